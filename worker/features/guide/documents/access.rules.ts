import type { Sight } from '#worker/features/guide/content/records/record-class.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { barredFrom, narrowedSight } from '#worker/features/guide/documents/only-seen.rules.ts';
import { outlinedAccess } from '#worker/features/guide/documents/outlined-access.rules.ts';
import { holdsDays } from '#worker/features/guide/documents/outlined-once.rules.ts';
import { isOfPayments, rightsOnPayments } from '#worker/features/guide/documents/outlined-payments.rules.ts';
import { tellAddressSeen } from '#worker/features/guide/documents/outlined-rule-columns.rules.ts';
import { seesMessages } from '#worker/features/guide/documents/outlined-undelivered.rules.ts';
import { namesOf } from '#worker/features/guide/documents/told-states.rules.ts';
import { capitalise, joinWords, type Noun, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { isSomebody, peopleIn } from '#worker/features/guide/product/record-people.rules.ts';

/** Who may see and who may change the rows of a table: the one answer that data model, security, legal texts and API give. */
export type Access = {
  sees: string;
  changes: string;
  owner: Noun | undefined;
  sight: Sight;
  appends?: true;
  /** Of an outline: who reaches only their own rows. */
  own?: Noun[];
  /** Of an outline: who sees a column, of those who see its row. */
  readersOf?: (column: string) => string;
};

/** Verbs with which somebody only looks. */
export const reading =
  /^(open|see|view|search|look|filter|type|browse|read|find|choose|scroll|play|compare|tap|follow|listen|get|receive)$/;

/** Who may see and change the rows of a table, from whom they name, what kind of record it is, and who acts on it. */
export function accessOf(product: Product, table: Table, tables: Table[]): Access {
  if (product.idea.isOutlined && table.kind === 'own' && table.entity?.told)
    return outlinedAccess(product, table, tables);
  const access = narrow(rightsOf(product, table, tables), product, table);
  if (!table.isHistory && !isAppendOnly(product, table)) return access;
  return { ...access, appends: true, changes: `Nobody: ${product.name} adds rows and never changes or removes one` };
}

/** What the idea keeps from all but some is in the answer for the rows that hold it. */
function narrow(access: Access, product: Product, table: Table): Access {
  const rule = table.kind === 'own' ? narrowedSight(product, table) : undefined;
  if (!rule) return access;
  const { owner } = access;
  const mine = owner && !new RegExp(`\\b${toPattern(owner.one)}\\b`, 'i').test(rule.who) ? owner : undefined;
  const those = joinWords([...(mine ? [`the ${mine.one} whose ${table.record} it is`] : []), rule.who]);
  return rule.isWhole
    ? { ...access, sees: capitalise(`${those}, and nobody else`) }
    : { ...access, sees: `${access.sees}; ${rule.what} only ${those}` };
}

const kinds = '(?:append|insert)[- ]only|write[- ]once';
const onlyAdded = new RegExp(
  `\\b(?:${kinds}) ([^.,;:!?]{1,40})|([^.,;:!?]{1,40}) (?:is|are|stays?|must be|has to be|have to be) (?:${kinds})\\b|\\b(entr(?:y|ies)|rows?|lines?|records?) (?:in|to|of|on) (?:an?|the) (?:${kinds})\\b`,
  'gi',
);
/** Few ideas speak of it, and the whole pattern looks at every word. */
const speaksOfAdding = new RegExp(kinds, 'i');

/** Whether rows are only ever added: what was looked at, and where somebody said so ('an append-only trail'). */
export function isAppendOnly({ idea }: Product, { record, entity, columns }: Table): boolean {
  if (isTrail(record) || columns.some(({ field }) => field === 'looked at')) return true;
  if (!speaksOfAdding.test(idea.said)) return false;
  const names = namesOf(entity ?? { name: record, words: [] });
  return [...idea.said.matchAll(onlyAdded)].some((match) => names.test(match.slice(1).filter(Boolean).join(' ')));
}

/** Who looked at what: nobody whose look it was may touch it. */
const isTrail = (record: string) => /^access(?: entry)?$/.test(record);

function rightsOf(product: Product, table: Table, tables: Table[]): Access {
  const { name, idea } = product;
  const { record, kind, key } = table;
  if (kind === 'people')
    return told(
      'named',
      `The person; others in ${name} see the name at most${idea.isOutlined ? tellAddressSeen(product, tables) : ''}`,
      'The person, and whoever closes an account',
    );
  if (kind === 'role')
    return told(
      'owner',
      `The person, and whoever gives roles in ${name}`,
      'Whoever invites people and closes accounts',
    );
  if (kind === 'session')
    return told(
      'owner',
      `Nobody: ${name} compares its hash and shows device and day to the person`,
      'Nobody: it is made at sign-in and ends at sign-out',
    );
  if (idea.isOutlined && isOfPayments(table))
    return { sight: 'owner', owner: undefined, ...rightsOnPayments(product, table) };
  // What goes out by itself is on nobody's screen.
  if (idea.isOutlined && kind === 'outside')
    return told('owner', seesMessages(product), `Nobody: ${name} writes it and notes that it has left`);
  if (isTrail(record) && !table.columns.some(({ field }) => field === 'looked at'))
    return told('named', capitalise(listsAccess(product) ? 'administrators' : (idea.host ?? idea.client).many), '');
  const parent = parentOf(table, tables);
  const people = personsOf(product, table);
  const acting = actorsOn(product, table);
  const sight = isForAll(product, table) ? 'all' : sightOf(table, people);
  const barred = barredFrom(product, table);
  const holdsLink = table.columns.some(({ field }) => /\btoken\b/.test(field));
  const byHand = table.columns.some(({ field }) => / by id$/.test(field) && field !== 'changed by id');
  const isOfParent =
    !table.entity?.kind ||
    table.entity.kind.stays === 'series' ||
    table.entity.kind.key === 'threshold' ||
    (!idea.pattern.isOwn && sight !== 'all' && !holdsLink && table.entity.kind.key !== 'consent' && !byHand);
  const isSent = table.entity?.kind?.stays === 'series';
  const seat = people.length === 0 && sight !== 'all' ? seatIn(table, tables) : undefined;
  if (seat)
    return told(
      sight,
      `Whoever has a ${seat.record} in the ${record}`,
      `Whoever has a ${seat.record} in the ${record}`,
    );
  // Which days are taken is for whoever looks for a free one; who took them is not.
  const taken = holdsDays(table) ? table.columns.find(({ name }) => name !== 'day' && key.includes(name)) : undefined;
  const thing = tables.find(({ name }) => name === taken?.references);
  if (parent && (kind === 'link' || (people.length === 0 && isOfParent)))
    return told(
      sight,
      thing && taken
        ? `\`${taken.name}\` and \`day\` whoever may see the ${thing.record}, so that each sees what is taken; the rest whoever may see its ${parent.record}`
        : `Whoever may see its ${parent.record}`,
      isSent
        ? `Nobody: each ${record} stays as it arrived`
        : joinWords([`Whoever may change its ${parent.record}`, ...moversOf(product, table)]),
    );
  const hosts = idea.host && idea.host.one !== idea.client.one ? idea.host : undefined;
  const writers = distinct(acting.filter(({ reads }) => !reads).map(({ who }) => who));
  const made = people.find(({ noun }) => noun)?.noun;
  const owner = made?.one === barred ? undefined : made;
  const chosen = owner && chosenSight(product, table, owner);
  if (owner && chosen)
    return {
      sight,
      owner,
      sees: capitalise(`the ${owner.one} whose ${record} it is, and ${chosen.many}`),
      changes: `The ${owner.one} whose ${record} it is`,
    };
  if (sight === 'all') {
    const keepers = hosts ? [hosts] : writers.length > 0 ? writers : [idea.client];
    const readers = distinct([idea.client, ...(hosts ? [hosts] : []), ...acting.map(({ who }) => who)]).filter(
      ({ one }) => one !== barred,
    );
    return {
      sight,
      owner,
      sees: capitalise(joinWords(readers.map(({ many }) => many))),
      changes: owner
        ? `The ${owner.one} who made the ${record}${hosts && hosts.one !== owner.one ? `, and ${hosts.many}` : ''}`
        : capitalise(joinWords(keepers.map(({ many }) => many))),
    };
  }
  const mine = owner ? `the ${owner.one} whose ${record} it is` : undefined;
  const named = people.filter(({ noun }) => noun === undefined).map(({ label }) => `the ${label}`);
  const byLink = holdsLink && owner?.one !== idea.client.one;
  const sides = [
    ...(byLink ? [`the ${idea.client.one} who has its link`] : []),
    ...(mine ? [mine] : []),
    ...named.slice(0, 2),
  ];
  const others = distinct([
    ...((sight === 'sides' || byLink) && hosts ? [hosts] : []),
    ...(sight === 'sides' ? acting.map(({ who }) => who) : []),
  ])
    // Asker and taker are two of those whom it is for: the others see nothing of it.
    .filter(
      ({ one }) =>
        one !== owner?.one && !(byLink && one === idea.client.one) && !(named.length > 1 && one === idea.client.one),
    )
    .slice(0, 3);
  const helpers = others.map(({ many }) => many);
  const movers = writers.filter(({ one }) => one !== owner?.one && others.some((other) => other.one === one));
  const first = sides.length > 0 ? joinWords(sides) : undefined;
  return {
    sight,
    owner,
    sees: capitalise(
      first
        ? helpers.length > 0
          ? `${first}, and ${joinWords(helpers)} as far as they work on it`
          : `${first}, and nobody else`
        : helpers.length > 0
          ? `${joinWords(helpers)} who work on the ${record}`
          : `the ${idea.client.one} who made the ${record}, and ${hosts?.many ?? 'nobody else'}`,
    ),
    changes: capitalise(
      joinWords([
        ...(first ? sides.slice(0, byLink ? 2 : 1) : []),
        ...(movers.length > 0 ? movers.map(({ many }) => many) : first ? [] : helpers.slice(0, 1)),
      ]) || `the ${idea.client.one} who made it`,
    ),
  };
}

const told = (sight: Sight, sees: string, changes: string): Access => ({ sight, sees, changes, owner: undefined });

const distinct = (nouns: Noun[]) =>
  nouns.filter(({ one }, index) => nouns.findIndex((other) => other.one === one) === index);

const listsAccess = (product: Product) =>
  listCriteria(product).some(({ effect }) => /\ban administrator can list\b/.test(effect));

/** Who takes a record from state to state has to be let. */
const moversOf = ({ idea }: Product, { machine }: Table): string[] =>
  peopleIn(idea)
    .filter(({ one }) => one !== idea.client.one && machine?.moves.some(({ who }) => who === one.toLowerCase()))
    .map(({ many }) => many);

/** The rows that say who takes part in a record: the seats of a match, the members of a class. */
const seatIn = ({ name }: Table, tables: Table[]) =>
  tables.find(({ record, columns, key, uniques }) => {
    if (!/\b(?:seat|member|membership|participant|participation|player)$/.test(record)) return false;
    const at = columns.find(({ references }) => references === name)?.name;
    const who = columns.find(({ references, may }) => references === 'accounts' && !may)?.name;
    return at && who && [key, ...uniques].some((own) => own.length === 2 && own.includes(at) && own.includes(who));
  });

/** The record that a row belongs to. */
export function parentOf({ columns, name }: Table, tables: Table[]): Table | undefined {
  const target = columns.find(
    ({ references, may }) => references && references !== 'accounts' && references !== name && !may,
  )?.references;
  return tables.find((table) => table.name === target);
}

/** The people that a row names by an id: one of the kinds of the product, or somebody by a part they have in it. */
function personsOf({ idea }: Product, { columns }: Table): { noun: Noun | undefined; label: string }[] {
  const known = peopleIn(idea);
  return columns
    .filter(({ references, field }) => references === 'accounts' && / id$/.test(field))
    .map(({ field }) => field.replace(/ id$/, ''))
    .filter((label) => !/ by$/.test(label))
    .map((label) => ({
      noun:
        known.find(({ one }) => one === label) ??
        (/^(owner|author|person|player)$/.test(label) ? idea.client : undefined),
      label: parts[label] ?? label,
    }));
}

const parts: Readonly<Record<string, string>> = {
  from: 'one who gives',
  to: 'one who gets it',
  about: 'one it is about',
  'assigned to': 'one who does it',
  'passed on to': 'one to whom it was passed on',
};

/** The other side, where it was decided that they see what its owner enters. */
function chosenSight({ settled, idea }: Product, { record, entity }: Table, owner: Noun): Noun | undefined {
  const seen = settled.get('seen');
  const { actor, topic } = seen?.question.about ?? {};
  if (!seen?.option || !actor || !topic || actor.one !== owner.one) return undefined;
  const isOf = topic.one === 'entry' || namesOf(entity ?? { name: record, words: [] }).test(topic.one);
  return isOf
    ? [idea.host, idea.client].find(
        (noun) => noun && noun.one !== owner.one && seen.text === `The ${owner.one} and ${noun.many}`,
      )
    : undefined;
}

/** Whether it was decided that everybody who takes part sees these rows. */
function isForAll({ settled }: Product, { record, entity }: Table): boolean {
  const seen = settled.get('seen');
  return (
    seen !== undefined &&
    /^(?:seen by )?(?:everybody|everyone|all of them)\b/i.test(seen.text) &&
    namesOf(entity ?? { name: record, words: [] }).test(seen.question.topic)
  );
}

function sightOf({ entity, columns }: Table, people: unknown[]): Sight {
  if (entity?.sees) return entity.sees;
  if (people.length > 0 || columns.some(({ personal, field }) => personal || /\btoken\b/.test(field))) return 'sides';
  return 'all';
}

/** Who acts on a record in the criteria, and whether they only look. */
function actorsOn(product: Product, { entity, features, record }: Table): { who: Noun; reads: boolean }[] {
  const { idea } = product;
  const names = namesOf(entity ?? { name: record, words: [] });
  const people = peopleIn(idea);
  const ids = new Set(features.map(({ id }) => id));
  return listCriteria(product).flatMap(({ feature, actor, verb = '', rest, isFault }) => {
    if (isFault || !actor || !ids.has(feature.id) || isSomebody(actor)) return [];
    const isOn =
      names.test(rest) || entity?.deeds.some((deed) => deed && `${verb} ${rest}`.toLowerCase().startsWith(deed));
    const who = people.find(({ one, many }) => one.toLowerCase() === actor || many.toLowerCase() === actor);
    return isOn && who ? [{ who, reads: reading.test(verb) }] : [];
  });
}
