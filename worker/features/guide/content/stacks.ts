/** One part of a stack: what, why for this product, and the named part that was not taken with the reason. May hold slots. */
export type StackLine = {
  part: string;
  why: string;
  instead: string;
  because: string;
  /** Where a part of its own lies, what goes to it from the API, and which feature it is built with; `file` may hold slots. */
  place?: { file: string; step: string; passes: string; serves: RegExp };
};
/** What a kind of product is built with, how to check it, and what is put off. */
export type Stack = {
  title: string;
  lines: StackLine[];
  /** How many of the lines every product of this kind rests on. */
  base: number;
  parts: string[];
  prevents: string;
  rule: string;
  instead: string;
  /** `walk` runs the tests that go through the screens; a stack without screens has none. */
  commands: { setUp: string; test: string; types: string; run: string; walk?: string };
  folders: string[];
  deferred: string[];
};
/** How a product runs: pages with a server, an app from the stores, on one device alone, a command, a package, or made in an app builder. */
export type Runtime = 'pages' | 'app' | 'local' | 'command' | 'package' | 'builder';
export const commandsOf: Record<Runtime, Stack['commands']> = {
  pages: {
    setUp: 'npm create cloudflare@latest',
    test: 'npx vitest run',
    types: 'npx tsc --noEmit',
    run: 'npx wrangler dev',
  },
  app: {
    setUp: 'npx create-expo-app@latest',
    test: 'npx vitest run',
    types: 'npx tsc --noEmit',
    run: 'npx expo start',
  },
  local: {
    setUp: 'npm create vite@latest',
    test: 'npx vitest run',
    types: 'npx tsc --noEmit',
    run: 'npx vite',
  },
  command: {
    setUp: 'npm init',
    test: 'npx vitest run',
    types: 'npx tsc --noEmit',
    run: 'node src/main.ts --help',
  },
  package: {
    setUp: 'npm init',
    test: 'npx vitest run',
    types: 'npx tsc --noEmit',
    run: 'npm pack --dry-run',
  },
  builder: { setUp: '', test: '', types: '', run: '' },
};

/** What walks through the screens for a test, by the name that a stack has it under. */
export const walkers = [
  { name: 'Playwright', command: 'npx playwright test' },
  { name: 'Maestro', command: 'maestro test e2e' },
] as const;

/** How an extension is tried: in a browser of its own with nothing else installed. */
export const extensionCommands = { setUp: 'npm init', run: 'npx web-ext run' };

const server: StackLine[] = [
  {
    part: 'Hono 4 on Cloudflare Workers for the API',
    why: 'the calls of {name} come in bursts around “{first}” and cost nothing in between',
    instead: 'Express on a rented server',
    because: 'somebody has to update it on the day on which {clients} need {name} most',
  },
  {
    part: 'D1 (SQLite) with Drizzle for data',
    why: '{records} are rows that point at each other, and one statement can decide who was first',
    instead: 'Firestore',
    because: 'the constraints between {records} would live in code that can be forgotten',
  },
];
/** What takes the place of a rented server and its database on a computer of the owner's own, or at a host that was named. Slot: `on`. */
export const ownServer: StackLine[] = [
  {
    part: 'Node.js 24 with Hono 4 on {on} for the API',
    why: 'it was told where {name} runs, and one program that is started with that computer serves the pages and the calls of “{first}”',
    instead: 'Cloudflare Workers',
    because: '{name} has to run where you said',
  },
  {
    part: 'SQLite in one file with Drizzle for data',
    why: '{records} are rows that point at each other, and the copy of a day is one file',
    instead: 'PostgreSQL',
    because: 'a second program would have to be looked after beside {name}',
  },
];
/** How it is set up and started there. */
export const ownServerCommands = {
  setUp: 'npm create hono@latest -- --template nodejs',
  run: 'npx tsx watch src/main.ts',
};
/** What begins by itself, and what stays open, where no service of a host does it. */
export const ownServerParts: Readonly<Record<'jobs' | 'live', string>> = {
  jobs: 'Croner in the same program',
  live: 'A WebSocket of Hono',
};

const pages: StackLine = {
  part: 'React 19 with Vite 8 for the pages',
  why: '“{first}” and the screens after it share parts and keep what was typed when the line drops',
  instead: 'pages made on the server with forms',
  because: 'each step of “{first}” would load a page and lose what {clients} had entered on a bad line',
};
const tests: StackLine = {
  part: 'Vitest 5 and Playwright for tests',
  why: 'each criterion from {firstCriterion} on becomes a test that carries its number, and “{first}” is walked in a real browser',
  instead: 'trying {name} by hand',
  because: 'it holds {criteria} criteria, more than anybody tries again after each change',
};
const types: StackLine = {
  part: 'TypeScript 6 in strict mode',
  why: 'a state of {a main} that does not exist is refused before it runs',
  instead: 'JavaScript',
  because: 'a wrong field of {a main} would be noticed by {clients} first',
};

