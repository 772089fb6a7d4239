import { subjects } from '#worker/features/guide/content/subjects.ts';
import {
  budgetIn,
  decidedStack,
  keptElsewhere,
  listCircumstances,
  splitBuilding,
} from '#worker/features/guide/decisions/building.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { type OwnComputer, readOwnComputer } from '#worker/features/guide/decisions/hosting.rules.ts';
import { leftOutCriteria, withoutLeftOut } from '#worker/features/guide/decisions/left-out-criteria.rules.ts';
import { isOpenQuestion, openQuestions } from '#worker/features/guide/decisions/open-questions.rules.ts';
import { applySwaps, outlinedFact } from '#worker/features/guide/decisions/swaps.rules.ts';
import { type CodingTool, decidedTool } from '#worker/features/guide/decisions/tools.rules.ts';
import {
  capitalise,
  dropVague,
  escapeText,
  fill,
  type Noun,
  type Slots,
} from '#worker/features/guide/grammar/words.rules.ts';
import { tellCaution } from '#worker/features/guide/idea/cautions.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { rememberNewest } from '#worker/features/guide/idea/remembered.rules.ts';
import { plainIdea } from '#worker/features/guide/outline/outline.rules.ts';
import { doesNotApply, readAnswer } from '#worker/features/guide/product/answers.rules.ts';
import { readDecidedIdea } from '#worker/features/guide/product/decided-idea.rules.ts';
import { draftFeatures, withFault } from '#worker/features/guide/product/drafts.rules.ts';
import {
  type Exclusion,
  impliedOption,
  leaveOut,
  linesLeftOut,
  pruneIdea,
  readExclusions,
  tellExclusions,
} from '#worker/features/guide/product/exclusions.rules.ts';
import { followUp } from '#worker/features/guide/product/follow-up.rules.ts';
import { deriveJourneys, type Journey } from '#worker/features/guide/product/journeys.rules.ts';
import {
  clarify,
  openPointsOfOutline,
  roleAssumptions,
  withQuestion,
} from '#worker/features/guide/product/open-points.rules.ts';
import { tellNumbers, withGoal, withoutSizes } from '#worker/features/guide/product/own-numbers.rules.ts';
import { type Platform, platformOf } from '#worker/features/guide/product/platform.rules.ts';
import { weigh } from '#worker/features/guide/product/priorities.rules.ts';
import {
  assumedOfWhole,
  closedQuality,
  listNotFor,
  listQualities,
} from '#worker/features/guide/product/qualities.rules.ts';
import {
  isAnswered,
  looseDecisions,
  type Settled,
  settle,
  slotsOf,
  weighedQuestions,
} from '#worker/features/guide/product/questions.rules.ts';
import { withToldFacts } from '#worker/features/guide/product/told-facts.rules.ts';

export type Feature = {
  id: string;
  key: string;
  title: string;
  says: string;
  criteria: string[];
  /** The numbers that the saved requirements give the criteria; without them they count from 1. */
  criterionNumbers?: number[];
  rules: string[];
  screen: string;
  actor?: Noun;
  why?: string;
  isRule?: true;
  isDevice?: true;
  /** Whether the person told of it; the others are what such a product needs besides. */
  isTold?: true;
  /** Who wants it and why, in one sentence. */
  wants: string;
  priority: { level: 'must' | 'should' | 'later'; reason: string };
  /** The journey that it serves: 'J-1'. */
  journey: string;
};
/** A feature before it has its id, its weight and its journey. */
export type Draft = Omit<Feature, 'id' | 'wants' | 'priority' | 'journey'>;
/** A measure of success: 'SM-1' and its sentence. */
export type Measure = { id: string; text: string };
export type Product = {
  name: string;
  idea: Idea;
  slots: Slots;
  features: Feature[];
  nots: string[];
  /** Those of the limits that decisions took out. */
  excluded: string[];
  excludes: Exclusion[];
  /** Criteria that were taken out one by one. */
  without: string[];
  assumptions: string[];
  /** Criteria that rest on a choice nobody has made yet. */
  assumed: string[];
  /** What holds for the whole (NFR-1 …), and whom it is not for. */
  qualities: string[];
  /** Their numbers in the saved requirements; without them they count from 1. */
  qualityNumbers?: number[];
  measures: Measure[];
  journeys: Journey[];
  /** The number of the next new feature. */
  nextNumber: number;
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
  /** The computer of the owner's own on which it runs, where that was told. */
  ownComputer: OwnComputer | undefined;
  /** Budget, skills and dates of the person who builds it. */
  circumstances: string[];
  platform: Platform;
  /** How many decisions it was derived with. */
  decided: number;
};

