import type { CompletionWay } from '#worker/features/guide/content/completion-classes.ts';
import { type CompletionThing, doings, howAsks } from '#worker/features/guide/content/completion-things.ts';
import { gerundOf, participleOf } from '#worker/features/guide/content/verbs.ts';
import { lookUp, type Noun, pluralOf, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
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
  /** They are noted of the thing that it is all about, where the line names none. */
  isOfTopic?: boolean;
  state?: string;
  /** It is a step in the life of a thing that other words name. */
  isStep?: true;
};

/** What an act is about, where a text names it. */
export const aboutOf = (text: string) => {
  const about = thingIn(text);
  return about ? { about } : {};
};

/** Of what somebody sees, knows, gets or learns no thing is otherwise than before. */
export const nothingNoted =
  /^(?:be|have|get|receive|know|like|love|want|need|use|try|learn|study|practi[cs]e|see|look|watch|read|hear|listen|follow|understand|remember|forget|find|search|visit|meet|come|go|join|help|play|enjoy|think|hope|share|compare|discuss|talk|chat|win|guess|draw|let|name|call|contact|ask|own|keep|live|work|eat|drink|sing|dance|ride|become|make|do|give|take|manage|organi[sz]e|handle|calculate|compute)$/;

const brought = /^(?:bring|drive|deliver|ship|carry|transport|haul|take)$/;
/** 'Pick up' leaves it picked up, brought to a place it is delivered, 'put pots on the shelf' on the shelf. */
export const stateBy = (verb: string, phrase: string) => {
  if (verb === 'decide') return 'settled';
  if (
    brought.test(verb) &&
    /\b(?:to|into) (?:the|an?|our|their|each|every) /i.test(phrase) &&
    !/\bback\b/i.test(phrase)
  )
    return 'delivered';
  const [, place] =
    verb === 'put' ? (/ ((?:on|in|into|under|at) (?:the |an? )?\p{L}+(?: \p{L}+)?)$/iu.exec(phrase) ?? []) : [];
  if (place) return place.toLowerCase().replace(/^into /, 'in ');
  const [, particle] =
    /^(up|off|out|back|over|away|down)\b/i.exec(phrase) ??
    / (back|away|out|off|up)(?= (?:at|on|in|to|by|after)\b|$)/i.exec(phrase) ??
    [];
  // 'Check the guests in', and not 'put a note in'.
  const [, entered] = /^(?:check|sign|log|clock|book|let)$/.test(verb)
    ? (/ (in)(?=$| (?:at|on|before|after|when|by)\b)/i.exec(phrase) ?? [])
    : [];
  const [first = verb, second = particle ?? entered] = verb.split('-');
  return [participleOf(first), second].filter(Boolean).join(' ').toLowerCase();
};

/** 'Marks each house as swept', 'marks sick trees', 'says which kittens are ready', 'ticks off each prop'. */
export function markedAct(act: DraftedAct, named: string | undefined): DraftedAct {
  const { phrase, verb } = act;
  const [, which, is] = /^(?:which|what) (?:of the )?(\p{L}+) (?:is|are) (\p{L}+)$/iu.exec(phrase) ?? [];
  if (which && is) {
    const one = thingIn(which);
    return { ...act, ...(one ? { one } : {}), state: is.toLowerCase() };
  }
  // 'Ticks off who paid' says of each what they did.
  const [, did] = /\bwho (?:has |have )?(paid|attended)\b/i.exec(phrase) ?? [];
  if (did) return { ...act, state: did.toLowerCase() };
  const [, as] = /\bas (\p{L}+(?: \p{L}+)?)/iu.exec(phrase) ?? [];
  const [, quality] = named ? (/^(?:off )?(?:the |all |any )?(\p{L}+) \p{L}+$/iu.exec(phrase) ?? []) : [];
  const isQuality = quality && !/^(?:an?|the|each|every|all|off|their|his|her|its|our|my)$/i.test(quality);
  const plain = stateBy(verb, /\boff\b/i.test(phrase) ? 'off' : '');
  const state = as ?? (isQuality ? quality : /^(?:tick|check|cross)$/.test(verb) ? plain : 'marked');
  return { ...act, ...(named ? { one: named } : {}), state: state.toLowerCase() };
}

