import { expect, it } from 'vitest';
import { edgeCasesOf } from '#worker/features/guide/documents/outlined-edge-cases.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const hut = (acts: string, rules: string) =>
  deriveProduct(
    'Hut',
    `What it is
- Beds of a hut
Who uses it
- Hikers
- Wardens
What happens
- A hiker books a bed → new booking: bed, from, until; the warden is told
${acts}
What is kept
- Bed: name; states: free, closed
- Booking: hiker, bed, from, until; states: asked, confirmed, cancelled
What always holds
${rules}`,
    [],
  );
const full = hut(
  `- A warden confirms a booking → booking is confirmed
- A warden enters a bed → new bed: name
- A hiker cancels a booking → booking is cancelled
- Nobody confirms a booking within 2 days → the hiker is told
- Wardens look at the bookings → hiker and bed of each booking`,
  `- Never more than 4 beds for one hiker.
- Only wardens see the phone numbers of hikers.`,
);
const lines = edgeCasesOf(full);
const of = (kind: string) => lines.find((line) => line.startsWith(`**${kind}**: `)) ?? '';

it.each([
  ['Two at the same moment', /^\*\*.+: of two calls that together would mean that /],
  ['Out of turn', /a warden wants to confirm a booking \(FR-2\) where the booking is “cancelled”/],
  ['Too late, or too early', /the bed is “closed” \(FR-1\.\d\)/],
  ['Nobody does it in time', /nobody confirms a booking within 2 days: Hut must tell the hiker \(FR-5\.1\)/],
  ['At the limit', /“Never more than 4 beds for one hiker” is tried with 3, 4 and 5 beds/],
  ['Typed wrong', /“until” is before “from” \(FR-1\.\d\) or a field that is asked for stays empty \(FR-1\.2/],
  ['A line that drops', /a hiker books a bed and hears nothing; sent again it is one booking and not two \(FR-1\)/],
  ['A message that does not arrive', /sees it on the first screen of Hut the next time \(FR-1\.\d/],
  ['Somebody who leaves', /Hut must end their sessions within 60 seconds and keep what they entered \(FR-7\.\d\)/],
  ['Nothing there yet', /one sentence says so \(FR-6\.\d\)/],
])('%s: what happens then, and the criterion that says so', (kind, told) => expect(of(kind)).toMatch(told));

it('every criterion that they name stands in the requirements', () => {
  const text = writeRequirements(full);
  expect(text).toContain('## Edge cases');
  const named = [...lines.join(' ').matchAll(/\b(?:FR|NFR)-\d+(?:\.\d+)?/g)].map(([id]) => id);
  expect(named.length).toBeGreaterThan(8);
  for (const id of named) expect(text).toMatch(new RegExp(`\\*\\*${id.replace('.', '\\.')}\\*\\*|### ${id} `));
});

it('of hardly anything off the path there is no section', () => {
  const plain = deriveProduct('Notes', 'Who uses it\n- Me\nWhat happens\n- I look at the moon', []);
  expect(edgeCasesOf(plain)).toEqual([]);
  expect(writeRequirements(plain)).not.toContain('## Edge cases');
});

it('without a rule on how many, two who decide on the same thing are told, and nobody who has only their own', () => {
  const line = edgeCasesOf(
    hut(
      '- A warden confirms a booking → booking is confirmed\n- A hiker cancels a booking → booking is cancelled',
      '- Only wardens see the phone numbers of hikers.',
    ),
  ).find((one) => one.startsWith('**Two at the same moment**'));
  expect(line).toMatch(/two wardens confirm a booking \(FR-2\.\d\); the first one counts/);
  expect(line).not.toContain('hikers');
});
