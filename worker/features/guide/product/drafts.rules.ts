import { accountFeature, lawFeature, staffLeaves } from '#worker/features/guide/content/act-features.ts';
import { byPersonalLink } from '#worker/features/guide/content/common-questions.ts';
import type { FeatureText } from '#worker/features/guide/content/patterns/pattern.ts';
import { bareVerbs } from '#worker/features/guide/content/verbs.ts';
import { warningFeature } from '#worker/features/guide/content/warning.ts';
import type { Act } from '#worker/features/guide/grammar/acts.rules.ts';
import { tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import {
  asNoun,
  capitalise,
  fill,
  isSingle,
  joinWords,
  lowerFirst,
  type Noun,
  nounIn,
  patternOfNoun,
  type Slots,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { criteriaOf, detailCriteria, movedCriteria } from '#worker/features/guide/idea/act-criteria.rules.ts';
import { isWarning, warnsOfDanger } from '#worker/features/guide/idea/cautions.rules.ts';
import { hasAccounts, type Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { spanIn } from '#worker/features/guide/idea/moments.rules.ts';
import { featureOf } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { exceptionIn } from '#worker/features/guide/idea/rule-limits.rules.ts';
import { doOf } from '#worker/features/guide/idea/telling.rules.ts';
import { isOnPhone, isPublic, linkFor } from '#worker/features/guide/outline/outline-entry.rules.ts';
import type { Draft } from '#worker/features/guide/product/product.rules.ts';
import { actSentence, subjectOf } from '#worker/features/guide/product/telling-acts.rules.ts';

/** The features that an idea asks for: those of its pattern with its acts put in, what it says besides, sign-in and consent. */
export function draftFeatures(idea: Idea, slots: Slots): Draft[] {
  const drafts = idea.pattern.features.map((text) => draftOf(text, slots));
  if (idea.pattern.isOwn)
    return [
      ...drafts,
      ...(warnsOfDanger(idea.said) && !idea.isOutlined ? [draftOf(warningFeature, slots)] : []),
      ...commonFeatures(idea, slots),
    ];
  const used = new Map<string, number>();
  const warns = warnsOfDanger(idea.said);
  for (const act of idea.acts.slice(0, 10)) {
    if (warns && isWarning(act)) continue;
    const home = idea.pattern.features.find(
      ({ key, covers }) => covers.includes(act.family) && (used.get(key) ?? 0) < 2,
    );
    const draft = drafts.find(({ key }) => key === home?.key);
    if (draft && home) {
      const times = used.get(home.key) ?? 0;
      used.set(home.key, times + 1);
      draft.isTold = true;
      draft.says =
        times === 0
          ? `${actSentence(act, slots)} ${goOn(subjectOf(act, slots), draft.says)}`
          : insertSentence(draft.says, actSentence(act, slots), subjectOf(act, slots));
      const title = actTitle(act, slots);
      if (times === 0 && title && !drafts.some((other) => other.title === title)) draft.title = title;
      const own = ownCriterion(act, draft, idea);
      if (own) draft.criteria.unshift(own);
    }
  }
  for (const told of idea.told) {
    const home = idea.pattern.features.find(({ covers }) => covers.includes(told.family));
    const draft = drafts.find(({ key }) => key === home?.key);
    const actor = typeof told.who === 'object' ? told.who : idea.client;
    const sides = { client: idea.client, host: idea.host, item: idea.item, name: idea.name, before: undefined };
    draft?.criteria.push(...detailCriteria(told, actor), ...movedCriteria(told, sides, actor));
  }
  const sides = { client: idea.client, host: idea.host, item: idea.item, name: idea.name, before: undefined };
  const extra = idea.extra
    .filter((told) => !(warns && isWarning(told)))
    .slice(0, 4)
    .map((told, index) => draftOf(featureOf(told, index, sides), slots));
  return [
    ...drafts.map((draft) => ({ ...draft, criteria: draft.criteria.map((text) => withinSpan(text, idea)) })),
    ...(warns ? [draftOf(warningFeature, slots)] : []),
    ...extra,
    ...commonFeatures(idea, slots),
  ];
}

/** The criterion of an act that was put into a feature of a shape none of whose criteria speaks of it. */
function ownCriterion(act: Act, { criteria }: Draft, idea: Idea): string | undefined {
  const told = idea.told.find(
    ({ kind, not, verb, phrase }) => kind === 'act' && !not && verb === act.verb && phrase === act.phrase,
  );
  const stems = tellingStems(`${act.verb} ${act.phrase}`);
  const { client, host, item, name } = idea;
  // What doctors see is told of doctors, and not of the nurses who see it too.
  const other =
    typeof act.who === 'object' && act.who.one !== client.one && act.who.one !== host?.one ? act.who : undefined;
  const speaks = criteria.some(
    (text) =>
      !text.startsWith('IF ') &&
      !stems.isDisjointFrom(tellingStems(text)) &&
      (!other || patternOfNoun(other).test(text)),
  );
  if (!told || speaks || /\beach other\b/.test(told.phrase)) return undefined;
  if (idea.pattern.id === 'devtool' && told.who === 'product' && /^(?:post|send|publish|write)$/.test(told.verb))
    return `WHEN a run in CI has ended, THE SYSTEM SHALL ${doOf(told)} with the number of findings and the first 10 of them, and put it in the place of the one of the run before.`;
  return criteriaOf(told, { client, host, item, name, before: undefined })[0];
}

/** 'Keep the match for 24 hours' is too long for a match that lasts three minutes. */
function withinSpan(text: string, { told, deal }: Idea): string {
  const lasting = told.find(
    ({ kind, not, verb, subject }) => kind === 'rule' && !not && verb === 'last' && patternOfNoun(deal).test(subject),
  );
  const span = spanIn(lasting?.phrase ?? '');
  return span && /\b(?:second|minute)s?$/.test(span)
    ? text.replace(
        new RegExp(`\\bkeep the ${toPattern(deal.one)} for \\d+ hours\\b`),
        `keep the ${deal.one} until its ${span} are over`,
      )
    : text;
}

/** A second sentence about the same people starts with 'They'. */
function goOn(subject: string, second: string): string {
  return second.startsWith(`${subject} `) ? `They${second.slice(subject.length)}` : second;
}

/** About the same people it comes second, as 'They …'; about others it comes last, so that no 'They' changes its people. */
function insertSentence(text: string, sentence: string, subject: string): string {
  if (!text.startsWith(`${subject} `)) return `${text} ${sentence}`;
  const end = text.indexOf('. ') + 1;
  return `${text.slice(0, end)} ${goOn(subject, sentence)}${text.slice(end)}`;
}

function draftOf(text: FeatureText, slots: Slots): Draft {
  return {
    key: text.key,
    title: capitalise(fill(text.title, slots)),
    says: fill(text.says, slots),
    criteria: text.criteria.map((criterion) => fill(criterion, slots)),
    rules: [],
    screen: capitalise(fill(text.screen, slots)),
    ...(text.actor ? { actor: text.actor } : {}),
    ...(text.why ? { why: text.why } : {}),
    ...(text.isRule ? { isRule: text.isRule } : {}),
    ...(text.isDevice ? { isDevice: text.isDevice } : {}),
    ...(/^own-\d+$/.test(text.key) && text.actor ? { isTold: true as const } : {}),
  };
}

/** Says how people come in. */
const tellsEntry =
  /\b(?:sign|log)(?:s|ged|ned)?[ -]?(?:in|on)\b|\bpasswords?\b|\b(?:no|without|user|own|needs?|creates?|has|have|gets?|an) (?:an? |own |user )?accounts?\b|\b(?:shift|pin|access|door|invitation) codes?\b|\bcomes? in (?:with|by|through)\b|\bpersonal links?\b/i;

/** 'Donors: receive a PDF; they do not enter', 'donors and families have no access'. */
const staysOut =
  /\b(?:do|does) (?:not|n't) (?:enter|sign in|log in|use it|come in|go in(?:to)?|have (?:an? )?(?:account|access|login))\b|\b(?:don|doesn)'t (?:enter|sign in|log in|use it|come in|go in(?:to)?|have (?:an? )?(?:account|access|login))\b|\b(?:has|have|with|gets?|need|needs) no (?:access|account|login|sign-in)\b|\bnever (?:signs?|logs?|comes?) in\b/i;

/** Whether an outline says that somebody is not let in, and gives them nothing to do. */
const isLeftOut = ({ outline, told }: Idea, { one }: Noun) =>
  [...(outline?.people ?? []), ...(outline?.rules ?? []), ...(outline?.nots ?? [])].some(
    (line) => staysOut.test(line.replace(/[’‘]/g, "'")) && nounIn(one, line.split(staysOut)[0] ?? '') !== null,
  ) && !told.some(({ who, kind }) => kind === 'act' && typeof who === 'object' && who.one === one);

/** How all people of an outline come in, where it does not say so. */
function ownAccount(idea: Idea, slots: Slots): Draft {
  const isByLink = idea.said.includes(byPersonalLink);
  const { name, client } = idea;
  const allowed = idea.people.filter((noun) => !isLeftOut(idea, noun) && !isOnPhone(idea, noun));
  const people = allowed.length > 0 ? allowed : idea.people;
  const account = draftOf({ key: 'account', covers: [], ...accountFeature }, { ...slots, keeper: client });
  const linked = people.flatMap((noun) => {
    const record = linkFor(idea, noun);
    return record ? [{ noun, record }] : [];
  });
  const isLinked = (noun: Noun) => linked.some((one) => one.noun === noun);
  const own = people.filter((noun) => !isPublic(noun) && !isLinked(noun));
  const open = people.filter(isPublic);
  const byLink = linked
    .map(
      ({ noun, record }) => ` ${capitalise(noun.many)} need no account: the link of their ${record.one} lets them in.`,
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
      ...(isByLink ? [] : comingIn(idea, own)),
      ...linked.flatMap(({ noun, record }) => openingOf(idea, noun, record.one)),
      `WHEN somebody no longer takes part in ${name}, THE SYSTEM SHALL end their sessions within 60 seconds and keep what they entered.`,
    ],
  };
}

/** Who comes by themselves and is told by nobody to. */
const comesAlone =
  /(?:^| )(?:savers?|donors?|customers?|users?|players?|buyers?|sellers?|climbers?|boulderers?|readers?|writers?|neighbours?|travellers?|guests?|learners?|developers?|subscribers?|brewers?|cooks?|freelancers?|applicants?)$/i;

/** How an account comes to be, which hardly anybody tells: whoever comes alone signs up, all others are invited by whoever runs it. */
function comingIn({ self }: Idea, people: Noun[]): string[] {
  const runner = people.find(({ one }) => one === self?.one);
  const others = people.filter((noun) => noun !== runner);
  const alone = runner ? others.filter(({ one }) => comesAlone.test(one)) : people;
  const invited = others.filter((noun) => !alone.includes(noun));
  const named = (nouns: Noun[]) =>
    joinWords(
      nouns.map(({ one }) => withArticle(one)),
      'or',
    );
  return [
    ...(alone.length > 0
      ? [
          `WHEN ${named(alone)} signs up with name, e-mail address and password, THE SYSTEM SHALL make the account once the link in the mail to that address was opened.`,
        ]
      : []),
    ...(runner && invited.length > 0
      ? [
          `WHEN ${isSingle(runner) ? runner.many : withArticle(runner.one)} invites somebody as ${named(invited)}, THE SYSTEM SHALL mail them a link of 7 days and make the account when they choose a password.`,
        ]
      : []),
  ];
}

/** 'Before it opens the date of birth is asked'. */
const askedBefore =
  /\bbefore (?:it|the link) opens,? (?:the |their )?([^,;.]{3,40}?) (?:is|are|must be|has to be) (?:asked|given|entered|typed)\b/i;

/** What opens with a link, and what is asked for first where a rule says so. */
function openingOf({ outline }: Idea, noun: Noun, record: string): string[] {
  const [asked] = (outline?.rules ?? []).flatMap((rule) => askedBefore.exec(rule)?.[1] ?? []);
  const opens = `WHEN ${withArticle(noun.one)} opens the link of their ${record}`;
  const shown = `show what belongs to that ${record} and nothing else, without a password`;
  return asked
    ? [
        `${opens}, THE SYSTEM SHALL ask for the ${asked} before it shows anything.`,
        `WHEN the ${asked} is the one that is kept, THE SYSTEM SHALL ${shown}.`,
        `IF the ${asked} is wrong 5 times within 10 minutes, THEN THE SYSTEM SHALL pause that link for 10 minutes and not say what is kept.`,
      ]
    : [`${opens}, THE SYSTEM SHALL ${shown}.`];
}

function commonFeatures(idea: Idea, slots: Slots): Draft[] {
  if (idea.pattern.id === 'devtool') return [];
  if (idea.isOutlined)
    return hasAccounts(idea) && (idea.said.includes(byPersonalLink) || !tellsEntry.test(idea.said))
      ? [ownAccount(idea, slots)]
      : [];
  const served = ['order', 'store', 'booking', 'intake', 'discovery', 'publishing'].includes(idea.pattern.id);
  const keeper = (idea.pattern.isOwn || served) && idea.host ? idea.host : idea.client;
  const account = draftOf({ key: 'account', covers: [], ...accountFeature }, { ...slots, keeper });
  if (keeper === idea.host) {
    account.criteria = [...account.criteria.slice(0, 2), fill(staffLeaves, { ...slots, keeper })];
    const all = joinWords([keeper, ...helpersOf(idea)].map(({ many }) => many));
    account.says = account.says.replace(capitalise(keeper.many), capitalise(all));
  }
  const law = draftOf({ key: 'law', covers: [], ...lawFeature }, slots);
  return [...(hasAccounts(idea) ? [account] : []), ...(idea.domain?.law ? [law] : [])];
}

/** Who works in it besides the two sides: they come in as those who look after it do. */
function helpersOf({ told, client, host }: Idea): Noun[] {
  const acting = told.flatMap((one) => {
    const { kind, who, device } = one;
    const excepted = exceptionIn(one)?.who;
    if (excepted) return [/^[A-Z]+$/.test(excepted) ? { one: excepted, many: excepted } : asNoun(excepted)];
    return kind === 'act' && !device && typeof who === 'object' ? [who] : [];
  });
  return acting
    .filter(({ one }, index) => acting.findIndex((other) => other.one === one) === index)
    .filter(({ one }) => one !== client.one && one !== host?.one)
    .slice(0, 2);
}

/** The verb with its object and nothing after it; undefined where that alone would not be whole. */
function actTitle(act: Act, slots: Slots): string | undefined {
  if (act.heading === '') return bareVerbs.has(act.verb) && act.phrase === '' ? capitalise(act.verb) : undefined;
  return capitalise(`${act.verb} ${fill(act.heading, slots)}`);
}

/** At least two criteria, one of them for what goes wrong; of what an outline says no more is assumed. */
export function withFault({ criteria, title, actor }: Draft, { client, item, isOutlined }: Idea): string[] {
  const distinct = [...new Set(criteria)];
  if (distinct.length > 1 || isOutlined) return distinct;
  const who = actor ?? client;
  const step = lowerFirst(title);
  // Only a step that is about the thing can leave the thing half done.
  const writes = patternOfNoun(item).test(`${title} ${distinct.join(' ')}`);
  return [
    ...distinct,
    writes
      ? `IF “${step}” breaks off half way, THEN THE SYSTEM SHALL leave each ${item.one} as it was and let the ${who.one} go on from there.`
      : `IF “${step}” cannot be done, THEN THE SYSTEM SHALL say in one sentence why and change nothing.`,
  ];
}
