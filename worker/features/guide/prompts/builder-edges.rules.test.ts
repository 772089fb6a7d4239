import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { edgeTexts } from '#worker/features/guide/prompts/builder-edges.rules.ts';
import { clicksFor } from '#worker/features/guide/prompts/for-builders.rules.ts';
import { riskOfRules } from '#worker/features/guide/prompts/risk-of-rules.rules.ts';
import { riskiestFeature } from '#worker/features/guide/prompts/touches.rules.ts';

const product = deriveProduct(
  'Cellarbook',
  `Who uses it
- Winemakers
- Cellar masters
What happens
- Winemaker adds a barrel → new barrel: name, place
- Winemaker notes a check → new check: barrel, day
- Winemakers see the barrels → name and place of each barrel
- A barrel is not checked for 14 days → the cellar master is told
What is kept
- Barrel: name, place
- Check: barrel, winemaker, day
What always holds
- One check per barrel and day.`,
  [],
);
const featureOf = (title: string) => {
  const feature = product.features.find((one) => one.title.includes(title));
  if (!feature) throw new Error(title);
  return feature;
};

describe('what an app builder is told to think of and to try', () => {
  it.each([
    ['See the barrels', /what was loaded stays/, /pressed twice|typed text stays/],
    ['Add a barrel', /pressed twice: once|typed text stays/, /what was loaded stays|The job/],
    ['not checked', /The job runs twice for the same moment: it happens once/, /pressed twice|typed text stays/],
  ])('%s', (title, has, not) => {
    const text = edgeTexts(product, featureOf(title)).join('\n');
    expect(text).toMatch(has);
    expect(text).not.toMatch(not);
  });

  it('nothing that is only looked at is still there after a reload', () => {
    expect(clicksFor(product, featureOf('See the barrels')).join('\n')).not.toContain('still there');
    expect(clicksFor(product, featureOf('Add a barrel')).join('\n')).toContain('still there');
  });
});

it('most is at risk where the rules say how many there may be', () => {
  expect(riskOfRules(product, featureOf('Note a check'))).toBeGreaterThan(0);
  expect(riskOfRules(product, featureOf('Add a barrel'))).toBe(0);
  expect(riskiestFeature(product)?.title).toBe('Note a check');
});
