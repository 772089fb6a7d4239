import { talkVerbs, wishVerbs } from '#worker/features/guide/content/verbs.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { dropVague, escapeText, lookUp, lowerFirst, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { spanIn } from '#worker/features/guide/idea/moments.rules.ts';
import { isTestable } from '#worker/features/guide/idea/rule-criteria.rules.ts';
import { exceptionIn } from '#worker/features/guide/idea/rule-limits.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { counted, countsAs } from '#worker/features/guide/product/act-gaps.rules.ts';
import type { Gap } from '#worker/features/guide/product/gap.rules.ts';

/** What a rule that leaves somebody out does not say. */
export function exceptionGap(told: Told): Gap[] {
  const found = exceptionIn(told);
  return found
    ? [
        {
          ask: `who counts as ${found.who}, and who decides that somebody may ${told.verb} ${found.what}?`,
          answered: new RegExp(`\\b${toPattern(found.who)}\\b`, 'i'),
        },
      ]
    : [];
}

/** A thing that only some may see has to be entered by somebody. */
export function hiddenGap(told: Told, acts: Told[]): Gap[] {
  const found = exceptionIn(told);
  if (!found || !/^(?:see|know|read|view)$/.test(told.verb)) return [];
  const { thing } = found;
  const isEntered = acts.some(
    ({ verb, phrase }) =>
      !/^(?:see|view|know|read)$/.test(verb) && new RegExp(`\\b${toPattern(thing)}\\b`, 'i').test(phrase),
  );
  return isEntered || thing.split(' ').length > 4
    ? []
    : [
        {
          ask: `who enters ${thing}, and when?`,
          answered: new RegExp(`\\b(?:enters?|adds?|records?)\\b.*${toPattern(thing)}`, 'i'),
        },
      ];
}

const spent = /\b(letters|lives|points|credits|hearts|coins|stars|tokens|chances|hours|days)\b/;

/** What is taken away again and again is used up one day. */
export function zeroGap({ kind, not, text, verb, phrase }: Told): Gap[] {
  const counted = spent.exec(phrase)?.[1];
  const isTaken =
    /^(?:lose|cost|deduct|subtract|burn)$/.test(verb) || (verb === 'take' && /\b(?:off|away|from)\b/.test(phrase));
  return counted && isTaken && !not && (kind === 'rule' || kind === 'act')
    ? [
        {
          ask: `what happens when no ${counted} are left (“${lowerFirst(dropVague(escapeText(text, 100)))}”)?`,
          answered: new RegExp(`\\b(?:no|zero|last|out of) ${counted}|\\bnone (?:is|are) left\\b`, 'i'),
        },
      ]
    : [];
}

const takes = /^(?:take|give|cost|lose|gain|earn|win|add|deduct|score|bring)$/;

/** 'Each guess takes letters off': how many, and which. */
export function countGap({ kind, not, text, verb, phrase }: Told): Gap[] {
  const counted = spent.exec(phrase)?.[1];
  return counted && takes.test(verb) && kind === 'rule' && !not && !/\d/.test(inDigits(phrase))
    ? [
        {
          ask: `how many ${counted}, and which (“${lowerFirst(dropVague(escapeText(text, 100)))}”)?`,
          answered: new RegExp(
            `\\b(?:\\d+|one|two|three|each|all|every) (?:[a-z]+ )?${counted.replace(/s$/, 's?')}\\b`,
            'i',
          ),
        },
      ]
    : [];
}

const judging = /^(?:check|match|score|judge|validate|verify|grade|rate|test|compare)$/;

/** 'Checks messages against team rules': which rules these are decides all that is found. */
export function yardstickGap({ kind, not, verb, phrase, text }: Told, said: string): Gap[] {
  const yardstick =
    /\b(?:against|by|for) ((?:the |our |their |your |its )?(?:[a-z-]+ )?(?:rules|criteria|guidelines|standards|conventions|policies|checklist))\b/.exec(
      phrase,
    )?.[1];
  const isListed = /\b(?:rules|criteria|guidelines|standards|conventions|policies)(?: (?:like|are|such as)\b|:)/i.test(
    said,
  );
  return yardstick && judging.test(verb) && kind === 'act' && !not && !isListed
    ? [
        {
          ask: `which are the first three of “${yardstick}” (“${lowerFirst(dropVague(escapeText(text, 100)))}”), and where are they written down?`,
          answered:
            /\b(?:rules?|criteria|guidelines?|standards?|conventions?|checklist) (?:is|are|says?|stands?|like|such as)\b/i,
        },
      ]
    : [];
}

