import { describe, expect, it } from 'vitest';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { writeApi } from '#worker/features/guide/documents/api-outline.rules.ts';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { toldColumn } from '#worker/features/guide/documents/told-columns.rules.ts';
import { kindOfRule } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const pallets = deriveProduct(
  'Pallets',
  `Who uses it
- Driver: makes the exchange
- Clerk: checks photos
- Dispatcher (me): looks who owes us
What happens
- A driver enters an exchange with a photo of the paper.
- The clerk checks an exchange when the paper is missing.
- The clerk marks an exchange as disputed.
- The dispatcher sees the balance for each place.
What is kept
- Exchange: driver, date and hour, place, given, taken, kind (EUR, H1), paper number, photo, paper refused (yes/no), price, note (optional); states: sent, checked, disputed, settled
- Place: name, city
What always holds
- A driver sees only his own exchanges.
- Nobody deletes an exchange.
- Not more than 33 pallets are taken at once.
What it will not do
- No login for customers`,
  [],
);
const table = (name: string) => listTables(pallets).find((one) => one.name === name);

describe('the data model of an outline', () => {
  it('has the listed records with the listed fields, keys between them and accounts for those who sign in', () => {
    // Who set an exchange to a state and when is shown beside it, so that its changes are kept.
    expect(listTables(pallets).map(({ name }) => name)).toEqual([
      ...['exchanges', 'exchange_changes', 'places', 'accounts', 'account_roles'],
    ]);
    expect(table('exchanges')?.columns.map(({ name, references }) => [name, references ?? ''])).toEqual([
      ['id', ''],
      ['driver_id', 'accounts'],
      ['date_and_hour', ''],
      ['place_id', 'places'],
      ['given', ''],
      ['taken', ''],
      ['kind', ''],
      ['paper_number', ''],
      ['photo', ''],
      ['paper_refused', ''],
      ['price', ''],
      ['note', ''],
      ['checked_by_id', 'accounts'],
      ['checked_at', ''],
      ['state', ''],
    ]);
    expect(table('account_roles')?.columns.find(({ name }) => name === 'role')?.check).toBe(
      "c in ('driver', 'clerk', 'dispatcher')",
    );
  });

  it('has the changes of state that an act brings about, and has set by hand what nobody told', () => {
    const machine = table('exchanges')?.machine;
    expect(machine?.moves.map(({ from, to, who }) => [from.join(), to, who])).toEqual([
      ['sent', 'checked', 'clerk'],
      ['sent,checked', 'disputed', 'clerk'],
      ['sent,checked,disputed', 'settled', 'clerk'],
    ]);
    expect(machine?.untold).toBeUndefined();
  });

  it.each([
    ['seen', { name: 'seen', choices: ['yes', 'no'] }, { type: 'integer', check: 'c in (0, 1)' }],
    ['cap number 1 to 14', { name: 'cap number', range: [1, 14] }, { type: 'integer', check: 'c between 1 and 14' }],
    ['scheduled start', { name: 'scheduled start' }, { type: 'text', note: 'date and time, UTC' }],
    ['date needed', { name: 'date needed' }, { type: 'text', note: 'date' }],
    ['pitch before in hertz', { name: 'pitch before in hertz' }, { type: 'real' }],
    ['number of cavities', { name: 'number of cavities' }, { type: 'integer' }],
    ['serial number', { name: 'serial number' }, { type: 'text' }],
    ['price', { name: 'price' }, { type: 'integer', note: 'in the smallest coin' }],
    ['rate per meal', { name: 'rate per meal' }, { type: 'integer', note: 'in the smallest coin' }],
    ['starting bid', { name: 'starting bid' }, { type: 'integer', note: 'in the smallest coin' }],
    ['temp', { name: 'temp' }, { type: 'real' }],
    ['odometer', { name: 'odometer' }, { type: 'real', check: 'c >= 0' }],
    ['veg or jain', { name: 'veg or jain', choices: ['veg', 'jain'] }, { check: "c in ('veg', 'jain')" }],
    ['photo of damage', { name: 'photo of damage' }, { type: 'text', may: true, note: 'key of the file' }],
    ['photos', { name: 'photos' }, { type: 'text', may: true, note: 'JSON list: keys of the files' }],
    ['hours done this year', { name: 'hours done this year' }, { type: 'real', check: 'c >= 0' }],
    ['opening hours', { name: 'opening hours' }, { type: 'text' }],
    ['phone', { name: 'phone number' }, { type: 'text', personal: true }],
    ['taken out at', { name: 'taken out at' }, { type: 'text', may: true }],
    ['what was promised', { name: 'what was promised' }, { name: 'what_was_promised', type: 'text' }],
    ['from', { name: 'from' }, { name: 'from_value' }],
  ] as const)('types %s by its words', (_, field, column) => {
    expect(toldColumn(field as unknown as Parameters<typeof toldColumn>[0])).toMatchObject(column);
  });
});

