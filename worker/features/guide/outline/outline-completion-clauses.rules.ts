import { baseOfPassive, baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { asNoun, capitalise, type Noun, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { thingIn } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

const notices: readonly [RegExp, string][] = [
  [/^remind/i, 'reminded'],
  [/^(?:warn|alert|alarm)/i, 'warned'],
  [/^/, 'told'],
];
const gets =
  /^(?:the |an? |our |my )?([\p{L}' -]{3,40}?) (?:gets?|receives?|is sent|are sent) (?:an? |the )?(?:\p{L}+ )?(reminder|warning|alert|alarm|message|notification|e-?mail|mail|notice|push|sms|text)s? (?:when|whenever|if|once|as soon as) (.+)$/iu;
const isTold =
  /^(?:the |an? |our |my )?([\p{L}' -]{3,40}?) (?:is|are|gets?) (reminded|warned|alerted|notified|told|informed) (?:when|whenever|if|once|as soon as) (.+)$/iu;
const somebody = /^(?:somebody|someone|anybody|anyone|one of (?:them|us)|they|a person) (\p{L}+) (.+)$/iu;

/**
 * 'The cellar master gets a reminder when a barrel was not topped up for 14 days' as what happens and who is told of it. What somebody does is done by `doer`.
 */
export function asNotice(
  text: string,
  doer: Noun,
): { line: string; told: string; whom: Noun; isDone: boolean } | undefined {
  const [, whom = '', what = '', event = ''] = gets.exec(text) ?? isTold.exec(text) ?? [];
  if (!event || /^(?:nobody|no one|who|it)$/i.test(whom)) return undefined;
  const told = notices.find(([signs]) => signs.test(what))?.[1] ?? 'told';
  const [, verb, rest] = somebody.exec(event) ?? [];
  const happens =
    verb && rest ? `${doer.one} ${verb} ${rest}` : event.replace(/\bwas\b/, 'is').replace(/\bwere\b/, 'are');
  const who = asNoun(singularOf(whom.toLowerCase()));
  const line = capitalise(happens.replace(/[.\s]+$/, ''));
  return { line, told: `the ${who.one} is ${told}`, whom: who, isDone: verb !== undefined };
}

const linking =
  /^(?:who|what|which|how|where|when|whether|if|of|on|in|at|to|for|by|about|with|from|then|also|or|that)$/i;
/** 'We count what comes back and bill what is missing': two doings on two clauses, of one doer. */
function partClauses(line: string, people: Noun[]): string[] | undefined {
  const [, first = '', verb = '', rest = ''] =
    /^(.{5,120}? (?:what|who|which|how) [^,]{3,80}?),? and (\p{Ll}+) ((?:what|who|which) .+)$/u.exec(line) ?? [];
  const [, subject = ''] =
    /^(?:[^,]{3,40}, )?((?:the |an? |our |my )?[\p{L}-]+(?: [\p{L}-]+)??) (?=\p{Ll}+ (?:what|who|which|how) )/iu.exec(
      first,
    ) ?? [];
  const isKnown =
    /^(?:we|I|they)$/i.test(subject) ||
    people.some((noun) => [noun.one, noun.many].includes(subject.toLowerCase().replace(/^(?:the|an?|our|my) /, '')));
  return verb && isKnown && !linking.test(verb) ? [first, `${capitalise(subject)} ${verb} ${rest}`] : undefined;
}

/** 'Volunteers type it, and where they differ an editor decides' and 'we propose books, vote on the next one' are two acts each. */
export function partActs(line: string, people: Noun[]): string[] {
  const clauses = partClauses(line, people);
  if (clauses) return clauses;
  const [, first, link, met, name = '', rest] =
    /^(.{5,120}?),? and (where|when|if) ([^,]{3,60}?),? (?:an?|the) (\p{L}+) (\p{L}+s\b.*)$/iu.exec(line) ?? [];
  const other = people.find(({ one }) => one === name.toLowerCase());
  if (first && other) return [first, `${capitalise(other.one)} ${rest} ${link} ${met}`];
  const own = people.find(({ many }) => line.toLowerCase().startsWith(`${many.toLowerCase()} `));
  const [, before, verb = '', after] = /^([^,]{5,80}), (?:and )?(\p{Ll}+) ([^,]+)$/u.exec(line) ?? [];
  return own && before && after && baseOfVerb(verb) === verb && !/ (?:who|that|which|when|if|where) /.test(before)
    ? [before, `${capitalise(own.many)} ${verb} ${after}`]
    : [line];
}

/**
 * 'People who were turned away get told when they may come again', which was read as what happens when they may: whoever stands on the other side turns a donor away, and the donor is
 * told when they may come again.
 */
export function asAnswered(
  left: string,
  outcome: string,
  by: Noun,
  people: Noun[],
): { line: string; told: string } | undefined {
  const [, done = '', particle = ''] =
    /^the \p{L}+ who (?:was|were|is|are|got) (\p{L}+)( \p{L}+)? (?:is|are) told$/iu.exec(outcome) ?? [];
  const [, name = '', may = ''] = /^(?:an? |the )?(\p{L}+) ((?:may|can|could|should|must) .+)$/iu.exec(left) ?? [];
  const verb = baseOfPassive(done.toLowerCase());
  const who = people.find(({ one, many }) => [one, many].includes(name.toLowerCase()));
  return verb && who && who.one !== by.one
    ? {
        line: `${capitalise(by.one)} ${thirdOf(verb)} ${withArticle(who.one)}${particle}`,
        told: `the ${who.one} is told when they ${may}`,
      }
    : undefined;
}

const passive =
  /^(?:an? |the |each |every |all )?(?:(finished|checked|approved|done|ready|new|old) )?([\p{L}-]+(?: [\p{L}-]+)?) (?:is|are|gets?) (\p{L}+)(?: (?:on|to|in|at) (?:the |our |a )?[\p{L} -]{2,30}|(?: by (?:the |an? )?([\p{L} -]{3,30})))?$/iu;
/** What is deliberately done in a product; anything else that is said of a thing is a rule. */
const doable =
  /^(?:scan|publish|approve|check|correct|archive|close|confirm|enter|upload|print|reject|review|assign|mark|record|register|list|release|hide)$/;

/** 'A letter is scanned' and 'finished letters are published on the site', done by `doer`; undefined for what is no such sentence. */
export function asDone(text: string, doer: Noun): string | undefined {
  const [, , thing = '', done = '', by] = passive.exec(text) ?? [];
  const verb = done ? baseOfPassive(done.toLowerCase()) : undefined;
  const one = thing ? thingIn(thing) : undefined;
  if (!verb || !one || by !== undefined || !doable.test(verb)) return undefined;
  return `${capitalise(doer.one)} ${thirdOf(verb)} ${withArticle(one)}`;
}

/** 'The jacket is ready', which `doer` says there; undefined for what is found out of itself. */
export function asMarked(text: string, doer: Noun): string | undefined {
  const [, thing = '', state] =
    /^(?:the|an?|their|his|her|its) (\p{L}+) (?:is|are) (ready|finished|done|complete|repaired|fixed|cleaned)$/iu.exec(
      text,
    ) ?? [];
  const one = state ? thingIn(thing) : undefined;
  return one ? `${capitalise(doer.one)} marks ${withArticle(one)} as ${state}` : undefined;
}

/** 'Each week somebody makes the plan' is done by `doer`. */
export function asOwnAct(text: string, doer: Noun): string | undefined {
  const [, time = '', verb = '', rest = ''] =
    /^(?:((?:each|every|once an?) \p{L}+),? )?(?:somebody|someone|one of (?:them|us)) (\p{L}+s) (.+)$/iu.exec(text) ??
    [];
  return verb ? `${capitalise(doer.one)} ${verb} ${rest}${time ? ` ${time.toLowerCase()}` : ''}` : undefined;
}

const place = /^ (?:of|in|at|from) (?:an?|the|our|my|their) /i;

/** 'Members of a choir see …' is what the members do. */
export const withoutPlace = (line: string, people: Noun[]): string => {
  const own = people.find(
    ({ many }) => place.test(line.slice(many.length)) && line.toLowerCase().startsWith(many.toLowerCase()),
  );
  if (!own) return line;
  const words = line.slice(own.many.length).replace(place, '').split(' ');
  const verb = words.slice(1, 4).find((word) => baseOfVerb(word) === word);
  const at = words.slice(1).indexOf(verb ?? '');
  return at < 0 ? line : [line.slice(0, own.many.length), ...words.slice(at + 1)].join(' ');
};
