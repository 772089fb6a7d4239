import { describe, expect, it } from 'vitest';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { levelOf, testsOf, walkFileOf } from '#worker/features/guide/documents/test-levels.rules.ts';
import { writeTests } from '#worker/features/guide/documents/tests.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const outlined = (name: string, is: string) =>
  deriveProduct(
    name,
    `What it is
- ${is}
Who uses it
- Baker: bakes and releases
What happens
- The baker enters a batch.
- The baker opens the list of batches → sees which ones are released
What is kept
- Batch: number, weight`,
    [],
  );
const loaves = outlined('Loaves', 'A place on the web for batches.');

describe('where a criterion is tested', () => {
  it('is the lowest place that can show it', () => {
    expect(levelOf({ cause: 'a baker enters a batch', effect: 'keep a batch with number' })).toBe('Call of the server');
    expect(levelOf({ cause: 'a baker enters a batch', effect: 'show it in the list' })).toBe('Browser');
  });

  it.each([
    ['the number a day or the hours a week are missing', 'say so', 'Call of the server'],
    ['there are more than 5 days in a row', 'refuse it, change nothing and say why', 'Call of the server'],
    ["a kit is not back by 10 o'clock on the day after", 'set the loan to “late”', 'Rule with a set clock'],
    ['it is three days before the date of the visit', 'send the patient a link', 'Rule with a set clock'],
    ['the form is not there the evening before', 'remind the patient', 'Rule with a set clock'],
    ['a baker looks at a month', 'show the sum saved', 'Browser'],
  ])('has its clock set only where time brings it about: %s', (cause, effect, level) => {
    expect(levelOf({ cause, effect })).toBe(level);
  });

  it('has no clock where somebody is there who does it', () => {
    const cause = 'customers order bread the evening before';
    expect(levelOf({ cause, effect: 'keep an order', actor: 'customer' })).toBe('Call of the server');
    expect(
      levelOf({
        cause: 'a volunteer has not come 10 minutes after the start',
        effect: 'tell the lead',
        actor: 'volunteer',
      }),
    ).toBe('Rule with a set clock');
  });

  it('has a command of its own in the browser, in the plan and in the test plan', () => {
    const [, second] = loaves.features;
    expect(second && testsOf(loaves, second)).toBe(
      "`npx vitest run -t 'FR-2\\.'` and `npx playwright test -g 'FR-2\\.'`",
    );
    expect(second && walkFileOf(loaves, second)).toMatch(/^e2e\/[\w-]+\.spec\.ts$/);
    expect(writePlan(loaves, 'b')).toContain("and `npx playwright test -g 'FR-2\\.'`; then in the browser");
    expect(writeTests(loaves, 'b')).toContain(
      'pass with `npx vitest run`, those marked “Browser” with `npx playwright test`',
    );
  });

  it('has none in a command, which has no screen', () => {
    const command = outlined('loaf', 'A command line tool for batches.');
    expect(command.features.map((feature) => walkFileOf(command, feature)).filter(Boolean)).toEqual([]);
    expect(writeTests(command, 'b')).not.toContain('playwright');
  });
});
