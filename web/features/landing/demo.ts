/** The canned project that the landing page shows: one idea, and what comes of it. */
export const demo = {
  project: 'Shedshare',
  idea: 'Our street owns eleven drills and nobody can find a ladder. I want a small app where neighbors lend each other tools, and everybody sees what is out and when it comes back.',
  reply:
    'A shared tool shed for one street. Finding the ladder is the easy part. Whether people lend at all depends on who may borrow, and on what happens when something comes back broken.',
  question: {
    text: 'Who may borrow a tool?',
    why: 'It decides how people join, and how much you will have to moderate.',
    options: [
      { label: 'Neighbors whom a member invited', recommended: true },
      { label: 'Anyone within walking distance', recommended: false },
      { label: 'Whoever the owner approves, each time', recommended: false },
    ],
  },
  document: {
    title: 'Requirements',
    vision:
      'Shedshare lets the neighbors of one street lend each other tools, so that a ladder is found in a minute and comes back on the day that was agreed.',
    features: [
      {
        id: 'FR-2',
        name: 'Reserve a tool',
        text: 'A member reserves a free tool for one to seven days.',
        criteria: [
          [
            'WHEN a member picks days on which the tool is free, ',
            'THE SYSTEM SHALL',
            ' reserve it and tell its owner within 1 minute.',
          ],
          [
            'IF one of the days is taken, THEN ',
            'THE SYSTEM SHALL',
            ' offer the next 3 free days and keep what the member chose.',
          ],
        ],
      },
      {
        id: 'FR-3',
        name: 'See what is out',
        text: 'Nobody has to ask around.',
        criteria: [
          ['WHILE a tool is out, ', 'THE SYSTEM SHALL', ' show every member who has it and on which day it is due.'],
        ],
      },
    ],
    measure: { id: 'SM-1', text: 'Eight weeks in, 9 of 10 loans come back on the agreed day.' },
  },
  prompt: {
    title: 'Build FR-2: reserve a tool',
    restsOn: 'Rests on Requirements v2 and Architecture v1',
    sections: [
      { name: 'Goal', lines: ['A member reserves a free tool for one to seven days, and its owner is told.'] },
      {
        name: 'Always',
        lines: ['Check and reserve in one transaction (AD-3).', 'Take the member from the session, not the form.'],
      },
      { name: 'Never', lines: ['Show an address to someone who was not invited.'] },
      {
        name: 'Done when',
        lines: [
          'FR-2.1  free days are reserved, the owner is told',
          'FR-2.2  taken days answer with the next 3 free ones',
          'Two neighbors at the same moment: one wins',
        ],
        checks: true,
      },
      { name: 'Verify', lines: ['npm test -- loans && npm run lint'] },
    ],
  },
} as const;