/** 'Says how dangerous each crack is', 'writes down what is in each dish': a value of that thing; undefined where no value of a thing is said. */
export function valueSaid({ verb, phrase }: DraftedAct): { fields: string[]; about?: string } | undefined {
  if (!/^(?:say|tell|decide|note|write|write-down|enter|mark|judge|estimate|rate|record)$/.test(verb)) return undefined;
  const own = phrase.replace(/^down /i, '');
  if (/^(?:what|how much) (?:it|they|this|that) (?:will |would )?costs?$/i.test(own)) return { fields: ['price'] };
  const [, how, of] = /^how (\p{L}+) (?:the|each|every|an?|their) (\p{L}+) (?:is|are|was)$/iu.exec(own) ?? [];
  const [, lacking, whose = ''] =
    /^what is (needed|missing|wrong|broken|special|planned|to be done) (?:for|in|at|with|on) (?:it|them|(?:each|every)(?: (?:one|of them|(\p{L}+)))?)$/iu.exec(
      own,
    ) ?? [];
  const lackedBy = thingIn(whose);
  if (lacking) return { fields: [`what is ${lacking.toLowerCase()}`], ...(lackedBy ? { about: lackedBy } : {}) };
  const [, held] = /^what is in (?:each|every|the|an?) (\p{L}+)$/iu.exec(own) ?? [];
  const field = how ? lookUp(howAsks, how.toLowerCase()) : held ? 'content' : undefined;
  const about = thingIn(of ?? held ?? '');
  return field && about ? { fields: [field], about } : undefined;
}

/** What somebody types in as it is found. */
const noting =
  /^(?:enter|submit|register|add|write|report|type|record|track|log|note|measure|monitor|count|document|write-down|put|keep)$/;

/** 'Notes the condition of the instrument' leaves an entry, 'fixes a date' tells something of the thing that it is all about. */
export function withValues(act: DraftedAct, values: string[]): DraftedAct {
  const about = aboutOf(/ (?:of|for|on|in) (.+)$/i.exec(act.phrase)?.[1] ?? '');
  const isNoted = (act.way === 'log' || act.way === 'make') && noting.test(act.verb) && !/\bon \b/.test(act.phrase);
  // 'Put their name on the tree': it has a name of its own.
  const own = values.map((value) => (value === 'name' && /^their\b/i.test(act.phrase) ? `${act.who.one} name` : value));
  if (!isNoted) return { ...act, way: 'detail', fields: own, ...about };
  const fields = [...new Set(['day', ...values.filter((value) => value !== 'date'), 'note'])];
  return {
    ...act,
    way: 'log',
    one: 'entry',
    kind: kindOfThing('entry'),
    fields,
    isKept: true,
    isOfTopic: true,
    ...about,
  };
}

const again =
  /\b(?:each|every) (?:\p{L}+ )?(?:day|morning|noon|evening|night|week|weekend|month|quarter|season|year|hour|spring|summer|autumn|winter|time|shift|[a-z]+day)\b|\b(?:daily|weekly|monthly|yearly|(?:once|twice|\d times|three times) an?|(?:after|before) (?:each|every))\b/iu;
const doneByHand = /^(?:check|inspect|test|clean|water|feed|repair)$/;
export const without = /^(?:by|at|in|on|to|for|with|from|about|of) /i;

/** 'Weigh the kittens every day': what is done again and again is noted each time, by the name of the doing; undefined for any other act. */
export function doneAgain(act: DraftedAct, named: string | undefined): DraftedAct | undefined {
  const { way, verb, phrase } = act;
  const isMeasured = /^(?:weigh|measure)$/.test(verb);
  const isOpen = way === undefined || isMeasured || way === 'outside' || (way === 'state' && doneByHand.test(verb));
  const isOwn =
    /^(?:themselves|himself|herself|myself|ourselves)\b/i.test(phrase) &&
    doings.some(({ verbs, finds }) => finds && verbs.test(verb));
  if (
    !isOpen ||
    !(named || isOwn) ||
    !(isMeasured || again.test(phrase)) ||
    without.test(phrase) ||
    nothingNoted.test(verb)
  )
    return undefined;
  const { one, finds } = doings.find(({ verbs }) => verbs.test(verb)) ?? {};
  const [base = verb] = verb.split('-');
  const name = one?.replace('{verb}', base) ?? gerundOf(base);
  return {
    ...act,
    way: 'log',
    one: name,
    kind: kindOfThing('entry'),
    fields: ['day', ...(finds ? [finds] : []), 'note'],
    isKept: true,
    // Apples on a scale are no apples with a name each.
    ...(named && (again.test(phrase) || kindOfThing(named).isLasting) ? { about: named } : {}),
  };
}

