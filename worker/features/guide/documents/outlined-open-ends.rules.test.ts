import { expect, it } from 'vitest';
import { leftAlone, passedBy } from '#worker/features/guide/documents/outlined-open-ends.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const derive = (acts: string, record: string) =>
  deriveProduct(
    'Barn',
    `Who uses it
- Farmers (me)
- Millers
What happens
${acts}
What is kept
- ${record}
What always holds
- Millers see only their own rows.`,
    [],
  );

const bills = `- Farmer drafts a bill → new bill: miller, amount, due date
- Farmer sends the bill → bill is sent; the miller is told
- Millers pay by link → bill is paid; the farmer is told
- Farmer cancels a bill → bill is cancelled; the miller is told
- A bill is not paid 3 days after its due date → the miller is reminded`;
const bill = 'Bill: miller, amount, due date; states: draft, sent, paid, cancelled';
const visits = `- Miller books a visit → new visit: day; the farmer is told
- Miller cancels a visit → visit is cancelled; the farmer is told
- Farmer marks a visit as done → visit is done
- A visit is on the next day → the miller is reminded`;
const visit = 'Visit: miller, day; states: booked, done, cancelled';

it.each([
  ['what cannot come to what it waits for', bills, bill, 'a bill that is “draft” or “cancelled”'],
  ['what has ended', visits, visit, 'a visit that is “done” or “cancelled”'],
])('the clock leaves alone %s', (_, acts, record, such) =>
  expect(leftAlone(derive(acts, record))).toEqual([
    expect.stringMatching(
      new RegExp(`^Nobody told what the clock does with ${such}; it leaves it alone \\(FR-\\d\\.1\\)\\.$`),
    ),
  ]),
);

it('asks what becomes of what waits for people when its day has passed, and builds that it stays', () => {
  const [gap, ...others] = passedBy(derive(visits, visit));
  expect(others).toEqual([]);
  expect(gap?.question).toBe(
    'what becomes of a visit that is still “booked” when its “day” has passed: does it stay so, or does it end by itself?',
  );
  expect(gap?.assumed).toMatch(/^A visit that is still “booked” when its “day” has passed stays so until/);
});

it.each([
  [
    'a clock ends it',
    `${visits}\n- A visit is not done by the evening of its day → visit is missed`,
    'Visit: miller, day; states: booked, done, cancelled, missed',
  ],
  ['its day is the one by which something is due', bills, bill],
])('asks nothing where %s', (_, acts, record) => expect(passedBy(derive(acts, record))).toEqual([]));
