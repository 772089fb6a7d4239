import type { Written } from './conversation.ts';
import type { Adrift } from './references.ts';

/** A table of the data model: its columns, those that make its key, and those that point at another table, by its name. */
export type Entity = {
  name: string;
  columns: string[];
  keys: string[];
  references: Map<string, string>;
  /** The states that its check lets in; none where it has no such check. */
  states: string[];
};

const fewestFields = 3;
const ofEveryRow = /^(?:id|created_at|updated_at|deleted_at)$/;
/** What a sign-in library brings: nobody designs these for a product. */
const ofSignIn = /^(?:sessions?|accounts?|account_roles|users?|verifications?|tokens?)$/;
const namesEntities = ['api', 'architecture', 'plan'];
/** What comes in and goes out by these lies in no table of its own: sign-in, and the file store. */
const addressesWithoutTable =
  /^(?:account|accounts|session|sessions|sign-in|sign-out|sign-up|login|logout|me|auth|health|files)$/;

/** The entities of a data model: of its SQL, else of its diagram. */
export function readEntities(content: string): Entity[] {
  const tables = Array.from(
    content.matchAll(/create table (?:if not exists )?["`]?(\w+)["`]? \(\n([\s\S]*?)\n\)/gi),
    ([, name = '', body = '']) => readTable(name, body),
  );
  return tables.length > 0 ? tables : readDiagram(content);
}

function readTable(name: string, body: string): Entity {
  const states = /\bcheck \(["`]?state["`]? in \(([^()]*)\)\)/i.exec(body)?.[1] ?? '';
  const entity: Entity = { name, columns: [], keys: [], references: new Map(), states: states.match(/[^', ]+/g) ?? [] };
  for (const line of body.split('\n')) {
    const whole = /^\s*(?:primary key|unique|check|foreign key|constraint)\b\s*(?:\(([^()]*)\))?/i.exec(line);
    if (whole) {
      if (/^\s*primary key/i.test(line)) entity.keys.push(...(whole[1] ?? '').split(/,\s*/));
      continue;
    }
    const column = /^\s*["`]?(\w+)["`]?\s+\w/.exec(line)?.[1];
    if (!column) continue;
    entity.columns.push(column);
    const target = /\breferences ["`]?(\w+)/i.exec(line)?.[1];
    if (target) entity.references.set(column, target);
    if (/\bprimary key\b/i.test(line)) entity.keys.push(column);
  }
  return entity;
}

function readDiagram(content: string): Entity[] {
  const relations = Array.from(content.matchAll(/^\s*(\w+) [|o}]{2}(?:--|\.\.)[|o{]{2} (\w+) : "?(\w+)/gm));
  return Array.from(content.matchAll(/^ {0,8}(\w+) \{\n([\s\S]*?)\n {0,8}\}/gm), ([, name = '', body = '']) => {
    const fields = Array.from(body.matchAll(/^\s*\w+ (\w+)(.*)$/gm), ([, field = '', marks = '']) => ({
      field,
      marks,
    }));
    const targets = relations.filter(([, , to]) => to === name).map(([, from = '', , by = '']) => [by, from] as const);
    return {
      name,
      columns: fields.map(({ field }) => field),
      keys: fields.filter(({ marks }) => /\bPK\b/.test(marks)).map(({ field }) => field),
      references: new Map(targets),
      states: [],
    };
  });
}

/**
 * Entities that hold next to nothing: under three fields beside the key, the times of every row and who made it. What joins two others
 * is as good as these, and what the sign-in keeps is not judged.
 */
export function findPoor(entities: Entity[]): string[] {
  return entities
    .filter(({ name, references }) => references.size < 2 && !ofSignIn.test(name))
    .map((entity) => ({ name: entity.name, own: ownFieldsOf(entity) }))
    .filter(({ own }) => own.length < fewestFields)
    .map(
      ({ name, own }) => `${name} has ${own.length} fields of its own${own.length > 0 ? `: ${own.join(', ')}` : ''}`,
    );
}

const ownFieldsOf = ({ columns, references, keys }: Entity) =>
  columns.filter(
    (column) => !ofEveryRow.test(column) && !keys.includes(column) && !ofSignIn.test(references.get(column) ?? ''),
  );

/** Where the API outline, the architecture or the plan names an entity or a column that the data model doesn't have. */
export function findStrangers(
  { of, type, content }: Pick<Written, 'of' | 'type' | 'content'>,
  entities: Entity[],
): Adrift[] {
  if (entities.length === 0 || (of === 'document' && !namesEntities.includes(type))) return [];
  const known = new Map(entities.map(({ name, columns }) => [name, new Set(columns)]));
  const isEntity = (name: string) => [...known.keys()].some((entity) => stemOf(entity) === stemOf(name));
  return content.split('\n').flatMap((text, index): Adrift[] => {
    const columns = Array.from(text.matchAll(/`([a-z]\w*)\.([a-z]\w*)`/g))
      .filter(([, table = '']) => isEntity(table) || table.includes('_'))
      .filter(([, table = '', column = '']) => !known.get(table)?.has(column))
      .map(([name]) => `${name} is no column of the data model`);
    const addresses = Array.from(text.matchAll(/\b(?:GET|POST|PUT|PATCH|DELETE) \/api\/([a-z][\w-]*)/g))
      .filter(([, name = '']) => !addressesWithoutTable.test(name) && !isEntity(name.replaceAll('-', '_')))
      .map(([address]) => `${address} is of no entity of the data model`);
    return [...columns, ...addresses].map((fault) => ({ line: index + 1, fault }));
  });
}

/** Where a word of the glossary is told with states that its table does not let in. */
export function findForeignStates(content: string, entities: Entity[]): Adrift[] {
  return content.split('\n').flatMap((text, index): Adrift[] => {
    const [, term = '', told = ''] = /^- \*\*([^*]+)\*\*.*?\bstates? \(([^()]+)\)/.exec(text) ?? [];
    const table = entities.find(
      ({ name, states }) => states.length > 0 && stemOf(name) === stemOf(term.replaceAll(' ', '_')),
    );
    if (!table) return [];
    return told
      .split(/,? (?:and|or) |, /)
      .filter((state) => !table.states.includes(state.toLowerCase().replaceAll(' ', '_')))
      .map((state) => ({ line: index + 1, fault: `${state} is no state of ${table.name}` }));
  });
}

const call = /\b(?:GET|POST|PUT|PATCH|DELETE) \/api\/[a-z][\w/:-]*/g;

/** The calls that the API outline gives. */
export const readCalls = (content: string): Set<string> => new Set(content.match(call));

/** Where a text names a call that the API outline does not give, but for those of the sign-in; nothing without an outline. */
export function findUnknownCalls(content: string, calls: Set<string>): Adrift[] {
  if (calls.size === 0) return [];
  return content
    .split('\n')
    .flatMap((text, index) =>
      (text.match(call) ?? [])
        .filter((one) => !calls.has(one) && !addressesWithoutTable.test(one.split('/')[2] ?? ''))
        .map((one) => ({ line: index + 1, fault: `${one} is no call of the API outline` })),
    );
}

/** `stories`, `story` and `Story` are one. */
const stemOf = (name: string) => name.toLowerCase().replace(/(?:ies|es|s|y|e)$/, '');
