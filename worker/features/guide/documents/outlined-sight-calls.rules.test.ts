import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const clinic = (seen: string) =>
  deriveProduct(
    'Forms',
    `Who uses it
- Patients
- Nurses
- Front desk (me)
What happens
- Patients fill in a form → new form: allergies, medicines
- Patients send the form off → form is sent; the nurses see it in their list
- The form isn't there the evening before → the patient is reminded by text once; ${seen}
What is kept
- Form: allergies, medicines; states: begun, sent`,
    [],
  );
const reading = (seen: string) =>
  listCalls(clinic(seen)).flatMap(({ method, path, criterion: { actor = '', cause } }) =>
    method === 'GET' && !path.startsWith('/api/messages') ? [[path, actor, cause]] : [],
  );

/** Nurses do nothing there and see what others sent: that is a look of their own. */
const look = ['/api/forms', 'nurses', 'nurses see the forms'];

it('what time brings to the eyes of somebody is asked for by a call of theirs', () =>
  expect(reading('on the morning the front desk sees who is missing')).toEqual([
    look,
    ['/api/forms/missing', 'front desk', 'the front desk wants to see who is missing on the morning'],
  ]));

it('what is only told or comes with the rows of a record has none', () =>
  expect(reading('the front desk is told in the morning')).toEqual([look]));
