import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { isOfPeople, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { reportedBy } from '#worker/features/guide/documents/outlined-reports.rules.ts';
import { toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { invitedWith } from '#worker/features/guide/product/invited-records.rules.ts';
import { listActs, recordsDone } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const ofOne = '(?:the|each|every|all|their|its|an?|another) ';
/** What criteria say of rows that they make, change or delete; '%' stands for the record. */
const changing = [
  `\\bset ${ofOne}%(?: of (?:theirs|his|hers|its))? (?:back )?to “`,
  `\\b(?:keep|make|enter) (?:an?|another) % with\\b`,
  `\\b(?:raise|lower|give back to) “[^”]+” of ${ofOne}%\\b`,
  `\\bwith an? % for each\\b`,
  `^(?:add|book|credit) .+ to (?:the |their )?%\\b`,
  `^(?:note|keep) .+ as (?:an? )?%\\b`,
  `^leave ${ofOne}% without\\b`,
  `\\b(?:delete|remove) (?:${ofOne})?%(?:\\b|['’])`,
];
/** A request of vacation is called 'vacation' where its days come back. */
const givingBack = /^(?:give|count|book) back (?:the |their )?(\p{L}+)/iu;
const kindsOfClaim = /^(?:request|booking|reservation|order|application|entry|sign-up)$/;
/** Who may no longer come in, or is gone altogether, is so in the rows of the sign-in. */
const ofAccounts =
  /\bends? (?:his|her|their|the) (?:access|sessions?)\b|\bdelete (?:all |the |their )?personal data\b|\bclose (?:his|her|their|the) account\b/i;

/**
 * The tables that a feature of an outline changes and those that it has to look into for it, as all its criteria say, those of rules among
 * them: states that are set, sums that are raised, rows that are made along, accounts that end, what a rule asks for before.
 */
export function tablesTouched(product: Product, feature: Feature, all: Table[]): { changed: Table[]; looked: Table[] } {
  const own = all.filter(({ kind, isHistory }) => kind === 'own' && !isHistory);
  const criteria = listCriteria(product).filter((criterion) => criterion.feature.id === feature.id);
  const isSaid = ({ record }: Table, text: string) => {
    const name = toPattern(record);
    return changing.some((form) => new RegExp(form.replace('%', `(?:${name}|${name}s)`), 'i').test(text));
  };
  const isGivenBack = ({ record }: Table, text: string) => {
    const [first, kind = '', ...more] = record.split(' ');
    return more.length === 0 && kindsOfClaim.test(kind) && givingBack.exec(text)?.[1]?.toLowerCase() === first;
  };
  const effects = criteria.map(({ effect }) => effect);
  const people = effects.some((effect) => ofAccounts.test(effect))
    ? all.filter(({ kind }) => isOfPeople.test(kind))
    : // Whoever is invited with a row gets an account and what it may do.
      all.filter(({ kind }) => /^(?:people|role)$/.test(kind) && effects.some((effect) => invitedWith(effect)));
  return {
    changed: [
      ...own.filter((table) => effects.some((effect) => isSaid(table, effect) || isGivenBack(table, effect))),
      ...people,
    ],
    looked: [...askedBy(product, feature, own), ...accountsPaid(product, feature, own)],
  };
}

/** What a criterion names by what somebody else does: 'unless the saver raises it', 'the own connected account'. */
function askedBy(product: Product, feature: Feature, own: Table[]): Table[] {
  const texts = feature.criteria;
  const clauses = listActs(product).filter(
    ({ told, feature: other }) =>
      other !== feature && told.ofClause !== undefined && texts.some((text) => text.includes(told.ofClause ?? '')),
  );
  const records = [
    ...clauses.flatMap(({ record }) => record ?? []),
    ...texts.flatMap((text) => recordsDone(product, text, feature)),
  ];
  return own.filter(({ entity }) => entity?.told !== undefined && records.includes(entity.told));
}

/** Where the account stands from which or to which a feature orders money; a report of the bank brings it along. */
function accountsPaid(product: Product, feature: Feature, own: Table[]): Table[] {
  const needs = listNeeds(product);
  const moves = needs.some(({ part, features }) => part.key === 'partner-bank' && features.includes(feature));
  return moves && !reportedBy(product, feature, needs).some(({ part }) => part.key === 'bank')
    ? own.filter(({ columns }) => columns.some(({ name }) => name === 'iban'))
    : [];
}
