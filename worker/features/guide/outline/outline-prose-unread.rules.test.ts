import { describe, expect, it } from 'vitest';
import { toldClauses } from '#worker/features/guide/outline/outline-prose-unread.rules.ts';

const told = (sentence: string) => {
  const { unread, clauses } = toldClauses(sentence) ?? { clauses: [] };
  return { unread, doings: clauses.map(({ subject, verb }) => `${subject}: ${verb.base}`) };
};

describe('a sentence of which a part is not read', () => {
  it('keeps the clauses behind it', () =>
    expect(told('Dues by card or cash, members see the queue, and the cook closes it.')).toEqual({
      unread: 'Dues by card or cash',
      doings: ['members: see', 'the cook: close'],
    }));

  it('is read whole where each clause is read', () =>
    expect(told('Members see the queue, the cook closes it.')).toEqual({
      unread: undefined,
      doings: ['Members: see', 'the cook: close'],
    }));

  it.each(['In spring, for two weeks', 'An app for cooks, waiters and guests, members see the queue'])(
    'is left where its beginning is no clause: %s',
    (sentence) => expect(toldClauses(sentence)).toBeUndefined(),
  );
});
