import { expect, it } from 'vitest';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (states: string) =>
  deriveProduct(
    'Leaks',
    `Who uses it
- Caretaker (me)
- Residents
- Roofers
What happens
- Residents report a leak → new leak: where
- I pick a roofer for it → roofer gets the address
- Roofer offers a date → resident is asked whether it suits
- Resident says yes → date is fixed; the roofer is told
- Resident says no → roofer is asked for another date
- Roofer says he can't → back to me, I pick another one
What is kept
- Leak: where, roofer, date; states: ${states}
- Roofer: name, phone`,
    [],
  );
const product = told('reported, assigned, date fixed');
const criteriaOf = (title: string) => product.features.find((one) => one.title === title)?.criteria.join(' ') ?? '';

it('who picks somebody for a thing brings it to the state in which they have it', () => {
  expect(criteriaOf('Pick a roofer for the leak')).toContain('SHALL set the leak to “assigned” and show beside it');
  const machine = listTables(product).find(({ name }) => name === 'leaks')?.machine;
  expect(machine?.untold).toBeUndefined();
  expect(tellAdded(product).join(' ')).toContain('picking who gets it does');
  const other = told('reported, date fixed').features.find(({ title }) => title === 'Pick a roofer for the leak');
  expect(other?.criteria.join(' ')).not.toContain('SHALL set the leak');
});

it('who says no or cannot leaves the thing as it was before, and whoever goes on is told', () => {
  expect(criteriaOf('Say no')).toContain(
    'leave the leak without a date until there is another one, and show beside it who said no and when.',
  );
  const cannot = criteriaOf("Say he can't");
  expect(cannot).toContain('SHALL set the leak to “reported” and show beside it');
  expect(cannot).toContain('leave the leak without a roofer and a date until another roofer is picked.');
  expect(cannot).toContain('SHALL tell the caretaker.');
  const written = listPlaces(product).find(({ feature }) => feature.title === 'Say no')?.written;
  expect(written?.map(({ name }) => name)).toContain('leaks');
  expect(product.journeys[0]?.steps.join(' ')).toContain("What can go wrong: a roofer says he can't");
});
