import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const derive = (description: string) => deriveProduct('Acme', description, []);
const bins = 'The city has 4,000 waste bins. Drivers visit each bin and report a broken bin with a photo.';

describe('each number of the owner comes out', () => {
  it('as the first measure, with what it was before', () => {
    const { measures } = derive(
      'Dentists send our lab a case. A technician accepts the case. In 2025 we made 4,310 cases, 6.2 % came back; we want to be under 4 % by the end of the year.',
    );
    expect(measures[0]).toMatchObject({
      id: 'SM-1',
      text: expect.stringMatching(/^Under 4 % by the end of the year \(so far: “.*6\.2 % came back”\)/),
    });
    expect(measures.map(({ id }) => id)).toEqual(measures.map((_, at) => `SM-${at + 1}`));
  });

  it.each([
    [bins, /4,000 waste bins/],
    [
      'SDKs evaluate rules. Admins approve a change of a rule. p99 of an evaluation under 50 µs.',
      /p99 of an evaluation under 50 µs/,
    ],
  ])('as a quality: %s', (description, expected) => {
    expect(derive(description).qualities.join('\n')).toMatch(expected);
  });

  it('and asks nothing about what was only told to say how many there are', () => {
    expect(derive(bins).clarifications.join('\n')).not.toContain('4,000');
  });

  it.each([
    [
      'Couples choose their forty favourites from the gallery. The photographer retouches them.',
      /more than forty favourites, THEN THE SYSTEM SHALL refuse/,
    ],
    [
      'Freelancers chase late payments. Three reminders, each a bit firmer.',
      /send the next, three in all, each a bit firmer/,
    ],
  ])('as a criterion: %s', (description, expected) => {
    const criteria = derive(description)
      .features.flatMap((feature) => feature.criteria)
      .join('\n');
    expect(criteria).toMatch(expected);
    expect(criteria).not.toContain('send it once more, then stop');
  });

  it('or as a question, of which there are never more than three', () => {
    const { clarifications } = derive(
      'Customers order business cards. The printer sends a proof. Orders over 5,000 pieces need a second check by the foreman.',
    );
    expect(clarifications.join('\n')).toContain('“Orders over 5,000 pieces need a second check by the foreman”');
    expect(clarifications.length).toBeLessThanOrEqual(3);
  });

  it.each([
    'Note 3, gate south. Volunteers claim a shift.',
    'Nobody came for forty minutes. Volunteers claim a shift.',
  ])('but not what is a heading or a tale: %s', (description) => {
    expect(derive(description).clarifications.filter((text) => text.startsWith('what does Acme'))).toEqual([]);
  });
});
