import type { Term } from '#worker/features/guide/documents/glossary-terms.rules.ts';
import { broughtBy, type WayTo } from '#worker/features/guide/documents/outlined-terms.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { isDoneBy } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import {
  capitalise,
  headOf,
  joinWords,
  lowerFirst,
  nounIn,
  pluralOf,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { thingOf } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { type Criterion, featureIdOf, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listNumbered } from '#worker/features/guide/product/numbered-qualities.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What the criteria of an outline speak of and do not explain: what a selection means, what is shown, states and fields on which others rest. */
export const wordTerms = (product: Product): Term[] => [
  ...selections(product),
  ...ownThings(product),
  ...places(product),
  ...shownThings(product),
  ...states(product),
  ...fields(product),
];

/** 'See which hives are due': the word for what the criterion tells by a condition. */
function selections(product: Product): Term[] {
  return listActs(product).flatMap(({ way, told, feature }) => {
    const [, word = ''] = /^(?:which|what|who) (?:.+? )?(?:is|are) (\p{Ll}{3,})(?= |$)/u.exec(told.phrase) ?? [];
    const shows = listCriteria(product).find((one) => one.feature === feature && one.effect.startsWith('show '));
    const [, chosen = ''] = /\b(?:each|every) ([^,]+ [^,]+)/.exec(shows?.effect ?? '') ?? [];
    return way === 'read' && word && chosen && !chosen.includes(word)
      ? [{ term: word, means: `${capitalise(withArticle(chosen))} (${shows?.id}).` }]
      : [];
  });
}

/** 'A seed of their own': whose it is follows from who made it. */
function ownThings(product: Product): Term[] {
  return product.idea.records.flatMap(({ one }) => {
    const own = listCriteria(product).find(
      ({ cause }) => /^(?:anybody|somebody) wants to /.test(cause) && ofTheirOwn(one).test(cause),
    );
    const maker = listActs(product).find(({ record, way, who }) => who && record?.one === one && way === 'make');
    return own && maker?.who
      ? [
          {
            term: `own ${one}`,
            means: `${capitalise(withArticle(one))} that the same person ${thirdOf(maker.told.verb)} as ${withArticle(maker.who.one)} (${maker.feature.id}): nobody may ${own.cause.replace(/^(?:anybody|somebody) wants to /, '').replace(ofTheirOwn(one), 'it')} (${own.id}).`,
          },
        ]
      : [];
  });
}

const ofTheirOwn = (one: string) => new RegExp(`\\ban? ${toPattern(one)} of their own\\b`, 'i');

/** 'The screen of the room': where several criteria show something. */
function places(product: Product): Term[] {
  const found = new Map<string, { what: string; id: string }[]>();
  for (const { effect, id } of listCriteria(product)) {
    const [, what = '', where = ''] =
      /^show (the \p{Ll}+(?: \p{Ll}+)?) on the (\p{Ll}+(?: of the \p{Ll}+)?)$/u.exec(effect) ?? [];
    if (where && !time.test(where)) found.set(where, [...(found.get(where) ?? []), { what, id }]);
  }
  return [...found].map(([where, shown]) => ({
    term: where,
    means: `Where ${joinWords(shown.map(({ what, id }) => `${what} (${id})`))} ${shown.length > 1 ? 'are' : 'is'} shown.`,
  }));
}

const time = /^(?:day|date|morning|evening|week|month|year|hour|way|other|same|next|first)\b/;

/** 'See the leaderboard of a room': a thing that is nothing kept, by what it shows. */
function shownThings(product: Product): Term[] {
  const { records, people } = product.idea;
  return listActs(product).flatMap(({ way, told, who, feature }) => {
    const thing = thingOf(told.phrase);
    const shows = listCriteria(product).find(
      (one) => one.feature === feature && !one.isFault && /^show (?!only |it )/.test(one.effect),
    );
    const isKnown =
      [...records, ...people].some(({ one }) => nounIn(one, thing) !== null) ||
      records.some((record) => record.fields.some(({ name }) => nounIn(name.toLowerCase(), thing) !== null));
    const isSeen = new RegExp(`^(?:at )?(?:the|their|an?) ${toPattern(thing)}\\b`).test(told.phrase);
    const isThing = isSeen && /^\p{Ll}{5,}$/u.test(thing) && !general.test(thing) && thing !== pluralOf(thing);
    return way === 'read' && who && shows && isThing && !isKnown && kindOfNoun(thing) !== 'person'
      ? [
          {
            term: thing,
            means: `${capitalise(shows.effect.slice('show '.length))}, as shown to ${who.many} (${shows.id}).`,
          },
        ]
      : [];
  });
}
const general = /^(?:number|total|detail|result|result|everything|whole|rest|overview|page|screen|list|other)s?$/;

