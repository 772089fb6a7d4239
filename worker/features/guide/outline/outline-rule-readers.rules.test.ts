import { expect, it } from 'vitest';
import { criterionOfRule } from '#worker/features/guide/outline/outline-rule-criteria.rules.ts';

const people = [
  { one: 'manager', many: 'managers' },
  { one: 'guest', many: 'guests' },
];
const told = (rule: string) => criterionOfRule(rule, { people, name: 'Camp' });

it('whoever is excepted is somebody who may, and nothing that is shown', () => {
  const said = told("Nobody sees another's stay before noon, only the manager");
  expect(said).toContain('but the manager');
  expect(said).not.toContain('show only the manager');
  expect(told("Nobody sees another's street before both said yes, only the village")).toContain(
    'show only the village',
  );
});

it('“it” is no more than one thing, and a budget is no house', () => {
  expect(told('Only the manager sees it')).not.toContain('asks for any of it');
  expect(told('All numbers stay within the budget')).not.toContain('anybody outside the budget');
  expect(told('Photos stay inside the family')).toContain('anybody outside the family');
});

it('who is paid some time after something is paid by nobody', () => {
  expect(told('Four hours after the tour the guest is paid')).not.toContain('SHALL pay');
  expect(told('Four weeks after the tour everything about the guests is deleted')).toContain('SHALL delete');
});
