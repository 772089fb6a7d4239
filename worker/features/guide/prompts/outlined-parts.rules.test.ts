import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { writeFeaturePrompt } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { forbidLimit } from '#worker/features/guide/prompts/left-out.rules.ts';
import { writeSetupPrompt } from '#worker/features/guide/prompts/set-up.rules.ts';

const bakery = deriveProduct(
  'Loaves',
  `What it is
- A register of loaves from the flour to the shop
Who uses it
- Baker: bakes and releases
- Miller (Otto): delivers flour
What happens
- The miller enters a sack.
- The baker puts sacks into a batch.
- The baker releases a batch.
What is kept
- Sack: number, weight, grain (rye, wheat)
- Batch: number, sack; states: made, released
What always holds
- Only the baker releases a batch.
- A batch has at most three sacks.
What it will not do
- It does not print bills`,
  [{ topic: 'Who sees what', decision: 'The miller sees sacks only. The baker sees sacks and batches.' }],
);
const basis = 'Requirements v1';
const promptOf = (title: string) => {
  const feature = bakery.features.find((one) => one.title === title);
  return feature ? writeFeaturePrompt(bakery, feature, basis, true).content : '';
};
const sectionOf = (text: string, heading: string) => text.split(`## ${heading}\n\n`)[1]?.split('\n\n## ')[0] ?? '';

describe('a prompt for a feature of an outline', () => {
  const prompt = promptOf('Put sacks into a batch');

  it('says what it is for, and where it stands on its way', () => {
    expect(sectionOf(prompt, 'Goal')).toContain(
      'The baker puts sacks into a batch. It is step 2 of J-1, after “The miller enters a sack” and before “The baker releases a batch”.',
    );
    expect(sectionOf(prompt, 'Context')).toContain('Loaves is a register of loaves from the flour to the shop.');
  });

  it('holds the rules of its owner by the criterion that says them, and who sees what of it', () => {
    expect(sectionOf(prompt, 'Always')).toMatch(/^- AD-\d holds FR-2\.\d: /m);
    expect(sectionOf(prompt, 'Always')).not.toContain('at most three sacks');
    expect(sectionOf(prompt, 'Always')).toContain('- The baker sees sacks and batches.');
    expect(sectionOf(prompt, 'Edge cases')).toContain(' with 2, 3 and 4 sacks.');
  });

  it('shows the columns with the told choices, and the files that its task makes', () => {
    expect(sectionOf(promptOf('Enter a sack'), 'Data')).toContain("grain ('rye', 'wheat')");
    expect(sectionOf(prompt, 'Data')).toContain('state: made, released');
    expect(sectionOf(prompt, 'Files')).toContain('- `migrations/0003_batches.sql`: migration, `batches`');
  });

  it('shows the data as it is by then: the history that its migration makes, and nothing that a later task makes', () => {
    const repairs = deriveProduct(
      'Repairs',
      `Who uses it
- Landlord (me)
- Tenants
What happens
- A tenant reports a repair → new repair: what is broken
- The landlord gives the repair to a plumber → repair is given out
- A tenant closes a repair → repair is closed
- The landlord adds a remark to a plumber → new remark: plumber, text
What is kept
- Repair: what is broken, plumber; states: reported, given out, closed
- Plumber: name
- Remark: plumber, text`,
      [],
    );
    const [report] = repairs.features;
    const data = report ? sectionOf(writeFeaturePrompt(repairs, report, basis, true).content, 'Data') : '';
    expect(data).toContain('- `repairs` (a repair): ');
    expect(data).toMatch(/^- `repair_changes` \(a repair change\): id, repair_id → repairs, state, changed_by_id /m);
    expect(data).not.toContain('plumber');
  });
});

it('a set-up prompt of an outline makes no table, and says which feature makes each', () => {
  const setup = writeSetupPrompt(bakery, basis).content;
  expect(setup).not.toContain('0001_begin.sql');
  expect(sectionOf(setup, 'Tables to come, each made by the feature that first needs it')).toMatch(
    /^- FR-1: `sacks`.*\n- FR-2: `batches`/,
  );
});

it.each([
  ['It does not import the old books.', 'Import the old books.'],
  ['It never sends anything.', 'Send anything.'],
  ['Donors do not enter.', 'Let donors enter.'],
  ['Nothing on telephones, we do not like them.', 'Build anything on telephones.'],
  ['Nothing makes it look as if we pay mechanics.', 'Make it look as if we pay mechanics.'],
  ['Ada, Ben and Cem are not members.', 'Go against this: Ada, Ben and Cem are not members.'],
])('“%s” is a thing never to do', (limit, told) => {
  expect(forbidLimit(limit)).toBe(told);
});
