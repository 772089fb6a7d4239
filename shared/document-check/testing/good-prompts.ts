/** Whole prompts for coding tools that the check has nothing to say against. */
export const goodPrompts = {
  development: {
    documentType: 'development_prompt',
    title: 'Build FR-2: Remind of watering',
    content: `# Build FR-2: Remind of watering

## Goal

Owners hear in the morning which plants want water.

## Context

Leafline tells people with houseplants when to water. Stack: TypeScript, Hono, D1.
This is based on Requirements v2 and Architecture v1.

## Always

- Write a test first for each criterion.

## Never

- Start on FR-1.

## Files

- src/rules/watering.ts: pure rules
- src/jobs/remind.ts: the daily job

## Edge cases

- The clock changes in the night of the job.

## Acceptance criteria (FR-2)

1. WHILE reminders are switched on, THE SYSTEM SHALL send at most one message a day, between 7:00 and 9:00.
2. WHEN an owner ticks a plant off, THE SYSTEM SHALL move its next day.

## Verify

- \`npm test\`
- \`npx tsc --noEmit\`
`,
  },
  labelled: {
    documentType: 'secure_feature_development',
    title: 'Sign-in',
    content: `**Goal:** Members sign in with an e-mail address, as FR-4 of Requirements v3 wants it.

**Background:** TrailMate is a React app with a Hono API; accounts live in D1.

**Rules:** Hash passwords with scrypt, and answer a wrong address as a wrong password.

**Do not:** add social sign-in or change other screens.

**Screens:** the sign-in page and the page for a new password.

**Edge cases:** the link is opened twice, or after 60 minutes.

**Done when:** FR-4.1 and FR-4.2 hold.

**Tests:** run \`npm test -- sign-in\`.
`,
  },
  setup: {
    documentType: 'setup_prompt',
    title: 'Start in Lovable',
    content: `## Objective

Make the empty app with its screens and the data that it keeps, so that FR-1 can follow.

## What the app is

Leafline tells people with houseplants when to water. Based on Requirements v2.

## Screens

- List of today
- Form for a plant

## Rules

- Each screen works on a phone 360 pixels wide.
- Don't make up plants; an empty list says that it is empty.

## What can go wrong

- No network: say what was kept.

## How to check by clicking

- Open the preview on a phone: the first screen shows.
`,
  },
};
