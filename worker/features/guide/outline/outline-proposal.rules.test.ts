import { describe, expect, it } from 'vitest';
import { checkDocument } from '#shared/document-check/document-check.ts';
import { proposals } from '#worker/features/guide/content/proposals/proposals.ts';
import { partAims } from '#worker/features/guide/product/aim-figures.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';
import { checkGrammar } from '#worker/features/guide/testing/check-document.ts';
import { bakeryListed, ideas } from '#worker/features/guide/testing/ideas.ts';
import { ideaOf, kinds } from '#worker/features/guide/testing/ideas-by-kind.ts';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

/** People without what they hire it for. */
const namesOf = (people: string[]) => people.map((line) => line.replace(/: wants? to .+$/, ''));
const draftOf = (idea: string) => draftReading('Acme', idea, []);

describe('what is proposed for an idea of a known kind', () => {
  it('is tried for each kind', () => {
    expect(
      kinds.map(([, idea]) => proposals.findIndex(({ signs, not }) => signs.test(idea) && !not?.test(idea))),
    ).toEqual(proposals.map((_, at) => at));
  });

  it.each([
    'A price comparison of furniture makers, with photos and reviews by customers.',
    'A tattoo artist wants a portfolio with photos that people can share.',
    'Our office gets visits from sales people, and I want to know who was there.',
    'A register of falls of trees in our forest, with photos and who cleared them.',
    'Members of our sailing club say which boat they bring to the regatta.',
    'A festival sells multi day passes and visitors pay by card.',
    'An art gallery shows its exhibitions online and visitors book tickets for a tour.',
    'My kids get tasks from school and I want to see when homework is due.',
    'A wine club: members get six bottles a month and pay monthly, and rate the drinks.',
  ])('is of no kind that is sure where only some words of it stand: %s', (idea) => {
    const kind = proposals.find(({ signs, not }) => signs.test(idea) && !not?.test(idea));
    expect(kind?.isSure).toBeUndefined();
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
    expect(namesOf(people)).toEqual(['Users (me)']);
    expect(acts).toContain('Users tick off their habits each day → new entry: habit, date, note');
  });

  it.each([
    ['Help freelancers send invoices and chase late payments.', ['Freelancers', 'Clients']],
    ['Parents get an invoice each month and pay it online.', ['Parents', 'Bookkeepers']],
  ])('has those who send and those who pay on their sides: %s', (idea, people) => {
    const { outline } = draftOf(idea);
    expect(namesOf(outline.people)).toEqual(people);
    expect(outline.acts.join('\n')).toMatch(
      /(?:Freelancer|Bookkeeper) drafts an invoice → new invoice: (?:client|parent), /,
    );
  });

  it('has whom the idea names on the other side, and the thing by its usual name where another was read', () => {
    const { people, acts } = draftOf('Applicants apply for a grant. The jury decides on it.').outline;
    expect(namesOf(people)).toEqual(['Applicants', 'Juries']);
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
    const { outline } = draftOf(idea);
    expect(namesOf(outline.people)).toEqual(people);
    expect(outline.acts).toContainEqual(expect.stringMatching(line));
  });

  it.each([
    [
      'We want a toy swap for the parents at our school. Parents post toys.',
      ['Parents', 'Givers (us)', 'Operator (me)'],
    ],
    ['Our band votes on songs for the next gig. Everyone suggests songs, and we vote on them.', ['Members (us)']],
    ['A quiz night at our pub: teams sign up, I enter the points after each round.', ['Teams', 'Organisers (us)']],
  ])('puts nobody on a side whom the idea does not name, and nobody who cannot do it: %s', (idea, people) => {
    expect(namesOf(draftOf(idea).outline.people)).toEqual(people);
  });

  it('leaves out what only sums all of it up, and says of what is known that it is seen', () => {
    const { acts } = draftOf(ideaOf('children who come')).outline;
    expect(acts).toContain(
      'The coach sees by noon whether there are enough kids for two teams → number of those who come and names of those missing, by group',
    );
    expect(draftOf(ideaOf('what is given away or swapped')).outline.acts.join('\n')).not.toMatch(/\bmeet\b|swap/);
    expect(draftOf(ideaOf('voices that are missing')).outline.acts).toContain(
      'Members see the rehearsal dates → day, start, place and their own answer',
    );
  });

  it('asks those who run a league to sign in, and no account of donors', () => {
    const titles = (name: string) => deriveProduct('Acme', draftOf(ideaOf(name)).text, []).features;
    expect(titles('a league').at(-1)?.criteria.join()).toMatch(/WHEN an? [^,]+ invites somebody as [^,]*player/);
    expect(titles('money for a purpose').at(-1)?.criteria.join()).not.toMatch(/donor signs up/);
  });

  it.each([
    'My team sees in a dashboard who is missing data in the report.',
    'A currency exchange calculator for travellers.',
    'A turn-based strategy game where two players take turns moving pieces.',
    'Match my closet: take photos of clothes and it matches colours with each other.',
    'I collect stamps and want to track which I have, what they cost and which I would swap.',
    'Guests tell us if they are coming to our wedding and what they eat.',
  ])('is nothing where words of a kind mean something else: %s', (idea) => {
    expect(proposals.filter(({ signs, not }) => signs.test(idea) && !not?.test(idea))).toEqual([]);
  });

  it('warns of spare parts that get low, and has who takes one say for which machine, also where much was read badly', () => {
    const { people, acts, rules } = draftOf(
      "We have around 200 spare parts on the shelves; a machine is down because somebody took the last one and didn't say anything; I just want guys to be able to take a part, say which machine it's for, and have it warn me when we're getting low",
    ).outline;
    expect(namesOf(people)).toEqual(['Workers', 'Managers (us)']);
    expect(acts).toContain('Workers take a part → new withdrawal: part, quantity, machine');
    expect(acts).toContain('The quantity in stock of a part falls below its least quantity → the manager is told');
    expect(acts.join('\n')).not.toMatch(/\?|warns|says? which/);
    expect(rules).toContain('Nobody takes more of a part than its quantity in stock.');
  });

  it('keeps what is in each van, says when something goes off, and starts with the least that was told', () => {
    const { people, acts, records } = draftOf(
      'An app for our electricians. Each van has a stock of cables and fuses, and nobody knows what is left in which van. The office orders before it runs out.',
    ).outline;
    expect(namesOf(people)[0]).toBe('Electricians');
    expect(acts[0]).toMatch(/ adds an article → new article: name, code, van, unit, /);
    expect(records).toContain('Withdrawal: article, electrician, quantity, job; states: entered, cancelled');
    const lab = draftOf(
      'Our lab is always out of chemicals. I get a mail when only 2 are left or one expires.',
    ).outline;
    expect(lab.acts).toContain('30 days are left before the expiry date of a chemical → the manager is told');
    expect(lab.rules).toContain('The app sets the least quantity of a new chemical to 2.');
  });

  it('takes over how long a pass is good, how much a house keeps, and how much may be open on a tab', () => {
    const rulesOf = (idea: string) => draftOf(idea).outline.rules;
    expect(rulesOf('Our yoga studio sells ten-session passes. They expire after 6 months.')).toContain(
      'The app sets the last day of a new pass to 6 months after it was bought.',
    );
    expect(rulesOf(ideaOf('goods on consignment'))).toContain(
      'The app sets the amount of each payout to the sum of the price paid of the paintings of its artist sold in its month, less 40 percent.',
    );
    expect(
      rulesOf('A bar tab app for our rugby club: members settle each month. Nobody has more than 100 euros open.'),
    ).toContain('Nobody takes anything while more than 100 euros of theirs are open.');
  });

  it('has parents sign what happened to their child, and names nobody who reports without a name', () => {
    expect(
      draftOf('Our kindergarten writes down each accident of a child. Teachers note what happened, parents sign it.')
        .outline.acts,
    ).toContainEqual(expect.stringMatching(/^Teacher has a parent sign an incident → new signature: /));
    expect(draftOf('Near miss reporting: workers report unsafe situations anonymously.').outline.rules).toContain(
      'The name of a worker who reports without it is seen by nobody.',
    );
  });

  it.each([
    [ideaOf('the care of a parent'), /ride|note|expense/, /visit|task/],
    ['An app for me and my two brothers to share the care of our mum.', /visit|note/, /ride|task|expense/],
    ['My sister and I take care of our grandmother. I want to note who paid for what.', /expense/, /visit|ride|task/],
    [ideaOf('parents who live apart'), /handover|note|expense/, /ride|visit|task/],
    ['My ex and I split what we pay for our son.', /expense/, /handover|note /],
  ])('has of shared care only what is asked for: %s', (idea, asked, other) => {
    const { acts } = draftOf(idea).outline;
    expect(acts.join('\n')).toMatch(asked);
    expect(acts.filter((line) => other.test(line.split(' → ')[1] ?? ''))).toEqual([]);
  });

  it('lets whoever has the link of a page read it without an account', () => {
    const features = deriveProduct('Acme', draftOf(ideaOf('what a child must not eat')).text, []).features;
    expect(features.map(({ says }) => says).join('\n')).toContain('Readers need no account.');
  });

  it('keeps a told share of expenses', () => {
    const { rules } = draftOf('My ex and I split what we buy for our son 60/40.').outline;
    expect(rules).toContain('An expense is shared 60/40 between both parents.');
    expect(rules.join('\n')).not.toContain('equally');
  });

  it('has the vet note a check of a horse, and says nothing of the visit twice', () => {
    const { acts } = draftOf('The vet visits elderly horses and notes the treatment.').outline;
    expect(acts).toContainEqual(expect.stringMatching(/^Vet notes a check of an elderly horse → new check: /));
    expect(acts.join('\n')).not.toMatch(/visits|gets elderly/);
  });

  it('takes the fields and the other people whom the prose names over, each once', () => {
    const barrels = draftOf(
      'A tool for winemakers to track their barrels: what is in which barrel, when it was topped up, tasting notes. The cellar master gets a reminder when a barrel was not topped up for 14 days.',
    ).outline;
    expect(barrels.records).toEqual([
      'Barrel: name, content, place, photo, days between checks; states: kept, given up',
      'Check: barrel, winemaker, day, what was done, litres topped up (optional), tasting note',
    ]);
    const hives = draftOf(
      "An app for our beekeeping club. Each member keeps a log of their hives: when they looked, whether they saw the queen, how much honey. The club's bee inspector gets a warning when somebody notes a disease.",
    ).outline;
    expect(namesOf(hives.people)).toEqual(['Members', 'Bee inspectors']);
    expect(hives.acts.join('\n')).not.toMatch(/log entry/);
    expect(hives.acts[0]).toBe('Member adds a hive → new hive: name, place, photo, days between checks');
  });

  it('has whoever runs a school do what an office does, and takes the owner’s own limits', () => {
    const { people, acts, rules } = draftOf(
      'I run a small music school. The app should do this:\n- parents report an absence for a lesson, at least 4 hours before it starts\n- a lesson that is cancelled in time becomes a credit that expires after 2 months\n- teachers offer slots for make-up lessons; parents book one with a credit\n- I see at the end of each month how many lessons each teacher gave',
    ).outline;
    expect(namesOf(people)).toEqual(['Parents', 'Teachers', 'School owner (me)']);
    expect(acts).toContainEqual(expect.stringMatching(/^School owner sees the lessons of a month → /));
    expect(rules).toEqual(
      expect.arrayContaining([
        'Nobody reports an absence later than 4 hours before the start of the lesson.',
        'Nobody books a slot that lies later than 2 months after the lesson of the credit.',
      ]),
    );
    expect(rules.join()).not.toMatch(/24 hours|3 months/);
  });

  it('takes over after which time what is ready is left too long, and what has to be known of it', () => {
    const { acts, records } = draftOf(
      "We're a small pottery studio and we fire people's work for them. Folks drop off pieces, and we need to know whose is whose, what temperature it needs to be fired at, and which kiln load it went in. When it's done they should get a message to come pick it up, and if it's been sitting here over a month I want to know so I can nag them.",
    ).outline;
    expect(acts).toContain(
      'A ready piece is not handed back within 1 month → piece is left over; the operator and the customer are told',
    );
    expect(acts).toContain('Operator puts a piece into a load → piece gets load; piece is in work');
    expect(acts.join()).not.toMatch(/\?|nag|Folks|whose/);
    expect(records).toContainEqual(expect.stringMatching(/^Piece: customer, phone, description, temperature, /));
  });

  it('begins nothing before the told deposit is paid, and names whoever makes it once', () => {
    const { people, rules } = draftOf(
      "I'm a goldsmith and make rings to order. Clients describe the ring, send inspiration pictures, I make an offer, and nothing starts until they paid half up front.",
    ).outline;
    expect(namesOf(people)).toEqual(['Clients', 'Goldsmiths (me)']);
    expect(rules).toEqual(
      expect.arrayContaining([
        'Nobody begins an order that is not booked.',
        'The app sets a deposit of 50 percent of the price.',
      ]),
    );
  });

  it('has whoever types in what comes by phone enter the enquiries, and the answers', () => {
    const { acts } = draftOf(
      'I clean windows. Folks text me for a price, and I want to keep track of each quote and who said yes.',
    ).outline;
    expect(acts[0]).toMatch(/^Contractor enters an enquiry → new enquiry: /);
    expect(acts).toContain(
      'Contractor enters that the customer said yes → quote is accepted; new job: quote; the customer is told',
    );
  });

  it('has somebody on the other side only where the idea names them, and leaves out each line that ours tell', () => {
    const { people, acts, records } = draftOf(
      'I keep three aquariums and want an app where I write down the water values, and it reminds me.',
    ).outline;
    expect(namesOf(people)).toEqual(['Keepers (me)']);
    expect(acts.join('\n')).not.toMatch(/write down|three|inspector|\?/);
    expect(records).toContainEqual(expect.stringMatching(/^Check: aquarium, keeper, day, temperature \(optional\), /));
  });

  it('knows whom a rule of two words names, and takes the owner’s own number of days', () => {
    const { people, acts } = draftOf(ideaOf('a log of what is kept')).outline;
    expect(namesOf(people)).toEqual(['Winemakers', 'Cellar masters']);
    expect(acts).toContain(
      'A barrel was not topped up for 14 days → the cellar master is reminded; the winemaker is told',
    );
  });

  it('has nobody on a side but those who may stand there', () => {
    const { acts } = draftOf(
      'We bring vegetable boxes to households on Thursdays. Drivers need a list of stops, and customers get a message before.',
    ).outline;
    expect(acts).toContainEqual(expect.stringMatching(/^Drivers see their stops of the day → /));
    expect(acts.join('\n')).not.toMatch(/Customers? (?:starts?|marks?)/);
  });

  it('takes no markup over, and nobody who is called by it', () => {
    const { acts, people } = draftOf(
      '<img src=x onerror=alert(1)> Clients book appointments with stylists |. The stylist sets hours.',
    ).outline;
    expect([...acts, ...people].join()).not.toMatch(/[<>|]|img/);
    expect(acts).toContainEqual(expect.stringMatching(/^Client books a free time → /));
  });

  it.each([
    ['A directory of vegan restaurants. Anyone can add one, and we check it.', 'restaurant'],
    [ideas.cafes ?? '', 'cafe'],
  ])('calls the thing by one word of the idea: %s', (idea, thing) => {
    expect(draftOf(idea).outline.acts[0]).toContain(` adds a ${thing} → new ${thing}: `);
  });

  it('puts the told approval on the side that approves, where another was guessed', () => {
    const { people, acts } = draftOf(
      'Our cleaners write their hours on paper. They should clock in and out on the phone and I approve it on friday.',
    ).outline;
    expect(namesOf(people)).toEqual(['Cleaners', 'Managers (me)']);
    expect(acts).toContain('I approve it on friday → shift is approved');
  });

  it('has a shift that is given away wait for the told yes, and keeps the told limit', () => {
    const { people, acts, rules } = draftOf(ideaOf('shifts that people give away')).outline;
    expect(namesOf(people)).toEqual(['Night shift nurses (me)', 'Managers']);
    expect(acts).toEqual(
      expect.arrayContaining([
        'Night shift nurse takes an open offer → offer is taken; the holder and the manager are told',
        'Manager approves a taken offer → offer is approved; the former holder and the taker are told',
      ]),
    );
    expect(rules).toContain('Nobody takes an offer with which they work more than 3 nights in a row.');
  });

  it('has nobody say yes to a shift that is given away where nobody has to', () => {
    const { people, acts, records } = draftOf(
      "We are paramedics. Whoever can't work puts up the shift, somebody takes it over, no manager involved.",
    ).outline;
    expect(namesOf(people)).toEqual(['Paramedics (us)']);
    expect([...acts, ...records].join()).not.toMatch(/approv|manager/i);
  });

  it('notes of a job that is done what the idea asks for, and what is owed for it', () => {
    const { people, acts, rules } = draftOf(ideaOf('jobs that are sent to drivers')).outline;
    expect(namesOf(people)).toEqual(['Drivers', 'Dispatchers (me)']);
    expect(acts).toEqual(
      expect.arrayContaining([
        'Driver finishes a job → job is done, with what was done, photo, price; the dispatcher is told',
        'Dispatchers see what is owed to each driver → the fees of the done jobs less the payouts of each driver, by week',
      ]),
    );
    expect(acts.join()).not.toMatch(/wife|signature/);
    expect(
      draftOf('Dispatchers send jobs to technicians. Techs get 30 percent of the price of each job.').outline.rules,
    ).toContain('The fee of a job is 30 percent of its price.');
    expect(rules.join()).not.toMatch(/percent/);
  });

  it('has whoever notes alone who has which thing be the only one, also where a longer idea is hard to read', () => {
    const { people, acts } = draftOf(
      "I run a youth orchestra and we lend out 40 instruments to the kids. I lose track of who has which violin and when it's due back. Just for me, parents don't need to log in.",
    ).outline;
    expect(namesOf(people)).toEqual(['Keepers (me)']);
    expect(acts[1]).toBe(
      'Keeper signs an instrument out → new loan: instrument, borrower, phone, day out, due day (optional); instrument is out',
    );
    expect(acts.join()).not.toMatch(/parent|\?/);
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

it('says what each side hires it for, where their owner told nothing of them', () => {
  expect(draftOf('Members of a choir see the rehearsal dates and say whether they come.').outline.people).toEqual([
    'Members: want to say in a minute whether they come, so that nobody rings them up about it',
    'Organisers: want to know beforehand who comes and who is missing, so that they can plan for those who are there',
  ]);
});

it('says what whoever runs it, or is there besides, hires it for', () => {
  const people = (idea: string) => draftOf(idea).outline.people;
  expect(people(ideaOf('what is given away or swapped'))).toContain(
    'Operator (me): wants to have nothing on the list that does not belong there',
  );
  expect(people('I run a music school. Parents report an absence and get a make-up lesson from a teacher.')).toContain(
    'School owner (me): wants to know which lessons were given without asking each teacher',
  );
  expect(people(ideaOf('what two type from a scan'))).toContain(
    'Readers: want to read what the letters say without coming to see them',
  );
});

it('keeps the price, the days and the warning that were told of plots', () => {
  const { acts, rules } = draftOf(ideaOf('plots held by the year')).outline;
  expect(acts).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^An offered application is not answered within a week → application is lapsed; plot is free/,
      ),
      'A fee is not paid by the end of April → fee is overdue; the member is warned',
    ]),
  );
  expect(rules).toContain('The app sets each fee to £45 a year, due on 1 March.');
});