/** Whether a criterion speaks of things in a state beside what sets it: 'a seed that is not free', 'open requests'. */
function rests(product: Product, { one }: ToldRecord, state: string): boolean {
  const [word, things] = [toPattern(state), `(?:${toPattern(one)}|${toPattern(pluralOf(one))})`];
  const speaks = new RegExp(
    `\\b${word} ${things}\\b|\\b${things} (?:that )?(?:is|are) (?:not |never )?${word}\\b`,
    'i',
  );
  return listCriteria(product).some(({ cause, effect }) =>
    [cause, effect].some((text) => speaks.test(text.replace(/“[^”]*”/g, ''))),
  );
}

/** 'Closed: when a ranger marks a trail as closed' can be guessed. */
const isPlain = (product: Product, state: string, ways: WayTo[]): boolean =>
  ways.length === 1 &&
  ways.every(({ cause, id }) => {
    const act = listActs(product).find(({ feature }) => feature.id === featureIdOf(id));
    return (
      new RegExp(`\\b${toPattern(state)}\\b`, 'i').test(cause) || (act !== undefined && isDoneBy(state, act.told.verb))
    );
  });

const mostWays = 3;
/** States on which other criteria rest, or that come by themselves: of what they are said, and what brings them about. */
function states(product: Product): Term[] {
  const { records } = product.idea;
  const all = [...new Set(records.flatMap(statesOf))];
  return all.flatMap((state) => {
    const said = records.flatMap((record) => {
      const own = statesOf(record);
      if (!own.includes(state)) return [];
      const ways = broughtBy(product, record, state).slice(0, mostWays);
      const byItself = listActs(product).some(
        ({ who, feature }) => !who && ways.some(({ id }) => featureIdOf(id) === feature.id),
      );
      if ((!byItself && !rests(product, record, state)) || isPlain(product, state, ways)) return [];
      return tellState(product, record, state, ways);
    });
    return said.length > 0 ? [{ term: state, means: `${capitalise(said.join('; '))}.` }] : [];
  });
}

/** 'A seed from its entry (FR-1.1) until it is promised or gone, and again when a request is called off (FR-8.2)'. */
function tellState(product: Product, record: ToldRecord, state: string, ways: WayTo[]): string[] {
  const thing = withArticle(record.one);
  const [first, ...later] = statesOf(record);
  const whens = ways.map(({ cause, id }) =>
    /^(?:is|was) /.test(cause.slice(thing.length + 1)) && cause.startsWith(`${thing} `)
      ? `that ${cause.slice(thing.length + 1)} (${id})`
      : `when ${cause} (${id})`,
  );
  if (state !== first) return whens.length > 0 ? [`${thing} ${joinWords(whens, 'or')}`] : [];
  const made = listCriteria(product).find(({ effect }) =>
    new RegExp(`^keep an? ${toPattern(record.one)}\\b`).test(effect),
  );
  return made && later.length > 0 && later.length <= mostEnds
    ? [
        `${thing} from its entry (${made.id}) until it is ${joinWords(later, 'or')}${whens.length > 0 ? `, and again ${joinWords(whens, 'or')}` : ''}`,
      ]
    : [];
}
const mostEnds = 6;

const plainField =
  /^(?:(?:first |last )?names?|titles?|days?|dates?|start|end|places?|photos?|pictures?|notes?|texts?|reasons?|messages?|descriptions?|numbers?|prices?|amounts?|phone(?: number)?|e-?mail(?: address)?|address(?:es)?|times?|from|to|until|files?|images?|comments?|kinds?|types?|minutes|hours|year|month|week|weekday|weight|size|duration|answer|question|date of birth|link|language|birthday|what(?: .*)?|state|area)$/i;

/** Fields on which a rule, a clock or a sight rests. */
function fields(product: Product): Term[] {
  const { records, people } = product.idea;
  return records.flatMap((record) =>
    record.fields.flatMap(({ name }) => {
      const field = name.toLowerCase();
      const isKnown = [...records, ...people].some((noun) => [noun.one.toLowerCase(), headOf(noun)].includes(field));
      if (plainField.test(field) || isKnown) return [];
      const means = tellField(product, record, field);
      return means ? [{ term: field, means }] : [];
    }),
  );
}

