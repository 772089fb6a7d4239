import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import {
  capitalise,
  joinWords,
  pluralOf,
  singularOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { actsOn } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import type { Entity } from '#worker/features/guide/product/records.rules.ts';

/** What a field of an outline points at: another record, or one of the people; `isMany` where it names several, `isRole` where it says what somebody does there. */
export type Link = ({ record: ToldRecord } | { person: string }) & { isMany?: true; isRole?: true };

/** 'Batch number', 'pump code': the field of another record by which it is told from others. */
const byNumber = /^(.+?) (?:number|no\.?|id|code|reference)$/;

/** 'Glider registration' is the glider of that registration, and 'pilot in command' a pilot. */
const isNamedBy = (name: string, { one, fields }: ToldRecord): boolean =>
  name.startsWith(`${one} in `) || fields.some((field) => known.test(field.name) && name === `${one} ${field.name}`);
const known = /^(?:registration|reference|serial|title)$/;

/** 'To paddock', 'usual pitch', 'winning team'. */
const qualifier =
  /^(?:own|other|first|second|third|from|to|old|new|next|previous|current|present|usual|winning|losing|home|away|main) /;

/** What is called so in many things, and tells of none. */
const common =
  /^(?:time|date|day|list|number|name|place|form|note|notes|book|line|type|kind|state|point|points|card|code|page|sheet|text|item|part|level|order|price|size|unit|group|room|photo|picture|address|file|entry|year|week|month|hour)$/;
/** 'Section' of what has road sections and no others, 'washer' where a machine is a washer or a dryer. */
const isKindOf = (name: string, other: ToldRecord, records: ToldRecord[]): boolean => {
  if (name.includes(' ') || common.test(name)) return false;
  const endsSo = ({ one }: ToldRecord) => one.endsWith(` ${name}`);
  const mayBe = ({ fields }: ToldRecord) =>
    fields.some(({ choices = [] }) => choices.length > 1 && choices.join() !== 'yes,no' && choices.includes(name));
  return (
    (endsSo(other) && records.filter(endsSo).length === 1) ||
    (mayBe(other) && records.filter(mayBe).length === 1 && kindOfNoun(name) !== 'person')
  );
};

/** 'Who', 'who paid', 'who made it'; 'who takes her' may be anybody. */
const whoDid =
  /^who(?: (?:\p{L}+ed|needs|wants|asks|sits|claims|drives|leads|covers|says|paid|made|ran|took|did|said|asked|brought|found|wrote|sent|gave|sold|bought|built|met|saw)(?: it| them| so)?)?$/u;

/** Who does it for somebody else. */
export const standsIn = /^(?:stand-in|stand in|deputy|substitute|replacement|contact person|trusted person)$/;

/** Who has a thing for now, whoever entered it. */
export const isHolder = (name: string): boolean => /^(?:new |present |current )?holder$/i.test(name);

/** What goes from one to another; of all else 'from' and 'to' are times. */
const handed =
  /\b(?:message|mail|letter|transfer|payment|gift|chat|note|handover|hand-over|movement|change of hands|call|invitation|debt|loan)$/;

/** Reads whether a field names another record or one of the people; what has values of its own names nothing. */
export function linkOf(
  { records, people }: Pick<Idea, 'records' | 'people'>,
  own: ToldRecord,
  field: ToldRecord['fields'][number],
): Link | undefined {
  const { name, choices, parts, range } = field;
  if (choices || parts || range) return undefined;
  const [plain = ''] = name
    .toLowerCase()
    .replace(/^(?:the|an?|its|their|which|both|two|three|four) /u, '')
    .replace(/(?<=s) of (?:interest|concern)$/, '')
    // 'Volunteers who come' are volunteers.
    .split(/(?<=s|^\p{L}+) (?:who|that|which) /u);
  const bare = plain.replace(qualifier, '');
  const isQualified = bare !== plain && [...records, ...people].some((known) => known !== own && known.one === bare);
  const one = singularOf(isQualified ? bare : plain);
  const numbered = byNumber.exec(plain)?.[1];
  // The time of a qualifying time is no other thing that is called a time.
  if (/^(?:time|price|rate|number|name)$/.test(plain)) return undefined;
  const record = records.find(
    (other) =>
      other !== own &&
      (other.one === one ||
        other.one === plain ||
        other.one === numbered ||
        isNamedBy(plain, other) ||
        other.one.split(' or ').includes(one) ||
        isKindOf(plain, other, records)),
  );
  const isMany = one !== (isQualified ? bare : plain) ? { isMany: true as const } : {};
  if (record) return { record, ...(record.one === (isQualified ? bare : plain) ? {} : isMany) };
  const person = people.find((noun) => noun.one.toLowerCase() === one || noun.one.toLowerCase().endsWith(` ${one}`));
  if (person) return { person: person.one, ...isMany };
  const taking = takesPart(records, people, own, plain);
  if (taking) return taking;
  // 'From' and 'to' of what is handed on are who gives and who takes it.
  const isHanded =
    /^(?:from|to)$/.test(plain) &&
    handed.test(own.one) &&
    ['from', 'to'].every((end) => own.fields.some((one) => one.name === end));
  if (isHanded) return { person: 'somebody' };
  return / by$/.test(plain) || whoDid.test(plain) || standsIn.test(plain) || isHolder(plain)
    ? { person: 'somebody' }
    : undefined;
}

const takes = /^(?:driver|rider|passenger|member|participant|attendee|player|winner|loser|whose turn)$/;
const room = /^(?:free )?seats$/;
const written = /(?:^| )(?:update|post|comment|note|message|remark|announcement|reply|report)$/;
/**
 * Whom a word for somebody who takes part stands for: the children that are kept, the one kind of people who are kept or take part, whoever
 * drives where there are seats, who shares what they own, and whoever wrote an update or a note.
 */
function takesPart(
  records: ToldRecord[],
  people: Pick<Idea, 'people'>['people'],
  own: ToldRecord,
  plain: string,
): Link | undefined {
  const one = singularOf(plain);
  const more = { isRole: true as const, ...(one === plain ? {} : { isMany: true as const }) };
  const single = (found: ToldRecord[]): Link | undefined =>
    found.length === 1 && found[0] ? { record: found[0], ...more } : undefined;
  const others = records.filter((other) => other !== own);
  if (/^(?:kid|child)$/.test(one))
    return single(others.filter(({ fields }) => fields.some(({ name }) => /^(?:age|.* of birth)$/.test(name))));
  // What somebody shares is theirs.
  if (plain === 'owner' && own.fields.some(({ name }) => name.startsWith('shared with')))
    return { person: 'somebody', ...more };
  if (plain === 'author' && written.test(own.one)) return { person: 'somebody', ...more };
  if (!takes.test(one)) return undefined;
  const kept = single(others.filter((other) => people.some((noun) => noun.one === other.one)));
  const [only, ...rest] = people;
  if (kept ?? (rest.length === 0 && only)) return kept ?? { person: only?.one ?? '', ...more };
  return one === 'driver' && own.fields.some(({ name }) => room.test(name))
    ? { person: 'somebody', ...more }
    : undefined;
}

const mostNamed = 4;
/** The records that an outline lists, each with exactly the fields that it has there; a field that names a record or a person ends in 'id'. */
export function outlinedEntities(product: Product): Entity[] {
  const { idea } = product;
  return idea.records.map((record): Entity => {
    const fields = record.fields.map((field) => {
      const link = linkOf(idea, record, field);
      return link && !link.isRole ? `${pointerOf(field.name, link)} id` : field.name.toLowerCase();
    });
    return {
      name: capitalise(record.one),
      fields: ['id', ...fields, ...(record.ways.length > 0 ? ['state'] : [])].join(', '),
      holds: holdsOf(idea, record),
      kind: undefined,
      sees: undefined,
      words: [],
      deeds: actsOn(product, record)
        .filter((act) => act.record === record && act.who)
        .map(({ told }) => `${told.verb} ${told.phrase}`.toLowerCase()),
      unique: [],
      told: record,
    };
  });
}

/** What a column that points at something is called: 'batch' for the field 'batch number'. */
export const pointerOf = (name: string, link: Link): string =>
  'record' in link && (byNumber.test(name.toLowerCase()) || known.test(name.toLowerCase().split(' ').at(-1) ?? ''))
    ? link.record.one
    : name.toLowerCase();

/** 'One fitting of an order, with date and time'. */
function holdsOf(idea: Idea, record: ToldRecord): string {
  const parent = record.fields.find((field) => {
    const link = linkOf(idea, record, field);
    return link !== undefined && 'record' in link && !link.isMany;
  });
  const own = record.fields.filter((field) => field !== parent).map(({ name }) => name.toLowerCase());
  const listed = own.length > mostNamed + 1 ? [...own.slice(0, mostNamed), `${own.length - mostNamed} more`] : own;
  const link = parent && linkOf(idea, record, parent);
  const of = link && 'record' in link ? ` of ${withArticle(link.record.one)}` : '';
  const remark = record.remark ? `, ${record.remark}` : '';
  return `One ${record.one}${of}${listed.length > 0 ? `, with ${joinWords(listed)}` : ''}${remark}`;
}

/** Whether records are only those that people enter or change: 'headlines' that a product only hides are none. */
export function isEntered(product: Product, name: string): boolean {
  const one = name.toLowerCase();
  return product.idea.told.some(
    ({ who, kind, object, phrase }) =>
      kind === 'act' &&
      typeof who === 'object' &&
      (object?.one === one || new RegExp(`\\b(?:${one}|${pluralOf(one)})\\b`, 'i').test(phrase)),
  );
}
