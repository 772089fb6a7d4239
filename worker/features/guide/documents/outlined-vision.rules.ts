import { capitalise, joinWords, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What an outlined product is, for whom, how it is today, when it has succeeded and what it holds to, each as its owner told it. */
export type OutlinedVision = { what: string; forWhom: string; today: string; success: string; holds: string };

const asSentence = (line: string) => capitalise(`${line.replace(/[.\s]+$/, '')}.`.replace(/([!?])\.$/, '$1'));

/** Reads the parts of a vision off the outline of a product; a part of which nothing was told is empty. */
export function outlinedVision(product: Product): OutlinedVision {
  const { idea, measures } = product;
  const third = (line: string) => inThird(line, undefined, idea.self ?? idea.client);
  const limits = [...(idea.outline?.rules ?? []), ...(idea.outline?.nots ?? [])];
  const hard = limits.find((line) => never.test(line)) ?? limits.find((line) => denied.test(line));
  return {
    what: whatItIs(product),
    forWhom: forWhom(product),
    today: (idea.outline?.today ?? []).map((line) => asSentence(third(line))).join(' '),
    success: measures.map(({ id, text }) => asSentence(`${text.replace(/[.\s]+$/, '')} (${id})`)).join(' '),
    holds: hard ? asSentence(third(hard)) : '',
  };
}

const never = /\b(?:never|not ever|no override|impossible|under no circumstances)\b/i;
const denied = /\b(?:nobody|no one|cannot|can't|must not|may not)\b/i;

/** 'Acme is a register of …' where the line begins with an article, else the line as it stands. */
function whatItIs({ idea, name }: Product): string {
  const { headline = '' } = idea;
  const isNamed = headline.toLowerCase().startsWith(`${name.toLowerCase()} `);
  if (/^(?:An?|The|One|Somewhere|Something) /.test(headline))
    return asSentence(`${name} is ${headline.charAt(0).toLowerCase()}${headline.slice(1)}`);
  return headline === '' ? '' : isNamed ? asSentence(headline) : `What it is: ${asSentence(headline)}`;
}

/** Whom a line keeps out: they are spoken of, and it is not for them. */
const isOut =
  /\b(?:no access|no account|without access|never (?:uses?|signs?|logs?)|do(?:es)? not (?:use|sign|log))\b/i;

/** Those of an outlined idea who use the product themselves. */
export const listUsers = ({ idea }: Product): Noun[] =>
  idea.people.filter(({ one }) => !isOut.test(idea.pattern.jobs?.[one] ?? ''));

/** 'It is for technicians; nurses and physicians use it too.' */
function forWhom(product: Product): string {
  const [main = product.idea.client, ...others] = listUsers(product);
  const isOne = others.length === 1 && /^the /.test(others[0]?.many ?? '');
  return `It is for ${main.many}${others.length > 0 ? `; ${joinWords(others.map(({ many }) => many))} ${isOne ? 'uses' : 'use'} it too` : ''}.`;
}

/** The vision as it stands in the requirements: what it is and for whom, how it is today, when it has succeeded, what it holds to. */
export function tellVision(product: Product): string {
  const { what, forWhom, today, success, holds } = outlinedVision(product);
  const aims = success && `What counts as success: ${success}`;
  const rule = holds && `What always holds: ${holds}`;
  return [
    [what, forWhom].filter(Boolean).join(' '),
    today && `How it is today: ${today}`,
    [aims, rule].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');
}
