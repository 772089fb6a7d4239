import { tellingDeeds } from '#worker/features/guide/documents/outlined-telling-acts.rules.ts';
import { aimFor } from '#worker/features/guide/documents/outlined-user-aims.rules.ts';
import { todayInThird } from '#worker/features/guide/documents/outlined-user-today.rules.ts';
import {
  capitalise,
  joinWords,
  lowerFirst,
  type Noun,
  nounIn,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
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
    what: withDoing(product, whatItIs(product)),
    forWhom: forWhom(product),
    today: (idea.outline?.today ?? []).map((line) => asSentence(todayInThird(product, line))).join(' '),
    success: measures.map(({ id, text }) => asSentence(`${text.replace(/[.\s]+$/, '')} (${id})`)).join(' '),
    holds: hard ? asSentence(third(hard)) : '',
  };
}

const never = /\b(?:never|not ever|no override|impossible|under no circumstances)\b/i;
const denied = /\b(?:nobody|no one|cannot|can't|must not|may not)\b/i;

const thing =
  /(?:^| )(?:app|tool|page|site|website|platform|system|service|planner|calendar|register|list|log|diary|game|map)$/i;
const body = /(?:^| )(?:club|team|school|choir|company|firm|clinic|association|society|office|library|shop)$/i;
/** 'Internal tool' inside a sentence; 'BB-1' stays. */
const lowerWord = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? lowerFirst(text) : text);

/** 'Freelancers draft an invoice so that the invoice is paid', where the owner's line says neither for whom it is nor what it is. */
function helpsWith(product: Product, headline: string): string | undefined {
  const { client, people } = product.idea;
  const isForSomebody =
    headline === '' ||
    /\bfor\b/i.test(headline) ||
    people.some(({ one, many }) => [one, many].some((word) => nounIn(word, headline) !== null));
  const [, job] = /^Wants? to (?!hear of|see the)(.+)\.$/.exec(aimFor(product, client, [])) ?? [];
  return isForSomebody || !job ? undefined : `${client.many} ${job}`;
}

/** 'Acme is a register of …', 'Acme is an internal tool for …'; a line that is neither stands as it is. */
function whatItIs(product: Product): string {
  const { idea, name } = product;
  const { headline = '' } = idea;
  const isNamed = headline.toLowerCase().startsWith(`${name.toLowerCase()} `);
  if (/^(?:An?|The|One|Somewhere|Something) /.test(headline))
    return asSentence(`${name} is ${headline.charAt(0).toLowerCase()}${headline.slice(1)}`);
  const [, kind = ''] = /^(\p{L}+(?: \p{L}+){0,2}?) (?:for|of|with|where|that|to)\b/u.exec(headline) ?? [];
  if (thing.test(kind) || (kind === '' && /^\p{L}+(?: \p{L}+){0,3}$/u.test(headline) && thing.test(headline)))
    return asSentence(`${name} is ${withArticle(lowerWord(headline))}`);
  if (body.test(kind)) return asSentence(`${name} is for ${withArticle(lowerWord(headline))}`);
  if (/^\p{Lu}?\p{Ll}+(?: \p{Ll}+)?ing$/iu.test(kind)) return asSentence(`${name} is ${lowerWord(headline)}`);
  const job = helpsWith(product, headline);
  if (job && !isNamed) return `${name} helps ${job}: ${lowerWord(asSentence(headline)).replace(/: /, ', ')}`;
  return headline === ''
    ? ''
    : isNamed
      ? asSentence(headline)
      : `${name}: ${lowerWord(asSentence(headline)).replace(/: /, ', ')}`;
}

const medium =
  /\b(?:app|tool|site|page|platform|system|marketplace|shop|tracker|planner|log|diary|register|(?:help|booking) desk)\b/i;
const saysDoing =
  /\b(?:of|where|that|which|who|whom|to|so|helps?|shows?|brings?|lets?|when|instead|from)\b|[:,;]|\b\p{L}+ing\b(?! (?:club|studio|school|app))/iu;
const longestKind = 11;

/** 'An app for the beekeeping club' says not what for: then what its main people do in it. */
function withDoing(product: Product, what: string): string {
  const { client } = product.idea;
  const isBare = medium.test(what) && !saysDoing.test(what) && what.split(' ').length <= longestKind;
  const doing = isBare ? tellingDeeds(product, client) : '';
  return doing === ''
    ? what
    : `${what.replace(/\.$/, '')}, ${/\b(?:site|page|platform)\b/i.test(what) ? 'on' : 'in'} which ${client.many} ${doing}.`;
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
