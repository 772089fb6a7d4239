import { snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { joinWords, type Noun, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** The values that a role may have. */
const checkOf = (people: string[]) => `c in (${people.map((one) => `'${snake(one)}'`).join(', ')})`;

/** Whether an account may be of several kinds: an outline lists two or more that sign in, and its treasurer is a member too. */
export const areRolesSet = ({ idea }: Pick<Product, 'idea'>, people: string[]): boolean =>
  idea.isOutlined === true && people.length > 1;

/** The role as a column of the account, where it has only one. */
export const roleColumn = (people: string[]): Table['columns'][number] => ({
  ...{ name: 'role', field: 'role', type: 'text', check: checkOf(people) },
});

/**
 * The table of which account has which roles.
 * @param people the kinds of people who sign in.
 * @param features the features that the accounts serve; the first looks people up by their role.
 */
export function rolesTable(people: string[], features: Feature[]): Table {
  const [feature] = features;
  return {
    ...{ record: 'role of an account', name: 'account_roles', kind: 'role' },
    holds: `What an account may do: a row for each that its person is, ${joinWords(people, 'or')}`,
    columns: [{ name: 'account_id', field: 'account id', type: 'text', references: 'accounts' }, roleColumn(people)],
    ...{ key: ['account_id', 'role'], uniques: [], machine: undefined, features },
    indexes: feature ? [{ columns: ['role'], feature }] : [],
  };
}

/** Kinds of people of which all others of the same house are some too. */
const general = /^(?:employee|member|colleague|resident|volunteer)$/;

/** The kind that those of other kinds mostly belong to as well: the employees of a firm, the members of a club; none where there are two. */
export function generalRole({ idea }: Pick<Product, 'idea'>, people: string[]): Noun | undefined {
  const [found, second] = idea.people.filter(({ one }) => people.includes(one) && general.test(one));
  return second ? undefined : found;
}

/** What holds for whoever is of several kinds, as sentences; none where each account has one role. */
export function tellRoles(product: Pick<Product, 'idea'>, people: string[]): string[] {
  if (!areRolesSet(product, people)) return [];
  const of = generalRole(product, people);
  return [
    'Whoever is of two kinds may do what either may: an account has as many roles as it has rows in `account_roles`.',
    ...(of ? [`Whoever has another role may have that of ${withArticle(of.one)} as well.`] : []),
  ];
}
