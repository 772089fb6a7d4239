import { describe, expect, it } from 'vitest';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { tellTrial } from '#worker/features/guide/documents/plan-wholes.rules.ts';
import { writeTools } from '#worker/features/guide/documents/tools.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { writeSetupPrompt } from '#worker/features/guide/prompts/set-up.rules.ts';

describe('a rule for the whole', () => {
  it.each([
    [
      'THE SYSTEM SHALL keep reports six years.',
      'keep reports six years; tried with the clock set a day before and a day after 6 years',
    ],
    ['WHEN somebody forgets a bill, THE SYSTEM SHALL go on.', 'see to it that somebody forgets a bill: it must go on'],
    [
      'THE SYSTEM SHALL be built for this: “Power fails most afternoons”.',
      'be built for this: “Power fails most afternoons”; seen on the walk of J-1',
    ],
    [
      'THE SYSTEM SHALL be built for this: “USD 18,000 for the first year”.',
      'be built for this: “USD 18,000 for the first year”; compared with what the services cost in the first month',
    ],
    [
      'THE SYSTEM SHALL ensure that setters never see costs.',
      'setters never see costs; tried as each kind of people, on every screen, list and file',
    ],
    [
      'THE SYSTEM SHALL show students that a kit is taken but not by whom.',
      'show students that a kit is taken but not by whom; tried as each kind of people, on every screen, list and file',
    ],
    [
      'THE SYSTEM SHALL count 8 hours a year as owed by each plot.',
      'count 8 hours a year as owed by each plot; tried with 7, 8 and 9 hours',
    ],
  ])('“%s” is shown so: %s', (text, told) => {
    expect(tellTrial(text, 'J-1')).toBe(told);
  });
});

const shield = deriveProduct(
  'Shield',
  `What it is
- A browser extension that hides results until I have seen the race
Who uses it
- Fans
What happens
- It blurs headlines and video titles on YouTube, Reddit and BBC
- A fan ticks a race as seen
What is kept
- Race: name, scheduled start, seen (yes/no)
What always holds
- The old list of races is typed up in Excel, one row for each
- No server`,
  [],
);

it('names the sites that an extension reads in its manifest, and where it looks on each', () => {
  const steps = listTasks(shield).find(({ title }) => title.startsWith('Blur'))?.steps ?? [];
  expect(steps.map(({ what }) => what)).toEqual(expect.arrayContaining(['Manifest', 'Places', 'Page script']));
  expect(steps.find(({ what }) => what === 'Manifest')?.says).toBe('gains YouTube, Reddit and BBC, and no other site');
});

it('brings over what is there already in a task of its own, before the release', () => {
  const tasks = listTasks(shield);
  const over = tasks.find(({ title }) => title === 'Bring over what is kept so far');
  expect(over?.serves).toMatch(/^NFR-\d$/);
  expect(tasks.at(-1)?.after).toContain(over?.id);
});

const stall = deriveProduct(
  'Stall',
  `What it is
- Orders for our market stall
Who uses it
- Customers
- Baker
What happens
- A customer orders bread → new order: bread, day
- If nobody has collected it by 6 pm, the customer is reminded
What is kept
- Order: bread, day (open, collected)
What counts as success
- Less than 3 loaves left in the evening`,
  [],
);

it('every feature is built with one of the tools, and the set-up names what comes next in a session of its own', () => {
  const tools = writeTools(stall, 'b');
  const [whole = ''] = tools.split('## The stack');
  const [way = '', weighed = ''] = whole.split('An app builder brings');
  for (const { id } of stall.features) expect(way.split(new RegExp(`${id}\\b`)).length, `${id} in ${way}`).toBe(2);
  expect(weighed).toContain('one repository');
  const { content } = writeSetupPrompt(stall, 'b');
  expect(content).toMatch(/## Next\n\nThe prompt that builds FR-\d “.+” \(T-2\), then that of FR-\d /);
  expect(
    listTasks(stall)
      .at(-1)
      ?.steps.map(({ what }) => what),
  ).toEqual(['Measures', 'SM-1']);
});