/**
 * Derives the product from an idea and its decisions. Pure: the same input gives the same features under the same ids. A turn asks for
 * the same few products at each of its steps.
 */
export const deriveProduct = rememberNewest(8, (name: string, description: string, said: Decision[]): Product => {
  const building = splitBuilding(description);
  const { description: told, decisions } = applySwaps(building.idea, said, name || undefined);
  const whole = readDecidedIdea(escapeText(name || 'This product', 80), description, said);
  const settled = settle(whole, decisions);
  const answered = [...settled.values()].flatMap(({ option }) => option ?? []);
  const exclusions = readExclusions(
    [
      ...linesLeftOut(told),
      ...decisions.filter(
        ({ topic, decision }) =>
          topic !== outlinedFact && ![...settled.values()].some(({ option, text }) => option && text === decision),
      ),
    ],
    answered.flatMap(({ drops }) => drops ?? []),
  );
  const removed = answered.flatMap(({ removes }) => removes ?? []);
  const idea = pruneIdea(whole, exclusions, removed);
  const slots = slotsOf(idea);
  const drafts = draftFeatures(idea, slots).map((draft) => ({
    ...draft,
    criteria: draft.criteria.filter((text) => !removed.some((gone) => gone.test(text))),
  }));
  const excluded = tellExclusions(exclusions);
  const nots = [...excluded, ...idea.nots, ...keptElsewhere(said)];
  const assumptions: string[] = [];
  const assumed: string[] = [];
  for (const question of weighedQuestions(idea, settled)) {
    const implied = impliedOption(question, exclusions);
    const answer = implied ? { question, option: implied, text: implied.label } : settled.get(question.key);
    const known = !answer && isAnswered(question, idea);
    const target = drafts.find(({ key }) => key === question.shapes);
    const proposed = question.options[0];
    const isDenied = proposed?.not !== undefined && isTold(fill(proposed.not, slots), drafts);
    const option = answer ? answer.option : known || isDenied ? undefined : proposed;
    const follows = [option?.criterion, option?.bound].flatMap((text) => (text ? [fill(text, slots)] : []));
    target?.criteria.push(...follows);
    if (!answer) assumed.push(...follows);
    const gone = option?.removes;
    // What is assumed takes out as much as what was answered: no password beside a personal link.
    if (gone) for (const draft of drafts) draft.criteria = draft.criteria.filter((text) => !gone.test(text));
    if (option?.not) nots.push(fill(option.not, slots));
    if (answer && !answer.option && target && !doesNotApply(answer.text)) {
      target.rules.push(`Decided: ${quote(answer.text)}.`);
      const sides = { client: idea.client, host: idea.host, item: idea.item, name: idea.name };
      const heard = readAnswer(answer.text, sides, { heard: question.heard, isOutlined: idea.isOutlined });
      target.criteria.push(...heard.criteria.map((text) => dropVague(text)));
      nots.push(...heard.nots);
    }
    if (answer?.option && target) target.rules.push(`Decided: ${fill(answer.option.rule, slots)}`);
    else if (!answer && option && question.key !== 'first-users')
      assumptions.push(capitalise(fill(option.rule, slots)));
  }
  const seen = new Set<string>();
  const features = weigh(
    leaveOut(drafts, exclusions).map((draft, index) => ({
      ...draft,
      criteria: notSeen(withFault(draft, idea), seen),
      id: `FR-${index + 1}`,
    })),
    idea,
    slots,
  );
  const platform = platformOf(idea, settled.get('platform')?.text ?? '');
  const ownComputer = readOwnComputer([description, ...said.map(({ decision }) => decision)].join('\n'));
  const caution = tellCaution(idea.said);
  const qualities = listQualities({ idea, features, platform });
  const measures = withGoal(
    idea,
    idea.pattern.measures.map((text, index) => ({ id: `SM-${index + 1}`, text: fill(text, slots).replace(/\.$/, '') })),
  );
  const choices = decisions.map(({ decision }) => decision);
  const open = idea.isOutlined
    ? openPointsOfOutline(idea, decisions, { asked: openQuestions(said), settled })
    : [...clarify(idea, slots, settled, choices), ...openQuestions(said)];
  const numbers = idea.isOutlined
    ? { qualities: [], question: undefined, sizes: [] }
    : tellNumbers({ idea, told, features, qualities, measures, heard: [...choices, ...nots], open });
  const product = withToldFacts({
    name: idea.name,
    idea,
    slots,
    features,
    settled,
    excluded,
    excludes: exclusions,
    without: leftOutCriteria(said),
    nots: [...nots, ...idea.pattern.nots.map((text) => fill(text, slots)).filter((text) => !isTold(text, features))]
      .filter((text, index, all) => all.findIndex((other) => sharesSubject(other, text)) === index)
      .slice(0, 6 + exclusions.length),
    assumptions: [
      ...(caution ? [caution] : []),
      ...roleAssumptions(idea, slots),
      ...assumptions,
      ...assumedOfWhole({ idea, platform }),
    ],
    clarifications: withQuestion(withoutSizes(open, numbers), numbers.question),
    loose: looseDecisions(idea, decisions),
    told: plainIdea(told),
    caution,
    tool: decidedTool(said),
    stack: decidedStack([...building.stack, ...said]),
    ownComputer,
    circumstances: listCircumstances([...budgetIn(description), ...said]),
    platform,
    assumed,
    qualities: [
      ...qualities.slice(0, 1),
      ...closedQuality(ownComputer, name, features),
      ...numbers.qualities,
      ...qualities.slice(1),
    ],
    measures,
    journeys: deriveJourneys(idea, features, slots),
    nextNumber: features.length + 1,
    notFor: idea.isOutlined ? [] : listNotFor({ idea, nots }),
    decided: said.filter((entry) => !isOpenQuestion(entry)).length,
  });
  const derived = followUp(product);
  return { ...derived, features: withoutLeftOut(derived.features, derived.without) };
});

