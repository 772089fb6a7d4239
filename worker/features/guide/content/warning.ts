import type { FeatureText, QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';

/** Asked first when the product is to warn of dangerous values: a number that nobody confirmed must not become code. */
export const limitsQuestion: QuestionText = {
  key: 'limits',
  topic: 'When a value is dangerous',
  ask: 'Who says above or below which number a value is dangerous?',
  why: 'A limit that is wrong frightens people or calms them when they should call a doctor. It must come from a professional.',
  prevents: 'A limit that frightens people, or calms them when they should call a doctor',
  shapes: 'warn',
  options: [
    {
      label: 'A doctor sets the limits for each person',
      rule: 'A doctor sets the upper and lower limit for each person.',
      criterion: 'WHEN limits are entered, THE SYSTEM SHALL ask for the name of the doctor who gave them and the date.',
    },
    {
      label: 'A published guideline by age, with its source shown',
      rule: 'The limits come from one published guideline by age; its name and year are shown beside them.',
      criterion: 'WHEN a warning is shown, THE SYSTEM SHALL name the guideline and its year.',
    },
    {
      label: 'Those who use it enter their own limits',
      rule: 'Those who use it enter the limits that their doctor told them.',
      criterion:
        'WHEN somebody enters a limit, THE SYSTEM SHALL ask them to confirm that it was discussed with a doctor.',
    },
  ],
};

export const warningFeature: FeatureText = {
  key: 'warn',
  covers: [],
  title: 'Warn when a value is dangerous',
  says: '{Clients} are warned at once when a value lies outside the limits that were set; this is separate from reminders and cannot be muted with them.',
  criteria: [
    'WHEN a value above the upper limit or below the lower limit is saved, THE SYSTEM SHALL show a warning within 5 seconds with the value, the limit and whom to call.',
    'IF no limits are set, THEN THE SYSTEM SHALL say that it cannot judge the value and give no all-clear.',
    'WHEN a limit is changed, THE SYSTEM SHALL record the old limit, who changed it and when.',
  ],
  screen: 'Warning over the whole screen, page of limits',
};