/** The lines of a stack that was decided: what it is, where rows lie, and what tests it. Slots: `stack`, `data`, `tests`. */
export const decidedLines: Record<'stack' | 'rows' | 'documents' | 'tests', StackLine> = {
  stack: {
    part: '{stack}',
    why: 'it was decided; “{first}” and all after it are written in it',
    instead: 'other stacks',
    because: 'this one was decided',
  },
  rows: {
    part: '{data}',
    why: '{records} are rows that point at each other, and one statement can decide who was first',
    instead: 'a document store',
    because: 'the constraints between {records} would live in code that can be forgotten',
  },
  documents: {
    part: '{data} for data',
    why: '{records} lie in it, and the rules of {name} check what points at what',
    instead: 'a database with SQL',
    because: 'this one was decided',
  },
  tests: {
    part: '{tests} for tests',
    why: 'each criterion from {firstCriterion} on becomes a test that carries its number',
    instead: 'trying {name} by hand',
    because: 'it holds {criteria} criteria, more than anybody tries again after each change',
  },
};

export const baseLines: Record<Exclude<Runtime, 'builder'>, StackLine[]> = {
  pages: [types, pages, ...server, tests],
  app: [
    types,
    {
      part: 'Expo (React Native) for both stores',
      why: '“{first}” needs what only an installed app may do, on iPhones and Android phones alike',
      instead: 'Swift and Kotlin',
      because: 'each of the {count} features of {name} would be written twice',
    },
    ...server,
    {
      part: 'Vitest 5 and Maestro for tests',
      why: 'rules run without a phone, and “{first}” is walked on one of each kind',
      instead: 'Detox',
      because: 'its set-up for two systems takes longer than the first feature of {name}',
    },
  ],
  local: [
    types,
    {
      ...pages,
      part: 'React 19 with Vite 8, installed as a web app with a service worker',
      why: 'it starts from the device itself, also where there is no network',
    },
    {
      part: 'IndexedDB through Dexie 4 for data',
      why: '{records} lie on the device, and each change is written before the screen shows it',
      instead: 'a server with a database',
      because: 'nobody asked for one, and what is entered would have to leave the device',
    },
    tests,
  ],
  command: [
    { ...types, part: 'TypeScript 6 in strict mode on Node 24' },
    {
      part: 'Options by util.parseArgs of Node',
      why: '{name} has few options, and Node itself reads them',
      instead: 'Commander',
      because: 'one more package that {clients} install for nothing that they see',
    },
    {
      part: 'Configuration file checked by zod 4',
      why: 'a wrong line in the settings of {clients} is named with its place before “{first}” begins',
      instead: 'checks written by hand',
      because: 'each new setting would need its own message, and one gets forgotten',
    },
    {
      part: 'Vitest 5 for tests',
      why: 'each criterion is a fixture: {items} in, expected text and exit code out',
      instead: 'the test runner of Node',
      because: 'it shows no difference between two long outputs side by side',
    },
    {
      part: 'GitHub Actions for CI',
      why: '“{first}” runs there as {clients} run it: without an account and on a fresh machine',
      instead: 'a script on one desk',
      because: 'what is installed there would hide what {name} forgets to bring',
    },
  ],
  package: [
    { ...types, why: 'the types are the first documentation that {clients} of {name} read' },
    {
      part: 'One ES module with its types, made by tsdown',
      why: '{clients} import {name} and get nothing else with it',
      instead: 'sending out the sources',
      because: 'each project would compile {name} with its own settings',
    },
    {
      part: 'Vitest 5 with fast-check for tests',
      why: '“{first}” has to hold for {items} nobody thought of, so they are made by chance',
      instead: 'examples alone',
      because: 'the case that breaks “{first}” is the one that nobody wrote down',
    },
    {
      part: 'Changesets for versions',
      why: '{hosts} say with each change whether it breaks the code of {clients}',
      instead: 'version numbers by feeling',
      because: 'a broken build on a Monday costs {name} the trust of {clients}',
    },
  ],
};

/** What takes the place of the pages in a program of others, by kind. Slots: `outlet` and `library`. */
export const outletLines: Readonly<Record<'bot' | 'extension' | 'tests', StackLine>> = {
  tests: {
    part: 'Vitest 5 for tests',
    why: 'each criterion from {firstCriterion} on becomes a test that carries its number and calls “{first}” as {outlet} would',
    instead: 'trying {name} by hand',
    because: 'it holds {criteria} criteria, more than anybody tries again after each change',
  },
  bot: {
    part: '{library} for commands, buttons and private messages',
    why: '“{first}” begins with a command in {outlet}, and {outlet} says who gave it',
    instead: 'calls to {outlet} written by hand',
    because: 'each change of its interface would have to be followed by yourself',
  },
  extension: {
    part: 'WebExtension with Manifest V3, built by Vite 8, for {outlet}',
    why: '“{first}” happens in the page that is open, and the same code runs in the other browsers',
    instead: 'a user script',
    because: '{clients} would have to install a second extension before it',
  },
};
/** Where an extension keeps what it knows. */
export const extensionStore: StackLine = {
  part: 'The store of the browser (browser.storage.local) for data',
  why: '{records} stay in the browser in which they were made',
  instead: 'a server with a database',
  because: 'what people browse is nobody else’s business, and nothing has to be shared',
};
/** The library with which a bot speaks to a chat; others have an interface of their own. */
export const botLibraries: Readonly<Record<string, string>> = {
  Discord: 'discord.js 14',
  Telegram: 'grammY',
  Slack: 'Bolt for JavaScript',
  Matrix: 'matrix-bot-sdk',
};

