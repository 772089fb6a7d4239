import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { doesEffect } from '#worker/features/guide/prompts/effects.rules.ts';
import { writeBuilderFeature } from '#worker/features/guide/prompts/for-builders.rules.ts';

const desk = deriveProduct(
  'Desk',
  `What it is
- The booking desk of our film school
Who uses it
- Students
- Storekeeper
What happens
- The storekeeper enters a kit
- A student looks which kit is free on which days
- A student reserves a kit for certain days → the kit counts as taken for those days
- The storekeeper notes a damage → new damage: description, kit
What is kept
- Kit: name, value
- Reservation: student, kit, from, to (confirmed, cancelled)
- Damage: description, kit
What always holds
- Students see that a kit is taken but not by whom
- A student sees only their own reservations
- At most 5 days in a row`,
  [],
);
const promptOf = (title: string) => {
  const feature = desk.features.find((one) => one.title.startsWith(title));
  return feature ? writeBuilderFeature(desk, feature, 'b').content : '';
};

describe('the prompt for an app builder', () => {
  it('has the rules for the whole that bound the feature', () => {
    expect(promptOf('Reserve')).toContain('Students see that a kit is taken but not by whom (NFR-1)');
  });

  it('builds on what the builder brings, where the architecture is that of something else', () => {
    expect(promptOf('Reserve')).toContain('the requirements and the data win; where it names a framework');
  });

  it('tells what another one sees only where each reaches their own rows', () => {
    expect(promptOf('Reserve')).toMatch(/still there\. \S+ sees that it is taken, and nothing more of it\./);
    expect(promptOf('Note')).toMatch(/still there\.\n/);
  });

  it.each([
    ['never let the music go round', 'never lets the music go round'],
    ['never tell donors, and never tell families', 'never tells donors, and never tells families'],
    ['not say whether it exists', 'does not say whether it exists'],
  ])('says “%s” of the app as “%s”', (effect, told) => {
    expect(doesEffect(effect)).toBe(told);
  });

  it('gives no cause to what holds always', () => {
    expect(desk.features.map((feature) => writeBuilderFeature(desk, feature, 'b').content).join('\n')).not.toContain(
      'anybody uses',
    );
  });

  it('keeps and clicks nothing of rows that a later feature makes', () => {
    const savings = deriveProduct(
      'Round',
      `What it is
- A place on the web where savers put small sums by.
Who uses it
- Savers
What happens
- A saver creates a goal → new goal: name, target amount; round ups go there from now on
- A saver enters a round up → new round up: goal, shop, difference
What is kept
- Goal: name, target amount
- Round up: goal, shop, difference; states: pending, collected`,
      [],
    );
    const [goal] = savings.features;
    const prompt = goal ? writeBuilderFeature(savings, goal, 'b').content : '';
    expect(prompt).toContain('Goal: name');
    expect(prompt).not.toMatch(/round ups? go|Round up:/);
  });
});
