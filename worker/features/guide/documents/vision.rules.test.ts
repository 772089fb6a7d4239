import { describe, expect, it } from 'vitest';
import { writeVision } from '#worker/features/guide/documents/vision.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const visionOf = (description: string) => writeVision(deriveProduct('Acme', description, []), 'the idea');

describe('the vision of an idea of its own', () => {
  it.each([
    [
      'Boulderers tick the problems they climbed. The gym resets a wall every Tuesday.',
      'Acme lets boulderers tick the problems they climbed, and gyms reset a wall every Tuesday.',
    ],
    [
      'Photographers upload wedding galleries, couples choose their forty favourites and order an album.',
      'Acme lets photographers upload wedding galleries, and couples choose their forty favourites.',
    ],
  ])(
    'says what each side does in the order that was told, and no side acts for the other: %s',
    (description, sentence) => {
      expect(visionOf(description)).toContain(`## In one sentence\n\n${sentence}`);
    },
  );

  it('says how it is today as it was told', () => {
    const plots =
      'We have 80 garden plots and a waiting list on paper. Members pay their rent, report broken taps, and sign up for work days. The board needs to see who has not done their hours.';
    expect(visionOf(plots)).toContain(
      '## What is wrong today\n\nSo far: organisers have 80 garden plots and a waiting list on paper.',
    );
  });
});

it.each([
  ['Internal tool for a company, for vacation days', 'Acme is an internal tool for a company, for vacation days.'],
  ['Shift planning for a festival', 'Acme is shift planning for a festival.'],
  ['Football club for kids, 9 teams', 'Acme is for a football club for kids, 9 teams.'],
  ['A register of pumps', 'Acme is a register of pumps.'],
  ['Glossaries for translators', 'Acme: glossaries for translators.'],
])('the first line of an outline, “%s”, becomes a sentence', (line, sentence) => {
  const outline = `What it is\n- ${line}\nWho uses it\n- Members\nWhat happens\n- Members enter a day → new day: date\nWhat is kept\n- Day: date`;
  expect(visionOf(outline)).toContain(sentence);
});

it('says for whom it is and what they do with it where the line on what it is names nobody, and on what each way rests', () => {
  const vision = writeVision(
    deriveProduct(
      'Dunning',
      `What it is
- Two reminders, each a bit firmer.
Who uses it
- Freelancers
- Clients
- Bank: reports the payments
What happens
- Freelancer drafts a bill → new bill: client, amount
- Client pays the bill → bill is paid
What is kept
- Bill: client, amount; states: draft, paid`,
      [],
    ),
    'the outline',
  );
  expect(vision).toContain(
    'Dunning helps freelancers draft a bill so that the bill is paid: two reminders, each a bit firmer.',
  );
  expect(vision).toContain('- Bank does for Dunning what was told: reports the payments.');
  expect(vision).toContain('- Freelancers do it here: “draft a bill” (FR-1); J-1 begins with it.');
});

const hives = (today: string, headline = "An app for the members' beekeeping club") =>
  writeVision(
    deriveProduct(
      'Hivebook',
      `What it is
- ${headline}
${today === '' ? '' : `How it is today\n- ${today}\n`}Who uses it
- Members
- Bee inspectors
What happens
- A member adds a hive → new hive: name
- A member notes a check → new check: hive, day
- A bee inspector settles a finding → finding is settled; the member is told
What is kept
- Hive: member, name
- Check: hive, day
- Finding: hive, what; states: open, settled
What always holds
- Members see only their own hives.`,
      [],
    ),
    'Requirements v1',
  );

it.each([
  [
    'Members bring honey to the hall.',
    '## How it is today\n\nMembers bring honey to the hall. What is hard about that nobody told yet.',
  ],
  [
    'Members write on paper, and nobody sees which hive was forgotten.',
    '## What is wrong today\n\nMembers write on paper',
  ],
  [
    '',
    '## How it is today\n\nNobody told it yet: how do members manage without Hivebook, and what does that cost them?',
  ],
])('calls only what does not go well wrong: %s', (today, said) => expect(hives(today)).toContain(said));

it('says what its main people do in it where the headline does not', () => {
  expect(hives('')).toContain(
    "Hivebook is an app for the members' beekeeping club, in which members add a hive and note a check.",
  );
  expect(hives('', 'An app where members note what they saw')).not.toContain(', in which');
});

it('tells of whom only one act is told what comes of it', () => {
  const vision = writeVision(
    deriveProduct(
      'Hivebook',
      `Who uses it
- Members
- Clerks
What happens
- A member adds a hive → new hive: name
- A clerk exports the month → new export: month; export is closed; the member is told
What is kept
- Hive: member, name
- Export: month; states: open, closed`,
      [],
    ),
    'Requirements v1',
  );
  expect(vision).toMatch(
    /Hire it to export the month: the export is then “closed” \(FR-2\.\d\) and Hivebook tells the member \(FR-2\.\d\)\./,
  );
});
