import { organisations } from '#worker/features/guide/content/crowds.ts';
import { joinWords, pluralOf, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { aboutMoney, temptingBeside } from '#worker/features/guide/idea/nearest-nots.rules.ts';
import { runnerOf } from '#worker/features/guide/outline/outline-runner.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const most = 4;

/**
 * What an outlined product leaves out beside what its owner ruled out: a second organisation beside the one that runs it, and the nearest things
 * that one is tempted to add. They bound the first version and stand there as assumptions (DESIGN section 7).
 * @returns at most so many that four stand there with the owner's own; none that a line of the outline speaks of.
 */
export function assumedNots(product: Product): string[] {
  const { idea, name, nots } = product;
  const { outline, told } = idea;
  if (!outline || told.length === 0) return [];
  const { is, acts, rules, people, records, nots: ruledOut, aims } = outline;
  const lines = [...is, ...acts, ...rules, ...people, ...records, ...ruledOut, ...aims].join('. ');
  const found = [
    ...oneOrganisation(product),
    ...temptingBeside(told, idea, lines),
    ...(aboutMoney.test(lines)
      ? []
      : [`No payment; ${name} takes no money and sends none, and no line speaks of any.`]),
  ];
  return found.slice(0, Math.max(0, most - nots.length));
}

/** 'A pre-order app for small bakeries', 'of our film school': a house or a group, and what kind of it. */
const organisation = new RegExp(
  `\\b(?:our|my|for|of)(?: (?:an?|the|our|my|small|local|own|little|big))*((?: [\\p{L}-]+)?) (${organisations}|choirs?|clubs?|associations?|compan(?:y|ies)|festivals?)\\b`,
  'iu',
);

/** What keeps the rows of two apart: nothing, where each has a copy of its own. */
function oneOrganisation({ idea, name }: Product): string[] {
  const { outline, people, records } = idea;
  const [, kind = '', noun = ''] = organisation.exec((outline?.is ?? []).join('. ')) ?? [];
  if (!noun || !runnerOf(idea, people)) return [];
  const one = `${kind} ${singularOf(noun)}`.trim().toLowerCase();
  if ([...records, ...people].some((other) => other.one.split(' ').includes(singularOf(noun).toLowerCase()))) return [];
  const kept = records.filter((record) => !people.some((person) => person.one === record.one)).slice(0, 2);
  return [
    `No second ${one} in the same ${name}: all ${joinWords(kept.map((record) => pluralOf(record.one)))} in it are one ${one}'s.`,
  ];
}
