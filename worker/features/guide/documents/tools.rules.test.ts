import { describe, expect, it } from 'vitest';
import { writeTools } from '#worker/features/guide/documents/tools.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const tools = writeTools(
  deriveProduct(
    'Flats',
    `Who uses it
- Landlord (me)
- Tenants
What happens
- Tenants report a repair with a photo → new repair: room, photo; I'm told
- I close the repair → repair is closed; the tenant is told
- The repair is not closed by the due date → I am reminded
What is kept
- Repair: room, photo, due date; states: reported, closed
What always holds
- Every repair costs 15 pounds in December.`,
    [],
  ),
  'b',
);

describe('the tools of an outline', () => {
  it('gives sign-in to the coding agent and screens to the app builder', () => {
    const [agent = '', builder = ''] = tools.split('\n').filter((line) => /^- (?:Coding agent|App builder)/.test(line));
    expect(agent).toMatch(/FR-4, where people come in/);
    expect(agent).toContain('FR-3 “the repair is not closed by the due date”, which a clock begins');
    expect(builder).toContain('FR-1 “report a repair with a photo”');
  });

  it('names the line that needs the clock, and each feature', () => {
    expect(tools).toContain('by the due date” begins when nobody has Flats open');
    expect(tools).toMatch(/^\| FR-3 /m);
    expect(tools).not.toContain('…');
  });

  it('sets limits above the expected bill', () => {
    const rows = [...tools.matchAll(/^\| .+ \| FR-\d+ \| \d+ \| (\d+) \| (\d+) \|$/gm)];
    expect(rows.length).toBeGreaterThan(0);
    for (const [, bill, limit] of rows) expect(Number(limit)).toBeGreaterThan(Number(bill));
  });
});

const shop = writeTools(
  deriveProduct(
    'Crumb',
    `Who uses it
- Baker (me)
- Customers
What happens
- I put a loaf on the list → new loaf: name, photo, number a day
- Customer looks through the loaves
- Customer orders a loaf → new order: loaf, day; I'm told
- I export the orders of a week for Excel
- Customer listens to a reading, slower than it was recorded
What is kept
- Loaf: name, photo, number a day
- Order: loaf, customer, day; states: ordered, picked up
- Reading: title, recording
What always holds
- Nobody orders more of a loaf than its number a day.
- At most 3 open orders per customer.`,
    [],
  ),
  'b',
);

describe('the stack of an outline, part by part', () => {
  it('gives what one statement decides to the coding agent, and says what has to be proved of it', () => {
    const [agent = '', builder = ''] = shop.split('\n').filter((line) => /^- (?:Coding agent|App builder)/.test(line));
    expect(agent).toMatch(/FR-3 “order a loaf”[^;]*, where one statement decides \(FR-3\.\d+ and FR-3\.\d+\)/);
    expect(agent).toMatch(/FR-5 .*, where FR-5\.\d is tried before anything rests on it/);
    expect(builder).toContain('FR-1 “put a loaf on the list”');
    expect(shop).toMatch(
      /^- FR-3\.\d+: .*order more of a loaf than its number a day.*two calls at the same moment\.$/m,
    );
  });

  it('weighs what a builder brings by itself against the calls of this product', () => {
    expect(shop).toMatch(/An app builder brings a server and a database of its own .*beside D1.*`POST \/api\/loaves`/);
    expect(shop).toMatch(/takes its database in place of D1 for everything, with FR-3\.\d/);
  });

  it('has a row for each part of the base with a reason of this product', () => {
    expect(shop).toMatch(/\| TypeScript [^|]*\| “ordered” and “picked up” of an order are one type/);
    expect(shop).toMatch(/\| Hono [^|]*\| it answers \d+ calls, `POST \/api\/loaves` \(FR-1\.1\) first/);
    expect(shop).toMatch(/\| D1 [^|]*\| FR-3\.\d+ and FR-3\.\d+ hold only within one statement/);
    expect(shop).toMatch(/\| Vitest [^|]*\| FR-3\.\d+ is sent twice at the same moment/);
  });

  it('says how large files are, how they are played, and that Excel opens the file', () => {
    expect(shop).toMatch(
      /\| R2 [^|]*\| too large for a row: photo and recording of a loaf and a reading, 10 MB at most as photo and 100 MB/,
    );
    expect(shop).toMatch(/\| The player of the browser with Web Audio \|/);
    expect(shop).toContain('which Excel opens by a double click');
    expect(shop).not.toContain('its maker, its version');
  });

  it('puts off a calendar only where something happens on a day', () => {
    expect(shop).not.toContain('link to the calendar');
  });
});
