import { commitRecords, isAboutCommits } from '#worker/features/guide/content/patterns/commits.ts';
import { kindsOfPattern } from '#worker/features/guide/content/record-classes.ts';
import type { RecordClass, Sight } from '#worker/features/guide/content/records/record-class.ts';
import { statesByVerb } from '#worker/features/guide/content/states.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { asNoun, capitalise, fill, lookUp, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { isWorkday } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { actWithin, kindOf, kindOfAct } from '#worker/features/guide/idea/record-kinds.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { isEntered, outlinedEntities } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { writeMarks } from '#worker/features/guide/product/record-changes.rules.ts';
import {
  addFields,
  type Draft,
  draftNamed,
  isOf,
  isThing,
} from '#worker/features/guide/product/record-fields.rules.ts';
import { linkRecords } from '#worker/features/guide/product/record-links.rules.ts';
import { addParts, keepAsked, pointAtChosen } from '#worker/features/guide/product/record-parts.rules.ts';
import { keepPromises } from '#worker/features/guide/product/record-promises.rules.ts';
import { nounsIn, peopleOf } from '#worker/features/guide/product/record-words.rules.ts';
import { tidyFields } from '#worker/features/guide/product/tidied-fields.rules.ts';
import { writeTold } from '#worker/features/guide/product/told-drafts.rules.ts';

/** A record that is kept: its fields as one line, and what it holds. `words` are other names that clauses have for it. */
export type Entity = {
  name: string;
  fields: string;
  holds: string;
  kind: RecordClass | undefined;
  sees: Sight | undefined;
  words: string[];
  /** What clauses do to it, the verb first: 'pause over holidays'. */
  deeds: string[];
  unique: string[];
  /** What somebody listed for it. */
  told?: ToldRecord;
};

const mostRecords = 10;

/** The records of a shape; a command that reads commits has their types. */
function patternRecords({ idea, features, platform }: Product): { name: string; fields: string; holds: string }[] {
  if (platform !== 'command line' || !isAboutCommits(idea.item)) return idea.pattern.entities;
  const { commit, finding, suggestion } = commitRecords;
  const isSuggesting = features.some(({ title }) => /^suggest/i.test(title));
  return [
    commit,
    ...idea.pattern.entities.map((entity) => (entity.name === 'Finding' ? finding : entity)),
    ...(isSuggesting ? [suggestion] : []),
  ];
}

/** What is stored: the records that a shape has, those of the things of the idea, and those that its acts leave. */
export const listEntities = oncePerProduct((whole: Product): Entity[] => {
  if (whole.idea.isOutlined && whole.idea.records.length > 0) return outlinedEntities(whole);
  const product = withFew(whole);
  const { idea, slots } = product;
  const isOwn = idea.pattern.isOwn === true;
  const acts = actsOf(product);
  const base = patternRecords(product).map(({ name, fields, holds }) => ({
    name: capitalise(fill(name, slots)),
    fields: fill(fields, slots),
    holds: fill(holds, slots),
  }));
  const drafts: Draft[] = base
    .filter(({ name }) => !isRefused(name, product))
    .filter(({ name }) => !isOwn || isThing(name, product, acts))
    .filter(({ name }) => !base.some((other) => other.name === `${name} request`))
    .map((entity) => draftNamed(entity, { product, acts, isOwn }));
  const said = idea.reading?.refused.length ? capitalise(idea.item.one) : undefined;
  if (said && !drafts.some(({ name }) => name === said))
    drafts.unshift(
      draftNamed(
        { name: said, fields: '', holds: `Each ${idea.item.one} that ${idea.name} knows` },
        { product, acts, isOwn: true },
      ),
    );
  const home = () =>
    drafts.find(({ name }) => name.toLowerCase() === idea.deal.one && !isOwn) ??
    drafts.find(({ name }) => name.toLowerCase() === idea.item.one) ??
    drafts[0];
  addThings(product, drafts, acts);
  const made = addActs(product, drafts, acts, home());
  if (drafts.length === 0)
    drafts.push(
      draftNamed(
        { name: capitalise(idea.item.one), fields: '', holds: `Each ${idea.item.one} that ${idea.name} knows` },
        { product, acts, isOwn: true },
      ),
    );
  writeTold(product, drafts, acts);
  writeMarks(product, drafts, acts, made);
  keepAsked(acts, drafts);
  linkRecords(product, drafts, acts);
  if (product.platform !== 'command line') keepPromises(product, drafts, home());
  const kept = drafts.filter(({ name }) => !isRefused(name, product)).slice(0, mostRecords);
  if (idea.isOutlined)
    return tidyFields(
      product,
      kept.filter(({ name }, at) => at === 0 || isEntered(product, name)),
    );
  const consents = consentOf(product, kept);
  return tidyFields(product, [...kept, ...consents]);
});

