import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { generalRole } from '#worker/features/guide/documents/account-roles.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { fileColumns, tellBounds } from '#worker/features/guide/documents/file-bounds.rules.ts';
import { accountCalls } from '#worker/features/guide/documents/outlined-account-calls.rules.ts';
import { rolesOf } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import { addedSentences } from '#worker/features/guide/documents/outlined-added.rules.ts';
import {
  assumedContacts,
  assumedCounts,
  assumedUncounted,
} from '#worker/features/guide/documents/outlined-alone.rules.ts';
import { tellWays } from '#worker/features/guide/documents/outlined-contact-ways.rules.ts';
import { assumedStates } from '#worker/features/guide/documents/outlined-counted-words.rules.ts';
import { assumedStarts } from '#worker/features/guide/documents/outlined-deletions.rules.ts';
import { leftAlone } from '#worker/features/guide/documents/outlined-open-ends.rules.ts';
import { ownByDefault } from '#worker/features/guide/documents/outlined-own-default.rules.ts';
import { assumedRecurring } from '#worker/features/guide/documents/outlined-recurring.rules.ts';
import {
  isSingle,
  joinWords,
  lowerFirst,
  type Noun,
  nounIn,
  pluralOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { doesOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import { withoutNoting } from '#worker/features/guide/outline/outline-noting.rules.ts';
import { runnerOf } from '#worker/features/guide/outline/outline-runner.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { isInviting, isLeaving, isSigningUp } from '#worker/features/guide/product/outlined-account.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { listHandStates } from '#worker/features/guide/product/states-by-hand.rules.ts';

const mostNamed = 4;

/** What of an outlined product is assumed, with the criteria that rest on it: a sentence for each kind, none where it was told. */
export function tellAdded(product: Product): string[] {
  const { idea, features, loose } = product;
  if (!idea.isOutlined) return [];
  const said = [idea.said, ...loose.map(({ decision }) => decision)].join('\n');
  const left = idea.records.flatMap(({ one, trace }) => (trace ? [{ many: pluralOf(one), acts: trace.acts }] : []));
  const leaving = listActs(product).filter(({ told }) => left.some(({ acts }) => acts.includes(told.text)));
  const traces =
    left.length > 0
      ? [
          `Nobody listed ${joinWords(left.map(({ many }) => many))} among what is kept; each is a row of its own, with who made it and when (${joinWords(leaving.map(({ feature }) => feature.id))}).`,
        ]
      : [];
  const others = addedSentences.flatMap(({ isIt, says, told }) => {
    const ids = features.flatMap((feature) =>
      feature.criteria.flatMap((text, at) => (isIt(text, feature.criteria) ? [criterionId(feature, at)] : [])),
    );
    if (ids.length === 0 || told.test(said)) return [];
    const more = ids.length - mostNamed;
    return [`${says} (${joinWords(more > 0 ? [...ids.slice(0, mostNamed), `${more} more`] : ids)}).`];
  });
  const doers = listActs(product).flatMap(({ told, feature }) =>
    told.isDoerAssumed && typeof told.who === 'object'
      ? [`Nobody told who ${doesOf(told)}; ${doing(told, told.who)} (${feature.id}).`]
      : [],
  );
  const clauses = listActs(product).flatMap(({ told, feature }) =>
    told.ofClause ? [`“${told.ofClause}” tells an act of its own; it has a screen (${feature.id}).`] : [],
  );
  const byHand = listHandStates(product).map(
    ({ id, who, record, states, isBack }) =>
      `Nobody told what makes ${withArticle(record)} ${joinWords(states, 'or')}; ${who} sets it by hand${isBack ? ', and back where it was set too early' : ''} (${id}).`,
  );
  return [
    ...traces,
    ...doers,
    ...clauses,
    ...byHand,
    ...assumedStates(product),
    ...leftAlone(product),
    ...assumedRecurring(product),
    ...others,
    ...assumedStarts(product),
    ...sizesOf(product, said),
    ...ownByDefault(product),
    ...tellWays(product),
    ...assumedContacts(product, listTables(product)),
    ...assumedCounts(product, listTables(product)),
    ...assumedUncounted(product, listTables(product)),
    ...askedKinds(product),
    ...assumedRoles(product),
    ...comingAndGoing(product),
    ...withoutRunner(product),
  ];
}

/** By what a thing is known that a rule refuses, where no told field says it. */
const askedKinds = ({ idea, features }: Product): string[] =>
  idea.records.flatMap(({ one, fields }) => {
    const held = features.flatMap((feature) =>
      feature.criteria.flatMap((text, at) => {
        const [, refused = ''] = /^IF somebody enters (.+), THEN THE SYSTEM SHALL refuse it\b/.exec(text) ?? [];
        const names = fields.filter(({ name, isAsked }) => isAsked && nounIn(name, refused)).map(({ name }) => name);
        return names.length > 0 ? [{ id: criterionId(feature, at), names }] : [];
      }),
    );
    const [first] = held;
    return first
      ? [
          `Nobody told by what ${withArticle(one)} that is refused is known; whoever enters one answers yes or no for ${joinWords(first.names)} (${joinWords(held.map(({ id }) => id))}).`,
        ]
      : [];
  });

/** Who lets people in and closes accounts where nobody of those who use it is said to run it. */
function withoutRunner(product: Product): string[] {
  const { idea, name } = product;
  const calls = accountCalls(product);
  const runner = runnerOf(idea, idea.people);
  const [inviting] = calls.filter(({ criterion }) => criterion.verb === 'invite');
  if (runner?.isAssumed && inviting) {
    const { noun } = runner;
    return [
      `Nobody told who runs ${name}; ${noun.many} ${isSingle(noun) ? 'does' : 'do'}, so that nobody signs up as ${withArticle(noun.one)} (${inviting.criterion.id}).`,
    ];
  }
  return calls.flatMap(({ path, criterion: { verb, id } }) =>
    verb === 'close' && path === '/api/accounts/me'
      ? [`Nobody told who runs ${name}; each closes their own account, and nobody that of another (${id}).`]
      : [],
  );
}

/** How large a file may be, and how long its address holds, where nobody told a size. */
function sizesOf(product: Product, said: string): string[] {
  const tables = listTables(product).filter(({ kind }) => kind === 'own');
  const holding = fileColumns(tables).map(({ table }) => table);
  if (holding.length === 0 || shapeOf(product).runtime === 'local' || /\b\d+ ?[MG]B\b/.test(said)) return [];
  const ids = [...new Set(holding.flatMap(({ features }) => features.slice(0, 1).map(({ id }) => id)))].toSorted(
    (a, b) => Number(a.slice(3)) - Number(b.slice(3)),
  );
  return [
    `Nobody told how large a file may be; it is ${tellBounds(tables)}, and its address ends after 10 minutes${ids.length > 0 ? ` (${joinWords(ids)})` : ''}.`,
  ];
}

/** That one person may be of several kinds, where accounts have roles. */
function assumedRoles(product: Product): string[] {
  const roles = rolesOf(product);
  if (!listTables(product).some(({ kind }) => kind === 'role')) return [];
  const of = generalRole(product, roles);
  return [
    `Nobody told that one person is of one kind only; an account may have several roles${of ? `, that of ${withArticle(of.one)} among them` : ''}.`,
  ];
}

/** Until its owner tells what happens when somebody comes or goes, it is what signing in does with them. */
function comingAndGoing({ idea, features }: Product): string[] {
  const lines = (idea.unsettled ?? []).map(({ line, text }) => line ?? text);
  if (lines.length === 0) return [];
  const of = (isIt: (text: string) => boolean) =>
    features.flatMap((feature) =>
      feature.criteria.flatMap((text, at) => (isIt(text) ? [{ text, id: criterionId(feature, at) }] : [])),
    );
  const [invites] = of(isInviting);
  const [signsUp] = of(isSigningUp);
  const [leaves] = of(isLeaving);
  const runner = invites && /^WHEN (.+?) invites /.exec(invites.text)?.[1];
  const says = [
    runner ? `${runner} invites who comes (${invites.id})` : signsUp ? `who comes signs up (${signsUp.id})` : '',
    leaves ? `${runner ? 'closes the account of who goes' : 'the account of who goes is closed'} (${leaves.id})` : '',
  ].filter((part) => part !== '');
  return says.length > 0
    ? [`Nobody told what happens when ${joinWords(lines.map(plainEvent))}; until it is told, ${joinWords(says)}.`]
    : [];
}

/** 'someone new joins' of 'The choir leader notes that someone new joins'. */
const plainEvent = (line: string) => lowerFirst(withoutNoting(line).replace(/[.\s]+$/, ''));

/** 'The front desk does', 'organisers do', as the line calls them. */
function doing(told: Told, who: Noun): string {
  const at = told.cause?.indexOf(doesOf(told)) ?? -1;
  if (at > 0) return `${told.cause?.slice(0, at).trim()} does`;
  return `${who.many} ${isSingle(who) ? 'does' : 'do'}`;
}

/** What leads to a listed state that no act, no rule and nobody's hand brings about. */
export const untoldStates = (product: Product): string[] => [
  // Tables are dear to derive, and only lines list states that nothing brings about.
  ...(product.idea.isOutlined ? listTables(product) : []).flatMap(({ machine, record }) =>
    machine?.untold ? [`what makes ${withArticle(record)} ${joinWords(machine.untold, 'or')}, and who says so?`] : [],
  ),
];

/** What a measure counts that nothing stores: people who have only looked at or listened to something. */
export const uncountedMeasures = (product: Product): string[] => {
  const looks = listActs(product).filter(({ way }) => way === 'read');
  return product.measures.flatMap(({ id, text }) => {
    const [, done = ''] = /\b(?:has|have) (\p{L}+)\b/u.exec(text) ?? [];
    const act = looks.find(({ told: { verb, phrase } }) =>
      `${verb} ${phrase}`.split(' ').some((word) => /^\p{L}+$/u.test(word) && participleOf(word) === done),
    );
    return act && done
      ? [`how is ${id} counted: may it be kept who has ${done} and when (${act.feature.id}), and who sees that?`]
      : [];
  });
};
