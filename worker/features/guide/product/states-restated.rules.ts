import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfPassive, baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isDoneBy, isNounOfState } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { oneOf } from '#worker/features/guide/idea/telling.rules.ts';
import { broughtAbout } from '#worker/features/guide/outline/outline-brought-about.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** What stands before what the product does. */
export const shall = ', THE SYSTEM SHALL ';
/** That it is shown when something was set, and by whom. */
export const when = 'and show beside it when.';
export const whoAndWhen = 'and show beside it who did that and when.';

/** Whether a criterion brings a thing of this name to a state. */
export function setsState(text: string, one: string, state: string): boolean {
  if (!text.includes(`“${state}”`)) return false;
  const [, whole = ''] = text.split(/(?:^|, |THEN )THE SYSTEM SHALL /);
  // Which ones it is tells from where they come.
  const effect = whole.replace(/ that (?:is|was) “[^”]+”/g, '');
  const at = effect.search(new RegExp(`\\b(?:set|keep) (?:the|an?|each|every|that) ${toPattern(one)}\\b`));
  return at >= 0 && effect.indexOf(`“${state}”`, at) > at;
}

/** The state of a record that a verb tells: 'opens' of what may be 'open', 'closes' of what may be 'closed'. */
const stateBy = (record: ToldRecord | undefined, verb: string): string | undefined =>
  record && statesOf(record).find((state) => state === verb || isDoneBy(state, verb));

/** What a word names of what is kept; 'the commit' of the only thing that begins so and may be in such a state, 'commit message'. */
function thingCalled(records: ToldRecord[], named: string, isIt: (record: ToldRecord) => boolean) {
  const own = recordCalled(records, named.toLowerCase());
  if (own) return isIt(own) ? own : undefined;
  const [only, ...others] = records.filter(({ one }) => one.startsWith(`${named.toLowerCase()} `));
  return only && others.length === 0 && isIt(only) ? only : undefined;
}

const deed =
  /^(WHEN .+?, THE SYSTEM SHALL )(\p{L}+) (the|every|each) (\p{L}+(?: \p{L}+)?)( at once| again| by itself)?\.$/u;
const later =
  /^WHEN .+?, THE SYSTEM SHALL (\p{L}+) (it|the \p{L}+(?: \p{L}+)?)( by itself)? (?:when|once|as soon as) (.+)\.$/u;
const each =
  /^(WHEN .+?, THE SYSTEM SHALL )ensure that (?:each|every) (\p{L}+(?: \p{L}+)?) (\p{L}+s)(?: or (\p{L}+s))?\.$/u;
const marked =
  /^(WHEN .+?, THE SYSTEM SHALL )mark the (\p{L}+(?: \p{L}+)??) (?:as )?(\p{L}+(?:ed|en))( with [^,]+)?\.$/u;
const former = /^(WHEN .+?, THE SYSTEM SHALL )(\p{L}+) the (?:one before|(?:previous|old|last) one)\.$/u;
const firstShows =
  /^WHEN .+?, THE SYSTEM SHALL (?:ensure that the first (\p{L}+(?: \p{L}+)?) shows that|show by the first (\p{L}+(?: \p{L}+)?) that) it (\p{L}+s)\.$/u;
const mayMark =
  /^(WHEN .+?), THE SYSTEM SHALL (?:let|ensure that(?: after (\d+))?) the ([\p{L} ]+?) (?:can |may )?(?:mark|note|report|list) (?:them|him|her|it|the \p{L}+) as (\p{L}+)(?:,? and (.+))?\.$/u;