/** Parts that take the place of another where a shape asks for it. */
export const shapeLines: Record<string, StackLine> = {
  game: {
    part: 'A Durable Object for each {deal}, with WebSocket',
    why: 'two {clients} act in the same second, and one object takes their moves one after the other',
    instead: 'asking the server every second',
    because: 'a move of “{first}” would be seen up to a second late, and each idle {deal} costs calls',
    place: { file: 'routes/live-{deal}', step: 'Live object', passes: 'each move', serves: /\bmoves?\b/i },
  },
  live: {
    part: 'A Durable Object for each open list, with WebSocket',
    why: '{clients} look at the same {main} while it changes, and everyone must see the same number',
    instead: 'loading the page again every 5 seconds',
    because: 'two {clients} would read two different answers in the same moment',
    place: {
      file: 'routes/live-{main}',
      step: 'Live object',
      passes: 'each change',
      serves: /\b(?:open (?:screen|list)|queue|live|within \d+ (?:milliseconds|seconds?))\b/i,
    },
  },
  series: {
    part: 'A queue before the table of readings',
    why: '{perDay} readings a day and device arrive whether {name} is being updated or not',
    instead: 'TimescaleDB',
    because: 'it is a server to look after, and one table carries the readings of the first 100 devices',
    place: {
      file: 'jobs/take-in-readings',
      step: 'Queue',
      passes: 'each reading',
      serves: /\b(?:readings?|measure|values?)\b/i,
    },
  },
  site: {
    part: 'Astro for the pages, made when {a item} is published',
    why: '{clients} read, and each {item} is the same page for all of them',
    instead: 'React with a server behind each page',
    because: 'a page of {name} would wait for a database that changes once a week',
  },
  files: {
    part: 'Plain files (HTML, pictures, CSV) of what everybody may see, written with each change',
    why: '{lasts}: they open without a server, a database or an account',
    instead: 'pages that ask the database at each visit',
    because: 'they are gone with the first bill that nobody pays',
    place: {
      file: 'jobs/write-files',
      step: 'Job',
      passes: 'what everybody may see',
      serves: /\bsees?\b|\bfinds?\b|\bsearch/i,
    },
  },
  copy: {
    part: 'A copy of these files in the Internet Archive and on one stick, made with each release and each month',
    why: '{lasts}: nobody has to pay or to look after it',
    instead: 'the daily copy of the host alone',
    because: 'it ends with the account of the host',
  },
  handed: {
    part: 'A copy of all that is kept as plain files (CSV and pictures), made each month and handed to somebody else',
    why: '{lasts}: it opens without {name}, and nobody has to pay for it',
    instead: 'the daily copy of the host alone',
    because: 'it ends with the account of the host',
  },
  jobs: {
    part: 'Cron Triggers for what begins by itself',
    why: '“{clocked}” has to happen when nobody has {name} open',
    instead: 'a timer inside the server',
    because: 'it dies with each new version, and nobody of the {clients} would notice',
  },
  outbox: {
    part: 'Cron Triggers for what begins by itself',
    why: 'what “{deed}” has to tell leaves the outbox also when nobody has {name} open',
    instead: 'sending within the call',
    because: 'a message to {clients} would be lost with the first service that does not answer',
  },
  solver: {
    part: 'A solver for constraints (Timefold or OR-Tools), in a job of its own',
    why: '“{deed}” is a search through more combinations than a loop of our own gets through',
    instead: 'rules of thumb of our own',
    because: 'they stop at the first clash and cannot say that there is no solution',
  },
};

/** What an app builder brings. Slot: `tool`. */
export const builderLines: StackLine[] = [
  {
    part: '{tool} for the screens, by describing them',
    why: '“{first}” can be seen and corrected in the preview after each sentence',
    instead: 'a coding agent',
    because: 'it wants commands and a terminal before the first screen of {name}',
  },
  {
    part: 'The database that {tool} offers or connects',
    why: '{records} stay after a reload and are seen by the right people only',
    instead: 'a spreadsheet as database',
    because: 'everyone who has its link could read {records}',
  },
  {
    part: 'The sign-in that {tool} offers, never one of your own',
    why: 'what {people} trust {name} with hangs on it',
    instead: 'a password field in a form',
    because: 'passwords would lie in a table of {name}',
  },
  {
    part: 'Supabase row rules, switched on for each table',
    why: 'they say in the database itself who may read {a main}',
    instead: 'hiding buttons',
    because: 'the address of {a main} could be called without any button',
  },
];
