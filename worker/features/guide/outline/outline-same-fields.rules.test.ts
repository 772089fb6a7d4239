import { describe, expect, it } from 'vitest';
import { detailsListed, fieldsAsListed, withParts } from '#worker/features/guide/outline/outline-same-fields.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const fields = (...names: string[]) => ({ fields: names.map((name) => ({ name })) });

it.each([
  ['copies', ['number of copies'], 'number of copies'],
  ['half days', ['number of days'], 'half days'],
  ['who', ['singer', 'rehearsal'], 'singer'],
  ['who', ['made by', 'month'], 'made by'],
  ['from when, till when', ['day', 'start time', 'end time'], 'start time, end time'],
  ['who says so', ['face', 'who said it'], 'who said it'],
  ['what we sing', ['date', 'pieces'], 'pieces'],
  ['ok or failed, region', ['region', 'result'], 'result (ok, failed), region'],
  ['ok or failed', ['region', 'state of repair'], 'ok or failed'],
  ['language pair', ['source language', 'target language'], 'source language, target language'],
  ['language pair', ['source language', 'client'], 'language pair'],
  ['curve of weight and flow', ['curve', 'stars'], 'curve'],
  ['whose card it is', ['whose it was', 'chapter'], 'whose it was'],
  ['who steps in', ['substitute', 'room'], 'substitute'],
  ['first name or nickname', ['nickname', 'age'], 'nickname'],
  ['what we sing', ['tenors', 'pieces', 'notes'], 'what we sing'],
])('%j among %j is %j', (said, names, expected) => expect(fieldsAsListed(said, fields(...names))).toBe(expected));

it('a head word stands for all that begin with it, where there are several and none of its own', () => {
  expect(withParts('payment, difference', fields('payment date', 'payment amount', 'difference'))).toBe(
    'payment date, payment amount, difference',
  );
  expect(withParts('payment, difference', fields('payment', 'payment date', 'payment amount'))).toBe(
    'payment, difference',
  );
});

it('what a list says of a field beside its name is kept', () => {
  expect(detailsListed('amount, due 31 March', 'amount, due date')).toEqual([
    { name: 'due date', said: 'due 31 March', isValue: true },
  ]);
  expect(detailsListed('difference to the next euro', 'difference')).toEqual([
    { name: 'difference', said: 'difference to the next euro', isValue: true },
  ]);
  expect(detailsListed('weight per piece', 'weight')).toEqual([
    { name: 'weight', said: 'weight per piece', isValue: false },
  ]);
  expect(detailsListed('name, size (S, M)', 'name, size')).toEqual([]);
});

const criteriaOf = (acts: string[], records: string[]) =>
  deriveProduct(
    'Plots',
    `Who uses it
- Members
- Secretary (me)
- Board
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
${records.map((line) => `- ${line}`).join('\n')}
What counts as success
- 80 plots`,
    [],
  ).features.flatMap(({ criteria }) => criteria);

describe('a criterion', () => {
  it('has the told value, for each of which one is made, and asks nobody to type it', () => {
    const criteria = criteriaOf(
      ['The secretary sends the rent in January → new rent for each plot: year, amount, due 31 March'],
      ['Plot: number', 'Rent: plot, year, amount, due date'],
    ).join(' ');
    expect(criteria).toContain(
      'keep a rent with plot, year, amount and due date (“due 31 March”), one for each plot, and',
    );
    expect(criteria).toContain('IF the year or the amount is missing');
  });

  it('is for each one that somebody has, where one may be free', () =>
    expect(
      criteriaOf(
        ['The secretary sends the rent in January → new rent for each plot: year, amount'],
        ['Plot: number, member; states: let, free', 'Rent: plot, year, amount'],
      ).join(' '),
    ).toContain('one for each plot that has a member, and'));

  it.each([
    [
      'Members fall ill → new absence: day; reminded, and after 8 it goes to the board',
      ['remind the member', 'hand it to the board after 8'],
    ],
    [
      'Members say they cannot → back to the secretary, the secretary picks another one',
      ['give it back to the secretary, who picks another one'],
    ],
    ['Members change their mind → allowed till the evening before', ['allow it till the evening before']],
    [
      'Members ask → all members, the board and the secretary are told',
      ['tell all members, the board and the secretary'],
    ],
    ['Members withdraw a request → withdrawn; the board is told', ['set the request to “withdrawn”']],
    ['Members report it done with a photo → the secretary is told', ['set the request to “done”']],
    ['Members say yes → date is fixed', ['set the request to “date fixed”']],
    ['The secretary is told at once → new request: text', []],
    ["The secretary closes the request → the member sees it's finished", ['show the member that it is finished']],
    [
      'The board declines and must say why → the member is told',
      ['ask for the reason, refuse it without one, and keep the reason with it'],
    ],
    [
      'Members send a request → the secretary is told in the morning at 8, only if it is urgent straight away',
      [
        'and it is urgent, THE SYSTEM SHALL tell the secretary straight away',
        'and it is not urgent, THE SYSTEM SHALL tell the secretary in the morning at 8 and not before',
      ],
    ],
    [
      'The secretary offers the plot to the first member, who has 14 days to say yes',
      ['give them 14 days to say yes, and list it as unanswered after that'],
    ],
    [
      'A request is not answered by Friday → the member is reminded; after the second reminder the board is told',
      ['remind the member once more, up to the second time'],
    ],
  ])('of “%s” says %j', (line, expected) => {
    const criteria = criteriaOf(
      [line],
      ['Request: text; states: open, date fixed, done, withdrawn', 'Plot: number', 'Absence: day'],
    ).join(' ');
    for (const text of expected) expect(criteria).toContain(text);
    expect(criteria).not.toMatch(/ensure that (?:reminded|back|allowed)|create a/);
  });
});
