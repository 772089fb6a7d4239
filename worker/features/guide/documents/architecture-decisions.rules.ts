import { findConsequence } from '#worker/features/guide/content/consequences.ts';
import { accountChoice } from '#worker/features/guide/documents/architecture-access.rules.ts';
import { codeChoices } from '#worker/features/guide/documents/architecture-code.rules.ts';
import { saysTheSame } from '#worker/features/guide/documents/architecture-repeats.rules.ts';
import { listNeeds, shapeOf, slotsOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { partWhereOpen } from '#worker/features/guide/documents/open-files.rules.ts';
import { ruleDecisions, signedInDecision } from '#worker/features/guide/documents/outlined-decisions.rules.ts';
import type { Group } from '#worker/features/guide/documents/outlined-holds.rules.ts';
import { lastingDecision } from '#worker/features/guide/documents/outlined-lasting.rules.ts';
import { playedBack, playedTogether } from '#worker/features/guide/documents/outlined-played.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { capitalise, fill, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { coreTopic } from '#worker/features/guide/product/core-questions.rules.ts';
import { closestFeature } from '#worker/features/guide/product/finding.rules.ts';
import { type Feature, type Product, quote } from '#worker/features/guide/product/product.rules.ts';

/** A decision of the architecture: what was not taken (`instead`), what it prevents, the rule for the code, and what it serves. */
export type Choice = {
  decision: string;
  instead?: string;
  prevents: string;
  rule: string;
  serves: string;
  /** The rules of the owner that it holds, where it holds several. */
  holds?: string[];
  /** The way that the rule forbids. */
  never?: string;
  /** How it holds the owner's rules, where it holds some. */
  group?: Group;
};

const mostAnswers = 5;
const fewestAnswers = 3;
/** By what success is seen is measured, and nothing is built by it. */
const isSuccess = (topic: string) => coreTopic(topic) === 'What success is';
const plain = (text: string) => text.replace(/[.;,\s]+$/, '');

/** The decisions: the shape, the product's own rules, what was answered, what the parts outside ask for, who may do what. */
export function listChoices(product: Product): Choice[] {
  const stack = stackOf(product);
  const { features } = product;
  const { runtime } = shapeOf(product);
  const isCode = runtime === 'command' || runtime === 'package';
  const law = features.find(({ key }) => key === 'law');
  const account = features.find(({ key }) => key === 'account');
  const slots = slotsOf(product);
  const whole = {
    decision: stack.title,
    instead: stack.instead,
    prevents: stack.prevents,
    rule: stack.rule,
    serves: servesAll(product),
  };
  const lasting = lastingDecision(product);
  if (product.idea.isOutlined)
    return [
      whole,
      ...(lasting ? [lasting] : []),
      ...triedFirst(product),
      ...ruleDecisions(product),
      ...moneyChoices(product),
      ...(account ? [signedInDecision(product, accountChoice(product, account))] : []),
    ].map(tidied);
  const code = isCode ? codeChoices(product) : [];
  const answers = answerChoices(product).filter(({ decision }) => !isCode || !forServers.test(decision));
  const needs = needChoices(product);
  const signedIn = account ? [accountChoice(product, account)] : [];
  const others = [whole, ...code, ...answers, ...needs, ...signedIn];
  return [
    whole,
    ...code,
    ...ruleChoices(product).filter(
      (choice) => !(isCode && forServers.test(choice.decision)) && !others.some((other) => saysTheSame(choice, other)),
    ),
    ...answers,
    ...needs,
    ...signedIn,
    ...(law
      ? [
          {
            decision: capitalise(fill('{law} of {clients} lies in tables of its own', slots)),
            instead: fill(
              'a mark on the rows of {main}, because each export and each backup would carry it along',
              slots,
            ),
            prevents: fill('{law} in logs, in error reports and in lists that {hosts} print', slots),
            rule: fill(
              'One module of {name} reads these tables and writes who asked; logs carry ids and never values',
              slots,
            ),
            serves: law.id,
          },
        ]
      : []),
  ].map(tidied);
}

const tidied = (choice: Choice): Choice => ({
  ...choice,
  decision: capitalise(plain(choice.decision)),
  prevents: plain(choice.prevents),
  rule: plain(choice.rule),
});

/** 'WHEN a, THE SYSTEM SHALL b' as a sentence about the product. */
const tellCriterion = (text: string, name: string) =>
  text
    .replace(/^THE SYSTEM SHALL /, `${name} must `)
    .replace(/,? (?:THEN )?THE SYSTEM SHALL /, `, ${name} must `)
    .replace(/\b(WHERE|WHEN|IF|WHILE)\b/g, (word) => word.toLowerCase());

/** Every feature, the product's own before sign-in and law. */
const servesAll = (product: Product) =>
  ownFeatures(product)
    .map(({ id }) => id)
    .join(', ') || 'FR-1';

/** What only makes sense where a server keeps something for several people. */
const forServers =
  /carries an id made|who may see|personal link|is seen by|take back|known to the founder|corrected|signs? in\b/i;

function ruleChoices(product: Product): Choice[] {
  const slots = slotsOf(product);
  return product.idea.pattern.rules.map((entry) => {
    const text = fill(`${entry.decision} ${entry.prevents} ${entry.rule}`, slots);
    const named = product.features.find(({ title }) => text.toLowerCase().includes(`“${title.toLowerCase()}”`));
    const feature = named ?? closestFeature(product, text) ?? ownFeatures(product)[0];
    return {
      decision: fill(entry.decision, slots),
      prevents: fill(entry.prevents, slots).replace(
        /^(\w+) and \1\b/i,
        (_, people: string) => `Two ${people.toLowerCase()}`,
      ),
      rule: `${plain(fill(entry.rule, slots))}${feature && isAbout(feature, text) && !entry.rule.includes('“') ? `; “${lowerFirst(feature.title)}” is where it shows` : ''}`,
      serves: feature?.id ?? 'FR-1',
      ...forbidding(entry.never, slots),
    };
  });
}

/** The way that a rule forbids, where it names one. */
const forbidding = (never: string | undefined, slots: Parameters<typeof fill>[1]) =>
  never ? { never: fill(never, slots) } : {};

const fewestShared = 2;
/** Whether a rule and a feature share enough words to say that the one shows in the other. */
function isAbout({ title, criteria }: Feature, text: string): boolean {
  const told = tellingStems(text);
  return [...tellingStems(`${title} ${criteria.join(' ')}`)].filter((stem) => told.has(stem)).length >= fewestShared;
}

/** What was answered, each with its own consequence and the answers that were not taken. */
function answerChoices(product: Product): Choice[] {
  const { features } = product;
  const slots = slotsOf(product);
  const used = new Set<string>();
  // What fits second best speaks of something else: once its consequence is told, a decision has none.
  const consequenceOf = (text: string, isOwn: boolean) => {
    const found = findConsequence(text, isOwn);
    if (!found || used.has(found.rule)) return undefined;
    used.add(found.rule);
    return found;
  };
  const settled = [...product.settled.values()].flatMap(({ question, option, text }): Choice[] => {
    if (isSuccess(question.topic)) return [];
    const feature = features.find(({ key }) => key === question.shapes) ?? closestFeature(product, text);
    if (!feature) return [];
    const said = (option ? fill(option.rule, slots) : quote(text)).replace(
      /^It (?=is|starts|runs|covers)/,
      `${product.name} `,
    );
    const { about } = question;
    const own = {
      ...slots,
      ...(about ? { client: about.actor, main: about.topic } : {}),
      // A link that opens sign-in opens nothing.
      title: feature.key === 'account' ? fill('{first}', slots) : lowerFirst(feature.title),
      fr: feature.id,
    };
    const others = question.options
      .filter((other) => other !== option)
      .map(({ label }) => `“${lowerFirst(fill(label, slots))}”`);
    const found = consequenceOf(said, option === undefined);
    return [
      {
        decision: said,
        ...(option && others.length > 0 ? { instead: joinWords(others, 'or') } : {}),
        prevents: found ? fill(found.prevents, own) : capitalise(fill(question.prevents ?? question.why, own)),
        rule: found
          ? fill(found.rule, own)
          : option?.criterion
            ? `${feature.id} holds it as a test: ${tellCriterion(fill(option.criterion, slots), product.name)}`
            : `${feature.id} is built this way and no other, and one test of “${lowerFirst(feature.title)}” fails where it is not`,
        serves: feature.id,
        ...forbidding(found?.never, own),
      },
    ];
  });
  const loose = product.loose.flatMap(({ topic, decision }): Choice[] => {
    if (isSuccess(topic)) return [];
    const feature = closestFeature(product, `${topic} ${decision}`) ?? ownFeatures(product)[0];
    const found = consequenceOf(decision, true);
    if (!feature || !found) return [];
    const own = { ...slots, title: lowerFirst(feature.title), fr: feature.id };
    return [
      {
        decision: quote(decision),
        prevents: fill(found.prevents, own),
        rule: fill(found.rule, own),
        serves: feature.id,
        ...forbidding(found.never, own),
      },
    ];
  });
  const told = loose.slice(0, mostAnswers);
  return [...settled.slice(0, Math.max(fewestAnswers, mostAnswers - told.length)), ...told];
}

/** Of an outline, what the core rests on and nobody can know beforehand: it is tried with real things before the rest is built upon it. */
function triedFirst(product: Product): Choice[] {
  const played = playedTogether(product);
  if (!played) return needChoices(product, /^(?:model|bluetooth)$/).slice(0, 1);
  const { columns } = playedBack(product);
  const tables = listTables(product).filter(({ name }) => columns.some((one) => one.startsWith(`${name}.`)));
  const filled = tables.flatMap(({ features }) => features).filter(({ id }) => id !== played.feature.id);
  const what = joinWords(columns.map((one) => `\`${one}\``)) || 'what was recorded';
  return [
    {
      decision: `“${lowerFirst(played.feature.title)}” is tried with real recordings before anything rests on it`,
      instead: 'building it last, because by then everything was recorded in one way and that way may be the wrong one',
      prevents: `Recordings of ${filled[0] ? `“${lowerFirst(filled[0].title)}” (${filled[0].id})` : product.name} from which ${played.id} cannot be made, and which have to be recorded again`,
      rule: `One page plays ${what} of one ${tables[0]?.record ?? 'entry'} with Web Audio on the oldest phone that is used, until ${played.id} is heard in step for the whole length; where it drifts or is too slow, a mix is made of each beforehand. What comes in is recorded in the way that passed`,
      serves: [...new Set([played.id, ...filled.map(({ id }) => id)])].slice(0, 3).join(', '),
      never: 'Let anybody record before that page was tried',
    },
  ];
}

/** Of an outline, what decides that money moved: nobody told it, and all of it hangs on that. */
const moneyChoices = (product: Product): Choice[] => needChoices(product, /^(?:card|partner-bank)$/);

function needChoices(product: Product, keys = /./): Choice[] {
  return listNeeds(product)
    .filter(({ part }) => keys.test(part.key))
    .flatMap(({ part, features, slots }): Choice[] => {
      const { decision } = partWhereOpen(product, part);
      return decision
        ? [
            {
              decision: fill(decision.says, slots),
              prevents: fill(decision.prevents, slots),
              rule: fill(decision.rule, slots),
              serves: features
                .map(({ id }) => id)
                .slice(0, 2)
                .join(', '),
              ...forbidding(decision.never, slots),
            },
          ]
        : [];
    })
    .slice(0, 5);
}
