import { firstNames } from '#worker/features/guide/content/first-names.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { partOutcomes } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  capitalise,
  isPlural,
  isSingle,
  lowerFirst,
  type Noun,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { type Cast, type Subject, subjectOf } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** Whoever only gets, sees or is something does nothing upon it. */
const receiving =
  /^(?:is|are|am|was|were|be|has|have|had|can|cannot|may|must|should|could|will|do|does|gets?|sees?|hears?|receives?|knows?|needs?|finds?|wins?|loses?|stays?|remains?|waits?|owns?)\b|^\p{L}+n't\b/u;
const leaning = /^(?:they|he|she|it|who|whoever|you|people|one|(?:some|every|any)(?:body|one)|the other|either)\b/i;

type Deed = Subject & { who: Noun; base: string };

/** Who of the cast does something by a clause, and the base of the verb. */
function deedIn(clause: string, cast: Cast): Deed | undefined {
  const text = clause.trim();
  const subject = leaning.test(text) ? undefined : subjectOf(text, cast, undefined);
  if (typeof subject?.who !== 'object' || receiving.test(subject.rest)) return undefined;
  const [verb = '', next = ''] = subject.rest.split(' ');
  const base = baseOfVerb(verb.toLowerCase());
  return base && next && !/(?:ed|ing)$/.test(verb) ? { ...subject, who: subject.who, base } : undefined;
}

/** What is done with hands and feet, by phone or at the bank: no screen of the product is needed for it. */
const physical =
  /^(?:come|arrive|bring|return|leave|call|phone|ring|visit|walk|drive|move|hand|drop|pay|wait|give|deliver|carry|stop|turn|knock|meet|go)$/;

/** 'The visitor' for 'them' in what somebody else does with whoever came. */
const withNamed = (clause: string, { who }: Deed) =>
  clause.replace(/\b(?:them|him|her)\b(?! \p{L}+(?:s|ies)\b)/iu, isSingle(who) ? who.many : `the ${who.one}`);

/** 'Pay their rent by bank transfer' speaks of the rent, and 'it' in the next clause means that. */
function withThing(clause: string, { rest }: Deed): string {
  const [, thing] = /^\p{L}+ (?:(?:back|out|up|in|off) )?(?:their|the|an?|his|her|its) (\p{L}+)\b/iu.exec(rest) ?? [];
  return thing ? clause.replace(/\bit\b(?! (?:is|was|has))/, `the ${thing.toLowerCase()}`) : clause;
}

/** 'Visitor comes in' as what happens: 'when a visitor comes in'. */
function upon(event: string, clause: string, { people }: Cast): string {
  const [first = ''] = event.split(' ');
  const isBare = people.some(({ noun }) => noun.one === first.toLowerCase() && !isSingle(noun));
  const isSomebody =
    kindOfNoun(first.toLowerCase()) === 'person' &&
    !isPlural(first.toLowerCase()) &&
    / \p{L}+s /u.test(event) &&
    /^\p{Lu}\p{Ll}/u.test(first) &&
    !firstNames.has(first) &&
    !/(?:one|body)$/i.test(first);
  return `When ${isBare || isSomebody ? withArticle(lowerFirst(event)) : lowerFirst(event)}, ${clause}`;
}

/** 'The student brings the kit back, the storekeeper goes through the checklist': what two of the cast do, one upon the other. */
function twoDeeds(head: string, cast: Cast): { first: string; by: Deed; then: string } | undefined {
  for (const { index } of head.matchAll(/, /g)) {
    const first = head.slice(0, index);
    const then = head.slice(index + 2).replace(/^(?:and )?(?:then )?/i, '');
    const by = deedIn(first, cast);
    const other = by && deedIn(then, cast);
    if (by && other && other.who.one !== by.who.one) return { first, by, then };
  }
  return undefined;
}

const openingOf = (piece: string, { rest }: Deed) => piece.trim().slice(0, -rest.length).trim();

const looksFirst =
  /^(.{2,40}?) (?:looks?|checks?|reads?) (at |through |over )?((?:the|an?|their|its) [\p{L} ]{2,30}?),? and (?:then )?((?:accepts?|approves?|confirms?|declines?|rejects?|refuses?|decides?|picks?|chooses?) .+)$/iu;
/** 'Looks at the photo and accepts or declines the coat': what is decided is the deed. */
const withDecision = (line: string): string =>
  line.replace(
    looksFirst,
    (_, who: string, at = '', what: string, decides: string) =>
      `After a look ${at || 'at '}${what}, ${lowerFirst(who)} ${decides}`,
  );

