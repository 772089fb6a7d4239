import { describe, expect, it } from 'vitest';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { answerToOther } from '#worker/features/guide/documents/others.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (people: string[], acts: string[], records: string[], rules: string[] = []) =>
  deriveProduct(
    'Acme',
    `Who uses it
${people.map((line) => `- ${line}`).join('\n')}
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
${records.map((line) => `- ${line}`).join('\n')}
What always holds
${rules.map((line) => `- ${line}`).join('\n')}`,
    [],
  );
type Told = ReturnType<typeof told>;
const access = (product: Told, name: string) => {
  const tables = listTables(product);
  const table = tables.find((one) => one.name === name);
  return table && accessOf(product, table, tables);
};
const criteria = (product: Told) => product.features.flatMap((feature) => feature.criteria).join('\n');

describe('who sees the rows of whom they decide on', () => {
  const days = told(
    ['Employees', 'Managers', 'Clerk (me)'],
    [
      'An employee requests vacation → new vacation request: first day, last day, stand-in; their manager gets an e-mail',
      'The manager approves → request is approved; employee and stand-in are told',
      'An employee withdraws a request → withdrawn',
      'The clerk enters a sick leave → new sick leave: employee, from, until',
    ],
    [
      'Vacation request: employee, first day, last day, number of days, stand-in; states: requested, approved, withdrawn',
      'Employee: name, team, manager',
      'Sick leave: employee, from, until',
    ],
    ['Nobody sees sick leave of others except the clerk, and payroll gets it only as a number of paid days.'],
  );

  it('goes by the manager whom the record of the employee names, and by their own account', () => {
    expect(access(days, 'vacation_requests')?.sees).toMatch(
      /^Employees only their own \(`employee_id` → `employees\.account_id`, or `stand_in_id`\), managers only their own \(`employee_id` → `employees\.manager_id`\)/,
    );
    expect(access(days, 'employees')?.sees).toContain('managers only their own (`manager_id`)');
    expect(access(days, 'vacation_requests')?.changes).toContain('managers change those that they may see');
  });

  it('quotes no rule on another record', () =>
    expect(access(days, 'vacation_requests')?.sees).not.toContain('sick leave'));

  it('is refused to the manager of others', () => {
    expect(criteria(days)).toContain(
      'IF a manager other than that of the employee wants to approve a vacation request, THEN THE SYSTEM SHALL answer as if the vacation request did not exist.',
    );
    const approve = listCalls(days).find(({ path }) => path.endsWith('/approve'));
    expect(approve && answerToOther(days, approve)).toMatch(
      /^another manager with a vacation request that is for \p{L}+ → 404$/u,
    );
  });
});

describe('who sees what they were given', () => {
  const flats = (picking: string[]) =>
    told(
      ['Landlord (me)', 'Tenants', 'Plumbers'],
      [
        'Tenants report a repair → new repair: flat, what; the landlord is told',
        ...picking,
        'A plumber reports it done → repair is done; tenant is told',
      ],
      ['Repair: flat, what, plumber; states: reported, done', 'Flat: address, tenant', 'Plumber: name, firm'],
    );
  const picked = flats(['The landlord picks a plumber for it → the plumber is told']);

  it('is the plumber of a repair, and no other', () => {
    expect(access(picked, 'repairs')?.sees).toContain('plumbers only their own (`plumber_id`)');
    expect(criteria(picked)).toContain('IF a plumber other than that of the repair wants to report it done, THEN');
  });

  it('is given back by whoever has taken it on, and by no other', () => {
    const taken = flats(['A plumber claims a repair → it is theirs', 'A plumber gives a repair back → free again']);
    expect(criteria(taken)).toContain(
      'IF a plumber other than that of the repair wants to give a repair back, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    );
    const back = listCalls(taken).find(({ path }) => path.endsWith('/give-back'));
    expect(back && answerToOther(taken, back)).toMatch(
      /^another plumber with a repair that \p{L}+ has taken on → 403$/u,
    );
    expect(criteria(taken)).not.toContain('wants to claim');
  });

  it('is all of them where they help themselves', () =>
    expect(access(flats(['A plumber claims a repair → it is theirs']), 'repairs')?.sees).not.toContain(
      'plumbers only their own',
    ));

  it('is their own flat that tenants report something of', () =>
    expect(criteria(picked)).toContain(
      'IF the flat is not that of the tenant, THEN THE SYSTEM SHALL answer as if the flat did not exist.',
    ));
});

describe('who sees rows by a rule that goes through something else', () => {
  const clinic = told(
    ['Patients', 'Nurses', 'Doctors', 'Front desk (me)'],
    [
      'The front desk enters a visit → new visit: patient, date, doctor; the patient gets a link by text message',
      'Patients fill in the intake form → form is begun',
      'Nurses review the intake form → form is reviewed',
      'Doctors see the intake form on one page.',
      'The doctor ends the visit → visit is over',
    ],
    ['Intake form: visit, allergies; states: begun, reviewed', 'Visit: patient, date, doctor; states: planned, over'],
    ['A doctor only sees the patients on his or her own list.'],
  );

  it('is the doctor of the visit, the patient of the link and whoever works with what belongs to it', () => {
    const sees = access(clinic, 'visits')?.sees;
    expect(sees).toContain('doctors only their own (`doctor_id`)');
    expect(sees).toContain('patients only their own (`link_hash`)');
    expect(sees).toMatch(/\bnurses(?! only)/);
    expect(access(clinic, 'intake_forms')?.sees).toContain('doctors only their own (`visit_id` → `visits.doctor_id`)');
  });

  it('is the volunteer who claimed what belongs to a visitor', () => {
    const cafe = told(
      ['Visitors', 'Volunteers', 'Organisers (me)'],
      [
        'Visitors announce what is broken → new item: what, name, phone; organisers are told',
        'A volunteer claims an item → it is theirs; the visitor is told',
      ],
      ['Item: what, visitor, volunteer; states: announced, claimed', 'Visitor: name, phone', 'Volunteer: name, skills'],
      ["Visitors' phone numbers are seen only by organisers and the volunteer who claimed it."],
    );
    expect(access(cafe, 'visitors')?.sees).toContain(
      'volunteers only their own (`items.visitor_id`, where `items.volunteer_id` is theirs)',
    );
    expect(access(cafe, 'items')?.sees).not.toMatch(/^Volunteers only/);
  });
});
