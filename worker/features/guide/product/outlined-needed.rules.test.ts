import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const daysOff = deriveProduct(
  'Days Off',
  `What it is
- A place on the web where our people ask for days off.
Who uses it
- Employees
- Managers
- HR
What happens
- An employee requests vacation → new vacation request: first day, last day
- The manager approves → request is approved; the team gets the overview
- The manager declines and must say why → request is declined
- An employee withdraws a request → withdrawn
- An employee looks at the overview of the team
- HR sets the yearly days in January → each employee gets their allowance
- HR prints the sick notes
What is kept
- Vacation request: employee, first day, last day; states: requested, approved, declined, withdrawn
- Employee: name, e-mail, allowance
- Sick note: employee, day
What always holds
- No request for more days than are left.`,
  [],
);
const levelOf = (title: string) => daysOff.features.find((one) => one.title.startsWith(title))?.priority.level;

describe('what a must cannot do without', () => {
  it.each(['Request vacation', 'Approve', 'Decline', 'Set the yearly days'])('is one, too: %s', (title) => {
    expect(levelOf(title)).toBe('must');
  });

  it.each(['Withdraw a request', 'Print the sick notes'])('is not what only follows: %s', (title) => {
    expect(levelOf(title)).toBe('should');
  });
});

it('is the list that a measure of success counts on, and what shows it', () => {
  const flats = deriveProduct(
    'Flats',
    `What it is
- A repair book for four flats
Who uses it
- Landlord (me)
- Tenants
What happens
- Tenants report repairs → new repair: what; I'm told
- I close the repair → tenant sees it's finished
- I enter a cost → new cost: repair, amount
- End of the year I get the costs for each flat → a list as PDF
- I look at the old repairs
What is kept
- Repair: what is broken; states: reported, closed
- Cost: repair, amount
What counts as success
- The year's costs done in one hour.`,
    [],
  );
  const level = (title: string) => flats.features.find((one) => one.title.startsWith(title))?.priority.level;
  expect(level('Get the costs')).toBe('must');
  expect(level('Look at')).toBe('should');
});

it('is what writes the figures of a list that a measure names, and what its rows belong to', () => {
  const plots = deriveProduct(
    'Plots',
    `What it is
- A list of our plots
Who uses it
- Members
- Board
What happens
- A member reports a fault → new fault: what
- The board puts up a work day → new work day: date
- The board enters after the work day who was there and how long → hours are added to the plot
- The board sees who has not done their hours → list with how many are missing
What is kept
- Plot: number, member, hours done this year
- Fault: what; states: reported, repaired
- Work day: date, places
What counts as success
- The list of missing hours for the December meeting takes five minutes and nobody disputes it.
What always holds
- Each plot owes 8 hours a year; each missing hour costs 15 pounds in December.`,
    [],
  );
  const level = (title: string) => plots.features.find((one) => one.title.startsWith(title))?.priority.level;
  expect(['See who', 'Enter after', 'Put up'].map(level)).toEqual(['must', 'must', 'must']);
});

it('is whoever begins the main way, where they have to be entered', () => {
  const pumps = deriveProduct(
    'Pumps',
    `Who uses it
- Keepers: no smartphone
- Manager (me)
What happens
- A keeper reports a breakdown by SMS → new breakdown: pump
- Manager mends a breakdown → breakdown is mended
- Manager prints the list
What is kept
- Breakdown: pump; states: open, mended
- Pump: code
- Keeper: name, phone number, pump`,
    [],
  );
  expect(pumps.features.find(({ title }) => title === 'Enter a keeper')?.priority.level).toBe('must');
});
