import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';

/** A tool that developers run: command line, library, API, extension. */
export const devtoolPattern: Pattern = {
  id: 'devtool',
  category: 'developer tool',
  signs:
    /\b(cli|command[- ]line|developers?|sdk|npm|library|github|gitlab|git|api(?:s)?|commits?|pull requests?|linter|lint|ci|terminal|codebase|repositor(?:y|ies)|vs ?code|extension|debug(?:s|ging)?|docker|kubernetes|deploy(?:s|ments?)?|open-?source|engineers?)\b/gi,
  families: ['check'],
  client: 'developer',
  item: 'file',
  deal: 'run',
  dealMeans: 'One execution of the command: what it read, what it found, how it ended (exit code).',
  aim: '{clients} run one command on their {items} and get an answer they can act on, the same on their machine and in CI',
  problem:
    'This is done by hand or by scripts that each team writes anew; mistakes are found in review or after release.',
  clientJob: 'Find what is wrong with {items} before anyone else sees it, without leaving the terminal.',
  journeys: [
    {
      title: '{A client} tries it',
      steps: [
        '{A client} runs one command without installing anything.',
        'They see what was found in their {items}, each with place, reason and what to do.',
        'They write a small configuration with the init command and commit it.',
      ],
    },
    {
      title: 'A team relies on it',
      steps: [
        'CI runs the same command for each change.',
        'A finding fails the build and shows the line it is about.',
        'A new rule is first a warning, then an error.',
      ],
    },
  ],
  features: [
    {
      key: 'run',
      covers: ['check', 'submit', 'review', 'compare', 'learn'],
      title: 'Check {items}',
      says: '{Clients} run one command and get findings with place, reason and remedy.',
      criteria: [
        'WHEN {a client} runs the command in a project without configuration, THE SYSTEM SHALL use its defaults and say so in one line.',
        'WHEN there are findings, THE SYSTEM SHALL print each with place, rule and remedy and end with exit code 1.',
        'WHEN nothing is found, THE SYSTEM SHALL end with exit code 0 and print one line.',
        'WHEN 1,000 {items} are checked on a laptop, THE SYSTEM SHALL end within 2 seconds.',
      ],
      screen: 'Command: run',
    },
    {
      key: 'config',
      covers: ['manage', 'record'],
      title: 'Configure it',
      says: 'One file in the project says which rules apply and where.',
      criteria: [
        'WHEN {a client} runs init, THE SYSTEM SHALL write a commented file and overwrite nothing.',
        'IF the file holds an unknown key, THEN THE SYSTEM SHALL name its line, propose the nearest known key, and end as a {deal} that could not start.',
      ],
      screen: 'Command: init, configuration file',
    },
    {
      key: 'report',
      covers: ['share', 'see', 'export', 'message', 'remind'],
      title: 'Report results',
      says: 'Results come as text for people and as JSON for machines, and can be posted where the team works.',
      criteria: [
        'WHEN the output is not a terminal, THE SYSTEM SHALL print no colours and no progress.',
        'WHEN JSON is asked for, THE SYSTEM SHALL print one document that follows the published schema.',
        'IF posting a report fails, THEN THE SYSTEM SHALL warn and keep the exit code of the {deal}.',
      ],
      screen: 'Option: format, report',
    },
    {
      key: 'ci',
      covers: ['plan'],
      title: 'Run in CI and hooks',
      says: 'The same command runs in hooks and in CI without further set-up.',
      criteria: [
        'WHEN it runs in CI, THE SYSTEM SHALL check only what the change touches, unless told otherwise.',
        'IF the history is too shallow, THEN THE SYSTEM SHALL say which setting to change.',
      ],
      screen: 'Examples for hooks and CI',
    },
    {
      key: 'fix',
      covers: ['generate'],
      title: 'Repair what can be repaired',
      says: '{Clients} let the tool repair findings that have one right answer.',
      criteria: [
        'WHEN {a client} asks for repair, THE SYSTEM SHALL show the change and write it only after consent or with the option for it.',
        'IF there are uncommitted changes in what would be written, THEN THE SYSTEM SHALL refuse without the force option.',
      ],
      screen: 'Option: fix',
    },
    {
      key: 'extend',
      covers: ['upload', 'join'],
      title: 'Add own rules',
      says: 'A team adds a rule as one small module beside its code.',
      criteria: ['WHEN a rule of the team throws, THE SYSTEM SHALL name the rule and go on with the others.'],
      screen: 'Rule modules',
    },
    {
      key: 'help',
      covers: ['search'],
      title: 'Explain itself',
      says: 'Help, version and each rule’s reason are available offline.',
      criteria: [
        'WHEN {a client} asks to explain a rule, THE SYSTEM SHALL print why it exists with one good and one bad example.',
      ],
      screen: 'Commands: help, explain',
    },
  ],
  measures: [
    'A first result within 60 seconds of reading the page, for 9 of 10 people who try it.',
    'Counter-measure: fewer than 2 % of findings are switched off by those who got them.',
    '100 projects run it in CI after 3 months.',
    'A {deal} over 1,000 {items} takes less than 2 seconds.',
  ],
  nots: [
    'No account and no server; {items} stay where they are.',
    'No telemetry unless switched on; what {clients} write is theirs.',
    'No editor extension before the command is stable; each change would have to be made twice.',
    'No support for more than one host of repositories at first; one that works well shows what others need.',
  ],
  questions: [
    {
      key: 'place',
      topic: 'Where it runs first',
      ask: 'Where do {clients} meet it first?',
      why: 'It decides speed limits, output and how it gets installed.',
      prevents: 'A run that is too slow for the place in which {clients} meet it first',
      shapes: 'ci',
      options: [
        {
          label: 'On their machine, as a hook before a commit',
          rule: 'It runs first as a local hook.',
          criterion: 'WHEN it runs as a hook, THE SYSTEM SHALL end within 1 second for what is being committed.',
        },
        {
          label: 'In CI, on each pull request',
          rule: 'It runs first in CI on each pull request.',
          criterion: 'WHEN it runs on a pull request, THE SYSTEM SHALL place findings on the lines they are about.',
        },
        {
          label: 'By hand in the terminal',
          rule: 'It is run by hand in the terminal.',
          criterion:
            'WHEN it runs in a terminal, THE SYSTEM SHALL group findings and end with the one command to run next.',
        },
      ],
    },
    {
      key: 'runtime',
      topic: 'How it is installed',
      ask: 'How should {clients} install it?',
      why: 'One file without dependencies is tried sooner; a package fits projects that already use its ecosystem.',
      prevents: 'A second way to install {name} that is a version behind',
      shapes: 'run',
      known: /\b(npm|npx|pip|cargo|brew|homebrew|binary|go install|docker)\b/i,
      options: [
        {
          label: 'npm package, run with npx',
          rule: 'It is an npm package and runs with npx on Node 24 and later.',
          criterion: 'WHEN it is run with npx, THE SYSTEM SHALL start within 1 second once downloaded.',
        },
        {
          label: 'One binary for macOS, Linux and Windows',
          rule: 'It is one binary below 15 MB for each system.',
          criterion: 'WHEN the binary is started on a system without any runtime, THE SYSTEM SHALL work.',
        },
        {
          label: 'Container image',
          rule: 'It is a container image.',
          criterion: 'WHEN the image is run, THE SYSTEM SHALL work as a user without root rights.',
        },
      ],
    },
    {
      key: 'strict',
      topic: 'What a finding does',
      ask: 'What happens when something is found in {items}?',
      why: 'A tool that blocks too early is switched off; one that never blocks is ignored.',
      prevents: 'A tool that blocks too early and is switched off',
      shapes: 'run',
      options: [
        {
          label: 'Errors fail, warnings only tell',
          rule: 'Errors fail the {deal}, warnings do not.',
          criterion: 'WHEN there are only warnings, THE SYSTEM SHALL end with exit code 0 and print their number.',
        },
        {
          label: 'Everything fails',
          rule: 'Each finding fails the {deal}.',
          criterion: 'WHEN there is one finding of any kind, THE SYSTEM SHALL end with exit code 1.',
        },
        {
          label: 'It only reports for now',
          rule: 'Findings are only reported.',
          criterion:
            'WHEN there are findings, THE SYSTEM SHALL end with exit code 0 and print the number that would fail.',
        },
      ],
    },
    {
      key: 'licence',
      topic: 'Open source or paid',
      ask: 'How will it be published?',
      why: 'Teams read the licence before they run a tool on their code.',
      prevents: 'Teams that may not run {name} because nobody can tell under which licence it stands',
      shapes: 'help',
      known: /\b(open-?source|mit|apache|paid|licen[cs]e)\b/i,
      options: [
        {
          label: 'Open source (MIT)',
          rule: 'It is open source under the MIT licence.',
          criterion: 'WHEN it is published, THE SYSTEM SHALL carry its licence file in the package.',
        },
        {
          label: 'Free for single people, paid for teams',
          rule: 'It is free for single people and paid for teams.',
          criterion: 'IF a licence key is not valid, THEN THE SYSTEM SHALL say so and go on for 14 days.',
        },
        {
          label: 'Internal to my company for now',
          rule: 'It stays within one company.',
          not: 'No publication outside the company.',
          criterion: 'WHEN it is released, THE SYSTEM SHALL be published to the company’s registry only.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Configuration',
      fields: 'file, format version, rules, paths, ignored paths, least level, extends',
      holds: 'What applies where',
    },
    { name: 'Rule', fields: 'id, title, why, level, check, repair, since version', holds: 'One thing to look for' },
    { name: 'Finding', fields: 'rule id, path, line, message, remedy, level', holds: 'One result' },
    {
      name: 'Report',
      fields: 'format version, {items} seen, findings, exit code, milliseconds',
      holds: 'The outcome of one {deal}',
    },
  ],
  rules: [
    {
      decision: 'The core is a pure function from {items} and configuration to findings',
      prevents: 'Rules that behave differently in CI and in a terminal',
      rule: 'Only the outermost layer reads files, writes output or asks the network.',
      never: 'Read a file, a variable or the network inside a rule',
    },
    {
      decision: 'Exit codes are part of the interface',
      prevents: 'CI passing when the tool itself has failed',
      rule: 'A code says one thing about the checked {items}: findings, none, or a {deal} that could not start; one test ends with each.',
      never: 'Give one exit code two meanings',
    },
    {
      decision: 'The JSON report has a version',
      prevents: 'Breaking those who read it',
      rule: 'Fields are added, never renamed, within one major version.',
      never: 'Rename or take out a field of the JSON report',
    },
  ],
  edges: [
    ['A repository without commits', 'One line says so, and nothing counts as found'],
    ['A path with spaces and letters beyond ASCII', 'It is read and printed as it is'],
    ['Two {deals} at once in one folder', 'Each ends by its own findings and writes into nothing of the other'],
  ],
};
