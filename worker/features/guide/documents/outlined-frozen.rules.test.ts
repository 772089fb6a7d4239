import { describe, expect, it } from 'vitest';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { frozenIn } from '#worker/features/guide/documents/outlined-frozen.rules.ts';
import { ruleDangers } from '#worker/features/guide/documents/outlined-security.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (...rules: string[]) =>
  deriveProduct(
    'Letters',
    `Who uses it
- Clerk
- Clients
What happens
- Clerk drafts a letter → new letter: client, text
- Clerk sends the letter → letter is sent, with the next number; the client is told
- Client disputes the letter → letter is disputed, with the reason
What is kept
- Letter: client, text, number, reason; states: draft, sent, disputed
What always holds
${rules.map((line) => `- ${line}`).join('\n')}`,
    [],
  );
const fixedIn = (...rules: string[]) => listChoices(told(...rules)).find(({ group }) => group === 'fixed');

describe('what nobody changes from a state on', () => {
  it.each([
    'Nobody changes a letter that is sent.',
    'A sent letter is never deleted.',
    'After sending nobody changes it.',
  ])('%s', (rule) =>
    expect(frozenIn(told(rule), [{ text: rule }])).toMatchObject({
      table: 'letters',
      states: ['sent'],
      before: ['draft'],
    }),
  );

  it('names each state of a rule on several', () => {
    const rule = 'Nobody changes a letter that is sent or disputed.';
    expect(frozenIn(told(rule), [{ text: rule }])?.states).toEqual(['sent', 'disputed']);
    expect(fixedIn(rule)?.rule).toMatch(/^Once `letters\.state` has reached “sent” or “disputed”, a trigger refuses/);
    expect(ruleDangers(told(rule))[0]?.check).toMatch(/^Once it is “sent” or “disputed”, send a change/);
  });

  it('lets its state go on with what comes with it', () => {
    const choice = fixedIn('Nobody changes a letter that is sent.', 'A sent letter is never deleted.');
    expect(choice?.decision).toBe('What stands in a letter stays from “sent” on');
    expect(choice?.rule).toMatch(
      /^Once `letters\.state` has reached “sent”, a trigger refuses a delete and a change of client and text; the state goes on.+FR-3\.1 with the reason/,
    );
    const [danger] = ruleDangers(told('Nobody changes a letter that is sent.'));
    expect(danger?.check).toContain('bring it to its next state: that goes through');
  });

  it('is all of its rows where no state is told', () => {
    const rule = 'Nobody changes a letter.';
    expect(frozenIn(told(rule), [{ text: rule }])).toBeUndefined();
    expect(fixedIn(rule)?.rule).toContain('a trigger of the table refuses both');
  });
});
