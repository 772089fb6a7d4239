import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { stemOf, stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { headOf, nounIn, plainWords, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { isEntrance } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import { isPriceRule, tellsPrice } from '#worker/features/guide/outline/outline-prices.rules.ts';
import { figureRuled } from '#worker/features/guide/outline/outline-worked-out.rules.ts';
import { makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { pricedFeature } from '#worker/features/guide/product/priced-records.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { featureByForm, looks } from '#worker/features/guide/product/rule-feature-forms.rules.ts';
import { featuresOfStateRule } from '#worker/features/guide/product/state-rule-features.rules.ts';

/** The told words of each feature, and in how many features each stands. */
const wordsOf = oncePerProduct(({ features, idea }) => {
  const assumed = new Set(
    idea.told.flatMap(({ isDoerAssumed, verb, line }) =>
      isDoerAssumed && verb === 'enter' && line ? [plainWords(line)] : [],
    ),
  );
  const own = features
    .filter(({ key }) => key !== 'account')
    .map((feature) => ({
      feature,
      verb: stemOf(feature.title.split(' ')[0]?.toLowerCase() ?? ''),
      title: stemsOfRule(feature.title),
      isDoor: assumed.has(plainWords(feature.says)),
      words: stemsOfRule(`${feature.title} ${feature.says}`),
      /** What its criteria say that comes of it. */
      effects: stemsOfRule(feature.criteria.map((text) => text.replace(/^.*THE SYSTEM SHALL/, '')).join(' ')),
    }));
  const counts = new Map<string, number>();
  for (const { words } of own) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { own, counts };
});

const relative = / (?:whose|which|that|who) [^,;:]*?(?= (?:can|may|must|is|are|should|cannot|never)\b)/gi;
/** 'Post-pasteurisation' says when; it is no pasteurisation. */
const modifier = /\b(?:post|pre|non|anti|mid|sub|inter)-\p{L}+/giu;
/** What only says how much, since when or without what. */
const aside =
  /(?<=\S )(?:after|before|from|without|until|unless|above|below|under|with|than|by|because|as|so that) .*?(?= (?:can|may|must|is|are|has|should|cannot|never|raises?|stops?|rejects?)\b|[,;:]|$)/gi;
/** What it comes upon: 'On recall every bottle is listed', 'When a run fails, …'. */
const lead =
  /^(?:on|upon|at|when|if|once|as soon as|while|during|after|before) (?:(?:an?|the|each|every) )?([\p{L}-]+)/iu;
const doing = /\b(?:is|are|be|been|never|ever|only) (?:(?:ever|never|only|always|then|first|again) )*(\p{L}+)/giu;

/** 'Bella checks only when …' and 'Bella checks the photo' are on the same one. */
const opensAlike = (says: string, rule: string) =>
  /^\p{Lu}/u.test(rule) &&
  !/^(?:the|an?|each|every|only|no|nobody|it) /i.test(rule) &&
  says.startsWith(`${rule.split(' ')[0]} `);

/** 'Nobody approves their own request' bounds whoever approves, whatever else it speaks of. */
const refuses = /^(?:nobody|no one) /i;
/** 'Nobody pays an invoice that is cancelled': as what it is refused, and no act of the rule. */
const asWhat = / (?:that|which|who) (?:is|are|was|were|has|have) [^,;:]*$/i;

/** 'The text is not kept after the check, only the findings': what is left of it is no matter of the rule. */
const besides = /, (?:but )?only [^,;]+$/i;

const ways = 'on|off|in|out|up|down|back|away';
/** 'Nobody turns a link on …' is no matter of turning it off, and what is never taken away none of taking another thing off a shelf. */
function goesOtherWay(rule: string, title: string): boolean {
  const [, verb = '', way = ''] = new RegExp(`^(\\p{L}+) .*?\\b(${ways})\\b`, 'iu').exec(title) ?? [];
  if (!verb) return false;
  const forms = `(?:${toPattern(verb)}(?:e?s)? [^,;.]{2,40}?|${toPattern(participleOf(verb.toLowerCase()))} )`;
  const said = new RegExp(`\\b${forms}\\b(${ways})\\b`, 'iu').exec(rule)?.[1];
  return said !== undefined && said !== way;
}

const leadWeight = 3;
const verbWeight = 1.5;
/** What was only assumed so that a thing is there comes after what lines tell. */
const doorWeight = 0.5;

/**
 * The feature of an outlined product that a rule belongs to: whose act it bounds, or whose words it speaks of in its main clause.
 * @returns undefined where it holds for more than one feature, or for none.
 */
export function featureOfRule(product: Product, rule: string): Feature | undefined {
  if (isEntrance(rule)) return product.features.find(({ key }) => key === 'account');
  const priced = isPriceRule(rule) ? pricedFeature(product)?.feature : undefined;
  if (priced) return priced;
  // 'Everyone pays £45 a year' is reckoned where the fee is made.
  const owed = tellsPrice(rule)
    ? product.features.find(({ criteria }) =>
        criteria.some((text) => / keep an? (?:fee|due|rent|contribution|bill|invoice|charge) with /.test(text)),
      )
    : undefined;
  if (owed) return owed;
  const fielded = featureOfField(product, rule);
  if (fielded) return fielded;
  const figured = featureOfFigure(product, rule);
  if (figured) return figured;
  const [bounded] = featuresOfStateRule(product, rule);
  if (bounded) return bounded;
  const kept = once.test(rule) ? byRecord(product, rule) : undefined;
  const sure = kept ?? featureByForm(product, rule);
  if (sure) return sure;
  const { own, counts } = wordsOf(product);
  const named = stemsOfRule(product.name);
  const open = (refuses.test(rule) ? rule.replace(asWhat, '') : rule)
    .replace(modifier, '')
    .replace(relative, '')
    .replace(besides, '');
  const wanted = [...stemsOfRule(rule.replace(modifier, ''))].filter((word) => !named.has(word));
  const main = stemsOfRule(open.replace(aside, ''));
  const upon = stemsOfRule(lead.exec(open)?.[1] ?? '');
  const done = new Set([...open.matchAll(doing)].map(([, word = '']) => stemOf(word.toLowerCase())));
  const opening = rule.toLowerCase().split(' ').slice(0, 6).map(singularOf);
  const first = stemOf(opening.find((word) => !/^(?:the|an?|nobody|only|no|one)$/.test(word)) ?? '');
  // Who may do something bounds whoever does it, and nothing that comes about by itself.
  const isOfDoers =
    /^(?:only|nobody|no one)\b/i.test(rule) && own.some(({ feature, verb }) => feature.actor && wanted.includes(verb));
  const [best] = own
    .filter(({ feature }) => !goesOtherWay(rule, feature.title) && !(isOfDoers && !feature.actor))
    .map(({ feature, verb, title, words, isDoor }) => {
      const shared = wanted.filter((word) => words.has(word));
      const inMain = shared.filter((word) => main.has(word));
      const isActor =
        feature.actor !== undefined && (opening.includes(headOf(feature.actor)) || opensAlike(feature.says, rule));
      const doesIt = isActor && opening.some((word) => stemOf(word) === verb);
      // The verb that is refused to all tells enough, however short it is: 'nobody pays an invoice that is cancelled'.
      const isOnly = refuses.test(rule) && first === verb && own.filter((one) => one.verb === verb).length === 1;
      const isDone = done.has(verb) || (first === verb && (inMain.length > 1 || isOnly)) || doesIt;
      const weight = (word: string) =>
        ((title.has(word) ? 1.5 : 1) * (upon.has(word) ? leadWeight : main.has(word) ? 1 : 0.4)) /
        (counts.get(word) ?? 1);
      return {
        feature,
        // One word in common says little, unless the feature is called so.
        isNear:
          isOnly ||
          inMain.some((word) => title.has(word) && counts.get(word) === 1) ||
          (inMain.length > 0 && shared.length > 1 && !looks.test(feature.title)) ||
          (isDone && inMain.some((word) => word !== verb)),
        score:
          shared.reduce((sum, word) => sum + weight(word), isDone ? verbWeight : 0) *
          (isActor ? 1.3 : 1) *
          (isDoor ? doorWeight : 1),
      };
    })
    .toSorted((a, b) => b.score - a.score);
  if (best?.isNear && best.score >= 0.3) return best.feature;
  return byEffect(product, rule) ?? byRecord(product, open) ?? byKept(product, open.replace(aside, ''));
}

/** 'The rate per tiffin is different for each customer': a rule that begins with the field of one thing bounds whoever enters that thing. */
function featureOfField({ features, idea }: Product, rule: string): Feature | undefined {
  const [, subject = ''] =
    /^(?:the |an? |each |every )?([\p{L}' -]{3,40}?) (?:is|are|has to|must|may|can|has|goes|depends|lies)\b/iu.exec(
      rule,
    ) ?? [];
  const name = subject.toLowerCase();
  const [only, ...others] = idea.records.filter(({ fields }) =>
    fields.some((field) => field.name.toLowerCase() === name),
  );
  if (
    !only ||
    others.length > 0 ||
    !name.includes(' ') ||
    only.fields.some((field) => field.name === name && field.isWorkedOut)
  )
    return undefined;
  return features.find(({ key, criteria }) => key !== 'account' && criteria.some((text) => makesRow(text, only.one)));
}

/** The feature in which somebody looks at the figure of which a rule says how it comes about: 'ties are split by number of wins' at the table. */
function featureOfFigure({ features, idea }: Product, rule: string): Feature | undefined {
  const scored = idea.records
    .flatMap((record) =>
      (record.figures ?? []).map((figure) => ({ figure, score: figureRuled(figure, rule, idea.records) })),
    )
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  return best && best.score > 0
    ? features.find(({ actor, title }) => actor && looks.test(title) && nounIn(best.figure.one, title) !== null)
    : undefined;
}

const opensRule =
  /^(?:(?:the|an?|each|every|all|any|no|only|exactly|at most|no more than|never|our|its) )*([\p{L}-]{3,})/iu;
/** The only feature whose criteria speak of what a rule begins with, where no title does: 'the link works for one visit'. */
function byEffect(product: Product, rule: string): Feature | undefined {
  const [subject] = stemsOfRule(opensRule.exec(rule)?.[1] ?? '');
  if (subject === undefined) return undefined;
  const having = wordsOf(product).own.filter(({ effects, words }) => effects.has(subject) || words.has(subject));
  return having.length === 1 ? having[0]?.feature : undefined;
}

const bounds = /\b(?:at most|no more than|not more than|never more|twice|exactly|at least|only one|maximum|max)\b/i;
/** What nothing may have a second time: it holds where the thing is entered, or where something is entered that takes it. */
const once =
  /\bnever (?:be )?(?:given|promised|booked|assigned|issued|lent|let)\b.*\b(?:twice|to two)\b|\b(?:is|are|be) unique\b/i;
/** Of a rule that bounds how many there are of a thing, the feature that makes it, else the one that makes what it belongs to. */
function byRecord({ idea, features }: Product, rule: string): Feature | undefined {
  if (!bounds.test(rule) && !once.test(rule)) return undefined;
  const record = idea.records.find(({ one }) => nounIn(one, rule) !== null);
  const takes = idea.records.find(({ fields }) => fields.some(({ name }) => name.toLowerCase() === record?.one));
  const made = (one: string) => features.find(({ criteria }) => criteria.some((text) => makesRow(text, one)));
  // A number is given where the thing is entered, a thing is promised where it is taken.
  const isTaken = takes !== undefined && once.test(rule) && !/\bgiven\b/i.test(rule);
  return record && (isTaken ? (made(takes.one) ?? made(record.one)) : made(record.one));
}

const sameEverywhere =
  /^(?:dates?|times?|days?|names?|numbers?|states?|kinds?|notes?|texts?|years?|weeks?|months?|persons?|people)$/;
/** Of a rule that speaks of what one record alone keeps, the feature that makes it: 'gas counts as urgent' of repairs that are urgent or not. */
function byKept(product: Product, rule: string): Feature | undefined {
  const { idea, features } = product;
  const wanted = stemsOfRule(rule);
  const people = stemsOfRule(idea.people.map(({ many }) => many).join(' '));
  const having = idea.records.flatMap(({ one, fields }) => {
    const words = [one, ...fields.flatMap(({ name, choices = [] }) => [name, ...choices])].join(' ');
    const own = stemsOfRule(
      words
        .split(/[ ,]+/)
        .filter((word) => !sameEverywhere.test(word))
        .join(' '),
    );
    const shared = [...own.difference(people)].filter((stem) => wanted.has(stem));
    return shared.length > 0 ? [{ one, shared }] : [];
  });
  const [only, ...others] = having;
  if (!only || others.length > 0) return undefined;
  const making = features.find(({ criteria }) => criteria.some((text) => makesRow(text, only.one)));
  const told = wordsOf(product).own.filter(({ isDoor }) => !isDoor);
  const isAssumed = making !== undefined && !told.some(({ feature }) => feature === making);
  // What is only entered is not what changes it.
  const changing = isAssumed ? told.find(({ effects }) => only.shared.every((stem) => effects.has(stem))) : undefined;
  return changing?.feature ?? making;
}
