import { type CompletionWay, completionClasses, onPaper } from '#worker/features/guide/content/completion-classes.ts';
import { anyThing, type CompletionThing } from '#worker/features/guide/content/completion-things.ts';
import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { asNoun, type Noun, patternOfNoun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { fieldsListed, kindOfThing, thingIn } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

/** A drafted act as it is to be completed: by whom, of which class, what it makes and about which thing. */
export type DraftedAct = {
  line: string;
  who: Noun;
  verb: string;
  phrase: string;
  way: CompletionWay | undefined;
  /** What it leaves behind, or what it acts on. */
  one?: string;
  kind?: CompletionThing;
  about?: string;
  /** What the prose lists of it. */
  fields: string[];
  /** They are all that it has. */
  isAll?: boolean;
  /** They were listed of a thing that is kept, and change in time. */
  isKept?: boolean;
  state?: string;
};

const wayOf = ({ verb, phrase }: Pick<Told, 'verb' | 'phrase'>): CompletionWay | undefined =>
  completionClasses.find(
    ({ verbs, told, not }) => verbs.test(verb) && (told?.test(phrase) ?? true) && !not?.test(phrase),
  )?.way;

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
  [/^(?:submit|enter|add|fill|register|create|set|put)$/, 'entry'],
  [/^(?:write|describe|draft)$/, 'text'],
  [/^announce$/, 'notice'],
  [/^(?:say|tell)$/, 'entry'],
  [/^invite$/, 'invitation'],
];
/** Of these the object is what they are made of, and not what they make. */
const ofObject = /^(?:transcribe|type|translate|photograph|describe)$/;
const asTurn = /^(?:plan|roster|rota|schedule|rotation)$/;
const planned = /^(?:(?:an?|the|our|their|next|week's) )*(?:plan|roster|rota|schedule|rotation)\b/i;

/** What the prose lists behind an act: after its colon, or by 'with'. */
function fieldsIn({ phrase, details }: Told): string[] {
  const listed = details?.length
    ? details.join(', ')
    : (/ with (?:an? |the |their )?(.{3,80})$/i.exec(phrase)?.[1] ?? '');
  return listed === '' ? [] : fieldsListed(listed);
}

/** 'A log of their hives' is about hives. */
const loggedIn = (phrase: string) => thingIn(phrase.replace(/^.*?\b(?:of|on|about|for) /i, ''));

/** Reads what a drafted line is to be completed by; undefined where nobody of the people does it. */
export function readDrafted(line: string, told: Told | undefined): DraftedAct | undefined {
  const [left = '', outcome = ''] = line.split(' → ');
  if (outcome) return readListed(readDrafted(left, told), outcome);
  if (!told || typeof told.who !== 'object' || told.device || told.not) return undefined;
  const { who, verb } = told;
  const phrase = [told.phrase, told.when].filter(Boolean).join(' ').trim();
  const way = wayOf({ verb, phrase });
  const act = {
    line: line.replace(/[.\s]+$/, ''),
    who,
    verb,
    phrase,
    way,
    fields: fieldsIn(told),
    isAll: told.details !== undefined,
  };
  const named = thingIn(phrase);
  const isPerson = named !== undefined && patternOfNoun(asNoun(named)).test(who.one);
  if (way === 'outside' && onPaper.test(phrase)) return { ...act, way: undefined };
  if (way === 'show') return { ...act, ...shownIn(phrase, isPerson ? undefined : named) };
  if (way === 'log') return loggedAct(act, named);
  if (way === 'make') return madeAct(act, named);
  if (way === 'free') return { ...act, one: 'availability' };
  if (way === 'ask')
    return { ...act, one: 'request', ...aboutOf(phrase.replace(/^(?:\p{L}+ )?(?:for|to \p{L}+) /iu, '')) };
  if (way === 'vote') return { ...act, one: 'vote', ...aboutOf(phrase.replace(/^(?:on|for|about) /i, '')) };
  if (way === 'rate') return { ...act, one: 'rating', ...aboutOf(phrase) };
  if (way === 'answer')
    return { ...act, one: 'answer', ...aboutOf(/ (?:to|at|for|in) (.+)$/i.exec(phrase)?.[1] ?? '') };
  if (way === 'mark') {
    const [, state] = /\bas (\p{L}+(?: \p{L}+)?)/iu.exec(phrase) ?? [];
    return { ...act, ...(named ? { one: named } : {}), state: state?.toLowerCase() ?? 'done' };
  }
  if (way === 'state') return { ...act, ...(named && !isPerson ? { one: named } : {}), state: stateBy(verb, phrase) };
  return { ...act, ...(named && !isPerson ? { one: named, kind: kindOfThing(named) } : {}) };
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

const aboutOf = (text: string) => {
  const about = thingIn(text);
  return about ? { about } : {};
};

/** 'Pick up' leaves it picked up. */
const stateBy = (verb: string, phrase: string) => {
  if (verb === 'decide') return 'settled';
  const [, particle] = /^(up|off|out|back|over)\b/i.exec(phrase) ?? [];
  const [first = verb, second = particle] = verb.split('-');
  return [participleOf(first), second].filter(Boolean).join(' ').toLowerCase();
};

function madeAct(act: DraftedAct, named: string | undefined): DraftedAct {
  if (act.verb === 'comment')
    return { ...act, one: 'comment', kind: kindOfThing('comment'), ...aboutOf(act.phrase.replace(/^on /i, '')) };
  const listed = namedTogether(act.phrase);
  if (listed.length > 1 && /^(?:enter|write|register|submit)$/.test(act.verb))
    return { ...act, one: 'entry', fields: ['day', ...listed], isAll: true };
  const [, need] = /^who (?:needs?|wants?) (?:an? |the )?(\p{L}+)$/iu.exec(act.phrase) ?? [];
  if (need) return { ...act, one: asNoun(need.toLowerCase()).one, fields: ['name', 'place', 'note'], isAll: true };
  const which = /\b(?:which|what) (\p{L}+s)\b/iu.exec(act.phrase)?.[1];
  const isSeen = /\b(?:saw|seen|spotted|sighted)\b/i.test(act.phrase);
  const isHad = /^what (?:they|he|she|we) (?:have|no longer|don't|do not)\b/i.test(act.phrase);
  const [, usual = 'entry'] = madeBy.find(([verbs]) => verbs.test(act.verb)) ?? [];
  const byVerb = isHad && usual === 'post' ? 'offer' : usual;
  const noun = isSeen ? 'sighting' : (named ?? (which ? asNoun(which).one : undefined));
  const isVague =
    noun !== undefined && act.verb === 'report' && (kindOfThing(noun) === anyThing || kindOfThing(noun).isLasting);
  const isPlan = planned.test(act.phrase) || asTurn.test(noun ?? '');
  const one = isPlan ? 'turn' : noun === undefined || isVague || ofObject.test(act.verb) ? byVerb : noun;
  const clauses = noun === undefined && !isHad ? clausesOf(act.phrase) : [];
  const scanned = /^(?:scan|upload)$/.test(act.verb) && kindOfThing(one) === anyThing ? ['title', 'file', 'note'] : [];
  const isRegular = one === 'report' && act.verb !== 'report' ? ['title', 'text'] : [];
  const isNoted = /^(?:text|entry)$/.test(one) && clauses.length > 0 && !clauses.includes('day');
  const own = [isNoted ? ['day', ...clauses] : clauses, scanned, isRegular].find(({ length }) => length > 0);
  const [, occasion = ''] = /\b(?:to|for|at|of) (?:an?|the|each|every) (\p{L}+)$/iu.exec(act.phrase) ?? [];
  const at = one !== occasion && kindOfThing(occasion).isDated ? { about: occasion.toLowerCase() } : {};
  return {
    ...act,
    one,
    kind: kindOfThing(
      isVague
        ? 'sighting'
        : /^(?:plan|schedule|announce)$/.test(act.verb) && kindOfThing(one) === anyThing
          ? 'meeting'
          : one,
    ),
    ...(own && act.fields.length === 0 ? { fields: own, isAll: one !== 'post' } : {}),
    ...at,
    ...(named && ofObject.test(act.verb) && one !== named ? { about: named } : {}),
  };
}

/** 'What they found and how many bags': the fields that clauses name. */
const clausesOf = (phrase: string) =>
  /^(?:what|how (?:much|many)|where|when|whether)\b/i.test(phrase) ? fieldsListed(phrase) : [];

/** 'Lambs, weight and vaccinations' are noted together; none where a phrase names one thing or somebody's. */
function namedTogether(phrase: string): string[] {
  const [, list = ''] =
    /^((?:\p{L}+(?: \p{L}+)?, )*\p{L}+(?: \p{L}+)? and \p{L}+)(?= (?:every|each|for|of|per|with|on|in)\b|$)/iu.exec(
      phrase,
    ) ?? [];
  if (/^(?:what|how|where|when|whether|which|who|their|down what)\b/i.test(list)) return [];
  const pieces = list
    .replace(/^down /i, '')
    .split(/, | and /)
    .map((piece) => singularOf(piece.toLowerCase()));
  return pieces.some((piece) => kindOfThing(piece).isLasting || / (?:and|or) /.test(piece))
    ? []
    : pieces.filter(Boolean);
}

const spoken = /^(?:story|song|message|memory|interview|poem)$/;
/** 'When the next rehearsal is' shows rehearsals. */
function shownIn(phrase: string, named: string | undefined) {
  const [, next] =
    /^when (?:the |their |our )?(?:next )?(\p{L}+) (?:is|are|takes?|starts?|begins?)\b/iu.exec(phrase) ?? [];
  const one = next && kindOfThing(next).isDated ? asNoun(next).one : named;
  return one ? { one, kind: kindOfThing(one) } : {};
}

/** 'Keep a log of their hives' leaves entries about hives, 'note a disease' a thing of its own. */
function loggedAct(act: DraftedAct, named: string | undefined): DraftedAct {
  const listed = namedTogether(act.phrase);
  if (listed.length > 1)
    return { ...act, one: 'entry', kind: kindOfThing('entry'), fields: ['day', ...listed], isAll: true };
  const isKept = /^keep$/.test(act.verb);
  const about = isKept ? loggedIn(act.phrase) : named;
  if (about && kindOfThing(about).isLasting) return { ...act, one: 'entry', kind: kindOfThing('entry'), about };
  if (act.verb === 'record' && spoken.test(about ?? ''))
    return { ...act, one: about ?? '', fields: ['title', 'recording'], isAll: true };
  const one = about ?? 'entry';
  const clauses = about === undefined ? clausesOf(act.phrase) : [];
  if (clauses.length > 0 && act.fields.length === 0)
    return {
      ...act,
      one,
      kind: kindOfThing(one),
      fields: ['day', ...clauses.filter((field) => field !== 'day')],
      isAll: true,
    };
  return { ...act, one, kind: kindOfThing(one) };
}
