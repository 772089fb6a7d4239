import { describe, expect, it } from 'vitest';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { lastingLines } from '#worker/features/guide/product/outside-gaps.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (act: string, rule = 'A well has one number', people = 'Keepers', facts: string[] = []) =>
  deriveProduct(
    'Wells',
    `Who uses it
- ${people}
What happens
- ${act}
What is kept
- Well: number, depth
What always holds
- ${rule}
What counts as success
- 30 wells in a year`,
    facts.map((decision) => ({ topic: 'Outline', decision })),
  );
const asked = (...of: Parameters<typeof told>) => told(...of).clarifications;

describe('what an outline rests on outside is asked for', () => {
  it.each([
    ['A keeper reports a dry well by basic phone, at no cost to her.', /who pays for what is sent/],
    ['High wind overnight, gusts over 45 mph: all wells jump onto the list.', /from where does Wells know the weather/],
    ['It fetches the rain calendar once a day.', /from which address comes it/],
    ['A keeper pays the rent of a well.', /how does the money move/],
  ])('%s', (act, question) => expect(asked(act).join()).toMatch(question));

  it.each([
    ['A keeper pays the rent of a well by bank transfer.'],
    ['A keeper fetches water.'],
    ['A keeper enters a well.'],
  ])('and not where it is told: %s', (act) => expect(asked(act)).toEqual([]));
});

describe('what has to outlast its bills', () => {
  const rule = 'It must not stop when somebody forgets to pay a bill';
  const lasting = told('A stranger sees a well.', rule, 'Strangers');

  it('is read from plain files where everybody may read it', () => {
    expect(listChoices(lasting)[1]).toMatchObject({ decision: rule, serves: 'FR-1' });
    expect(stackOf(lasting).parts.join()).toMatch(/Plain files .*Internet Archive/);
    expect(lasting.clarifications.join()).toContain('who looks after Wells');
  });

  it('is handed over as files where it is not for everybody', () =>
    expect(stackOf(told('A keeper sees a well.', rule)).parts.join()).toMatch(/handed to somebody else/));

  it.each(['Nobody pays a deposit that is paid or cancelled', 'Nobody pays for a well that is dry'])(
    'is no matter of who pays for what is kept: %s',
    (line) => expect(lastingLines(told('A keeper sees a well.', line).idea)).toEqual([]),
  );

  it('is told by who pays for the product itself', () =>
    expect(lastingLines(told('A keeper sees a well.', 'It still opens when nobody pays the bill').idea)).toHaveLength(
      1,
    ));

  it('is no matter of how long a record is kept', () =>
    expect(listChoices(told('A keeper sees a well.', 'Wells are kept twenty years'))[1]?.decision).not.toMatch(
      /files/,
    ));
});
