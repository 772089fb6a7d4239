import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { edgesOf } from '#worker/features/guide/prompts/edges.rules.ts';
import { writeFeaturePrompt } from '#worker/features/guide/prompts/for-agents.rules.ts';

const pumps = deriveProduct(
  'Pump Line',
  `What it is
- Breakdown reports for hand pumps
Who uses it
- Committee members: most have no smartphone
- Area mechanics
- Monitoring officer
What happens
- A committee member reports a breakdown with the code of the pump, by basic phone
- The mechanic accepts the breakdown
- If no mechanic has accepted within 48 hours, the system tells the monitoring officer
- The monitoring officer sees which pumps are down
- The monitoring officer changes a pump
What is kept
- Pump: code, village, depth
- Breakdown: pump, date, cause, mechanic; states: reported, accepted, repaired
What always holds
- If a pump is reported twice while it is open it is one breakdown
- The cause of a breakdown is seen by the office only`,
  [],
);
const featureOf = (title: string) => pumps.features.find((one) => one.title.startsWith(title));
const edges = (title: string) => {
  const feature = featureOf(title);
  return feature ? edgesOf(pumps, feature).join('\n') : '';
};
const promptOf = (title: string) => {
  const feature = featureOf(title);
  return feature ? writeFeaturePrompt(pumps, feature, 'Requirements v1', true).content : '';
};

describe('the edge cases of a feature of an outline', () => {
  it.each([
    ['Report', /A `code` that no pump has → a text message says so/],
    ['Report', /A message from a number that is not kept/],
    ['Report', /“If a pump is reported twice .*” → one row/],
    ['Report', /the pump is missing → .* once without `code`\./],
    ['Accept', /A breakdown that is repaired → refused \(409\)/],
    ['Tell the monitoring officer', /runs twice, or a turn was missed → each breakdown once/],
    ['Tell the monitoring officer', /What it waits for happens a minute before → nothing is done/],
    ['See', /A pump without a breakdown and one with two → both are shown/],
    ['See', /“The cause of a breakdown is seen by the office only” → in no answer for anybody else/],
    ['Change', /A `code` that another pump has → refused/],
    ['Change', /the second is told, sees what the first entered/],
  ])('of “%s …” match %s', (title, edge) => {
    expect(edges(title)).toMatch(edge);
  });

  it('ask for nothing that the server fills', () => {
    expect(edges('Report')).not.toMatch(/`date`|`cause`/);
  });
});

it('answers by text message whoever has no other phone', () => {
  expect(promptOf('Report')).toContain('- Text message back: “The breakdown is kept.”');
});

it('bounds what is only looked at by rules on seeing, and what is written by all', () => {
  expect(promptOf('Accept')).toContain('- The cause of a breakdown is seen by the office only');
  expect(promptOf('See')).not.toMatch(/## Always[^#]*one breakdown/);
});

describe('what is made for each, and what others keep', () => {
  const plots = deriveProduct(
    'Plots',
    `What it is
- The one place for our allotment association
Who uses it
- Board
- Members
What happens
- The board enters a plot → new plot: number, member
- The board sends the rent for the year to all members → new rent for each plot: year, amount
- Members look which tool is free on which days
- Members reserve a tool → new reservation: tool, from, to
- The board enters a tool
What is kept
- Plot: number, member (empty while it is free)
- Rent: plot, year, amount (open, paid)
- Tool: name
- Reservation: member, tool, from, to, note
What always holds
- A member sees only their own reservations`,
    [],
  );
  const linesOf = (title: string) => {
    const feature = plots.features.find((one) => one.title.startsWith(title));
    return feature ? edgesOf(plots, feature).join('\n') : '';
  };

  it('is tried with none of them and a second time', () => {
    expect(linesOf('Send the rent')).toMatch(/No plot at all → no `rents` row/);
    expect(linesOf('Send the rent')).toMatch(/A second run for the same `year` → the rows that are there stay/);
    expect(linesOf('Send the rent')).not.toContain('`plot_id` of a row that is gone');
  });

  it('is not shown to whoever sees only their own', () => {
    expect(linesOf('Look which tool')).toContain('A reservation of another member → it counts in what is shown');
    expect(linesOf('Look which tool')).not.toMatch(/reservation and one with two|reservation whose/);
  });
});
