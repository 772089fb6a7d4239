import type { MessagePart } from '#shared/chat.ts';
import { blankProject } from '#web/features/projects/blank-project.ts';

const parts: MessagePart[] = [
  {
    type: 'documentCreated',
    documentId: 'shedshare-vision',
    documentType: 'idea',
    title: 'Vision brief',
    version: 1,
    message: '',
  },
  { type: 'decision', topic: 'Who it is for', decision: 'Neighbors of one street.' },
];

/** The canned project that the landing page shows: one idea, and what comes of it, in the shapes in which the app keeps such things. */
export const demo = {
  project: { ...blankProject, id: 'shedshare', name: 'Shedshare', slug: 'shedshare' },
  idea: 'Our street owns eleven drills and nobody can find a ladder. I want a small app where neighbors lend each other tools, and everybody sees what is out and when it comes back.',
  reply: {
    content:
      'A shared tool shed for one street. Finding the ladder is the easy part. Whether people lend at all depends on who may borrow, and on what happens when something comes back broken.',
    parts,
  },
  questions: [
    {
      question: 'Who may borrow a tool?',
      why: 'It decides how people join, and how much you will have to moderate.',
      options: [
        { label: 'Neighbors whom a member invited', recommended: true },
        { label: 'Anyone within walking distance' },
        { label: 'Whoever the owner approves, each time' },
      ],
    },
  ],
  document: {
    title: 'Requirements',
    text: `Shedshare lets the neighbors of one street lend each other tools, so that a ladder is found in a minute and comes back on the day that was agreed.

### FR-2 Reserve a tool

A member reserves a free tool for one to seven days.

- **FR-2.1** WHEN a member picks days on which the tool is free, THE SYSTEM SHALL reserve it and tell its owner within 1 minute.
- **FR-2.2** IF one of the days is taken, THEN THE SYSTEM SHALL offer the next 3 free days and keep what the member chose.

### FR-3 See what is out

Nobody has to ask around.

- **FR-3.1** WHILE a tool is out, THE SYSTEM SHALL show every member who has it and on which day it is due.

### Measures of success

- **SM-1** Eight weeks in, 9 of 10 loans come back on the agreed day.`,
  },
  prompt: {
    title: 'Build FR-2: reserve a tool',
    documentType: 'development_prompt',
    text: `## Goal

A member reserves a free tool for one to seven days, and its owner is told.

## Always

- Check and reserve in one statement (AD-3).
- Take the member from the session, not from the form.

## Never

- Show an address to someone who was not invited.

## Acceptance criteria

- FR-2.1: free days are reserved, the owner is told
- FR-2.2: taken days answer with the next 3 free ones
- Two neighbors at the same moment: one wins

## Verify

\`npm test -- loans && npm run lint\``,
  },
};
