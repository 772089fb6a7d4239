import { describe, expect, it } from 'vitest';
import { documentEntries } from '#worker/features/guide/documents/registry.rules.ts';
import { deriveProduct, type Product } from '#worker/features/guide/product/product.rules.ts';
import { promptEntries } from '#worker/features/guide/prompts/registry.rules.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

const basis = 'Requirements v1';
const repeat = (text: string) => (length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const texts: [name: string, write: (length: number) => string][] = [
  ['many ideas in one', repeat(Object.values(everydayIdeas).join('\n\n'))],
  ['an idea that goes on and on', repeat(ideas.long ?? '')],
  ['one act again and again', repeat('People can order pizza and pay for it. ')],
  ['a sentence without an end', repeat('people who order and pay, ')],
  ['a noun without an end', repeat('order list of the ')],
  ['German', repeat(`${ideas.german} `)],
  ['one long word', repeat('a')],
  ['many short words', repeat('ab ')],
  ['marks alone', repeat(',;.- “(')],
  ['open quotations', repeat('“order "pay (with ')],
  ['lines', repeat('- order bread\n')],
  ['braces and angles', repeat('{a} <b ')],
  ['scripts that never end', repeat('<script')],
  ['joints', repeat('and ')],
  ['a list of letters', repeat('x, ')],
  ['quoted letters', repeat('" a ')],
  ['numbers', repeat('1 ')],
  ['sums', repeat('£1,')],
  ['articles', repeat('the ')],
  ['owners', repeat('my ')],
  ['refusals', repeat('no ')],
  ['passives', repeat('is sent by guests, ')],
  ['unknown verbs', repeat('vets vax ')],
];

const mostAttempts = 6;

let calls = 0;
/** What was derived last is remembered and would take no time: each call has a text of its own. */
function renew(text: string): string {
  calls += 1;
  return `${text}\n\nNumber ${calls}.`;
}

/**
 * How many times as long one work takes as another, by the shortest run of each: whatever else this machine does only adds to one. Tries
 * again while that is not under `most`.
 */
function ratioOf(work: () => unknown, other: () => unknown, most: number): number {
  const shortest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let ratio = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < mostAttempts && ratio >= most; attempt += 1) {
    for (const [at, run] of [other, work].entries()) {
      const began = performance.now();
      run();
      shortest[at] = Math.min(shortest[at] ?? 0, performance.now() - began);
    }
    ratio = (shortest[1] ?? 0) / Math.max(1, shortest[0] ?? 0);
  }
  return ratio;
}

// What is measured is measured again while a busy machine is in its way: that may take longer than a test does.
describe('time', { timeout: 30_000 }, () => {
  const everyday = () => deriveProduct('Acme', renew(everydayIdeas.cafeteria ?? ''), []);

  it.each(texts)('grows as the idea does: %s', (_, write) => {
    const derive = (length: number) =>
      deriveProduct('Acme', renew(write(length)), [{ topic: 'Also', decision: write(length) }]);
    const ten = () => {
      for (let at = 0; at < 10; at += 1) derive(2_000);
      // What takes no time at all is held against an ordinary idea.
      everyday();
    };
    // 1 where time grows as the text does, 10 where it grows as its square.
    expect(ratioOf(() => derive(20_000), ten, 3)).toBeLessThan(3);
  });

  const said = Object.values(everydayIdeas).slice(0, 16);
  const derive = () => said.map((idea) => deriveProduct('Acme', renew(idea), []));
  const writers = [...documentEntries, ...promptEntries].map(
    ({ kind, write }): [kind: string, write: (product: Product) => unknown] => [kind, (of) => write(of, basis)],
  );

  it.each(writers)('of deriving an idea and writing its %s is a few times that of deriving it', (_, write) => {
    expect(ratioOf(() => derive().map(write), derive, 4)).toBeLessThan(4);
  });

  it('of all documents of an idea that is as long as may be is a few times that of deriving it', () => {
    const long = () => deriveProduct('Acme', renew(repeat(ideas.long ?? '')(19_900)), []);
    const products = Array.from({ length: mostAttempts }, long);
    const all = () => {
      const product = products.pop() ?? long();
      for (const { write } of documentEntries) write(product, basis);
    };
    expect(ratioOf(all, long, 4)).toBeLessThan(4);
  });
});
