import { findConsequence } from '#worker/features/guide/content/consequences.ts';
import { looks, promises, takenOff } from '#worker/features/guide/content/record-promises.ts';
import { asNoun, fill } from '#worker/features/guide/grammar/words.rules.ts';
import { splitCriterion } from '#worker/features/guide/product/criteria.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { addFields, type Draft } from '#worker/features/guide/product/record-fields.rules.ts';
import { nounsIn } from '#worker/features/guide/product/record-words.rules.ts';

/** Adds what criteria and decisions promise to keep: who looked, the reason that is told, a link that is given, who set a number and when. */
export function keepPromises(product: Product, drafts: Draft[], home: Draft | undefined): void {
  const own = product.features.filter(isOfIdea);
  for (const { text, id } of own.flatMap((feature) => feature.criteria.map((text) => ({ text, id: feature.id })))) {
    const { cause, effect } = splitCriterion(text, product.name);
    const draft = namedIn(cause, drafts) ?? namedIn(effect, drafts) ?? home;
    for (const { signs, fields } of promises) {
      const found = signs.exec(effect);
      if (found && draft) addFields(draft, without(draft, fields.replaceAll('$1', past(found[1])).split(', ')));
    }
    keepLeft(effect, drafts);
    if (looks.signs.test(effect) && draft) addLooks(draft, drafts, id);
  }
  keepDecided(product, drafts, home);
}

const past = (word = '') => (word === 'took' ? 'taken' : word);

/** The record that a text names first. */
function namedIn(text: string, drafts: Draft[]): Draft | undefined {
  const [noun] = nounsIn(text, { things: drafts.map(({ name }) => asNoun(name.toLowerCase())) });
  return drafts.find(({ name }) => name.toLowerCase() === noun?.one);
}

/** A reason that stands in the row already, whatever it is of, is not written down again. */
const without = ({ fields }: Draft, more: string[]) =>
  more.filter((field) => !(field === 'reason' && fields.some((known) => /\breason\b/.test(known))));

/** What is taken off a side is counted where the side stands. */
function keepLeft(effect: string, drafts: Draft[]): void {
  const [, what, side] = takenOff.exec(effect) ?? [];
  const draft = side && drafts.find(({ fields }) => fields.includes(`${side} id`));
  if (draft) addFields(draft, [`${what} left`]);
}

function addLooks({ name }: Draft, drafts: Draft[], fr: string): void {
  if (drafts.some((draft) => draft.name === looks.name)) return;
  const slots = { thing: asNoun(name.toLowerCase()), fr };
  drafts.push({
    name: looks.name,
    kind: undefined,
    thing: name.toLowerCase(),
    fields: ['id', ...fill(looks.fields.replace('{thing}', name.toLowerCase()), slots).split(', ')],
    holds: fill(looks.holds, slots),
  });
}

/** What a decision's rule for the code calls a column is one. */
function keepDecided({ settled, loose, slots }: Product, drafts: Draft[], home: Draft | undefined): void {
  const decided = [
    ...[...settled.values()].map(({ option, text }) => ({
      text: `${option ? fill(option.rule, slots) : ''} ${text}`,
      isOwn: false,
    })),
    ...loose.map(({ decision }) => ({ text: decision, isOwn: true })),
  ];
  for (const { text, isOwn } of decided) {
    const keeps = findConsequence(text, isOwn)?.keeps;
    const limited = drafts.find(({ fields }) =>
      fields.some((field) => /^(?:limit|most|places|upper limit)$/.test(field)),
    );
    const draft = keeps?.in === 'limit' ? limited : home;
    if (keeps && draft) addFields(draft, keeps.fields.split(', '));
  }
}