describe('the rules of the owner in the architecture', () => {
  it.each([
    ['Callum never sees phone numbers or what was paid', 'access'],
    ['A driver sees only his own exchanges', 'access'],
    ['Waiting for contribution is seen by the office only', 'access'],
    ['Nobody deletes an alteration, not even me', 'fixed'],
    ['Priya cannot change measurements', 'write'],
    ['No leather is cut before the deposit is paid', 'gate'],
    ['If no mechanic has accepted within 48 hours, the report goes to the supervisor', 'time'],
    ['A customer is asked five weeks before it is due and then left alone', 'time'],
    ['A session that is never ticked is shown again after seven days', 'time'],
    ['Reports are kept six years', 'retention'],
    ['No more than six visits in a day', 'limit'],
    ['A page must not become slower by more than 50 milliseconds', 'speed'],
    ['Every screen works with VoiceOver and without looking', 'reach'],
    ['An exchange is kept on the phone until there is internet', 'device'],
    ['It never reads or sends anything about what I browse', 'network'],
    ['A text is hidden when it has a team plus a resulty word', 'definition'],
    ['A crate whose test is missing can never be sold; there is no override', 'gate'],
    ['The tool may only read, and only from the copy', 'gate'],
    ['A crate keeps 72 hours; afterwards it cannot be mixed', 'time'],
    ['An account is due on the 5th and is late from the 10th', 'time'],
    ['Any mould rejects the crate', 'state'],
    ['A temperature above 8 raises an alert', 'state'],
    ['Only the grower releases a crate', 'write'],
    ['Names of buyers must not be known to growers', 'access'],
    ['A missed reading may not be filled in later', 'fixed'],
    ['Every entry shows who made it and when', 'audit'],
    ['Schools are served first, then shops, then the rest', 'order'],
    ['At most two runs at a time, with a timeout of 30 seconds', 'limit'],
    ['The same input gives the same output', 'same'],
    ['The two pressers share one Windows computer', 'setting'],
    ['Labels are printed, as the cellar has no network', 'definition'],
    ["'No words' is written for a stone without words", 'definition'],
    ['After a failure nothing half-done stays on the disk', 'retention'],
  ])('reads what “%s” asks of the code', (rule, kind) => {
    expect(kindOfRule(rule)).toBe(kind);
  });

  it('makes each of them a decision in its words, and no stock rule', () => {
    const told = listChoices(pallets).map(({ decision }) => decision);
    expect(told).toEqual(
      expect.arrayContaining([
        'A driver sees only his own exchanges',
        'Nobody deletes an exchange',
        'Not more than 33 pallets are taken at once',
      ]),
    );
    expect(told.join(' ')).not.toMatch(/carries an id made/);
  });

  it('are grouped by what keeps them, with where that is', () => {
    const press = deriveProduct(
      'Press',
      `How it is today
- The growers have small phones.
Who uses it
- Presser (me)
- Grower
What happens
- The presser enters a crate with its acid test.
- The grower sells a crate.
What is kept
- Crate: number, acid test, sold at; states: entered, sold, rejected
What always holds
- A crate whose acid test is missing can never be sold.
- A crate from the road must never be sold.
- Any mould rejects the crate.
- A crate expires after 14 days.
- The two pressers share one Windows computer.
- Every entry shows who made it and when.`,
      [],
    );
    const choices = listChoices(press);
    expect(choices.map(({ decision }) => decision)).toEqual([
      'One web app in the browser, with one API and one database',
      'What must not happen to crates is refused in the same step that writes, for everybody',
      'Every entry shows who made it and when',
      'Any mould rejects the crate',
      'A crate expires after 14 days',
      ...choices.slice(5).map(({ decision }) => decision),
    ]);
    expect(choices.length).toBeLessThanOrEqual(8);
    expect(choices[0]?.rule).toMatch(/share one Windows computer.*have small phones/);
    expect(choices[1]?.rule).toMatch(/`sellCrate` \(FR-2\).*held at `crates\.acid_test`/);
    expect(choices.map(({ rule, prevents }) => rule + prevents).join(' ')).not.toMatch(/It is about|undefined/);
    const text = writeArchitecture(press, 'Requirements v1');
    expect(text).toContain('night["Job each night');
    expect(text).toMatch(
      /P2->>S: sell a crate\n {2}S->>A: PATCH \/api\/crates\/:id\/sell\n {2}alt [^\n]+\n[^\n]+FR-2\.4[^\n]+\n {2}else\n {2}A->>D: FR-2\.1, state sold/,
    );
  });

  it('says with the records who sees and changes them', () => {
    const exchanges = table('exchanges');
    const access = exchanges && accessOf(pallets, exchanges, listTables(pallets));
    expect(access?.sees).toBe(
      'Drivers only their own (`driver_id`), clerks and the dispatcher (“A driver sees only his own exchanges”)',
    );
    expect(access?.changes).toBe('Drivers enter it and clerks change it (“Nobody deletes an exchange”)');
  });
});

