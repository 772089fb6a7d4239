import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const reasonIn = (rule: string) =>
  deriveProduct(
    'Cellarbook',
    `Who uses it
- Winemakers
What happens
- A winemaker adds a barrel → new barrel: name
- Winemakers see the barrels → name of each barrel
What is kept
- Barrel: winemaker, name
What always holds
- ${rule}`,
    [],
  ).features.find(({ key }) => key === 'account')?.wants;

it('gives as the reason for signing in only what the criteria hold', () => {
  expect(reasonIn('Winemakers see only their own barrels.')).toBe(
    'Winemakers want this so that other winemakers do not see their barrels.',
  );
  expect(reasonIn('All winemakers see all barrels.')).toBe('');
});
