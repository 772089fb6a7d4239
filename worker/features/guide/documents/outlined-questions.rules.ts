import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { usedIn } from '#worker/features/guide/documents/measures-counted.rules.ts';
import { changerGap, lawGap, sinceGap } from '#worker/features/guide/documents/outlined-limit-gaps.rules.ts';
import { samePersonGap, wholeGap } from '#worker/features/guide/documents/outlined-link-gaps.rules.ts';
import { payeeGap } from '#worker/features/guide/documents/outlined-payments.rules.ts';
import { isPlayedOtherwise } from '#worker/features/guide/documents/outlined-played.rules.ts';
import { stayOf } from '#worker/features/guide/documents/retention.rules.ts';
import {
  isSingle,
  joinQuoted,
  joinWords,
  lowerFirst,
  nounIn,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What an outline leaves open: what to ask, and what is built until that is answered. */
export type Gap = { question: string; assumed?: string };

/** What whoever builds an outlined product has to ask: numbers that are reckoned in no told way, people of whom there are several. */
export function gapsOfLines(product: Product): Gap[] {
  if (!product.idea.isOutlined) return [];
  const criteria = listCriteria(product).filter(({ feature }) => isOfIdea(feature));
  const said = [product.idea.said, ...product.loose.map(({ decision }) => decision)].join('\n');
  const asked = [
    balanceGap,
    daysGap,
    momentGap,
    personGap,
    figuresGap,
    fileGap,
    playingGap,
    fewGap,
    wholeGap,
    samePersonGap,
    lawGap,
    sinceGap,
    changerGap,
    useGap,
  ];
  return [...healthGap(product), ...payeeGap(product), ...asked.flatMap((ask) => ask({ product, criteria, said }))];
}

type Around = { product: Product; criteria: Criterion[]; said: string };

const mostIds = 3;
/** The criteria whose words say something, by their ids: '(FR-1.4 and FR-1.6)'. */
const idsOf = (found: Criterion[]) => `(${joinWords(found.slice(0, mostIds).map(({ id }) => id))})`;
const saying = (criteria: Criterion[], words: RegExp) =>
  criteria.filter(({ cause, effect }) => words.test(`${cause}. ${effect}`));

/** A measure of what people only look at or listen to: whether that may be noted is nobody's guess. */
function useGap({ product }: Around): Gap[] {
  return product.measures.flatMap(({ id, text }) => {
    const used = usedIn(product, text);
    return used?.who
      ? [
          {
            question: `may ${product.name} count for ${id} how many ${used.who.many} ${lowerFirst(used.feature.title)} (${used.feature.id}), as a number without names, or is it asked for by hand?`,
          },
        ]
      : [];
  });
}

const balance = /\bthan (?:are|is|they have|he has|she has|somebody has) left\b|\bwhat they have left\b|\bbalance\b/i;
const inBalance = /\b(?:allowance|carried over|balance|credit|quota|contingent|budget)s?\b/i;

/** 'More days than are left': what is left is reckoned from something. */
function balanceGap({ product: { idea }, criteria, said }: Around): Gap[] {
  const found = saying(criteria, balance);
  if (found.length === 0 || /\b(?:left|balance) (?:is|are|means) [^.;\n]*\b(?:minus|less|plus)\b/i.test(said))
    return [];
  const parts = idea.records.flatMap(({ fields }) =>
    fields.map(({ name }) => name).filter((name) => inBalance.test(name)),
  );
  const asked = [
    parts.length > 0 ? `from ${joinQuoted(parts)}` : 'from what',
    'what takes from it',
    ...(parts.length > 1 ? ['which is used up first'] : []),
    ...(/\byear(?:ly)?\b/i.test(said) ? ['of which year is what goes over New Year'] : []),
  ];
  return [
    {
      question: `how is what is left reckoned ${idsOf(found)}: ${joinWords(asked)}?`,
      assumed: `What is left is ${
        parts.length > 0 ? joinQuoted(parts, 'plus') : 'what there was'
      } minus what was granted; what ends first is used up first, and each day counts for the year in which it falls ${idsOf(found)}.`,
    },
  ];
}

const holidays = /\b(?:public|bank|school) holidays?\b/i;
/** Days that are counted without those on which nobody works. */
export const workingDays = /\b(?:working|business|school) days?\b/i;

/** 'Public holidays don't count', '5 working days': whose, and which. */
function daysGap({ product: { idea }, criteria, said }: Around): Gap[] {
  const whose = saying(criteria, holidays);
  const days = saying(criteria, workingDays);
  const holders = idea.records.flatMap(({ one, fields }) =>
    fields.flatMap(({ name }) =>
      workingDays.test(name) ? [`is “${name}” of each ${one} their weekdays or a number`] : [],
    ),
  );
  const halves = idea.records.some(({ fields }) => fields.some(({ name }) => name === 'half days'));
  const found = [...new Set([...whose, ...days])];
  if (found.length === 0 || /\bholidays? (?:of|in) \p{Lu}|\bmonday (?:to|until|through)\b/iu.test(said)) return [];
  const parts = [
    'whose public holidays hold (country and region)',
    'who enters them',
    ...(days.length > 0 ? ['which weekdays are working days'] : []),
    ...holders,
    ...(halves ? [`is “half days” a number, or which of the days are half`] : []),
  ];
  return [
    {
      question: `how are days counted ${idsOf(found)}: ${joinWords(parts)}?`,
      assumed: `Working days are Monday to Friday without the public holidays of the place where it is run, which whoever runs it enters once a year${halves ? ', and “half days” is how many of the days are half' : ''} ${idsOf(found)}.`,
    },
  ];
}

const namedMoment = /\b(?:by|at|until) (?:the )?((?:closing|opening) (?:time|hour))\b/i;

/** 'By closing time': a moment that no row keeps and no line tells. */
function momentGap({ product: { idea }, criteria, said }: Around): Gap[] {
  const found = saying(criteria, namedMoment);
  const [first] = found;
  const name = first && namedMoment.exec(`${first.cause}. ${first.effect}`)?.[1]?.toLowerCase();
  const isKept = idea.records.some(({ fields }) => fields.some((field) => field.name === name));
  if (!name || isKept || new RegExp(`\\b${name} (?:is|means)\\b|\\b(?:closes?|opens?) at \\d`, 'i').test(said))
    return [];
  const hour = name.startsWith('closing') ? '18:00' : '08:00';
  return [
    {
      question: `when is “${name}” ${idsOf(found)}, is it the same each day, and who sets it?`,
      assumed: `“${name}” is ${hour} in local time on each day, and whoever runs it changes it in the settings ${idsOf(found)}.`,
    },
  ];
}

const telling = /^(?:ask|tell|warn|remind|notify|inform|send) ([^,.]+)/;

/** 'The teacher is asked', where there are several and no row says whose one is. */
function personGap({ product, criteria }: Around): Gap[] {
  const { idea } = product;
  const acts = listActs(product);
  const tables = listTables(product).filter(({ kind }) => kind === 'own');
  return idea.people.flatMap((noun) => {
    const isNamed =
      tables.some(
        ({ columns, record }) =>
          nounIn(noun.one, record) || columns.some(({ name }) => nounIn(noun.one, name.replaceAll('_', ' '))),
      ) || acts.some(({ who, way }) => who?.one === noun.one && way === 'make');
    const isSeveral = (idea.outline?.people ?? []).some((line) => new RegExp(`^${noun.many}\\b`, 'i').test(line));
    if (isSingle(noun) || noun.one === noun.many || isNamed || !isSeveral || noun.one === idea.client.one) return [];
    const found = criteria.filter(({ effect, actor }) => {
      const whom = telling.exec(effect)?.[1] ?? '';
      return actor !== noun.one && new RegExp(`(?:^|\\bthe |\\band )${noun.one}\\b(?! (?:and|or) )`, 'i').test(whom);
    });
    return found.length > 0
      ? [
          {
            question: `which of the ${noun.many} is “the ${noun.one}” ${idsOf(found)}: one that is chosen, one for each, or all of them?`,
            assumed: `“The ${noun.one}” is each of the ${noun.many}: all are told, and whoever acts first settles it ${idsOf(found)}.`,
          },
        ]
      : [];
  });
}

const figure =
  /^(?:and )?(?:the )?((?:share|sums?|totals?|averages?|rate|percentage|kilos?|tons?|tonnes|litres?|number|hours?)(?: (?!per\b|by\b)\p{L}+){0,2})/iu;

/** 'Share repaired, kilos saved': which rows and states count, and what the whole is. */
function figuresGap({ criteria, said }: Around): Gap[] {
  return criteria.flatMap((one) => {
    if (!/^(?:show|send|make|create|give) /.test(one.effect)) return [];
    const parts = one.effect.replace(/^\p{L}+ /u, '').split(/, | and |: /);
    const figures = parts.length > 1 ? parts.flatMap((part) => figure.exec(part)?.[1] ?? []) : [];
    const isTold = figures.every((name) =>
      new RegExp(`^(?:the )?${name} (?:is|are|means?|counts?)\\b`, 'im').test(said),
    );
    if (figures.length === 0 || isTold) return [];
    const share = figures.find((name) => /^(?:share|rate|percentage)/i.test(name));
    const whole = share ? `, of what is “${share}” the share,` : '';
    const named = joinQuoted(figures);
    return [
      {
        question: `which rows, in which states, count for ${named} (${one.id})${whole} and what is shown where a value is missing?`,
        assumed: `For ${named} all rows of the time count that were not called off${share ? `, and “${share}” is a share of all of them` : ''}; where a value is missing, a dash is shown (${one.id}).`,
      },
    ];
  });
}

const table = /\b(?:as (?:a )?|for |into |to )(CSV|Excel|spreadsheet)\b/i;
const printed = /\b(?:report|list|overview|table)\b.* as (?:a )?(PDF)\b/i;

/** 'As CSV', 'a list as PDF and for Excel': what its columns are is told nowhere. */
function fileGap({ criteria, said }: Around): Gap[] {
  if (/\bcolumns?\b/i.test(said)) return [];
  const seen = new Set<string>();
  return criteria.flatMap(({ feature, cause, effect }) => {
    const text = `${effect}. ${cause}`;
    const found = table.exec(text) ?? printed.exec(text);
    if (!found || /:/.test(effect) || seen.has(feature.id)) return [];
    seen.add(feature.id);
    const kind = found[1] ?? '';
    const file = /csv|pdf/i.test(kind) ? `${kind} file` : `file for ${kind}`;
    return [
      {
        question: `which columns, which time and which sums has the ${file} of ${feature.id}, and what stands in it where there is nothing?`,
        assumed: `The ${file} of ${feature.id} has a column for each field that is kept, in the order of the data model, a row for each of the time that is chosen, and the sums of its numbers last; what is missing is empty.`,
      },
    ];
  });
}

/** 'Listen to their own voice, louder than the rest': how what was recorded has to be made for that. */
function playingGap({ criteria, said }: Around): Gap[] {
  const [found] = criteria.filter(isPlayedOtherwise);
  return found && !/\b(?:own track|separate tracks?|one voice alone|ready mix|mixed down)\b/i.test(said)
    ? [
        {
          question: `does each recording hold one thing alone, to be played in step with the others, or is a mix made of each beforehand (${found.id})?`,
          assumed: `Each recording holds one thing alone; the browser plays them in step (${found.id}).`,
        },
      ]
    : [];
}

/** 'A few bars': how many, which a program can't guess. */
function fewGap({ criteria }: Around): Gap[] {
  for (const { cause, effect, id } of criteria) {
    const few = /\b(?:a few|a couple of) (?!people\b|days\b|words\b)\p{L}+/iu.exec(`${effect}. ${cause}`)?.[0];
    if (few)
      return [
        {
          question: `how many are “${few}”, and by what does the product know where one begins (${id})?`,
          assumed: `“${few}” are four, and where one begins is said by whoever entered it (${id}).`,
        },
      ];
  }
  return [];
}

/** What tells of somebody's health and for how long it is kept nobody told. */
function healthGap(product: Product): Gap[] {
  const tables = listTables(product);
  const kept = tables.filter(
    (one) => one.about === 'health' && one.kind === 'own' && /^No period was told/.test(stayOf(product, one, tables)),
  );
  const named = joinWords(kept.map(({ record }) => withArticle(record)));
  return kept.length > 0
    ? [{ question: `how long is ${named} kept, which tells of somebody's health, and who deletes it?` }]
    : [];
}
