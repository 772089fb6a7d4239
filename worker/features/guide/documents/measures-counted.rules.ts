import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { amount, idsOf, mentionedIn } from '#worker/features/guide/documents/measures-mentioned.rules.ts';
import { waysTo } from '#worker/features/guide/documents/outlined-terms.rules.ts';
import { writerOf } from '#worker/features/guide/documents/outlined-user-today.rules.ts';
import { timeUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import { stemOf } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import {
  headOf,
  isSingle,
  joinQuoted,
  lowerFirst,
  type Noun,
  nounIn,
  pluralOf,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { doneTo, listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isAside } from '#worker/features/guide/product/outlined-branches.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * By what a measure of an outline is counted: which rows, of which state or made by whom, over what time, and out of which others; by hand, and by
 * whom, where it speaks of what is only looked at or no row tells.
 */
export function countedFrom(product: Product, measure: string): string {
  const told = readMeasure(product, measure);
  const isOfPeople = told !== undefined && product.idea.people.some(({ one }) => one === told.record.one);
  const ofPeople = !told || isOfPeople ? byPeople(product, measure) : undefined;
  const said =
    told && (byState(product, told) ?? byPart(product, told) ?? byField(product, told) ?? byNumber(product, told));
  const used = usedIn(product, measure);
  if (used && !said && !ofPeople)
    return ` Nothing that is kept counts it: “${lowerFirst(used.feature.title)}” (${used.feature.id}) leaves no trace, so it is asked for by hand.`;
  const of =
    ofPeople ??
    (said ? `${pluralOf(told.record.one)}: ${said}` : (byUse(product, measure) ?? mentionedIn(product, measure)));
  const [beside] = untold.exec(measure)
    ? (/\b(?:without|by (?:themselves|himself|herself))\b[^,;.]*/i.exec(measure) ?? [])
    : [];
  if (of) return ` Counted from the ${of}${beside ? `; “${beside}” is asked for by hand` : ''}.`;
  return ` Nothing that is kept counts it: ${byHand(product, measure)}.`;
}

/** Who finds out by hand what no row tells: of whom a measure speaks they are asked. */
function byHand(product: Product, measure: string): string {
  const self = writerOf(product);
  const [who, isOne] = self ? [self.many, isSingle(self)] : ['whoever runs it', true];
  const asked = product.idea.people.find((kind) => kind.one !== self?.one && nounIn(kind.one, measure) !== null);
  return asked
    ? `${who} ${isOne ? 'asks' : 'ask'} ${asked.many}`
    : `${who} ${isOne ? 'notes' : 'note'} it by hand, before the first day and when its time is over`;
}

const sharing = new RegExp(`^(?:at (?:most|least) )?${amount} (?:out )?of (?:the )?(first )?(${amount}) `, 'i');
/** What makes of a count something that no row tells. */
const untold = /\bwithout\b|\bby (?:themselves|himself|herself)\b|\bhelp\b|\beasily\b|\bon the screen\b/i;

/** A measure of rows: of which, the words behind them, of how many the first ones count, and whether it is a share. */
type Told = { record: ToldRecord; rest: string; isShare: boolean; first: string | undefined };

/** 'Within 10 days after their due date', 'in the first 3 months', 'by their last day'. */
const spanning = new RegExp(
  String.raw`\b(?:within (${amount} ${timeUnit})(?: (?:after|of) (?:their|its|the) ([\p{L} ]+?))?|(?:by|before) their ([\p{L} ]+?))(?= in\b|[,;.]|$)`,
  'iu',
);
const timed = /\b(?:within|in|by|before|on|until|after|at)\b .+$/i;

function readMeasure({ idea }: Product, measure: string): Told | undefined {
  const text = measure.replace(/\s*\([^()]*\)/g, '').replace(/(?:: \d+(?: %)? counted)?[.\s]*$/, '');
  // What tells two things is no one count.
  if (untold.test(text) || /,| and /.test(text)) return undefined;
  const shared = sharing.exec(text);
  const [lead = ''] =
    shared ??
    new RegExp(`^(?:(?:at (?:most|least) |all (?:the )?)?${amount} |(?:an?|every|each) (?:home )?)`, 'i').exec(text) ??
    [];
  const body = text.slice(lead.length);
  const found = idea.records
    .flatMap((record) => {
      const names = [record.one, headOf(record)].flatMap((one) => [one, pluralOf(one)]).map(toPattern);
      const at = new RegExp(`^(?:${names.join('|')})\\b`, 'i').exec(body);
      return at ? [{ record, rest: body.slice(at[0].length).trim() }] : [];
    })
    .toSorted((a, b) => b.record.one.length - a.record.one.length)[0];
  return found && lead
    ? { ...found, isShare: shared !== null, first: shared?.[1] ? `the first ${shared[2]}` : undefined }
    : undefined;
}

/** The time in which something has to be so, with what it counts from; empty where none is told. */
function timeOf(rest: string): string {
  const [time = ''] = /\bwithin .+$/i.exec(rest) ?? timed.exec(rest.replace(areIn, '')) ?? [];
  const isOpen = new RegExp(`^within ${amount} ${timeUnit}(?= in\\b|$)`, 'i').exec(time);
  return isOpen ? ` ${isOpen[0]} of their entry${time.slice(isOpen[0].length)}` : time && ` ${time}`;
}

/** 'Within 3 days after they are delivered'. */
const afterState = new RegExp(
  String.raw`\bwithin (${amount} ${timeUnit}) after they (?:are|were|became) ([\p{L} ]+)$`,
  'iu',
);
const takenBack = /^(?:withdrawn|cancelled|called off)$/;

/** Out of which rows a share is: those that have had their time, else those that have left the state in which they begin. */
function outOf({ record, rest, isShare, first }: Told, states: string[] = []): string {
  if (!isShare) return '';
  const many = pluralOf(record.one);
  if (first) return `, out of ${first} ${many}`;
  const [, span, since, day] = spanning.exec(rest) ?? [];
  const [begins, ...after] = statesOf(record);
  // What was taken back was never late.
  const back = after.filter((state) => takenBack.test(state) && !states.includes(state));
  const but = back.length > 0 ? ` that are not ${joinQuoted(back, 'or')}` : '';
  const [, wait, reached = ''] = afterState.exec(rest) ?? [];
  if (wait && after.includes(reached)) return `, out of all ${many} that became “${reached}” at least ${wait} ago`;
  if (span) return `, out of all ${many} ${since ? `whose ${since} was` : 'entered'} at least ${span} ago${but}`;
  if (day && record.fields.some(({ name }) => name.toLowerCase() === day))
    return `, out of all ${many} whose ${day} has passed`;
  return `, out of all ${many}${begins && states.length > 0 && !states.includes(begins) ? ` that are no longer “${begins}”` : ''}`;
}

const madeIn = (product: Product, { one }: ToldRecord) =>
  listCriteria(product).flatMap(({ effect, id }) =>
    new RegExp(`^keep an? ${toPattern(one)}\\b`, 'i').test(effect) ? [id] : [],
  );

const answers = /^(?:accept|decline|approve|refuse|reject|agree|confirm|deny)$/;
const answered = /^(?:is|are|was|were|gets?|have|has) (?:answered|an? (?:answer|decision))\b/i;
const comesBack = /^(?:comes?|came|is|are|was|were) back\b/i;
const isKnown = /^(?:is|are|was|were) known\b/i;
/** 'All rents are in': what was waited for has come. */
const areIn = /^(?:is|are|was|were) in\b(?= (?:by|before|within|on)\b|$)/i;
const cameIn = /^(?:paid|received|handed in|sent in|submitted|delivered)$/;
const isBack = /^(?:returned|back|brought back|given back)$/;

/** 'Are paid', 'are handed over', 'get a decision': the states that the words behind the rows mean. */
function statesMeant(product: Product, { record, rest }: Told): string[] {
  const states = statesOf(record);
  const named = states.filter((state) =>
    new RegExp(
      `^(?:(?:is|are|was|were|gets?|been|has|have) ){0,2}(?:\\p{L}+ly )?${toPattern(state)}(?![\\p{L}-])`,
      'iu',
    ).test(rest),
  );
  if (named.length > 0) return named.toSorted((a, b) => b.length - a.length).slice(0, 1);
  const acts = doneTo(product, record).filter(({ way }) => way !== 'read');
  const broughtBy = (those: OutlinedAct[]) =>
    states.filter((state) =>
      waysTo(product, record, state).some(({ id }) => those.some(({ feature }) => id.startsWith(`${feature.id}.`))),
    );
  if (comesBack.test(rest)) return states.filter((state) => isBack.test(state));
  if (isKnown.test(rest)) return states.slice(0, 1);
  if (areIn.test(rest)) return states.filter((state) => cameIn.test(state)).slice(0, 1);
  const done = acts.filter(({ who, told: { verb, phrase } }) => {
    const [, particle = ''] = / (over|off|up|out|in|back|down)(?: |$)/.exec(` ${phrase}`) ?? [];
    const deed = [participleOf(verb), particle].filter(Boolean).join(' ');
    return who && new RegExp(`^(?:is|are|was|were) ${toPattern(deed)}(?![\\p{L}-])`, 'iu').test(rest);
  });
  if (done.length > 0) return broughtBy(done).slice(0, 1);
  return answered.test(rest) ? broughtBy(acts.filter(({ told }) => answers.test(told.verb))) : [];
}

/** 'Those that became “paid” (FR-2.2) within 10 days of their entry, out of all bills entered at least 10 days ago'. */
function byState(product: Product, told: Told): string | undefined {
  const states = statesMeant(product, told);
  if (states.length === 0) return undefined;
  const isFirst = states[0] === statesOf(told.record)[0];
  const ids = isFirst
    ? madeIn(product, told.record)
    : states.flatMap((state) => waysTo(product, told.record, state).map(({ id }) => id));
  const became = isFirst ? 'those entered' : `those that became ${joinQuoted(states, 'or')}`;
  return `${became}${idsOf(ids)}${timeOf(told.rest)}${outOf(told, states)}`;
}

/** 'Posts have an answer', 'hives were checked': rows to which a row of another record belongs. */
function byPart(product: Product, told: Told): string | undefined {
  const { record, rest } = told;
  const [, word = ''] = /^(?:has|have|had|is|are|was|were|gets?|got) (?:an? |one )?([\p{L}-]+)/u.exec(rest) ?? [];
  const part = product.idea.records.find(
    ({ one, fields }) =>
      one !== record.one &&
      fields.some(({ name }) => name.toLowerCase() === record.one) &&
      word !== '' &&
      (one === word || stemOf(one) === stemOf(word)),
  );
  const made = part ? madeIn(product, part) : [];
  return part && made.length > 0
    ? `those with ${withArticle(part.one)}${idsOf(made)}${timeOf(rest)}${outOf(told)}`
    : undefined;
}

/** 'Turns have a holder 7 days before': rows in which a field is filled. */
function byField(product: Product, told: Told): string | undefined {
  const { record, rest } = told;
  const [, named = '', when = ''] =
    /^(?:has|have|had) an? ([\p{L} ]+?)((?: (?:\d|by |before |on |within ).*)?)$/u.exec(rest) ?? [];
  const set = listCriteria(product).filter(({ effect }) =>
    new RegExp(`^set the ${toPattern(record.one)} to .*, with its ${toPattern(named)}\\b`).test(effect),
  );
  const isField = record.fields.some(({ name }) => name.toLowerCase() === named);
  const day = record.fields.find(({ name }) => /^(?:day|date)$/i.test(name));
  if (named === '' || (!isField && set.length === 0)) return undefined;
  const time = when && day && / before$/.test(when) ? `${when} their ${day.name}` : when;
  const past = day && time !== when ? ` whose ${day.name} has come` : '';
  return `those with ${withArticle(named)}${idsOf(set.map(({ id }) => id))}${time}, out of all ${pluralOf(record.one)}${past}`;
}

/** '20 loans in the first 4 weeks': as many rows as are entered. */
function byNumber(product: Product, { record, rest, isShare }: Told): string | undefined {
  return !isShare && /^(?:in|within|by|until) /i.test(rest)
    ? `those entered${idsOf(madeIn(product, record))} ${rest}`
    : undefined;
}

/** 'Members have answered', 'customers order a second time', 'still enter weighings in the second month': people by the rows that carry their name. */
function byPeople(product: Product, measure: string): string | undefined {
  const text = measure.replace(/[.\s]+$/, '');
  const shared = sharing.exec(text);
  if (!shared || untold.test(text)) return undefined;
  const body = text.slice(shared[0].length);
  const kind = product.idea.people.find((noun) => new RegExp(`^${toPattern(noun.many)} `, 'i').test(body));
  if (!kind) return undefined;
  const rest = body.slice(kind.many.length + 1);
  const act = makersOf(product, kind).find(
    ({ told: { verb }, record }) =>
      new RegExp(`^(?:(?:still )?${verb}|(?:has|have) ${participleOf(verb)})\\b`, 'i').test(rest) ||
      (record &&
        new RegExp(`^still (?:enter|add|note|keep|make|write) ${toPattern(pluralOf(record.one))}\\b`, 'i').test(
          rest,
        )) ||
      (record &&
        new RegExp(`^(?:has|have) (?:${participleOf(stemOf(record.one))}|${toPattern(record.one)}ed)\\b`, 'i').test(
          rest,
        )),
  );
  if (!act?.record) return undefined;
  const rows = pluralOf(act.record.one);
  const by = idsOf([madeIn(product, act.record).find((id) => id.startsWith(`${act.feature.id}.`)) ?? act.feature.id]);
  const all = shared[1] ? `the first ${shared[2]}` : `all ${kind.many}`;
  const [, second = ''] = /\ba second time\b(.*)$/.exec(rest) ?? [];
  if (/\ba second time\b/.test(rest))
    return `${rows}: the ${kind.many} with a second one${by}${second}${second ? ' of their first' : ''}, out of ${all} with a first one`;
  const [month = ''] = /\bin the (?:second|third|fourth|\d+th) (?:week|month)$/.exec(rest) ?? [];
  if (/^still /.test(rest))
    return month
      ? `${rows}: the ${kind.many} who entered one${by} ${month} after their first, out of ${all} for whom it is over`
      : undefined;
  const [time = ''] = /\b(?:on|by|before|within|in|until) .+$/.exec(rest) ?? [];
  const of = act.record.fields.find(
    ({ name }) =>
      nounIn(name.toLowerCase(), time) !== null && product.idea.records.some(({ one }) => one === name.toLowerCase()),
  );
  return /^(?:has|have) /.test(rest) && time
    ? `${rows}${of ? ` of each ${of.name.toLowerCase()}` : ''}: the ${kind.many} with one${by} ${time}, out of ${all}`
    : undefined;
}

/** The acts by which a kind of people make rows, those of records first that are told first. */
const makersOf = (product: Product, { one }: Noun): OutlinedAct[] =>
  listActs(product).filter(({ who, way, record }) => who?.one === one && way === 'make' && record !== undefined);

/** 'The director uses it in 9 of 10 weeks': a week counts in which a row of theirs was made. */
function byUse(product: Product, measure: string): string | undefined {
  const [, who = '', weeks] =
    new RegExp(
      `^(?:the |an? )?(.+?) uses? (?:it|${toPattern(product.name)}) in ${amount} of (?:the first )?(${amount}) weeks\\b`,
      'i',
    ).exec(measure) ?? [];
  const kind = product.idea.people.find((noun) => [noun.one, noun.many].includes(who.toLowerCase()));
  const [act] = kind ? makersOf(product, kind) : [];
  return act?.record && kind
    ? `${pluralOf(act.record.one)}: the weeks in which ${withArticle(kind.one)} entered one (${act.feature.id}), out of the last ${weeks}`
    : undefined;
}

/** What people only look at or listen to, where a measure says that they have: nothing that is kept tells who did. */
export function usedIn(product: Product, measure: string): OutlinedAct | undefined {
  return listActs(product).find(
    (act) =>
      act.who &&
      isAside(act) &&
      [act.told.verb, ...secondVerbs(act.told.phrase)].some((verb) =>
        new RegExp(`\\b(?:have|has) (?:\\p{L}+ )?${participleOf(verb)}\\b`, 'iu').test(measure),
      ),
  );
}

/** 'Listen' of 'open a piece and listen to their own voice'. */
const secondVerbs = (phrase: string): string[] =>
  [...phrase.matchAll(/\band (\p{Ll}+) (?:to|at|through|for)\b/gu)].map(([, verb = '']) => verb);
