import { listNeeds, textOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listPersonalData } from '#worker/features/guide/documents/personal-data.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { remarkStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { escapeText, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { countStems } from '#worker/features/guide/replies/sources.rules.ts';

const dataParts = /\b(?:D1|SQLite|Postgres\w*|database|IndexedDB|tables?)\b/i;
/** What a part of the stack is for, by the words in which it is asked for. */
const partsAsked: readonly { asks: RegExp; part: RegExp }[] = [
  { asks: /\b(?:databases?|data ?stores?|storage|sql)\b/i, part: dataParts },
  { asks: /\b(?:hosting|hosts?|servers?|back-?end|cloud)\b/i, part: /\b(?:Workers|server|Hono|hosting|Pages)\b/i },
  { asks: /\b(?:front-?end|ui|framework|pages?)\b/i, part: /\b(?:React|Vite|Vue|Svelte|Hono)\b/i },
  { asks: /\b(?:programming )?language\b/i, part: /\b(?:TypeScript|Python|Kotlin|Swift)\b/i },
  { asks: /\b(?:e-?mails?|mail service)\b/i, part: /\bmail\b/i },
];
const asksChoice =
  /\b(?:which|what)\b[^?]{0,60}\b(?:do|would|should|did) (?:you|we|i)\b|\b(?:suggest|recommend|propose|advise|choose|chose|chosen|pick(?:ed)?|prefer)\b|^(?:so |and |but )?why (?:not )?\p{L}[\p{L}\d.]*\W*$/iu;