const ticks = /^(WHEN .+?), THE SYSTEM SHALL let them (tick|tap|press|click) ["“]([^"”]+)["”]\.$/u;

/** What a criterion is read with: what is kept, what its act is about, the criteria beside it, and whether one of them sets a state already. */
type Around = {
  records: ToldRecord[];
  own: ToldRecord[];
  criteria: string[];
  isTold: (record: ToldRecord, state: string) => boolean;
};

/** A criterion of which the words tell a state, as one that sets it: 'open the valve', 'close it when …', 'archive the one before'. */
export function restated(
  product: Product,
  { criteria }: Feature,
  act: OutlinedAct | undefined,
  text: string,
): string[] | undefined {
  const { records } = product.idea;
  const own = act ? [act, ...(act.also ?? [])].flatMap(({ record }) => record ?? []) : [];
  const isTold = (record: ToldRecord, state: string) => criteria.some((one) => setsState(one, record.one, state));
  const around = { records, own, criteria, isTold };
  return (
    doneAtOnce(around, text) ??
    doneLater(around, text) ??
    doneToEach(around, text) ??
    markedAs(around, text) ??
    formerOne(around, text) ??
    firstToShow(around, text) ??
    sinceFirst(records, text) ??
    confirmedBy(text) ??
    allOf(records, text) ??
    counted(own, text) ??
    won(records, text) ??
    markedLater(records, text) ??
    tickedBy(records, act, text)
  );
}

/** 'Open the valve' of what may be 'open'. */
function doneAtOnce({ records, isTold }: Around, text: string): string[] | undefined {
  const [, lead, verb = '', which, named = '', rest] = deed.exec(text) ?? [];
  const thing = verb ? thingCalled(records, named, (record) => stateBy(record, verb) !== undefined) : undefined;
  const state = stateBy(thing, verb);
  return thing && state && !isTold(thing, state)
    ? [`${lead}${verb} ${which} ${named}${rest ?? ''} and set ${which} ${thing.one} to “${state}”.`]
    : undefined;
}

/** 'Close it when the level is reached': upon that event; 'it' is what the criteria before speak of. */
function doneLater({ records, own, criteria }: Around, text: string): string[] | undefined {
  const [, does = '', what = '', alone, upon = ''] = later.exec(text) ?? [];
  const before = criteria.slice(0, criteria.indexOf(text)).join(' ');
  const able = own.concat(records).filter((record) => stateBy(record, does));
  const of =
    what === 'it'
      ? (able.find(({ one }) => before.includes(` the ${one}`)) ?? able[0])
      : recordCalled(records, what.slice(4));
  const then = stateBy(of, does);
  if (!of || !then) return undefined;
  const was = statesOf(of).find(
    (one) => one !== then && new RegExp(`\\b${toPattern(one)} the ${of.one}\\b`).test(before),
  );
  const cause = was ? upon.replace(/\bafter (.+?) at the latest$/, `the ${of.one} has been “${was}” for $1`) : upon;
  return [`WHEN ${cause}${shall}${alone ? '' : `${does} the ${of.one}, `}set the ${of.one} to “${then}” ${when}`];
}

/** 'Ensure that each valve opens or closes' of what may be 'open' or 'closed'. */
function doneToEach({ records }: Around, text: string): string[] | undefined {
  const [, upTo, every = '', ...said] = each.exec(text) ?? [];
  const verbs = said.flatMap((one) => (one ? (baseOfVerb(one) ?? one.replace(/e?s$/, '')) : []));
  const whole = every ? thingCalled(records, every, (record) => verbs.every((one) => stateBy(record, one))) : undefined;
  return (
    whole && [`${upTo}set each ${whole.one} to ${verbs.map((one) => `“${stateBy(whole, one)}”`).join(' or ')} ${when}`]
  );
}

/** 'Mark the item as repaired' of what may be 'repaired'. */
function markedAs({ records }: Around, text: string): string[] | undefined {
  const [, start, thing = '', as = '', beside] = marked.exec(text) ?? [];
  const mark = as ? thingCalled(records, thing, (record) => statesOf(record).includes(as)) : undefined;
  return mark && [`${start}set the ${mark.one} to “${as}”${beside ? `,${beside},` : ''} ${whoAndWhen}`];
}

/** 'Archive the one before': the one that was in the state that another criterion sets. */
function formerOne({ own: [own], isTold }: Around, text: string): string[] | undefined {
  const [, opening, puts = ''] = former.exec(text) ?? [];
  const put = stateBy(own, puts);
  const now = own && statesOf(own).find((one) => one !== put && isTold(own, one));
  return own && put && now
    ? [`${opening}set the ${own.one} that was “${now}” until then to “${put}” ${when}`]
    : undefined;
}

/** 'The first reading shows that it works' of what may be 'working'. */
function firstToShow({ own: [own] }: Around, text: string): string[] | undefined {
  const [, shows, shown, works = ''] = firstShows.exec(text) ?? [];
  const at = own && works ? statesOf(own).find((one) => one === `${works.replace(/s$/, '')}ing`) : undefined;
  return own && at
    ? [
        `WHEN the first ${shows ?? shown} of ${withArticle(own.one)} comes in${shall}set the ${own.one} to “${at}” ${when}`,
      ]
    : undefined;
}

const upon =
  /^(WHEN .+?), THE SYSTEM SHALL set the (.+?) to (“[^”]+”) (?:when|once) (the (?:other )?(?:one )?(?:who )?[^“]+? confirms (?:it|that))( and show .+)$/;
/** 'Settlement is paid when the one who got the money confirms it': that one brings it about. */
function confirmedBy(text: string): string[] | undefined {
  const [, cause, one, state, who, trace] = upon.exec(text) ?? [];
  return who
    ? [`${cause}${shall}keep that with the ${one}${trace}`, `WHEN ${who}${shall}set the ${one} to ${state}${trace}`]
    : undefined;
}

const goInto =
  /^(WHEN .+?, THE SYSTEM SHALL )(?:put the (\p{L}+) (\p{L}+s)|ensure that the (\p{L}+) (\p{L}+s) (?:go|come)) ((?:in|on|into|to) .+)\.$/u;
/** 'The checked recipes go in the book' of recipes that may be 'in the book'. */
function allOf(records: ToldRecord[], text: string): string[] | undefined {
  const [, lead, put, things, gone, going, to = ''] = goInto.exec(text) ?? [];
  const [such, many] = [put ?? gone ?? '', things ?? going ?? ''];
  const record = many ? recordCalled(records, many) : undefined;
  const states = record ? statesOf(record) : [];
  return record && states.includes(such) && states.includes(to)
    ? [`${lead}set each ${record.one} that is “${such}” to “${to}” ${when}`]
    : undefined;
}

const counts = /^(WHEN .+?), THE SYSTEM SHALL (?:ensure that (.+?) counts as|count (.+?) as) (?:an? )?(\p{L}+)\.$/u;
/** 'One try counts as flash' of what may be 'flashed'. */
function counted(own: ToldRecord[], text: string): string[] | undefined {
  const [, cause, such = '', other = '', as = ''] = counts.exec(text) ?? [];
  const [record] = as ? own : [];
  const state =
    record &&
    statesOf(record)
      .slice(1)
      .find((one) => isDoneBy(one, as) || isNounOfState(one, as));
  return record && state
    ? [`${cause} and there is ${such || other}${shall}set the ${record.one} to “${state}” ${when}`]
    : undefined;
}

const nobody =
  /^WHEN (nobody|no \p{L}+) (?:has )?(\p{L}+) (?:(?:it|them|the \p{L}+) )?(?:for|within) (\d+ (?:minutes?|hours?|days?|weeks?))((?:, | and ).*)$/u;
/** 'Nobody acknowledges for 10 minutes': it counts from when the thing came to its first state. */
function sinceFirst(records: ToldRecord[], text: string): string[] | undefined {
  const [, who, does = '', span, rest] = nobody.exec(text) ?? [];
  const verb = does ? (baseOfPassive(does) ?? baseOfVerb(does) ?? does.replace(/s$/, '')) : undefined;
  const [found, ...others] = records.flatMap((record) => {
    const state =
      verb &&
      statesOf(record)
        .slice(1)
        .find((one) => isDoneBy(one, verb));
    return state ? [{ one: record.one, first: statesOf(record)[0], state: state.split(' ')[0] }] : [];
  });
  return found && others.length === 0
    ? [`WHEN ${withArticle(found.one)} has been “${found.first}” for ${span} and ${who} has ${found.state} it${rest}`]
    : undefined;
}

const outcomes: readonly [sign: RegExp, states: RegExp][] = [
  [/\bwins?\b/, /^won$/],
  [/\bis a (?:draw|tie)\b/, /^(?:draw|drawn|tied?)$/],
];
/** 'Whoever has more points wins, the same number is a draw' of what may be 'won' or a 'draw'. */
function won(records: ToldRecord[], text: string): string[] | undefined {
  const [, said] = /, THE SYSTEM SHALL ensure that (.+)\.$/.exec(text) ?? [];
  if (!said) return undefined;
  const found = records.flatMap((record) =>
    outcomes.flatMap(([sign, states]) =>
      (sign.test(said) ? statesOf(record).filter((one) => states.test(one)) : []).map((state) => ({ record, state })),
    ),
  );
  const [first] = found;
  return first && found.every(({ record }) => record === first.record)
    ? [
        `${text.slice(0, -1)}, and set the ${first.record.one} to ${found.map(({ state }) => `“${state}”`).join(' or ')}.`,
      ]
    : undefined;
}

/** 'After 20 the shift lead can mark them as missing': whoever may do so does it upon a call of their own. */
function markedLater(records: ToldRecord[], text: string): string[] | undefined {
  const [, cause = '', number, who, state = '', rest] = mayMark.exec(text) ?? [];
  const [only, ...others] = state ? records.filter((record) => statesOf(record).includes(state)) : [];
  if (!who || !only || others.length > 0) return undefined;
  const [, told, unit, since] = /(\d+) (minutes|hours|days) (after [^,]+)$/.exec(cause) ?? [];
  const marks = `WHEN the ${who} marks ${withArticle(only.one)} as “${state}”`;
  const first = unit ? `, ${number ?? told} ${unit} ${since} at the earliest` : '';
  return [
    `${marks}${first}${shall}set the ${only.one} to “${state}” ${whoAndWhen}`,
    ...(rest ? [`${marks}${shall}${broughtAbout(rest, []) ?? rest}.`] : []),
  ];
}

/** 'They tick "seen"' of what may be 'seen'. */
function tickedBy(records: ToldRecord[], act: OutlinedAct | undefined, text: string): string[] | undefined {
  const [, cause, verb = '', state = ''] = ticks.exec(text) ?? [];
  const [only, ...others] = state ? records.filter((record) => statesOf(record).slice(1).includes(state)) : [];
  return only && others.length === 0 && act?.who
    ? [
        `${cause}${shall}show each with “${state}” to ${verb}.`,
        `WHEN ${oneOf(act.who)} ${verb}s “${state}” at ${withArticle(only.one)}${shall}set the ${only.one} to “${state}” ${whoAndWhen}`,
      ]
    : undefined;
}
