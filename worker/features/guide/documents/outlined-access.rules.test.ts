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
