import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';

const me = "(?:I|we|i)(?:'d| would)?(?: (?:really|just|now|also|only|mainly|basically))*";
const wanting = '(?:want|need|like|love|prefer|wish for)';
const start = String.raw`(?<=^|[.!?;:\n]\s*)(?:(?:so|and|but|also|then|basically|ideally|plus)[, ]+)*`;
const makes = '(?:make|build|create|write|do|give|get|design|develop)';
const nice =
  '(?:great|nice|cool|good|awesome|amazing|helpful|useful|perfect|ideal|lovely|brilliant|fantastic|wonderful|super|handy)';
/** What is no doer of its own: 'I want it to …' is said of the product. */
const product = '(?:it|this|that|the (?:app|tool|site|website|system|program|thing))';
const doer = String.raw`((?!(?:to|it|this|that|an?|some|something|somewhere|more|no)\b)(?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+)`;
const device = '(?:phones?|mobiles?|cells?|tablets?|computers?|laptops?|ipads?|pcs?)';

/** Each begins a sentence with a wish, and how the same is told plainly. */
const plainly: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  // 'Can you make me an app that', 'Could somebody build': an app is wished for.
  [
    new RegExp(
      `${start}(?:please )?(?:can|could|would|will) (?:you|someone|somebody|anyone) (?:please )?(?:help (?:me|us) )?(?:to )?${makes} (?:me |us )?(?=an? |some)`,
      'giu',
    ),
    '',
  ],
  [new RegExp(`${start}(?:please )?${makes} (?:me|us) (?=an? |some(?:thing)?\\b)`, 'giu'), ''],
  [
    new RegExp(
      `${start}(?:is there|looking for|searching for|wanted:?|need|needed:?) (?=an? (?:[\\p{L}-]+ ){0,3}(?:app|tool|site|website|way)\\b|something\\b)`,
      'giu',
    ),
    'I want ',
  ],
  // 'Something to help my sister and me split up …' and 'a way to …'.
  [
    new RegExp(
      `(?<=^|[.!?]\\s|\\b(?:want|need|like|love|for) )(?:something|a way)(?: (?:simple|easy|small|basic))?(?: (?:on|for) (?:my|our|the|their|your|a) ${device})?(?: (?:that|which) (?:would|could|will|can|lets|allows|helps))? to help (?=(?:my|our|the|me|us)\\b)`,
      'giu',
    ),
    'an app that helps ',
  ],
  [
    new RegExp(
      `(?<=\\b(?:want|need|like|love|for|(?:I|we) am|are looking for) |^)something(?: (?:simple|easy|small|basic))?(?: (?:on|for) (?:my|our|the|their|your|a) ${device})?,? (?=(?:where|so that|so (?:I|we|the|my|our|people|they)|that|which|to|with which)\\b)`,
      'gimu',
    ),
    'an app ',
  ],
  // 'I'd like people to be able to post …': they can.
  [
    new RegExp(
      `${start}${me} ${wanting}(?: it)?(?: if| that| for)? ${doer} (?:to be able to|could|can|would be able to|to have the (?:option|possibility) to) (?=\\p{L})`,
      'giu',
    ),
    (_: string, who = '') => `${capitalise(who)} can `,
  ],
  [
    new RegExp(
      `${start}${me} ${wanting}(?: it)? (?:to be able to|to have the (?:option|possibility) to) (?=\\p{L})`,
      'giu',
    ),
    'I can ',
  ],
  [
    new RegExp(
      `${start}(?:it|that) ?(?:'d| would)(?: also| really)? be (?:so |really |very |just )?${nice} (?:if|when) (?=\\p{L})`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `${start}(?:it|that) ?(?:'d| would)(?: also| really)? be (?:so |really |very |just )?${nice} to (?:be able to )?(?=\\p{L})`,
      'giu',
    ),
    'I want to ',
  ],
  [new RegExp(`${start}I want to have (?=(?:an?|one|some|the)\\b)`, 'giu'), 'I want '],
  [new RegExp(`${start}${me} ${wanting} ${product} to (?:be able to )?(?=\\p{L})`, 'giu'), 'The app should '],
];

/** 'I just want guys to take a part': who is wanted to do something does it. */
const wantedDo = new RegExp(`${start}${me} ${wanting}(?: for)? ${doer} to (\\p{L}+)(?= )`, 'giu');
/** '…, and have it warn me when we are getting low': the product does it. */
const haveIt = new RegExp(`,? (?:and|then) (?:also )?(?:have|let|make|get) ${product} (?:to )?(\\p{L}+)(?= )`, 'giu');

/** 'Take a part, say which machine it is for': the two doings of a list that lost its end. */
const lastOfTwo = /((?:can|should) [^.,;]+), (\p{L}+) ([^.,;]+)(?=\. The app should )/giu;

/** 'The committee can see everything, but only I can change it': what only some may do is a sentence of its own. */
const onlySome =
  /,? but only (?=(?:me|I|the|our|my|those|members?|admins?|we|us)\b[^.;]{0,60}\b(?:can|may|should|must|are|is)\b)/giu;
