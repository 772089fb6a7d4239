import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const points = 'points?|stars?|stickers?|coins?|tokens?|gems?|gold|rewards?|prizes?|screen ?time|treats?';
const coins =
  '(?:\\b(?:pocket money|allowances?|money|cash|paid|pay(?:s|outs?)?|euros?|dollars?|pounds?|cents?|pence|bucks|quid)\\b|[€$£])';
/** Chores are worth money, and no points are spoken of. */
const money = new RegExp(`^(?![\\s\\S]*\\b(?:${points})\\b)[\\s\\S]*${coins}`, 'i');
/** Money that is saved up is saved for something. */
const saved = new RegExp(
  `^(?![\\s\\S]*\\b(?:${points})\\b)(?=[\\s\\S]*\\bsav(?:e|es|ed|ing)\\b)[\\s\\S]*${coins}`,
  'i',
);
const photos = /\b(?:photos?|pictures?|pics?)\b/i;

const child = '(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|teens?|teenagers?|toddlers?|little ones)';
const chore =
  '(?:chores?|house ?work|help(?:s|ing|ed)? (?:out )?(?:at home|around|in the house)|jobs around|household (?:tasks|jobs)|tidy(?:ing)?|dish(?:es|washer)|tasks|jobs)';
const earned =
  '(?:points?|stars?|stickers?|coins?|tokens?|rewards?|pocket money|allowances?|earn(?:s|ed|ing)?|pay(?:s|out)?|paid|euros?|dollars?|pounds?|bucks|quid|screen ?time|treats?)';

