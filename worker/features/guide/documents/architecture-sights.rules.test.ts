import { describe, expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const clinic = deriveProduct(
  'Forms',
  `What it is
- A place on the web for the forms of our patients.
Who uses it
- Patients
- Nurses
- Doctors
- Front desk
What happens
- Patients fill in a form → new form: allergies, medicines
- Patients send the form off → form is sent; shows up in the nurses' list
- The form isn't there the evening before → the patient is reminded by text once; the front desk sees who is missing
- Nurses review the form → form is reviewed; the doctor sees the summary
- Doctors see a summary of the form
- End of the year the front desk gets the forms for each doctor → list as PDF
What is kept
- Form: allergies, medicines; states: begun, sent, reviewed`,
  [],
);
const sightsOf = (title: string) =>
  listPlaces(clinic)
    .find(({ feature }) => feature.title.startsWith(title))
    ?.sights.map(({ file, who }) => [who.one, file]);

describe('what somebody else is shown', () => {
  it('stands on a page of theirs, also where time has brought it', () => {
    expect(sightsOf("The form isn't there")).toContainEqual(['front desk', 'src/pages/get-the-forms-for-each.tsx']);
    expect(sightsOf('Fill in a form')).toEqual([]);
  });

  it('stands where they look at these rows anyway', () => {
    const summary = listPlaces(clinic).find(({ feature }) => feature.title.startsWith('See a summary'))?.screen;
    expect(sightsOf('Review the form')).toEqual([['doctor', summary]]);
  });

  it('is built on that page and not on the one of whoever did it', () => {
    const steps = listTasks(clinic).find(({ title }) => title.startsWith('Review the form'))?.steps ?? [];
    const screens = steps.filter(({ what }) => what === 'Screen').map(({ says }) => says);
    expect(screens).toHaveLength(2);
    expect(screens[1]).toMatch(/^for the doctors: FR-4\.\d \(show the doctor the summary\)$/);
    expect(screens[0]).not.toContain('FR-4.3');
  });
});

describe('a list that somebody gets', () => {
  it('is asked for by a call of theirs and has a screen', () => {
    const place = listPlaces(clinic).find(({ feature }) => feature.title.startsWith('Get the forms'));
    expect(place?.screen).toBeDefined();
    expect(
      listCalls(clinic).flatMap(({ method, path, criterion }) =>
        criterion.feature.id === place?.feature.id ? [`${method} ${path} ${criterion.actor}`] : [],
      ),
    ).toEqual(['GET /api/forms/reports/forms?year= front desk']);
  });
});

describe('a text message that cannot be delivered', () => {
  it('stands in a list that whoever sends it asks for on a page', () => {
    const product = deriveProduct(
      'Reminders',
      `Who uses it
- Patients
- Front desk
What happens
- Front desk enters a visit → new visit: patient, mobile number, date; the patient is told by text message
What is kept
- Visit: patient, mobile number, date`,
      [],
    );
    const own = listPlaces(product).find(({ feature }) => feature.id === 'FR-1');
    expect(own?.sights.map(({ who, file }) => [who.one, file])).toEqual([
      ['front desk', 'src/pages/not-delivered.tsx'],
    ]);
    expect(own?.calls.map(({ method, path, criterion }) => `${method} ${path} ${criterion.actor}`)).toContain(
      'GET /api/messages/not-delivered front desk',
    );
  });
});
