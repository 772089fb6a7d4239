import { describe, expect, it } from 'vitest';
import { listDoings, listKinds } from '#worker/features/guide/documents/doings.rules.ts';
import { incomeOf } from '#worker/features/guide/documents/earning.rules.ts';
import { toldCount, toldMoney, toldShare } from '#worker/features/guide/documents/figures.rules.ts';
import { isAboutContent } from '#worker/features/guide/documents/mending.rules.ts';
import { entryOf } from '#worker/features/guide/documents/registry.rules.ts';
import { listCosts, totalOf } from '#worker/features/guide/documents/sums.rules.ts';
import { asNoun } from '#worker/features/guide/grammar/words.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';

const product = (description: string, said: { topic: string; decision: string }[] = []) =>
  deriveProduct('Acme', description, said);
const lessons =
  'Driving school pupils book lessons with their instructor, pay 60 euros by card for each lesson, and cancel free of charge until 24 hours before.';
const flowers =
  'I run a flower shop. I want offices to subscribe to a weekly bouquet, pay by card each month and pause over holidays.';
const tool =
  'A command line tool for developers that compares two database schemas and fails the pipeline when they have drifted.';
const letters =
  'People photograph a letter from an authority. The app explains in plain words what it says and drafts an answer.';
const rota = 'Nurses on our ward swap shifts, a colleague takes the shift, and the ward manager approves the swap.';
const pottery =
  'A marketplace for ceramics. Potters open a small shop, buyers pay by card, and the marketplace keeps 8 percent.';

describe('how money comes in', () => {
  it.each([
    ['goods', flowers],
    ['hosts', lessons],
    ['open', tool],
    ['uses', letters],
    ['own', rota],
    ['share', pottery],
    ['players', 'A two-player word game where players take turns to guess a five letter word.'],
    ['device', 'Moisture sensors in vineyards send a reading every 15 minutes and the winegrower gets an alarm.'],
  ])('%s', (key, description) => expect(incomeOf(product(description)).key).toBe(key));
});

describe('figures that were said', () => {
  it('are read with their money, their number and their share', () => {
    expect(toldMoney(product(lessons))).toEqual({ unit: 'EUR', amounts: [60] });
    expect(toldCount(product('A planner for a school with 40 teachers.'), asNoun('teacher'))).toBe(40);
    expect(toldCount(product('I rent out four flats and tenants report repairs.'), asNoun('flat'))).toBe(4);
    const clinic = product(
      'Patients fill in a form before they come. The front desk sees it. About 70 patients a day.',
    );
    expect(toldCount(clinic, asNoun('patient'))).toBe(1470);
    expect(toldCount(product('Visitors bring things. Two items per visitor.'), asNoun('visitor'))).toBeUndefined();
    const company = product('A tool for our company of 120 people. Employees request vacation.');
    expect(toldCount(company, company.idea.client)).toBe(120);
    expect(toldShare(product(pottery))).toBe(0.08);
  });

  it('stand in the business model in place of supposed ones', () => {
    const write = (count: string) =>
      entryOf('business')?.write(
        product(`${count} pupils book lessons and pay 60 euros by card for each lesson.`),
        'R v1',
      );
    expect(write('300')).toContain('300 pupils, money in EUR');
    expect(write('Driving school')).toContain('[ASSUMPTION], money in EUR');
  });

  it('make the sums: twice as many people cost more', () => {
    const total = (count: number) => totalOf(product(`${flowers} We have ${count} offices.`));
    expect(total(400)).toBeGreaterThan(total(20));
  });
});

describe('costs', () => {
  it('are those of the parts that the features call, each by its feature', () => {
    const own = product(flowers);
    const ids = new Set(['all', ...own.features.map(({ id }) => id)]);
    expect(listCosts(own).map(({ what }) => what)).toContain('Payment service (Stripe)');
    expect(listCosts(own).every(({ id, sum }) => ids.has(id) && sum >= 0)).toBe(true);
    expect(listCosts(product(rota)).map(({ what }) => what)).not.toContain('Payment service (Stripe)');
  });
});

describe('what was decided', () => {
  it('stands in the documents that it is about, and nowhere by a part of a word', () => {
    const decided = [
      { topic: 'What must never happen', decision: 'No coffee may be forgotten when it happens to be hot' },
      { topic: 'Who sees it', decision: 'All see what is theirs, whoever runs it sees the rest' },
      { topic: 'Where it runs', decision: 'A computer at work' },
      { topic: 'How it is installed', decision: 'It runs with npx' },
    ];
    const told = (kind: 'tools' | 'business') =>
      entryOf(kind)?.write(product(flowers, decided), 'Requirements v1') ?? '';
    expect(told('tools')).toMatch(/- Where it runs: /);
    expect(told('tools')).toMatch(/- How it is installed: /);
    expect(told('tools')).not.toMatch(/- (?:What must never happen|Who sees it)/);
    expect(told('business')).not.toMatch(/- What must never happen/);
  });
});

describe('what people do', () => {
  it('is told in the idea’s own words: who, with what', () => {
    const kinds = listKinds(product(rota)).map(({ deed, who }) => `${who.many} ${deed.key}`);
    expect(kinds).toEqual(expect.arrayContaining(['ward managers approve']));
    const market = entryOf('market')?.write(product(rota), 'R v1') ?? '';
    expect(market).toMatch(/which of the (?:nurses|colleagues) found out too late/);
  });

  it('is asked for every own feature', () => {
    const own = product(lessons);
    expect(listDoings(own).map(({ feature }) => feature.key)).not.toContain('account');
    expect(listDoings(own).length).toBeGreaterThan(2);
  });
});

describe('a complaint about a text', () => {
  it.each([
    ['line 3: vague word', true],
    ['FR-2 has no criteria', true],
    ['The clarification is not answered', true],
    ['The service is online again in 5 minutes', false],
    ['Forbidden: no longer allowed', false],
    ['The password is wrong', false],
  ])('%j: %s', (fault, about) => expect(isAboutContent(fault)).toBe(about));
});

describe('a prompt for an app builder', () => {
  it('is refused with the reason for what runs in a terminal; the launch texts are not', async () => {
    const { turns } = await converse(tool, [
      [],
      'Give me a set-up prompt for Lovable',
      'Write a prompt for the marketing texts',
    ]);
    const [, , refused, texts] = turns;
    expect(
      [...(turns[1]?.prompts ?? []), ...(refused?.prompts ?? [])].map(({ documentType }) => documentType),
    ).not.toContain('setup_prompt');
    expect([turns[1]?.text, refused?.text].join(' ')).toMatch(/no prompt for Lovable: .+ terminal/);
    expect((texts ?? refused)?.text).toMatch(/read each text aloud/);
    expect((texts ?? refused)?.text).not.toMatch(/coding tool/);
  });
});
