import type { Choice } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import {
  type OwnerRule,
  ownerRules,
  type RuleKind,
  wordsAbout,
} from '#worker/features/guide/documents/owner-rules.rules.ts';
import { joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What a kind of rule is decided to be, what it keeps from happening, and how the code holds it; `never` is the way that looks shorter. */
type Hold = { decision: string; prevents: string; rule: string; never?: string };
/** Where a rule is held: behind the calls of a server, in the store of a device, in a function. */
type Place = 'server' | 'device' | 'code';

const holds: Readonly<Record<RuleKind, (place: Place, name: string) => Hold>> = {
  network: (place, name) => ({
    decision: 'One module talks to the outside, and it knows every address',
    prevents: 'Something leaving by a side way: a library, a font, a log line, an error report',
    rule:
      place === 'server'
        ? `That module of ${name} holds the list of what may be called; a test fails on any other address or method`
        : `That module of ${name} holds the list of addresses and what is sent there; a test fails when another file calls the network`,
    never: 'Call the network from any other file',
  }),
  device: (place) => ({
    decision: 'What is entered is on the device before it counts as entered',
    prevents: 'An entry that is lost because the line or the power failed at that moment',
    rule:
      place === 'server'
        ? 'Each entry gets its id and its time on the device, is written to its store first and sent as soon as there is a line; sent twice with one id it is one row'
        : 'Each entry is written to the store of the device before the screen shows it as done; at the next start the screens are drawn from that store alone',
    never: 'Show an entry as kept before it is written on the device',
  }),
  access: (place, name) => ({
    decision:
      place === 'server'
        ? 'Who sees what is decided in the query, not on the screen'
        : 'One function decides what is shown',
    prevents: 'What is kept from somebody reaching them by another screen, a list, an export or a message',
    rule:
      place === 'server'
        ? 'The query leaves out what the one who asks may not see; a test reads every answer, list and export as each kind of people and looks for it'
        : `Each screen, list and export of ${name} calls it; a test looks for what must not be there`,
    never: 'Fetch what somebody may not see and hide it on the screen',
  }),
  write: (place) => ({
    decision: 'Who may do what is checked where it is written',
    prevents: 'Somebody doing it all the same, by another screen or a call of their own',
    rule:
      place === 'server'
        ? 'Who asks is read from the session, and the check stands before the statement that writes; a test tries it as each kind of people'
        : 'The check stands in the one function that writes, not on the button; a test calls that function against it',
    never: 'Leave it to a button that is not shown',
  }),
  fixed: (place) => ({
    decision: 'What was written stays; a correction is added beside it',
    prevents: 'A change after which nobody can tell what stood there before',
    rule:
      place === 'server'
        ? 'No statement of the code updates or deletes these rows, and the database user has no right to; a test tries both'
        : 'No function changes or deletes these entries; a test tries both',
    never: 'Write an update or a delete for it, not for whoever runs it either',
  }),
  speed: (_, name) => ({
    decision: 'The told times are measured before each release',
    prevents: 'A version that keeps the time where it was built and misses it where it is used',
    rule: `A script measures it on the weakest device that was told, with as much as was told; ${name} is not released above the number`,
  }),
  retention: (place) => ({
    decision: 'How long something is kept is decided by what was stored with it',
    prevents: 'Something that is gone too early, or stays because nobody thinks of it',
    rule:
      place === 'server'
        ? 'One job deletes by the stored time and writes how many rows it took; a test with a set clock finds them the moment before and none after'
        : 'One function deletes it, where the event happens and again at each start; a test finds it before and nothing after',
  }),
  gate: (place) => ({
    decision: 'What has to come first is checked in the same step that writes',
    prevents: 'A way around it: a second screen, a second call, two people at one moment',
    rule: `The ${place === 'server' ? 'statement' : 'function'} that writes holds the condition itself; where it is not met nothing is written, and the answer says what is missing`,
    never: 'Check it on the screen alone',
  }),
  time: (place) => ({
    decision: 'One function reckons every period, with the clock handed in',
    prevents: 'That it hangs on somebody looking at the right moment, and two places that reckon differently',
    rule: `${place === 'server' ? 'A job asks it, and run twice it does nothing twice' : place === 'device' ? 'It is asked at each start and at each look' : 'Each run asks it'}; tests set the clock a minute before, at the moment and a minute after`,
    never: 'Compare times anywhere else',
  }),
  limit: () => ({
    decision: 'Each number stands in one place and is compared in one function',
    prevents: 'Two parts that count differently, and a limit that is passed by one',
    rule: 'The function gets what is stored and answers yes or no; tests try one below, at and one above the number',
    never: 'Write the number in a second place',
  }),
  reach: (_, name) => ({
    decision: 'A screen is done when those it is for get through it',
    prevents: 'One screen that makes the whole of no use to somebody',
    rule: `Each control of ${name} has a name that can be read out; a walk of every screen in that way is part of each release`,
  }),
  definition: (place, name) => ({
    decision: 'Each of these is worked out by one pure function',
    prevents: `Two parts of ${name} that answer differently`,
    rule: `Its examples stand in a table beside its test, and ${place === 'code' ? 'each command' : 'whatever shows or stores it'} calls it`,
    never: 'Work it out a second time elsewhere',
  }),
};

/** The order in which decisions stand: what must never happen before what is only reckoned. */
const order: RuleKind[] = [
  'network',
  'fixed',
  'access',
  'write',
  'gate',
  'device',
  'time',
  'retention',
  'limit',
  'definition',
  'speed',
  'reach',
];

/** The rules of the owner as decisions: one for each way of holding them, with the rules that it holds in the owner's words. */
export function ruleDecisions(product: Product): Choice[] {
  const rules = ownerRules(product);
  const place = placeOf(product);
  return order.flatMap((kind): Choice[] => {
    const own = rules.filter((rule) => rule.kind === kind);
    if (own.length === 0) return [];
    const { decision, prevents, rule, never } = holds[kind](place, product.name);
    const [only] = own;
    const isAlone = own.length === 1 && only !== undefined;
    return [
      {
        decision: isAlone ? only.text : decision,
        ...(isAlone ? {} : { holds: own.map(tellHeld) }),
        prevents: (isAlone ? preventsOf(only) : undefined) ?? prevents,
        rule: isAlone ? `${decision}. ${rule}${aboutOf(product, own)}` : `${rule}${aboutOf(product, own)}`,
        serves: [...new Set(own.flatMap(servesOf))].join(', ') || 'FR-1',
        ...(never ? { never } : {}),
      },
    ];
  });
}

function placeOf(product: Product): Place {
  const { runtime } = shapeOf(product);
  return runtime === 'local' ? 'device' : runtime === 'command' || runtime === 'package' ? 'code' : 'server';
}

const servesOf = ({ features, criteria }: OwnerRule) =>
  (criteria.length > 0 ? criteria.map(({ id }) => id) : features.map(({ id }) => id)).slice(0, 2);

/** What holds it is told as 'of FR-3': in brackets alone it would be the title of that feature. */
const tellHeld = (rule: OwnerRule) => {
  const serves = servesOf(rule).join(', ');
  return `“${rule.text}”${serves ? ` (of ${serves})` : ''}`;
};

const hides =
  /^(?:(?:an?|the|each) )?(?<who>(?!.*\bmust\b)[\p{L} '-]{2,40}?) (?:never|cannot|can't|may not|does not|do not) (?:ever )?(?:sees?|reads?) (?<what>[^;,]{3,80})$/iu;
const lacks = /^(?:(?:an?|the|each) )?(?<who>[\p{L} '-]{2,40}?) sees no (?<what>[^;,]{3,80})$/iu;

/** 'Callum never sees phone numbers' prevents phone numbers in what Callum gets. */
function preventsOf({ text, kind }: OwnerRule): string | undefined {
  if (kind !== 'access') return undefined;
  const { who, what } = (hides.exec(text) ?? lacks.exec(text))?.groups ?? {};
  if (!who || !what || /\bonly\b/.test(text)) return undefined;
  const named = /^(?:A|An|The|Each) /.test(text) ? `the ${lowerFirst(who)}` : who;
  const those = what.replace(/ and no /g, ' and ');
  return `${those.charAt(0).toUpperCase()}${those.slice(1)} in an answer, a list or a message to ${named}`;
}

/** The records and fields that rules speak of, so that it is plain where they are held. */
function aboutOf(product: Product, rules: OwnerRule[]): string {
  const told = [...new Set(rules.flatMap(({ text }) => wordsAbout(product, text)))].slice(0, 4);
  return told.length > 0 ? `. It is about ${joinWords(told)}` : '';
}
