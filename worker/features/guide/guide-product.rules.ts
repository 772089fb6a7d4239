import { accountFeature, actCriteria, lawFeature, staffLeaves } from '#worker/features/guide/content/act-features.ts';
import type { FeatureText } from '#worker/features/guide/content/pattern.ts';
import type { Act } from '#worker/features/guide/guide-acts.rules.ts';
import type { Idea } from '#worker/features/guide/guide-idea.rules.ts';
import {
  type Decision,
  looseDecisions,
  questionBank,
  readDecidedIdea,
  type Settled,
  settle,
  slotsOf,
} from '#worker/features/guide/guide-questions.rules.ts';
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
  assumptions: string[];
  clarifications: string[];
  settled: Map<string, Settled>;
  loose: Decision[];
  platform: 'phone web' | 'desktop web' | 'store app' | 'command line';
};

/** Derives the product from an idea and its decisions. Pure: the same input gives the same features under the same ids. */
export function deriveProduct(name: string, description: string, decisions: Decision[]): Product {
  const idea = readDecidedIdea(escapeText(name || 'This product', 80), description, decisions);
  const slots = slotsOf(idea);
  const settled = settle(idea, decisions);
  const drafts = draftFeatures(idea, slots);
  const nots = [...idea.nots];
  const assumptions: string[] = [];
  for (const question of questionBank(idea)) {
    const answer = settled.get(question.key);
    const said = !answer && question.known?.test(idea.said);
    const target = drafts.find(({ key }) => key === question.shapes);
    const option = answer ? answer.option : said ? undefined : question.options[0];
    if (option?.criterion && target) target.criteria.push(fill(option.criterion, slots));
    if (option?.not) nots.push(fill(option.not, slots));
    if (answer && !answer.option)
      target?.rules.push(`Decided on “${question.topic.toLowerCase()}”: ${quote(answer.text)}.`);
    else if (answer?.option && target) target.rules.push(`Decided: ${fill(answer.option.rule, slots)}`);
    else if (!answer && option && question.key !== 'first-users') assumptions.push(fill(option.rule, slots));
  }
  const features = drafts.map((draft, index) => ({
    ...draft,
    criteria: [...new Set(draft.criteria)],
    id: `FR-${index + 1}`,
  }));
  return {
    name: idea.name,
    idea,
    slots,
    features,
    settled,
    nots: [...nots, ...idea.pattern.nots.map((text) => fill(text, slots))]
      .filter((text, index, all) => all.findIndex((other) => sharesSubject(other, text)) === index)
      .slice(0, 6),
    assumptions: [...roleAssumptions(idea, slots), ...assumptions],
    clarifications: clarify(idea, slots, settled),
    loose: looseDecisions(idea, decisions),
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
  for (const act of idea.acts.slice(0, 10)) {
    const home = idea.pattern.features.find(
      ({ key, covers }) => covers.includes(act.family) && (used.get(key) ?? 0) < 2,
    );
    const draft = drafts.find(({ key }) => key === home?.key);
    if (draft && home) {
      const times = used.get(home.key) ?? 0;
      used.set(home.key, times + 1);
      draft.says =
        times === 0
          ? `${actSentence(act, slots)} ${goOn(actSentence(act, slots), draft.says)}`
          : insertSentence(draft.says, actSentence(act, slots));
      const title = actTitle(act, slots);
      if (times === 0 && title && !drafts.some((other) => other.title === title)) draft.title = title;
    } else if (extra.length < 4) extra.push(actFeature(act, slots));
  }
  return [...drafts, ...extra, ...commonFeatures(idea, slots)];
}

/** A second sentence about the same people starts with 'They'. */
function goOn(first: string, second: string): string {
  const subject = first.split(' ')[0] ?? '';
  return second.startsWith(`${subject} `) ? `They${second.slice(subject.length)}` : second;
}

function insertSentence(text: string, sentence: string): string {
  const end = text.indexOf('. ') + 1;
  return `${text.slice(0, end)} ${sentence}${text.slice(end)}`;
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

/** 'Customers order bread the evening before.' or 'Acme reminds users when to water plants.' */
export function actSentence(act: Act, slots: Slots): string {
  const rest = fill(act.phrase, slots);
  if (act.who === 'product') return `${slots.name} ${thirdPerson(act.verb)} ${rest}.`.replace(/ \./, '.');
  return `${capitalise(actorOf(act, slots).many)} ${act.verb} ${rest}.`.replace(/ \./, '.');
}

function thirdPerson(verb: string): string {
  return pluralOf(verb);
}

const titleStops =
  /^(in|before|after|from|with|on|at|by|until|against|without|for|when|directly|automatically|during|via|near|around|and|each|every|who|that|through|the|a|an|this)$/;

function actTitle(act: Act, slots: Slots): string | undefined {
  const words = fill(act.phrase, slots)
    .replace(/,/g, '')
    .replace(/ their /g, ' ')
    .split(' ')
    .filter((word, index) => word !== '' && !(index === 0 && /^(the|their|all)$/.test(word)));
  const cut = words.findIndex(
    (word, index) =>
      index > 0 &&
      (titleStops.test(word) || (word === 'to' && !/^(what|how|when|where)$/.test(words[index - 1] ?? ''))),
  );
  const kept = cut < 0 ? words : words.slice(0, cut);
  while (/^(of|the|a|an|their|what|when|how|to)$/.test(kept.at(-1) ?? '')) kept.pop();
  return kept.length > 0 && kept.length <= 7 ? capitalise(`${act.verb} ${kept.join(' ')}`) : undefined;
}

function actFeature(act: Act, slots: Slots): Omit<Feature, 'id'> {
  const own: Slots = { ...slots, actor: actorOf(act, slots), object: act.object ?? (slots.item as Noun) };
  const title = actTitle(act, slots) ?? capitalise(`${act.verb} ${(own.object as Noun).many}`);
  return {
    key: `act-${act.verb}`,
    title,
    says: actSentence(act, slots),
    criteria: actCriteria[act.family].map((text) => fill(text, own)),
    rules: [],
    screen: `${title}: one screen for ${actorOf(act, slots).many}`,
  };
}

function roleAssumptions(idea: Idea, slots: Slots): string[] {
  const list: string[] = [];
  if (!idea.clientKnown)
    list.push(fill('Those who use it are called {clients} here; the idea does not name them.', slots));
  if (idea.host && !idea.hostKnown)
    list.push(fill('{Hosts} run it day by day; the idea does not say who does.', slots));
  if (idea.language) list.push(`The idea is written in ${idea.language.name}; this is how it was understood.`);
  list.push(
    fill('The numbers in criteria and measures are proposals until the first ten {clients} have used {name}.', slots),
  );
  return list;
}

function clarify(idea: Idea, slots: Slots, settled: Map<string, Settled>): string[] {
  const open: string[] = [];
  if (idea.clarity !== 'clear')
    open.push(fill('what is the one thing that {clients} must be able to do on the first day?', slots));
  if (idea.domain?.law)
    open.push(fill('in which country does {name} start? It decides which rules on {law} apply.', slots));
  if (!settled.has('first-users')) open.push(fill('who are the first ten {clients}, and how are they reached?', slots));
  if (!settled.has('payment') && !settled.has('money') && idea.pattern.id !== 'devtool')
    open.push(
      fill('who pays for running {name}, and how much is {a deal} worth to them?', {
        ...slots,
        deal: slots.deal ?? '',
      }),
    );
  return open.slice(0, 3);
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
