import { accountFeature, lawFeature, staffLeaves } from '#worker/features/guide/content/act-features.ts';
import type { FeatureText } from '#worker/features/guide/content/patterns/pattern.ts';
import { bareVerbs } from '#worker/features/guide/content/verbs.ts';
import { warningFeature } from '#worker/features/guide/content/warning.ts';
import type { Act } from '#worker/features/guide/grammar/acts.rules.ts';
import {
  capitalise,
  dropVague,
  escapeText,
  fill,
  type Noun,
  pluralOf,
  type Slots,
} from '#worker/features/guide/grammar/words.rules.ts';
import { isWarning, tellCaution, warnsOfDanger } from '#worker/features/guide/idea/cautions.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { featureOf } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { decidedStack, listCircumstances } from '#worker/features/guide/listening/building.rules.ts';
import { applySwaps } from '#worker/features/guide/listening/swaps.rules.ts';
import { type CodingTool, decidedTool } from '#worker/features/guide/listening/tools.rules.ts';
import { readAnswer } from '#worker/features/guide/product/answers.rules.ts';
import {
  impliedOption,
  leaveOut,
  pruneIdea,
  readExclusions,
  tellExclusions,
} from '#worker/features/guide/product/exclusions.rules.ts';
import { clarify, roleAssumptions } from '#worker/features/guide/product/open-points.rules.ts';
import { weigh } from '#worker/features/guide/product/priorities.rules.ts';
import { listNotFor, listQualities } from '#worker/features/guide/product/qualities.rules.ts';
import {
  type Decision,
  looseDecisions,
  questionBank,
  readDecidedIdea,
  type Settled,
  settle,
  slotsOf,
} from '#worker/features/guide/product/questions.rules.ts';

export type Feature = {
  id: string;
  key: string;
  title: string;
  says: string;
  criteria: string[];
  rules: string[];
  screen: string;
  actor?: Noun;
  why?: string;
  isRule?: true;
  /** Who wants it and why, in one sentence. */
  wants: string;
  priority: { level: 'must' | 'should' | 'later'; reason: string };
  /** The journey that it serves: 'J-1'. */
  journey: string;
};
type Draft = Omit<Feature, 'id' | 'wants' | 'priority' | 'journey'>;
export type Product = {
  name: string;
  idea: Idea;
  slots: Slots;
  features: Feature[];
  nots: string[];
  /** Those of the limits that decisions took out. */
  excluded: string[];
  assumptions: string[];
  /** Criteria that rest on a choice nobody has made yet. */
  assumed: string[];
  /** What holds for the whole (NFR-1 …), and whom it is not for. */
  qualities: string[];
  notFor: string[];
  clarifications: string[];
  settled: Map<string, Settled>;
  loose: Decision[];
  /** Sentences of the description, for telling which of them led to nothing. */
  told: string;
  caution: string | undefined;
  tool: CodingTool | undefined;
  /** What the person decided to build with, in names: 'Django and Postgres'. */
  stack: string | undefined;
  /** Budget, skills and dates of the person who builds it. */
  circumstances: string[];
  platform: 'phone web' | 'desktop web' | 'store app' | 'command line';
  /** How many decisions it was derived with. */
  decided: number;
};

/** Derives the product from an idea and its decisions. Pure: the same input gives the same features under the same ids. */
export function deriveProduct(name: string, description: string, said: Decision[]): Product {
  const { description: told, decisions } = applySwaps(description, said);
  const whole = readDecidedIdea(escapeText(name || 'This product', 80), description, said);
  const settled = settle(whole, decisions);
  const answered = [...settled.values()].flatMap(({ option }) => option ?? []);
  const exclusions = readExclusions(
    decisions.filter(({ decision }) => ![...settled.values()].some(({ option, text }) => option && text === decision)),
    answered.flatMap(({ drops }) => drops ?? []),
  );
  const idea = pruneIdea(whole, exclusions);
  const slots = slotsOf(idea);
  const drafts = draftFeatures(idea, slots);
  const excluded = tellExclusions(exclusions);
  const nots = [...excluded, ...idea.nots];
  const assumptions: string[] = [];
  const assumed: string[] = [];
  for (const question of questionBank(idea)) {
    const implied = impliedOption(question, exclusions);
    const answer = implied ? { question, option: implied, text: implied.label } : settled.get(question.key);
    const known = !answer && question.known?.test(idea.said);
    const target = drafts.find(({ key }) => key === question.shapes);
    const option = answer ? answer.option : known ? undefined : question.options[0];
    if (option?.removes && target && answer)
      target.criteria = target.criteria.filter((text) => !option.removes?.test(text));
    if (option?.criterion && target) target.criteria.push(fill(option.criterion, slots));
    if (option?.criterion && !answer) assumed.push(fill(option.criterion, slots));
    if (option?.not) nots.push(fill(option.not, slots));
    if (answer && !answer.option && target) {
      target.rules.push(`Decided: ${quote(answer.text)}.`);
      const sides = { client: idea.client, host: idea.host, item: idea.item, name: idea.name };
      const heard = readAnswer(answer.text, sides);
      target.criteria.push(...heard.criteria.map((text) => dropVague(text)));
      nots.push(...heard.nots);
    }
    if (answer?.option && target) target.rules.push(`Decided: ${fill(answer.option.rule, slots)}`);
    else if (!answer && option && question.key !== 'first-users') assumptions.push(fill(option.rule, slots));
  }
  const features = weigh(
    leaveOut(drafts, exclusions).map((draft, index) => ({
      ...draft,
      criteria: withFault(draft, idea),
      id: `FR-${index + 1}`,
    })),
    idea,
  );
  const platform = platformOf(idea, settled);
  const caution = tellCaution(idea.said);
  return {
    name: idea.name,
    idea,
    slots,
    features,
    settled,
    excluded,
    nots: [...nots, ...idea.pattern.nots.map((text) => fill(text, slots))]
      .filter((text, index, all) => all.findIndex((other) => sharesSubject(other, text)) === index)
      .slice(0, 6 + exclusions.length),
    assumptions: [...(caution ? [caution] : []), ...roleAssumptions(idea, slots), ...assumptions],
    clarifications: clarify(idea, slots, settled),
    loose: looseDecisions(idea, decisions),
    told,
    caution,
    tool: decidedTool(said),
    stack: decidedStack(said),
    circumstances: listCircumstances(said),
    platform,
    assumed,
    qualities: listQualities({ idea, features, platform }),
    notFor: listNotFor({ idea, nots }),
    decided: said.length,
  };
}

