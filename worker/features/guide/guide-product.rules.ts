import { accountFeature, actCriteria, lawFeature, staffLeaves } from '#worker/features/guide/content/act-features.ts';
import type { FeatureText } from '#worker/features/guide/content/pattern.ts';
import { bareVerbs } from '#worker/features/guide/content/verbs.ts';
import { warningFeature } from '#worker/features/guide/content/warning.ts';
import type { Act } from '#worker/features/guide/guide-acts.rules.ts';
import { isWarning, tellCaution, warnsOfDanger } from '#worker/features/guide/guide-cautions.rules.ts';
import {
  impliedOption,
  leaveOut,
  pruneIdea,
  readExclusions,
  tellExclusions,
} from '#worker/features/guide/guide-exclusions.rules.ts';
import type { Idea } from '#worker/features/guide/guide-idea.rules.ts';
import { clarify, roleAssumptions } from '#worker/features/guide/guide-open-points.rules.ts';
import {
  type Decision,
  looseDecisions,
  questionBank,
  readDecidedIdea,
  type Settled,
  settle,
  slotsOf,
} from '#worker/features/guide/guide-questions.rules.ts';
import { applySwaps } from '#worker/features/guide/guide-swaps.rules.ts';
import { type CodingTool, decidedTool } from '#worker/features/guide/guide-tools.rules.ts';
import {
  capitalise,
  dropVague,
  escapeText,
  fill,
  type Noun,
  pluralOf,
  type Slots,
} from '#worker/features/guide/guide-words.rules.ts';

export type Feature = {
  id: string;
  key: string;
  title: string;
  says: string;
  criteria: string[];
  rules: string[];
  screen: string;
};
export type Product = {
  name: string;
  idea: Idea;
  slots: Slots;
  features: Feature[];
  nots: string[];
  /** Those of the limits that decisions took out. */
  excluded: string[];
  assumptions: string[];
  clarifications: string[];
  settled: Map<string, Settled>;
  loose: Decision[];
  /** Sentences of the description, for telling which of them led to nothing. */
  told: string;
  caution: string | undefined;
  tool: CodingTool | undefined;
  platform: 'phone web' | 'desktop web' | 'store app' | 'command line';
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
  for (const question of questionBank(idea)) {
    const implied = impliedOption(question, exclusions);
    const answer = implied ? { question, option: implied, text: implied.label } : settled.get(question.key);
    const known = !answer && question.known?.test(idea.said);
    const target = drafts.find(({ key }) => key === question.shapes);
    const option = answer ? answer.option : known ? undefined : question.options[0];
    if (option?.criterion && target) target.criteria.push(fill(option.criterion, slots));
    if (option?.not) nots.push(fill(option.not, slots));
    if (answer && !answer.option)
      target?.rules.push(`Decided on “${question.topic.toLowerCase()}”: ${quote(answer.text)}.`);
    else if (answer?.option && target) target.rules.push(`Decided: ${fill(answer.option.rule, slots)}`);
    else if (!answer && option && question.key !== 'first-users') assumptions.push(fill(option.rule, slots));
  }
  const features = leaveOut(drafts, exclusions).map((draft, index) => ({
    ...draft,
    criteria: [...new Set(draft.criteria)],
    id: `FR-${index + 1}`,
  }));
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
    tool: decidedTool(decisions),
    platform: platformOf(idea, settled),
  };
}

/** A user's own words as part of a sentence: one line, no markup, no empty praise, no full stop. */
export function quote(text: string): string {
  return dropVague(escapeText(text, 240)).replace(/[.;,\s]+$/, '') || 'see the conversation';
}

function sharesSubject(a: string, b: string): boolean {
  const subject = (text: string) => /^No (?:online )?(\w+)/.exec(text)?.[1]?.toLowerCase().replace(/s$/, '') ?? text;
  return subject(a) === subject(b);
}

function draftFeatures(idea: Idea, slots: Slots): Omit<Feature, 'id'>[] {
  const drafts = idea.pattern.features.map((text) => draftOf(text, slots));
  const used = new Map<string, number>();
  const extra: Omit<Feature, 'id'>[] = [];
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
    } else if (extra.length < 4 && !happensOutside(act)) extra.push(actFeature(act, slots));
  }
  return [...drafts, ...(warns ? [draftOf(warningFeature, slots)] : []), ...extra, ...commonFeatures(idea, slots)];
}

/** Meeting and paying cash happen without the product; they are told, not built. */
function happensOutside(act: Act): boolean {
  return (
    /^(meet|attend)$/.test(act.verb) ||
    (act.family === 'pay' &&
      /\b(cash|when they|at the|in person|on the spot|on arrival|on collection)\b/.test(act.phrase))
  );
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

function draftOf(text: FeatureText, slots: Slots): Omit<Feature, 'id'> {
  return {
    key: text.key,
    title: capitalise(fill(text.title, slots)),
    says: fill(text.says, slots),
    criteria: text.criteria.map((criterion) => fill(criterion, slots)),
    rules: [],
    screen: capitalise(fill(text.screen, slots)),
  };
}

function commonFeatures(idea: Idea, slots: Slots): Omit<Feature, 'id'>[] {
  if (idea.pattern.id === 'devtool') return [];
  const refusesAccounts = idea.nots.some((text) => /account|log-?in|sign-?up|password/.test(text));
  const keeper =
    ['order', 'store', 'booking', 'intake', 'discovery', 'publishing'].includes(idea.pattern.id) && idea.host
      ? idea.host
      : idea.client;
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

function actFeature(act: Act, slots: Slots): Omit<Feature, 'id'> {
  const paid = act.family === 'pay' ? (slots.deal as Noun) : undefined;
  const own: Slots = { ...slots, actor: actorOf(act, slots), object: paid ?? act.object ?? (slots.item as Noun) };
  const asks = /^(what|when|how|who|where|whether|if|which)\b/.test(act.phrase);
  const open = act.family === 'see' ? 'Show what {actors} ask for' : 'Take in what {actors} say';
  const plain = asks ? fill(open, own) : `${act.verb}${paid ? ' for' : ''} ${(own.object as Noun).many}`;
  const title = actTitle(act, slots) ?? capitalise(plain);
  return {
    key: `act-${act.verb}`,
    title,
    says: actSentence(act, slots),
    criteria: actCriteria[act.family].map((text) => fill(text, own)),
    rules: [],
    screen: `${title}: one screen for ${actorOf(act, slots).many}`,
  };
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
