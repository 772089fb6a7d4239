import { timeUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import {
  capitalise,
  headOf,
  isPlural,
  lowerFirst,
  type Noun,
  patternOfNoun,
  singularOf,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { leavesOpen } from '#worker/features/guide/idea/effect-of-act.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { asOneBody, doOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import { withoutNoting } from '#worker/features/guide/outline/outline-noting.rules.ts';
import type { Gap } from '#worker/features/guide/product/gap.rules.ts';

const alert = /^(?:alarm|alert|warning)$/;
/** What a program works out or sends by itself; nobody has to enter it. */
const derived =
  /^(?:list|summary|overview|report|result|alarm|alert|warning|message|reminder|notification|pattern|grade|total|ranking|score|progress|map|status|substitution|history|answer|story|menu|difference|statistic|figure|chart|clash|way|time|day|month|year|pet|feather)$/;

/** What its owner left open behind the arrow of a line: all that comes of it, or a part; `name` of the product keeps its capital. */
export function openOutcome({ open = [], outcomes = [], line, text, isDoerAssumed }: Told, name: string): Gap[] {
  const told = (line ?? text).replace(/[.\s]+$/, '');
  const act = isDoerAssumed ? capitalise(withoutNoting(told)) : told;
  return open.map((part) => {
    if (part === '') return whole(act, outcomes.length > 0, name);
    return {
      ask: `“${act}”: ${/^(?:then|and|but)\b/i.test(part) ? 'and what then' : /^(?:when|if)\b/i.test(part) ? `what happens ${part}` : part}?`,
      answered: /^(?:then|and|but)$/i.test(part)
        ? whole(act, false, name).answered
        : new RegExp(`\\b${toPattern(part)}\\b`, 'i'),
    };
  });
}

/** What happens when it comes to that; `isPartTold`: beside what is said already. */
function whole(act: string, isPartTold: boolean, name: string): Gap {
  const [, met = act] = /^(?:when|if|once|as soon as) (.+)$/i.exec(act) ?? [];
  const event = met.startsWith(name) ? met : lowerFirst(met);
  return { ask: `what ${isPartTold ? 'else ' : ''}happens when ${event}?`, answered: new RegExp(toPattern(act), 'i') };
}

/** What one act leaves open. */
export function actGap(told: Told, acts: Told[], idea: Idea): Gap[] {
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
  const open = openGap(told, acts, idea);
  if (open.length > 0) return open;
  const found = people && object ? sourceGap(people, object, told, acts) : [];
  if (found.length > 0) return found;
  const word = wordGap(told, idea);
  return word.length > 0 ? word : effectGap(told, idea);
}

/** An act of which nothing is known but its verb. */
function effectGap(told: Told, { client, host, item, name }: Idea): Gap[] {
  return leavesOpen(told, { client, host, item, name, before: undefined })
    ? [
        {
          ask: `what has changed after “${doOf(told)}”, and who sees it where?`,
          answered: new RegExp(toPattern(told.verb), 'i'),
        },
      ]
    : [];
}

/** What an act leaves to somebody: who bears it, who may change it, from when on it holds, who enters what it rests on. */
function openGap(told: Told, acts: Told[], idea: Idea): Gap[] {
  const { verb, phrase, when, object, family } = told;
  const people = typeof told.who === 'object' ? told.who : undefined;
  if (family === 'collect' && people?.one === idea.client.one && idea.acts.some((act) => act.family === 'order'))
    return [
      {
        ask: `who pays for ${withArticle(idea.item.one)} that was ordered and that nobody comes to ${doOf({ verb, phrase: '' })}${/^(?:up|in|back)\b/.exec(phrase)?.[0] ? ` ${phrase.split(' ')[0]}` : ''}?`,
        answered: /\bno-?shows?\b|\bnot collected\b|\bpaid? (?:online|ahead|before|in advance)|\bprepa(?:y|id)/i,
      },
    ];
  const shared =
    family === 'share' && verb === 'share' && object
      ? /\bwith (?:the |their )?([a-z]+s)\b/.exec(phrase)?.[1]
      : undefined;
  if (shared && object)
    return [
      {
        ask: `may ${shared} change what is shared with them (“${doOf(told)}”), or only read it?`,
        answered: /\b(?:read|change|edit)s?\b/i,
      },
    ];
  if (family === 'join' && people && /^for\b|^up for\b/.test(phrase) && !/\d/.test(phrase))
    return [
      {
        ask: `how many may ${doOf(told)}, and until when may somebody step back?`,
        answered: /\bplaces?\b|\bfull\b|\b\d+ (?:people|hours?|days?)\b/i,
      },
    ];
  const missed = /^(?:if|when) (.{3,60}\b(?:do|does|did|has|have)(?: not|n[’']t)\b.{0,40})$/.exec(when ?? '')?.[1];
  if (missed && !/\d/.test(idea.said))
    return [
      {
        ask: `from which hour on does it count that “${missed}”?`,
        answered: /\b\d{1,2}(?::\d\d)?\b|\bhours?\b|\bminutes?\b/i,
      },
    ];
  const [, participle, noun] = /^who (?:has|have)(?: not)? ([a-z]+) (?:the|their|his|her) ([a-z]+)$/.exec(phrase) ?? [];
  if (
    people &&
    participle &&
    noun &&
    !acts.some((other) => other !== told && new RegExp(`\\b${noun}\\b`).test(other.phrase))
  )
    return [
      {
        ask: `who records that ${noun} ${isPlural(noun) ? 'are' : 'is'} ${participle}, so that ${asOneBody(people) ?? people.many} can ${doOf(told)}?`,
        answered: new RegExp(`\\b${noun}\\b`, 'i'),
      },
    ];
  return [];
}

export const counted = /\b(late|old|overdue|inactive|urgent|stale) ([a-z]+)/;

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

export const countsAs = (quality: string, thing: string): Gap => ({
  ask: `from when on does ${withArticle(singularOf(thing))} count as ${quality}?`,
  answered: new RegExp(`\\b${quality}\\b|\\b\\d+ ${timeUnit}\\b`, 'i'),
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
