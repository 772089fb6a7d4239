import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { askReading } from '#worker/features/guide/product/reading-question.rules.ts';
import { asThey } from '#worker/features/guide/product/reading-words.rules.ts';

const ask = (description: string) => {
  const { question, options } = askReading(deriveProduct('Acme', description, []).idea);
  return [question, ...options.map(({ label }) => label)].join('\n');
};
const workshop =
  'I run a small upholstery workshop with 4 people. When a chair breaks the family calls us, we write everything on paper: name of the owner, the fabric, springs or foam. I want that we enter the repair once and each joiner sees only what he needs and confirms it. The family should see what is still open. Nothing may be forgotten, that would be terrible.';

describe('people in what is told of them', () => {
  it.each([
    ['see only what the joiner needs', 'see only what they need'],
    ['hear when a joiner is free', 'hear when they are free'],
    ['see which joiners have time', 'see which joiners have time'],
    ['ring the joiner', 'ring the joiner'],
  ])('“%s”', (text, told) => expect(asThey(text, { one: 'joiner', many: 'joiners' })).toBe(told));

  it('are those whom the writers serve before those whom they ring', () => {
    const { client, host } = deriveProduct('Acme', workshop, []).idea;
    expect([client.many, host?.many]).toEqual(['families', expect.not.stringMatching('famil')]);
  });

  it('are never “the they”', () => expect(ask(workshop)).not.toMatch(/\bthe they\b|they needs/));
});

describe('the next readings', () => {
  it('are of things that the text shows to be things', () => expect(ask(workshop)).not.toMatch(/forgottens/));

  it('are never for one’s own dad or head', () =>
    expect(
      ask('My dad lives alone. It is all in my head. I would like a list where my sisters note their visits.'),
    ).not.toMatch(/It is for (?:dads|heads)/));

  it('name no illness as the thing', () =>
    expect(
      ask(
        'My dad has dementia and lives at home with four of us. I would like something for us. Who is with Dad and when. What he ate, how he was, did he go out. My sister wants to read how he is. Then all of us should know it by Tuesday.',
      ),
    ).not.toMatch(/dementias/));
});