const asksWhyNot =
  /^(?:(?:so|and|but|ok(?:ay)?)[,\s]+)*why (?:(?:did|do|have|has|had) (?:you|we|it) (?:left? out|leave(?: out)?|omit(?:ted)?|skip(?:ped)?|drop(?:ped)?|remove[d]?|forg[eo]t(?:ten)?|exclude[d]?|(?:not|n't) \p{L}+)|(?:is|are|was|were)(?:n't)? (?:there )?(?:no|not|any|missing)?|(?:does|do|did)(?:n't| not)? (?:it|you|we|the app) (?:not )?(?:have|do|include|offer|support)|no(?:t)?)\s+(?<what>[^?]{2,80})\?*$/iu;
const asksMissing =
  /^(?:(?:so|and|but)[,\s]+)*(?:(?:is|are) there (?:no|any)|(?:do|does) (?:it|we|you) have (?:no|any)|what about)\s+(?<what>[^?]{2,60})\?*$/iu;
const asksRisk =
  /\b(?:risk(?:y|s|iest)?|danger(?:ous|s)?|tricky|trickiest|hard(?:est)?|difficult|critical|delicate)\b[^?]{0,40}\b(?:features?|parts?|points?|bits?|of (?:it|this|them))\b|\b(?:which|what)(?: are| is)?[^?]{0,30}\b(?:risky|riskiest|risks?|hardest|trickiest|most difficult|most dangerous|most critical)\b/i;
const asksFirst =
  /\b(?:what|which(?: features?| one| part)?|where) (?:should|do|shall|can|must|would) (?:i|we|you) (?:build|make|do|start|begin|code|implement|develop)\b[^?]{0,30}(?:\bfirst\b|\bwith\b)|\bwhat (?:comes|is|to build|to make) first\b|\b(?:build|start with|make) first\b/i;
const asksPlainly =
  /\b(?:explain|describe|tell)\b[^?]*\bFR-?\s?\d+\b[^?]*\b(?:mother|mum|mom|father|dad|grand\p{L}+|child|kids?|boss|partner|wife|husband|friend|neighbou?r|layman|laymen|anybody|anyone|simple|simply|plain|easy|normal)\b|\bwhat does FR-?\s?\d+ mean\b|\bFR-?\s?\d+\b[^?]*\bin (?:plain|simple|easy|other|normal) (?:words|english|language|terms)\b/iu;
const ofMoney =
  /\b(?:pay\w*|paid|refund\w*|deposits?|invoices?|prices?|fees?|euros?|dollars?|credits?|money|charge[sd]?)\b|\p{Sc}/iu;
const mostRisky = 3;

/**
 * Answers what somebody asks the guide to weigh or to account for: a part of the stack, why something is not there, which features are
 * risky, what comes first, what a feature is in plain words. Undefined where the question is none of these.
 */
export function answerWeighing(asked: string, product: Product): string | undefined {
  const text = asked.replace(/[’‘]/g, "'").trim();
  if (asksPlainly.test(text)) return tellPlainly(text, product);
  if (asksRisk.test(text)) return tellRisky(product);
  if (asksFirst.test(text) && !/\bor\b/i.test(text)) return tellFirst(product);
  return tellChoice(text, product) ?? tellAbsent(text, product);
}

/** The part of the stack that is asked for, with why it was taken and what it was taken instead of. */
function tellChoice(text: string, product: Product): string | undefined {
  if (!asksChoice.test(text)) return undefined;
  const { lines } = stackOf(product);
  const [, named = ''] = /^(?:so |and |but )?why (?:not )?(\p{L}[\p{L}\d.]*)\W*$/iu.exec(text) ?? [];
  const about = partsAsked.find(({ asks }) => asks.test(text))?.part;
  const isNamed = (said: string) => named.length > 1 && said.toLowerCase().includes(named.toLowerCase());
  const line =
    lines.find(({ part, instead }) => isNamed(part) || isNamed(instead)) ??
    (/^(?:postgres\w*|mysql|mariadb|mongo\w*|firebase|firestore|supabase|dynamodb|redis)$/i.test(named)
      ? lines.find(({ part }) => dataParts.test(part))
      : undefined) ??
    (about && lines.find(({ part }) => about.test(part)));
  if (product.stack && about)
    return `You told me what you build with: ${escapeText(product.stack, 200)}. I keep to that and suggest nothing beside it.`;
  if (!line) return undefined;
  return `For ${product.name} I would take ${line.part}: ${lowerFirst(bare(line.why))}. Not taken: ${bare(line.instead)}, because ${lowerFirst(bare(line.because))}. If you prefer another, say so in a sentence, and I keep it.`;
}

const bare = (sentence: string) => sentence.trim().replace(/[.\s]+$/, '');

/** What stands against something that is asked for: a line on what is not done, a feature that has it after all, or nothing. */
function tellAbsent(text: string, product: Product): string | undefined {
  const what = (asksWhyNot.exec(text) ?? asksMissing.exec(text))?.groups?.what?.replace(
    /^(?:an?|the|any|out|there)\s+/i,
    '',
  );
  const stems = what === undefined ? undefined : remarkStems(what);
  if (!what || !stems || stems.size === 0) return undefined;
  const holds = (source: string) => countStems(stems, source) === stems.size;
  const not = [...product.nots, ...product.excluded].find(holds);
  const named = escapeText(what, 60);
  if (not)
    return /\[ASSUMPTION\]/.test(not) || product.assumptions.includes(not)
      ? `That is an assumption of mine: “${escapeText(bare(not.replace(/\[ASSUMPTION\]\s*/g, '')), 200)}”. Nobody told it; one sentence on who does what with it takes it in.`
      : `Under “What it will not do” stands “${escapeText(bare(not), 200)}”, as it was told or taken by you. If it shall be there after all, one sentence on who does what with it takes it in.`;
  const feature =
    product.features.find((one) => holds(`${one.title} ${one.says}`)) ??
    product.features.find((one) => holds(textOf(one)));
  if (feature) return `It is not left out: ${feature.id} ${feature.title} has it. ${bare(feature.says)}.`;
  return `I left nothing out there: nothing that you told me speaks of “${named}”, so no line is about it, for or against. One sentence on who does what with it makes it a feature; “no ${named}” rules it out.`;
}

type Risk = { feature: Feature; reasons: string[] };

/** The two or three features on which most hangs, each with why; only what is known of the product counts. */
function tellRisky(product: Product): string {
  const needs = listNeeds(product);
  const tasks = listTasks(product);
  const personal = listPersonalData(product);
  const risks = product.features.map((feature): Risk => {
    const own = tasks.filter((task) => task.feature?.id === feature.id).map(({ id }) => id);
    const resting = new Set(
      tasks.flatMap((task) =>
        task.feature && task.feature.id !== feature.id && task.after.some((id) => own.includes(id))
          ? [task.feature.id]
          : [],
      ),
    );
    const services = needs
      .filter(({ features }) => features.some(({ id }) => id === feature.id))
      .map(({ part }) => part.label);
    const records = personal
      .filter((entry) => entry.feature?.id === feature.id)
      .map(({ record }) => lowerFirst(record));
    return {
      feature,
      reasons: [
        ...(ofMoney.test(`${feature.title} ${feature.says}`) ? ['it is about money or what counts like it'] : []),
        ...(services.length > 0 && feature.key !== 'account'
          ? [`it hangs on ${joinWords(services.map(lowerFirst).slice(0, 2))}, which others run`]
          : []),
        ...(records.length > 0 ? [`it keeps data about people (${joinWords(records.slice(0, 2))})`] : []),
        ...(resting.size > 1 ? [`${joinWords([...resting].slice(0, 4))} rest on it`] : []),
      ],
    };
  });
  const most = risks
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length)
    .slice(0, mostRisky);
  if (most.length === 0)
    return `From what I know of ${product.name} no feature is riskier than another: none is about money, keeps data about people or hangs on a service of others. What could still go wrong belongs into the security plan.`;
  return `From what I know, most hangs on ${most.length === 1 ? 'this one' : 'these'}:\n\n${most
    .map(({ feature, reasons }) => `- ${feature.id} ${feature.title}: ${joinWords(reasons)}`)
    .join('\n')}\n\nHow hard they are for you to build I do not know.`;
}

/** What is built first: the task that all others rest on, then the first features that it cannot do without. */
function tellFirst(product: Product): string {
  const tasks = listTasks(product);
  const [first] = tasks;
  const musts = tasks
    .flatMap(({ feature }) => (feature && feature.priority.level === 'must' ? [feature] : []))
    .filter((feature, at, all) => all.findIndex(({ id }) => id === feature.id) === at)
    .slice(0, mostRisky);
  const ground = first && !first.feature ? `First ${first.id}, ${lowerFirst(bare(first.title))}. Then ` : 'First ';
  const features = musts.length > 0 ? musts : product.features.slice(0, 2);
  return `${ground}${joinWords(features.map(({ id, title }) => `${id} ${title}`))}: ${
    musts.length > 0
      ? `without ${musts.length === 1 ? 'it' : 'them'} ${product.name} is of no use to anybody, and what comes later rests on ${musts.length === 1 ? 'it' : 'them'}`
      : 'they are told first'
  }. The plan has the whole order, a task each, with what it waits for.`;
}

const mostPlain = 4;

/** A feature in the words of everyday: what it is, and what one sees of it. */
function tellPlainly(text: string, product: Product): string | undefined {
  const id = `FR-${/\bFR-?\s?(\d+)\b/i.exec(text)?.[1] ?? ''}`;
  const feature = product.features.find((one) => one.id === id);
  if (!feature) return undefined;
  const plainly = (line: string) =>
    line
      .replace(/\[[A-Z ]+\]\s*/g, '')
      .replace(/\bTHE SYSTEM SHALL ensure that\b/g, `${product.name} takes care that`)
      .replace(/\bTHE SYSTEM SHALL\b/g, `${product.name} will`)
      .replace(/\b(?:WHEN|WHILE|WHERE|IF|THEN)\b/g, (word) => word.toLowerCase())
      .replace(/, then /, ', ')
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const more = feature.criteria.length - mostPlain;
  return `**${feature.id} ${feature.title}**, in plain words: ${feature.says}\n\n${feature.criteria
    .slice(0, mostPlain)
    .map((line) => `- ${plainly(line)}`)
    .join(
      '\n',
    )}${more > 0 ? `\n\n${more} more ${more === 1 ? 'sentence stands' : 'sentences stand'} in the requirements, on what else can happen.` : ''}`;
}
