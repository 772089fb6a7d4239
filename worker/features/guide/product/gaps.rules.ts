import {
  dropVague,
  escapeText,
  headOf,
  lowerFirst,
  type Noun,
  patternOfNoun,
  singularOf,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { spanIn } from '#worker/features/guide/idea/moments.rules.ts';
import { isTestable } from '#worker/features/guide/idea/rule-criteria.rules.ts';
import { exceptionIn } from '#worker/features/guide/idea/rule-limits.rules.ts';
import { doOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';

/** A question that the idea itself leaves open, and words of a decision that would have answered it. */
type Gap = { ask: string; answered: RegExp };

const alert = /^(?:alarm|alert|warning)$/;
/** What a program works out or sends by itself; nobody has to enter it. */
const derived =
  /^(?:list|summary|overview|report|result|alarm|alert|warning|message|reminder|notification|pattern|grade|total|ranking|score|progress|map|status|substitution|history|answer|story|menu|difference|statistic|figure|chart|clash|way|time|day|month|year|pet|feather)$/;

/** What contradicts itself or is missing in the idea's own sentences, most weighty first. */
export function listGaps(idea: Idea, decided: string[]): string[] {
  const acts = idea.told.filter(({ kind, not, who }) => kind === 'act' && !not && who !== undefined);
  const gaps = [
    ...endGap(idea, decided),
    ...idea.told.flatMap(exceptionGap),
    ...acts.flatMap((told) => actGap(told, acts, idea)),
    ...knownAgain(idea, acts),
    ...idea.told.flatMap(ruleGap),
  ];
  const open = gaps.filter(({ answered }) => !decided.some((text) => answered.test(text)));
  const firsts = open.filter(
    ({ answered }, index) => index === open.findIndex((other) => other.answered.source === answered.source),
  );
  return firsts.map(({ ask }) => ask);
}

function exceptionGap(told: Told): Gap[] {
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

function actGap(told: Told, acts: Told[], idea: Idea): Gap[] {
  const { device, verb, phrase, when, object, who } = told;
  const people = typeof who === 'object' ? who : undefined;
  if (device && people && !/^(?:send|report|measure|transmit|record|log)$/.test(verb))
    return [
      {
        ask: `what must ${people.many} do while ${idea.name} can’t be reached, and who may overrule them?`,
        answered: patternOfNoun(people),
      },
    ];
  if (device) return [];
  if (object && alert.test(headOf(object)) && !/\d/.test(`${phrase} ${when ?? ''}`))
    return [
      {
        ask: `from which value on does the ${object.one} come, and who sets that value?`,
        answered: /\b(?:limit|value|threshold)s?\b|\d/i,
      },
    ];
  if (/^(?:export|download)$/.test(verb))
    return [
      {
        ask: `into which program does the file go (“${doOf(told)}”), and which columns does it expect?`,
        answered: /\b(?:columns?|program|format|import\w*)\b/i,
      },
    ];
  const by = /^(?:match|pair|assign)$/.test(verb) ? /\bby ([a-z]+)$/.exec(phrase)?.[1] : undefined;
  if (by)
    return [
      { ask: `who says which ${by} each one has (“${doOf(told)}”), and can it change?`, answered: new RegExp(by, 'i') },
    ];
  if (/^(?:match|pair|assign)$/.test(verb) || /\bfits?\b/.test(phrase))
    return [
      {
        ask: `by what is it decided who or what fits (“${doOf(told)}”)?`,
        answered: /\b(?:fits?|match\w*|nearest|closest|skills?)\b/i,
      },
    ];
  const found = people && object ? sourceGap(people, object, told, acts) : [];
  return found.length > 0 ? found : wordGap(told, idea);
}

const counted = /\b(late|old|overdue|inactive|urgent|stale) ([a-z]+)/;

/** A word that each reader fills differently: what counts as late, what stands on the checklist, what becomes of a refusal. */
function wordGap({ verb, phrase, text, object, family, who }: Told, { said, item, name }: Idea): Gap[] {
  const clash = /\b(clash|conflict)(?:es|s)?\b/.exec(phrase)?.[1];
  if (clash)
    return [{ ask: `what counts as a ${clash}, and which of them may somebody accept?`, answered: new RegExp(clash) }];
  if (/^(?:approve|decide|accept)$/.test(verb) && !/\b(?:refus|reject|declin|otherwise)/i.test(said))
    return [
      {
        ask: `what becomes of ${withArticle(object && item.one !== `${object.one} request` ? object.one : item.one)} that is refused, and may it be asked for again?`,
        answered: /\b(?:refus|reject|declin)/i,
      },
    ];
  const sheet = object && /^(?:checklist|form|questionnaire|application)$/.test(headOf(object)) ? object : undefined;
  if (sheet)
    return [
      {
        ask: `which points does ${withArticle(sheet.one)} ask for?`,
        answered: new RegExp(`${toPattern(sheet.one)}|fields?|asks? for`, 'i'),
      },
    ];
  if (family === 'remind' && !/\d/.test(phrase) && /\bremind/.test(`${verb} ${phrase}`))
    return [
      {
        ask: `how long before or after does the first reminder go out (“${doOf({ verb, phrase })}”), and how many follow?`,
        answered: /\bremind\w*|\b\d+ (?:hours?|days?|weeks?)\b/i,
      },
    ];
  if (family === 'pay' && /\bcard|online|link\b/.test(phrase) && !/\brefund|money back\b/i.test(said))
    return [
      { ask: 'when does somebody who has paid get the money back, and who decides it?', answered: /\brefund|back\b/i },
    ];
  if (who === 'product' && /^(?:write|draft|explain|summari[sz]e|translate|suggest|propose|generate)$/.test(verb))
    return [
      {
        ask: `who looks over what ${name} has made (“${doOf({ verb, phrase })}”) before anybody relies on it?`,
        answered: /\b(?:wrong|check|agree|approve|released|look)/i,
      },
    ];
  const [, quality, thing] = counted.exec(`${phrase}. ${text}`) ?? [];
  return quality && thing ? [countsAs(quality, thing)] : [];
}

const countsAs = (quality: string, thing: string): Gap => ({
  ask: `from when on does ${withArticle(singularOf(thing))} count as ${quality}?`,
  answered: new RegExp(`\\b${quality}\\b|\\b\\d+ (?:hours?|days?|weeks?|months?)\\b`, 'i'),
});

/** Somebody sees or gets a thing that nobody in the idea enters. */
function sourceGap(people: Noun, object: Noun, told: Told, acts: Told[]): Gap[] {
  if (!/^(?:see|get|view)$/.test(told.verb) || / back\b/.test(told.phrase) || derived.test(headOf(object))) return [];
  const head = headOf(object);
  const isEntered = acts.some((other) => other !== told && other.object !== undefined && headOf(other.object) === head);
  const what = /^(?:the|each|every|all|their) /.test(told.phrase)
    ? told.phrase.split(/ (?:on|at|in|before|after) /)[0]
    : undefined;
  return isEntered || !what
    ? []
    : [{ ask: `who enters what ${people.many} see here (“${what}”), and how often?`, answered: patternOfNoun(object) }];
}

/** Without an account nobody is known again the next day. */
function knownAgain({ nots, said }: Idea, acts: Told[]): Gap[] {
  if (!nots.some((text) => /\b(?:account|log-?in|sign-?up)/i.test(text))) return [];
  const again = acts.find(({ phrase, family }) => /\bagain\b|\btheir own\b/.test(phrase) || family === 'remind');
  return again && /\baccount|log-?in|sign-?up/i.test(said)
    ? [
        {
          ask: `how is somebody known again without an account, so that they can ${doOf(again)}?`,
          answered: /\b(?:link|device|code|cookie)\b/i,
        },
      ]
    : [];
}

const tells = /^(?:need|want|have|open|close|cost|mean|like)$/;

/** A rule without a moment or a result can't be built as it stands; one that speaks of 'late' or 'free' leaves a number open. */
function ruleGap(told: Told): Gap[] {
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
function endGap({ told }: Idea, decided: string[]): Gap[] {
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
