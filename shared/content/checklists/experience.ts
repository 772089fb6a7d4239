import type { ChecklistGroup } from '#shared/checklists.ts';

/** Step 2: how the product feels to whoever uses it, on any device and in any condition. */
export const experienceGroups: ChecklistGroup[] = [
  {
    id: 'ui-ux-polish',
    stepNumber: 2,
    title: 'UI/UX Polish',
    description:
      'A stranger reaches the main result without help, on a phone as on a computer, and always knows what happened and what comes next.',
    skillLevel: 'basic',
    category: 'Polish',
    tasks: [
      {
        id: 'ux-consistent-parts',
        description:
          'Settle one set of colours, text sizes, spacings and buttons in a file that your coding tool reads each time.',
        howToVerify:
          'A search of the code finds no colour outside that file, and side by side your screens look as if one person made them in one week.',
        priority: 'nice-to-have',
        alternatives: ['shadcn/ui', 'Material UI', 'Mantine', 'Theme variables of Tailwind CSS'],
      },
      {
        id: 'ux-phone-screens',
        description:
          'Go through each screen at the width of a phone, and mend what is cut off, scrolls sideways or is hard to hit.',
        howToVerify:
          'At 360 pixels nothing scrolls sideways, text in fields is at least 16 pixels, main buttons 44 high; a real iPhone and a real Android phone agree.',
        priority: 'must-have',
      },
      {
        id: 'ux-empty-loading-failed',
        description:
          'Give each screen an empty, a loading and a failed state, each with words and one sensible thing to do next.',
        howToVerify:
          'With a new account, on the browser’s “Slow 4G” and with the network off, no screen stays blank or spins for more than 10 seconds.',
        priority: 'nice-to-have',
      },
      {
        id: 'ux-undo-or-ask',
        description:
          'Make everything that deletes, pays or sends either undoable or preceded by a question that names what will happen.',
        howToVerify:
          'You set off each of them as if by mistake: one tap brought everything back, or the question had said exactly what would happen.',
        priority: 'nice-to-have',
      },
      {
        id: 'ux-plain-words',
        description:
          'Read every button, message and mail aloud, and reword what you would not say to somebody across a table.',
        howToVerify:
          'A search finds no “Submit”, “Oops”, “Lorem ipsum” or bare error number, and a friend can predict what each button does.',
        priority: 'nice-to-have',
      },
      {
        id: 'ux-accessibility-scan',
        description:
          'Run an automatic accessibility check on each screen and mend all it finds, weak contrast and missing labels first.',
        howToVerify:
          'The checker shows 0 errors on every screen in each theme you offer, and text stands out from its background by at least 4.5 to 1.',
        priority: 'must-have',
        alternatives: ['axe DevTools', 'WAVE', 'Lighthouse in Chrome', 'Accessibility Insights for Web'],
      },
      {
        id: 'ux-watch-five-people',
        description:
          'Watch five people of your first users try the main journey on their own devices, and say nothing meanwhile.',
        howToVerify:
          'Four of the five arrived without a hint, and every place where one stopped for 10 seconds is written down and mended.',
        priority: 'must-have',
        alternatives: ['In person, beside them', 'A video call with a shared screen', 'Maze', 'Lyssna'],
      },
    ],
  },
  {
    id: 'advanced-ux',
    stepNumber: 2,
    title: 'Advanced UX',
    description:
      'People get to the value sooner, lose nothing on the way and find help where they need it, and you see where they give up.',
    skillLevel: 'advanced',
    category: 'Polish',
    tasks: [
      {
        id: 'ux-short-way-in',
        description:
          'Shorten the way from sign-up to the first result: ask later, fill in an example, leave out the tour.',
        howToVerify:
          'By the stopwatch, three new people get there in under three minutes each and type no more than five answers.',
        priority: 'nice-to-have',
      },
      {
        id: 'ux-drafts-survive',
        description:
          'Keep what people type while they type it, so that a reload, a lost connection or an expired session costs nothing.',
        howToVerify:
          'Type 200 words and reload; type on, close the tab and return; press Save with the network off: the text is there each time.',
        priority: 'nice-to-have',
      },
      {
        id: 'ux-real-amounts',
        description:
          'Fill the app with real amounts: 1,000 entries, a name of 60 letters, Arabic or Chinese text, an upright photo.',
        howToVerify:
          'Nothing overlaps or freezes, the list can be narrowed down, and the chosen filter still stands after you open an entry and go back.',
        priority: 'nice-to-have',
      },
      {
        id: 'ux-instant-answers',
        description:
          'Show the effect of a tap at once and let the server catch up; if it refuses, take the effect back and say why.',
        howToVerify:
          'On a slowed network the five most used actions show an effect within 0.1 seconds; after a forced error the old state is back.',
        priority: 'advanced',
      },
      {
        id: 'ux-help-in-place',
        description:
          'Answer the ten most frequent questions at the spot where they come up, and offer a way to reach you on each screen.',
        howToVerify:
          'Each answer is at most one tap from its question, and a test message from the app reached you with the name of the screen.',
        priority: 'nice-to-have',
      },
      {
        id: 'ux-ask-to-notify-late',
        description:
          'Ask for permission to notify only after somebody has seen what for, and let them choose kind by kind.',
        howToVerify:
          'A first visit asks for nothing; you switch off a single kind, cause its event, and hear nothing while the others still come.',
        priority: 'nice-to-have',
        conditional: 'When your product sends push messages or reminders',
      },
      {
        id: 'ux-see-where-people-stop',
        description:
          'Record each step of the main journey as an event, without anything typed in it, and look at the drop-off weekly.',
        howToVerify:
          'A funnel, the chart of how many reached each step, covers the past seven days, and its largest loss has a task in your plan.',
        priority: 'advanced',
        alternatives: ['PostHog', 'Mixpanel', 'Umami', 'Matomo'],
      },
    ],
  },
  {
    id: 'accessibility-and-personalization',
    stepNumber: 2,
    title: 'Accessibility and Personalization',
    description:
      'People with other eyes, hands, languages and habits can do all that the product offers, and set it up for themselves.',
    skillLevel: 'expert',
    category: 'Polish',
    tasks: [
      {
        id: 'accessibility-keyboard-only',
        description: 'Do every journey with the keyboard alone: Tab to move, Enter or Space to press, Escape to close.',
        howToVerify:
          'You got through all of them without the mouse, saw at each moment where you were, and a closed dialog put you back where you had opened it.',
        priority: 'nice-to-have',
      },
      {
        id: 'accessibility-screen-reader',
        description:
          'Do the main journey with a screen reader, a program that speaks the screen, once on a phone and once on a computer.',
        howToVerify:
          'You reached the result with the display dark; each button, field, error and change of page was announced so that you knew what to do.',
        priority: 'advanced',
        alternatives: ['VoiceOver on iPhone and Mac', 'TalkBack on Android', 'NVDA on Windows'],
      },
      {
        id: 'accessibility-device-settings',
        description:
          'Obey what people have set on their device: larger text, less motion, a dark theme, more contrast.',
        howToVerify:
          'At 200 % text size and at 400 % zoom everything can be read and used, and with reduced motion nothing slides, bounces or blinks.',
        priority: 'advanced',
      },
      {
        id: 'accessibility-wcag-record',
        description:
          'Go through the 55 criteria of WCAG 2.2, levels A and AA (the common standard for the web), and record each result.',
        howToVerify:
          'Every line says met, not met or does not apply and how you know; whatever is not met has a date by which it will be.',
        priority: 'advanced',
        conditional:
          'When a customer asks for proof, or a law such as the European Accessibility Act or the ADA covers you',
      },
      {
        id: 'accessibility-statement',
        description:
          'Publish an accessibility statement: which standard you meet, what is still lacking, how to report a barrier.',
        howToVerify:
          'It is linked at the foot of every page, carries this year’s date, and a barrier reported as a test was answered within five working days.',
        priority: 'advanced',
        conditional:
          'When you sell online to consumers in the EU: law since June 2025, unless you are a service firm with fewer than 10 people and at most 2 million euros of turnover',
      },
      {
        id: 'personalization-follows-people',
        description:
          'Let people set language, time zone, units and what they see first, and bring the settings to their next device.',
        howToVerify:
          'Set each on a computer: after signing in on a phone all are there, and dates, numbers and prices are written as in that region.',
        priority: 'nice-to-have',
      },
      {
        id: 'personalization-says-why',
        description:
          'Say when an AI is speaking and why something is recommended, with a way to correct it and a way to switch it off.',
        howToVerify:
          'The notice stands before the first answer of the AI (an EU duty since August 2026), and with recommendations off two different users see the same list.',
        priority: 'advanced',
        conditional: 'When an AI talks with your users, or the product adapts to what they do',
      },
    ],
  },
];
