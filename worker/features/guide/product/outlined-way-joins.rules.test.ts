import { expect, it } from 'vitest';
import { beforeIt, goesWrong, isBesideWay, mayAlso } from '#worker/features/guide/product/journeys.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = (people: string[], acts: string[], kept: string[], aims: string[] = []) =>
  deriveProduct(
    'Lantern',
    `Who uses it
${people.map((line) => `- ${line}`).join('\n')}
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
${kept.map((line) => `- ${line}`).join('\n')}
${aims.length > 0 ? `What counts as success\n${aims.map((line) => `- ${line}`).join('\n')}` : ''}`,
    [],
  );
const waysOf = (of: ReturnType<typeof product>) =>
  of.journeys.map(({ title, steps }) => [title, ...steps.filter((step) => !isBesideWay(step))]);
const besideOf = (of: ReturnType<typeof product>, opening: string) =>
  of.journeys.flatMap(({ steps }) => steps.filter((step) => step.startsWith(opening)));

const alarms = product(
  ['Keepers on call (me)', 'Admins', 'Sailors'],
  [
    'Admins add a lamp → new lamp: name, place',
    'Two of the three sensors fail for the same lamp → new outage: lamp, start; the keeper on call is told by e-mail',
    'The keeper on call accepts the outage → outage becomes accepted',
    'The keeper on call posts a note → new note: text, time; subscribers get it by e-mail',
    'All three sensors are fine again → outage becomes resolved; subscribers are told',
    'Sailors subscribe with their e-mail address → new subscription: e-mail',
    'Sailors click unsubscribe → the subscription is deleted',
    'Nobody accepts for 10 minutes → the admins are mailed too',
  ],
  [
    'Outage: lamp, start, notes; states: open, accepted, resolved',
    'Lamp: name, place; states: lit, dark',
    'Subscription: e-mail',
  ],
);

it('what sets the main thing off is a step of its way, up to its end, whatever went wrong for it to come', () => {
  expect(waysOf(alarms)[0]).toEqual([
    'Two of the three sensors fail for the same lamp, until the outage is resolved',
    'Admins add a lamp.',
    'Two of the three sensors fail for the same lamp; Lantern tells the keeper on call by e-mail.',
    'The keeper on call accepts the outage.',
    'The keeper on call posts a note; Lantern gives it to subscribers by e-mail.',
    'All three sensors are fine again; Lantern tells subscribers.',
  ]);
  expect(besideOf(alarms, goesWrong)).toContain(
    'What can go wrong: nobody accepts for 10 minutes; Lantern mails the admins too.',
  );
});

it('what makes a thing and what ends it is one way, with what its people are told of in between', () =>
  expect(waysOf(alarms)[1]).toEqual([
    'A sailor: subscribe with their e-mail address and click unsubscribe',
    'Sailors subscribe with their e-mail address.',
    'The keeper on call posts a note; Lantern gives it to subscribers by e-mail.',
    'All three sensors are fine again; Lantern tells subscribers.',
    'Sailors click unsubscribe.',
  ]));

it('every feature serves a journey that tells it', () => {
  const lost = alarms.features
    .filter(({ key }) => key !== 'account')
    .filter(({ journey, says }) => {
      const steps = alarms.journeys.find(({ id }) => id === journey)?.steps ?? [];
      const plain = says.replace(/\.$/, '').toLowerCase();
      return !steps.some((step) => step.toLowerCase().includes(plain));
    });
  expect(lost.map(({ title }) => title)).toEqual([]);
});

const days = [
  'The board puts up a work day → new work day: date; all members are told',
  'Members sign up for work days → new sign-up: work day, member',
  'The board enters after the work day who was there → new attendance: work day, who; hours are added to the plot',
  'The board sees who has not done their hours',
];
const plots = ['Work day: date', 'Sign-up: work day, member', 'Attendance: work day, who', 'Plot: number, hours'];

it('a look stands on the way that brings about what it shows, and others’ steps on the thing in told order', () =>
  expect(
    waysOf(
      product(
        ['Board (me)', 'Members'],
        [
          'I send the rent for the year → new rent: plot, amount; the member is told',
          'I tick the rent off → rent is paid',
          ...days,
        ],
        ['Rent: plot, amount; states: open, paid', ...plots],
      ),
    ).at(-1),
  ).toEqual([
    'The board: put up a work day and enter after the work day who was there',
    'The board puts up a work day; Lantern tells all members.',
    'Members sign up for work days.',
    'The board enters after the work day who was there.',
    'The board sees who has not done their hours.',
  ]));

const repairs = [
  'Tenants report a repair → new repair: flat, what',
  'The landlord enters a cost → new cost: repair, amount',
  'The landlord closes the repair → repair is closed; the tenant is told',
  'At the end of the year the landlord gets the costs of each flat → a list as PDF',
];
const flats = ['Repair: flat, what; states: reported, closed', 'Cost: repair, amount', 'Flat: address'];

it('a report that success is measured by is a way of its own, another one may also happen', () => {
  const told = (aims: string[]) => product(['Landlord (me)', 'Tenants'], repairs, flats, aims);
  const measured = told(["The year's costs done in one hour."]);
  expect(waysOf(measured)[1]?.slice(1)).toEqual([
    'The landlord enters a cost.',
    'At the end of the year, the landlord gets the costs of each flat.',
  ]);
  expect(besideOf(told(['No calls at night.']), mayAlso)).toContain(
    'What may also happen: At the end of the year, the landlord gets the costs of each flat.',
  );
});

it('what has to be entered stands before the way that needs it, whichever that is', () =>
  expect(besideOf(product(['Landlord (me)', 'Tenants'], repairs, flats), beforeIt)).toContain(
    'Before it begins: the landlord enters a flat.',
  ));
