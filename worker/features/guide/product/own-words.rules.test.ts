import { describe, expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct, type Product } from '#worker/features/guide/product/product.rules.ts';

const swaps =
  'Nurses on our ward want to swap shifts without the group chat. You offer a shift, a colleague with the same qualification takes it, the ward manager approves it. Must not break the 11 hour rest rule.';
const flowers =
  'I run a flower shop in Leeds. I want offices to subscribe to a weekly bouquet for their reception desk. They choose a size and a budget, pause over holidays, and I need a list each Monday of what to bind and where my driver has to deliver it.';
const drift =
  'A command line tool that compares two Postgres schemas (e.g. main branch migrations versus staging database) inside CI and fails the pipeline when they have drifted. Prints a readable diff, ignores configured objects, works with GitHub Actions and GitLab, never needs write access.';
const fees =
  'A treasurer of a sports club with 230 members collects membership fees by SEPA direct debit, sees who has not paid and sends reminders.';

const also = (...facts: string[]) => facts.map((decision) => ({ topic: `Also: ${decision.slice(0, 30)}`, decision }));
const titlesOf = ({ features }: Product) => features.map(({ title }) => title);
const criteriaOf = ({ features }: Product) => features.flatMap(({ criteria }) => criteria);

describe('words that only say how sure somebody is', () => {
  const wish = 'an app for neighbours to lend tools to each other';
  const plain = deriveProduct('Shed', wish, []);
  it.each([
    `no idea really, maybe ${wish}`,
    `I have no idea how to start, but maybe ${wish}.`,
    `Not sure yet. Perhaps ${wish}`,
    `I don’t know. ${wish}. I am not sure what I want.`,
    `idk, ${wish}`,
  ])('rule nothing out and change nothing: %s', (description) => {
    const product = deriveProduct('Shed', description, []);
    expect(product.nots).toEqual(plain.nots);
    expect(titlesOf(product)).toEqual(titlesOf(plain));
    expect(writeRequirements(product)).not.toMatch(/no idea|not sure|come for idea|don.t know/i);
  });

  it('stay where they are what the product is about', () => {
    const { idea } = deriveProduct('Pan', 'People who have no idea what to cook enter what is in their fridge.', []);
    expect(idea.said).toContain('no idea what to cook');
  });
});

describe('a fact that comes later', () => {
  const facts = [
    'Swaps must be approved by the ward manager within 24 hours, otherwise they lapse.',
    'We must not store any patient data.',
    'Members can lend each other things nearby.',
    'It has a leaderboard and a quiz game.',
    'People pay by invoice and track expenses.',
  ];
  it.each([swaps, flowers, fees])('never changes the shape of %s', (description) => {
    const before = deriveProduct('Acme', description, []).idea;
    for (const fact of facts) {
      const { idea } = deriveProduct('Acme', description, also(fact));
      expect([idea.pattern.id, idea.pattern.isOwn], fact).toEqual([before.pattern.id, before.pattern.isOwn]);
    }
  });

  it('about who approves until when becomes a state of the thing, not a second feature', () => {
    const product = deriveProduct('Ward', swaps, also(facts[0] ?? ''));
    expect(titlesOf(product).filter((title) => /approve/i.test(title))).toEqual(['Approve the shift']);
    expect(criteriaOf(product).join('\n')).toMatch(
      /IF more than 24 hours have passed without it, THEN THE SYSTEM SHALL mark the shift as lapsed/,
    );
    const lives = listTables(product).flatMap(({ machine }) => (machine ? [machine.states] : []));
    expect(lives).toContainEqual(expect.arrayContaining(['approved', 'lapsed']));
  });
});

