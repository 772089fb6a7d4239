import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { inDigits, monthName } from '#worker/features/guide/grammar/numbers.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  capitalise,
  dropVague,
  escapeText,
  joinWords,
  singularOf,
} from '#worker/features/guide/grammar/words.rules.ts';
import { cleanIdea } from '#worker/features/guide/idea/cleaning.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { triedWith } from '#worker/features/guide/product/fact-sizes.rules.ts';
import type { Feature, Measure } from '#worker/features/guide/product/product.rules.ts';
import { breaks } from '#worker/features/guide/product/unused.rules.ts';

const amount = String.raw`\d[\d.,]*\d|\d`;
/** A number by itself: no part of a name, no day of a month and no year. */
const anyNumber = new RegExp(
  String.raw`(?<![\p{L}\d.,:/-])(?:${amount})(?::\d\d)?(?![\d/-]|[.,]\d)(?!\s${monthName}\b)(?!\p{L}{3,})`,
  'giu',
);
const isYear = (number: string) => /^(?:19|20)\d\d$/.test(number);

const bound = '(?:under|below|over|above|less than|more than|at most|at least|no more than)';
const goal = new RegExp(
  String.raw`(?:^|\b(?:be|stay|get|fall|come|go|down|like|want|need|reach|for) (?:to )?)(${bound} (?:${amount}) ?(?:%|percent).*)$`,
  'i',
);
const share = new RegExp(String.raw`\b(?:${amount}) ?(?:%|percent)`, 'i');

/** The owner's own aim as the first measure: 'be under 4 % by the end of the year', with the share that it was before. */
export function withGoal({ told, name }: Idea, stock: Measure[]): Measure[] {
  const said = told.find(({ text, not }) => !not && goal.test(text));
  const aim = said && goal.exec(said.text)?.[1];
  if (!said || !aim) return stock;
  const before = told.slice(0, told.indexOf(said)).findLast(({ text, kind }) => kind !== 'act' && share.test(text));
  const was = before ? ` (so far: “${dropVague(escapeText(before.text, 120))}”)` : '';
  const text = `${capitalise(aim)}${was}, counted in the same way once a month from the records of ${name}`;
  // Returning every week says less than what the owner wants to reach.
  const rest = stock.filter((_, at) => stock.length < 4 || at !== 1);
  return [text, ...rest.map((measure) => measure.text)].map((one, at) => ({ id: `SM-${at + 1}`, text: one }));
}

type Around = {
  idea: Idea;
  told: string;
  features: Feature[];
  qualities: string[];
  measures: Measure[];
  /** What else says them: decisions and limits; and what is asked already. */
  heard: string[];
  open: string[];
};
type Numbers = { qualities: string[]; question: string | undefined; sizes: string[] };

const counting =
  /\b(?:has|have|had|owns?|lends?|runs?|shares?|rents? out|there (?:is|are)|about|around|roughly|with|are|for|come|comes|made)\b/i;
const measuredIn = /^ ?(?:ms|µs|us|ns|milliseconds?|microseconds?|seconds?|s|mb|gb|kb|tb|requests?|rps|qps)\b/i;
const timely =
  /^ ?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|am|pm|o'clock|%|percent|euros?|pounds?|dollars?|cents?|€|£|\$|in the)/i;
/** 'We are three people' is no size at which anything could fail. */
const leastSize = 3;
/** A heading with its number, and what happened once. */
const noRule = /^(?:note|step|part|chapter|day|week|phase|version|item) \d|\b(?:came|was|were|went|took|fell|had)\b/i;

/** Says nothing of what is counted. */
const joining =
  /^(?:in|at|on|of|to|by|or|and|an?|the|as|is|are|it|per|for|we|i|with|from|into|over|then|that|when|until|after|before|than|this|each|every)$/;

/** A number and the word after it, as far as that says what is counted: '10 calls' are no '10 seconds'. */
function countedIn(text: string): { number: string; key: string; after: string }[] {
  const plain = inDigits(text);
  return [...plain.matchAll(anyNumber)].flatMap((match) => {
    const [number] = match;
    if (isYear(number) || Number(number.replaceAll(',', '')) === 1) return [];
    const after = plain.slice((match.index ?? 0) + number.length);
    const word = /^ ?(%|[\p{L}µ]+)/u.exec(after)?.[1]?.toLowerCase() ?? '';
    const what = word === '' || joining.test(word) ? '' : word === 'percent' ? '%' : singularOf(word);
    return [{ number, key: `${number} ${what}`.trim(), after }];
  });
}

/** What is told of size and speed, and a question about the numbers that led to nothing. */
export function tellNumbers({ idea, told, features, qualities, measures, heard, open }: Around): Numbers {
  if (idea.language || idea.clarity === 'empty') return { qualities: [], question: undefined, sizes: [] };
  const written = [
    ...features.flatMap(({ criteria }) => criteria),
    ...qualities,
    ...measures.map(({ text }) => text),
    ...heard,
  ].join(' ; ');
  const known = new Set(countedIn(written).flatMap(({ number, key }) => [number, key]));
  const [sizes, speeds, rest]: string[][] = [[], [], []];
  for (const clause of clausesOf(told))
    for (const { number, key, after } of countedIn(clause)) {
      if (known.has(key)) continue;
      const thing = tagText(`the ${after}`)[0] ?? [];
      const phrase = timely.test(after) ? undefined : readPhrase(thing, 0);
      if (measuredIn.test(after) && /\b(?:under|within|below|less than|at most|up to|p\d\d)\b/i.test(clause))
        speeds?.push(clause);
      else if (
        phrase &&
        /^(?:person|thing)$/.test(phrase.kind) &&
        (counting.test(clause) || clause.startsWith(number))
      ) {
        if (Number(number.replaceAll(',', '')) > leastSize) sizes?.push(`${number} ${phrase.noun.many}`);
      } else if (!noRule.test(clause) && !open.some((text) => countedIn(text).some((one) => one.key === key)))
        rest?.push(clause);
    }
  const distinct = (texts: string[] = []) => [...new Set(texts)];
  const quoted = distinct(rest).map((clause) => `“${dropVague(escapeText(clause, 90))}”`);
  return {
    qualities: [
      ...(sizes && sizes.length > 0 ? [triedWith(joinWords(distinct(sizes)), idea.name)] : []),
      ...distinct(speeds).map(
        (clause) => `As told, and measured with every version: ${dropVague(escapeText(clause, 120))}.`,
      ),
    ],
    question:
      quoted.length > 0
        ? `what does ${idea.name} have to do about ${joinWords(quoted.slice(0, 3))}, and what if that is not kept?`
        : undefined,
    sizes: sizes ?? [],
  };
}

/** The clauses of a description; a time and a decimal stay whole. */
function clausesOf(told: string): string[] {
  return cleanIdea(told)
    .replace(/(?<=\d):(?=\d)/g, '∶')
    .replace(/(?<=\d)\.(?=\d)/g, '․')
    .split(breaks)
    .map((clause) =>
      clause
        .replaceAll('∶', ':')
        .replaceAll('․', '.')
        .trim()
        .replace(/^[-*•,\s]+|[.,;:!?\s]+$/g, ''),
    );
}

/** Without a question about what was only told to say how many there are. */
export function withoutSizes(open: string[], { sizes }: Numbers): string[] {
  const counts = new Set(sizes.map((size) => size.split(' ')[0] ?? ''));
  return open.filter((text) => {
    const said = /^what is to happen, and when, because of “(.+)”/.exec(text)?.[1];
    const numbers = said ? countedIn(said) : [];
    return numbers.length === 0 || !numbers.every(({ number }) => counts.has(number));
  });
}
