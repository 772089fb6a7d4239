import { choosing, qualityOf } from '#worker/features/guide/content/qualities.ts';
import {
  fieldsByFamily,
  lastingFields,
  plainFields,
  tickedFields,
} from '#worker/features/guide/content/record-marks.ts';
import type { RecordClass, Sight } from '#worker/features/guide/content/records/record-class.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { asNoun, fill, type Noun, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { kindOf, kindOfAct } from '#worker/features/guide/idea/record-kinds.rules.ts';
import { sentenceOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { nounsIn, peopleOf } from '#worker/features/guide/product/record-words.rules.ts';
import type { Entity } from '#worker/features/guide/product/records.rules.ts';

/** A record on its way: what it is about and who leaves it, and of which other one it is a row. */
export type Draft = {
  name: string;
  kind: RecordClass | undefined;
  sees?: Sight | undefined;
  fields: string[];
  holds: string;
  thing?: string | undefined;
  actor?: string;
  unique?: string[] | undefined;
  of?: Draft;
  isDevice?: true;
  /** The fields and states that somebody listed for it. */
  told?: ToldRecord;
  /** What is done to it: 'pause over holidays'. */
  deeds?: string[];
};

/** Acts by which people take what others offer. */
const offering =
  /^(order|buy|purchase|preorder|pre-order|subscribe|book|reserve|rent|borrow|lease|hire|search|browse|join|choose)$/;
/** Kinds of acts by which somebody makes what they are about. */
const making = /^(submit|record|share|upload|plan|generate|manage|message|lend|learn)$/;
/** Acts by which others say yes or no to it. */
const judging = /^(approve|reject|refuse|decline|grant|confirm|accept|veto|authori[sz]e|pay|reimburse)$/;
/** Acts by which people bring what is their own. */
const bringing = /^(drop|bring|hand|leave|send|register|park)$/;
const namesPerson =
  /\b(asker|taker|sender|receiver|voter|rater|reviewer|borrower|giver|author|player|winner|person|(?:reported|given|made|asked|entered) by|to|from) id\b/;

/** Whether a noun is a thing of its own here and no quality, means or person. */
export function isThing(name: string, { idea }: Product, acts: Told[]): boolean {
  const one = name.toLowerCase();
  const about = acts.filter(({ object }) => object?.one === one);
  const isOwn =
    one === idea.item.one || (about.length > 0 && about.every(({ verb }) => !choosing.test(verb) && verb !== 'take'));
  if (one === idea.item.one && about.length > 0 && qualityOf(one) !== '') return true;
  if (qualityOf(one, isOwn) !== undefined) return false;
  if (about.some(({ device, verb }) => device && /^(measure|sense|detect|track|report)$/.test(verb)))
    return kindOf(one) !== undefined;
  return !idea.people.some((person) => person.one === one) || kindOf(one) !== undefined;
}

/** Whether a record is of what a clause acts on: 'request vacation' is about the vacation request. */
export const isOf = (record: string, object: Noun | undefined) =>
  object !== undefined && (record === object.one || record === `${object.one} request`);

type Around = { product: Product; acts: Told[]; isOwn: boolean };
/** What clauses say of a noun: all that name it, and those that act on it. */
type Named = { one: string; kind: RecordClass | undefined; about: Told[]; direct: Told[] };

/** A record that a noun names, with the fields of its kind or of the act that makes it. */
export function draftNamed(entity: Pick<Entity, 'name' | 'fields' | 'holds'>, around: Around): Draft {
  const { name, fields, holds } = entity;
  const { idea } = around.product;
  const one = name.toLowerCase();
  const handedIn = around.acts.filter(({ object }) => object?.one === one).map(kindOfAct);
  const kind = kindOf(one, idea.said) ?? handedIn.find((act) => act?.key === 'document');
  const isKept =
    !around.isOwn && !(/^(tracking|exchange)$/.test(idea.pattern.id) && one === idea.item.one && kind !== undefined);
  if (isKept) return { name, kind, fields: fields.split(', '), holds };
  if (/\blast heard at\b/.test(fields))
    return {
      name,
      kind: undefined,
      fields: 'name, place, last heard at, battery, state'.split(', '),
      holds,
      isDevice: true,
    };
  const about = around.acts.filter(
    ({ object, phrase }) => isOf(one, object) || nounsIn(phrase, { things: [{ one, many: one }] }).length > 0,
  );
  const named: Named = { one, kind, about, direct: about.filter(({ object }) => isOf(one, object)) };
  const { actor, maker, leaves } = whoMakes(named, around);
  const home = (idea.pattern.isOwn ? idea.item : idea.deal).one;
  const thing =
    relatedTo(named, around.product) ??
    leaves ??
    ((kind?.act || isLookedAfter(kind, home)) && home !== one ? home : undefined);
  const means = kind?.act?.holds;
  const draft: Draft = {
    name,
    kind,
    ...ownFields(named, {
      actor,
      thing,
      isExchange: idea.pattern.id === 'exchange',
      isCode: idea.pattern.id === 'devtool',
    }),
    actor,
    thing,
    holds:
      (means ? fill(means, { actor: asNoun(actor), thing: asNoun(thing ?? home) }) : holds) ||
      (maker ? sentenceOf(maker, idea.name) : `What is kept about each ${one}`),
  };
  if (!idea.records.some((record) => record.one === one)) addFields(draft, listedIn(named.direct));
  return draft;
}

/** Whether such a record is about the thing that the product looks after: a repair in a flat, a visit to a cow. */
const isLookedAfter = (kind: RecordClass | undefined, home: string) =>
  kind?.fields.includes('{thing} id') === true &&
  /^(?:place|home|land|asset|animal|plant|person on file)$/.test(kindOf(home)?.key ?? '');

/** What clauses list after a colon, as fields: a photo is kept by its key. */
const listedIn = (about: Told[]): string[] =>
  about
    .flatMap(({ details }) => details ?? [])
    .map((detail) => detail.replace(/^(?:an?|the|their) /, ''))
    .map((detail) => (/^(photo|picture)s?$/.test(detail) ? 'photo key' : detail.toLowerCase()));

/** Whose a record is: the one who makes it, the member of a membership, the one who offers in an exchange; else whom the product is for. */
function whoMakes({ one, kind, about, direct }: Named, { product: { idea }, acts }: Around) {
  // Whoever approves, checks or pays for it did not make it.
  const first = direct.find(({ verb }) => !judging.test(verb)) ?? about.find(({ verb }) => !judging.test(verb));
  const makes = direct.filter(({ family, device }) => !device && making.test(family));
  // Who sends it in has made it, whoever passes it on.
  const maker = makes.find(({ family }) => family !== 'manage') ?? makes[0] ?? first ?? direct[0];
  const leaving = kind?.act
    ? acts.find((told) => kindOfAct(told) === kind && peopleOf(told, idea).length > 0)
    : undefined;
  const titled = idea.people.find((person) => one.startsWith(person.one) && one !== person.one);
  const acting = leaving ?? (direct.length > 0 && maker && !judging.test(maker.verb) ? maker : undefined);
  const offers = idea.pattern.id === 'exchange' && !idea.pattern.isOwn ? idea.host : undefined;
  const who = titled ?? offers ?? (acting && peopleOf(acting, idea)[0]) ?? idea.client;
  const leaves = leaving?.object && leaving.object.one !== one ? leaving.object.one : undefined;
  return { actor: who.one, maker, leaves };
}

/** What a program has of something that it reads or prints, where people would send or hand it in. */
const readByCode: Readonly<Record<string, string | undefined>> = {
  document: 'path, format, content, bytes',
  message: 'title, text, author, source',
};

/** The fields of a record: those of its kind, or those that the acts on it ask for, with whose it is and what it is about. */
function ownFields(
  { kind, direct, one }: Named,
  {
    actor,
    thing,
    isExchange,
    isCode,
  }: { actor: string; thing: string | undefined; isExchange: boolean; isCode: boolean },
): Pick<Draft, 'fields' | 'sees'> {
  const isOffered = direct.some(({ verb }) => offering.test(verb)) && !/^(sides|named|owner)$/.test(kind?.sees ?? '');
  // What is checked, repaired or visited was there before: those who do so do not make it.
  const isThere = !isOffered && !kind && direct.length > 0 && direct.every((told) => kindOfAct(told) !== undefined);
  const isTicked = direct.some((told) => kindOfAct(told)?.key === 'tick');
  const plain = isTicked
    ? tickedFields
    : isThere
      ? lastingFields
      : fieldsByFamily[isOffered ? 'order' : (direct[0]?.family ?? '')];
  // A program reads a file and keeps no copy of it.
  const read = isCode && kind ? readByCode[kind.key] : undefined;
  const own = (read ?? kind?.fields ?? plain ?? plainFields).split(', ');
  const brings = direct.some(({ verb }) => bringing.test(verb));
  const lends = isExchange || direct.some(({ verb }) => /^(lend|offer|share|list)$/.test(verb));
  const isTheirs = kind?.key === 'asset' && (brings || lends);
  const isOwned =
    isTheirs ||
    !(
      isOffered ||
      isThere ||
      kind?.sees === 'all' ||
      kind?.key === 'reading' ||
      kind?.fields.includes('{actor}') ||
      namesPerson.test(own.join(', '))
    );
  const slots = { actor, thing: thing ?? '{thing}', record: one };
  return {
    ...(isTheirs && brings ? { sees: 'sides' as const } : {}),
    fields: [
      ...(isOwned ? [`${actor} id`] : []),
      ...(thing && !own.includes('{thing} id') ? [`${thing} id`] : []),
      ...own.map((field) => fill(field, slots)).filter((field) => !isTheirs || field !== 'inventory number'),
    ],
  };
}

/** Another thing that a record is of: the device that sends it, 'an examination of a cow', the medicine named beside an examination. */
function relatedTo({ one, about, direct, kind }: Named, { idea }: Product): string | undefined {
  const sending = about.find(({ device, who }) => device && typeof who === 'object')?.who;
  if (kind?.key === 'reading' && typeof sending === 'object') return sending.one;
  const candidates = [idea.item, ...idea.things].filter(
    (noun) => noun.one !== one && kindOf(noun.one) && qualityOf(noun.one) === undefined,
  );
  for (const { phrase } of direct) {
    const found = candidates.find((noun) =>
      new RegExp(
        `\\b(?:of|at|in|about|from|to) (?:an?|the|each|every|their|its)? ?(?:[a-z-]+ )?(?:${toPattern(noun.one)}|${toPattern(noun.many)})\\b`,
        'i',
      ).test(phrase),
    );
    if (found) return found.one;
  }
  const [told] = about;
  if (direct.length > 0 || !told?.object || kind?.sees === 'all' || qualityOf(told.object.one) !== undefined)
    return undefined;
  const isContainer = new RegExp(`\\b(?:of|in|at|from|to) (?:an?|the|each|every|their|its)? ?${toPattern(one)}`, 'i');
  return isContainer.test(told.phrase) ? undefined : told.object.one;
}

/** Adds fields that are not there yet, before the state and the time of making. */
export function addFields(draft: Draft, more: string[]): void {
  const stem = (field: string) => field.replace(/ (in cents|id|at|on|key|in grams)$/, '');
  const known = new Set(draft.fields.map(stem));
  const fresh = more.filter((field, index) => !known.has(stem(field)) && more.indexOf(field) === index);
  const at = draft.fields.indexOf('state');
  draft.fields.splice(at < 0 ? draft.fields.length : at, 0, ...fresh);
}
