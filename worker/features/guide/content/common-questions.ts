import type { QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';

/** Asked whatever the pattern is, when the idea does not say. */
export const platformQuestion: QuestionText = {
  key: 'platform',
  topic: 'Where it runs',
  ask: 'On what do {clients} mostly use {name}?',
  why: 'A web page reaches everyone by a link; a store app costs a second build and a review before each release.',
  shapes: 'platform',
  known:
    /\b(ios|iphone|android|native app|mobile app|web ?app|website|browser extension|chrome extension|desktop|command[- ]line|cli|terminal|in (?:a|the) browser|on (?:a|the|their|our|my)(?: own)? (?:phones?|tablets?|web))\b/i,
  options: [
    { label: 'A phone, in the browser', rule: 'It is a web page made for phones that also works on larger screens.' },
    {
      label: 'A computer at work',
      fits: /\b(company|employees?|internal|office|restaurants?|freelancers?|accountants?|team|agency)\b/i,
      rule: 'It is a web page made for computers that can be read on phones.',
    },
    { label: 'An app from the app stores', rule: 'It is an app for iOS and Android from the stores.' },
  ],
};

export const firstUsersQuestion: QuestionText = {
  key: 'first-users',
  topic: 'First users',
  ask: 'Who are the first ten {clients} you can show it to?',
  why: 'The first version is made for people you can watch using it; that decides what may be left out.',
  shapes: 'first-users',
  options: [
    { label: '{Clients} I know in person', rule: 'The first ten {clients} are known to the founder in person.' },
    {
      label: '{Clients} of one group or place I can visit',
      rule: 'The first ten {clients} come from one group or place.',
    },
    { label: 'Nobody yet; I will look for them', rule: 'The first ten {clients} still have to be found.' },
  ],
};

/** For ideas that say too little; options of the second come from the domain. */
export const audienceQuestion = {
  key: 'audience',
  topic: 'Who it is for',
  why: 'Every later choice (words, screens, price) follows from one kind of person.',
};
export const firstJobQuestion = {
  key: 'first-job',
  topic: 'What it does first',
  why: 'A first version does one thing whole. This one decides the screens, the data and the plan.',
};

/** For a wish that is no product yet. A click on a choice makes none either: only a person, an act and a thing do. */
export const wishQuestions: QuestionText[] = [
  {
    key: 'wish-week',
    topic: 'What would be different',
    ask: 'What would be different in an ordinary week, once {name} works? One sentence of your own says most.',
    why: 'A product is something that somebody does with something; a wish becomes one when a Tuesday looks different.',
    shapes: '',
    options: [
      { label: 'Somebody would do one thing more often', rule: '' },
      { label: 'Somebody would forget or lose less', rule: '' },
      { label: 'Somebody would hear of something in time', rule: '' },
      { label: 'Something would cost less time or money', rule: '' },
    ],
  },
  {
    key: 'wish-whom',
    topic: 'For whom',
    ask: 'In whose week, and what do they have in their hands when they do it?',
    why: 'One kind of person and one thing decide the screens and the words; “everybody” decides nothing.',
    shapes: '',
    options: [
      { label: 'In my own', rule: '' },
      { label: 'In that of my family or friends', rule: '' },
      { label: 'In that of people I work with or serve', rule: '' },
    ],
  },
  {
    key: 'wish-today',
    topic: 'How it is today',
    ask: 'What happens today instead?',
    why: 'What people do now shows what the first version has to be better than.',
    shapes: '',
    options: [
      { label: 'It is done on paper or from memory', rule: '' },
      { label: 'It is done in calls and chats', rule: '' },
      { label: 'It is not done at all', rule: '' },
    ],
  },
];

/** The choice by which people get in without a password: as a form offers it, and as it is kept. */
export const byPersonalLink = 'By a personal link, without a password';
