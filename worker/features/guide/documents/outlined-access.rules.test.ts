import { describe, expect, it } from 'vitest';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const pumps = deriveProduct(
  'Pumps',
  `Who uses it
- Mechanics
- District supervisor (three)
- Bella, our monitoring officer: keeps the register
- Programme manager (me)
- Donors: receive a PDF; they don't enter
What happens
- A mechanic reports a repair.
- Bella corrects a pump.
What is kept
- Pump: code, village, district
- Repair: pump, what was done, cost
What always holds
- A supervisor sees only their own district.
- Bella sees no repair.
What it will not do
- Mechanics have no access on Sundays.`,
  [],
);
const tables = listTables(pumps);
const access = (name: string) => {
  const table = tables.find((one) => one.name === name);
  return table && accessOf(pumps, table, tables);
};

it('an access rule speaks of a role by a word of it and by the name of one of them', () => {
  expect(access('pumps')?.sees).toMatch(/district supervisors only their own/i);
  expect(access('repairs')?.sees).not.toMatch(/officer/);
  expect(access('pumps')?.changes).toMatch(/the monitoring officer changes it/);
});

it('whoever signs in has a role, who only looks too; who is not let in has none', () => {
  const account = pumps.features.find(({ key }) => key === 'account');
  expect(account?.says).toMatch(
    /^Mechanics, district supervisors, the monitoring officer and the programme manager sign in;/,
  );
  expect(tables.find(({ name }) => name === 'account_roles')?.columns.find(({ name }) => name === 'role')?.check).toBe(
    "c in ('mechanic', 'monitoring_officer', 'programme_manager', 'district_supervisor')",
  );
});

describe('who sees a record without entering or changing it', () => {
  const club = deriveProduct(
    'Club',
    `Who uses it
- Members
- Guests
- Board
- Landlady (me)
What happens
- The board puts up a work day → new work day: date, places
- Members sign up for a work day → new sign-up: work day, member
- Members report a leak → new repair: what
- The landlady enters what it costs → new cost: repair, amount
- Guests ask for a seat → new request: name, which work day
What is kept
- Work day: date, places
- Sign-up: work day, member
- Repair: member, what
- Cost: repair, amount
- Request: name, work day
What always holds
- A member sees only their own repairs.
What counts as success
- 50 members`,
    [],
  );
  const all = listTables(club);
  const seen = (name: string) => {
    const table = all.find((one) => one.name === name);
    return table ? accessOf(club, table, all).sees : '';
  };

  it('is whoever enters what it belongs to, and of what belongs to theirs alone no more than that', () => {
    expect(seen('sign_ups')).toMatch(/the board/i);
    expect(seen('costs')).not.toMatch(/members(?! only their own)/i);
  });

  it('is whoever has to choose one of them', () => {
    expect(seen('work_days')).toMatch(/guests/i);
  });
});

it.each(['Applicants never see ratings.', 'Applicants see no ratings.', 'Ratings are seen only by the reviewers.'])(
  'whom a rule keeps from a record does not come in by what its rows belong to: %s',
  (rule) => {
    const grants = deriveProduct(
      'Grants',
      `Who uses it
- Applicants
- Reviewers
What happens
- Applicant starts an application → new application: name
- Reviewer rates an application → new rating: application, points
What is kept
- Application: applicant, name; states: draft, sent
- Rating: reviewer, application, points
What always holds
- Applicants see only their own applications.
- ${rule}`,
      [],
    );
    const all = listTables(grants);
    const seesOf = (name: string) => {
      const table = all.find((one) => one.name === name);
      return table && accessOf(grants, table, all).sees;
    };
    expect(seesOf('ratings')).toMatch(/^Reviewers(?! and)/);
    expect(seesOf('ratings')?.split(' (')[0]).not.toMatch(/applicant/i);
    expect(seesOf('applications')).toMatch(/applicants only their own/i);
  },
);

describe('who sees what others offer, ask for and report', () => {
  const swaps = deriveProduct(
    'Swaps',
    `Who uses it
- Gardeners
- Givers
- Operator (me)
What happens
- Giver offers a seed → new seed: title, place
- Gardener asks for a seed → new request: seed, phone; the giver is told
- Giver accepts a request → request is accepted; the gardener is told
- Gardener reports a seed → new report: seed, reason; the operator is told
- Operator settles a report → report is settled; the giver is told
What is kept
- Seed: giver, title, place; states: free, gone
- Request: seed, gardener, phone; states: open, accepted
- Report: seed, reason; states: open, settled
What always holds
- Gardeners see only their own requests.`,
    [],
  );
  const sees = (name: string) => {
    const all = listTables(swaps);
    const table = all.find((one) => one.name === name);
    return table && accessOf(swaps, table, all).sees;
  };

  it('is whoever offers a thing for what is asked of it, and not the others who offer some', () =>
    expect(sees('requests')).toContain('givers only their own (`seed_id` → `seeds.giver_id`)'));
  it('is not whoever is reported', () => expect(sees('reports')).not.toMatch(/givers/i));

  const answers = (first: string) => {
    const product = deriveProduct(
      'Chorus',
      `Who uses it
- Members
- Conductors
What happens
- Conductor plans a rehearsal → new rehearsal: day; the members are told
- Members say whether they come → new answer: rehearsal, coming yes or no
- Member changes an answer → the conductor is told
What is kept
- Rehearsal: day
- Answer: rehearsal, member, coming yes or no
What always holds
- ${first}`,
      [],
    );
    const all = listTables(product);
    const table = all.find(({ name }) => name === 'answers');
    return table && accessOf(product, table, all).sees;
  };
  it('is each for their own where others are told to see all of them', () => {
    expect(answers('Conductors see all answers.')).toMatch(/^Members only their own \(`member_id`\)/);
    expect(answers('Members see all answers.')).toMatch(/^Members and conductors/);
  });

  it('is everybody for what is still free', () => {
    const product = deriveProduct(
      'Cadence',
      `Who uses it
- Parents
- Teachers
- School owner (me)
What happens
- Teacher offers a slot → new slot: teacher, day
- Parent cancels a lesson → new credit: parent, day
- Parent books a slot with a credit → slot is booked; credit is used; the teacher is told
- Teacher withdraws a slot → slot is withdrawn; the parent who booked it is told
What is kept
- Credit: parent, day; states: open, used
- Slot: teacher, day, parent, credit; states: free, booked, withdrawn
What always holds
- Parents see only their own credits.
- Teachers see only their own slots.`,
      [],
    );
    const all = listTables(product);
    const table = all.find(({ name }) => name === 'slots');
    const access = table && accessOf(product, table, all);
    expect(access?.sees).toContain('parents only their own (`parent_id`, or `state` “free”)');
    expect(access?.own?.map(({ one }) => one)).toEqual(['teacher']);
  });
});
