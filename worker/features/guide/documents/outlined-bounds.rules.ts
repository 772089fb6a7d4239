import { type Column, snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { onlyBy, peopleCalled } from '#worker/features/guide/documents/outlined-columns-seen.rules.ts';
import { untakenState } from '#worker/features/guide/documents/outlined-open-rows.rules.ts';
import { peopleNamed, sentencesOf } from '#worker/features/guide/documents/outlined-readers.rules.ts';
import { chainTo, isWholeOnly, scopeIn } from '#worker/features/guide/documents/outlined-scopes.rules.ts';
import { isMakerOf, ownerRules, possessorIn } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { headOf, isSingle, type Noun, nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { linkFor } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { inChargeOf } from '#worker/features/guide/outline/outline-runner.rules.ts';
import { decidersOf, isGivenTo, passedOn } from '#worker/features/guide/outline/outline-whose.rules.ts';
import { actsOn, doneTo, listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Who sees some rows of a table only, the column by which these are theirs, and the state in which a row is open to all of them. */
type Bound = { noun: Noun; by: string; open?: string };

/** The column of a table that names one of a kind of people: `doctor_id`, `coordinator_id` of an area coordinator. */
const columnFor = ({ columns }: Table, noun: Noun): Column | undefined =>
  columns.find(
    ({ name, references }) =>
      references !== undefined && (name === `${snake(noun.one)}_id` || name === `${snake(headOf(noun))}_id`),
  );

/**
 * Whose somebody else's decisions are: the managers of a table of employees that says of each who theirs is, with the column that does.
 * @param table the table of the people who are decided on.
 */
export function decidersIn(product: Product, table: Table): { noun: Noun; column: Column }[] {
  const told = table.entity?.told;
  if (!told || !table.columns.some(({ name }) => name === 'account_id')) return [];
  return decidersOf(product.idea, told).flatMap((noun) => {
    const column = columnFor(table, noun);
    return column ? [{ noun, column }] : [];
  });
}

/** Of the readers of a table those who see some of its rows only, by what a row says of them or what it belongs to. */
export function boundReaders(product: Product, table: Table, tables: Table[], readers: Noun[]): Bound[] {
  return readers.flatMap((noun) => {
    const by =
      ownColumn(product, table, tables, noun) ??
      relationOf(product, table, tables, noun) ??
      columnOfWhole(product, table, tables, noun) ??
      columnOfOwnWhole(product, table, tables, noun);
    const open = untakenState(table, noun);
    return by ? [{ noun, by: open ? `${by}, or \`state\` “${open}”` : by, ...(open ? { open } : {}) }] : [];
  });
}

/** How the rows of a table say which of them are somebody's. */
function ownColumn(product: Product, table: Table, tables: Table[], noun: Noun): string | undefined {
  const decided = decidersIn(product, table).find((one) => one.noun.one === noun.one);
  if (decided) return `\`${decided.column.name}\``;
  const answering = columnFor(table, noun);
  const told = table.entity?.told;
  // What was handed on is no longer that of the manager whom its person has.
  if (answering && told && passedOn(listActs(product), told, product.idea)?.decider.one === noun.one)
    return `\`${answering.name}\``;
  for (const column of table.columns) {
    const people = column.may ? undefined : tables.find(({ name }) => name === column.references);
    const decider = people && decidersIn(product, people).find((one) => one.noun.one === noun.one);
    if (decider) return `\`${column.name}\` → \`${people.name}.${decider.column.name}\``;
  }
  if (linkFor(product.idea, noun) === table.entity?.told) {
    const link = table.columns.find(({ name }) => name === 'link_hash' || name === 'link');
    if (link) return `\`${link.name}\``;
  }
  const column = columnFor(table, noun);
  if (column && (isTheirs(product, table, noun) || isToldOwn(product, table, noun))) return `\`${column.name}\``;
  return column ? undefined : throughScope(product, table, tables, noun);
}

/** 'Potters see only the orders of their own shop': the order's piece, the piece's shop, and the shop's potter. */
function throughScope(product: Product, table: Table, tables: Table[], noun: Noun): string | undefined {
  return accessLines(product).flatMap((text) => {
    const scope = scopeIn(text);
    if (!scope || nounIn(table.record, scope.what) === null) return [];
    if (!peopleNamed(product, scope.who).some(({ one }) => one === noun.one)) return [];
    const whole = tables.find((one) => one !== table && one.kind === 'own' && nounIn(one.record, scope.whole) !== null);
    const column = whole && columnFor(whole, noun);
    const steps = whole && chainTo(table, whole, tables);
    if (!column || !steps) return [];
    const names = steps.map((step) =>
      step.table === table ? step.column.name : `${step.table.name}.${step.column.name}`,
    );
    return [[...names, `${whole.name}.${column.name}`].map((name) => `\`${name}\``).join(' → ')];
  })[0];
}

/** 'A tenant sees only his own flat': the rows of what belongs to a flat are theirs by that flat, whoever entered them. */
export function toldScope(product: Product, table: Table, tables: Table[], noun: Noun): string | undefined {
  return table.columns.flatMap(({ name, references, may }) => {
    const whole = may ? undefined : tables.find((one) => one.name === references && one.kind === 'own');
    const column = whole && whole !== table ? columnFor(whole, noun) : undefined;
    const isTold =
      whole !== undefined &&
      accessLines(product).some((text) => {
        const [, subject = '', object = ''] = /^(.+?) sees? (.+)$/i.exec(text) ?? [];
        return (
          ownOf.test(text) &&
          new RegExp(`\\bown ${toPattern(whole.record)}\\b`, 'i').test(object) &&
          peopleNamed(product, subject).some(({ one }) => one === noun.one)
        );
      });
    return column && isTold ? [`\`${name}\` → \`${whole.name}.${column.name}\``] : [];
  })[0];
}

/** Whoever runs the product sees all rows, whoever of them is given some. */
const isTheirs = (product: Product, { entity }: Table, noun: Noun): boolean =>
  noun.one !== inChargeOf(product.idea)?.one &&
  entity?.told !== undefined &&
  isGivenTo(noun, doneTo(product, entity.told));

const ownOf = /\bonly\b.*\b(?:his|her|their|its)(?: or (?:his|her|their|its))? own\b/i;

/** 'A doctor only sees the patients on his or her own list', 'a gallery is seen only by its couple'. */
function isToldOwn(product: Product, { record, entity }: Table, noun: Noun): boolean {
  const names = (text: string) =>
    nounIn(record, text) !== null || (entity?.told?.fields ?? []).some(({ name }) => nounIn(name, text) !== null);
  return accessLines(product).some((text) => {
    if (isWholeOnly(record, text)) return false;
    const [, subject = '', object = ''] = /^(.+?) sees? (.+)$/i.exec(text) ?? [];
    const [, what = '', whom = ''] = onlyBy.exec(text) ?? [];
    return (
      (ownOf.test(text) && names(object) && peopleNamed(product, subject).some(({ one }) => one === noun.one)) ||
      (nounIn(record, what) !== null && new RegExp(`\\bits ${toPattern(noun.one)}\\b`, 'i').test(whom))
    );
  });
}

/** 'Visitors' phone numbers are seen only by the volunteer who claimed it': between the two stands what was claimed. */
function relationOf(product: Product, table: Table, tables: Table[], noun: Noun): string | undefined {
  const isTold = accessLines(product).some((text) => {
    const whom = seenOnlyBy(table, text);
    return whom !== undefined && new RegExp(`\\b${toPattern(headOf(noun))} who(?:se)? [^,;.]*\\bit\\b`, 'i').test(whom);
  });
  if (!isTold) return undefined;
  for (const between of tables) {
    const row = between.columns.find(({ references }) => references === table.name);
    const own = columnFor(between, noun);
    if (between !== table && row && own)
      return `\`${between.name}.${row.name}\`, where \`${between.name}.${own.name}\` is theirs`;
  }
  return undefined;
}

/** Who reaches the rows of a table because of what they belong to: the forms of one's visits. */
function columnOfWhole(product: Product, table: Table, tables: Table[], noun: Noun): string | undefined {
  const told = table.entity?.told;
  if (told && doneTo(product, told).some(({ way, who }) => way === 'make' && who?.one === noun.one)) return undefined;
  return table.columns.flatMap(({ name, references, may }) => {
    const whole = may ? undefined : tables.find((one) => one.name === references && one.kind === 'own');
    const by = whole && whole !== table ? ownColumn(product, whole, tables, noun) : undefined;
    return whole && by ? [`\`${name}\` → ${by.replace(/`(?=\w+`)/, `\`${whole.name}.`)}`] : [];
  })[0];
}

/** What is asked of one's own things: a giver answers the requests for the seeds that they offer, and looks at no others. */
function columnOfOwnWhole(product: Product, table: Table, tables: Table[], noun: Noun): string | undefined {
  const told = table.entity?.told;
  const isInCharge = isSingle(noun) || noun.one === inChargeOf(product.idea)?.one;
  const doings = told ? actsOn(product, told).filter(({ who }) => who?.one === noun.one) : [];
  const answers = doings.some(({ way, record }) => way === 'change' && record === told);
  if (isInCharge || !answers || doings.some(({ way, record }) => record === told && way !== 'change')) return undefined;
  return table.columns.flatMap(({ name, references, may }) => {
    const whole = may ? undefined : tables.find((one) => one.name === references && one.kind === 'own');
    const own = whole?.entity?.told;
    const column = whole && whole !== table ? columnFor(whole, noun) : undefined;
    const isOffered =
      own !== undefined && doneTo(product, own).some((act) => act.way === 'make' && act.who?.one === noun.one);
    return whole && column && !column.may && isOffered ? [`\`${name}\` → \`${whole.name}.${column.name}\``] : [];
  })[0];
}

const accessLines = (product: Product): string[] =>
  ownerRules(product)
    .filter(({ kind }) => kind === 'access')
    .flatMap(sentencesOf);

/** By whom alone the rows of a table are seen, where a rule says so of them or of what is theirs. */
function seenOnlyBy({ record }: Table, text: string): string | undefined {
  const [, what = '', whom = ''] = onlyBy.exec(text) ?? [];
  const whose = possessorIn(what)?.whose;
  const isOf = nounIn(record, whose ?? what) !== null || (whose !== undefined && isMakerOf(whose, record));
  return whom && isOf ? whom : undefined;
}

/** The people whom a rule names as the only ones who see the rows of a table, or what is theirs: organisers and the volunteer who claimed it. */
export function toldToSee(product: Product, table: Table): Noun[] {
  return accessLines(product).flatMap((text) => {
    const whom = seenOnlyBy(table, text);
    return whom === undefined ? [] : peopleCalled(product.idea.people, whom);
  });
}
