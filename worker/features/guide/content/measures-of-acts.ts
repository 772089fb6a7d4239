import type { Family } from '#worker/features/guide/content/patterns/pattern.ts';

/**
 * How an act of a kind shows that it works: `first` in the first weeks, `lasting` later, each with the act itself in it, which says to what
 * feature it belongs. Slots: `people` who act, `do` what they do, `things` it is about, `name` of the product. `verbs` where not all of the family are meant.
 */
type ActMeasure = { first: string; lasting: string; verbs?: RegExp };

const again = 'At least half of the {people} who {do} once do it again within 30 days, unasked';
const still = 'At least half of the {people} who {do} are still at it 60 days later';
const comes = 'At least half of the {people} who come to {do} come again within 30 days, unasked';
const alone = 'At least 8 of the first 10 {people} {do} without help in the first week, watched by whoever builds it';
const toTheEnd =
  'Of each 10 {people} who begin to {do}, at least 8 come to the end without a call or a message, in the first two weeks';

/** Where one person alone does it, times are counted and no people. */
export const measuresOfOne = {
  first: 'Of the first 10 times that {people} {does}, at least 8 need no help and no second try',
  lasting: '60 days after launch {people} still {does} with {name}, and keeps no list of it anywhere else',
};

/** What is measured where no more is known of an act. */
export const plainMeasure: ActMeasure = { first: alone, lasting: again };

export const measuresOfActs: Readonly<Partial<Record<Family, ActMeasure>>> = {
  order: { first: toTheEnd, lasting: 'At least 40 % of the {people} who {do} once do it again within 60 days' },
  pay: {
    first: 'At least 9 of 10 {people} who {do} get through at the first try and ask nobody',
    lasting:
      '9 of 10 amounts are there within 14 days of falling due because {people} {do}, with nobody asking by hand',
  },
  book: { first: toTheEnd, lasting: 'Of each 20 {people} who {do}, at most 1 does not come, counted each month' },
  cancel: {
    first: 'At least 9 of 10 {people} who {do} do so before anything was prepared for them',
    lasting: 'Of each 20 {people} who {do}, at most 1 has to call as well',
  },
  submit: {
    first: 'At least 8 of the first 10 times that {people} {do}, nobody has to ask back',
    lasting:
      'Eight weeks after launch, at least 9 of 10 {people} {do} with {name} and no longer by call, chat or paper',
    verbs: /^(?:report|request|announce|register|apply|submit|ask|tell|claim|send|fill|hand|enquire|complain)$/,
  },
  review: {
    first: 'Of each 50 times that {people} {do}, at most 1 is taken back or asked about afterwards',
    lasting: '9 of 10 {things} have their answer (“{do}”) within 2 working days',
  },
  see: {
    first: '9 of the first 10 {people} {do} within 30 seconds of opening {name}, without asking anybody',
    lasting: comes,
    verbs: /^(?:see|know|view|look|check|show)$/,
  },
  search: { first: '9 of the first 10 {people} {do} within 2 minutes, without asking anybody', lasting: comes },
  share: {
    first: alone,
    lasting: 'At least 7 of 10 times that {people} {do}, somebody else has opened it within 3 days',
    verbs: /^(?:share|send|post|publish|show|print)$/,
  },
  message: {
    first: 'At least 18 of 20 times that {people} {do}, it is read within a day, counted over the first month',
    lasting: 'Eight weeks after launch, at least 9 of 10 {people} {do} with {name} and no longer by call or chat',
  },
  record: {
    first: 'The median time in which {people} {do} is below 30 seconds in their second week',
    lasting: 'At least half of the {people} who begin still {do} in their sixth week',
    verbs:
      /^(?:record|log|note|write|write-down|enter|track|tick|tick-off|mark|scan|count|measure|weigh|add|type|register|document|photograph|rate|upload|save|put|keep)$/,
  },
  manage: {
    first: alone,
    lasting: 'Of 20 entries looked up at random once a month, at least 18 are true because {people} {do} in time',
    verbs: /^(?:add|update|enter|maintain|keep|change|edit|correct|manage)$/,
  },
  learn: {
    first: 'At least 6 of the first 10 {people} {do} on 3 days or more in their second week',
    lasting: 'After 30 days, at least 4 of 10 {people} still {do} each week',
  },
  play: {
    first: 'At least 8 of the first 10 {people} {do} within 60 seconds of opening {name}',
    lasting: 'At least 2 of 10 {people} {do} again on the seventh day',
  },
  rate: {
    first: 'At least 1 in 3 of those {people} who can {do} does so within a week',
    lasting: 'Of each 50 times that {people} {do}, at most 1 is reported as unfair',
  },
  match: {
    first: 'At least 6 of the first 10 {people} who {do} come to an agreement within 14 days',
    lasting: 'Of each 20 times that {people} {do}, at most 2 are called off afterwards',
  },
  generate: {
    first: 'Of the first 20 times that {people} {do}, at least 14 results are used as they are or after a small change',
    lasting: again,
  },
  check: {
    first: 'Of 20 mistakes put in on purpose, at least 19 are found when {people} {do}',
    lasting: 'Of each 20 things that are found when {people} {do}, at most 1 turns out to be none',
    verbs: /^(?:check|verify|test|inspect|proofread|validate|review)$/,
  },
  collect: {
    first: 'Nine of ten times {people} {do} on the day that was agreed, counted over the first month',
    lasting: 'Of each 50 times that {people} {do}, at most 1 has to be looked for or asked about',
    verbs: /^(?:deliver|fetch|hand|pick|return)$/,
  },
  lend: {
    first: 'Nine of ten times {people} {do} on the day that was agreed, counted over the first month',
    lasting: 'Of each 20 times that {people} {do}, at most 1 comes back late or damaged',
  },
  join: {
    first: alone,
    lasting: 'Of each 10 {people} who {do}, at least 7 are there when it counts',
    verbs: /^(?:join|sign|take|attend|enrol|volunteer)$/,
  },
  upload: {
    first: 'Of the first 20 times that {people} {do}, at least 19 arrive whole at the first try',
    lasting: again,
  },
  export: {
    first: 'The first three times that {people} {do}, no line has to be put right by hand afterwards',
    lasting: 'Of each 12 times that {people} {do}, at most 1 has to be done again',
  },
  plan: {
    first: 'The first three times that {people} {do}, at most 1 line in 20 is changed by hand afterwards',
    lasting: again,
  },
  compare: {
    first: 'Of each 10 {people} who begin to {do}, at least 8 come to the end within 14 days',
    lasting: 'Of each 20 {people} who {do}, at most 1 changes it after the end',
  },
};

