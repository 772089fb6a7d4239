import { completionClasses, onPaper } from '#worker/features/guide/content/completion-classes.ts';
import { fieldOf } from '#worker/features/guide/grammar/told-fields.rules.ts';
import { asNoun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { madeAct } from '#worker/features/guide/outline/outline-completion-made.rules.ts';
import {
  aboutOf,
  clausesOf,
  type DraftedAct,
  doneAgain,
  loggedAct,
  markedAct,
  nothingNoted,
  stateBy,
  valueSaid,
  without,
  withValues,
} from '#worker/features/guide/outline/outline-completion-noted.rules.ts';
import {
  attributesIn,
  fieldsListed,
  kindOfThing,
  thingIn,
} from '#worker/features/guide/outline/outline-completion-things.rules.ts';

const classOf = ({ verb, phrase }: Pick<Told, 'verb' | 'phrase'>) =>
  completionClasses.find(
    ({ verbs, told, not }) => verbs.test(verb) && (told?.test(phrase) ?? true) && !not?.test(phrase),
  );

/** What the prose lists behind an act: after its colon, or by 'with'. */
function fieldsIn({ phrase, details }: Told): string[] {
  // 'Fields with rape' lists nothing.
  const listed = details?.length
    ? details.join(', ')
    : (/ with (?:(?:an? |the |their |its )|(?=[^,]+(?:,| and )))(.{3,80})$/i.exec(phrase)?.[1] ?? '');
  return listed === '' ? [] : fieldsListed(listed);
}

/** 'Down after each lesson what was practised': what is noted comes first. */
const timeFirst =
  /^((?:down|up) )?((?:after|before|during|at|in|on) (?:each|every|the|an?) \p{L}+) ((?:what|which|who|how|where|whether)\b.+)$/iu;
/** 'Type in bib numbers at each checkpoint'. */
const typedIn =
  /^in (?:the |an? |each |every |all )?([\p{L} -]{3,30}?)(?= (?:at|for|of|on) |,|$)(?: at (?:each|every|the|an?) (\p{L}+))?/iu;
/** 'Send us the dates': from when to when. */
const datesAlone = /^(?:[\p{L}-]+ ){0,3}(?:the|their|its|our) dates?$/iu;
const said = /^(?:show|answer|free|ask|vote|rate|send)$/;
/** Reads what a drafted line is to be completed by; undefined where nobody of the people does it. */
export function readDrafted(line: string, told: Told | undefined): DraftedAct | undefined {
  const [left = '', outcome = ''] = line.split(' → ');
  if (outcome) return readListed(readDrafted(left, told), outcome);
  if (!told || typeof told.who !== 'object' || told.device || told.not) return undefined;
  const { who, verb } = told;
  const heard = / (?:us|me) (?=(?:when|if|that|where)\b)/.test(left);
  // 'Tell us when a well is dry' was read as told to 'them'.
  const phrase = [told.phrase, told.when]
    .filter(Boolean)
    .join(' ')
    .trim()
    .replace(heard ? /^them\b/ : /^$/, 'us')
    .replace(timeFirst, (_, by: string | undefined, time: string, clause: string) => `${by ?? ''}${clause} ${time}`);
  const found = classOf({ verb, phrase });
  const way = found?.way;
  const act = {
    line: line.replace(/[.\s]+$/, ''),
    who,
    verb,
    phrase,
    way,
    fields: fieldsIn(told),
    isAll: told.details !== undefined,
  };
  if (/^(?:send|tell|give|enter|say|name|submit|post|add|set)$/.test(verb) && datesAlone.test(phrase))
    return {
      ...act,
      way: 'make',
      one: 'request',
      kind: kindOfThing('request'),
      fields: ['first day', 'last day', 'note'],
      isAll: true,
    };
  const [, typed, where] = (/^(?:type|key|punch|tap)$/.test(verb) && typedIn.exec(phrase)) || [];
  if (typed)
    return {
      ...act,
      ...{ way: 'log', one: 'entry', kind: kindOfThing('entry'), isKept: true },
      fields: [fieldOf(typed)?.name ?? typed, ...(where ? [where.toLowerCase()] : []), 'time', 'note'],
    };
  const named = thingIn(phrase);
  // 'Costume owners lend out costumes', and no owners.
  const isPerson = named !== undefined && (who.one === named || who.one.endsWith(` ${named}`));
  const values = attributesIn(phrase);
  if (values.length > 0 && way === 'show') return { ...act, fields: values, isAll: true };
  if (values.length > 0 && !said.test(way ?? '')) return withValues(act, values);
  const valued = valueSaid(act);
  if (valued) return { ...act, way: 'detail', isOfTopic: true, ...valued };
  if (way === 'outside' && named && !isPerson && / back\b/i.test(phrase))
    return { ...act, way: 'state', one: named, state: stateBy(verb, phrase) };
  if (way === 'outside' && onPaper.test(phrase)) return { ...act, way: undefined };
  const doing = isPerson ? undefined : doneAgain(act, named);
  if (doing) return doing;
  if (way === 'show') return { ...act, ...shownIn(phrase, isPerson ? undefined : named) };
  if (way === 'log') return loggedAct(act, named);
  if (way === 'make') return madeAct(act, named, found?.thing);
  if (way === 'free') return { ...act, one: 'availability' };
  if (way === 'ask')
    return { ...act, one: 'request', ...aboutOf(phrase.replace(/^(?:\p{L}+ )?(?:for|to \p{L}+) /iu, '')) };
  if (way === 'vote') return { ...act, one: 'vote', ...aboutOf(phrase.replace(/^(?:on|for|about) /i, '')) };
  if (way === 'rate') return { ...act, one: 'rating', ...aboutOf(phrase) };
  const asked =
    way === 'answer' &&
    /^(?:say|tell)$/.test(verb) &&
    !/\b(?:it|that|this|they|these) (?:is|was|are|were)\b/i.test(phrase);
  const clauses = asked && /^(?:what|how)\b/i.test(phrase) ? clausesOf(phrase) : [];
  if (clauses.length > 0) {
    const fields = [...new Set(['day', ...clauses, 'note'])];
    return { ...act, way: 'log', one: 'entry', kind: kindOfThing('entry'), fields, isKept: true, isOfTopic: true };
  }
  if (way === 'answer')
    return { ...act, one: 'answer', ...aboutOf(/ (?:to|at|for|in) (.+)$/i.exec(phrase)?.[1] ?? '') };
  if (way === 'mark') return markedAct(act, named);
  const [, given = '', value = ''] = /^(?:give|assign)$/.test(verb)
    ? (/^(?:each|every|the|all|an?|their) (\p{L}+) (?:an? |the |its )(\p{L}+)$/iu.exec(phrase) ?? [])
    : [];
  if (attributesIn(value).length > 0)
    return { ...act, way: 'detail', fields: [value.toLowerCase()], ...aboutOf(given) };
  const [, whom = '', item = ''] = givenTo.exec(phrase) ?? [];
  if (/^(?:give|assign|allot)$/.test(verb) && kindOfThing(item).isLasting)
    return { ...act, way: 'state', one: asNoun(item).one, state: 'given out', phrase: `${item} to ${whom}` };
  if (way === 'state') return { ...act, ...(named && !isPerson ? { one: named } : {}), state: stateBy(verb, phrase) };
  const isDoing = !without.test(phrase) && (!nothingNoted.test(verb) || / back\b|^back\b/i.test(phrase));
  return {
    ...act,
    ...(named && !isPerson ? { one: named, kind: kindOfThing(named) } : {}),
    ...(named && !isPerson && isDoing ? { state: stateBy(verb, phrase) } : {}),
  };
}

/** 'Each member adds a log entry → new log entry: hive, date': the fields that its owner listed are all that it has. */
function readListed(act: DraftedAct | undefined, outcome: string): DraftedAct | undefined {
  const [, one, list] = /^new ([\p{L} -]+?)(?:: (.+))?$/u.exec(outcome) ?? [];
  if (!act || !one) return undefined;
  const fields = list?.split(', ') ?? [];
  const about = fields.find((field) => field !== one && kindOfThing(field).isLasting);
  return {
    ...act,
    way: 'make',
    one,
    kind: kindOfThing(one),
    fields,
    ...(list ? { isAll: true, isKept: true } : {}),
    ...(about ? { about } : {}),
  };
}

/** 'Gives them a berth', 'assigns each family a plot'. */
const givenTo = /^(?:the |each |every |their |an? )?(\p{L}+) (?:an?|the|their) (\p{L}+)$/iu;

/** 'When the next rehearsal is' shows rehearsals. */
function shownIn(phrase: string, named: string | undefined) {
  const [, next] =
    /^when (?:the |their |our )?(?:next )?(\p{L}+) (?:is|are|takes?|starts?|begins?)\b/iu.exec(phrase) ?? [];
  const one = next && kindOfThing(next).isDated ? asNoun(next).one : named;
  return one ? { one, kind: kindOfThing(one) } : {};
}
