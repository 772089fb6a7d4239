import { describe, expect, it } from 'vitest';
import { writeApi } from '#worker/features/guide/documents/api-outline.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { writeSecurity } from '#worker/features/guide/documents/security.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const withParts = (more: string) =>
  deriveProduct(
    'Alto',
    `What it is
- A place on the web for the music of our choir.
Who uses it
- Choir leader (Leila)
- Singers
What happens
- The choir leader uploads a part → new part: voice, photo, recording
- A singer accepts a part → part is accepted
- A singer declines a part → part is declined${more}
- The choir leader exports the list of parts → new export: date
What is kept
- Part: voice, photo, recording; states: new, accepted, declined, put off
- Export: date`,
    [],
  );
const choir = withParts('');

describe('the sizes of files', () => {
  const sizes = '10 MB at most as photo and 100 MB at most as recording';

  it('are the same in the security plan and among the assumptions', () => {
    expect(writeSecurity(choir, 'b')).toContain(sizes);
    expect(writeRequirements(choir)).toMatch(
      new RegExp(`\\[ASSUMPTION\\] Nobody told how large a file may be; it is ${sizes}, and its address ends after`),
    );
  });
});

it('gives an export of exports one word in its address', () => {
  expect(writeApi(choir, 'b')).toContain('`POST /api/exports`');
});

it('whoever changes rows waits for the task that lists them, and two of them are in no round together', () => {
  const plan = writePlan(choir, 'b');
  const taskOf = (title: string) => new RegExp(`### (T-\\d+) ${title}`).exec(plan)?.[1] ?? '';
  const [one, other] = [taskOf('Accept'), taskOf('Decline')];
  const rounds = plan.split('\n').filter((line) => /^\| \d+ \|/.test(line));
  expect(one && other).not.toBe('');
  expect(rounds.filter((line) => line.includes(one) && line.includes(other))).toEqual([]);
  expect(plan).toMatch(new RegExp(`### ${other} .+\\n\\n- Serves: .+\\n- Depends on: .*\\b${one}\\b`));
});

it('of two that change the same rows in one round one is merged before the other', () => {
  const plan = writePlan(withParts('\n- A singer puts off a part → part is put off'), 'b');
  const taskOf = (title: string) => new RegExp(`### (T-\\d+) ${title}`).exec(plan)?.[1] ?? '';
  const [one, other] = [taskOf('Decline'), taskOf('Put off')].toSorted();
  expect(one && other).not.toBe('');
  expect(plan).toMatch(new RegExp(`- Merged ${one} before ${other} in \`src/data/`));
});
