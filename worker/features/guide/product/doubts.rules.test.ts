import { describe, expect, it } from 'vitest';
import { doubtsOfResult, doubtsOfThing, isLost } from '#worker/features/guide/product/doubts.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { askReading } from '#worker/features/guide/product/reading-question.rules.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

const ideaOf = (description: string) => deriveProduct('Acme', description, []).idea;
const flags =
  'Self-hosted feature flags. SDKs (Go, Python) evaluate rules locally from a snapshot that is streamed over SSE; flags target a percentage of a stable hash of the user id. Every change of a flag needs an approval in prod, is in an audit log and can be rolled back in one call.';

describe('doubt is measured on what came of the reading', () => {
  it.each([
    ['an unused clause', flags, /I can build nothing yet from “SDKs evaluate rules/],
    [
      'people that no list knows',
      'The night shift reads the handover before 21:30. Nurses write the handover.',
      /I am not sure that night shifts are people/,
    ],
  ])('%s', (_, description, expected) => {
    expect(doubtsOfResult(ideaOf(description)).join(' ')).toMatch(expected);
  });

  it('tells of a thing that is named more often, and doubts nothing else because of it', () => {
    const idea = ideaOf(
      'Sensors tell how full a bin is. We would like routes for the trucks. Drivers say that a bin was broken. A bin above 70 percent comes first.',
    );
    expect(doubtsOfThing(idea).join(' ')).toMatch(/You name bins more often than routes/);
    expect(doubtsOfResult(idea)).toEqual([]);
  });

  it.each(Object.entries(everydayIdeas))('is not lost in what was read well: %s', (_, description) => {
    expect(isLost(ideaOf(description))).toBe(false);
  });

  it('recommends one’s own words where two of them come together', () => {
    const question = askReading(ideaOf(flags));
    expect(question.options[0]).toEqual({ label: 'No, I will say it in my own words', recommended: true });
    expect(question.question.length).toBeLessThanOrEqual(300);
  });

  it('lets documents wait for one question, and no longer', async () => {
    const talk = createConversation(flags);
    const first = await talk.say('Write the requirements');
    expect([first.documents.length, first.questions[0]?.question]).toEqual([0, expect.stringContaining('Have I read')]);
    const second = await talk.say('Write the requirements');
    expect(second.documents).toHaveLength(1);
  });
});