/** The rule that says what a field is; else where it comes from and what goes by it. */
function tellField(product: Product, { one }: ToldRecord, field: string): string {
  const word = toPattern(field);
  const says = new RegExp(
    `^(?:the |an? )?${word} (?:of (?:an?|the|each) ${toPattern(one)} )?(?:is|are|counts?|begins?|ends?) (?!seen|shown|visible|deleted)`,
    'i',
  );
  const rule = ownerRules(product).find(({ text }) => says.test(text));
  if (rule) {
    const [home] = [...qualityIds(product, rule.text), ...[...rule.criteria, ...rule.features].map(({ id }) => id)];
    return `${rule.text}${home ? ` (${home})` : ''}.`;
  }
  const all = listCriteria(product).filter(({ feature }) => feature.key !== 'account');
  const made = all.find(
    ({ effect }) => new RegExp(`^keep an? ${toPattern(one)}\\b`).test(effect) && nounIn(field, effect) !== null,
  );
  const given = all.filter(({ effect }) =>
    new RegExp(`^set the ${toPattern(one)} to .*, with (?:its |the |their )?(?:new )?${word}\\b`).test(effect),
  );
  if (!made && given.length > 1)
    return `Noted with ${withArticle(one)} ${joinWords(
      given.slice(0, mostWays).map(({ cause, id }) => `when ${cause} (${id})`),
      'or',
    )}.`;
  const uses = all.filter((criterion) => criterion !== made && restsOn(criterion, word));
  const use = uses.find(({ cause }) => nounIn(field, cause) !== null) ?? uses[0];
  const how = use && goesBy(product, use, word);
  if (how && made) return `Entered with each ${one} (${made.id}); ${how}.`;
  // What nobody types comes of what is done, and what is only entered is met where others hear of it.
  const met = all.find(
    (criterion) =>
      criterion !== made &&
      !criterion.isFault &&
      !asks.test(criterion.effect) &&
      !/^(?:raise|lower) /.test(criterion.effect) &&
      !listsAll.test(criterion.effect) &&
      ofItself(word).test(criterion.effect) &&
      `${criterion.cause} ${criterion.effect}`.split(' ').length <= mostWords,
  );
  if (!met) return '';
  const does = met.effect.replace(/,? and show beside .*$/, '');
  return `${made ? `Entered with each ${one} (${made.id})` : `Kept with each ${one}`}; ${/^anybody uses /.test(met.cause) ? '' : `when ${met.cause}, `}${product.name} must ${does} (${met.id}).`;
}

/** The numbers of the qualities that hold a rule. */
const qualityIds = (product: Product, rule: string): string[] =>
  listNumbered(product).flatMap(({ text, id }) => (text.includes(lowerFirst(rule)) ? [id] : []));

/** 'Show name, place and day of each visit'. */
const listsAll = /^show [^,]+(?:, [^,]+)* (?:and [^,]+ )?of each |, each with /;
/** A field spoken of as such: 'the stand-in', and not in 'the team calendar'. */
const ofItself = (word: string) =>
  new RegExp(
    word.includes(' ')
      ? `(?<![\\p{L}-])${word}(?![\\p{L}-])`
      : `\\b(?:the|its|their|each|an?|that|no) ${word}(?=$|[,;.]| (?:to|with|from|at|of|in|is|are|and|or|for|when|where)\\b)`,
    'iu',
  );

const missing = /\b(?:is|are) missing$/;
const asks = /^(?:keep an?|ask for|change the fields|ensure that|note that) /;
/** Whether a criterion goes by a field: 'past its days between checks', 'in each voice', 'the allergies are empty'; 'repairs the tap' does not. */
function restsOn({ cause, effect }: Criterion, word: string): boolean {
  const goes = new RegExp(
    `(?:\\b(?:by|per|past|within|before|after|than|up to|its|their|each|that|same) (?:the |its |their )?${word}|^(?:the|an?|its) ${word}(?= (?:is|are)\\b)|\\bis ${word})(?=$|[,;.]| (?:is|are|of|for|at|with|and|or|within|has|have)\\b)`,
    'iu',
  );
  const isNamed = word.includes(' ') && new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu').test(cause);
  return (
    !missing.test(cause) &&
    !/^(?:ensure|note) that /.test(effect) &&
    (isNamed || goes.test(cause) || (!asks.test(effect) && goes.test(effect)))
  );
}

/** 'When a hive is not checked for its days between checks, Hivebook must remind the member (FR-6.1)', 'FR-5.1 shows each kept hive past it'. */
function goesBy({ name }: Product, { cause, effect, id, isFault }: Criterion, word: string): string {
  const does = effect.replace(/,? and show beside .*$/, '');
  if (
    new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu').test(cause) &&
    `${cause} ${does}`.split(' ').length <= mostWords
  )
    return `${isFault ? 'if' : 'when'} ${cause}, ${name} must ${does} (${id})`;
  const [, chosen] =
    new RegExp(`\\b((?:each|every) [^,]*(?<![\\p{L}-])${word}(?![\\p{L}-])[^,]*)`, 'iu').exec(effect) ?? [];
  return chosen ? `${id} shows ${chosen}` : '';
}
const mostWords = 26;
