import { describe, expect, it } from 'vitest';
import { ideas } from '#worker/features/guide/testing/ideas.ts';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';

/** The requirements as they stand after the answers to the first form. */
async function requirementsOf(idea: string): Promise<string> {
  const { turns } = await converse(idea, [[], 'Write the requirements']);
  return turns.flatMap(({ documents }) => documents).findLast(({ type }) => type === 'requirements')?.content ?? '';
}

const bakery = ideas.bakery ?? '';
const greenhouse =
  'Humidity sensors in greenhouses send a reading every 10 minutes. Gardeners see each bed and get an alarm before plants dry out. Irrigation valves open by themselves at night if the gardener allows it.';
const leave = 'Teachers request leave, heads approve it. Nobody sees medical notes of others except the secretary.';
const duel =
  'A quick card game for two players. Each round takes points off the other player. A match lasts three minutes.';
const notes = `${ideas.cli} It suggests a better message too.`;

describe('the requirements of an idea', () => {
  it('name the feature of the last gain, people in journeys, and what goes wrong there', async () => {
    const text = await requirementsOf(greenhouse);
    expect(text).toMatch(/gardeners get an alarm .+ while they can still act \(FR-3\)\./);
    const shop = await requirementsOf(bakery);
    expect(shop).toMatch(/### J-1 \p{L}+, a customer, places an order\n\nUntil now that means: /u);
    expect(shop.match(/What can go wrong: /g)).toHaveLength(2);
    expect(shop).not.toMatch(/by hand\. Serves J-1|manage a few weeks/);
  });

  it('keep a condition beside its moment, the limit of an alarm, and a proposal apart from its request', async () => {
    const text = await requirementsOf(greenhouse);
    expect(text).toMatch(/WHILE the gardener allows it, WHEN the clock reaches the hour set for the night, THE SYSTEM/);
    expect(text).toMatch(/WHEN \w.+ passes the limit that was set for it, THE SYSTEM SHALL give the gardener an alarm/);
    expect(await requirementsOf(notes)).toMatch(
      /WHEN a \w+ asks for a better message, THE SYSTEM SHALL show a better message beside what it was made from/,
    );
  });

  it('ask what the idea itself leaves open before they ask for the first users', async () => {
    const text = await requirementsOf(leave);
    expect(text).toMatch(/NEEDS CLARIFICATION: who enters medical notes, and when\?/);
    expect(text).not.toMatch(/who are the first ten/);
    expect(await requirementsOf(duel)).toMatch(/NEEDS CLARIFICATION: what happens when no points are left/);
    expect(await requirementsOf(bakery)).toMatch(/who pays for .+ that nobody comes to (?:collect|pick up)\?/);
  });

  it('explain each record that a criterion speaks of', async () => {
    expect(await requirementsOf(notes)).toMatch(/## Glossary\n[\s\S]*- \*\*Finding\*\*: /);
  });
});
