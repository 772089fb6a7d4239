import { accountFeature } from '#worker/features/guide/content/act-features.ts';
import { byPersonalLink } from '#worker/features/guide/content/common-questions.ts';
import { contactIn } from '#worker/features/guide/grammar/contacts.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import {
  capitalise,
  isSingle,
  joinWords,
  type Noun,
  nounIn,
  type Slots,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { isClosedGroup } from '#worker/features/guide/outline/outline-closed-groups.rules.ts';
import { isOnPhone, isPublic, linkFor, untoldLink } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { endsAccount } from '#worker/features/guide/outline/outline-own-accounts.rules.ts';
import { runnerOf, signsUp } from '#worker/features/guide/outline/outline-runner.rules.ts';
import { askedAtEntry } from '#worker/features/guide/product/account-attributes.rules.ts';
import type { Criterion } from '#worker/features/guide/product/criteria.rules.ts';
import { draftOf } from '#worker/features/guide/product/draft-of-text.rules.ts';
import type { Draft } from '#worker/features/guide/product/product.rules.ts';

/** 'Donors: receive a PDF; they do not enter', 'donors and families have no access'. */
const staysOut =
  /\b(?:do|does) (?:not|n't) (?:enter|sign in|log in|use it|come in|go in(?:to)?|have (?:an? )?(?:account|access|login))\b|\b(?:don|doesn)'t (?:enter|sign in|log in|use it|come in|go in(?:to)?|have (?:an? )?(?:account|access|login))\b|\b(?:has|have|with|gets?|need|needs) no (?:access|account|login|sign-in)\b|\bnever (?:signs?|logs?|comes?) in\b/i;

/** Whether an outline says that somebody is not let in, and gives them nothing to do. */
const isLeftOut = ({ outline, told }: Idea, { one }: Noun) =>
  [...(outline?.people ?? []), ...(outline?.rules ?? []), ...(outline?.nots ?? [])].some(
    (line) => staysOut.test(line.replace(/[’‘]/g, "'")) && nounIn(one, line.split(staysOut)[0] ?? '') !== null,
  ) && !told.some(({ who, kind }) => kind === 'act' && typeof who === 'object' && who.one === one);

/** How all people of an outline come in, where it does not say so. */
export function ownAccount(idea: Idea, slots: Slots): Draft {
  const isByLink = idea.said.includes(byPersonalLink);
  const { client } = idea;
  const allowed = idea.people.filter((noun) => !isLeftOut(idea, noun) && !isOnPhone(idea, noun));
  const people = allowed.length > 0 ? allowed : idea.people;
  const account = draftOf({ key: 'account', covers: [], ...accountFeature }, { ...slots, keeper: client });
  const linked = people.flatMap((noun) => {
    const record = linkFor(idea, noun);
    return record ? [{ noun, record }] : [];
  });
  const isLinked = (noun: Noun) => linked.some((one) => one.noun === noun);
  const own = people.filter((noun) => !isPublic(noun) && !isLinked(noun));
  const open = people.filter((noun) => isPublic(noun) && !isLinked(noun));
  const byLink = linked
    .map(
      ({ noun, record }) =>
        ` ${capitalise(noun.many)} need no account: the link of their ${entryOf(record)} lets them in.`,
    )
    .join('');
  const all = joinWords((own.length > 0 ? own : people).map(({ many }) => many));
  return {
    ...account,
    title: 'Sign in',
    says: `${capitalise(all)} sign in${isByLink ? ' by a personal link, without a password' : ''}; each reaches only what is meant for them.${own.length > 0 && open.length > 0 ? ` ${capitalise(joinWords(open.map(({ many }) => many)))} need no account.` : ''}${own.length > 0 ? byLink : ''}`,
    criteria: [
      ...(isByLink
        ? [
            'WHEN somebody opens their personal link, THE SYSTEM SHALL open a session of 30 days on that device and ask for nothing else.',
            'IF somebody opens a personal link that is older than 30 days, THEN THE SYSTEM SHALL send a new one instead of letting them in.',
          ]
        : [
            'WHEN somebody signs in, THE SYSTEM SHALL open a session of 30 days on that device.',
            'IF a password is wrong 5 times within 10 minutes, THEN THE SYSTEM SHALL pause sign-in for that account for 10 minutes and not say whether it exists.',
          ]),
      ...(isByLink ? [] : comingIn(idea, own, allowed)),
      ...askedAtEntry(idea, own),
      ...linked.flatMap(({ noun, record }) => openingOf(idea, noun, record)),
      ...leavingOf(idea, own.length > 0 ? own : people),
      ...(isByLink ? [] : passwords),
    ],
  };
}

const choosing = 'WHEN somebody opens a link to choose a password, ';
/** What every account with a password needs: another one when it is forgotten, the first one by a link, and an end of the session. */
const passwords = [
  'WHEN somebody has forgotten their password, THE SYSTEM SHALL mail them a link of 60 minutes to choose another, and answer alike where there is no such account.',
  `${choosing}THE SYSTEM SHALL take one of at least 12 characters, open a session and let the link work only once.`,
  'WHEN somebody signs out, THE SYSTEM SHALL end the session of that device.',
];

/** Whether a criterion has a password chosen by a link that was mailed. */
export const isChoosing = (text: string): boolean => text.startsWith(choosing);

/** 'When a parent closes the account, their pages are deleted': what becomes of it is told. */
const closes = /^when an? [\p{L} ]{3,40}? (?:closes|deletes) (?:the|their) account\b/iu;

/** What becomes of the account of who goes; those whose own closing of it was told are not closed beside that. */
function leavingOf({ name, told, outline }: Idea, people: Noun[]): string[] {
  const closing = people.filter(
    ({ one }) =>
      (outline?.rules ?? []).some((rule) => closes.test(rule) && nounIn(one, rule) !== null) ||
      told.some((act) => act.kind === 'act' && typeof act.who === 'object' && act.who.one === one && endsAccount(act)),
  );
  if (people.length > 0 && closing.length === people.length) return [];
  const others = joinWords(
    closing.map(({ one }) => withArticle(one)),
    'or',
  );
  return [
    `WHEN somebody ${others ? `other than ${others} ` : ''}no longer takes part in ${name}, THE SYSTEM SHALL end their sessions within 60 seconds and keep what they entered.`,
  ];
}

const asSignedUp = 'THE SYSTEM SHALL make the account once the link in the mail to that address was opened.';
const asInvited = 'THE SYSTEM SHALL make the account without a password and mail them a link of 7 days to choose one.';

const sendsLink = 'show them the link of it and send it to the ';

/** Whether a criterion gives somebody who has no account a way back to what they entered. */
export const isSendingLink = (text: string): boolean => text.includes(sendsLink);

/** Where a link is sent of what somebody left: by the fields of it that say how to reach them, else by those of the record that they are. */
const leftIn = ({ records }: Idea, noun: Noun, kept: ToldRecord): string =>
  ({ number: 'number', address: 'address', either: 'address or number' })[
    [kept, ...records.filter(({ one }) => one === noun.one)].flatMap((record) => contactIn(record) ?? [])[0] ??
      'address'
  ];

/** What somebody comes back to by the link that a criterion of the sign-in opens for them, or asks something before; undefined for all others. */
export function openedByLink(
  { cause }: Pick<Criterion, 'cause'>,
  { one }: Noun,
  all: Pick<Criterion, 'cause' | 'effect'>[],
): string | undefined {
  const begins = `${withArticle(one)} opens the link of their `;
  const opening = all.find((other) => other.cause.startsWith(begins));
  const asked = askedFirst.exec(opening?.effect ?? '')?.[1];
  const isPart = cause === opening?.cause || (asked !== undefined && cause.startsWith(`the ${asked} is `));
  return isPart ? opening?.cause.slice(begins.length) : undefined;
}
const askedFirst = /^ask for the (.+) before it shows anything$/;

/** Whether a criterion has people sign up by themselves; their address is confirmed by a mail. */
export const isSigningUp = (text: string): boolean => text.endsWith(asSignedUp);

/** Whether a criterion has people invited, by a mail. */
export const isInviting = (text: string): boolean => text.endsWith(asInvited);

const asFirst = 'for the address in its settings and mail them a link to choose a password.';

/** Whether a criterion makes the first account, which nobody is there to invite. */
export const isFirstAccount = (text: string): boolean => text.endsWith(asFirst);

/** Whether a criterion says what becomes of the account of somebody who goes. */
export const isLeaving = (text: string): boolean =>
  /^WHEN somebody (?:other than .+ )?no longer takes part in /.test(text);

/** 'The support staff' are several under one name. */
const isCrew = (noun: Noun): boolean => isSingle(noun) && /\b(?:staff|team|crew)$/.test(noun.one);

/**
 * How an account comes to be, which hardly anybody tells: the first one is that of whoever runs it, who invites all others but those who come
 * for themselves; where nobody runs it, all sign up, and those of a closed group invite each other.
 * @param people who signs in; `all` those, and who has no account.
 */
function comingIn(idea: Idea, people: Noun[], all: Noun[]): string[] {
  const [among] = people.filter((one) => !isSingle(one) && isClosedGroup(idea, one));
  const found = runnerOf(idea, all) ?? (among && { noun: among, isAssumed: true });
  const runner = found && people.includes(found.noun) ? found : undefined;
  const others = people.filter((noun) => noun !== runner?.noun);
  // Of one kind that has only its own nobody runs it for the others: each comes for themselves.
  const isForEach =
    runner !== undefined && all.length === 1 && !isSingle(runner.noun) && seesOwnOnly(idea, runner.noun);
  const alone = isForEach
    ? [runner.noun]
    : runner
      ? others.filter((noun) => signsUp(idea, noun, runner))
      : people.filter(({ one }) => !/(?:^| )(?:child|kid|pupil|baby)$/i.test(one));
  const more = runner && (!isSingle(runner.noun) || isCrew(runner.noun)) ? [runner.noun] : [];
  const invited = [...more, ...others.filter((noun) => !alone.includes(noun))];
  const named = (nouns: Noun[]) =>
    joinWords(
      nouns.map((one) => (isCrew(one) ? `one of ${one.many}` : withArticle(one.one))),
      'or',
    );
  const { noun } = runner ?? {};
  const areUs = (idea.outline?.people ?? []).some((line) => /\((?:us|we)\b/i.test(line));
  const isAlone = all.length === 1 && noun !== undefined && !isSingle(noun) && !isForEach;
  const areSeveral = all.length > 1 || isAlone || (noun !== undefined && (areUs || noun.one === among?.one));
  return [
    ...(alone.length > 0 ? [`WHEN ${named(alone)} signs up with ${askedToSignUp(alone)}, ${asSignedUp}`] : []),
    ...(noun && areSeveral && invited.length > 0
      ? [
          `WHEN ${isSingle(noun) ? noun.many : withArticle(noun.one)} invites somebody as ${named(invited)}, ${asInvited}`,
        ]
      : []),
    ...(noun && areSeveral
      ? [
          `WHEN nobody has an account yet, THE SYSTEM SHALL make that of ${isSingle(noun) ? noun.many : `the first ${noun.one}`} ${asFirst}`,
        ]
      : []),
  ];
}

/** 'Keepers see only their own hives'. */
const seesOwnOnly = ({ outline }: Idea, { many }: Noun): boolean =>
  (outline?.rules ?? []).some((rule) => rule.toLowerCase().startsWith(`${many.toLowerCase()} see only their own `));

/** What is asked of who signs up; where several kinds do, who they are as well: nobody could tell it else. */
function askedToSignUp(kinds: Noun[]): string {
  const all = kinds.map((one) => withArticle(one.one));
  if (all.length < 2) return 'name, e-mail address and password';
  const which = [...all, all.length === 2 ? 'both' : 'several of these'];
  return `name, e-mail address, password and whether they are ${joinWords(which, 'or')}`;
}

/** Those of whom a criterion says that they sign up by themselves, by the names that it calls them. */
export const signingUp = (text: string, people: Noun[]): Noun[] => {
  const [, who = ''] = /^WHEN (.+?) signs up with /.exec(text) ?? [];
  const called = who.split(/, | or /);
  return people.filter((noun) => called.includes(withArticle(noun.one)) || called.includes(`one of ${noun.many}`));
};

/** 'Before it opens the date of birth is asked'. */
const askedBefore =
  /\bbefore (?:it|the link) opens,? (?:the |their )?([^,;.]{3,40}?) (?:is|are|must be|has to be) (?:asked|given|entered|typed)\b/i;

/** What somebody comes back to: 'their follower' would be somebody else. */
export const entryOf = ({ one }: ToldRecord): string => (kindOfNoun(one) === 'person' ? 'entry' : one);

/** What opens with a link, and what is asked for first where a rule says so. */
function openingOf(idea: Idea, noun: Noun, kept: ToldRecord): string[] {
  const { outline } = idea;
  const record = entryOf(kept);
  const sent = untoldLink(idea, noun)
    ? [
        `WHEN ${withArticle(noun.one)} has entered ${record === kept.one ? withArticle(record) : `themselves as ${withArticle(kept.one)}`}, THE SYSTEM SHALL ${sendsLink}${leftIn(idea, noun, kept)} that they left, to come back to that ${record}.`,
      ]
    : [];
  const [asked] = (outline?.rules ?? []).flatMap((rule) => askedBefore.exec(rule)?.[1] ?? []);
  const opens = `WHEN ${withArticle(noun.one)} opens the link of their ${record}`;
  const shown = `show what belongs to that ${record} and nothing else, without a password`;
  return asked
    ? [
        ...sent,
        `${opens}, THE SYSTEM SHALL ask for the ${asked} before it shows anything.`,
        `WHEN the ${asked} is the one that is kept, THE SYSTEM SHALL ${shown}.`,
        `IF the ${asked} is wrong 5 times within 10 minutes, THEN THE SYSTEM SHALL pause that link for 10 minutes and not say what is kept.`,
      ]
    : [...sent, `${opens}, THE SYSTEM SHALL ${shown}.`];
}
