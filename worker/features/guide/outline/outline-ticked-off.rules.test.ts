import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (acts: string[], kept: string[]) =>
  deriveProduct(
    'Fair',
    `Who uses it
- Steward (me)
- Guests
What happens
${['Guests apply → new guest: name, size', ...acts].map((line) => `- ${line}`).join('\n')}
What is kept
${['Guest: name, size; states: applied, accepted', ...kept].map((line) => `- ${line}`).join('\n')}`,
    [],
  );
const criteriaOf = (...of: Parameters<typeof told>) => told(...of).features.flatMap(({ criteria }) => criteria);

it.each([
  [
    'two things that are handed out, each with a yes or no of its own',
    'The steward hands out badge and shirt → ticked off at the guest',
    'WHEN the steward hands out badge and shirt, THE SYSTEM SHALL mark the guest as “badge handed out” and “shirt handed out” and show beside it who did that and when.',
  ],
  [
    'one thing, not a second time',
    'The steward collects the badge → ticked off at the guest',
    'IF the guest is marked as “badge collected” already, THEN THE SYSTEM SHALL change nothing and say when that was done.',
  ],
  [
    'nothing of a thing that is not kept',
    'The steward hands out badge and shirt → ticked off at the gate',
    'WHEN the steward hands out badge and shirt, THE SYSTEM SHALL tick it off at the gate.',
  ],
])('ticks off %s', (_, act, expected) => expect(criteriaOf([act], [])).toContain(expected));

it('lets whoever does the same elsewhere do what is told without a doer, and takes several of a single kind for it', () => {
  const product = told(
    [
      'Guests scan the code of a stand',
      'A meal is handed out by scanning the code → new meal: guest, day',
      'Stewards announce walks → new walk: place, day',
      'A meal is eaten with pleasure',
    ],
    ['Meal: guest, day', 'Walk: place, day'],
  );
  expect(product.features.map(({ says }) => says)).toEqual(
    expect.arrayContaining(['A guest hands out a meal by scanning the code.', 'Stewards announce walks.']),
  );
  expect(listCalls(product).map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['POST /api/meals', 'POST /api/walks']),
  );
});

it('keeps a row without what another line tells to be lacking, and with all else', () => {
  const missing = (other: string) =>
    criteriaOf(
      ['The steward writes down a delivery → new delivery: van, number of paper', other],
      ['Delivery: van, number of paper, remark'],
    ).find((text) => text.includes('make no delivery yet'));
  expect(missing('If the van brings no paper, the steward writes a remark → delivery gets remark')).toContain(
    'IF the van is missing,',
  );
  expect(missing('If the paper is wet, the steward writes a remark → delivery gets remark')).toContain(
    'IF the van or the number of paper is missing,',
  );
});

it('calls what is deleted by its own address, whatever it is all about', () => {
  const product = told(
    ['Guests follow a stand → new alert: e-mail', 'Guests click stop → the alert is deleted, no questions'],
    ['Alert: e-mail'],
  );
  expect(listCalls(product).map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /api/alerts/:id');
});

it('counts how long nobody has done something from the first state of the thing', () => {
  const texts = criteriaOf(
    [
      'The steward accepts a guest → guest is accepted',
      'Nobody accepts for 3 days → the steward is told',
      'Nobody eats for 3 days → the steward is told',
    ],
    [],
  );
  expect(texts).toContain(
    'WHEN a guest has been “applied” for 3 days and nobody has accepted it, THE SYSTEM SHALL tell the steward.',
  );
  expect(texts).toContain('WHEN nobody eats for 3 days, THE SYSTEM SHALL tell the steward.');
});
