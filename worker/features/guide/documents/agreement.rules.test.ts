import { describe, expect, it } from 'vitest';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { listPersonalData } from '#worker/features/guide/documents/personal-data.rules.ts';
import { nextQuestions } from '#worker/features/guide/product/next-questions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { recordFacts } from '#worker/features/guide/product/record-facts.rules.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

type Answer = { topic: string; decision: string };
const product = (description: string, answers: Answer[] = []) => deriveProduct('Acme', description, answers);
const tableOf = (own: ReturnType<typeof product>, record: string) => {
  const table = listTables(own).find((one) => one.record === record);
  if (!table) throw new Error(`no table of ${record}`);
  return table;
};
const columnsOf = (own: ReturnType<typeof product>, record: string) =>
  tableOf(own, record).columns.map(({ name }) => name);
const told = (own: ReturnType<typeof product>) => own.features.flatMap(({ criteria }) => criteria).join('\n');

const vineyard =
  'Soil moisture sensors in vineyards send a reading every 15 minutes over LoRaWAN. Winegrowers see each block on a map and get an alarm before vines dry out. Irrigation valves open by themselves at night if the winegrower allows it.';
const holidays =
  'Internal tool for a company of 120 people. Employees request vacation, managers approve it, payroll exports the month as CSV. Nobody sees sick leave of others except HR.';
const approvals = [
  { topic: 'When nobody decides', decision: 'A stand-in decides after 24 hours' },
  { topic: 'Taking a decision back', decision: 'Yes, with a reason, until the day before it counts' },
  { topic: 'A reason for a no', decision: 'Yes, always one sentence' },
];
const asked = (description: string, ask: RegExp, answer: string): Answer => {
  const question = nextQuestions(product(description).idea, [], 20).find((one) => ask.test(one.question));
  return { topic: question?.question ?? '', decision: answer };
};
const decided = product(holidays, [
  asked(holidays, /does not decide in time/, approvals[0]?.decision ?? ''),
  asked(holidays, /take a decision back/, approvals[1]?.decision ?? ''),
  asked(holidays, /refused get a reason/, approvals[2]?.decision ?? ''),
]);

describe('states and calls say the same', () => {
  const bakery = product(ideas.bakery);

  it('a cancelled order is marked and never deleted, by each side that may cancel', () => {
    const calls = listCalls(bakery).filter(({ criterion }) => criterion.verb === 'cancel');
    expect(calls.map(({ method, path, criterion }) => `${criterion.actor}: ${method} ${path}`)).toEqual([
      'customer: PATCH /api/orders/:id/cancel',
      'baker: PATCH /api/orders/:id/cancel-order',
    ]);
    const moves = tableOf(bakery, 'order').machine?.moves.filter(({ to }) => to === 'cancelled') ?? [];
    expect(moves.map(({ who }) => who).sort()).toEqual(['baker', 'customer']);
  });

  it('what is only printed changes nothing', () => {
    const [print] = listCalls(bakery).filter(({ criterion }) => criterion.rest === 'print');
    expect(print?.method).toBe('GET');
  });

  it('a new one is made and not read', () => {
    const [open] = listCalls(product(ideas.wordGame)).filter(({ criterion }) => criterion.id === 'FR-1.1');
    expect(open?.method).toBe('POST');
  });

  it('a refusal comes from doing it with its reason, and what is taken back is open again', () => {
    const moves = tableOf(decided, 'vacation request').machine?.moves ?? [];
    expect(moves.find(({ to }) => to === 'refused')?.when).toMatch(/with a reason/);
    expect(moves.find(({ to, from }) => to === 'requested' && from.includes('refused'))).toBeDefined();
  });
});

describe('records hold what criteria ask for', () => {
  it.each([
    ['a place on a map', 'block', ['latitude', 'longitude', 'winegrower_id']],
    ['a permission', 'irrigation valve', ['block_id', 'allowed_by_id', 'allowed_at']],
    ['a device at its place', 'moisture sensor', ['block_id']],
    ['a second person', 'alarm', ['passed_on_to_id', 'passed_on_at']],
    ['a limit that is set', 'limit', ['block_id', 'lower_limit', 'changed_by_id']],
  ])('%s', (_, record, columns) => {
    const own = product(vineyard, [
      asked(vineyard, /which value on/, 'A limit for each place, with a proposal'),
      asked(vineyard, /nobody reacts to an alarm/, 'After 15 minutes a second person gets it'),
    ]);
    expect(columnsOf(own, record)).toEqual(expect.arrayContaining(columns));
  });

  it('a stand-in, and each role that acts or alone may see something', () => {
    const { columns } = tableOf(decided, 'account');
    expect(columns.map(({ name }) => name)).toContain('stand_in_id');
    const roles = columns.find(({ name }) => name === 'role')?.check ?? '';
    for (const role of ['manager', 'employee', 'payroll', 'hr']) expect(roles).toContain(`'${role}`);
  });

  it('what somebody collects is a time of the order and not of the catalogue', () => {
    const own = product(ideas.bakery);
    expect(columnsOf(own, 'loaf')).not.toContain('collected_at');
    expect(columnsOf(own, 'order')).toContain('collected_at');
  });

  it('whose it is comes from who made it and not from who says yes', () => {
    const own = product('Employees hand in expenses with a receipt photo, team leads approve or reject them.');
    expect(columnsOf(own, 'expense')).toContain('employee_id');
  });
});