const bareChoice =
  /^(.{2,40}? )(agrees?|accepts?|approves?|confirms?|says? yes) or (refuses?|declines?|rejects?|says? no)( ?(?:→|⇒|➔|->|=>) ?(?:the |an? )?([\p{L} ]{2,30}?) (?:is|becomes) .+)$/iu;
/** 'The teacher agrees or refuses → reservation is confirmed or refused': what is decided on is said behind the arrow alone. */
const withDecided = (line: string): string =>
  line.replace(
    bareChoice,
    (_, who: string, yes: string, no: string, after: string, thing: string) =>
      `${who}${yes}${/^agree/i.test(yes) ? ' to' : ''} or ${no} the ${thing.toLowerCase()}${after}`,
  );

/** 'A keg never turns up → we mark it lost': what the event speaks of. */
function ofEvent(head: string, piece: string, { things }: Cast): string {
  const record = things.find(({ one }) => new RegExp(`^(?:an?|the|each|every) ${toPattern(one)} `, 'iu').test(head));
  return record ? piece.replace(/\bit\b(?! (?:is|was|has)\b)/, `the ${record.one}`) : piece;
}

/** 'Ticket money is due back': what 'it' in the next clause is. */
const being = /^((?:the )?\p{Ll}+(?: \p{Ll}+)?) (?:is|are) (?!told\b|asked\b|reminded\b)/iu;
const isOnlySaid = (piece: string) => partOutcomes(`x → ${piece}`).outcomes[0]?.way === 'say';

/** 'Accepts it, and the teacher is told which', 'picks one: new substitution': the deed, and what comes of it. */
const asLine = (piece: string) =>
  capitalise(
    piece
      .trim()
      .replace(/^([^:]{3,40} (?:an? )?new ([\p{L}-]+(?: [\p{L}-]+)?)): (.+,.+)$/iu, '$1 → new $2: $3')
      .replace(/,? and (?=[^,;]* (?:is|are) told\b)/i, ' → ')
      .replace(/: (?=new )|, (?=(?:they|he|she) )/i, ' → '),
  );

/**
 * A line in which somebody does something upon what another did or upon what happened, as lines with one doer each: 'a visitor comes in →
 * organisers tick them off' is 'when a visitor comes in, organisers tick the visitor off'.
 * @returns the line itself where it has one doer.
 */
export function handedOn(told: string, cast: Cast): string[] {
  const line = withDecided(withDecision(told.trim()));
  const [, head = line, said = ''] = /^(.*?) ?(?:→|⇒|➔|->|=>) ?(.*)$/.exec(line) ?? [];
  const two = twoDeeds(head, cast);
  if (two) {
    const then = `${upon(two.first, withThing(withNamed(two.then, two.by), two.by), cast)}${said && ` → ${said}`}`;
    return physical.test(two.by.base) ? [then] : [two.first, then];
  }
  const by = deedIn(head, cast);
  const pieces = said.split(/\s*;\s*/);
  const at = pieces.findIndex((piece) => {
    const deed = isOnlySaid(piece.replace(/: new .*$|, (?:they|it|he|she) .*$/i, '')) ? deedIn(piece, cast) : undefined;
    return deed !== undefined && deed.who.one !== by?.who.one && !` ${head} `.includes(` ${openingOf(piece, deed)} `);
  });
  const piece = pieces[at];
  if (piece === undefined || head.trim() === '') return [line];
  const isEvent = by === undefined && subjectOf(head, cast, undefined)?.who !== 'product';
  const rest = pieces.slice(at + 1).join('; ');
  const thing = pieces.slice(0, at).flatMap((one) => being.exec(one)?.[1] ?? [])[0];
  const named = by
    ? withNamed(piece, by)
    : thing
      ? piece.replace(/\bit\b/, /^the /i.test(thing) || isPlural(thing) ? thing : `the ${thing}`)
      : ofEvent(head, piece, cast);
  const own = asLine(named);
  const withRest = rest === '' ? own : own.includes(' → ') ? `${own}; ${rest}` : `${own} → ${rest}`;
  const before = at === 0 ? head : `${head} → ${pieces.slice(0, at).join('; ')}`;
  if (at === 0 && (isEvent || (by && physical.test(by.base)))) return [upon(head, lowerOpening(withRest), cast)];
  if (isEvent) return [before, upon(head, lowerOpening(withRest), cast)];
  const [made] = partOutcomes(before).outcomes.flatMap((one) => ('record' in one ? [one.record] : []));
  return [before, made ? withRest.replace(/\bit\b/, withArticle(made)) : upon(head, lowerOpening(withRest), cast)];
}

const lowerOpening = (text: string) => (/^I\b/.test(text) ? text : lowerFirst(text));
