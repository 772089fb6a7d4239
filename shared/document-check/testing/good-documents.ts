import { goodRequirements } from '#shared/document-check/testing/good-requirements.ts';

/** Whole documents that the check has nothing to say against, in the ways in which people and models set them out. */
export const goodDocuments = {
  ...goodRequirements,
  architecture: {
    type: 'architecture',
    title: 'Architecture',
    content: `# Leafline: architecture

How Leafline is built, based on Requirements v2. It serves FR-1 and FR-2.

## Stack

- TypeScript with React for the pages
- Hono on Cloudflare Workers, and Amazon Simple Email Service for mail
- D1 (SQLite) for data

## Shape

\`\`\`mermaid
flowchart LR
  owner["Owner"] --> pages["A fast page"]
  pages --> api["API"]
  api --> data[("D1")]
\`\`\`

## Decisions

### AD-1 The day of the next watering is stored, not computed on reading

- Prevents: lists that differ between the message and the page.
- Rule: Only the function that ticks a plant off writes the day.

### AD-2 One message a day, made by a daily job

- Prevents: ten messages for ten plants.
- Rule: The job writes before it sends; a second run on a day sends nothing. See AD-1.

## Data model

| Record | Fields |
|---|---|
| Plant | id, owner id, kind, place, next watering |
| Owner | id, address, time zone |

## Deferred

- A store app: when 40 % of use is on phones.
`,
  },
  plan: {
    type: 'plan',
    title: 'Plan',
    content: `# Leafline: plan

Based on Requirements v2 and Architecture v1. Each task ends with something that can be shown.

## Ground

### T-1 Set up the project

- Serves: FR-1
- Depends on: nothing
- Verify: \`npm test\` ends without error on a fresh checkout.

### T-2 Create the tables for plants and owners

- Serves: FR-1
- Depends on: T-1
- Verify: a test reads back one row of each table. After this, T-4 can begin.

## First path

### T-3 Add a plant

- Serves: FR-1
- Depends on: T-2
- Verify: a test for each criterion of FR-1.

### T-4 Send the daily message

- Serves: FR-2
- Depends on: T-2, T-3
- Verify: two runs on a day send one message.
`,
  },
  tablePlan: {
    type: 'plan',
    title: 'Implementation plan',
    content: `## Implementation plan

It rests on Requirements v3; two people work on it for three weeks, one slice after the other, and show each on Friday.

| Task | What | Requirement | Depends on | How to verify |
|---|---|---|---|---|
| T-1 | Set up the repository | FR-1 | – | \`npm test\` passes |
| T-2 | Share a route | FR-1 | T-1 | a file of 5 MB is drawn |
| T-3 | Find a route | FR-2 | T-2 | the nearest stands first |
| T-4 | Arrange a run | FR-3 | T-1, T-2 | the last place closes it |
`,
  },
  api: {
    type: 'api',
    title: 'API',
    content: `# API

### FR-1 Plants

\`POST /plants\` answers 201 with the plant. The body is small.

### FR-2 Reminders

\`GET /today\` answers the plants of today (T-4, AD-2). It is a \`fast\` route.
`,
  },
  page: { type: 'idea', title: 'Sketch.html', content: '<h1>Fast, easy and secure</h1><p>FR-9 TBD</p>' },
};
