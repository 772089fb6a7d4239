/**
 * The import rules of the house (docs/architecture.md): which room may know which. `checks/imports.test.ts` runs this over the
 * repository and over planted violations.
 */
const notTests = { pathNot: '\\.test\\.tsx?$|^worker/platform/testing/' };

/** The rooms of the guide (docs/decisions/0003), lowest first: each may know those before it, and only the last two a turn. */
const guideRooms = [
  'content',
  'grammar',
  'idea',
  'decisions',
  'product',
  'documents',
  'prompts',
  'listening',
  'replies',
];
const guide = '^worker/features/guide/';
const guideRoomsRunOneWay = guideRooms.map((room, index) => ({
  name: `guide-${room}`,
  comment: `the guide: ${guideRooms.join(' <- ')}`,
  severity: 'error',
  from: { path: `${guide}${room}/`, ...notTests },
  to: {
    path: [`${guide}(${[...guideRooms.slice(index + 1), 'testing'].join('|')})/`, `${guide}[^/]+$`],
    ...(index < guideRooms.indexOf('listening') ? {} : { pathNot: `${guide}guide-turn\\.rules\\.ts$` }),
    // The tables of words are typed by the grammar that reads them.
    ...(room === 'content' ? { dependencyTypesNot: ['type-only'] } : {}),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...guideRoomsRunOneWay,
    {
      name: 'guide-by-its-door',
      comment: 'nothing outside the guide imports from one of its rooms',
      severity: 'error',
      from: { path: '^(worker|web|shared)/', pathNot: guide },
      to: { path: `${guide}.+/` },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'shared-knows-nobody',
      comment: 'shared/ imports nothing of ours',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(web|worker|e2e|scripts|checks|eval|bench)/' },
    },
    {
      name: 'shared-without-io',
      comment: 'no I/O, no React in shared/',
      severity: 'error',
      from: { path: '^shared/', ...notTests },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '^node_modules/zod/' },
    },
    {
      name: 'worker-not-web',
      severity: 'error',
      from: { path: '^worker/' },
      to: { path: '^(web|e2e|scripts|checks|eval|bench)/' },
    },
    {
      name: 'platform-below-features',
      comment: 'worker: api -> features -> platform -> shared',
      severity: 'error',
      from: { path: '^worker/platform/', ...notTests },
      to: { path: '^worker/(features/|api\\.ts|index\\.ts)' },
    },
    {
      name: 'features-below-api',
      severity: 'error',
      from: { path: '^worker/features/', ...notTests },
      to: { path: '^worker/(api|index|cron)\\.ts' },
    },
    {
      name: 'services-not-queries',
      comment: "a feature calls another's service, never its queries, routes or storage",
      severity: 'error',
      from: { path: '^worker/features/([^/]+)/', ...notTests },
      to: {
        path: '^worker/features/[^/]+/[^/]+\\.(queries|routes|tools|instructions|storage|object)\\.ts$',
        pathNot: '^worker/features/$1/',
      },
    },
    {
      name: 'web-knows-the-worker-by-one-type',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^worker/', pathNot: '^worker/api\\.ts$' },
    },
    {
      name: 'web-never-runs-the-worker',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^worker/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-below-routes',
      comment: 'web: routes -> features -> ui | lib -> shared',
      severity: 'error',
      from: { path: '^web/features/' },
      to: { path: '^web/(routes|router|main)' },
    },
    {
      name: 'ui-and-lib-below-features',
      severity: 'error',
      from: { path: '^web/(ui|lib)/' },
      to: { path: '^web/(features|routes|router|main)' },
    },
    { name: 'ui-not-product', severity: 'error', from: { path: '^web/ui/' }, to: { path: '^shared/' } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^cloudflare:' } },
    {
      name: 'no-dev-packages-at-runtime',
      severity: 'error',
      from: { path: '^(worker|web|shared)/', pathNot: '\\.test\\.tsx?$|^worker/platform/testing/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '@cloudflare/workers-types|@fontsource',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['workerd', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
    builtInModules: { add: ['cloudflare:workers', 'cloudflare:test'] },
  },
};
