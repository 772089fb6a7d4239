/**
 * How a project is laid out and run in another language than the default of the stacks. `files` give the place of a file of the default
 * layout: `x` stands for its name; `commands` what takes the place of a default command, `FR` being the id of a feature.
 */
export type Layout = {
  signs: RegExp;
  case: 'snake' | 'kebab' | 'pascal';
  files: Record<'rules' | 'test' | 'routes' | 'data' | 'pages' | 'jobs' | 'outside' | 'core' | 'command', string>;
  migration: string;
  examples: string;
  /** The file of tests through the screens. */
  walks: string;
  /** How names of functions and fields are written. */
  code: 'snake' | 'camel';
  /** What the language or framework uses to reach a database, to test, to begin something by itself, and to keep a screen open. */
  parts: Record<'data' | 'tests' | 'jobs' | 'live', string>;
  commands: {
    one: string;
    test: string;
    /** All tests through the screens, and those of one feature. */
    walk: string;
    walkOne: string;
    types: string;
    run: string;
    help: string;
    check: string;
    audit: string;
    script: string;
  };
};

const python = {
  commands: {
    one: 'pytest -k "FR."',
    test: 'pytest',
    walk: 'pytest e2e',
    walkOne: 'pytest e2e -k "FR."',
    types: 'mypy .',
    run: 'flask run',
    help: 'python -m app --help',
    check: 'make check',
    audit: 'pip-audit',
    script: 'python scripts/x.py',
  },
} as const;

/** Where no table knows how a stack lays out its files: folders by job, and commands that the project itself defines. */
export const plainLayout: Layout = {
  signs: /$^/,
  case: 'snake',
  files: {
    rules: 'rules/x',
    test: 'tests/x',
    routes: 'routes/x',
    data: 'data/x',
    pages: 'pages/x',
    jobs: 'jobs/x',
    outside: 'outside/x',
    core: 'core/x',
    command: 'command/x',
  },
  migration: 'migrations/0001_begin.sql',
  examples: 'data/examples',
  walks: 'e2e/x',
  code: 'snake',
  parts: {
    data: 'the usual library of the stack',
    tests: 'The usual test runner of the stack',
    jobs: 'A scheduled process',
    live: 'A WebSocket',
  },
  commands: {
    one: 'make test ONLY="FR."',
    test: 'make test',
    walk: 'make e2e',
    walkOne: 'make e2e ONLY="FR."',
    types: 'make lint',
    run: 'make run',
    help: 'make help',
    check: 'make check',
    audit: 'make audit',
    script: 'make x',
  },
};

