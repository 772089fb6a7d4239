/** Named parts for each kind of product: what to build with, how to check it, and what is put off. */
export type Stack = {
  title: string;
  parts: string[];
  prevents: string;
  rule: string;
  diagram: string;
  commands: { setUp: string; test: string; types: string; run: string };
  folders: string[];
  deferred: string[];
};

const webParts = [
  'TypeScript in strict mode',
  'React with Vite for the pages',
  'Hono on Cloudflare Workers for the API',
  'D1 (SQLite) with Drizzle for data',
  'R2 for pictures and files',
  'Vitest and Playwright for tests',
];
const webDiagram =
  'flowchart LR\n  people["{Clients}"] --> pages["Pages (React)"]\n  keepers["{Hosts}"] --> pages\n  pages --> api["API (Hono on Workers)"]\n  api --> rules["Rules (pure functions)"]\n  api --> data[("D1: {items}, {deals}")]\n  api --> files[("R2: files")]\n  jobs["Hourly job"] --> data\n  jobs --> mail["E-mail service"]';
const webCommands = {
  setUp: 'npm create cloudflare@latest',
  test: 'npx vitest run',
  types: 'npx tsc --noEmit',
  run: 'npx wrangler dev',
};
const webFolders = [
  'src/api: routes, each one validate, call, answer',
  'src/rules: pure functions with tests beside them',
  'src/data: tables and queries',
  'src/pages: screens',
  'migrations: SQL, only ever added',
];
const webDeferred = [
  'A native app: when 40 % of use is on phones and push messages are asked for',
  'Full-text search beyond SQL: above 100,000 rows',
  'A second region: when the 95th percentile of an answer exceeds 500 ms',
];

export const stacks: Record<'phone web' | 'desktop web' | 'store app' | 'command line', Stack> = {
  'phone web': {
    title: 'One web app, made for phones first, with one API',
    parts: webParts,
    prevents: 'Two code bases and a store review before anyone has used it',
    rule: 'Each screen is built at 360 px width first; larger screens follow from it.',
    diagram: webDiagram,
    commands: webCommands,
    folders: webFolders,
    deferred: webDeferred,
  },
  'desktop web': {
    title: 'One web app, made for computers, readable on phones',
    parts: webParts,
    prevents: 'Installing and updating programs on every desk',
    rule: 'Lists work with the keyboard alone; at 360 px width everything can be read and decided.',
    diagram: webDiagram,
    commands: webCommands,
    folders: webFolders,
    deferred: webDeferred,
  },
  'store app': {
    title: 'One app for iOS and Android, with one API',
    parts: [
      'TypeScript in strict mode',
      'Expo (React Native) for both stores',
      'Hono on Cloudflare Workers for the API',
      'D1 (SQLite) with Drizzle for data',
      'R2 for pictures and files',
      'Vitest and Maestro for tests',
    ],
    prevents: 'Writing every screen twice',
    rule: 'No code in Swift or Kotlin as long as an Expo module does it.',
    diagram: webDiagram.replace('Pages (React)', 'App (Expo)'),
    commands: {
      setUp: 'npx create-expo-app@latest',
      test: 'npx vitest run',
      types: 'npx tsc --noEmit',
      run: 'npx expo start',
    },
    folders: [
      'app: screens (Expo Router)',
      'server/api: routes',
      'server/rules: pure functions with tests beside them',
      'server/data: tables and queries',
      'migrations: SQL, only ever added',
    ],
    deferred: [
      'A web version of all screens: after both stores have accepted the app',
      'Widgets and watch: after 1,000 active people',
      'A second region: when the 95th percentile of an answer exceeds 500 ms',
    ],
  },
  'command line': {
    title: 'One command without a server',
    parts: [
      'TypeScript in strict mode on Node 22',
      'util.parseArgs for options',
      'zod for the configuration file',
      'Vitest for tests',
      'esbuild for one file in the package',
      'GitHub Actions for CI',
    ],
    prevents: 'Accounts, uptime and data of others to look after',
    rule: 'At most 3 runtime dependencies; none for what the platform does itself.',
    diagram:
      'flowchart LR\n  dev["{Clients}"] --> command["Command (options, output)"]\n  ci["CI"] --> command\n  command --> config["Configuration file"]\n  command --> core["Core: {items} to findings (pure)"]\n  core --> ruleset["Rules"]\n  command --> out["Text, JSON, exit code"]',
    commands: { setUp: 'npm init', test: 'npx vitest run', types: 'npx tsc --noEmit', run: 'node src/main.ts --help' },
    folders: [
      'src/core: pure functions from input to findings',
      'src/rules: one file a rule, with its examples',
      'src/command: options, reading, output',
      'fixtures: small inputs with expected output',
    ],
    deferred: [
      'An editor extension: after the JSON report is stable',
      'A hosted service: not before 100 projects use it in CI',
      'A cache between runs: when 1,000 inputs take more than 2 seconds',
    ],
  },
};

/** For those who describe instead of code: the tool brings hosting, data and sign-in. Slot: `tool`. */
export const builderStack: Stack = {
  title: 'One app made in {tool}, which also hosts it',
  parts: [
    '{tool} for the screens, by describing them',
    'The database that {tool} offers or connects',
    'The sign-in that {tool} offers, never one of your own',
    'The file storage of that database for pictures',
  ],
  prevents: 'Servers, updates and code that nobody in the project can look after',
  rule: 'One change is asked for at a time, and looked at in the preview before the next.',
  diagram:
    'flowchart LR\n  people["{Clients}"] --> screens["Screens ({tool})"]\n  keepers["{Hosts}"] --> screens\n  screens --> signin["Sign-in"]\n  screens --> data[("Database: {items}, {deals}")]',
  commands: { setUp: '', test: '', types: '', run: '' },
  folders: [],
  deferred: [
    'A store app: when 40 % of use is on phones and push messages are asked for',
    'Moving the code to a repository of your own: when a developer joins',
    'A paid plan of the database: when its free allowance is 80 % used',
  ],
};