/** Verbs that tell more than their family does. */
export const measuresOfVerbs: readonly (ActMeasure & { verbs: RegExp })[] = [
  {
    verbs: /^(?:offer|give|propose|donate)$/,
    first: alone,
    lasting: 'At least 7 of 10 times that {people} {do}, it is taken within 3 days',
  },
  {
    verbs: /^(?:swap|exchange|trade)$/,
    first: alone,
    lasting: 'Of each 20 times that {people} {do}, at most 1 is undone or argued about afterwards',
  },
  { verbs: /^(?:open|organi[sz]e|found|set|connect|install|start|build)$/, first: alone, lasting: still },
];

/** What has its own rhythm, comes from a machine or is heard of: a weekly return would measure nothing. */
export const measuresByMoment = {
  daily: 'On at least 9 of 10 days on which it is due, {people} {do} without being asked to',
  often: 'At least 8 of 10 {people} {do} without a reminder, counted over the first four times',
  rarely:
    'The first time it is due, {people} {do} without asking anybody, and at most 1 in 20 of the entries is put right by hand',
  alarm: 'Of the first 20 times that {people} {do}, at least 19 come in time to act and at most 1 is a false one',
  gets: 'Of each 50 times that {people} {do}, at most 1 is late or has to be asked for',
  device: 'At least 98 of 100 times, {do}; what is missing is counted each day',
  product: {
    first: 'The first 20 times that {do}, nobody has to begin again or do it by hand',
    lasting: 'Of each 100 times that {do}, at most 2 are wrong, late or missing, counted every Monday',
  },
  bound: 'In at least 9 of 10 cases {people} {do}, measured over the first 100',
} as const;

/** What must not get worse, by the act that may do it; the first of which the idea has an act. */
export const counters: readonly { families: readonly (Family | 'alarm')[]; verbs?: RegExp; says: string }[] = [
  { families: ['alarm'], says: 'of each 10 {people} who {do}, at most 1 wants fewer of them' },
  {
    families: ['pay', 'order'],
    says: 'of each 50 {people} who {do}, at most 1 asks for money back or why it was asked for',
  },
  { families: ['learn', 'play'], says: 'at most 1 in 5 {people} who begin to {do} breaks off before the end' },
  { families: ['review'], says: 'at most 1 in 20 who wait for {people} to {do} asks a second time' },
  {
    families: ['message', 'remind'],
    says: 'at most 1 in 20 of those whom it reaches when {people} {do} wants to hear no more',
  },
  {
    families: ['match', 'lend', 'join', 'book'],
    verbs: /^(?:agree|reserve|book|borrow|lend|rent|join|sign|match|swap)$/,
    says: 'of each 20 times that {people} {do}, at most 1 ends with somebody who is not there',
  },
  { families: ['generate'], says: 'at most 1 in 20 results is wrong in a way that nobody noticed when {people} {do}' },
  {
    families: ['record'],
    verbs: /^(?:log|note|record|track|write|tick|enter|count)$/,
    says: 'at most 1 in 5 {people} who {do} puts it off and does it from memory the next day',
  },
];