/** At least two criteria, one of them for what goes wrong. */
function withFault({ criteria, title, actor }: Draft, { client, item }: Idea): string[] {
  const distinct = [...new Set(criteria)];
  if (distinct.length > 1) return distinct;
  const who = actor ?? client;
  const step = title.charAt(0).toLowerCase() + title.slice(1);
  return [
    ...distinct,
    `IF “${step}” breaks off half way, THEN THE SYSTEM SHALL leave each ${item.one} as it was and let the ${who.one} go on from there.`,
  ];
}

/** A user's own words as part of a sentence: one line, no markup, no empty praise, no full stop. */
export function quote(text: string): string {
  return dropVague(escapeText(text, 240)).replace(/[.;,\s]+$/, '') || 'see the conversation';
}

function sharesSubject(a: string, b: string): boolean {
  const subject = (text: string) => /^No (?:online )?(\w+)/.exec(text)?.[1]?.toLowerCase().replace(/s$/, '') ?? text;
  return subject(a) === subject(b);
}

function draftFeatures(idea: Idea, slots: Slots): Draft[] {
  const drafts = idea.pattern.features.map((text) => draftOf(text, slots));
  if (idea.pattern.isOwn)
    return [
      ...drafts,
      ...(warnsOfDanger(idea.said) ? [draftOf(warningFeature, slots)] : []),
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
      draft.says =
        times === 0
          ? `${actSentence(act, slots)} ${goOn(subjectOf(act, slots), draft.says)}`
          : insertSentence(draft.says, actSentence(act, slots), subjectOf(act, slots));
      const title = actTitle(act, slots);
      if (times === 0 && title && !drafts.some((other) => other.title === title)) draft.title = title;
    }
  }
  const sides = { client: idea.client, host: idea.host, item: idea.item, name: idea.name, before: undefined };
  const extra = idea.extra
    .filter((told) => !(warns && isWarning(told)))
    .slice(0, 4)
    .map((told, index) => draftOf(featureOf(told, index, sides), slots));
  return [...drafts, ...(warns ? [draftOf(warningFeature, slots)] : []), ...extra, ...commonFeatures(idea, slots)];
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
  };
}

function commonFeatures(idea: Idea, slots: Slots): Draft[] {
  if (idea.pattern.id === 'devtool') return [];
  const refusesAccounts = idea.nots.some((text) => /account|log-?in|sign-?up|password/.test(text));
  const served = ['order', 'store', 'booking', 'intake', 'discovery', 'publishing'].includes(idea.pattern.id);
  const keeper = (idea.pattern.isOwn || served) && idea.host ? idea.host : idea.client;
  const account = draftOf({ key: 'account', covers: [], ...accountFeature }, { ...slots, keeper });
  if (keeper === idea.host)
    account.criteria = [...account.criteria.slice(0, 2), fill(staffLeaves, { ...slots, keeper })];
  const law = draftOf({ key: 'law', covers: [], ...lawFeature }, slots);
  return [...(refusesAccounts || idea.pattern.id === 'game' ? [] : [account]), ...(idea.domain?.law ? [law] : [])];
}

function actorOf(act: Act, slots: Slots): Noun {
  const client = slots.client as Noun;
  return typeof act.who === 'object' ? act.who : client;
}

/** The subject that the sentence of an act begins with. */
export function subjectOf(act: Act, slots: Slots): string {
  return act.who === 'product' ? String(slots.name) : capitalise(actorOf(act, slots).many);
}

/** 'Customers order bread the evening before.' or 'Acme reminds users when to water plants.' */
export function actSentence(act: Act, slots: Slots): string {
  const verb = act.who === 'product' ? thirdPerson(act.verb) : act.verb;
  return `${[subjectOf(act, slots), verb, fill(act.phrase, slots)].filter(Boolean).join(' ')}.`;
}

function thirdPerson(verb: string): string {
  return pluralOf(verb);
}

/** The verb with its object and nothing after it; undefined where that alone would not be whole. */
function actTitle(act: Act, slots: Slots): string | undefined {
  if (act.heading === '') return bareVerbs.has(act.verb) && act.phrase === '' ? capitalise(act.verb) : undefined;
  return capitalise(`${act.verb} ${fill(act.heading, slots)}`);
}

function platformOf(idea: Idea, settled: Map<string, Settled>): Product['platform'] {
  const said = settled.get('platform')?.text ?? '';
  if (idea.pattern.id === 'devtool') return 'command line';
  if (/app stores?|ios|android|native/i.test(said)) return 'store app';
  if (/computer|desktop|laptop/i.test(said)) return 'desktop web';
  if (said) return 'phone web';
  if (/\b(ios|iphone|android|native app|mobile app|app store)\b/i.test(idea.said)) return 'store app';
  return idea.category === 'internal tool' ? 'desktop web' : 'phone web';
}
