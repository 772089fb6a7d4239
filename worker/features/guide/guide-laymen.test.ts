import { describe, expect, it } from 'vitest';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';

const written = new Map<string, Promise<string>>();

/** The requirements as they stand after the answers to the first form; each idea is told once. */
function requirementsOf(idea: string): Promise<string> {
  const text = written.get(idea) ?? write(idea);
  written.set(idea, text);
  return text;
}

async function write(idea: string): Promise<string> {
  const { turns } = await converse(idea, [[], 'Write the requirements']);
  return turns.flatMap(({ documents }) => documents).findLast(({ type }) => type === 'requirements')?.content ?? '';
}

const titlesIn = (text: string) => [...text.matchAll(/^### FR-\d+ (.+)$/gm)].map(([, title]) => title);

const locks = 'bike locks. Rider scans a sticker, owner gets called, neither sees an address';
const halls =
  'Clubs book a hall by the hour. Trainers say when they are free, members argue about that, and accountants want that separate.';
const taxis = 'A hotel clerk books a taxi for a guest. Afterwards the clerk confirms the price.';
const projectors =
  'Teachers ask for a projector, a room and how long, and then one of us brings it, which is an old cart.';
const sitters =
  'An app for dog sitters. Owners describe the dog and its fears, and then a sitter nearby takes it for the weekend, which she confirms with a photo every evening. Neither of them gives a phone number until both said yes.';
const pianos =
  'I tune pianos, mostly in old flats, which is lovely but chaotic. People phone me, so I want them to send a request with the make, and then I propose two dates and they pick one. No online payment please, and neither the neighbours nor the caretaker should see what others pay.';
const bins =
  'Anyone can bring scraps to the compost bin. When nobody turned it for a week the next household on the list gets a message.';
const essays =
  'Students upload essays, two lecturers grade each one separately and the dean settles it when they differ by more than two points.';
const colours =
  'A small command that looks through our design files, tells which colours are wrong, and either fixes them or just prints them.';

describe('an idea as laymen write it', () => {
  it('has nobody called “neither”, and what neither sees is a limit that is built', async () => {
    const text = await requirementsOf(locks);
    expect(text).not.toMatch(/neithers|a neither/i);
    expect(titlesIn(text)).not.toContain('See an address');
    expect(text).toMatch(/IF one of them asks for an address of the other, THEN THE SYSTEM SHALL answer as if it did/);
    expect(titlesIn(text)).toContain('Call owners');
  });

  it('keeps a limit with the moment at which it ends, and one that names whom it shuts out', async () => {
    const text = await requirementsOf(sitters);
    expect(text).toMatch(/asks for a phone number of the other before both said yes/);
    expect(text).toMatch(/WHEN both said yes, THE SYSTEM SHALL show a phone number of each to the other/);
    const piano = await requirementsOf(pianos);
    expect(piano).toMatch(/IF the neighbours or the caretaker ask for what others pay/);
    expect(piano).toMatch(/^- No online payment/m);
  });

  it('makes no feature, no person and no thing of what is argued and wished about “that”, and tells it of today', async () => {
    const text = await requirementsOf(halls);
    expect(titlesIn(text).join()).not.toMatch(/argue|want/i);
    expect(text).not.toMatch(/separates|For accountants|WHEN an accountant|WHEN a member/);
    // It is told as how things are, where its owner sees it.
    expect(text).toMatch(/How it is today: Members argue about that\. Accountants want that separate\./);
  });

  it('builds nothing of what only softens a sentence at its end', async () => {
    const text = await requirementsOf('Neighbours lend tools, I guess. The owner gets a nudge, maybe.');
    expect(titlesIn(text).join()).not.toMatch(/guess|maybe/i);
    expect(titlesIn(text).join()).toMatch(/lend/i);
  });

  it.each([
    ['I hope it will not be more work than the notebook.', /hope/i],
    ['I doubt people will use points.', /doubt/i],
    ['My wife thinks a calendar is enough.', /think/i],
    ['The town hall wants that in writing.', /want/i],
  ])('builds nothing of an aside: %s', async (aside, verb) => {
    const plain = 'Shops order jam when a shelf is low. Makers pack the jam and bring it on Fridays.';
    const said = await requirementsOf(`${plain} ${aside}`);
    expect(titlesIn(said)).toEqual(titlesIn(await requirementsOf(plain)));
    expect(titlesIn(said).join()).not.toMatch(verb);
  });

  it.each([
    [taxis, /WHEN the hotel clerk confirms the price/],
    ['A day nurse notes the visits. A night nurse prints the list. Later the nurse checks it.', /WHEN nurses check/],
    [sitters, /WHEN a sitter takes the dog for the weekend/],
  ])('knows people again by the second half of their name, where there is one kind of them: %s', async (idea, told) => {
    const text = await requirementsOf(idea);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/\b(?:a|the) clerk\b/i);
  });

  it('is cut where another one acts, and a comment behind “which” is left out', async () => {
    const text = await requirementsOf(projectors);
    expect(text).toMatch(/How it is today: One of the teachers brings the projector\./);
    expect(titlesIn(text)).toContain('Ask for a projector, a room and how long');
    expect(text).not.toMatch(/WHEN [^,]+, [^.]*one of us brings|which is an old cart/);
  });

  it.each([
    [sitters, /WHEN the sitter confirms the dog with a photo every evening/],
    [
      'Tenants get an invoice, which must not be older than 14 days. The landlord writes the invoice.',
      /SHALL ensure that the invoice can never be older than 14 days/,
    ],
  ])('makes a clause of what “which” adds with its own people or as a limit: %s', async (idea, told) => {
    expect(await requirementsOf(idea)).toMatch(told);
  });

  it('has the writer on a side of their own where others turn to them', async () => {
    const text = await requirementsOf(pianos);
    expect(text).toMatch(/WHEN people send a request with the make/);
    expect(text).toMatch(/WHEN people pick a date/);
    expect(text).not.toMatch(/^- \*\*FR-.*tune pianos/m);
  });

  it.each([
    [
      'condition that no comma follows',
      bins,
      /WHEN nobody turned it for a week, THE SYSTEM SHALL/,
      /a message when nobody turned it for a week the next/,
    ],
    [
      'act of somebody no list knows',
      essays,
      /WHEN the dean settles the essay when they differ by more than two points/,
      /dean settles\b(?! the essay)/,
    ],
    ['“either … or”', colours, /^### FR-\d+ Fix/m, /eithers|an either/],
  ])('loses no %s', async (_, idea, told, wrong) => {
    const text = await requirementsOf(idea);
    expect(text).toMatch(told);
    expect(text).not.toMatch(wrong);
  });

  it('is shown in the writer’s own lines where most of it could not be read, to change or take', async () => {
    const { turns } = await converse(
      'Visitors rate the walks. The path by the river is the prettiest of all. Benches near the mill are for the tired. Lamps along the wall are of iron.',
      [],
    );
    const [reading] = turns[0]?.questions ?? [];
    expect(reading?.options[0]).toEqual({ label: 'Take the lines as they stand', recommended: true });
    expect(reading?.options.map(({ label }) => label)).not.toContain('Go on with these words for now');
  });
});

describe('what the requirements say of an idea', () => {
  const duel =
    'A quick card game for two players. Each round takes points off the other player. A match lasts three minutes.';
  /** Whoever lists what is kept gets no lines proposed. */
  const listed = (idea: string) => `${idea} Each vacation has a first day, a last day and a note.`;

  it('tells in the vision the rules that are the idea itself, and asks how many of what is taken away', async () => {
    const text = await requirementsOf(duel);
    const [, vision = ''] = text
      .split(/^## /m)
      .filter((part) => part.startsWith('Vision'))
      .join()
      .split('\n\n');
    expect(vision).toMatch(/Each round takes points off the other player\. A match lasts three minutes\./);
    expect(text).toMatch(/NEEDS CLARIFICATION: how many points, and which/);
  });

  it('has a criterion of its own for an act that went into a feature of its shape, and asks which rules are meant', async () => {
    const text = await requirementsOf(
      'A CLI for developers that checks changelogs against house rules and posts a summary to GitLab.',
    );
    expect(text).toMatch(/WHEN a run in CI has ended, THE SYSTEM SHALL post a summary to GitLab with the number/);
    expect(text).toMatch(/which are the first three of “house rules”/);
  });

  it('names in what it will not do what stands near its acts', async () => {
    const text = await requirementsOf(listed('Employees request vacation. Managers approve the vacation.'));
    expect(text).toMatch(/^- \[ASSUMPTION\] No shift plan and no time clock;/m);
    expect(text).toMatch(/^- \[ASSUMPTION\] No second stage of approval;/m);
    expect(text).not.toMatch(/No ratings or points|nobody asked for it/);
    expect(
      await requirementsOf(
        listed('Employees request vacation. Managers approve the vacation, then a second one does.'),
      ),
    ).not.toMatch(/No second stage/);
  });

  it('gives each step to those who take it, in qualities, measures and journeys', async () => {
    const text = await requirementsOf(listed('Employees request vacation. Managers approve the vacation.'));
    expect(text).toMatch(/WHEN employees request vacation, THE SYSTEM SHALL tell the manager/);
    expect(text).toMatch(/WHEN managers approve the vacation, THE SYSTEM SHALL tell the employee/);
    expect(text).toMatch(/### Employees\n\nWant to have days off for sure before they book anything/);
    expect(text).toMatch(/\*\*SM-1\*\* 9 of 10 requests are answered within 3 days/);
    expect(text).not.toMatch(/pays off for \p{L}+: managers can act on it/u);
  });

  it('calls nobody served elsewhere who only wants no account, and knows the size that was told', async () => {
    const text = await requirementsOf(
      listed(
        'Internal tool for a company of 120 people. Employees request vacation without an account. Managers approve the vacation.',
      ),
    );
    expect(text).not.toMatch(/who come for (?:an )?account/);
    expect(text).toMatch(/^Acme is an internal tool for a company of 120 people\./m);
  });
});