describe('the calls of an outline', () => {
  it('are one for each act of a person, on the record that it is about', () => {
    const own = listCalls(pallets).filter(({ criterion }) => criterion.feature.key !== 'account');
    expect(own.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/exchanges',
      'PATCH /api/exchanges/:id/check',
      'PATCH /api/exchanges/:id/mark',
      'GET /api/places/balance',
      'POST /api/places',
      'GET /api/places',
      'PATCH /api/exchanges/:id/state',
      'PATCH /api/places/:id',
      'DELETE /api/places/:id',
    ]);
  });

  it.each([
    ['I alter a last.', 'POST /api/alterations'],
    ['I write the card.', 'POST /api/last-cards'],
    ['I delete a last card.', 'DELETE /api/last-cards/:id'],
    ['I see the alterations of a last card.', 'GET /api/last-cards/:id/alterations'],
    ['I report a break by text.', 'POST /hooks/text-messages'],
  ])('reads “%s” as %s', (line, call) => {
    const lasts = deriveProduct(
      'Lasts',
      `Who uses it\n- Shoemaker (me)\nWhat happens\n- ${line}\nWhat is kept\n- Last card: number, name, left length\n- Alteration: last card, old measurement, date`,
      [],
    );
    const [own] = listCalls(lasts).filter(({ criterion }) => criterion.feature.key !== 'account');
    expect(`${own?.method} ${own?.path}`).toBe(call);
  });
});

describe('the record that an act is about', () => {
  const calls = (line: string) => {
    const product = deriveProduct(
      'Juice',
      `Who uses it
- Presser (me)
- Grower
- Cook
What happens
- ${line}
- The presser hands over a bottle to the cook.
What is kept
- Grower: number, name, sugar result
- Delivery: grower, temperature on arrival
- Pressing: number, growers, heating start, acid test; states: pressed, heated, released, recalled
- Bottle: pressing number plus serial, litres
- Hand-over: bottle, order number, cook, date
- Tank reading: hour (8, 14), temperature`,
      [],
    );
    const [own] = listCalls(product).filter(({ criterion }) => criterion.feature.key !== 'account');
    return `${own?.method} ${own?.path}`;
  };

  it.each([
    ['The presser enters the result of an acid test from the paper.', 'PATCH /api/pressings/:id/acid-test'],
    ['The presser enters the tank temperature at 8 and 14 hours.', 'POST /api/tank-readings'],
    ['The presser mixes deliveries of growers into a pressing.', 'POST /api/pressings'],
    ['The grower releases a pressing.', 'PATCH /api/pressings/:id/release'],
    ['The cook requests a bottle for a table against an order.', 'PATCH /api/bottles/:id/request'],
    ['The cook acknowledges each line of a recall.', 'PATCH /api/pressings/:id/acknowledge'],
    ['The presser registers a grower.', 'POST /api/growers'],
  ])('“%s” is %s', (line, call) => expect(calls(line)).toBe(call));
});

describe('an outlined command', () => {
  const command = deriveProduct(
    'slicer',
    `What it is
- A command line tool that cuts a small copy out of a Postgres database.
Who uses it
- Engineer (me)
What happens
- The engineer runs the command with a seed.
What is kept
- Rule: table, column, class (public, secret), approved by
What always holds
- The rules file is YAML and lives in the repository.
- It works with Postgres 14 to 16 only.`,
    [],
  );

  it('has the told file and database in its stack, and the shape of the file in its data model', () => {
    const text = writeArchitecture(command, 'Requirements v1');
    expect(text).toMatch(/YAML checked by zod/);
    expect(text).toMatch(/Plain SQL on Postgres 14 to 16/);
    const model = writeDatabase(command, 'Requirements v1');
    expect(model).toContain('- table: <table>\n  column: <column>\n  class: <public | secret>');
    expect(model).not.toMatch(/keeps nothing|create table/);
  });
});

describe('an outline that lives on one device', () => {
  const extension = deriveProduct(
    'Blind',
    `What it is
- Browser extension that hides race results.
Who uses it
- Viewers (me)
What happens
- It hides the title of the page.
- I tick a session as seen.
- It fetches the race calendar once a day.
What is kept
- Session: kind (race, sprint), scheduled start, seen (yes/no)
What it will not do
- No server`,
    [],
  );

  it('has no server, no accounts and no table of SQL', () => {
    expect(shapeOf(extension).runtime).toBe('local');
    expect(listTables(extension).map(({ name }) => name)).toEqual(['sessions']);
    expect(writeArchitecture(extension, 'Requirements v1')).not.toMatch(/\bD1\b|Hono|API of|accounts|\/api\//);
    expect(writeDatabase(extension, 'Requirements v1')).toContain("readonly kind: 'race' | 'sprint';");
  });

  it('has functions in place of calls, and says what goes outside', () => {
    const api = writeApi(extension, 'Requirements v1');
    expect(api).not.toContain('/api/');
    expect(api.split('## What goes outside')[1]).toContain('Fetch the race calendar');
  });
});
