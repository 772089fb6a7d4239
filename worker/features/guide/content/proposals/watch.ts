import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

/** What is watched. */
type Watched = {
  is: string;
  today: string;
  job: string;
  signs: RegExp;
  not: RegExp;
  /** What whoever wants to know chooses, and what of it they may change later. */
  chosen: string;
  wish: string;
  /** How often it is looked at, and what each look notes. */
  every: string;
  noted: string;
  shown: string;
  /** What is told, and what the message says. */
  event: string;
  also?: ProposedLine[];
  found: string;
  rules: string[];
  aim: string;
};

/** Whoever tells of a change, or is told. */
const telling =
  'alert\\w*|notif\\w+|tell(?:s|ing)?|told|messages?|mails?|e-?mails?|push(?:es)?|texts? me|sms|warn\\w*|remind\\w*|know when|shows? me';

/** Something that somebody wants to hear of as soon as it changes; nobody is on the other side. */
const watching = ({
  is,
  today,
  job,
  signs,
  not,
  chosen,
  wish,
  every,
  noted,
  shown,
  event,
  also = [],
  found,
  rules,
  aim,
}: Watched): Proposal => ({
  is,
  today,
  jobs: { client: job },
  signs,
  not,
  client: 'user',
  fits: { client: /^(?!.*\b(?:shop|seller|store|competitor|landlord|owner|town|website|page|portal|campsite)$)/ },
  acts: [
    {
      line: `{Client} adds a watch → new watch: ${chosen}`,
      takes: /\b(?:adds?|enters?|pastes?|picks?|chooses?|selects?)\b/i,
    },
    { line: `A watch was not checked for ${every} → new check: watch, time, ${noted}` },
    {
      line: `${event} → new alert: watch, ${found}; the {client} is told`,
      holds: new RegExp(`\\b(?:${telling})\\b`, 'i'),
    },
    ...also,
    { line: '{Clients} see their watches → name, state, last check and last alert of each watch' },
    { line: `{Clients} see what a watch has found → ${shown}, and the alerts of the watch` },
    { line: `{Client} changes the ${wish} of a watch`, holds: /\bwants? to pay\b/i },
    { line: '{Client} pauses a watch → watch is paused' },
    { line: '{Client} goes on with a watch → watch is on' },
    { line: 'A watch cannot be checked for 24 hours → watch is failing; the {client} is told' },
    { line: '{Client} marks an alert as wrong → alert is wrong' },
    { line: '{Client} deletes a watch → watch is deleted' },
  ],
  records: [
    { line: `Watch: {client}, ${chosen}; states: on, paused, failing` },
    { line: `Check: watch, time, ${noted}` },
    { line: `Alert: watch, ${found}; states: sent, wrong` },
  ],
  rules: [
    { line: 'At most 20 watches per {client}.' },
    { line: 'At most one alert per watch and day.' },
    { line: 'A paused watch is not checked.' },
    ...rules.map((line) => ({ line })),
    { line: '{Clients} see only their own watches and alerts.' },
    { line: 'The app puts a link that pauses the watch into each alert.' },
    { line: 'Checks are deleted after 12 months.' },
  ],
  nots: [{ line: 'Nothing is bought, booked or answered by the app itself.' }],
  aims: [{ line: aim }, { line: 'At most 1 of 20 alerts is marked as wrong in the third month.' }],
});

const notWatched =
  /\b(?:market ?place|auctions?|stock (?:market|exchange|management)|our (?:shop|store|customers)|uptime|status page|warehouse|sensors?|valves?|food trucks?|newsletter)\b/i;