const mayOnly = /\bshould (only )?be able to\b/giu;

/** 'She can change the price but the drivers can't': they cannot do the same. */
const othersCannot =
  /(?<=^|[.!?]\s|[-•*] )([\p{L}' ]{2,40}?) can ([^.;,!?]{3,60}?),? but ((?:the |our |my )?[\p{L}]+s) (?:can't|cannot|can not|may not)(?=[.;!?]|$)/gimu;
const kin: readonly { begins: RegExp; named: RegExp }[] = [
  {
    begins: /(?<=[.!?:]\s+(?:[-•*] )?|\n[-•*] )She (?=\p{L})/gu,
    named: /\bmy (wife|mother|mom|mum|sister|daughter|aunt|grandmother|grandma|niece|girlfriend)\b/i,
  },
  {
    begins: /(?<=[.!?:]\s+(?:[-•*] )?|\n[-•*] )He (?=\p{L})/gu,
    named: /\bmy (husband|father|dad|brother|son|uncle|grandfather|grandpa|nephew|boyfriend)\b/i,
  },
];
const somebody = /^(?:[-•*] )?(?:an?|the|our|each|every|one|another) (\p{L}+)/iu;

/** 'My wife answers the phone. She takes down the name': the only one of the kin, unless a sentence since has somebody else do something. */
function withKin(text: string): string {
  return kin.reduce((now, { begins, named }) => {
    const all = new Set([...now.matchAll(new RegExp(named, 'gi'))].map(([, name]) => name));
    const [name] = all;
    if (all.size !== 1) return now;
    return now.replace(begins, (pronoun, at: number) => {
      const last = now
        .slice(0, at)
        .split(/(?<=[.!?:])\s+|\n/)
        .findLast((one) => named.test(one) || kindOfNoun(somebody.exec(one)?.[1]?.toLowerCase() ?? '') === 'person');
      return last !== undefined && named.test(last) ? `My ${name} ` : pronoun;
    });
  }, text);
}

/** Words for whoever it may be, as they are spoken. */
const anybody = /\b(?<!\b(?:each|that|this|the|a|one|every) )(?:guys|folks)\b/giu;

/** What the teller only remarks: ', honestly that is most of the mails', 'because that is our rule'. */
const remarks: readonly RegExp[] = [
  /, (?:honestly|frankly|seriously|tbh|to be honest|trust me|believe me),? [^,.!?;]+(?=[,.!?;]|$)/giu,
  /,? (?:because|as|since) (?:that|it|this)(?:'s| is| are) (?:just )?(?:our|the|a|what|how) (?:rules?|polic(?:y|ies)|law|rule here|we (?:do|did|always do) it|it (?:is|works))(?=[.!?;]|$)/giu,
  /,? so (?:that )?(?:I|we)(?:'m| am|'re| are)? (?:not (?:always )?\p{L}+ing|no longer \p{L}+ing|don't have to|do not have to|can stop) [^,.!?;]+(?=[,.!?;]|$)/giu,
];
/** What happened once is why it is wished for: a sentence of its own. */
const reason =
  /,? because ((?:last \p{L}+,? |once,? )?(?:I|we|they|he|she|it|people|somebody|someone|customers?|the \p{L}+) (?:had|have had|was|were|lost|forgot|got|did|didn't|broke|took|claimed|missed)\b[^.!?;]*)/giu;

/**
 * Prose in which what is wished is told as what happens: 'I'd like people to be able to post a shift' is 'People can post a shift', and
 * 'something on my phone where I can note' an app where one notes. What is only remarked is left out.
 */
export function asWished(text: string): string {
  const told = plainly
    .reduce((now, [pattern, put]) => now.replace(pattern, put as string), text)
    .replace(haveIt, (whole: string, verb: string) => (isVerb(verb) ? `. The app should ${verb}` : whole))
    .replace(wantedDo, (whole: string, who: string, verb: string) =>
      isVerb(verb) ? `${capitalise(who === 'them' ? 'they' : who)} can ${verb}` : whole,
    )
    .replace(lastOfTwo, (whole: string, first: string, verb: string, rest: string) =>
      isVerb(verb) ? `${first} and ${verb} ${rest}` : whole,
    )
    .replace(
      othersCannot,
      (_, who: string, does: string, others: string) => `${who} can ${does}. ${capitalise(others)} cannot ${does}`,
    )
    .replace(onlySome, '. Only ')
    .replace(mayOnly, (_, only: string | undefined) => `can ${only ? 'only' : ''}`.trim())
    .replace(/\bOnly me and /g, 'Only I and ')
    .replace(anybody, (word) => (/^\p{Lu}/u.test(word) ? 'People' : 'people'))
    .replace(reason, (_, said: string) => `. ${capitalise(said)}`);
  const plain = withKin(remarks.reduce((now, remark) => now.replace(remark, ''), told));
  return plain === text ? text : plain.replace(/(?<=^|[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

const isVerb = (word: string) => baseOfVerb(word.toLowerCase()) === word.toLowerCase();
