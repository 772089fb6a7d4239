import type { Call } from '#worker/features/guide/documents/api.rules.ts';
import {
  isOfPeople,
  isOutbox,
  joinsRecords,
  type Table,
  tableNameOf,
} from '#worker/features/guide/documents/data-model-table.rules.ts';
import { tablesTouched } from '#worker/features/guide/documents/feature-effects.rules.ts';
import { holdsDays } from '#worker/features/guide/documents/outlined-once.rules.ts';
import { countOfEach } from '#worker/features/guide/documents/outlined-parents.rules.ts';
import { sharesName } from '#worker/features/guide/documents/outlined-shares.rules.ts';
import { tellsApart } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { saysOfThings } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { headOf, type Noun, nounIn, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { isSummed, namesField, namesPerson, thingOf } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { summedFrom } from '#worker/features/guide/product/counted-sights.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { invitedWith } from '#worker/features/guide/product/invited-records.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** What is asked of something whose state stands in a record of its own. */
const asksForState =
  /\b(?:which|what|whether|how (?:long|many|often)|why|open|overdue|late|down|missing|due|status|state|history)\b/i;
const tells = /^(?:tell|send|notify|inform|warn|remind|alert|ask|message|text|push|invite|mail|e-mail)$/;
/** Words of field names that say nothing of the record they are in. */
const general =
  /^(?:anything|action|number|numbers|position|place|time|date|line|lines|found|taken|further|made|first|last|many|much|long|used|left|right|start|size|length|height|depth|width|total|whole|with|from|what|when|where|which|whose|until|since|after|before|kind|type|name|note|text|code|state|owner|reason|photo|price|amount|value|list|result|entry|home|away|paid|active)$/i;

/**
 * The tables of an outlined product that a feature works on: first that of the record its line is about, then what the line, its criteria
 * and the rules in them name, what those rows cannot be told without, and what is between two of them.
 * @param about the tables that the data model gives the feature.
 */
export function tablesOfFeature(product: Product, feature: Feature, all: Table[], about: Table[]): Table[] {
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  const own = all.filter(({ kind, isHistory }) => kind === 'own' && !isHistory);
  const main = act && (waitedFor(product, act, own) ?? mainOf(product, act, own));
  const given =
    act?.record && main?.entity?.told !== act.record
      ? about.filter((table) => table.entity?.told !== act.record)
      : about;
  const text = saidOf(product, feature, act);
  const named = own.filter((table) => isNamed(table, text, { own, act, people: product.idea.people }));
  const found = unique([...(main ? [main] : []), ...given, ...named]);
  const isRead = !act || act.way === 'read' || act.way === 'run';
  const isOverview = act?.way === 'read' && main !== undefined && !nounIn(main.record, act.told.phrase);
  const booked = isRead && asksForFree.test(text) ? found.flatMap((table) => bookingsOf(table, own)) : [];
  const counted = isRead ? countedIn(text, all) : [];
  const children =
    isRead && (isOverview || asksForState.test(text)) ? found.flatMap((table) => childrenWithState(table, own)) : [];
  const summed = act && isSummed(act.told) ? found.flatMap((table) => summedIn(product, table, own)) : [];
  // 'All entries' of a report are looked up.
  const gathered = own.filter((table) =>
    found.some(({ entity }) => entity?.told?.fields.some(({ name }) => name === `all ${pluralOf(table.record)}`)),
  );
  const whole = unique([...found, ...children, ...booked, ...counted, ...summed, ...gathered]);
  const parents = isRead ? whole.flatMap((table) => parentsOf(table, own)) : [];
  const told = act && tells.test(act.told.verb) ? addresseesOf(product, act, all) : [];
  // Whoever enters a row chooses those that it is linked with.
  const chosen =
    act?.way === 'make' && main
      ? all.flatMap(({ kind, columns }) =>
          kind === 'link' && columns[0]?.references === main.name
            ? own.filter(({ name }) => columns.some(({ references }) => references === name))
            : [],
        )
      : [];
  const { changed, looked } = tablesTouched(product, feature, all);
  const shares = all.filter(({ name }) => act?.record && act.told.verb === 'share' && name === sharesName(act.record));
  const rows = unique([...whole, ...shares, ...chosen, ...parents, ...told, ...changed, ...looked]);
  // Whose account ends has made none of the changes between.
  const ended = changed.filter(({ kind }) => isOfPeople.test(kind) && !told.some((table) => table.kind === kind));
  const names = new Set(rows.filter((table) => !ended.includes(table)).map(({ name }) => name));
  const isBooking = booked.length > 0 || frees(product, feature);
  const between = all.filter((table) => {
    const { kind, columns } = table;
    if (kind !== 'link' || columns.filter(({ references }) => references).length < 2) return false;
    // What is taken by the day is looked up, written and given back; whoever only hands it out leaves its days alone.
    const booking = columns[0]?.references ?? '';
    if (holdsDays(table)) return isBooking ? names.has(booking) : act?.way === 'make' && main?.name === booking;
    return columns.every(({ references }) => !references || names.has(references));
  });
  return unique([...rows, ...between]);
}

const isWithout = /n['’]t\b|\bnot\b|\bnobody\b/i;
const isAnswer = /\b(?:answer|repl(?:y|ie)|respond|react|decide)(?:s|d|ed)?\b/i;
/** 'The manager doesn't answer within 5 days' waits for what the line before is about. */
function waitedFor(product: Product, act: OutlinedAct, own: Table[]): Table | undefined {
  const acts = listActs(product);
  const before = acts[acts.findIndex(({ feature }) => feature === act.feature) - 1];
  return act.way === 'run' &&
    before &&
    isWithout.test(act.told.line ?? '') &&
    (act.record === undefined || (isAnswer.test(act.told.line ?? '') && !nounIn(act.record.one, act.told.line ?? '')))
    ? mainOf(product, before, own)
    : undefined;
}

const unique = (tables: Table[]) => tables.filter((table, at) => tables.indexOf(table) === at);

/** Whether a feature gives back what was taken: 'free the kit that was reserved for it', 'count the days as free again'. */
const frees = (product: Product, feature: Feature): boolean =>
  listCriteria(product).some(
    ({ feature: of, effect, isFault }) =>
      of.id === feature.id && !isFault && /^free |^(?:count|set|make) .+ (?:as )?free\b/i.test(effect),
  );

/** A refusal that rests on other rows: 'whoever owns the glossary', 'a letter of which they made a transcript', 'without an open credit'. */
const ofOthers = /^anybody but who|\bof which (?:they|somebody) |\bwithout an? open /i;

/** What a feature says: its line and its own criteria, without what is kept beside it. */
function saidOf(product: Product, feature: Feature, act: OutlinedAct | undefined): string {
  const line = act ? `${act.told.phrase} ${act.told.when ?? ''}` : feature.says;
  const own = listCriteria(product)
    .filter((criterion) => criterion.feature.id === feature.id && !invitedWith(criterion.effect))
    .map(({ cause, effect, isFault }) =>
      isFault ? (ofOthers.test(cause) ? cause : '') : `${/^anybody uses /.test(cause) ? '' : cause}. ${effect}`,
    );
  return `${line}. ${own.join('. ')}`;
}

/** The table that a line is about; 'the register' is what another line calls 'the pump register'. */
export function mainOf(
  { idea }: Product,
  { told, record: about }: Pick<OutlinedAct, 'told' | 'record'>,
  own: Table[],
): Table | undefined {
  const thing = thingOf(told.phrase);
  const isNamed = own.some(({ record }) => nounIn(record, told.phrase));
  const said = [...(idea.outline?.people ?? []), ...(idea.outline?.is ?? []), ...(idea.outline?.today ?? [])].join(
    '. ',
  );
  const called =
    isNamed || thing === '' || thing.includes(' ') || saysOfThings(told.outcomes)
      ? undefined
      : own.find(({ record }) => nounIn(`${record} ${thing}`, said));
  return called ?? own.find(({ entity }) => entity?.told !== undefined && entity.told === about);
}

/** Whether a text names a record, a field that no other has, or one of the people whose names it asks for. */
function isNamed(
  table: Table,
  text: string,
  { own, act, people }: { own: Table[]; act: OutlinedAct | undefined; people: Noun[] },
): boolean {
  const told = table.entity?.told;
  if (!told) return false;
  const phrase = act?.told.phrase ?? '';
  const head = nounIn(told.one.split(' ').at(-1) ?? told.one, phrase);
  // '14 days' are no work days, and the waiting list holds its entries.
  const isNumber =
    head !== null &&
    /(?:\d|\b(?:two|three|four|five|six|seven|ten|few|some|many)) $/i.test(phrase.slice(0, head.index));
  if (nounIn(told.one, text) || (head && !isNumber)) return true;
  // 'Nobody has claimed it by Thursday' is of what may be claimed.
  const isState = statesOf(told).some(
    (state) => /^\p{L}{5,}$/u.test(state) && new RegExp(`\\b${state}\\b`, 'i').test(act?.told.line ?? ''),
  );
  if (act?.way === 'run' && isState) return true;
  // 'Number of rehearsals that each member attended': attended are the answers, and nothing else.
  const isCounted = statesOf(told)
    .slice(1)
    .some(
      (state) =>
        /^\p{L}{5,}ed$/u.test(state) &&
        new RegExp(`\\b${state}\\b`, 'i').test(text) &&
        own.every(({ entity }) => !entity?.told || entity.told === told || !statesOf(entity.told).includes(state)),
    );
  if (act?.way === 'read' && isCounted) return true;
  const [, list] = /^(.+ list) entry$/.exec(told.one) ?? [];
  if (list && nounIn(list, text)) return true;
  const hasName = told.fields.some(({ name }) => /^names?$/i.test(name));
  const isPerson =
    kindOfNoun(told.one.split(' ').at(-1) ?? '') === 'person' ||
    told.fields.some(({ name }) => /\bbirth\b/i.test(name));
  if (hasName && isPerson && namesPerson.test(text)) return true;
  const others = own.flatMap(({ entity, record }) =>
    entity?.told && entity.told !== told ? [record, ...entity.told.fields.map(({ name }) => name)] : [],
  );
  // 'The singers are told' says nothing of 'what we sing'.
  const rest = people.reduce(
    (said, { one, many }) => said.replace(new RegExp(`\\b(?:${toPattern(many)}|${toPattern(one)})\\b`, 'gi'), ''),
    text,
  );
  return told.fields.some((field) => {
    const { name, choices } = field;
    // 'Number of each' is said of what stands before it, as 'number a day' of a loaf is.
    if (field === countOfEach(told) || own.some(({ record }) => nounIn(record, name))) return false;
    if (name.includes(' ') && tellsApart(name) && namesField(rest, name)) return true;
    return (
      // One of several values names no record, unless it is somebody's own: 'listen to their own voice'.
      (choices === undefined || nounIn(`own ${name}`, text) !== null) &&
      (name.match(/\p{L}{4,}/gu) ?? []).some(
        (word) =>
          !general.test(word) &&
          kindOfNoun(word) !== 'person' &&
          nounIn(word, text) !== null &&
          !others.some((other) => nounIn(word, other)),
      )
    );
  });
}

/** 'The number of each loaf' is added up over the orders that have some of it. */
const countedIn = (text: string, all: Table[]): Table[] =>
  all.flatMap((table) => {
    const [whole, part] = joinsRecords(table) ? table.columns : [];
    const one = all.find(({ name }) => name === part?.references)?.record;
    const isCounted = table.columns.length > 2 && one && nounIn(`number of each ${one}`, text) !== null;
    return isCounted ? all.filter(({ name }) => name === whole?.references) : [];
  });

/** What is free on which days is told by what is booked. */
const asksForFree =
  /\b(?:free|available|taken|booked|occupied|vacant)\b[^.]*\b(?:days?|dates?|times?|slots?|hours?|when)\b/i;
const bookingsOf = (table: Table, own: Table[]): Table[] =>
  own.filter(
    ({ columns }) =>
      columns.some(({ references }) => references === table.name) &&
      columns.some(({ name, note = '' }) => /^(?:from|to|start|date|day)/.test(name) && note.startsWith('date')),
  );

/** The only record with states that points at one that has none: what is down, late or open is told there. */
function childrenWithState(table: Table, own: Table[]): Table[] {
  const told = table.entity?.told;
  if (!told || statesOf(told).length > 0) return [];
  const children = own.filter(
    ({ machine, columns }) => machine !== undefined && columns.some(({ references }) => references === table.name),
  );
  return children.length === 1 ? children : [];
}

/** What is counted or ranked is made of rows beside its own. */
function summedIn({ idea }: Product, { entity }: Table, own: Table[]): Table[] {
  const records = entity?.told ? summedFrom(idea, entity.told) : [];
  return own.filter((one) => one.entity?.told !== undefined && records.includes(one.entity.told));
}

/** What a row belongs to. */
const parentsOf = ({ columns }: Table, own: Table[]) =>
  own.filter(({ name }) => columns.some(({ references, may }) => references === name && !may));

/** Where the phone numbers and addresses of those lie whom a line tells something: their record, else their account. */
function addresseesOf({ idea }: Product, { told, who }: OutlinedAct, all: Table[]): Table[] {
  const people = idea.people.filter(
    (noun) => noun.one !== who?.one && (nounIn(noun.one, told.phrase) || nounIn(headOf(noun), told.phrase)),
  );
  const kept = all.filter(({ name }) => people.some(({ one }) => tableNameOf(one) === name));
  return kept.length > 0 || people.length === 0 ? kept : all.filter(({ kind }) => kind === 'people' || kind === 'role');
}

/**
 * The tables of a feature whose rows it makes, changes or deletes: by its act and what its criteria keep, in prose by its calls; what is
 * only looked at is in none.
 */
export function writtenBy(
  product: Product,
  feature: Feature,
  { tables, calls }: { tables: Table[]; calls: Pick<Call, 'method' | 'path'>[] },
): Table[] {
  const [main] = tables;
  if (!main) return [];
  if (!product.idea.isOutlined) return calls.length > 0 && calls.every(({ method }) => method === 'GET') ? [] : tables;
  const { changed } = tablesTouched(product, feature, tables);
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  const isKept = listCriteria(product).some(
    ({ feature: of, effect, isFault }) => of.id === feature.id && !isFault && keeps.test(effect),
  );
  // What is told waits in the outbox, whoever or whatever sets it off.
  const outbox = tables.filter((table) => isOutbox(table) && table.features.includes(feature));
  const filled = act?.way === 'read' ? [] : tables.filter((table) => fillsField(product, feature, table));
  if (act?.way === 'read' || ((!act || act.way === 'run') && !isKept))
    return unique([...changed, ...filled, ...outbox]);
  const also = new Set(
    act?.also?.flatMap(({ record, way }) => (way === 'read' || way === 'run' ? [] : (record ?? []))),
  );
  const beside = tables.filter(
    (table) =>
      // Its rows are written with what they belong to, not with what they only name; who packs an order leaves its lines alone.
      (table.kind === 'link' &&
        table.columns[0]?.references === main.name &&
        (act?.way === 'make' || act?.way === 'remove' || !joinsRecords(table))) ||
      (table.kind === 'outside' && table.features.includes(feature)) ||
      (table.entity?.told !== undefined && also.has(table.entity.told)),
  );
  return unique([main, ...changed, ...filled, ...beside]);
}

const fills = /^(?:set|raise|lower|add|give|take|make|correct) /;

/** Whether a feature changes a field of a thing that is not its own: 'lower the quantity in stock of the part'. */
function fillsField(product: Product, { id }: Feature, { entity }: Table): boolean {
  const record = entity?.told;
  return (
    record !== undefined &&
    listCriteria(product).some(
      ({ feature, effect, isFault }) =>
        feature.id === id &&
        !isFault &&
        fills.test(effect) &&
        nounIn(record.one, effect) !== null &&
        record.fields.some(({ name }) => nounIn(name, effect) !== null),
    )
  );
}

/** Effects that leave something in a row. */
const keeps = /(?:^|, | and )(?:keep|set|mark|take|make|put|delete|count) |^hand (?:it|them) (?:on )?to /;
