import { expect, it } from 'vitest';
import { writeApi } from '#worker/features/guide/documents/api-outline.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (rule: string) =>
  deriveProduct(
    'Treeline',
    `Who uses it
- Hikers
- Rangers (me)
What happens
- A hiker reports a fallen tree → new report: hiker, place, photo; the rangers are told
- A hiker withdraws a report → report is withdrawn
- A ranger closes a report → report is closed; the hiker is told
- Rangers see the reports → the reports that are open
What is kept
- Report: hiker, place, photo; states: open, withdrawn, closed
What always holds
- Nobody withdraws a report of somebody else.
${rule}`,
    [],
  );

const own = told('- Hikers see only their own reports.');
const all = told('- Hikers and rangers see all reports.');
const refusal = (product: typeof own) =>
  writeApi(product, 'b').match(/\| (Anybody wants to withdraw a report of somebody else .*?) \| FR/)?.[1];

it('what somebody may not see is refused like a missing one, and what they see with the reason', () => {
  expect(refusal(own)).toContain('(404) | Refuse it, change nothing and say that there is no such report of theirs');
  expect(refusal(all)).toContain('(403) | Refuse it, change nothing and say why');
  expect(writeApi(all, 'b')).not.toContain('a foreign report');
});

it('a file has a call that takes it and one that gives it, in the outline and in the task that first needs it', () => {
  expect(writeApi(own, 'b')).toContain(
    'A file for `reports.photo` is sent by `POST /api/files` before its row, which is then sent with the key that this answers; it is read by `GET /api/files/:key`, only by whoever may see its row',
  );
  expect(writePlan(own, 'b').match(/for `reports\.photo`, `POST \/api\/files`/g)).toHaveLength(1);
});

it('who is meant by an id is answered with the name', () =>
  expect(writeApi(own, 'b')).toMatch(
    /Where a row points at an account \(`reports\.hiker_id`[^)]*\), whoever may see that column gets the name of that person/,
  ));

it('sessions have their queries in the file of the source tree', () =>
  expect(writePlan(own, 'b')).toContain('- Queries `src/data/sessions.ts`: `sessions` of each person.'));
