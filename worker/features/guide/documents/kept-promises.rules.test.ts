import { describe, expect, it } from 'vitest';
import { writeApi } from '#worker/features/guide/documents/api-outline.rules.ts';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { nextQuestions } from '#worker/features/guide/product/next-questions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

const derive = (description: string, answers: [ask: RegExp, decision: string][] = []) =>
  deriveProduct(
    'Acme',
    description,
    answers.map(([ask, decision]) => ({
      topic:
        nextQuestions(deriveProduct('Acme', description, []).idea, [], 20).find((one) => ask.test(one.question))
          ?.question ?? '',
      decision,
    })),
  );
const tableIn = (content: string, name: string) =>
  new RegExp(`create table ${name} \\(([\\s\\S]*?)\\n\\);`).exec(content)?.[1] ?? '';
const sectionOf = (content: string, title: string) => content.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

const bakery = derive(`${ideas.bakery} Bakers set a daily limit for each loaf.`, [
  [/limit/, 'Each loaf has a daily limit set by bakers'],
  [/pay/, 'At the counter when they pick it up'],
]);
const holidays = derive(
  'Internal tool for a company of 120 people: employees request vacation, their manager approves it, payroll exports the month as CSV, and nobody sees sick leave of others except HR.',
  [
    [/does not decide in time/, 'A stand-in decides after 24 hours'],
    [/take a decision back/, 'Yes, with a reason, until the day before it counts'],
  ],
);
const game = derive(`${ideas.wordGame} Each guess takes letters off the other player.`);

describe('what criteria and decisions promise has a column', () => {
  it.each([
    ['who looked, and when', holidays, 'access_entries', ['vacation_request_id', 'looked_by_id', 'looked_at']],
    ['whose manager decides', holidays, 'accounts', ['manager_id']],
    ['the link that is given', game, 'matches', ['link_token']],
    ['what is taken off a side', game, 'seats', ['letters_left']],
    ['the reason that is told', bakery, 'orders', ['reason']],
    ['the mark that it was paid', bakery, 'orders', ['paid_at']],
    ['who set a number, and when', bakery, 'day_offers', ['changed_by_id', 'changed_at']],
  ])('%s', (_, product, table, columns) => {
    const made = tableIn(writeDatabase(product, 'Requirements v1'), table);
    for (const column of columns) expect(made).toMatch(new RegExp(`^ {2}${column} `, 'm'));
  });

  it('gives nobody an account for that who has none', () => {
    expect(tableIn(writeDatabase(bakery, 'Requirements v1'), 'accounts')).not.toContain("'customer'");
  });

  it('and an amount is only charged where there is one', () => {
    expect(writeArchitecture(bakery, 'Requirements v1')).not.toMatch(/day offer that was accepted/);
  });

  it('and who brought a state about is only in the row where it has room for it', () => {
    expect(writeArchitecture(bakery, 'Requirements v1')).not.toMatch(/the row says by whom and when/);
  });
});

describe('a part of the stack', () => {
  it('that runs by itself is drawn, has a file and is built', () => {
    const content = writeArchitecture(game, 'Requirements v1');
    expect(sectionOf(content, 'Stack')).toMatch(/A Durable Object for each match/);
    expect(sectionOf(content, 'Shape')).toMatch(/api -->\|each move\| own1\["A Durable Object for each match"\]/);
    expect(sectionOf(content, 'Source tree')).toMatch(/live-match\.ts/);
    expect(writePlan(game, 'Requirements v1')).toMatch(/- Live object `src\/routes\/live-match\.ts`/);
  });

  it('that sends has the job of its outbox, and what nobody did in time has one too', () => {
    const content = writeArchitecture(holidays, 'Requirements v1');
    expect(sectionOf(content, 'Stack')).toMatch(/Cron Triggers/);
    expect(sectionOf(content, 'Source tree')).toMatch(/jobs\/\n {4}approve-the-vacation\.ts +send what waits, FR-2/);
    expect(sectionOf(content, 'Source tree')).toMatch(/rules\/[\s\S]* approve-the-vacation\.ts +FR-2\n/);
  });

  it('shows pictures of the offer without a signed address, and files of people behind one', () => {
    expect(writeArchitecture(bakery, 'Requirements v1')).not.toMatch(/signed address|must not have a public address/);
    const clinic = derive(`${ideas.clinic} Patients photograph their insurance card.`);
    expect(writeArchitecture(clinic, 'Requirements v1')).toMatch(/signed address/);
  });
});

describe('the outline of the API', () => {
  const content = writeApi(bakery, 'Requirements v1');

  it('refuses what somebody asks for, and neither the clock nor a lost line nor an act of the other side', () => {
    expect(sectionOf(content, 'Refusals')).not.toMatch(/connection drops|is not collected|baker cancels/);
    expect(sectionOf(content, 'Without a call')).toMatch(/connection drops[\s\S]*is not collected/);
    expect(sectionOf(content, 'Calls')).toMatch(/`PATCH \/api\/orders\/:id\S*` \| Baker \| Cancel/);
  });

  it('says of each refusal with which status it comes', () => {
    const refusals = sectionOf(writeApi(holidays, 'Requirements v1'), 'Refusals');
    expect(refusals).toMatch(/Anybody other than HR asks for sick leave of others \(404\)/);
    expect(refusals).not.toMatch(/has not decided within/);
    expect(sectionOf(content, 'Refusals')).toMatch(/is used up \(409\)/);
  });

  it('takes an empty list and a lost connection for no refusal, and names a file that is too large as such', () => {
    const winery = deriveProduct(
      'Acme',
      'Winegrowers see each block on a map. Pickers scan a code at the row; they work offline. Tasters upload photos of a label.',
      [],
    );
    const outline = writeApi(winery, 'Requirements v1');
    expect(sectionOf(outline, 'Empty answers')).toMatch(
      /200, an empty list[\s\S]*There is nothing to show the winegrower/,
    );
    expect(sectionOf(outline, 'Refusals')).not.toMatch(/nothing to show|no connection|breaks off half way/);
    expect(sectionOf(outline, 'Refusals')).toMatch(/larger than \d+ MB.* \(413 or 415\)/);
  });

  it('prints a list and not one order', () => {
    expect(sectionOf(content, 'Calls')).toMatch(/`GET \/api\/orders\/print` \| Baker/);
  });
});

describe('states', () => {
  it('of what is asked for are those of its table, in the glossary too', () => {
    const states = /check \(state in \(([^)]*)\)/.exec(
      tableIn(writeDatabase(bakery, 'Requirements v1'), 'orders'),
    )?.[1];
    const told = /^- \*\*Order\*\*: .*?state \(([^)]*)\)/m.exec(writeRequirements(bakery))?.[1];
    expect(told?.split(/,? or |, /)).toEqual(states?.replaceAll("'", '').split(', '));
  });

  it('let a decision be taken back after a file was made of it', () => {
    expect(sectionOf(writeArchitecture(holidays, 'Requirements v1'), 'States of vacation request')).toMatch(
      /\| Approved(?:, refused)? or exported \| Requested \|/,
    );
  });
});