/** The layouts by what was decided, the framework before its language. */
export const layouts: Layout[] = [
  {
    signs: /\bDjango\b/,
    case: 'snake',
    files: {
      rules: 'apps/x/rules.py',
      test: 'apps/x/test_rules.py',
      routes: 'apps/x/views.py',
      data: 'apps/x/models.py',
      pages: 'templates/x.html',
      jobs: 'jobs/x.py',
      outside: 'outside/x.py',
      core: 'core/x.py',
      command: 'commands/x.py',
    },
    migration: 'apps/*/migrations/0001_initial.py',
    examples: 'fixtures/examples.json',
    walks: 'e2e/test_x.py',
    code: 'snake',
    parts: { data: 'the Django ORM', tests: 'The test runner of Django', jobs: 'Celery beat', live: 'Django Channels' },
    commands: {
      ...python.commands,
      one: 'python manage.py test -k "FR."',
      test: 'python manage.py test',
      run: 'python manage.py runserver',
    },
  },
  {
    signs: /\b(?:FastAPI|Flask|Python)\b/,
    case: 'snake',
    files: {
      rules: 'app/rules/x.py',
      test: 'tests/test_x.py',
      routes: 'app/routes/x.py',
      data: 'app/data/x.py',
      pages: 'app/templates/x.html',
      jobs: 'app/jobs/x.py',
      outside: 'app/outside/x.py',
      core: 'app/core/x.py',
      command: 'app/command/x.py',
    },
    migration: 'migrations/0001_begin.py',
    examples: 'app/data/examples.py',
    walks: 'e2e/test_x.py',
    code: 'snake',
    parts: {
      data: 'SQLAlchemy',
      tests: 'pytest',
      jobs: 'APScheduler in a process of its own',
      live: 'A WebSocket of the framework',
    },
    commands: python.commands,
  },
  {
    signs: /\bRails\b|\bRuby\b/,
    case: 'snake',
    files: {
      rules: 'app/rules/x.rb',
      test: 'test/rules/x_test.rb',
      routes: 'app/controllers/x_controller.rb',
      data: 'app/models/x.rb',
      pages: 'app/views/x.html.erb',
      jobs: 'app/jobs/x_job.rb',
      outside: 'app/outside/x.rb',
      core: 'lib/core/x.rb',
      command: 'exe/x',
    },
    migration: 'db/migrate/0001_begin.rb',
    examples: 'db/seeds.rb',
    walks: 'e2e/x_test.rb',
    code: 'snake',
    parts: { data: 'Active Record', tests: 'Minitest', jobs: 'Solid Queue', live: 'Action Cable' },
    commands: {
      one: 'bin/rails test -n "/FR\\./"',
      test: 'bin/rails test',
      walk: 'bin/rails test e2e',
      walkOne: 'bin/rails test e2e -n "/FR\\./"',
      types: 'bundle exec rubocop',
      run: 'bin/rails server',
      help: 'exe/main --help',
      check: 'bin/check',
      audit: 'bundle audit',
      script: 'bin/rails runner scripts/x.rb',
    },
  },
  {
    signs: /\b(?:Elixir|Phoenix)\b/,
    case: 'snake',
    files: {
      rules: 'lib/app/rules/x.ex',
      test: 'test/app/rules/x_test.exs',
      routes: 'lib/app_web/controllers/x_controller.ex',
      data: 'lib/app/data/x.ex',
      pages: 'lib/app_web/live/x_live.ex',
      jobs: 'lib/app/jobs/x.ex',
      outside: 'lib/app/outside/x.ex',
      core: 'lib/app/core/x.ex',
      command: 'lib/mix/tasks/x.ex',
    },
    migration: 'priv/repo/migrations/0001_begin.exs',
    examples: 'priv/repo/seeds.exs',
    walks: 'e2e/x_test.exs',
    code: 'snake',
    parts: { data: 'Ecto', tests: 'ExUnit', jobs: 'Oban', live: 'Phoenix LiveView' },
    commands: {
      one: 'mix test --only "FR"',
      test: 'mix test',
      walk: 'mix test e2e',
      walkOne: 'mix test e2e --only "FR"',
      types: 'mix compile --warnings-as-errors',
      run: 'mix phx.server',
      help: 'mix help',
      check: 'mix precommit',
      audit: 'mix hex.audit',
      script: 'mix run scripts/x.exs',
    },
  },
  {
    signs: /\b(?:Laravel|PHP|Symfony)\b/,
    case: 'pascal',
    files: {
      rules: 'app/Rules/x.php',
      test: 'tests/Unit/xTest.php',
      routes: 'app/Http/Controllers/xController.php',
      data: 'app/Models/x.php',
      pages: 'resources/views/x.blade.php',
      jobs: 'app/Jobs/x.php',
      outside: 'app/Outside/x.php',
      core: 'src/Core/x.php',
      command: 'src/Command/x.php',
    },
    migration: 'database/migrations/0001_begin.php',
    examples: 'database/seeders/Examples.php',
    walks: 'e2e/xTest.php',
    code: 'camel',
    parts: { data: 'Eloquent', tests: 'PHPUnit', jobs: 'The scheduler of Laravel', live: 'Laravel Reverb' },
    commands: {
      one: 'php artisan test --filter "FR\\."',
      test: 'php artisan test',
      walk: 'php artisan test e2e',
      walkOne: 'php artisan test e2e --filter "FR\\."',
      types: 'vendor/bin/phpstan analyse',
      run: 'php artisan serve',
      help: 'php bin/main --help',
      check: 'composer check',
      audit: 'composer audit',
      script: 'php scripts/x.php',
    },
  },
  {
    signs: /\bGo\b/,
    case: 'snake',
    files: {
      rules: 'internal/rules/x.go',
      test: 'internal/rules/x_test.go',
      routes: 'internal/routes/x.go',
      data: 'internal/data/x.go',
      pages: 'web/pages/x.html',
      jobs: 'internal/jobs/x.go',
      outside: 'internal/outside/x.go',
      core: 'internal/core/x.go',
      command: 'cmd/x.go',
    },
    migration: 'migrations/0001_begin.sql',
    examples: 'internal/data/examples.go',
    walks: 'e2e/x_test.go',
    code: 'camel',
    parts: {
      data: 'sqlc',
      tests: 'The testing package of Go',
      jobs: 'A ticker in a process of its own',
      live: 'A WebSocket (coder/websocket)',
    },
    commands: {
      one: 'go test ./... -run "/FR\\."',
      test: 'go test ./...',
      walk: 'go test ./e2e/...',
      walkOne: 'go test ./e2e/... -run "/FR\\."',
      types: 'go vet ./...',
      run: 'go run .',
      help: 'go run . --help',
      check: 'make check',
      audit: 'govulncheck ./...',
      script: 'go run ./scripts/x',
    },
  },
  {
    signs: /\bRust\b/,
    case: 'snake',
    files: {
      rules: 'src/rules/x.rs',
      test: 'tests/x.rs',
      routes: 'src/routes/x.rs',
      data: 'src/data/x.rs',
      pages: 'pages/x.html',
      jobs: 'src/jobs/x.rs',
      outside: 'src/outside/x.rs',
      core: 'src/core/x.rs',
      command: 'src/command/x.rs',
    },
    migration: 'migrations/0001_begin.sql',
    examples: 'src/data/examples.rs',
    walks: 'e2e/x.rs',
    code: 'snake',
    parts: {
      data: 'sqlx',
      tests: 'cargo test',
      jobs: 'A timer in a process of its own',
      live: 'A WebSocket (tungstenite)',
    },
    commands: {
      one: 'cargo test "FR."',
      test: 'cargo test',
      walk: 'cargo test --test e2e',
      walkOne: 'cargo test --test e2e "FR."',
      types: 'cargo clippy',
      run: 'cargo run',
      help: 'cargo run -- --help',
      check: 'make check',
      audit: 'cargo audit',
      script: 'cargo run --bin x',
    },
  },
  {
    signs: /\b(?:Spring Boot|Java|Kotlin)\b/,
    case: 'pascal',
    files: {
      rules: 'src/main/java/rules/x.java',
      test: 'src/test/java/rules/xTest.java',
      routes: 'src/main/java/routes/xController.java',
      data: 'src/main/java/data/x.java',
      pages: 'src/main/resources/templates/x.html',
      jobs: 'src/main/java/jobs/x.java',
      outside: 'src/main/java/outside/x.java',
      core: 'src/main/java/core/x.java',
      command: 'src/main/java/command/x.java',
    },
    migration: 'src/main/resources/db/migration/V1__begin.sql',
    examples: 'src/main/java/data/Examples.java',
    walks: 'src/e2e/java/xTest.java',
    code: 'camel',
    parts: { data: 'Spring Data', tests: 'JUnit 5', jobs: 'Scheduled methods of Spring', live: 'Spring WebSocket' },
    commands: {
      one: './gradlew test --tests "*FR.*"',
      test: './gradlew test',
      walk: './gradlew e2eTest',
      walkOne: './gradlew e2eTest --tests "*FR.*"',
      types: './gradlew compileJava',
      run: './gradlew bootRun',
      help: './gradlew run --args=--help',
      check: './gradlew check',
      audit: './gradlew dependencyCheckAnalyze',
      script: './gradlew x',
    },
  },
  {
    signs: /\b(?:Next\.js|Nuxt|Svelte|Remix|Astro|Express|NestJS|Node\.js|Supabase|Firebase)\b/,
    case: 'kebab',
    files: {
      rules: 'src/rules/x.ts',
      test: 'src/rules/x.test.ts',
      routes: 'src/routes/x.ts',
      data: 'src/data/x.ts',
      pages: 'src/pages/x.tsx',
      jobs: 'src/jobs/x.ts',
      outside: 'src/outside/x.ts',
      core: 'src/core/x.ts',
      command: 'src/command/x.ts',
    },
    migration: 'migrations/0001_begin.sql',
    examples: 'src/data/examples.ts',
    walks: 'e2e/x.spec.ts',
    code: 'camel',
    parts: { data: 'Drizzle', tests: 'Vitest 5', jobs: 'A scheduled call of the host', live: 'A WebSocket' },
    commands: {
      one: "npx vitest run -t 'FR\\.'",
      test: 'npx vitest run',
      walk: 'npx playwright test',
      walkOne: "npx playwright test -g 'FR\\.'",
      types: 'npx tsc --noEmit',
      run: 'npm run dev',
      help: 'node src/main.ts --help',
      check: 'npm run check',
      audit: 'npm audit --omit=dev',
      script: 'node scripts/x.ts',
    },
  },
];
