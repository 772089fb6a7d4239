import { baseOfParticiple, participleOf } from '#worker/features/guide/content/verbs.ts';
import { type Column, snake } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { isCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { bringsAbout, isDoneBy, isNounOfState } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isSingle, nounIn, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { thingOf } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { isSomebodyElse } from '#worker/features/guide/outline/outline-given.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';
import { actsOn, doneTo, listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isHolder, linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The names of the tables by their records, and the kinds of people who sign in. */
export type Around = { names: Map<string, string>; roles: string[] };

/** The column of a moment. */
export const time = { type: 'text' as const, note: 'date and time, UTC' };
/** From so many states on their changes are rows. */
const mostAsColumns = 3;

/** The record that a kind of people has of its own: 'duty pilot' has the pilot. */
export const recordOfPerson = ({ idea }: Pick<Product, 'idea'>, person: string): ToldRecord | undefined =>
  idea.records.find(({ one }) => person === one || person.endsWith(` ${one}`));

/** 'Checks new hosts': an act on people and not on what is kept of anything else. */
export const isOnPerson = ({ idea }: Product, { phrase }: OutlinedAct['told']): boolean => {
  const thing = singularOf(thingOf(phrase.replace(/^(?:an? |the )?new /, '')));
  return (
    idea.records.every(({ one }) => one !== thing) &&
    idea.people.some(({ one }) => one === thing || one.endsWith(` ${thing}`))
  );
};

/** The table that names the people of a kind: their own record, else those who sign in; undefined where neither holds them. */
export function tableOfPerson(product: Product, person: string, { names, roles }: Around): string | undefined {
  const own = recordOfPerson(product, person);
  return own ? names.get(own.one) : roles.includes(person) ? 'accounts' : undefined;
}

/** Whether nothing has to say by which account something was done: one kind signs in, and it is one of them, or no criterion shows who did it. */
export const isOneAccount = ({ idea }: Product, acts: OutlinedAct[], { roles }: Around): boolean =>
  roles.length < 2 &&
  (idea.people.length < 2 ||
    idea.people.every((noun) => isSingle(noun) || !roles.includes(noun.one)) ||
    !acts.some(({ feature }) => feature.criteria.some((text) => /\bshow beside (?:it|them) who\b/.test(text))));

const named =
  /^(?:add|book|inspect|issue|list|mark|measure|note|order|post|propose|record|register|report|request|send|sign|submit|take|tell|upload|write)$/;

/**
 * Who made a row and when, where no field of it says so: what is shown beside it is kept.
 * @param columns the columns of its fields.
 */
export function madeColumns(product: Product, record: ToldRecord, columns: Column[], around: Around): Column[] {
  if ((around.roles.length === 0 && !record.trace) || ownerRules(product).some(({ kind }) => kind === 'audit'))
    return [];
  const { trace } = record;
  const act = trace
    ? listActs(product).find(({ told }) => trace.acts.includes(told.text))
    : doneTo(product, record).find(({ way }) => way === 'make');
  const { who } = act ?? {};
  if (!act) return [];
  // The day that somebody types may be any other.
  const typed = who && act.outcome?.way === 'make' ? readFields(act.outcome.fields).map((field) => field.name) : [];
  const isDated = columns.some(
    ({ name, field, note = '', may }) =>
      !may && note.startsWith('date') && /^(?:date|time|day|when|happened|month)/.test(name) && !typed.includes(field),
  );
  if (!who) return isDated ? [] : [{ name: 'made_at', field: 'made at', ...time }];
  // What a line makes beside its own record has no verb of its own.
  const isBeside = listActs(product).some(({ told, record: own }) => told === act.told && own !== record);
  const verb = trace?.verb ?? (isBeside ? 'enter' : act.told.verb);
  const done = named.test(verb) ? participleOf(verb) : 'entered';
  const references = tableOfPerson(product, who.one, around);
  const isOne = isOneAccount(product, [act], around);
  const isSaid = record.fields.some((field) => {
    const link = linkOf(product.idea, record, field);
    if (!link) return false;
    return 'person' in link
      ? link.person === who.one ||
          (link.person === 'somebody' &&
            !isHolder(field.name) &&
            !isSomebodyElse(act, field.name) &&
            !act.told.verb.startsWith(field.name.split(' ')[0] ?? ''))
      : link.record === recordOfPerson(product, who.one);
  });
  if (!references && !trace) return [];
  // 'The conductor answers for a member': whose row it is does not tell who entered it.
  const isForOthers =
    isSaid &&
    !trace &&
    around.roles.includes(who.one) &&
    doneTo(product, record).some(
      (other) => other.way === 'make' && other.who && other.who.one !== who.one && around.roles.includes(other.who.one),
    );
  return [
    ...(isForOthers
      ? [{ name: 'entered_by_id', field: 'entered by id', type: 'text' as const, references: 'accounts' }]
      : []),
    // Who enters themselves is the row itself.
    ...(references && references !== around.names.get(record.one) && !isOne && !isSaid
      ? [{ name: `${done}_by_id`, field: `${done} by id`, type: 'text' as const, references }]
      : []),
    ...(isDated ? [] : [{ name: `${done}_at`, field: `${done} at`, ...time }]),
  ];
}

const marking =
  /^(?:approve|accept|confirm|acknowledge|request|check|reassign|release|reject|refuse|allow|grant|recall|excuse|undo|withdraw|sign)$/;

/** Who decided on a row or brought it to a state and when, where the act that does so has no field of its own to write in. */
export function markedColumns(product: Product, record: ToldRecord, act: OutlinedAct, around: Around): Column[] {
  const { feature, told, who, way } = act;
  const states = statesOf(record).slice(1);
  const reached = states.find(
    (state) => (/^\p{L}+ed$/u.test(state) || baseOfParticiple(state)) && bringsAbout(told, state, record.one),
  );
  const isHistory = keepsChanges(product, record);
  const isTraced =
    told.outcomes?.some((outcome) => outcome.way === 'make') ||
    product.idea.records.some(({ trace }) => trace && !trace.isOwn && trace.acts.includes(told.text));
  const verb = `${told.verb}${/^off\b/.test(told.phrase) ? ' off' : ''}`;
  const isMarked = marking.test(told.verb);
  const done = isMarked ? participleOf(told.verb) + verb.slice(told.verb.length) : (reached ?? '');
  const isHeld = record.fields.some(({ name }) => name.toLowerCase().startsWith(done));
  // 'Each line of a recall' is not the row itself.
  const isWhole = !isOnPerson(product, told) && !/^(?:each|every) (?!.*\beach\b)\p{L}+ of\b/u.test(told.phrase);
  const isKept = isHistory && states.some((state) => isDoneBy(state, told.verb) || state === reached);
  const isFew = isMarked || (states.length > 0 && states.length < mostAsColumns);
  if (way !== 'change' || !who || done === '' || !isFew || isHeld || !isWhole || isKept || (isMarked && isTraced))
    return [];
  const note = `empty until ${feature.id}`;
  const may = { type: 'text' as const, may: true as const };
  const references = tableOfPerson(product, who.one, around);
  const name = snake(done);
  return [
    ...(references ? [{ name: `${name}_by_id`, field: `${done} by id`, ...may, references, note }] : []),
    { name: `${name}_at`, field: `${done} at`, ...time, may: true },
  ];
}

const period = new RegExp(`\\b(?:\\d+|one|${numberWord}) (?:hours?|days?|weeks?|months?)\\b`, 'i');
const asksHowLong = /\bhow long\b|\bstuck\b/i;

/**
 * Whether each change of state of a record is kept: where a told period counts from one, somebody asks how long it has been in one, or
 * lines set its states, beside which stands who did that and when; of two states columns tell as much.
 */
export function keepsChanges(product: Product, record: ToldRecord): boolean {
  const states = statesOf(record);
  const acts = actsOn(product, record);
  const texts = [
    ...ownerRules(product).map(({ text }) => text),
    ...acts.map(({ told }) => `${told.verb} ${told.phrase} ${told.when ?? ''}`),
  ];
  const isOf = (text: string) =>
    nounIn(record.one, text) !== null ||
    acts.some(({ told }) => text === `${told.verb} ${told.phrase} ${told.when ?? ''}`);
  const setting = acts.filter(({ told }) =>
    told.outcomes?.some((one) => one.way === 'state' && isCalled(one.record, record.one)),
  );
  return (
    states.length >= mostAsColumns &&
    (setting.length > 0 ||
      texts.some((text) => {
        const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
        const isNamed = states.some((state) =>
          words.some((word) => word === state || isNounOfState(state, word) || isDoneBy(state, word.replace(/s$/, ''))),
        );
        return (period.test(text) && isNamed) || (asksHowLong.test(text) && isOf(text));
      }))
  );
}