describe('a clause that is no act', () => {
  const facts = [
    'Changes are possible until Thursday 12:00 for the following week.',
    'A race is 90 seconds, 2-4 players.',
    'Void is invisible for 3 seconds.',
  ];
  const products = [swaps, flowers, drift, fees].map((description) =>
    deriveProduct('Acme', description, also(...facts)),
  );

  it('has a moment and a result that somebody can watch, and never “made sure”; told later, it is no feature', () => {
    const watched = [
      /^IF changes come in later than Thursday 12:00 [^,]+, THEN THE SYSTEM SHALL refuse them/,
      /^WHEN 90 seconds of a race have passed, THE SYSTEM SHALL end it/,
      /^WHEN 3 seconds have passed since void became invisible, THE SYSTEM SHALL end that/,
    ];
    for (const product of products) {
      for (const text of criteriaOf(product))
        expect(text).not.toMatch(/make sure that|act by|this rule|the moment comes|is in use|a step would go against/);
      for (const moment of watched) expect(criteriaOf(product).filter((text) => moment.test(text))).toHaveLength(1);
      expect(titlesOf(product).join('\n')).not.toMatch(/possible|race|void/i);
    }
  });

  it.each([
    [
      'every card payment is rounded up to the next euro',
      /^WHEN a card payment is recorded, THE SYSTEM SHALL round it up to/,
    ],
    ['Late returns block new reservations', /^WHEN there is a late return, THE SYSTEM SHALL block new reservations/],
    ['A badge expires at midnight', /^WHEN the clock reaches midnight, THE SYSTEM SHALL mark a badge as expired/],
    ['Visitor data is deleted after 30 days', /^WHEN visitor data is older than 30 days, THE SYSTEM SHALL delete it/],
    [
      'Petrol is shared at the end of the month',
      /^WHEN the clock reaches the end of the month, THE SYSTEM SHALL share petrol and/,
    ],
    ['No dog may be alone for more than 4 hours', /^WHEN a dog has been alone for 4 hours, THE SYSTEM SHALL tell/],
    ['Nobody may work with less than 11 hours of rest', /^WHEN it is exactly 11 hours, THE SYSTEM SHALL accept/],
  ])('has the cause and the effect that its words have: %s', (rule, criterion) => {
    const product = deriveProduct('Acme', `Members enter notes. ${rule}.`, []);
    expect(criteriaOf(product)).toEqual(expect.arrayContaining([expect.stringMatching(criterion)]));
  });

  it('is asked about and no feature where nothing in it can be watched', () => {
    const product = deriveProduct('Acme', 'Technicians calibrate scales. Certificates are on paper of the lab.', []);
    expect(titlesOf(product).join('\n')).not.toMatch(/on paper/);
    expect(writeRequirements(product)).toMatch(
      /NEEDS CLARIFICATION: what is to happen, and when, because of “certificates are on paper of the lab”\?/i,
    );
  });

  it('makes no table of a number’s unit', () => {
    for (const product of products)
      expect(listTables(product).map(({ name }) => name)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(seconds|hours|minutes|euros|pounds)$/)]),
      );
  });

  it('that tells what somebody needs is the thing itself, with its contents', () => {
    const product = deriveProduct('Bloom', flowers, []);
    const list = product.features.find(({ title }) => /list each Monday/.test(title));
    expect(list?.isRule).toBeUndefined();
    expect(list?.criteria[0]).toMatch(/give the [\w ]+ a list each Monday of what to bind and where/);
  });

  it('that has no subject is what the product does, also after brackets', () => {
    const product = deriveProduct('drift', drift, []);
    expect(titlesOf(product)).toEqual(
      expect.arrayContaining(['Fail the pipeline', 'Print a readable diff', 'Ignore configured objects']),
    );
    expect(product.nots.join()).toMatch(/never needs write access/i);
  });
});

describe('a field of life', () => {
  it.each([
    ['budget', flowers],
    ['sport', fees],
    ['nurse', `${swaps} No patient data is kept.`],
  ])('is not taken for kept data by one stray word: %s', (_, description) => {
    const product = deriveProduct('Acme', description, []);
    expect(product.idea.domain?.law).toBeUndefined();
    expect(titlesOf(product).join()).not.toMatch(/Protect/);
    expect(product.idea.category).not.toMatch(/health|finance/);
  });

  it.each([
    ['health data', 'Patients record symptoms and medicines between visits, and nurses review them.'],
    ['financial data', 'Friends record shared expenses and see who owes whom.'],
  ])('keeps its duties where such data is kept: %s', (law, description) => {
    expect(deriveProduct('Acme', description, []).idea.domain?.law).toBe(law);
  });

  it('gives way with a stock limit to what was told', () => {
    const told = 'Climbing pupils book lessons with a trainer and pay 40 euros by card for each lesson.';
    expect(deriveProduct('Acme', told, []).nots.join()).not.toMatch(/No online payment/);
    expect(deriveProduct('Acme', told.replace(/ and pay.*$/, '.'), []).nots.join()).toMatch(/No online payment/);
  });

  it('takes a rule about people for a criterion, and no swap for a loan', () => {
    const product = deriveProduct(
      'Acme',
      'Bus drivers swap shifts. A driver offers a shift, another driver takes it, and the dispatcher approves it. No driver works with fewer than 10 hours of rest.',
      [],
    );
    const criteria = product.features.flatMap((feature) => feature.criteria).join(' ');
    expect(criteria).toMatch(/fewer than 10 hours of rest/);
    expect(product.nots.join()).not.toMatch(/hours of rest/);
    expect(criteria).not.toMatch(/is not back|until when/);
    const measures = product.measures.map(({ text }) => text).join();
    expect(measures).toMatch(/Of each 50 times that dispatchers approve/);
    expect(measures).not.toMatch(/late or damaged/);
  });

  it('never says that nobody asked for payment where somebody spoke of it', () => {
    for (const description of [fees, `${flowers} Offices are charged 40 pounds.`, `${swaps} It costs 2 euros a month.`])
      expect(deriveProduct('Acme', description, []).nots.join()).not.toMatch(/nobody asked for it/);
  });
});
