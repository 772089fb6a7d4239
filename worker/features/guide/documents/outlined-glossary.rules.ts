import { saysMore, type Term } from '#worker/features/guide/documents/glossary-terms.rules.ts';
import { definitionOf } from '#worker/features/guide/documents/outlined-definitions.rules.ts';
import { peopleTerms } from '#worker/features/guide/documents/outlined-glossary-people.rules.ts';
import { wordTerms } from '#worker/features/guide/documents/outlined-glossary-words.rules.ts';
import { broughtBy, domainTerms } from '#worker/features/guide/documents/outlined-terms.rules.ts';
import { statesOf, tellWays } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { asNoun, capitalise, nounIn, patternOfNoun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { recordFacts } from '#worker/features/guide/product/record-facts.rules.ts';
import { type Entity, listEntities } from '#worker/features/guide/product/records.rules.ts';

const mostTerms = 16;
const mostPeople = 4;
const leastWords = 5;

/**
 * The words of an outlined idea that its documents use: its people, what is kept, and what its criteria speak of without saying what it is.
 * @param defined what its owner explained in so many words.
 */
export function outlinedGlossary(product: Product, defined: Term[]): Term[] {
  const tells = (term: Term) => saysMore(term, product.name);
  const people = peopleTerms(product).filter(tells).slice(0, mostPeople);
  const isNew = ({ term }: Term) => !people.some((one) => one.term === term);
  const kept = listEntities(product)
    .flatMap((entity) => recordTerm(product, entity))
    .filter(isNew);
  const isUsed = usedIn(product);
  const words = [...defined.filter(isUsed), ...wordTerms(product), ...domainTerms(product)].filter(tells);
  const records = kept.slice(0, mostTerms - people.length - Math.min(leastWords, words.length));
  return [...people, ...records, ...words]
    .filter(({ term, means }, at, all) => all.findIndex((other) => other.term === term || other.means === means) === at)
    .slice(0, mostTerms);
}

/** Whether a word stands in what the product does and holds to: what nothing else says needs no meaning. */
function usedIn({ idea, features, qualities }: Product): (term: Term) => boolean {
  const said = [
    ...features.flatMap(({ says, criteria }) => [says, ...criteria]),
    ...qualities,
    ...(idea.outline?.rules ?? []),
  ].join('\n');
  return ({ term }) => patternOfNoun(asNoun(term)).test(said) || nounIn(term, said) !== null;
}

/** A record: how it comes about, then to what it belongs and what it goes through. */
function recordTerm(product: Product, { name, holds, told }: Entity): Term[] {
  const term = name.toLowerCase();
  const definition = told ? definitionOf(product, told) : '';
  const facts = recordFacts(product, term, {
    states: told && told.ways.length > 0 ? statesTold(product, told) : undefined,
  });
  const means = [definition, facts ?? (definition ? '' : `${holds}.`)].filter(Boolean).join(' ');
  if (saysMore({ term, means }, product.name)) return [{ term, means }];
  // Few words tell little: what is kept of it, else what is done with it, tells more.
  const whole = [definition, recordFacts(product, term)].filter(Boolean).join(' ');
  if (saysMore({ term, means: whole }, product.name)) return [{ term, means: whole }];
  const named = patternOfNoun(asNoun(term));
  const about = product.features.filter(({ says }) => named.test(says));
  const done = (about.find(({ id }) => !definition.includes(`(${id})`)) ?? about[0])?.says ?? '';
  return done === '' ? [] : [{ term, means: `${whole} ${done}` }];
}

/** 'Goes through free, promised (FR-4.3) and gone (FR-9.1)': the states of a record with what brings each about. */
function statesTold(product: Product, record: ToldRecord): string {
  const [first] = statesOf(record);
  const numbered = record.ways.map((way) =>
    way.map((state) => {
      const ids = state === first ? [] : broughtBy(product, record, state).map(({ id }) => id);
      return ids.length > 0 ? `${state} (${ids.slice(0, mostIds).join(', ')})` : state;
    }),
  );
  return `${record.isInOrder ? 'goes through' : 'is'} ${tellWays(numbered)}`;
}
const mostIds = 2;

/** A term as the glossary lists it. */
export const tellTerms = (rows: Term[]): string =>
  `## Glossary\n\n${rows.map(({ term, means }) => `- **${capitalise(term)}**: ${means}`).join('\n')}`;
