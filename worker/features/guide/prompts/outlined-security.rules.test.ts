import { expect, it } from 'vitest';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { edgesOf } from '#worker/features/guide/prompts/edges.rules.ts';
import { writeSecureFeaturePrompt } from '#worker/features/guide/prompts/secure-feature.rules.ts';
import { writeSecurityPrompt } from '#worker/features/guide/prompts/security.rules.ts';

const forms = deriveProduct(
  'Forms',
  `Who uses it
- Front desk (me)
- Doctors
What happens
- The front desk enters a visit → new visit: patient, mobile number, doctor
- Doctors write a form → new form: visit, allergies, remark
- Doctors close a form → form is closed
What is kept
- Visit: patient, mobile number, doctor
- Form: visit, allergies, remark; states: begun, closed
What always holds
- The front desk sees whether a form is there but not what is in it.
What counts as success
- 70 visits`,
  [],
);

it('tells of each record on somebody who alone gets which rows, health first', () => {
  const { content } = writeSecurityPrompt(forms, 'Requirements v1');
  expect(content).toMatch(/- `forms\.allergies` only for: doctors\.\n- `visits\.[^\n]+ only for: /);
  expect(content).not.toContain('Only for the asker');
});

it('names for a column those alone who see it, and whoever gave it sees their own', () => {
  const product = deriveProduct(
    'Kiln',
    `Who uses it
- Buyers
- Potters
- Support staff
What happens
- Buyers order a piece → new order: number, delivery address; the potter is told
- Potters send an order → order is sent; the buyer is told
What is kept
- Order: buyer, number, delivery address; states: ordered, sent
What always holds
- Buyers see only their own orders.
- Support sees sums and states but not the delivery address.
- A delivery address is seen only by potters.`,
    [],
  );
  const { content } = writeSecurityPrompt(product, 'Requirements v1');
  expect(content).toContain('`orders.delivery_address` only for: buyers only their own (`buyer_id`) and potters.');
  expect(writeDatabase(product, 'b')).toContain('`delivery_address` only for potters, and for buyers their own');
});

it('attacks what is sent to a feature, and nothing that the product writes itself', () => {
  const closing = forms.features.find(({ title }) => title.startsWith('Close'));
  const writing = forms.features.find(({ title }) => title.startsWith('Write'));
  expect(writeSecureFeaturePrompt(forms, 'Requirements v1', writing).content).toMatch(/`<script>` as `forms\.\w+`/);
  expect(writeSecureFeaturePrompt(forms, 'Requirements v1', closing).content).not.toContain('<script>');
});

const days = deriveProduct(
  'Days',
  `Who uses it
- Board
- Members
What happens
- The board puts up a work day → new work day: date, places
- Members note their hours → new hours entry: work day, member, hours
- The board sees who has not done their hours
What is kept
- Work day: date, places
- Hours entry: work day, member, hours
What always holds
- A member sees only their own hours entries, the board sees all.`,
  [],
);

it('tries the reading calls too: a list of all rows is not for those who see their own', () => {
  const { content } = writeSecurityPrompt(days, 'Requirements v1');
  expect(content).toMatch(/`GET \/api\/hours-entries\/[\w-]+` \(FR-3\.1\) [^\n]+ \w+ \(member\) → 403\./);
  expect(content).toContain('- Every other call of `docs/api-outline.md`, the reading ones too');
});

it('tries what may be opened where it is opened, and not at what enters it', () => {
  const visits = deriveProduct(
    'Visits',
    `Who uses it
- Patients
- Front desk (me)
What happens
- The front desk enters a visit → new visit: patient, date of birth, date; the patient gets a link by text message
- Patients fill in a form → new form: visit, remark
What is kept
- Visit: patient, date of birth, date; states: planned, over
- Form: visit, remark
What always holds
- The link works for one visit only and until that visit is over; before it opens the date of birth is asked.`,
    [],
  );
  const [enter] = visits.features;
  const edges = enter ? edgesOf(visits, enter).join('\n') : '';
  expect(edges).toMatch(
    /“The link works for one visit only [^”]+” → nothing of it is shown, .+ test: open it with each condition not met/,
  );
});