/** Whether a person has said that this is not what the product is about. */
function isRefused(name: string, { idea }: Product): boolean {
  return idea.reading?.refused.some(({ one }) => one === name.toLowerCase()) ?? false;
}

/** Where data that the law guards is kept, who agreed to what is kept too. */
function consentOf({ features, idea }: Product, drafts: Draft[]): Draft[] {
  const kind = kindOf('consent');
  if (!kind || !features.some(({ key }) => key === 'law') || drafts.some((draft) => draft.kind === kind)) return [];
  const onFile = drafts.find((draft) => draft.kind?.key === 'person on file')?.name.toLowerCase();
  const actor = onFile ?? idea.client.one;
  return [
    {
      name: 'Consent',
      kind,
      actor,
      fields: fill(kind.fields.replaceAll('{actor}', actor), {}).split(', '),
      holds: `What ${pluralOf(actor)} agreed to, in which words, and since when`,
    },
  ];
}

/** The first clauses and things tell what is kept; a text of 20,000 characters has hundreds more. */
const withFew = (product: Product): Product => ({
  ...product,
  idea: {
    ...product.idea,
    told: product.idea.told.slice(0, 60),
    things: product.idea.things.slice(0, 60),
    places: product.idea.places.slice(0, 20),
  },
});

/** The clauses in which somebody or something does something, those too that begin with no subject. */
function actsOf({ idea }: Product): Told[] {
  return idea.told.flatMap((told): Told[] => {
    if (told.not || told.kind === 'background' || isWorkday(told)) return [];
    if (told.verb && told.kind !== 'fragment') return [told];
    const verb = actWithin(told.text);
    const phrase = verb ? (told.text.split(new RegExp(`\\b${verb.slice(0, 4)}\\S*\\s*`, 'i'))[1] ?? '') : '';
    const [object] = nounsIn(phrase, idea);
    return verb && object ? [{ ...told, verb, phrase, object }] : [];
  });
}

/** Things that the idea names beside those it acts on, where the guide knows what is kept of them. */
function addThings(product: Product, drafts: Draft[], acts: Told[]): void {
  const { idea } = product;
  if (idea.pattern.id === 'devtool' && !idea.pattern.isOwn) return;
  const covered = kindsOfPattern[idea.pattern.id].split(',');
  const onFile = idea.people.filter(
    ({ one }) =>
      kindOf(one)?.key === 'person on file' &&
      one !== idea.client.one &&
      one !== idea.host?.one &&
      !acts.some((told) => peopleOf(told, idea).some((person) => person.one === one)),
  );
  const more = [...idea.things, ...idea.places, ...onFile]
    .filter(({ one }) => {
      const kind = kindOf(one, idea.said);
      return (
        kind !== undefined &&
        !(covered.includes(kind.key) && !idea.pattern.isOwn) &&
        isThing(one, product, acts) &&
        isDealtWith(one, acts) &&
        !drafts.some(
          (draft) =>
            draft.name.toLowerCase() === one || draft.kind === kind || draft.name.toLowerCase().startsWith(`${one} `),
        )
      );
    })
    .slice(0, 3);
  for (const { one } of more)
    drafts.push(draftNamed({ name: capitalise(one), fields: '', holds: '' }, { product, acts, isOwn: true }));
}

/** Whether a clause deals with a thing, and does not name it as the time, the end or the use of something else. */
function isDealtWith(one: string, acts: Told[]): boolean {
  const name = `(?:${toPattern(one)}|${toPattern(pluralOf(one))})`;
  const aside = new RegExp(
    `\\b(?:for|over|during|before|after|on|by|until|as|like|at) (?:[a-z-]+ ){0,2}${name}\\b`,
    'gi',
  );
  const any = new RegExp(`\\b${name}\\b`, 'i');
  // 'Editors of papers': what somebody is of is not dealt with.
  return acts.some(({ phrase, subject, kind, who }) =>
    any.test(
      `${phrase} ${kind === 'rule' || who === undefined ? subject.replace(/ of .*/, '') : ''}`.replace(aside, ' '),
    ),
  );
}

