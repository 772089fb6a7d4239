import { describe, expect, it } from 'vitest';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { readNames, withRoles } from '#worker/features/guide/idea/names.rules.ts';

const told = (text: string, product = '') => withRoles(text, readNames(text, product));

describe('persons who are called by name', () => {
  it.each([
    [
      'My outworker Callum does the closing. Callum sees the order.',
      'My outworker does the closing. The outworker sees the order.',
    ],
    ['Mrs. Okafor, our technician, signs it. Ask Mrs Okafor.', 'our technician, signs it. Ask the technician.'],
    ['A student called Priya packs. Then Priya posts.', 'A student packs. Then the student posts.'],
    ['My wife Sandra does the books, and Sandra pays.', 'My wife does the books, and my wife pays.'],
    ['Our IT (Fergal) wants it. Matron (Bev) agrees.', 'Our IT wants it. Matron agrees.'],
    ['sheila is the manager. then sheila calls them', 'then the manager calls them'],
    ['It stays locked without me or Stan saying so.', 'It stays locked without me or the helper saying so.'],
    ['Pauline and Jean help with photographs.', 'The helpers help with photographs.'],
    [
      'The league secretary (Moira, she wants it by Sunday) reads it. Moira remarks.',
      'The league secretary reads it. The league secretary remarks.',
    ],
    [
      'Fourteen skippers sell, and Dermot weighs. Dermot’s weight counts.',
      'Fourteen skippers sell, and the helper weighs. The helper’s weight counts.',
    ],
    // A tool, a town and a month are nobody.
    [
      'Our flags live in Unleash, my town is Leith, in June we close.',
      'Our flags live in Unleash, my town is Leith, in June we close.',
    ],
  ])('are told by their role: %s', (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it('leaves the name of the product', () => {
    expect(told('Clara should remind members.', 'Clara')).toBe('Clara should remind members.');
  });

  it('is none of those who were told of before under the shorter name', () => {
    const { told: clauses } = readIdea(
      'Table',
      'The secretary taps each goal. The sheet goes to Moira, the league secretary. Moira decides about protests.',
    );
    const deciding = clauses.find(({ verb }) => verb === 'decide');
    expect(deciding?.who).toMatchObject({ one: 'league secretary' });
  });

  it('makes no name a role, a thing or a record', () => {
    const { told: clauses, things } = readIdea(
      'Lasts',
      'I make shoes in a workshop. My outworker Callum should see each order. Priya should book fittings.',
    );
    expect(clauses.flatMap(({ who, kind }) => (kind === 'act' && typeof who === 'object' ? [who.one] : []))).toEqual([
      'outworker',
      'helper',
    ]);
    expect(things.map(({ one }) => one).join(' ')).not.toMatch(/callum|priya/i);
  });
});
