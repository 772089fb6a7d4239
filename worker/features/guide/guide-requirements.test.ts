import { describe, expect, it } from 'vitest';
import { bakeryListed, ideas } from '#worker/features/guide/testing/ideas.ts';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';

/** The requirements as they stand after the answers to the first form. */
async function requirementsOf(idea: string): Promise<string> {
  const { turns } = await converse(idea, [[], 'Write the requirements']);
  return turns.flatMap(({ documents }) => documents).findLast(({ type }) => type === 'requirements')?.content ?? '';
}

const bakery = bakeryListed;
const greenhouse =
  'Humidity sensors in greenhouses send a reading every 10 minutes. Gardeners see each bed and get an alarm before plants dry out. Irrigation valves open by themselves at night if the gardener allows it.';
const leave =
  'Teachers request leave, heads approve it. Nobody sees medical notes of others except the secretary. Each request has a first day, a last day and a note.';
const duel =
  'A quick card game for two players. Each round takes points off the other player. A match lasts three minutes.';
const notes = `${ideas.cli} It suggests a better message too.`;

describe('the requirements of an idea', () => {
  it('name the alarm before it is late, people in journeys, and what goes wrong there', async () => {
    const text = await requirementsOf(greenhouse);
    expect(text).toMatch(/gardeners get an alarm .+ while they can still act \(FR-3\)\./);
    const shop = await requirementsOf(bakery);
    expect(shop).toMatch(/### J-\d A (?:customer|baker): /);
    expect(shop).toMatch(/What can go wrong after step \d: customers cancel an order/);
    expect(shop).not.toMatch(/by hand\. Serves J-1|manage a few weeks/);
  });

  it('keep a condition beside its moment, the value of an alarm, and what the app suggests', async () => {
    const text = await requirementsOf(greenhouse);
    expect(text).toMatch(/WHILE the gardener allows it, WHEN the clock reaches the hour set for the night, THE SYSTEM/);
    expect(text).toMatch(/WHEN \w.+ passes the limit that was set for it, THE SYSTEM SHALL give the gardener an alarm/);
    expect(await requirementsOf(notes)).toMatch(/THE SYSTEM SHALL suggest a better message/);
  });

  it('ask what the idea itself leaves open before they ask for the first users', async () => {
    const text = await requirementsOf(leave);
    expect(text).toMatch(/NEEDS CLARIFICATION: how is what is left reckoned/);
    expect(text).toMatch(/IF anybody but the secretary asks for medical notes of others, THEN/);
    expect(text).toMatch(
      /### Teachers\n\nWant to have days off for sure .*\n\n(?:- .+\n)*?- Do here: .*request leave \(FR-\d+\)/,
    );
    expect(text).not.toMatch(/who are the first ten/);
    expect(await requirementsOf(duel)).toMatch(/NEEDS CLARIFICATION: what happens when no points are left/);
    expect(await requirementsOf(bakery)).toMatch(/NEEDS CLARIFICATION: what happens when customers pick the loaf up/);
  });

  const openIn = (text: string) => text.match(/NEEDS CLARIFICATION: [^\]]+/g)?.join() ?? '';
  it.each([
    [
      'Employees request vacation. Managers approve the vacation.',
      /what becomes of a request that is still “open” when its “last day” has passed/,
    ],
    [
      'Humidity sensors in greenhouses send a reading every 10 minutes. The app opens a ticket when a bed is dry.',
      /when is a ticket closed again/,
    ],
    ['Neighbours lend tools. The owner gets a nudge.', /which of the owners is “the owner” \(FR-3\.1\)/],
  ])('ask what an act leaves open at its end: %s', async (idea, asked) => {
    expect(openIn(await requirementsOf(idea))).toMatch(asked);
  });

  it('ask nothing that one could ask of any idea', async () => {
    for (const idea of [bakery, ideas.ceramics ?? ''])
      expect(openIn(await requirementsOf(idea))).not.toMatch(/who are the first ten|who pays for running/);
  });

  it('say which numbers nobody told, with the criteria they stand in', async () => {
    const text = await requirementsOf(greenhouse);
    const line = /\[ASSUMPTION\] Numbers that nobody told, .+/.exec(text)?.[0] ?? '';
    const ids = line.match(/FR-\d+\.\d+/g) ?? [];
    expect(ids.length).toBeGreaterThan(2);
    const criterion = (id: string) => text.split('\n').find((row) => row.startsWith(`- **${id}**`)) ?? '';
    // Told by the person: every 10 minutes.
    expect(ids.filter((id) => !/\d/.test(criterion(id).slice(12).replaceAll('10 minutes', '')))).toEqual([]);
    expect(line).toMatch(/ and SM-1 to SM-\d\./);
  });

  it('have a measure for what must not get worse, and a reason for each limit that nobody told', async () => {
    const text = await requirementsOf(bakery);
    expect(text).toMatch(/\*\*SM-4\*\* Counter-measure: /);
    const limits = /## What it will not do\n\n([\s\S]*?)\n\n## /.exec(text)?.[1]?.split('\n') ?? [];
    const assumed = limits.filter((limit) => limit.startsWith('- [ASSUMPTION]'));
    expect(assumed.length).toBeGreaterThan(0);
    for (const limit of assumed) expect(limit).toMatch(/[;:] /);
  });

  it('take an hour before nobody as a limit, and “from when to when” as a span', async () => {
    const gym = await requirementsOf('Climbers book a lane in our gym. After 20:00 nobody enters.');
    expect(gym).toMatch(/IF anybody wants to enter after 20:00, THEN THE SYSTEM SHALL refuse/);
    expect(gym).toMatch(/THE SYSTEM SHALL keep a booking with climber, lane, day, start, end/);
    expect(gym).toMatch(/IF anybody wants to book a time that is over, THEN THE SYSTEM SHALL refuse/);
    const plants = await requirementsOf(
      'Flat owners say from when to when they are away. Neighbours water their plants.',
    );
    expect(plants).toMatch(/### FR-1 Say from when to when they are away/);
    expect(plants).not.toMatch(/when when/);
  });

  it('take neither for no person', async () => {
    const text = await requirementsOf('Finders scan a bike sticker, owners get a message, neither sees a number.');
    expect(text).not.toMatch(/\*\*Neither\*\*|a neither|neithers/i);
  });

  it('explain no word by itself alone', async () => {
    const text = await requirementsOf('Guests book a sauna by the hour. The keeper sees who comes.');
    const terms = /## Glossary\n\n([\s\S]*?)\n\n## /.exec(text)?.[1] ?? '';
    expect(terms).toMatch(/\*\*Booking\*\*: /);
    expect(terms).not.toMatch(/: When a keeper works\.$/m);
  });

  it('explain each record that a criterion speaks of', async () => {
    expect(await requirementsOf(notes)).toMatch(/## Glossary\n[\s\S]*- \*\*Summary\*\*: /);
  });
});

describe('the journeys of those who read and subscribe', () => {
  it('name the features they meet, how it is done today, and what the reader may meet', async () => {
    const { turns } = await converse(
      'A weekly newsletter about local music: authors publish concert reviews, readers subscribe. Each review has a title, a text and a photo.',
      [[], 'Write the requirements', 'Write the user journeys'],
    );
    const text = turns
      .flatMap(({ documents }) => documents)
      .findLast(({ content }) => /: user journeys$/m.test(content));
    const scene = /^## J-1 [\s\S]*?(?=^## )/m.exec(text?.content ?? '')?.[0] ?? '';
    expect(scene).not.toMatch(/standing order|see two that fit|pays off: .*\(FR-/);
    expect(text?.content).toMatch(/confirms? the subscription by the link in a mail/);
  });
});