/** Records that acts leave though nobody names them, with the rows that belong to one; each act with the record it left. */
function addActs(product: Product, drafts: Draft[], acts: Told[], home: Draft | undefined): Map<Told, Draft> {
  const { idea } = product;
  const made = new Map<Told, Draft>();
  const covered = idea.pattern.isOwn ? [] : kindsOfPattern[idea.pattern.id].split(',');
  let before: Draft | undefined;
  for (const told of acts) {
    const kind = told.device ? undefined : kindOfAct(told);
    if (
      !kind?.act ||
      (told.family === 'pay' && outside.test(told.phrase)) ||
      (idea.pattern.id === 'devtool' && covered.includes(kind.key))
    )
      continue;
    // 'Book a job' takes a job to its state of booked, where that is one of those that were listed.
    if (changesState(told, product)) continue;
    const own = told.object && kindOf(told.object.one);
    // 'Request vacation': what is asked for is the request.
    const isAsked = kind.key === 'request' && own?.begins === 'requested';
    const named = own === kind || isAsked;
    // What is brought again and again is a date of the subscription.
    const isDate = kind.key === 'delivery' && drafts.some((draft) => draft.kind?.key === 'subscription');
    const same = drafts.find((draft) =>
      isDate ? draft.kind?.key === 'subscription' : draft.kind === (isAsked ? own : kind),
    );
    if (same) made.set(told, same);
    if (same) before = same;
    const isPaidItself = told.family === 'pay' && /\bpaid at\b/.test(kindOf(told.object?.one ?? '')?.fields ?? '');
    if (same || named || isPaidItself || covered.includes(kind.key)) continue;
    const about = thingOf(told, drafts) ?? (told.object ? undefined : before) ?? home;
    const thing = about?.name.toLowerCase().split(' ').at(-1) ?? idea.item.one;
    // Out of a catalogue one takes an entry.
    const whole = about?.kind?.key === 'list' ? `${about.name.toLowerCase()} entry` : about?.name.toLowerCase();
    const actor = (peopleOf(told, idea)[0] ?? idea.client).one;
    const slots = { thing: asNoun(thing), actor: asNoun(actor), record: asNoun(kind.key) };
    // A broken tap that is reported is called so.
    const isNamed = kind.key === 'fault' && told.object && told.object.one !== idea.item.one;
    const name = capitalise(isNamed ? (told.object?.one ?? '') : fill(kind.act.called, slots));
    if (drafts.some((draft) => draft.name === name)) continue;
    const draft: Draft = {
      name,
      kind,
      fields: kind.fields.split(', ').map((field) => fill(field.replace('{thing}', whole ?? '{thing}'), slots)),
      holds: fill(kind.act.holds, slots),
      thing: whole,
      actor,
    };
    drafts.push(draft);
    made.set(told, draft);
    before = draft;
  }
  addParts(product, drafts);
  pointAtChosen(drafts);
  bringAlong(drafts, home);
  return made;
}

/** Whether an act brings about a state that somebody listed for its object. */
function changesState({ verb, object }: Told, { idea }: Product): boolean {
  const [state] = lookUp(statesByVerb, verb) ?? [];
  const record = idea.records.find(({ one }) => one === object?.one);
  return state !== undefined && record !== undefined && statesOf(record).includes(state);
}

/** The record of the thing that a clause is about. */
const thingOf = ({ object, phrase }: Told, drafts: Draft[]) =>
  drafts.find(({ name }) => isOf(name.toLowerCase(), object)) ??
  drafts.find(
    ({ name }) => object === undefined && nounsIn(phrase, { things: [asNoun(name.toLowerCase())] }).length > 0,
  );

/** What somebody brings along belongs to the dealing for which they bring it. */
function bringAlong(drafts: Draft[], home: Draft | undefined): void {
  const dealing =
    drafts.find(({ kind }) => kind?.act && /^(booking|loan|order|request|repair)$/.test(kind.key)) ?? home;
  for (const { name, sees, kind } of drafts)
    if (kind?.key === 'asset' && sees === 'sides' && dealing && dealing.name !== name)
      addFields(dealing, [`${name.toLowerCase()} id`]);
}

const outside = /\b(cash|counter|in person|on the spot|on arrival)\b/;