/** What may be watched: prices, pages, offers that come up, and what is measured. */
export const watches: Proposal[] = [
  watching({
    is: 'A tool that tells {clients} when the price of something falls or it is to be had again.',
    today: 'Whoever waits for a lower price looks at the same pages again and again.',
    job: 'buy when it costs what they want to pay, without looking each day',
    signs:
      /\bprice[- ](?:track|watch|alert|drop|alarm)\w*|\bprices?\b[^.]{0,60}\b(?:drops?|falls?|goes? down|cheaper)\b|\bcosts? less\b|\b(?:is|gets?|becomes?) cheaper\b|\bback in stock\b/i,
    not: notWatched,
    chosen: 'name, link, wished price',
    wish: 'wished price',
    every: '1 hour',
    noted: 'price, in stock yes or no',
    shown: 'price of each check as a chart',
    event: 'The price of a watch falls to its wished price or below',
    also: [
      {
        line: 'What a watch looks for is in stock again → new alert: watch, old price, new price, link; the {client} is told',
        when: /\bstock\b/i,
      },
    ],
    found: 'old price, new price, link',
    rules: ['The app reads a page at most once in 15 minutes.'],
    aim: '9 of 10 alerts are sent within 90 minutes after the price fell.',
  }),
  watching({
    is: 'A tool that tells {clients} when a page changes.',
    today: 'Whoever waits for news looks at the same pages each morning.',
    job: 'hear what is new on a page without opening it each morning',
    signs:
      /\b(?:watch|monitor|observ)\w*\b[^.]{0,40}\b(?:web ?)?(?:sites?|pages?)\b|\b(?:web ?)?(?:sites?|pages?)\b[^.]{0,20}\b(?:chang(?:es|ed)|is updated)\b/i,
    not: /\b(?:market ?place|uptime|(?:site|page|server)s? (?:is|are|goes|go) down|status page|CMS|editors?|customers? (?:can )?change|build|builder)\b/i,
    chosen: 'name, link, part of the page, words to look for',
    wish: 'part of the page or the words to look for',
    every: '1 hour',
    noted: 'text of the page',
    shown: 'old text and new text of each change',
    event: 'The text of a watched page differs from that of the check before',
    found: 'old text, new text, link',
    rules: ['The app reads a page at most once in 15 minutes.', 'The app reads no page whose robots.txt forbids it.'],
    aim: '9 of 10 changes are told within 90 minutes.',
  }),
  watching({
    is: 'A tool that looks for new offers and tells {clients} of those that fit.',
    today: 'Whoever looks for something reads the same portals each day and is too late all the same.',
    job: 'be among the first who answer an offer that fits',
    signs: new RegExp(
      `\\b(?:check|watch|search|monitor|scan|look)\\w*\\b[^.]{0,40}\\b(?:flats?|apartments?|houses|portals?|campsites?|appointments?|listings?|classifieds|tickets)\\b[\\s\\S]{0,160}\\b(?:${telling}|texts)\\b`,
      'i',
    ),
    not: /\b(?:market ?place|book(?:s|ing|ings)?|guests?|landlords?|tenants?|patients?|customers|clients|museum|fines?|parking|inspectors?)\b/i,
    chosen: 'name, portal, place, highest price, other wishes',
    wish: 'place, the highest price or the other wishes',
    every: '1 hour',
    noted: 'number of new offers',
    shown: 'title, price and link of each offer that was found',
    event: 'A check finds an offer that fits and was not there before',
    found: 'title, price, link',
    rules: ['Each offer is told once.', 'The app reads a portal only by the way that it allows.'],
    aim: '9 of 10 new offers are told within 90 minutes.',
  }),
  watching({
    is: 'A tool that tells {clients} when what is measured at a place passes a limit.',
    today: 'Whoever wants to know looks at tables and forecasts by hand.',
    job: 'hear of it early enough to do something about it',
    signs: new RegExp(
      `\\b(?:tides?|pollen|air quality|water levels?|snow|frost|storms?|uv index|northern lights|avalanches?)\\b[\\s\\S]{0,120}\\b(?:${telling})\\b|\\b(?:${telling})\\b[^.]{0,60}\\b(?:tides?|pollen|air quality|water levels?|snow|frost|storms?|uv index|northern lights|avalanches?)\\b`,
      'i',
    ),
    not: notWatched,
    chosen: 'place, kind, limit, time of day',
    wish: 'limit or the time of day',
    every: '1 hour',
    noted: 'value, time of the forecast',
    shown: 'value of each check as a chart',
    event: 'The value of a watch passes its limit',
    found: 'value, time of the forecast',
    rules: [
      'The app names with each alert where its data come from and how old they are.',
      'The app sends no alert from data that are older than 6 hours.',
    ],
    aim: '9 of 10 alerts are sent at least 2 hours before the limit is passed.',
  }),
];
