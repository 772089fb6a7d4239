import type { ChecklistGroup } from '#shared/checklists.ts';

/** Step 1: the tools that build the product, the habits that keep it whole, and the way to its users. */
export const toolGroups: ChecklistGroup[] = [
  {
    id: 'ai-platform-setup',
    stepNumber: 1,
    title: 'AI Platform Setup',
    description:
      'One tool to build with is chosen, paid for within a limit and told about your product, and everything it makes is yours.',
    skillLevel: 'basic',
    category: 'Tools',
    tasks: [
      {
        id: 'tools-choose-one',
        description:
          'Choose one tool to build with by making the same tiny app in two: a list that keeps what you type into it.',
        howToVerify:
          'In the chosen tool it took you under two hours, and an entry is still there after you close the browser and come back.',
        priority: 'must-have',
        alternatives: [
          'Lovable or Bolt, if you would rather not see code',
          'Replit, if you want to look at the code now and then',
          'Claude Code, Cursor or Codex, if you or somebody with you reads code',
        ],
      },
      {
        id: 'tools-accounts-in-your-name',
        description:
          'Open the accounts for the tool, the code and the data under an e-mail address that belongs to you for good.',
        howToVerify:
          'In every account you can open the billing page and add or remove people; none hangs on an employer, agency or friend.',
        priority: 'must-have',
      },
      {
        id: 'tools-spending-limit',
        description: 'Set the most that the tool may cost you in a month, and switch off automatic top-ups.',
        howToVerify:
          'The billing page shows a fixed plan or a cap, and you know what happens to your app on the day the credits run out.',
        priority: 'must-have',
      },
      {
        id: 'tools-training-opt-out',
        description:
          'Find out whether the tool may learn from your code and chats, choose the setting you want, and type in only made-up people.',
        howToVerify:
          'A screenshot of the setting is in your notes, and a search of your test entries finds no real name, address or number.',
        priority: 'nice-to-have',
      },
      {
        id: 'tools-standing-instructions',
        description:
          'Give the tool standing instructions: what the product is, for whom, and what it must never do without asking.',
        howToVerify:
          'Ask in a fresh chat “What are we building, and what must you never do?”: it names your users and three of your rules.',
        priority: 'must-have',
        alternatives: [
          'CLAUDE.md in the project folder, for Claude Code',
          'AGENTS.md in the project folder, for Codex, Cursor and others',
          'The knowledge page in the settings of your app builder, as in Lovable',
        ],
      },
      {
        id: 'tools-practise-going-back',
        description:
          'Practise going back: let the tool spoil the tiny app on purpose, then restore the version from before.',
        howToVerify:
          'You did it twice in under five minutes each, and you know whether the saved entries came back too or only the app.',
        priority: 'must-have',
      },
      {
        id: 'tools-copy-of-the-code',
        description: 'Connect the tool to a repository, the place outside it where every version of your code is kept.',
        howToVerify:
          'Change one word with the tool: within ten minutes the repository shows the change, its date and the line it touched.',
        priority: 'nice-to-have',
        alternatives: ['GitHub', 'GitLab', 'A downloaded copy every week, where the tool offers no connection'],
      },
    ],
  },
  {
    id: 'development-workflow',
    stepNumber: 1,
    title: 'Development Workflow',
    description:
      'You have tried out, on something small, a way of working in which a bad change costs minutes and not days.',
    skillLevel: 'advanced',
    category: 'Tools',
    tasks: [
      {
        id: 'workflow-one-task-a-prompt',
        description:
          'Hand the tool one task at a time, try the result yourself, and save it as a version before you ask for the next.',
        howToVerify:
          'The history shows your first three tasks as three entries, each with a line that says what a user can now do.',
        priority: 'must-have',
      },
      {
        id: 'workflow-plan-before-code',
        description:
          'Have the tool lay out its plan in plain words before it touches anything, and question whatever you cannot follow.',
        howToVerify:
          'The plan for your next task names the screens, the data and what stays untouched, and you could retell it to a friend.',
        priority: 'nice-to-have',
        alternatives: [
          'Plan mode in Claude Code or Cursor',
          'Plan mode in Lovable or Bolt',
          'The sentence “Change nothing yet, explain first”',
        ],
      },
      {
        id: 'workflow-three-failures-rule',
        description:
          'Agree on a stop: after three failed repairs go back to the last good version and describe the fault from scratch.',
        howToVerify:
          'The rule is in the standing instructions, with the three things a new description holds: what you did, expected and saw.',
        priority: 'nice-to-have',
      },
      {
        id: 'workflow-tests-from-requirements',
        description:
          'Have a test, a small program that tries a feature out, written from a requirement before the feature exists.',
        howToVerify:
          'The test names its requirement (such as FR-2), failed before the feature was there, passes now, and fails again when you break it.',
        priority: 'nice-to-have',
      },
      {
        id: 'workflow-side-branch',
        description:
          'Let changes happen on a branch, a side copy of the code, and join them to the main copy only once they work.',
        howToVerify:
          'Try to change the main copy directly: the repository refuses. Joining a finished branch takes you one click.',
        priority: 'nice-to-have',
      },
      {
        id: 'workflow-second-opinion',
        description:
          'Have a change checked against its requirement by a reviewer that did not write it and has not seen the conversation.',
        howToVerify:
          'Hide a mistake in a change, such as a missing check: the reviewer names it. If it does not, try another reviewer.',
        priority: 'advanced',
        alternatives: ['A fresh session of another model', 'CodeRabbit', 'Cursor Bugbot', 'GitHub Copilot code review'],
      },
    ],
  },
  {
    id: 'devops-pipeline',
    stepNumber: 1,
    title: 'DevOps Pipeline',
    description:
      'The machinery that carries a change from your desk to your users works with an almost empty app, before there is anything to break.',
    skillLevel: 'expert',
    category: 'Tools',
    tasks: [
      {
        id: 'pipeline-blocks-broken-changes',
        description:
          'Have every proposed change built and tested by a service, so that a broken one cannot be merged (joined to the main code).',
        howToVerify:
          'Propose a change with a test that fails on purpose: the merge button stays locked until the test passes.',
        priority: 'nice-to-have',
        alternatives: ['GitHub Actions', 'GitLab CI/CD', 'CircleCI'],
      },
      {
        id: 'pipeline-preview-links',
        description: 'Give every proposed change a web address of its own, where it can be tried before it is live.',
        howToVerify:
          'Somebody else opens the link of your latest change on a phone within ten minutes of the change, without an account.',
        priority: 'nice-to-have',
        alternatives: ['Vercel', 'Netlify', 'Cloudflare Workers', 'Render'],
      },
      {
        id: 'pipeline-two-installations',
        description:
          'Run two installations that share nothing, one for trying things and one for real people, each with its own database.',
        howToVerify:
          'Empty the trial database: the real one has lost nothing, and while you tried things out no mail went to a real person.',
        priority: 'nice-to-have',
      },
      {
        id: 'pipeline-data-migrations',
        description:
          'Keep every change of the database’s structure as a numbered file, a migration, that runs by itself at release.',
        howToVerify:
          'Run on an empty database, the files give today’s structure; run on a copy with entries, the newest one loses no row.',
        priority: 'advanced',
      },
      {
        id: 'pipeline-rehearsed-rollback',
        description:
          'Rehearse undoing a bad release while somebody keeps using the app, and write the steps on one page.',
        howToVerify:
          'By the clock the previous release was back within five minutes, and entries made in between could still be read.',
        priority: 'advanced',
      },
      {
        id: 'pipeline-feature-switches',
        description:
          'Put risky features behind a feature flag, a switch that turns them on for chosen people without a new release.',
        howToVerify:
          'Turn a feature on for yourself alone: a second account does not see it, and switching it off takes under a minute.',
        priority: 'advanced',
        conditional: 'When more than a handful of people depend on the app',
        alternatives: ['PostHog', 'GrowthBook', 'Unleash', 'A column in your own database'],
      },
    ],
  },
];
