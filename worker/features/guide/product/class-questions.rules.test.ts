import { describe, expect, it } from 'vitest';
import { presumptions } from '#worker/features/guide/content/questions/presumptions.ts';
import { classQuestions } from '#worker/features/guide/product/class-questions.rules.ts';
import { readDecidedIdea } from '#worker/features/guide/product/decided-idea.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { slotsOf } from '#worker/features/guide/product/questions.rules.ts';

const asked = (description: string) => {
  const idea = readDecidedIdea('Acme', description, []);
  const { features } = deriveProduct('Acme', description, []);
  return classQuestions(idea, slotsOf(idea)).map(
    ({ topic, shapes }) => `${topic}: ${features.find(({ key }) => key === shapes)?.title}`,
  );
};

describe('questions of a class', () => {
  it.each([
    ['A tool for translators to check a translation against glossaries before it is delivered.', []],
    [
      'Film students rent camera equipment from the school.',
      [/^How long .*: Rent camera/, /^When it comes back/, /^When it is lost/],
    ],
    ['We have 80 plots and a waiting list on paper. Members pay their rent and see the plots.', []],
    ['Companion app for our scale. It connects by Bluetooth and updates the firmware of the scale.', []],
    ['A teacher enters classes and rooms, and pupils see substitutions in the morning.', []],
    ['My choir needs somewhere to keep sheet music. I upload the parts, singers listen.', [/^Who lets .*: Sign in/]],
    ['Drivers deliver coats to families on Thursdays.', [/^When a delivery fails: Deliver coats/]],
  ])('land on the feature that speaks of them, or are not asked: %s', (description, wanted) => {
    const found = asked(description);
    expect(found.length, found.join('\n')).toBe(wanted.length);
    for (const [index, pattern] of wanted.entries()) expect(found[index]).toMatch(pattern);
  });

  it('propose nothing that nobody has', () => {
    const description = 'Drivers deliver coats to families on Thursdays.';
    const idea = readDecidedIdea('Acme', description, []);
    const [proposed, ...others] = classQuestions(idea, slotsOf(idea))[0]?.options ?? [];
    expect(others.length).toBe(2);
    for (const { named } of presumptions) expect(`${proposed?.rule} ${proposed?.criterion}`).not.toMatch(named);
  });
});
