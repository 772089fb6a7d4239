import { describe, expect, it } from 'vitest';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

const draftOf = (idea: string) => draftReading('Acme', idea, []);

describe('who stands on which side of what was told in a few words', () => {
  it.each([
    ['A queue app for a barber', ['Customers', 'Barbers'], 'Customers take a ticket'],
    ['Pre-order page for our bakery', ['Customers', 'Bakers (us)'], 'Customers order products ahead'],
    [
      'A pre-order page for our bakery, so that people can reserve bread for the next morning',
      ['Customers', 'Bakers (us)'],
      'Customers order loaves ahead',
    ],
    ['An online shop for our roastery. We send coffee.', ['Customers', 'Shop owners (us)'], 'Customer orders coffees'],
    ['I want to sell my paintings online', ['Customers', 'Shop owners (me)'], 'Shop owner puts a painting up for sale'],
    ['Food truck app', ['Customers', 'Operators'], 'Operator announces a stop'],
    ['Invoice app', ['Freelancers', 'Clients'], 'Freelancer drafts an invoice'],
    ['marketplace for used bikes', ['Buyers', 'Sellers', 'Operator (me)'], 'Buyer orders a used bike and pays by card'],
  ])('%s', (idea, people, act) => {
    const { outline, isProposed } = draftOf(idea);
    expect(isProposed).toBe(true);
    expect(outline.people.map((line) => line.replace(/: wants? to .+$/, ''))).toEqual(people);
    expect(outline.acts.map((line) => line.split(' → ')[0])).toContain(act);
  });

  it.each(['Pre-order page for our bakery', 'Help desk for a school', 'Food truck app'])(
    'what a product is called is nothing that somebody does: %s',
    (idea) => {
      const { outline } = draftOf(idea);
      expect(outline.is.join()).toMatch(new RegExp(`^${idea}`));
      expect(outline.acts.join()).not.toMatch(/\? *(?:,|$)/);
    },
  );
});

describe('what is proposed and not spoken of', () => {
  it.each([
    ['another question alone is answered', 1],
    ['the requirements are asked for at once', 0],
  ])('is taken, and said, where %s', async (_, answered) => {
    const talk = createConversation('Food truck app');
    const { questions } = await talk.say('start');
    const asked = questions[1]?.question ?? '';
    expect(asked).toContain('customers');
    const said = answered > 0 ? `**${asked}**\n${questions[1]?.options[0]?.label}` : 'Write the requirements';
    const { text, documents } = await talk.say(said);
    expect(text).toContain(
      'You left the lines of the first form open, so I take them as they stand; say which do not fit.',
    );
    expect(documents[0]?.content).toMatch(/### FR-1 Announce a stop/);
  });
});
