import { describe, expect, it } from 'vitest';
import { checkDocument } from '#shared/document-check/document-check.ts';
import { proposals } from '#worker/features/guide/content/proposals/proposals.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';
import { checkGrammar } from '#worker/features/guide/testing/check-document.ts';
import { bakeryListed, ideas } from '#worker/features/guide/testing/ideas.ts';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

/** An idea of each kind, in the order of the proposals. */
const kinds: [kind: string, idea: string][] = [
  ['a marketplace', 'A marketplace for handmade ceramics. Potters open a small shop, buyers pay by card.'],
  [
    'a queue',
    'Walk-in queue for a barber shop, no bookings. Customers scan a code at the door. The barber presses next.',
  ],
  ['orders that are fetched', ideas.bakery ?? ''],
  [
    'invoices',
    'Help freelancers send invoices and chase late payments automatically. Three reminders, and the client can pay by link.',
  ],
  [
    'what two type from a scan',
    'Volunteers at a museum transcribe old letters. Two volunteers type each letter independently, and where they differ an editor decides.',
  ],
  [
    'what is checked before it is out',
    'A school newspaper. Pupils write articles, the teacher proofreads them, and only what is approved goes on the website.',
  ],
  [
    'a newsletter of one',
    'I write a weekly newsletter about gardening and readers subscribe with their e-mail address.',
  ],
  [
    'a newsletter of many',
    'A weekly newsletter about local music: authors publish concert reviews, readers subscribe, the first month is free, and venues can pay for one clearly marked listing per issue.',
  ],
  ['where somebody is today', 'Customers want to know where my food truck is today and what is on the menu.'],
  [
    'words that come back',
    'Learn spanish by reading short stories, tap a word and you see what it means, and the words you didnt know come back later as flashcards',
  ],
  ['cards of one’s own', 'A flashcard app: learners write their own cards and practise them every day.'],
  ['a community', 'A Q&A site for beekeepers. Members ask questions, others answer, moderators hide posts.'],
  [
    'applications',
    'Applicants apply for a grant from our foundation. They fill in a form, and the board decides on it.',
  ],
  ['forms before a visit', 'Patients fill in an intake form before their first visit at our clinic.'],
  [
    'a diary of pains',
    'A migraine diary. I note when an attack starts and how strong it is, and show my doctor a chart.',
  ],
  ['expenses', 'An expense tracker for myself: I note what I spend and see a chart by month.'],
  ['plants', 'People log their houseplants, when they watered them, and get a reminder.'],
  ['training', 'Runners log their training and see how they get better.'],
  ['habits', 'A habit tracker. I tick off my habits each day and see my streak.'],
  [
    'games in a room',
    'Game masters of our escape room watch the teams, send hints to a screen, and at the end the time goes on a leaderboard.',
  ],
  ['a hunt', 'A scavenger hunt: teams scan codes at stations, solve riddles, and we see live who is ahead.'],
  ['a quiz', 'Pub quiz night: the quiz master shows questions on a big screen, teams answer on their phones.'],
  ['what was lost', 'A lost and found for our swimming pool. Staff enter what was found, guests look for it.'],
  ['visitors', 'Visitors sign in on a tablet at our reception, and the employee they visit gets a message.'],
  [
    'notes between shifts',
    'Nurses on our ward write notes for the next shift, and the next shift ticks that they have read them.',
  ],
  [
    'deliveries',
    'Drivers see their stops of the day on the phone and take a photo as proof of delivery. The dispatcher plans the routes.',
  ],
  [
    'checks by a list',
    'Our workshop has 30 machines. Mechanics go through a checklist, and the manager sees what is overdue.',
  ],
  [
    'a log of what is kept',
    'A tool for winemakers to track their barrels. The cellar master gets a reminder when a barrel was not topped up for 14 days.',
  ],
  ['stock', 'An inventory tool for our bike workshop. Mechanics take parts and the manager orders them.'],
  ['courses', 'An online course platform where a teacher sells video courses and learners pay by card.'],
  ['contacts', 'A CRM for our small agency.'],
  ['a shop', 'An online shop for our roastery: customers order coffee, pay by card and we send it.'],
  ['days off', 'An internal tool for our company so employees can request vacation and managers approve it.'],
  [
    'lessons that are made up',
    'Swim school: parents tell us when their child misses a lesson, get a credit and book a make-up lesson.',
  ],
  ['tables', 'Guests reserve a table in our restaurant.'],
  ['appointments', 'Students book lessons with a tutor. The tutor sets hours and sees the week.'],
  ['lending among people', 'Neighbours lend and borrow tools. Owners can decline.'],
  ['what a house lends', 'Swimmers rent lockers by the day. The attendant checks what comes back.'],
  ['sign-ups', 'A tool for a yoga studio: members sign up for classes, the teacher ticks who came.'],
  [
    'reports of what is broken',
    'A help desk for a school: teachers report broken projectors and the caretaker fixes them.',
  ],
  ['listings', 'Students post rooms to sublet and other students ask for them.'],
  ['recipes', 'A recipe app: I save my recipes, plan the week and get a shopping list.'],
  ['tasks', 'A to-do list for our flat: we add tasks and tick them off.'],
];
const ideaOf = (name: string) => kinds.find(([kind]) => kind === name)?.[1];
const draftOf = (idea: string) => draftReading('Acme', idea, []);