/** 'Members argue about that': what was said of something, and not what follows from it. */
export function remarkGap({ isRemark, text, kind }: Told): Gap[] {
  return isRemark && kind === 'fragment' && asks.test(text)
    ? [
        {
          ask: `what is to be done about “${lowerFirst(dropVague(escapeText(text, 100)))}”?`,
          answered: new RegExp(toPattern(text.split(' ')[0] ?? text), 'i'),
        },
      ]
    : [];
}
const asks = new RegExp(`\\b(?:${[...talkVerbs, ...wishVerbs].join('|')})(?:s|es)?\\b`);

const tells = /^(?:need|want|have|open|close|cost|mean|like)$/;

/** A rule without a moment or a result can't be built as it stands; one that speaks of 'late' or 'free' leaves a number open. */
export function ruleGap(told: Told): Gap[] {
  const { kind, text, not, when, subject, verb, phrase } = told;
  if (kind !== 'rule' || not) return [];
  const [, quality, thing] = counted.exec(subject.toLowerCase()) ?? [];
  if (quality && thing) return [countsAs(quality, thing)];
  if (/^free\b/.test(phrase))
    return [
      {
        ask: `what does it cost after that (“${dropVague(escapeText(text, 80))}”)?`,
        answered: /\b(?:price|cost|euro|dollar|pound)s?\b|[€£$]/i,
      },
    ];
  if (
    isTestable(told) ||
    tells.test(verb) ||
    /\bwants? to\b/.test(text) ||
    text.split(' ').length < 4 ||
    !text.toLowerCase().startsWith(subject.toLowerCase()) ||
    / who$/.test(subject)
  )
    return [];
  const quoted = dropVague(escapeText([text, when].filter(Boolean).join(' '), 120));
  return [
    {
      ask: `what is to happen, and when, because of “${quoted}”?`,
      answered: new RegExp(toPattern(subject.split(' ').at(-1) || text), 'i'),
    },
  ];
}

/** 'A match lasts three minutes' beside 'a match has 5 rounds': which of the two ends it? */
export function endGap({ told }: Idea, decided: string[]): Gap[] {
  const lasting = told.find(
    ({ kind, not, verb, phrase }) => kind === 'rule' && !not && verb === 'last' && spanIn(phrase),
  );
  const other = decided.find((text) => /\b\d+ (?:rounds|turns|questions)\b/.test(text));
  return lasting && other
    ? [
        {
          ask: `which comes first, “${lowerFirst(lasting.text)}” or “${lowerFirst(escapeText(other, 80)).replace(/\.$/, '')}”?`,
          answered: /\bwhichever\b|\bfirst\b/i,
        },
      ]
    : [];
}

const secondsOf: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3_600, day: 86_400 };

function inSeconds(span: string): number {
  const [amount = '', unit = ''] = inDigits(span.toLowerCase()).split(' ');
  const count = /^\d/.test(amount) ? Number(amount) : Number(/^(?:an?|one)$/.test(amount));
  return count * (lookUp(secondsOf, unit.replace(/s$/, '')) ?? 0);
}

/** 'A match lasts three minutes' beside 'live with 60 seconds a turn': the one leaves room for only so many of the other. */
export function spanGap({ told }: Idea, decided: string[]): Gap[] {
  const lasting = told.find(({ kind, not, verb }) => kind === 'rule' && !not && verb === 'last');
  const whole = spanIn(lasting?.phrase ?? '');
  if (!lasting || !whole) return [];
  for (const text of decided) {
    const [, part = '', each = ''] =
      /\b(\d{1,4} (?:seconds?|minutes?|hours?)) (?:for )?(?:an?|each|per|every) ([a-z]{3,12})\b/i.exec(text) ?? [];
    const times = part ? Math.floor(inSeconds(whole) / Math.max(1, inSeconds(part))) : 0;
    if (times > 0 && times < 6)
      return [
        {
          ask: `${each}s of ${part} leave room for ${times} of them where “${lowerFirst(lasting.text)}”: which of the two numbers changes?`,
          answered: /\bwhichever\b|\bshorter\b/i,
        },
      ];
  }
  return [];
}