/** A user's own words as part of a sentence: one line, no markup, no empty praise, no full stop. */
export function quote(text: string): string {
  return dropVague(escapeText(text, 240)).replace(/[.;,\s]+$/, '') || 'see the conversation';
}

/** What a call refuses for want of something is refused by each call that wants it. */
const wanting = /^IF .+, THEN THE SYSTEM SHALL say so, keep what was entered and (?:leave|make no) /;

/** The criteria that no feature before has word for word; a feature keeps its first one and what it cannot do without. */
function notSeen(criteria: string[], seen: Set<string>): string[] {
  const fresh = criteria.filter((text, at) => at === 0 || wanting.test(text) || !seen.has(text));
  for (const text of fresh) seen.add(text);
  return [...new Set(fresh)];
}

/** A stock limit gives way to a feature that the person told: 'No online payment' beside 'Pay by card'. */
function isTold(limit: string, features: Draft[]): boolean {
  const denied = /^No ([^.;]+)/.exec(limit)?.[1];
  const known = denied ? subjects.find(({ signs }) => signs.test(denied)) : undefined;
  return known !== undefined && features.some(({ key, title }) => key !== 'account' && known.titles.test(title));
}

function sharesSubject(a: string, b: string): boolean {
  const subject = (text: string) => /^No (?:online )?(\w+)/.exec(text)?.[1]?.toLowerCase().replace(/s$/, '') ?? text;
  return subject(a) === subject(b);
}
