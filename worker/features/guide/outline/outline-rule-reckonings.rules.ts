import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';

const shall = 'THE SYSTEM SHALL';

/** What a sum is called by, and what it is reckoned with. */
const sum = '(?:average|mean|median|sum|total|difference|product|number|share)';
const operator = '(?:minus|plus|times|divided by|multiplied by|less)';
const subject = "((?:the |an? |each |every |their |its )?[\\p{L}'-]+(?: [\\p{L}'-]+){0,6}?)";
const modal = '(?:must|may|can|cannot|should|shall|will|never|only|not|nobody|no one)';
/** What is done only so is no sum: 'a patient is only offered days and times'. */
const notHow = /^(?:only|not|never|\p{L}+ed)\b/iu;

/** What is counted as one of these has no money's worth. */
const units = '(?:points?|credits?|stars?|tokens?|coins?|marks?|miles?|hours?)';
const figure = '(?:\\p{Sc} ?|Rs\\.? ?)?\\d[\\d.,]*(?: ?(?:\\p{Sc}|[a-z]{2,3}))?';

const forms: readonly [form: RegExp, tell: (what: string, how: string) => string][] = [
  [
    new RegExp(`^${subject} comes? from (the (?:${sum}|best|last|first)\\b.+)$`, 'iu'),
    (what, how) => `work out ${what} from ${how}`,
  ],
  [
    new RegExp(`^${subject} (?:is|are) (?:worked out|calculated|computed|reckoned) (?:as|from|by|with) (.+)$`, 'iu'),
    (what, how) => `work out ${what} from ${how}`,
  ],
  [new RegExp(`^${subject} (?:is|are) (the ${sum} of .+)$`, 'iu'), (what, how) => `work out ${what} as ${how}`],
  [
    new RegExp(
      `^${subject} (?:is|are|equals?) ((?:(?!\\b(?:when|if|that|which|who|while|until|after|before)\\b)[^,;])+? ${operator} .+)$`,
      'iu',
    ),
    (what, how) => `work out ${what} as ${how}`,
  ],
  [
    new RegExp(`^${subject} (?:is|are) (\\d+ for (?:the )?(?:first|1st|a win|each|every)\\b.+)$`, 'iu'),
    (what, how) => `work out ${what} as ${how}`,
  ],
  [
    new RegExp(`^((?:${figure}|one|half) (?:an? )?${units}) (per (?!cent).+)$`, 'iu'),
    (what, how) => `count ${what} ${how}`,
  ],
  [
    new RegExp(`^((?:double|half|triple) (?:the )?${units}) ((?:after|before|on|for|at|during|when|in) .+)$`, 'iu'),
    (what, how) => `count ${what} ${how}`,
  ],
  [
    new RegExp(
      `^${subject} (?:is|are) (${figure} (?:per (?!cent)|an? (?=km|kilometre|mile|hour|night|piece|head|person))[^;]+)$`,
      'iu',
    ),
    (what, how) =>
      `count ${what} as ${how.replace(/,? but (?:this|it|that) (?:can|may) (?:be changed|change)$/i, ', a figure that can be changed without touching the code')}`,
  ],
  [
    new RegExp(
      `^${subject} (?:is|are) (the (?:fastest|slowest|best|highest|lowest|newest|longest|shortest)\\b.+)$`,
      'iu',
    ),
    (what, how) => `work out ${what} as ${how}`,
  ],
  [/^([^,;]*\b(?:best|first|last) \d+ [^,;]+?) counts? ((?:for|towards) .+)$/iu, (what, how) => `count ${what} ${how}`],
  [
    new RegExp(`^${subject} counts? (double|twice|half|triple|three times)$`, 'iu'),
    (what, how) => `count ${what} ${how}`,
  ],
];

function readForm(rule: string): string | undefined {
  const said = rule.replace(/[.\s]+$/, '');
  for (const [form, tell] of forms) {
    const [, what = '', how = ''] = form.exec(said) ?? [];
    if (what && !notHow.test(how) && !new RegExp(`\\b${modal}\\b`, 'i').test(what)) return tell(lowerFirst(what), how);
  }
  return undefined;
}

/** Whether a rule says how something is worked out: 'a start time comes from the average of the best 3 runs'. Its numbers bound nothing. */
export const tellsReckoning = (rule: string): boolean => readForm(rule) !== undefined;

/** A rule on how something is worked out as what the product does; undefined for all else. */
export function inReckonedForm(rule: string): string | undefined {
  const does = readForm(rule);
  return does && `${shall} ${does}.`;
}
