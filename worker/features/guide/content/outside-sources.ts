import type { OutsidePart } from '#worker/features/guide/content/outside-part.ts';

/** What is read from others and entered by nobody: the weather, and what somebody else publishes. */
export const outsideSources: OutsidePart[] = [
  {
    key: 'weather',
    signs:
      /\b(?:gusts?|wind speeds?|high winds?|strong winds?|weather (?:forecasts?|data|warnings?|services?|reports?)|(?:rain|frost|snow|storm|heat|wind)(?:s|fall)? (?:is|are|was|were) (?:forecast|expected|coming)|(?:rain|frost|snow|storm|wind) (?:warning|forecast|overnight)s?|forecasts? (?:of|for) (?:rain|wind|frost|snow|storms?)|checks? the weather)\b/i,
    kind: 'service',
    begins: true,
    label: 'Weather service (Open-Meteo)',
    passes: 'values by place and hour',
    part: 'Open-Meteo for wind, rain and temperature by place and hour',
    why: '“{deed}” begins with the weather, which nobody enters',
    instead: 'a weather station of your own',
    because: 'it measures one place, and each other place would need another',
    decision: {
      says: 'The weather of a place is read by a job and kept with its hour; “{deed}” is decided from what was kept',
      prevents: 'A list that changes with each look, and an hour without a value that counts as calm',
      rule: 'One value for each place and hour; a job that runs twice keeps it once, and a missing hour is shown as missing',
      never: 'Take a missing value for calm weather',
    },
    away: 'tries again each hour, shows since when no values came, and takes no hour without a value for calm',
    spike: {
      title: 'Read the weather of 10 known days for one place and hold it against what was noticed there',
      ends: 'It is known how late the values come, how far from the place they were measured, and from which value on “{deed}” begins.',
    },
    file: 'weather',
  },
  {
    key: 'git',
    signs: /\bcommits?\b|\bgit\b/i,
    kind: 'device',
    begins: true,
    label: 'git',
    passes: 'commits',
    part: 'git itself, called as a program, for reading commits',
    why: '“{deed}” reads what git keeps, and git is there wherever {clients} commit',
    instead: 'a library that reads the folder of git',
    because: 'it has to follow each new format of that folder',
    decision: {
      says: 'Commits are read with zero bytes between their fields, and a hook is handed the path of its message file',
      prevents: 'A message with a line break or a quotation mark that is read as two commits, or run by a shell',
      rule: '`git log -z` with a format of its own, started without a shell; nothing else of {name} calls git',
      never: 'Put a message into a command of a shell',
    },
    away: 'ends with exit code 2 and says whether git is missing, this is no repository, or its history is too shallow',
    file: 'git',
  },
  {
    key: 'feed',
    // Of an outline alone: `tells` has its words.
    signs: /(?!)/,
    kind: 'service',
    begins: true,
    label: 'Source of the {source}',
    passes: 'the {source}',
    part: 'One adapter that fetches the {source} from one address and checks its form with zod 4',
    why: '“{deed}” takes in what somebody else publishes, and one day it is missing or looks different',
    instead: 'the {source} as a list in the code',
    because: 'it is wrong as soon as one entry moves',
    away: 'goes on with what was fetched last, shows how old it is, and tries again after an hour; an answer of another form changes nothing',
    spike: {
      title: 'Fetch the {source} on three days and keep the answers as fixtures',
      ends: 'Its address, its form and whether a program may read it are written down, and so is what an entry looks like that was moved or called off.',
    },
    file: 'source',
  },
];

/** What is brought over from a program of others as a file, in place of a file that is made for one. */
export const fileReadIn: Pick<
  OutsidePart,
  'label' | 'begins' | 'passes' | 'part' | 'why' | 'instead' | 'because' | 'away' | 'decision' | 'spike'
> = {
  label: 'File that is read in (CSV)',
  begins: true,
  passes: 'rows of a file',
  part: 'A CSV file that is chosen and read in, each line checked with zod 4',
  why: '“{deed}” brings over what another program writes out',
  instead: 'a live connection to that program',
  because: 'nobody told that it has one',
  away: 'goes on with what was read in last and shows its day',
  decision: {
    says: 'A file is read in as a whole or not at all',
    prevents: 'Half of a file that was taken in, and the other half twice',
    rule: 'Each line is checked before the first is stored; a line that cannot be read is named with its number, and a file that is read in twice changes nothing',
    never: 'Take in part of a file',
  },
  spike: {
    title: 'Read in one real file for “{deed}”',
    ends: 'The name of each column, the signs for decimals and dates, and what makes two lines the same are written down.',
  },
};

/** Text messages that come in as well, from phones that run no app. */
export const textsBothWays: Pick<
  OutsidePart,
  'label' | 'passes' | 'part' | 'why' | 'instead' | 'because' | 'away' | 'spike'
> = {
  label: 'Text messages in and out (Twilio)',
  passes: 'a text in, its answer out',
  part: 'Twilio for text messages in both directions',
  why: '“{deed}” is written on a phone that runs no app, and is answered there',
  instead: 'menus by USSD',
  because: 'each network wants a contract of its own for them',
  away: 'takes in what the service kept, in the order in which it was written, and answers each text once; what has to go out is tried again for 2 hours and stands in a list of what did not leave',
  spike: {
    title:
      'Write “{deed}” from 5 phones of different networks to a test number and note the seconds and what it costs the sender',
    ends: 'It is known whether Twilio has a number there that costs the sender nothing; else a service of that country takes its place behind the same adapter.',
  },
};

/** What has to be told is a row until it has left, so that nothing is told twice or never. */
export const outbox = {
  job: {
    file: 'send-messages',
    says: 'each minute sends what waits in {rows} for {titles} and marks it, each row once',
  },
  record: {
    name: 'Message',
    fields: 'id, occasion, about id, receiver, way, text, tries, sent at',
    holds: 'What has to be told to whom, until it has left',
  },
} satisfies Pick<OutsidePart, 'job' | 'record'>;

/** A file that its reader opens in Excel: no program of others takes it in. */
export const fileForExcel: Pick<OutsidePart, 'label' | 'part' | 'why' | 'instead' | 'because' | 'away'> = {
  label: 'File for Excel (CSV)',
  part: 'CSV in UTF-8 with a byte-order mark and semicolons, which Excel opens by a double click',
  why: 'the file of “{deed}” is opened in Excel and read by nothing else',
  instead: 'an .xlsx file made by a library',
  because: 'it is a package more, for cells that hold text and numbers alone',
  away: 'keeps the file of “{deed}” for 90 days so that it can be fetched again',
};