it('is proposed for a known kind that is told in a chat, where not each sentence was read', () => {
  const { isProposed, outline } = draftOf(
    'I organise the village fair and need about 60 helpers. They pick a time slot at the bar, the grill or the car park. Nobody should be in two places at once. When somebody drops out I want to know so I can find someone else.',
  );
  expect(isProposed).toBe(true);
  expect(namesOf(outline.people)).toEqual(['Helpers', 'Organisers (me)']);
});

it('lets in whoever brings, helps or pledges by a link, without an account', () => {
  for (const kind of ['who brings what', 'slots of an event', 'pledges per lap']) {
    const signIn = deriveProduct('Acme', draftOf(ideaOf(kind)).text, []).features.at(-1);
    expect(signIn?.criteria.join()).toMatch(/opens the link of their (?:contribution|registration|pledge)/);
  }
});

it('has each kind counted by two figures', () => {
  const thin = kinds.filter(([, idea]) => draftOf(idea).outline.aims.flatMap(partAims).length < 2);
  expect(thin.map(([kind]) => kind)).toEqual([]);
});

it('shows whoever repairs only the repairs that they are given', () => {
  const { people, acts, rules } = draftOf(
    'I rent out four small flats. I want to see who has paid the rent this month and which repairs each tenant waits for. Tenants report a problem with a photo. The plumber sees the jobs I give him.',
  ).outline;
  expect(namesOf(people)).toEqual(['Tenants', 'Landlords (me)', 'Tradespeople']);
  expect(acts).toContain(
    'Tradespeople see their repairs → address, what is broken, photo, day and state of each repair that is booked for them',
  );
  expect(rules).toContain('Tradespeople see only the repairs that are booked for them.');
});
