import { accountFeature, lawFeature, staffLeaves } from '#worker/features/guide/content/act-features.ts';
import { byPersonalLink } from '#worker/features/guide/content/common-questions.ts';
import { bareVerbs } from '#worker/features/guide/content/verbs.ts';
import { warningFeature } from '#worker/features/guide/content/warning.ts';
import type { Act } from '#worker/features/guide/grammar/acts.rules.ts';
import { tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import {
  asNoun,
  capitalise,
  fill,
  joinWords,
  lowerFirst,
  type Noun,
  patternOfNoun,
  type Slots,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import { hasAccounts } from '#worker/features/guide/idea/accounts.rules.ts';
import { criteriaOf, detailCriteria, movedCriteria } from '#worker/features/guide/idea/act-criteria.rules.ts';
import { isWarning, warnsOfDanger } from '#worker/features/guide/idea/cautions.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { spanIn } from '#worker/features/guide/idea/moments.rules.ts';
import { featureOf } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { exceptionIn } from '#worker/features/guide/idea/rule-limits.rules.ts';
import { doOf } from '#worker/features/guide/idea/telling.rules.ts';
import { draftOf } from '#worker/features/guide/product/draft-of-text.rules.ts';
import { ownAccount } from '#worker/features/guide/product/outlined-account.rules.ts';
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

/** Says how people come in. */
const tellsEntry =
  /\b(?:sign|log)(?:s|ged|ned)?[ -]?(?:in|on(?! (?:their|his|her|the|a|an|my|our|your|paper)\b))\b|\bpasswords?\b|\b(?:no|without|user|own|needs?|creates?|has|have|gets?|an) (?:an? |own |user )?accounts?\b|\b(?:shift|pin|access|door|invitation) codes?\b|\bcomes? in (?:with|by|through)\b|\bpersonal links?\b/i;

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
