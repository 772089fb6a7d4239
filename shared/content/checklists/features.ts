import type { ChecklistGroup } from '#shared/checklists.ts';

/** Step 1: what will be built first, what comes after it, and what growth will ask of it. Planned here, built in step 2. */
export const featureGroups: ChecklistGroup[] = [
  {
    id: 'core-functionality',
    stepNumber: 1,
    title: 'Core Functionality',
    description:
      'The first version is small, written down and agreed: what it does, what it keeps, who may do what, and in which order it is built.',
    skillLevel: 'basic',
    category: 'Planning',
    tasks: [
      {
        id: 'core-walk-the-journey',
        description:
          'Sketch the way of one user from opening the app to the moment the problem is solved, screen by screen.',
        howToVerify:
          'One of your first users talks through the sketch alone, and on each screen names the next thing to press.',
        priority: 'nice-to-have',
        alternatives: ['Pencil and paper', 'Excalidraw', 'Figma'],
      },
      {
        id: 'core-read-requirements-aloud',
        description: 'Let the assistant write the requirements and read every feature in them (FR-1, FR-2 …) aloud.',
        howToVerify:
          'You can explain each FR without looking, whatever you stumbled over is reworded, and no [NEEDS CLARIFICATION] is left.',
        priority: 'must-have',
      },
      {
        id: 'core-cut-first-version',
        description:
          'Cut the first version down to the features without which your first users could not solve the problem even once.',
        howToVerify:
          'At most seven features remain, leaving out any one breaks the journey, and the rest stands under “What it will not do”.',
        priority: 'must-have',
      },
      {
        id: 'core-what-is-remembered',
        description:
          'Let the assistant write the architecture, and strike from its data model everything about people that no screen needs.',
        howToVerify:
          'For each field you can name the screen that shows or uses it; birthdays, addresses and the like have a reason beside them.',
        priority: 'must-have',
      },
      {
        id: 'core-who-may-do-what',
        description: 'Fill in a table of who may see, add, change and remove what: a visitor, a member, an owner, you.',
        howToVerify:
          'No cell is empty, each “no” is a sentence in the requirements, and it is settled who sees things after a member leaves.',
        priority: 'must-have',
        conditional: 'When more than one person uses the same data',
      },
      {
        id: 'core-question-decisions',
        description:
          'Read what each decision in the architecture (AD-1, AD-2 …) prevents, and question in the chat those that puzzle you.',
        howToVerify:
          'For each AD you can say in one sentence what would go wrong without it, or it is gone from the next version.',
        priority: 'nice-to-have',
      },
      {
        id: 'core-plan-shows-early',
        description:
          'Let the assistant write the plan, and order its tasks so that something can be clicked through soon.',
        howToVerify:
          'Every FR is served by a task (T-1, T-2 …), and after the first five tasks there is something to show a first user.',
        priority: 'must-have',
      },
    ],
  },
  {
    id: 'feature-enhancement',
    stepNumber: 1,
    title: 'Feature Enhancement',
    description:
      'What may come after the first version is ranked by what people asked for, and the costly wishes are thought through on paper.',
    skillLevel: 'advanced',
    category: 'Planning',
    tasks: [
      {
        id: 'enhance-rank-wishes',
        description:
          'Rank every feature that has to wait by who asked for it, how much it helps and how long it takes to build.',
        howToVerify:
          'The list has an order and a date, and each of the top three carries the names of two people who asked unprompted.',
        priority: 'nice-to-have',
        alternatives: [
          'RICE: reach, impact, confidence, effort',
          'MoSCoW: must, should, could, won’t',
          'Three columns: now, next, never',
        ],
      },
      {
        id: 'enhance-proof-of-use',
        description:
          'Write beside each planned feature how much it must be used, and the date on which it goes if it is not.',
        howToVerify:
          'Each of the top five has a share and a date, such as “used weekly by 3 of 10 members by June, or removed”.',
        priority: 'advanced',
      },
      {
        id: 'enhance-bring-own-data',
        description:
          'Plan how people bring along what they have today: a spreadsheet, contacts, photos, an export of another app.',
        howToVerify:
          'Two real files from future users lie beside the plan, with a line for each column: taken, changed or left out.',
        priority: 'nice-to-have',
        conditional: 'When your users already keep such data somewhere',
      },
      {
        id: 'enhance-worth-a-message',
        description:
          'Decide which events deserve a message to somebody who is away, by which channel, and how many a day at most.',
        howToVerify:
          'A table names event, receiver, channel and limit; every message has one thing to do in it and a way to switch it off.',
        priority: 'nice-to-have',
        conditional: 'When things happen in the app while people are away',
      },
      {
        id: 'enhance-one-connection',
        description:
          'Choose the one outside service whose connection saves your users the most typing, and read what it allows.',
        howToVerify:
          'Three people you spoke to use it weekly, and you noted its price, its call limit and the clause on apps like yours.',
        priority: 'nice-to-have',
        conditional: 'When your users work with other software all day',
      },
      {
        id: 'enhance-ai-with-examples',
        description:
          'Collect 20 real inputs for each function that an AI will do, with the answer that you would accept for each.',
        howToVerify:
          'Tried by hand in a chat, a model gets at least 18 of the 20 right, and it is settled how a user corrects the others.',
        priority: 'nice-to-have',
        conditional: 'When the product itself uses AI',
      },
    ],
  },
  {
    id: 'scalability',
    stepNumber: 1,
    title: 'Scalability',
    description:
      'You know on paper what breaks first when many people come, what must be right from the start and what can safely wait.',
    skillLevel: 'expert',
    category: 'Planning',
    tasks: [
      {
        id: 'scale-growth-figures',
        description:
          'Estimate users, records and files after one month, after a year, and after a year of unusual luck.',
        howToVerify:
          'Three columns of figures exist, and each has its sum beside it, such as 200 shops × 30 orders a day × 365 days.',
        priority: 'nice-to-have',
      },
      {
        id: 'scale-first-ceiling',
        description: 'Hold the figures against the published limits of your hosting, database, mail and AI plans.',
        howToVerify:
          'Each service has its limit, a link to it and the month you would reach it; the earliest one has a next plan and its price.',
        priority: 'nice-to-have',
      },
      {
        id: 'scale-hard-to-change',
        description:
          'Settle what is costly to change later: time zones, currencies, languages, and several companies in one database.',
        howToVerify:
          'Each of the four has a yes or no in the decisions, and the data model stores times in UTC, one clock for all countries, and money in whole cents.',
        priority: 'nice-to-have',
      },
      {
        id: 'scale-heaviest-actions',
        description:
          'Name the three actions that get heavier with every new record, such as search, feeds and reports, and plan each.',
        howToVerify:
          'A decision (AD-1, AD-2 …) in the architecture covers each of them and says up to how many records it is good for.',
        priority: 'advanced',
      },
      {
        id: 'scale-work-by-hand',
        description:
          'Estimate the minutes of handwork that each user will cost you: approvals, questions, invoices, corrections.',
        howToVerify:
          'At ten times the users you expect the total stays under a day a week, or the costliest step has an FR that removes it.',
        priority: 'advanced',
      },
      {
        id: 'scale-deferred-with-triggers',
        description:
          'List what you leave out on purpose until the product is larger, each with the figure that brings it back.',
        howToVerify:
          'Every line under “Deferred” in the architecture ends with a number you can read off a screen, not with “later”.',
        priority: 'nice-to-have',
      },
    ],
  },
];
