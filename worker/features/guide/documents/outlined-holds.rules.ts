import type { Hold, HoldTerms } from '#worker/features/guide/documents/outlined-hold-terms.rules.ts';
import { uniqueHolds } from '#worker/features/guide/documents/outlined-hold-unique.rules.ts';
import { capitalise, joinWords, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { isKeptAtLeast } from '#worker/features/guide/outline/outline-deletions.rules.ts';
import { isEntrance } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import {
  aloneIn,
  clashIn,
  hidesFrom,
  isOpenToAll,
  refusesAct,
} from '#worker/features/guide/outline/outline-refusals.rules.ts';
import type { RuleKind } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { stockBound } from '#worker/features/guide/outline/outline-stock.rules.ts';

export type Group =
  | 'network'
  | 'gate'
  | 'fixed'
  | 'history'
  | 'entrance'
  | 'opening'
  | 'access'
  | 'write'
  | 'state'
  | 'time'
  | 'limit'
  | 'sum'
  | 'same'
  | 'device'
  | 'speed'
  | 'reach'
  | 'one'
  | 'many'
  | 'choice'
  | 'apart'
  | 'stock'
  | 'alone'
  | 'times'
  | 'open'
  | 'kept';

/** Which rules are held in one way; what says what something is has a decision of its own, and what it is used on has none. */
const groups: Readonly<Partial<Record<RuleKind, Group>>> = {
  ...{ network: 'network', gate: 'gate', fixed: 'fixed', audit: 'history', access: 'access', write: 'write' },
  ...{ state: 'state', time: 'time', retention: 'time', limit: 'limit', order: 'limit', same: 'same' },
  ...{ sum: 'sum' },
  ...{ device: 'device', speed: 'speed', reach: 'reach' },
  ...{ one: 'one', many: 'many', choice: 'choice', apart: 'apart' },
};

const opened =
  /\b(?:links?|addresses|files?|downloads?)\b[^.;]{0,40}? (?:opens?|works?|is shown|are shown|only (?:after|once|when))\b|\b(?:before|until) (?:it|the (?:link|page|file|gallery)) opens\b|\b(?:n['’]t|not|never) reach the (?:phone|browser|screen|device)\b/i;

/** 'A practical can't be accepted until the teacher has confirmed', 'an inspector whose card has run out can't sign': a condition, for whoever it is. */
const underCondition = /\b(?:until|unless|before|only (?:when|if|after|once)|whose)\b/i;

/** 'Nobody cancels a stop that is over', 'an order is cancelled only while it is ordered': what is refused in a state, and no state that follows. */
const refusedIn = /^(?:nobody|no one)\b|\bonly while\b/i;

/** 'An agreed term is changed only by whoever owns the glossary'. */
const changedBy = /\b(?:is|are|be) (?:chang|alter|edit|enter|delet|sign|confirm|approv|decid)\p{L}+ only by\b/iu;

type GroupedRule = { kind: RuleKind; text: string; criteria?: { effect: string }[] };

/** How a rule is held, by its kind and its words: who is let in at all is asked at the door, and what may be opened at each read. */
export function groupOf({ kind, text, criteria = [] }: GroupedRule): Group | undefined {
  if (isEntrance(text)) return 'entrance';
  if (stockBound.test(text)) return 'stock';
  if (aloneIn(text)) return 'alone';
  if (clashIn(text)) return 'times';
  if (isOpenToAll(text)) return 'open';
  if (hidesFrom(text, kind)) return 'access';
  const isRefused = criteria.length > 0 && criteria.every(({ effect }) => /^refuse\b/.test(effect));
  if (refusesAct(text, kind, isRefused)) return 'gate';
  if (kind === 'retention' && isKeptAtLeast(text)) return 'kept';
  if (kind === 'gate' && opened.test(text)) return 'opening';
  if (kind === 'gate' && changedBy.test(text)) return 'write';
  if (kind === 'state' && refusedIn.test(text)) return 'gate';
  return kind === 'write' && underCondition.test(text) ? 'gate' : groups[kind];
}

/** What only says which comes first has no number. */
const sorting = (many: string): Hold => ({
  decision: `One function puts ${many || 'what is shown'} in the told order`,
  prevents: 'Two screens, or a screen and a file, that show it in different orders',
  rule: 'Each list, screen and file asks it; tests hand it the rows in every other order and read the told one',
  never: 'Sort in a query or on a screen by itself',
});

/** How each group of rules is decided, what it keeps from happening, and how the code holds it. */
export const holds: Readonly<Record<Group, (kept: HoldTerms) => Hold>> = {
  network: ({ place, name }) => ({
    decision: 'One module talks to the outside, and it knows every address',
    prevents: 'Something leaving by a side way: a library, a font, a log line, an error report',
    rule: `That module of ${name} holds the list of ${place === 'server' ? 'what may be called; a test fails on any other address or method' : 'addresses and what is sent there; a test fails when another file calls the network'}`,
    never: 'Call the network from any other file',
  }),
  gate: ({ place, one, many, by, gates, isEvery }) => ({
    decision: `What must not happen${many && ` to ${many}`} is refused in the same step that writes, for everybody`,
    prevents: `${place === 'code' ? 'A second command or a flag' : 'A second screen, an import or a repair by hand'} that gets ${one || 'something'} past it`,
    rule: `${place === 'server' && gates.length > 0 ? `${gates.join('. ')}${isEvery ? '' : '. '}` : ''}${place === 'server' && isEvery ? '' : `The condition${gates.length > 0 ? ' of the others' : ''} is part of ${by || `the ${place === 'server' ? 'statement' : 'function'} that writes`}; where it is not met nothing is written and the answer says what is missing`}; no role, setting or flag goes around it, and a test tries it as whoever may do most`,
    never: `Check what is refused${many && ` to ${many}`} on the screen alone`,
  }),
  fixed: ({ place, one, many, isTimedOnDevice, isTakenBack, frozen }) => ({
    decision:
      frozen?.title ??
      `What was entered${many && ` about ${many}`} stays; a correction is added beside it, with who made it and when`,
    prevents: `A change to ${one || 'an entry'} after which nobody can tell what stood there before`,
    rule:
      place === 'server'
        ? `${frozen?.rule ?? 'No statement of the code updates or deletes these entries, and a trigger of the table refuses both'}; who comes from the session${isTimedOnDevice ? '; when is the time of the device as it was entered, with the time of its arrival at the server beside it, so that a clock that was put back shows' : ' and when from the clock of the server'}${isTakenBack && !frozen ? '; what is taken back is a row beside it' : ''}; a test tries to change and to delete one${frozen ? ` before that state and after it` : ''}`
        : 'No function changes or deletes these entries; a test tries both',
    never: frozen
      ? `Change or delete ${one || 'an entry'} that is ${frozen.states}, not for whoever runs it either`
      : `Write an update or a delete for ${one || 'such an entry'}, not for whoever runs it either`,
  }),
  history: ({ place, one, many }) => ({
    decision: `Each change${many && ` of ${many}`} leaves who made it, when, and what stood there before`,
    prevents: `A change to ${one || 'an entry'} after which nobody can tell what stood there, or who changed it`,
    rule: `The ${place === 'server' ? 'statement' : 'function'} that changes a row and the one that notes the old value, the new one, who and when are one ${place === 'server' ? 'transaction' : 'step'}; what is noted is only added to; a test changes a row and reads both`,
    never: `Change ${one || 'an entry'} without noting what stood there`,
  }),
  entrance: ({ place, name, entry }) => ({
    decision: `Nobody reaches anything of ${name} who is not let in`,
    prevents: `Whoever is none of them reads what ${name} keeps, through an address that was handed on or an account that was closed`,
    rule:
      place === 'server'
        ? `${entry} asks for a session before anything else, and the sessions of an account end with it; files lie behind addresses that end after 10 minutes; a test asks for every other page and call without a session: 401`
        : 'What is kept is read only after the lock of the device was opened',
    never: 'Leave a page, a file or a list open because nobody knows its address',
  }),
  opening: ({ place, one, isByLink }) => ({
    decision: `What may be opened${one && ` of ${one}`} is asked at each read, and not at the first one alone`,
    prevents: `${capitalise(one || 'something')} that is read before its condition is met or after its time, through an address that somebody kept`,
    rule: `Each ${place === 'server' ? 'call' : 'function'} that ${isByLink ? 'is made by the link' : 'reads it'} asks for the condition before it answers; where it is not met nothing of it is in the answer; ${isByLink ? 'who is signed in comes in by their own rights and never by the link' : 'no role, setting or flag goes around it'}, and a test reads it with each condition not met, and again after one has ended`,
    never: 'Check it when the address is made and never again',
  }),
  access: ({ place, name, one, many, asEach }) => ({
    decision:
      place === 'server'
        ? `Who sees what${many && ` of ${many}`} is decided in the query, not on the screen`
        : 'One function decides what is shown',
    prevents:
      place === 'code'
        ? 'What is kept from somebody in a file, a log or a message of an error'
        : `${capitalise(one || 'something')} that reaches somebody who must not see it by another screen, a list, an export or a message`,
    rule:
      place === 'server'
        ? `Who asks is read from the session, and the query leaves out what they may not see; a test reads every answer, list and export ${asEach}`
        : `Each ${place === 'code' ? 'command, file and message' : 'screen, list and export'} of ${name} goes through it; a test looks for what must not be there`,
    never: 'Fetch what somebody may not see and hide it on the screen',
  }),
  write: ({ place, one, many, asEach }) => ({
    decision: `Who changes what${many && ` of ${many}`} is asked in the ${place === 'server' ? 'call' : 'function'} that writes, not on the screen`,
    prevents: `${capitalise(one || 'something')} that is changed by somebody who may not, ${place === 'server' ? 'by a call of their own' : 'past the screen'}`,
    rule:
      place === 'server'
        ? `Who asks is read from the session, and the check stands before the statement that writes; a test sends each call ${asEach}, and where it is refused nothing has changed`
        : 'The check stands before what writes; a test tries it as somebody who may not',
    never: 'Only leave out the button',
  }),
  state: ({ place, one, many }) => ({
    decision:
      place === 'code'
        ? `One function decides what ends a run${many && ` and what counts for ${many}`}, before anything is written`
        : `What becomes of ${many || 'an entry'} follows from what was entered, and nobody has to think of it`,
    prevents:
      place === 'code'
        ? 'A run that goes on with what should have ended it'
        : `${capitalise(one || 'an entry')} whose state says something else than what was entered`,
    rule:
      place === 'code'
        ? 'It gets what was read and answers with all that is wrong at once; each way to write goes through it, and a test tries each answer'
        : `The ${place === 'server' ? 'transaction' : 'function'} that stores the entry changes the state with it; no screen sets that state by hand, and a test enters each value and reads the state`,
    never: `Leave the state of ${one || 'an entry'} to whoever enters it`,
  }),
  time: ({ place, one, many, isNightly, isRefused, isDeleted }) => ({
    decision: `One function reckons every period${many && ` of ${many}`}, with the clock handed in`,
    prevents: isDeleted
      ? `${capitalise(one || 'something')} that is still there after its time because nobody deleted it that day`
      : isRefused && place === 'server'
        ? `${capitalise(one || 'something')} that is let in after its time because the clock of a phone goes slow`
        : `${capitalise(one || 'something')} that is past its time because nobody looked at it that day`,
    rule: `${place === 'server' ? `What is read and what is written asks it${isNightly ? ', and a job asks it for what falls due by itself; run twice it does nothing twice' : ''}` : place === 'device' ? 'It is asked at each start and at each look' : 'Each run asks it'}; tests set the clock a minute before, at the moment and a minute after`,
    never: 'Compare times anywhere else',
  }),
  limit: ({ place, many, isSorted, isCounted, raced }) =>
    isSorted && !isCounted
      ? sorting(many)
      : {
          decision: `The numbers${isSorted ? ' and the order' : ''}${many && ` for ${many}`} stand in one file, and one function compares them`,
          prevents:
            place === 'server' && raced.length > 0
              ? `More than ${joinWords(raced)} ${raced.length > 1 ? 'allow' : 'allows'}, because two calls at one moment both counted before either was stored`
              : `Two parts that count${isSorted ? ' or sort' : ''}${many && ` ${many}`} differently, and a limit that is passed by one`,
          rule: `The function gets what is stored and answers yes or no${isSorted ? ', or in which order' : ''}; tests try one below, at and one above each number${place === 'server' && raced.length > 0 ? `. For ${joinWords(raced)} the statement that stores counts or adds up what is there and still counts, and stores only within the number; no row stored is answered with 409, and a test sends two at the same moment at one below it: one is kept` : ''}`,
          never: 'Write the number in a second place',
        },
  kept: ({ place, one, many }) => ({
    decision: `What has to be kept${many && ` of ${many}`} cannot be deleted before its time`,
    prevents: `${capitalise(one || 'something')} that is gone while somebody may still ask for it`,
    rule:
      place === 'server'
        ? 'No call and no job deletes or empties it before that, whoever asks; closing an account leaves it, and a copy of it and of its files lies in a second place; a test tries to delete one a day before the time is over: refused'
        : 'No function deletes it before that; a test tries to, a day before the time is over',
    never: 'Delete it along with something else',
  }),
  stock: ({ place, one, stock }) => ({
    decision: 'What takes of a number and the look at that number are one step',
    prevents: `${capitalise(one || 'something')} that is promised to two because both looked before either was stored`,
    rule:
      place === 'server' && stock
        ? `${stock.rule}; where no row was stored nothing else is, and the call is refused; a test sends two ${stock.taking} for the last one at the same moment: one is kept`
        : 'The function that stores it looks at the number in the same step; tests try one below, at and one above the number',
    never: 'Read the number first and write then',
  }),
  ...uniqueHolds,
  sum: ({ place, many }) => ({
    decision: `One function works out what counts${many && ` for ${many}`}`,
    prevents: 'Two screens that show two sums, and nobody who can say which is right',
    rule: `The function gets the rows and answers with the count or the sum; no screen${place === 'server' ? ', query' : ''} or file works it out again; examples stand in a table beside its test, each with what must come out, one on either side of what the rule tells`,
    never: 'Work it out a second time elsewhere',
  }),
  same: ({ name }) => ({
    decision: 'What is made up follows from what went in, never from the clock or from chance',
    prevents: `Two runs of ${name} that cannot be compared`,
    rule: 'Each made-up value is derived from the seed and the value that it stands for (HMAC); a test runs twice and compares the bytes',
    never: 'Call a random number or the time where something is made up',
  }),
  device: ({ place }) => ({
    decision: 'What is entered is on the device before it counts as entered',
    prevents: 'An entry that is lost because the line or the power failed at that moment',
    rule:
      place === 'server'
        ? 'Each entry gets its id and its time on the device, is written to its store first and sent as soon as there is a line; sent twice with one id it is one row'
        : 'Each entry is written to the store of the device before the screen shows it as done; at the next start the screens are drawn from that store alone',
    never: 'Show an entry as kept before it is written on the device',
  }),
  speed: ({ name, isLive }) => ({
    decision: 'The told times are measured before each release',
    prevents: 'A version that keeps the time where it was built and misses it where it is used',
    rule: `${isLive ? 'Who has the page open gets each change through the live object, over a WebSocket; where that breaks off the page asks once a second until it is back. ' : ''}A script measures it with as much as was told; ${name} is not released above the number`,
  }),
  reach: ({ name }) => ({
    decision: 'A screen is done when those it is for get through it',
    prevents: 'One screen that makes the whole of no use to somebody',
    rule: `Each control of ${name} has a name that can be read out; a walk of every screen in that way is part of each release`,
  }),
  one: ({ place, single, one, held, days }) => ({
    decision: 'The database itself refuses a second one',
    prevents:
      held && single
        ? `${capitalise(withArticle(single.one))} that two of the ${pluralOf(single.of)} believe to be theirs, because both took it at the same moment`
        : single
          ? `Two rows of ${single.table} for one ${single.of}, worked on by two people and counted twice`
          : `${capitalise(one || 'something')} that is in two places or counted twice`,
    rule:
      place === 'server' && days
        ? `Each day that is taken is a row of \`${days}\`, whose key refuses a second one; the rows are written with the entry in one transaction and removed when it is given up; a test sends two that overlap by a day at the same moment: one 201, one 409`
        : place === 'server' && held
          ? `The statement that sets \`${held}\` does so only where it is empty, and no row changed is answered with 409; whoever gives it back empties it; a test sends two at the same moment`
          : place === 'server' && single
            ? `A partial unique index on \`${single.table} (${single.column})\`${single.last ? ` over the rows that are not “${single.last}”` : ''}; a second entry finds that ${single.one}, adds who entered it and when, and makes none; a test sends two at the same moment`
            : 'One key in the store holds it; a second entry finds the first and changes or refuses it, and a test sends two at the same moment',
    never: 'Look first and write then: two at the same moment both find nothing',
  }),
  many: ({ pairs }) => ({
    decision: 'Several on either side',
    prevents: 'A further one that finds no place, and a limit that nobody told',
    rule: `${pairs.length > 0 ? `Each pair is a row of ${joinWords(pairs.map((name) => `\`${name}\``))}, with a key over both` : 'A row of its own holds each pair, with a key over both'}; no column holds a single one and no number of them is compared; a test enters more than were told`,
    never: 'Write the told number as a maximum into a check or a screen',
  }),
  choice: ({ many }) => ({
    decision: `One function chooses${many && ` for ${many}`}, in the told order`,
    prevents: 'Two parts that choose differently, and nobody chosen where the first choice is missing',
    rule: 'The function gets what was preferred and all others, and answers with the first of the told order that there is; it refuses nothing; tests try it with the first choice, without it, and with neither',
    never: 'Choose in a second place',
  }),
  apart: ({ place, house }) => ({
    decision: `Each row says whose it is, and each query asks for it`,
    prevents: `A list, a search or an address that shows one ${house?.one ?? 'house'} what belongs to another`,
    rule:
      place === 'server' && house
        ? `${joinWords(house.tables.map((name) => `\`${name}.${house.column}\``))} point at \`${house.many}\`; the value comes from the session and never from the request, and no query reads without it; a test makes two ${house.many}, and as each of them reads, changes and deletes every address of the other: 404`
        : 'Whose a row is stands on it, and no query reads without it; a test makes two and reads as each of them every address of the other: 404',
    never: 'Take whose it is from the request, or leave it to the screen',
  }),
};
