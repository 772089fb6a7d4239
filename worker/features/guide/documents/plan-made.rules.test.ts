import { describe, expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { outlines } from '#worker/features/guide/testing/outlines.ts';

describe('what a task waits for', () => {
  it.each(Object.entries(outlines))('is all that its migration points at or changes (%s)', (name, told) => {
    const product = deriveProduct(name, told, []);
    const tasks = listTasks(product);
    const tables = listTables(product);
    const waits = new Map<string, Set<string>>();
    for (const { id, after } of tasks)
      waits.set(id, new Set([...after, ...after.flatMap((one) => [...(waits.get(one) ?? [])])]));
    const made = new Map<string, string>();
    const lacking = tasks.flatMap(({ id, steps }) => {
      const own = steps.filter(({ what }) => what === 'Table');
      const isGained = (says: string) => says.startsWith('gains ');
      for (const { file, says } of own) if (!isGained(says)) made.set(file, id);
      const needed = own.flatMap(({ file, says }) =>
        isGained(says)
          ? [file]
          : (tables.find((table) => table.name === file)?.columns ?? []).flatMap(({ name, references }) =>
              references && says.includes(name) ? [references] : [],
            ),
      );
      return needed.filter((table) => {
        const maker = made.get(table);
        return maker !== undefined && maker !== id && !waits.get(id)?.has(maker);
      });
    });
    expect(lacking).toEqual([]);
  });
});

const clinic = deriveProduct(
  'Forms',
  `What it is
- A place on the web for the forms of our patients.
Who uses it
- Patients
- Nurses
- Front desk
What happens
- The front desk enters a visit → the patient gets a link by text message three days before
- If the form isn't there the evening before → the patient is reminded by text once
- A nurse finds something unclear → the form is back to patient; the patient is told by text
What is kept
- Visit: patient, mobile number, date and time
- Form: visit, allergies; states: begun, sent, back to patient`,
  [],
);

describe('the job that sends what waits', () => {
  it('is built by the first task that has something to send, which makes the rows, too', () => {
    const building = listTasks(clinic).filter(({ steps }) =>
      steps.some(({ file }) => file.endsWith('/send-messages.ts')),
    );
    const keeping = listTasks(clinic).filter(({ steps }) =>
      steps.some(({ what, file }) => what === 'Table' && file === 'messages'),
    );
    expect(building.map(({ title }) => title)).toEqual(['Enter a visit']);
    expect(keeping).toEqual(building);
  });

  it('makes them with what comes by itself, too', () => {
    const queue = deriveProduct(
      'Chair',
      `What it is
- Walk-in queue for a barber shop.
Who uses it
- Customers
- Barbers
What happens
- Customers take a ticket → new ticket: name, phone
- Two are left before a ticket → the customer is told
- Barbers call the ticket → ticket is called; the customer is told
What is kept
- Ticket: name, phone, time joined; states: waiting, called`,
      [],
    );
    const [first] = listTasks(queue).filter(({ steps }) =>
      steps.some(({ what, file }) => what === 'Table' && file === 'messages'),
    );
    expect(first?.title).toBe('Two are left before a ticket');
  });
});

describe('those who are told something', () => {
  it('are kept before anybody tells them', () => {
    const truck = deriveProduct(
      'Truck',
      `What it is
- A place on the web that tells where our food truck stands.
Who uses it
- Customers
- Food truck owners
What happens
- Food truck owner announces a stop → new stop: date, place; the followers are told
- Customer follows the stops → new follower: e-mail address
What is kept
- Stop: date, place; states: announced, over
- Follower: e-mail address; states: following, gone`,
      [],
    );
    const titles = listTasks(truck).flatMap(({ feature, title }) =>
      feature && feature.key !== 'account' ? [title] : [],
    );
    expect(titles).toEqual(['Follow the stops', 'Announce a stop']);
  });
});