/** 'A log of their hives' is about hives. */
const loggedIn = (phrase: string) => thingIn(phrase.replace(/^.*?\b(?:of|on|about|for) /i, ''));

/** 'What they found and how many bags': the fields that clauses name. */
export const clausesOf = (phrase: string) => {
  const own = phrase
    .replace(/^down /i, '')
    .replace(/ \([^()]*\)| (?:after|before|during|at) (?:each|every) \p{L}+$/giu, '');
  return /^(?:what|how \p{L}+|where|when|whether|who (?!has\b|have\b|had\b|took\b|takes\b|got\b|gets\b|borrow)\p{L}+)\b/iu.test(
    own,
  )
    ? fieldsListed(own)
    : [];
};

/** 'Lambs, weight and vaccinations' are noted together; none where a phrase names one thing or somebody's. */
export function namedTogether(phrase: string): string[] {
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
/** 'Note which trees they pruned', 'write down when a pigeon came home': entries about a thing that a clause names. */
function clauseNoted(act: DraftedAct): DraftedAct | undefined {
  const clause = act.phrase.replace(/^down /i, '').replace(/^(?:on|at|in|after|before) [^,]{2,40}, /i, '');
  const [, which] = /^(?:which|what) (\p{L}+) (?:they|he|she|we|I|it)\b/iu.exec(clause) ?? [];
  const [, of] = /^(?:when|where|how|whether) (?:an?|the|each|their) (\p{L}+) \p{L}+/iu.exec(clause) ?? [];
  const [, found] = /^(?:which|what) (\p{L}+s) (?:is|are|was|were|has|have|needs?|runs?|lacks?)\b/iu.exec(clause) ?? [];
  // 'Note which chemicals are running low': what it is, each time.
  if (found && /^(?:note|write|write-down|log|report|record|enter|mark)$/.test(act.verb))
    return {
      ...act,
      ...{ way: 'log', one: 'entry', kind: kindOfThing('entry'), isKept: true },
      fields: ['day', singularOf(found.toLowerCase()), 'note'],
    };
  const about = thingIn(which ?? of ?? '');
  if (!about) return undefined;
  const fields = which
    ? ['day', ...(/ and where$/i.test(clause) ? ['place'] : [])]
    : ['day', ...(/^when\b/i.test(clause) ? ['time'] : clausesOf(clause))];
  const kind = kindOfThing('entry');
  return { ...act, way: 'log', one: 'entry', kind, fields: [...new Set([...fields, 'note'])], isKept: true, about };
}

/** 'Keep a log of their hives' leaves entries about hives, 'note a disease' a thing of its own. */
export function loggedAct(act: DraftedAct, named: string | undefined): DraftedAct {
  const kind = kindOfThing('entry');
  if (act.verb === 'count' && named)
    return { ...act, one: 'count', kind, fields: ['day', `number of ${pluralOf(named)}`, 'note'], isKept: true };
  if (act.verb === 'count' && /^what (?:comes?|came|is|was) (?:back|returned|left)\b/i.test(act.phrase)) {
    const found = /\b(?:back|returned)\b/i.test(act.phrase) ? ['what came back', 'what is missing'] : ['what is left'];
    return { ...act, one: 'count', kind, fields: ['day', ...found], isKept: true, isOfTopic: true };
  }
  if (/\b(?:saw|seen|spotted|sighted)\b/i.test(act.phrase))
    return { ...act, way: 'make', one: 'sighting', kind: kindOfThing('sighting') };
  const [, held] =
    /^(?:down )?who (?:has|have|had|took|takes|got|gets|borrowed|borrows) (?:which|what) (\p{L}+)$/iu.exec(
      act.phrase,
    ) ?? [];
  if (held && thingIn(held))
    return { ...act, one: 'loan', kind, fields: ['{client}', thingIn(held) ?? held, 'day', 'note'], isKept: true };
  const clausal = clauseNoted(act);
  if (clausal) return clausal;
  const listed = namedTogether(act.phrase);
  if (listed.length > 1) return { ...act, one: 'entry', kind, fields: ['day', ...listed], isAll: true };
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
