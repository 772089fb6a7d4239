import { anyThing } from '#worker/features/guide/content/completion-things.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { asNoun } from '#worker/features/guide/grammar/words.rules.ts';
import {
  aboutOf,
  clausesOf,
  type DraftedAct,
  namedTogether,
} from '#worker/features/guide/outline/outline-completion-noted.rules.ts';
import { kindOfThing } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

/** What is made by a verb where no noun names it, or where its object is what it is made of. */
const madeBy: readonly [RegExp, string][] = [
  [/^(?:offer|list|advertise|give-away)$/, 'offer'],
  [/^(?:post|share)$/, 'post'],
  [/^report$/, 'report'],
  [/^(?:propose|suggest|nominate)$/, 'proposal'],
  [/^(?:transcribe|type)$/, 'transcript'],
  [/^translate$/, 'translation'],
  [/^photograph$/, 'photo'],
  [/^upload$/, 'file'],
  [/^(?:submit|enter|add|fill|register|create)$/, 'entry'],
  [/^write$/, 'note'],
  [/^(?:describe|draft)$/, 'text'],
  [/^announce$/, 'notice'],
  [/^(?:say|tell)$/, 'entry'],
  [/^invite$/, 'invitation'],
];
/** Of these the object is what they are made of, and not what they make. */
const ofObject = /^(?:transcribe|type|translate|describe)$/;
/** What is typed off, and not only typed in. */
const typedOff =
  /^(?:letter|document|manuscript|recording|interview|diary|card|page|book|scan|file|poem|speech|index card|label)$/;
/** What is wrong with what is reported. */
const broken = /\b(?:broken|damaged|faulty|defective|missing|lost|torn|dead|sick|ill|leaking|blocked)\b/i;
const asTurn = /^(?:plan|roster|rota|schedule|rotation)$/;
const planned = /^(?:(?:an?|the|our|their|next|week's) )*(?:plan|roster|rota|schedule|rotation)\b/i;

/** An act that makes something: what, of which kind and with which fields; `plain` is what its class makes. */
export function madeAct(act: DraftedAct, named: string | undefined, plain: string | undefined): DraftedAct {
  if (act.verb === 'comment')
    return { ...act, one: 'comment', kind: kindOfThing('comment'), ...aboutOf(act.phrase.replace(/^on /i, '')) };
  // A plumber who is ordered is no thing of which there is a number.
  if (act.verb === 'order' && named !== undefined && kindOfNoun(named) === 'person') return { ...act, way: undefined };
  if (act.verb === 'order') {
    const fields = [named ?? 'what', 'number', 'note'];
    return { ...act, one: 'order', kind: kindOfThing('order'), fields, isKept: true };
  }
  if (plain === 'question')
    return { ...act, one: plain, kind: kindOfThing(plain), fields: ['text'], isKept: true, isOfTopic: true };
  if (plain === 'registration')
    return {
      ...act,
      one: plain,
      kind: kindOfThing(plain),
      fields: ['note'],
      ...aboutOf(/\bfor (.+)$/i.exec(act.phrase)?.[1] ?? ''),
    };
  // 'Tell us when a well is dry'.
  if (plain === 'report') return { ...act, one: plain, kind: kindOfThing(plain) };
  if (plain === 'bill') {
    const fields = ['day', ...clausesOf(act.phrase), 'amount'];
    return { ...act, one: plain, kind: kindOfThing(plain), fields, isKept: true, isOfTopic: true };
  }
  if (plain === 'payment') return { ...act, one: plain, kind: kindOfThing(plain) };
  if (act.verb === 'photograph' && named)
    return { ...act, one: named, fields: ['name', 'photo', 'place', 'note'], isAll: true };
  const listed = namedTogether(act.phrase);
  if (listed.length > 1 && /^(?:enter|write|register|submit)$/.test(act.verb))
    return { ...act, one: 'entry', fields: ['day', ...listed], isAll: true };
  const [, pictured] =
    /^(?:down )?who (?:is|are|was|were) (?:on|in) (?:the|each|a|every) (\p{L}+)$/iu.exec(act.phrase) ?? [];
  if (pictured) return { ...act, way: 'detail', fields: ['people'], ...aboutOf(pictured) };
  const [, need] = /^who (?:needs?|wants?) (?:an? |the )?(\p{L}+)$/iu.exec(act.phrase) ?? [];
  if (need) return { ...act, one: asNoun(need.toLowerCase()).one, fields: ['name', 'place', 'note'], isAll: true };
  // 'Lists the streets', though a street is a place.
  const put = act.verb === 'list' ? /^(?:(?:all|the|our|their) )+(\p{L}+s)$/iu.exec(act.phrase)?.[1] : undefined;
  const which = put ?? /\b(?:which|what) (?!(?:is|was|has|does|needs|happens)\b)(\p{L}+s)\b/iu.exec(act.phrase)?.[1];
  const isSeen = /\b(?:saw|seen|spotted|sighted)\b/i.test(act.phrase);
  const isHad = /^what (?:they|he|she|we) (?:have|no longer|don't|do not|made|make|sell|baked?|grow|grew)\b/i.test(
    act.phrase,
  );
  const [, usual = 'entry'] = plain ? ['', plain] : (madeBy.find(([verbs]) => verbs.test(act.verb)) ?? []);
  const byVerb = isHad && usual === 'post' ? 'offer' : usual;
  const noun = isSeen ? 'sighting' : (named ?? (which ? asNoun(which).one : undefined));
  const isVague =
    noun !== undefined && act.verb === 'report' && (kindOfThing(noun) === anyThing || kindOfThing(noun).isLasting);
  const isFault = isVague && broken.test(act.phrase);
  const isOff = ofObject.test(act.verb) && (act.verb !== 'type' || noun === undefined || typedOff.test(noun));
  const isPlan = planned.test(act.phrase) || asTurn.test(noun ?? '');
  if (noun === undefined && !isPlan && /^(?:set|put|open|collect|gather)$/.test(act.verb))
    return { ...act, way: undefined };
  const one = isPlan ? 'turn' : noun === undefined || isVague || isOff ? byVerb : noun;
  const clauses = noun === undefined && !isHad ? clausesOf(act.phrase) : [];
  const scanned = /^(?:scan|upload)$/.test(act.verb) && kindOfThing(one) === anyThing ? ['title', 'file', 'note'] : [];
  const isRegular = one === 'report' && act.verb !== 'report' ? ['title', 'text'] : [];
  const isNoted = /^(?:text|note|entry)$/.test(one) && clauses.length > 0 && !clauses.includes('day');
  const isPlanned = /^(?:plan|schedule|announce)$/.test(act.verb) && !isPlan && kindOfThing(one) === anyThing;
  const asPlanned = isPlanned ? ['title', 'day'] : [];
  const own = [isNoted ? ['day', ...clauses] : clauses, scanned, isRegular, asPlanned].find(({ length }) => length > 0);
  const [, occasion = ''] = /\b(?:to|for|at|of) (?:an?|the|each|every) (\p{L}+)$/iu.exec(act.phrase) ?? [];
  const at = one !== occasion && kindOfThing(occasion).isDated ? { about: occasion.toLowerCase() } : {};
  return {
    ...act,
    one,
    kind: kindOfThing(isFault ? 'problem' : isVague ? 'sighting' : one),
    ...(own && act.fields.length === 0 ? { fields: own, isAll: one !== 'post' } : {}),
    ...at,
    ...(isFault && kindOfThing(noun).isLasting ? { about: noun } : {}),
    ...(named && isOff && one !== named ? { about: named } : {}),
  };
}
