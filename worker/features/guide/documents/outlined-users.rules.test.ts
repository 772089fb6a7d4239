import { expect, it } from 'vitest';
import { usersOfOutline } from '#worker/features/guide/documents/outlined-users.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const users = (me: string) =>
  usersOfOutline(
    deriveProduct(
      'Days Off',
      `How it is today
- Around 70 clerks type it all in again. We lose a form a month.
- I carry paper from desk to desk.
Who uses it
- Clerks
- Managers${me}
- Auditors
What happens
- Managers approve a request → request is approved
- Clerks export the month
What is kept
- Request: day; states: asked, approved
What counts as success
- The month is exported in an hour
- A request is approved in 2 days`,
      [],
    ),
  );

it('people are told with what they do, how it is for them so far, and the measure that speaks of it', () =>
  expect(users(' (me)')).toEqual([
    '**Clerks**: Export the month. So far: around 70 clerks type it all in again.',
    '**Managers**: Approve a request. So far: managers carry paper from desk to desk. Success for them: a request is approved in 2 days (SM-2).',
    '**Auditors**: No line tells what they do here.',
  ]));

it('where nobody is the one who tells, “I” is nobody of them', () => expect(users('')[1]).not.toContain('So far'));
