import { describe, expect, test } from 'vitest';
import {
  findForeignStates,
  findPoor,
  findStrangers,
  findUnknownCalls,
  readCalls,
  readEntities,
} from '../eval/entities.ts';
import { findAdrift, findWithoutTask, readGiven } from '../eval/references.ts';

describe('adrift', () => {
  const requirements = `# Requirements

### FR-1 Offer loaves

- **FR-1.1** WHEN a baker saves a loaf, THE SYSTEM SHALL show it within 5 seconds.

### FR-2 Order bread

- **SM-1** At least 60 % of all orders come in here after eight weeks. It is counted.
`;
  const plan = '# Plan\n\n### T-1 Set up the project\n\n### T-2 Offer loaves\n';
  const given = readGiven([
    { of: 'document', type: 'requirements', content: requirements },
    { of: 'document', type: 'plan', content: plan },
  ]);
  const faultsOf = (content: string) => findAdrift(content, given).map(({ fault }) => fault);

  test.each([
    ['FR-3 comes next.', 'FR-3 is given nowhere'],
    ['- Serves: FR-1.2', 'FR-1.2 is given nowhere'],
    ['```\norders.ts  T-9\n```', 'T-9 is given nowhere'],
    ['| FR-1 Order bread | T-2 |', 'FR-1 is not “Order bread”'],
    ['Needed for “Offer loaves” (FR-2).', 'FR-2 is not “Offer loaves”'],
    ['# Build FR-2: Offer loaves', 'FR-2 is not “Offer loaves”'],
    ['## Order bread (FR-1)', 'FR-1 stands beside the title of FR-2'],
    ['Depends on: T-1 (offer loaves)', 'T-1 stands beside the title of T-2'],
    ['- FR-1.1: WHEN a baker saves a loaf, THE SYSTEM SHALL hide it.', 'FR-1.1 is not “WHEN a baker'],
  ])('%j: %s', (content, fault) => {
    expect(faultsOf(content)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    'FR-1 and FR-2 of Morning Loaf, and FR-1.1 by hand. Bakers wait T-3 days. AD-4 is of a document that is not there.',
    '| FR-1 Offer loaves | T-2 Offer loaves |',
    '“Order bread” (FR-2) and “offer loaves” (FR-1); T-1 (the set-up of it)',
    '## Acceptance criteria (FR-1)\n\n- FR-1.1: WHEN a baker saves a loaf, THE SYSTEM SHALL show it within 5 seconds. By hand too.',
    'SM-1 At least 60 % of all orders come in here; it is the first to be read.',
  ])('nothing in %j', (content) => {
    expect(faultsOf(content)).toEqual([]);
  });
});

test('a feature or a quality is adrift that no task of the plan names', () => {
  const given = readGiven([
    {
      of: 'document',
      type: 'requirements',
      content: '### FR-1 Offer loaves\n\n- **NFR-1** It answers within 2 seconds.\n- **NFR-2** It is by thumb.\n',
    },
  ]);
  const faultsOf = (content: string, type = 'plan') =>
    findWithoutTask({ of: 'document', type, content }, given).map(({ fault }) => fault);
  const plan = '# Plan\n\nFrom NFR-1 and NFR-2.\n\n### T-1 Offer loaves\n\n- Serves: FR-1\n';
  expect(faultsOf(plan)).toEqual(['NFR-1 has no task', 'NFR-2 has no task']);
  expect(faultsOf(`${plan}\n## Left\n\n| NFR-1 | T-1 |\n| NFR-2 |  |\n`)).toEqual(['NFR-2 has no task']);
  expect(faultsOf(`${plan}\n### T-2 Load\n\n- Serves: NFR-1, NFR-2\n`)).toEqual([]);
  expect(faultsOf(plan, 'tests')).toEqual([]);
});

test('a state is adrift that the table of the word does not let in', () => {
  const entities = readEntities(
    "create table orders (\n  id text primary key,\n  state text not null check (state in ('confirmed', 'picked_up'))\n);\n",
  );
  const faultsOf = (told: string) => findForeignStates(`- **Order**: What is asked for, ${told}.`, entities);
  expect(faultsOf('and a state (placed, confirmed or picked up)').map(({ fault }) => fault)).toEqual([
    'placed is no state of orders',
  ]);
  expect(faultsOf('and a state (confirmed or picked up)')).toEqual([]);
  expect(findForeignStates('- **Loaf**: A state (fresh).', entities)).toEqual([]);
});

test('a call is adrift that the API outline does not give, but for those of the sign-in', () => {
  const calls = readCalls('| `POST /api/loaves` | a baker |\n| `PATCH /api/loaves/:id` | a baker |');
  const faultsOf = (text: string) => findUnknownCalls(text, calls).map(({ line, fault }) => `${line} ${fault}`);
  expect(faultsOf('# T\n\n`POST /api/loaves`, `GET /api/loaves/:id` and `GET /api/health`')).toEqual([
    '3 GET /api/loaves/:id is no call of the API outline',
  ]);
  expect(faultsOf('`PATCH /api/loaves/:id`, `POST /hooks/mail`')).toEqual([]);
  expect(findUnknownCalls('`GET /api/buns`', new Set())).toEqual([]);
});

describe('entities', () => {
  const model = `create table loaves (
  id text primary key,
  name text not null,
  weight integer not null check (weight >= 0),
  price_cents integer not null,
  created_at text not null
);

create table notes (
  id text primary key,
  account_id text not null references accounts,
  body text not null,
  created_at text not null
);

create table order_lines (
  loaf_id text not null references loaves,
  order_id text not null references orders,
  primary key (loaf_id, order_id)
);

create table accounts (
  id text primary key,
  email text not null unique
);
`;
  const diagram = `erDiagram
  accounts ||--o{ notes : account_id
  accounts {
    text id PK
    text email UK
  }
  notes {
    text id PK
    text account_id FK
    text body
    text created_at
  }
`;

  test('are poor with under three fields of their own; what joins two others and what the sign-in keeps is not judged', () => {
    expect(findPoor(readEntities(model))).toEqual(['notes has 1 fields of its own: body']);
    expect(findPoor(readEntities(diagram))).toEqual(['notes has 1 fields of its own: body']);
  });

  test.each([
    ['architecture', 'Read `loaves.colour` first.', ['`loaves.colour` is no column of the data model']],
    ['plan', '`GET /api/buns/:id` for FR-1', ['GET /api/buns is of no entity of the data model']],
    ['api', '| `POST /api/loaves` | `order_lines.loaf_id` | `PATCH /api/account` |', []],
    ['architecture', 'Look into `rules.ts` and `fetch.call`.', []],
    ['launch', 'Read `loaves.colour` first.', []],
  ])('in %s, %j: %j', (type, content, faults) => {
    const found = findStrangers({ of: 'document', type, content }, readEntities(model));
    expect(found.map(({ fault }) => fault)).toEqual(faults);
  });
});