describe('who may see a row follows the rule of the idea', () => {
  const seesOf = (own: ReturnType<typeof product>, record: string) => {
    const tables = listTables(own);
    return accessOf(own, tableOf(own, record), tables).sees;
  };

  it('in the data model and in the legal texts', () => {
    expect(seesOf(decided, 'vacation request')).toMatch(/; sick leave only the employee .* and HR$/);
    const legal = listPersonalData(decided).find(({ record }) => record === 'Vacation request');
    expect(legal?.seenBy).toMatch(/sick leave only/);
  });

  it('nobody is named who is barred from it', () => {
    const own = product(
      'Applicants send a grant application, reviewers score it. No applicant may see the scores of reviewers.',
    );
    expect(seesOf(own, 'score')).not.toMatch(/applicant/i);
  });

  it('a booking is also seen by the one who made it', () => {
    expect(seesOf(product('Patients book an appointment with a therapist.'), 'booking')).toMatch(
      /patient who has its link/,
    );
  });
});

describe('one number and one way in', () => {
  it('a reminder after 3 days goes when a stand-in decides after 24 hours', () => {
    expect(told(product(holidays))).toMatch(/waits for more than 3 days|within 24 hours/);
    expect(told(decided)).not.toMatch(/more than 3 days/);
  });

  it('no password beside a personal link that is assumed', () => {
    const own = product(vineyard);
    if (!/personal link/.test(told(own))) throw new Error('no link assumed');
    expect(told(own)).not.toMatch(/\bpassword\b/);
    expect(columnsOf(own, 'account')).toContain('link_hash');
    expect(columnsOf(own, 'account')).not.toContain('password_hash');
  });

  it('a length in words settles the length of a game', () => {
    const own = product('Players guess a five letter word in turns. A match lasts three minutes.');
    expect(told(own)).not.toMatch(/5 rounds/);
    expect(
      nextQuestions(own.idea, [], 20)
        .map(({ question }) => question)
        .join(' '),
    ).not.toMatch(/how long should/i);
  });

  it('a command keeps nothing, so nothing of it is saved once a day', () => {
    const own = product(ideas.cli);
    expect(own.qualities.join(' ')).not.toMatch(/saved once a day/);
    const seconds = [...`${told(own)} ${own.qualities.join(' ')}`.matchAll(/1,000 [^.]*?(\d+) seconds/g)].map(
      ([, count]) => count,
    );
    expect(new Set(seconds).size).toBeLessThan(2);
  });
});

describe.each(Object.entries({ ...ideas, ...everydayIdeas }))('decisions of the architecture: %s', (_, description) => {
  const choices = listChoices(product(description));

  it('name a harm and not the other answers', () => {
    for (const { prevents } of choices) expect(prevents).not.toMatch(/^Building /);
  });

  it('are not the same twice', () => {
    const stems = choices.map(({ decision }) => decision.toLowerCase().replace(/“[^”]*”/g, ''));
    expect(new Set(stems).size).toBe(stems.length);
  });
});

describe('what a record is', () => {
  it('is told from its columns: what it belongs to, what it has, what belongs to it', () => {
    const facts = recordFacts(product(vineyard), 'block');
    expect(facts).toMatch(
      /^Belongs to a winegrower; has name, note, latitude and longitude; .*moisture sensors.* belong to it\.$/,
    );
  });

  it('is not told by what is only yes or no of it', () => {
    expect(recordFacts(product(ideas.wordGame), 'word')).toMatch(/^Has value and difficulty\b/);
  });

  it('is told in the order of its owner’s list, with small words set apart', () => {
    const outline =
      'Who uses it\n- Students\nWhat happens\n- Students reserve a kit → new reservation: kit, from, to, project\nWhat is kept\n- Kit: name\n- Reservation: kit, from, to, project';
    expect(recordFacts(product(outline), 'reservation')).toBe('Belongs to a kit; has “from”, “to” and project.');
  });

  it('is not told where there is none', () => {
    expect(recordFacts(product(vineyard), 'submarine')).toBeUndefined();
  });
});