/** What children do at home, ticked off by them and confirmed by a parent, for points or for pocket money. */
export const chores: Proposal = {
  is: 'A list of chores on which {clients} tick off what they did, and see what they have earned.',
  today: 'A list hangs on the fridge, {hosts} have to ask again and again, and nobody knows what was earned.',
  jobs: {
    client: 'see what they have to do today and what they have earned with it',
    host: 'have chores done without asking again and again, and owe nobody a reward that they forgot',
  },
  client: 'child',
  clients: /\bkid(?=s?\b)/i,
  host: 'parent',
  fits: { client: /^(?:kid|child|teen|teenager|son|daughter)$/, host: /^(?:parent|mum|mom|dad|mother|father)$/ },
  isSure: true,
  signs: new RegExp(
    `^(?=[\\s\\S]*\\b${child}\\b)(?=[\\s\\S]*(?:\\b${earned}\\b|[€$£] ?\\d))[\\s\\S]*\\b${chore}\\b|^(?=[\\s\\S]*\\b(?:pocket money|allowances?)\\b)(?:[\\s\\S]*\\b${child}\\b|[\\s\\S]*\\b(?:pocket money|allowances?) (?:app|tracker|tool)\\b)`,
    'i',
  ),
  not: /\b(?:market ?place|teachers?|class(?:room|es)?|pupils?|students?|flatmates?|roommates?|house ?mates?|employees?|staff|volunteers?|video ?games?|quiz\w*|scavenger|coach\w*|club|babysitters?|custody|divorced|separated|habits?|travel)\b/i,
  covers:
    /^(?:parents?|i|we) sees? (?:the photos?|a list)\b|^(?:(?:my|our) )?(?:boys?|girls?|sons?|daughters?)(?: \((?:me|us)\))?$|\bshares? the (?:house ?work|chores)\b|\b(?:kids?|child(?:ren)?) (?:do|does) chores\b|\b(?:get|gets|earn|earns|collect|collects) (?:\w+ ){0,3}(?:points?|stars?|money|coins?|stickers?)\b/i,
  acts: [
    {
      line: '{Host} adds {a client} → new {client}: name, e-mail address',
      takes: /\badds? (?:a |the )?(?:child|kid)/i,
    },
    {
      line: '{Host} adds a chore → new chore: {client}, title, points, days of the week, time of day; the {client} is told',
      takes: /\b(?:adds?|sets?|creates?|enters?|makes?|gives?|assigns?|puts?)\b.*\b(?:chores?|tasks?|jobs?)\b/i,
      unless: money,
    },
    {
      line: '{Host} adds a chore → new chore: {client}, title, amount, days of the week, time of day; the {client} is told',
      takes: /\b(?:adds?|sets?|creates?|enters?|makes?|gives?|assigns?|puts?)\b.*\b(?:chores?|tasks?|jobs?)\b/i,
      when: money,
    },
    {
      line: '{Clients} see their chores of the day → title, time of day and state of each chore',
      holds: /\bwhose turn\b/i,
      takes: /\bsees? (?:what|which|their|the) .*\b(?:do|chores?|tasks?|jobs?)\b/i,
    },
    {
      line: '{Client} ticks a chore off → new completion: chore, day; the {host} is told',
      takes: /\b(?:ticks?|checks?|marks?|crosses)\b/i,
      unless: photos,
    },
    {
      line: '{Client} ticks a chore off → new completion: chore, day, photo; the {host} is told',
      takes: /\b(?:ticks?|checks?|marks?|crosses)\b/i,
      holds: /\btakes? an? (?:photo|picture)\b/i,
      when: photos,
    },
    {
      line: 'A chore is not ticked off by its time of day → the {client} is reminded',
      holds: /\breminde?d?(?:ers?|s)?\b/i,
    },
    {
      line: '{Host} confirms a completion → completion is confirmed; the {client} is told',
      takes:
        /\b(?:confirms?|approves?|checks? (?:it|that|if|whether)|okays?|signs? off)\b|\bsays? (?:ok|okay|yes|no or yes|yes or no)\b/i,
      holds: /^(?:i|we|parents?) checks?\b|\bgives? (?:\w+ ){0,2}(?:points?|stars?|coins?|stickers?)\b/i,
    },
    {
      line: '{Host} sends a completion back → completion is sent back, with the reason; the {client} is told',
      takes: /\b(?:rejects?|sends? back|refuses?)\b/i,
    },
    { line: '{Client} repeats a chore → completion is ticked off; the {host} is told' },
    { line: 'A completion is not confirmed within 2 days → the {host} is reminded' },
    {
      line: '{Clients} see what they have earned → points earned, points exchanged and points left',
      takes: /\bsees?\b.*\b(?:points?|stars?|balance|earned|have|coins?)\b/i,
      unless: money,
    },
    {
      line: '{Clients} see what they have earned → amount earned, amount paid out and amount left',
      takes: /\bsees?\b.*\b(?:balance|earned|have|money|saved|owe|owes|owed)\b/i,
      when: money,
    },
    {
      line: '{Host} adds a reward → new reward: title, points',
      takes: /\b(?:adds?|sets?|makes?|creates?)\b.*\brewards?\b/i,
      unless: money,
    },
    {
      line: '{Client} exchanges points for a reward → new redemption: reward; the {host} is told',
      takes: /\b(?:exchang\w+|swaps?|trades?|redeems?|spends?|picks? something|cash(?:es)? in|turns? in)\b/i,
      unless: money,
    },
    { line: '{Host} grants a redemption → redemption is granted; the {client} is told', unless: money },
    {
      line: '{Host} declines a redemption → redemption is declined, with the reason; the {client} is told',
      unless: money,
    },
    {
      line: '{Client} sets a goal → new goal: title, amount; the {host} is told',
      takes: /\bsav(?:e|es|ing)\b/i,
      when: saved,
    },
    {
      line: '{Hosts} see what they owe → amount left of each {client}',
      takes: /\bsees?\b.*\bowes?\b/i,
      holds: /\bowes?\b|\btells? \w+ what to pay\b/i,
      when: money,
    },
    {
      line: '{Host} notes a payout → new payout: {client}, day, amount; the {client} is told',
      takes: /\b(?:pays?|pay ?outs?|transfers?)\b/i,
      when: money,
    },
    {
      line: '{Client} confirms a payout → payout is confirmed; the {host} is told',
      when: money,
    },
    { line: '{Host} ends a chore → chore is ended; the {client} is told' },
  ],
  records: [
    { line: 'Chore: {client}, title, points, days of the week, time of day; states: running, ended', unless: money },
    { line: 'Chore: {client}, title, amount, days of the week, time of day; states: running, ended', when: money },
    { line: 'Completion: chore, day, reason; states: ticked off, confirmed, sent back', unless: photos },
    { line: 'Completion: chore, day, photo, reason; states: ticked off, confirmed, sent back', when: photos },
    { line: 'Reward: title, points', unless: money },
    { line: 'Redemption: reward, {client}, reason; states: asked for, granted, declined', unless: money },
    { line: 'Goal: {client}, title, amount', when: saved },
    { line: 'Payout: {client}, day, amount; states: noted, confirmed', when: money },
    { line: '{Client}: name, e-mail address' },
  ],
  rules: [
    { line: 'One completion per chore and day.' },
    { line: 'Nobody ticks a chore off for a day that is to come.' },
    { line: 'Nobody confirms a completion of their own.' },
    {
      line: 'The app reckons the points left as those of confirmed completions less those of redemptions that are not declined.',
      unless: money,
    },
    {
      line: 'The app reckons the amount left as the amounts of confirmed completions less those of payouts.',
      when: money,
    },
    { line: 'Nobody exchanges more points than they have.', unless: money },
    { line: 'Nobody pays out more than the amount left.', when: money },
    { line: '{Clients} see only their own chores, completions and points.', unless: money },
    { line: '{Clients} see only their own chores, completions and payouts.', when: money },
    { line: 'Photos of completions are deleted after 30 days.', when: photos },
  ],
  nots: [
    { line: 'No ranking of {clients}.', unless: /\b(?:ranking|leader ?board|compet\w+|who has more)\b/i },
    { line: 'No money is moved by the app; it is handed out by hand or by bank.', when: money },
  ],
  aims: [
    { line: '8 of 10 chores are ticked off on their day.' },
    { line: '9 of 10 completions are confirmed within 2 days.' },
  ],
};
