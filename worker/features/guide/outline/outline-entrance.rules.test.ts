import { describe, expect, it } from 'vitest';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { entranceChecks, ruleDangers } from '#worker/features/guide/documents/outlined-security.rules.ts';
import { writeTests } from '#worker/features/guide/documents/tests.rules.ts';
import { isEntrance, signingUpAlone } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

describe('a rule on who is let in', () => {
  it.each([
    'Only choir members get in, the music is bought.',
    'Only members of the club are let in.',
    'Only staff have access.',
    'Only residents may enter.',
  ])('is one: %s', (rule) => expect(isEntrance(rule)).toBe(true));

  it.each([
    'Only the office may enter a cost.',
    'Only the coach sees the reason.',
    'Only Mia has access to the files.',
    'Members get in line.',
  ])('is none: %s', (rule) => expect(isEntrance(rule)).toBe(false));

  const choir = deriveProduct(
    'Choir',
    `Who uses it
- Singers
- Choir leader (me)
What happens
- I put in a new piece → new piece: title, sheet music
- I upload the members list → new list: file
- Singers open a piece
What is kept
- Piece: title, sheet music
- List: file
What always holds
- Only choir members get in, the music is bought for us.`,
    [],
  );
  const account = choir.features.find(({ key }) => key === 'account');

  it('is held where people sign in, by nothing being shown to whoever has not', () => {
    expect(account?.criteria.at(-1)).toBe(
      'IF somebody who is not signed in asks for any page or call but those by which people come in, THEN THE SYSTEM SHALL refuse it and show the sign-in alone: only choir members get in, the music is bought for us.',
    );
    const others = choir.features.filter((feature) => feature !== account);
    expect(others.flatMap(({ criteria }) => criteria).join(' ')).not.toContain('get in');
    expect(writeTests(choir, 'b')).toMatch(
      /Somebody who is not signed in asks for any page or call but those by which people come in \|.*\| Call of the server/,
    );
  });

  it('asks for a session everywhere but where people come in, and names those calls', () => {
    const behind =
      'Every call but those by which people come in (`POST /api/session`, `POST /api/accounts/password-link` and `POST /api/accounts/password`) asks for a session';
    expect(writeArchitecture(choir, 'b')).toContain(behind);
    expect(ruleDangers(choir).map(({ stops }) => stops)).toEqual([expect.stringContaining(behind)]);
  });

  it('is tried as a stranger, with a closed account and by an address that was handed on', () => {
    expect(ruleDangers(choir).map(({ check }) => check)).toEqual([
      expect.stringMatching(
        /^Without a session and with that of an account that was closed, ask for .* but those by which people come in: 401.*`pieces\.sheet_music`/,
      ),
    ]);
    expect(entranceChecks(choir)).toHaveLength(1);
  });
});

it.each([
  ['Customers register by themselves.', 'Customers'],
  ['Any member can make their own account', 'member'],
])('tells who signs up without being invited: %s', (line, who) => {
  expect(signingUpAlone(line)).toBe(who);
});

it.each([
  'No member registers by themselves.',
  'Members cannot register by themselves',
  'Nobody signs up by themselves',
  'Only members sign up by themselves',
])('tells of nobody that they do in “%s”', (line) => {
  expect(signingUpAlone(line)).toBeUndefined();
});