describe('what is proposed for an idea of a known kind', () => {
  it('is tried for each kind', () => {
    expect(
      kinds.map(([, idea]) => proposals.findIndex(({ signs, not }) => signs.test(idea) && !not?.test(idea))),
    ).toEqual(proposals.map((_, at) => at));
  });

  it.each(kinds)('is complete, and each line of what happens becomes a feature: %s', (_, idea) => {
    const { outline, text, isProposed } = draftOf(idea);
    expect(isProposed).toBe(true);
    expect(text).not.toMatch(/[?{}]/);
    const { idea: read, features } = deriveProduct('Acme', text, []);
    expect(read.isOutlined).toBe(true);
    expect(features.length).toBeGreaterThanOrEqual(outline.acts.length);
    const criteria = features.flatMap((feature) => feature.criteria);
    expect(criteria.filter((criterion) => /SHALL (?:ensure that|create an? )/.test(criterion))).toEqual([]);
  });

  it.each(kinds)('is taken with a word, as if its owner had written it: %s', async (_, idea) => {
    const talk = createConversation(idea);
    const { questions } = await talk.say('start');
    expect(questions[0]?.question).toMatch(/What you did not say I propose below|below is what such a product needs/);
    const { documents } = await talk.say([]);
    const content = documents[0]?.content ?? '';
    expect(checkDocument({ type: 'requirements', title: 'Requirements', content })).toEqual([]);
    expect(checkGrammar(content)).toEqual([]);
    for (const { title } of deriveProduct('Acme', draftOf(idea).text, []).features) expect(content).toContain(title);
  });

  it('stands behind the owner’s own words, and says nothing twice', () => {
    const { acts, rules } = draftOf(
      'A marketplace for honey. Beekeepers open a small shop, buyers pay by card, the marketplace keeps 8 percent.',
    ).outline;
    expect(acts[0]).toBe('Beekeepers open a small shop → new shop: name, description, photo');
    expect(acts.filter((line) => /card/.test(line))).toHaveLength(1);
    expect(rules[0]).toBe('The app sets a fee of 8 percent of the orders of each payout.');
    expect(rules.join('\n')).not.toMatch(/keeps|\{1\}/);
  });

  it('says what it is itself where only what it does was told', () => {
    const { is } = draftOf(
      'Help freelancers send invoices and chase late payments. Three reminders, each firmer.',
    ).outline;
    expect(is).toEqual(['A tool that sends invoices and reminds whoever has not paid.']);
  });

  it('names nobody on the other side of what somebody keeps for oneself', () => {
    const { people, acts } = draftOf('A habit tracker. I tick off my habits each day and see my streak.').outline;
    expect(people).toEqual(['Users (me)']);
    expect(acts).toContain('Users tick off their habits each day → new entry: habit, date, note');
  });

  it.each([
    ['Help freelancers send invoices and chase late payments.', ['Freelancers', 'Clients']],
    ['Parents get an invoice each month and pay it online.', ['Parents', 'Bookkeepers']],
  ])('has those who send and those who pay on their sides: %s', (idea, people) => {
    const { outline } = draftOf(idea);
    expect(outline.people).toEqual(people);
    expect(outline.acts.join('\n')).toMatch(
      /(?:Freelancer|Bookkeeper) drafts an invoice → new invoice: (?:client|parent), /,
    );
  });

  it('has whom the idea names on the other side, and the thing by its usual name where another was read', () => {
    const { people, acts } = draftOf('Applicants apply for a grant. The jury decides on it.').outline;
    expect(people).toEqual(['Applicants', 'Juries']);
    expect(acts).toContain('Applicant withdraws the application → application is withdrawn; the juries are told');
  });

  it.each([
    [
      'whoever does what a side does',
      ideaOf('reports of what is broken'),
      ['Caretakers', 'Teachers'],
      /^Teacher reopens a request → .*caretaker is told$/,
    ],
    [
      'somebody who was not known as a person',
      ideaOf('what a house lends'),
      ['Swimmers', 'Attendants'],
      /^The attendant checks what comes back → loan is returned$/,
    ],
    ['the same people', ideaOf('listings'), ['Students', 'Owners', 'Operator (me)'], /^Owner posts a room → /],
  ])('puts on a side %s', (_, idea, people, line) => {
    const { outline } = draftOf(idea ?? '');
    expect(outline.people).toEqual(people);
    expect(outline.acts).toContainEqual(expect.stringMatching(line));
  });

  it('has somebody on the other side only where the idea names them, and leaves out each line that ours tell', () => {
    const { people, acts, records } = draftOf(
      'I keep three aquariums and want an app where I write down the water values, and it reminds me.',
    ).outline;
    expect(people).toEqual(['Keepers (me)']);
    expect(acts.join('\n')).not.toMatch(/write down|three|inspector|\?/);
    expect(records).toContainEqual(expect.stringMatching(/^Check: aquarium, keeper, day, temperature \(optional\), /));
  });

  it('knows whom a rule of two words names, and takes the owner’s own number of days', () => {
    const { people, acts } = draftOf(ideaOf('a log of what is kept') ?? '').outline;
    expect(people).toEqual(['Winemakers', 'Cellar masters']);
    expect(acts).toContain(
      'A barrel was not topped up for 14 days → the winemaker is reminded; the cellar master is told',
    );
  });

  it('has nobody on a side but those who may stand there', () => {
    const { acts } = draftOf(
      'We bring vegetable boxes to households on Thursdays. Drivers need a list of stops, and customers get a message before.',
    ).outline;
    expect(acts).toContainEqual(expect.stringMatching(/^Drivers see their stops of the day → /));
    expect(acts.join('\n')).not.toMatch(/Customers? (?:starts?|marks?)/);
  });

  it('takes no line over that holds markup', () => {
    const { acts } = draftOf(
      'Clients book appointments <img src=x onerror=alert(1)> with stylists. The stylist sets hours.',
    ).outline;
    expect(acts.join()).not.toMatch(/[<>|]/);
    expect(acts).toContainEqual(expect.stringMatching(/^Client books a free time → /));
  });

  it('calls what it is about by a word of its own where the idea has none', () => {
    const { acts } = draftOf('An app for workshops in our library with places and a waiting list.').outline;
    expect(acts[0]).toMatch(/^Organiser announces an? \p{L}+ → new /u);
  });

  it.each([
    ['lists what is kept', bakeryListed],
    ['tells of something else', 'Two friends play a word game against each other, and the loser buys the coffee.'],
    ['tells it at length', `${ideas.bakery} ${'Last week we baked twenty loaves too many. '.repeat(20)}`],
  ])('is nothing where the owner %s', (_, idea) => {
    expect(draftOf(idea).isProposed).toBe(false);
  });
});
