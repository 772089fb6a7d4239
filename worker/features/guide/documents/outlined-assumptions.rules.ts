import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { generalRole } from '#worker/features/guide/documents/account-roles.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { fileColumns, tellBounds } from '#worker/features/guide/documents/file-bounds.rules.ts';
import { rolesOf } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import { assumedContacts } from '#worker/features/guide/documents/outlined-alone.rules.ts';
import { accountCalls } from '#worker/features/guide/documents/outlined-calls.rules.ts';
import { tellWays } from '#worker/features/guide/documents/outlined-contact-ways.rules.ts';
import { assumedStates } from '#worker/features/guide/documents/outlined-counted-words.rules.ts';
import { lacksHour } from '#worker/features/guide/documents/outlined-day-parts.rules.ts';
import { assumedStarts } from '#worker/features/guide/documents/outlined-deletions.rules.ts';
import { leftAlone } from '#worker/features/guide/documents/outlined-open-ends.rules.ts';
import { ownByDefault } from '#worker/features/guide/documents/outlined-own-default.rules.ts';
import {
  isSingle,
  joinWords,
  lowerFirst,
  type Noun,
  pluralOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { doesOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import { statesGivenOn } from '#worker/features/guide/outline/outline-given-on.rules.ts';
import { withoutNoting } from '#worker/features/guide/outline/outline-noting.rules.ts';
import { runnerOf } from '#worker/features/guide/outline/outline-runner.rules.ts';
import { takesOfStock } from '#worker/features/guide/outline/outline-stock.rules.ts';
import { isOfClosedThing } from '#worker/features/guide/product/closed-things.rules.ts';
import { isCounting } from '#worker/features/guide/product/counted-sights.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { invitedWith } from '#worker/features/guide/product/invited-records.rules.ts';
import {
  isChoosing,
  isFirstAccount,
  isInviting,
  isLeaving,
  isSendingLink,
  isSigningUp,
} from '#worker/features/guide/product/outlined-account.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { lapseIn } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { isGivingOn, listHandStates } from '#worker/features/guide/product/states-by-hand.rules.ts';

const setGivenOn = new RegExp(`SHALL set the [^“]+ to “${statesGivenOn}\\b`);

/** What the criteria of an outline's lines add to its words, each with the words that would have told it. */
const added = [
  {
    isIt: (text: string) => /^IF .+ (?:is|are) missing, THEN THE SYSTEM SHALL say so, keep/.test(text),
    says: 'Nobody told which fields have to be filled; those that are listed are asked for',
    told: /\b(?:required|mandatory|optional|has to be filled|must be filled)\b/i,
  },
  {
    isIt: (text: string) => /, THE SYSTEM SHALL free .+ (?:reserved for it|that are still to come)\b/.test(text),
    says: 'Nobody told what becomes of what is booked and no longer needed; it is free again',
    told: /\b(?:returned|brought back|given back) early\b/i,
  },
  {
    isIt: (text: string) => setGivenOn.test(text),
    says: 'Nobody told what makes it given to somebody; picking who gets it does',
    told: new RegExp(`\\b(?:is|are|becomes?) ${statesGivenOn}\\b`, 'i'),
  },
  {
    isIt: (text: string) => /, THE SYSTEM SHALL leave the .+ without .+ until (?:there is )?another /.test(text),
    says: 'Nobody told what becomes of what was kept when somebody says no or cannot; it is empty until there is another one',
    told: /\b(?:emptied|is empty)\b/i,
  },
  {
    isIt: isGivingOn,
    says: 'Nobody told how what nobody has gets somebody again; it is set by hand, with who has it then',
    told: /\bgets? (?:it|the .+) (?:next|again)\b/i,
  },
  {
    isIt: (text: string) => /THE SYSTEM SHALL lower “[^”]+” of the .+ by what is “[^”]+” again/.test(text),
    says: 'Nobody told what happens where a sum falls below 0; it is kept and shown below 0, and what comes in next makes up for it',
    told: /\b(?:below|under) (?:0|zero|nothing)\b|\bnegative\b|\boverdrawn\b/i,
  },
  {
    isIt: (text: string) => /, THE SYSTEM SHALL ask whether .+ was \p{L}+, keep that with the /u.test(text),
    says: 'Nobody told who notes whether that was done before it leaves; whoever says how it ended does',
    told: /\b(?:ticks?|notes?|marks?) (?:it|them|that) (?:off )?as\b/i,
  },
  {
    isIt: isOfClosedThing,
    says: 'Nobody told what happens where what somebody wants is closed, off the list or not there yet; it is refused, and the others are shown',
    told: /\b(?:can(?:not|['’]t)|no longer|not) be (?:ordered|booked|taken|bought|had)\b/i,
  },
  {
    isIt: isCounting,
    says: 'Nobody told which rows count in that number; those that were not called off do, and of a queue those that still wait',
    told: /\bcounts? (?:in|as|towards?)\b/i,
  },
  {
    isIt: takesOfStock,
    says: 'Nobody told what takes of the number that there is; all that was not called off does, and what is called off gives it back',
    told: /\b(?:lowers?|reduces?|counts? against|is taken off|goes? back into)\b/i,
  },
  {
    isIt: lacksHour,
    says: 'Nobody told the hour of it; a morning is 08:00 and an evening 18:00, in local time',
    told: /\b(?:morning|evening) (?:is|means|begins|starts)\b/i,
  },
  {
    isIt: (text: string) => / as “unpaid”, begin a payment /.test(text),
    says: 'Nobody told a state for what is not paid yet; it is “unpaid” until the payment service reports the money',
    told: /\bunpaid\b|\bnot (?:yet )?paid\b|\breserved\b/i,
  },
  {
    isIt: (text: string) => lapseIn(text) !== undefined,
    says: 'Nobody told how long something may stay unpaid; after 30 minutes it has lapsed, and what it took is there again',
    told: /\bnot (?:yet )?paid within\b/i,
  },
  {
    isIt: (text: string) => / reports a second payment of /.test(text),
    says: 'Nobody told what becomes of money that comes in a second time or too late; it goes back, and somebody is shown that',
    told: /\b(?:paid|pays) (?:twice|too late)\b/i,
  },
  {
    isIt: (text: string) => /^IF the payment of .+ fails or is given up, THEN /.test(text),
    says: 'Nobody told what happens where a payment fails; nothing changes, and it is offered again',
    told: /\bpayment (?:fails|is refused)\b/i,
  },
  {
    isIt: (text: string) => /SHALL (?:keep .+? as “unpaid”, )?begin a payment /.test(text),
    says: 'Nobody told the currency; all amounts are in one, euro',
    told: /\p{Sc}|\b(?:euros?|dollars?|pounds?|francs?|yen|rupees?|kron(?:a|or|er)|zloty|EUR|USD|GBP|CHF)\b/u,
  },
  {
    isIt: (text: string) => / already, THEN THE SYSTEM SHALL change nothing/.test(text),
    says: 'Nobody told what doing it a second time does; it changes nothing',
    told: /\b(?:twice|a second time)\b/i,
  },
  {
    isIt: (text: string) =>
      /, (?:THEN )?THE SYSTEM SHALL (?:set .+?, )?keep (?:of .+? )?(?:who has it|that nobody has)/.test(text),
    says: 'Nobody listed who has a thing and since when among what is kept; it is kept, and each change of hands with it',
    told: /\b(?:held by|who has it|holder|taken (?:by|at))\b/i,
  },
  {
    isIt: (text: string) => /^WHILE .+ is neither .+, THE SYSTEM SHALL show it as waiting for /.test(text),
    says: 'Nobody told what happens while nobody has decided; it is shown as waiting',
    told: /\b(?:nobody|no one|no \w+) (?:has )?(?:answers|answered|decides|decided|accepts|accepted)\b/i,
  },
  {
    isIt: (text: string) => /(?<!keep it so, and )\bshow beside (?:it|them) (?:who|by whom|when)\b/.test(text),
    says: 'Nobody asked to see when something was done, and by whom; it is shown',
    told: /\bwho (?:made|did|entered|changed|wrote) (?:it|them|what|that|this)\b/i,
  },
  {
    isIt: isInviting,
    says: 'Nobody told how accounts are made; whoever runs it invites people',
    told: /\binvit\p{L}+\b/iu,
  },
  {
    isIt: isChoosing,
    says: 'Nobody told how a password is chosen or replaced; a link in a mail lets them choose one',
    told: /\bpassword/i,
  },
  {
    isIt: isFirstAccount,
    says: 'Nobody told how whoever runs it comes in; the first account is theirs',
    told: /\bfirst account\b/i,
  },
  {
    isIt: (text: string) => invitedWith(text) !== undefined,
    says: 'Nobody told how those who are entered come in; entering them invites them',
    told: /\b(?:registers?|signs? up with|creates? an account)\b/i,
  },
  {
    isIt: isSendingLink,
    says: 'Nobody told how who has no account comes back to what they entered; a link of their own lets them',
    told: /\blinks?\b/i,
  },
  {
    isIt: (text: string) => /, THE SYSTEM SHALL ask which .+ is theirs and keep it with the account\.$/.test(text),
    says: 'Nobody told how it is known which of them is meant; it is asked when they come in',
    told: /\bprofile\b/i,
  },
  {
    isIt: isSigningUp,
    says: 'Nobody told how accounts are made; who comes for themselves signs up',
    told: /\b(?:registers?|signs? up with|creates? an account)\b/i,
  },
  {
    isIt: (text: string) => /^WHEN .+ have passed since .+ became “.+ in a list, until it is “/.test(text),
    says: 'Nobody told since when and until when that counts; it counts from its first state to its last',
    told: /\bcounts? from\b/i,
  },
];

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
  const others = added.flatMap(({ isIt, says, told }) => {
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
    ({ id, who, record, states }) =>
      `Nobody told what makes ${withArticle(record)} ${joinWords(states, 'or')}; ${who} sets it by hand, and back where it was set too early (${id}).`,
  );
  return [
    ...traces,
    ...doers,
    ...clauses,
    ...byHand,
    ...assumedStates(product),
    ...leftAlone(product),
    ...others,
    ...assumedStarts(product),
    ...sizesOf(product, said),
    ...ownByDefault(product),
    ...tellWays(product),
    ...assumedContacts(product, listTables(product)),
    ...assumedRoles(product),
    ...comingAndGoing(product),
    ...withoutRunner(product),
  ];
}

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

/** What leads to a listed state that no act and no rule brings about, and whether it is set by hand as the guide assumes. */
export const untoldStates = (product: Product): string[] => [
  ...listTables(product).flatMap(({ machine, record }) =>
    machine?.untold ? [`what makes ${withArticle(record)} ${joinWords(machine.untold, 'or')}, and who says so?`] : [],
  ),
  ...listHandStates(product).map(
    ({ who, record, states }) =>
      `is it right that ${who} sets ${withArticle(record)} to ${joinWords(
        states.map((state) => `“${state}”`),
        'or',
      )} by hand?`,
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
