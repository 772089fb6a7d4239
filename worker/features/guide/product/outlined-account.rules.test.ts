import { describe, expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { writeApi } from '#worker/features/guide/documents/api-outline.rules.ts';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { outlinedTables } from '#worker/features/guide/documents/outlined-tables.rules.ts';
import { usersOfOutline } from '#worker/features/guide/documents/outlined-users.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (people: string[], acts: string[], rules: string[] = []) =>
  deriveProduct(
    'Visits',
    `Who uses it
${people.map((line) => `- ${line}`).join('\n')}
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
- Visit: patient, date of birth, doctor; states: planned, over
What always holds
${rules.map((line) => `- ${line}`).join('\n')}
What counts as success
- 70 visits`,
    [],
  );
const criteriaOf = (product: ReturnType<typeof told>) =>
  product.features.find(({ key }) => key === 'account')?.criteria.join(' ') ?? '';
const entering = 'The front desk enters a visit → new visit: patient, date of birth, doctor';
const ending = 'The doctor ends the visit → visit is over';

describe('how people go', () => {
  const closes = 'A doctor closes their account → their visits are deleted';
  it('is theirs where they close their account themselves, and of whoever runs it for all others', () => {
    const some = told(['Doctors', 'Front desk (me)'], [entering, ending, closes]);
    expect(criteriaOf(some)).toContain('WHEN somebody other than a doctor no longer takes part in Visits');
    expect(listCalls(some).map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /api/accounts/:id');
    expect(criteriaOf(told(['Doctors'], [ending, closes]))).not.toContain('no longer takes part');
  });
});

describe('how people come in', () => {
  it('is by invitation of whoever runs it', () => {
    const product = told(['Doctors', 'Front desk (me)'], [entering, ending]);
    // The row that points at an account is there before its password is chosen.
    expect(criteriaOf(product)).toContain(
      'WHEN the front desk invites somebody as a doctor, THE SYSTEM SHALL make the account without a password',
    );
    expect(tellAdded(product).join(' ')).toContain('Nobody told how accounts are made');
    expect(criteriaOf(product)).toContain(
      'WHEN nobody has an account yet, THE SYSTEM SHALL make that of the front desk for the address in its settings',
    );
    expect(listCalls(product).map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['POST /api/session', 'POST /api/accounts/invite', 'DELETE /api/accounts/:id']),
    );
  });

  it.each([
    ['Visitor ends the visit → visit is over', true],
    ['The doctor ends the visit → visit is over', false],
  ])('is by a link for whoever needs no account and comes back to what they entered: %s', (second, isLinked) => {
    const product = told(
      ['Visitors', 'Doctors', 'Front desk (me)'],
      ['Visitors announce a visit → new visit: patient, date of birth, doctor', second],
    );
    expect(
      criteriaOf(product).includes('WHEN a visitor has entered a visit, THE SYSTEM SHALL show them the link'),
    ).toBe(isLinked);
    expect(tellAdded(product).join(' ').includes('a link of their own lets them')).toBe(isLinked);
  });

  it('is alone for those who come for themselves', () =>
    expect(
      criteriaOf(
        told(
          ['Savers', 'Support staff (me)'],
          ['Savers enter a visit → new visit: date of birth', 'Support staff end the visit → visit is over'],
        ),
      ),
    ).toContain('WHEN a saver signs up with name, e-mail address and password'));

  it('is by a link that asks first for what a rule tells', () => {
    const product = told(
      ['Patients', 'Doctors', 'Front desk (me)'],
      [`${entering}; the patient gets a link by text message`, ending, 'Patients change the visit → visit is planned'],
      ['The link works for one visit only; before it opens the date of birth is asked.'],
    );
    expect(criteriaOf(product)).toContain('ask for the date of birth before it shows anything');
    expect(criteriaOf(product)).toContain('IF the date of birth is wrong 5 times within 10 minutes');
  });

  it('has a password chosen by a mailed link, replaced when it is forgotten, and ends where somebody signs out', () => {
    const product = told(['Doctors', 'Front desk (me)'], [entering, ending]);
    expect(criteriaOf(product)).toContain('mail them a link of 60 minutes to choose another, and answer alike where');
    const paths = listCalls(product).map(({ method, path }) => `${method} ${path}`);
    expect(paths).toEqual(
      expect.arrayContaining([
        'POST /api/accounts/password-link',
        'POST /api/accounts/password',
        'DELETE /api/session',
      ]),
    );
    const accounts = outlinedTables(product).find(({ name }) => name === 'accounts');
    expect(accounts?.columns.map(({ name }) => name)).toContain('password_link_hash');
  });

  it('cannot wait', () =>
    expect(
      told(['Doctors', 'Front desk (me)'], [entering, ending]).features.find(({ key }) => key === 'account')?.priority
        .level,
    ).toBe('must'));
});

it('asks of who signs up which of several kinds they are, and says of each that the same person may be the other too', () => {
  const product = deriveProduct(
    'Seedling',
    `Who uses it
- Gardeners
- Givers
- The operator: runs it
What happens
- A giver offers a seed → new seed: giver, title
- A gardener asks for a seed → new request: seed, message
- A giver accepts a request → request is accepted; the gardener is told
- The operator removes a seed → seed is removed
What is kept
- Seed: giver, title; states: free, removed
- Request: seed, gardener, message; states: open, accepted`,
    [],
  );
  const signing = product.features.flatMap(({ criteria }) => criteria.filter((text) => / signs up with /.test(text)));
  expect(signing.join()).toMatch(
    /^WHEN a gardener or a giver signs up with name, e-mail address, password and whether they are a gardener, a giver or both, THE SYSTEM SHALL make the account/,
  );
  expect(usersOfOutline(product).join('\n')).toMatch(/The same person may be a giver too \(FR-\d+\.\d+\)\./);
  expect(writeApi(product, 'Requirements v1')).toContain('| `POST /api/accounts` | Gardener or giver |');
});
