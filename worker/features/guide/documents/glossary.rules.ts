import { itemMeans } from '#worker/features/guide/content/glossary.ts';
import { tellDealStates } from '#worker/features/guide/documents/deal-states.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  asNoun,
  capitalise,
  fill,
  joinWords,
  type Noun,
  patternOfNoun,
} from '#worker/features/guide/grammar/words.rules.ts';
import { exceptionIn } from '#worker/features/guide/idea/rule-limits.rules.ts';
import { asOneBody, doesOf, type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { recordFacts } from '#worker/features/guide/product/record-facts.rules.ts';
import { listEntities } from '#worker/features/guide/product/records.rules.ts';

type Term = { term: string; means: string };

const mostTerms = 10;
/** Facts that every record has. */
const bare = /^Has (?:name|title|note|time)(?:(?:,| and) (?:name|title|note|time))*\.$/;

/** The glossary: each word of the idea with who does what with it and what is kept of it; a word of which nothing can be told is left out. */
export function writeGlossary(product: Product): string {
  const { idea, slots } = product;
  const acts = idea.told.filter(({ kind, not, who }) => kind === 'act' && !not && who !== undefined);
  const { isOwn } = idea.pattern;
  const item = isOwn ? undefined : fill(itemMeans[idea.pattern.id], slots);
  const { dealMeans } = idea.pattern;
  // Tables are dear to derive.
  const states = dealMeans?.includes('{states}') ? tellDealStates(product) : '';
  const deal = isOwn ? undefined : fill(dealMeans, { ...slots, states });
  const nouns = acts.flatMap(({ object, device, who }) => [
    ...(device && typeof who === 'object' ? [who] : []),
    ...(object && kindOfNoun(object.one) === 'thing' ? [object] : []),
  ]);
  const terms = [
    termOf(product, idea.item, acts, item),
    termOf(product, idea.deal, acts, deal),
    ...idea.told.flatMap(exceptedTerm),
    ...nouns.map((noun) => termOf(product, noun, acts)),
    ...keptTerms(product),
    ...roleTerms(product),
  ].flatMap((entry) => entry ?? []);
  const distinct = terms.filter(
    ({ term, means }, index) =>
      terms.findIndex((other) => other.term.toLowerCase() === term.toLowerCase() || other.means === means) === index,
  );
  const told = distinct.filter((entry) => !isTwin(entry, distinct, product)).slice(0, mostTerms);
  const rows = told.length > 0 ? told : [{ term: idea.item.one, means: `What ${idea.name} is about.` }];
  return `## Glossary\n\n${rows.map(({ term, means }) => `- **${capitalise(term)}**: ${means}`).join('\n')}`;
}

/** 'Vacation' beside 'vacation request', of which alone something is kept, is the same thing by a shorter name. */
function isTwin({ term }: Term, all: Term[], product: Product): boolean {
  return (
    recordFacts(product, term) === undefined &&
    all.some((other) => other.term !== term && ` ${other.term} `.includes(` ${term} `))
  );
}

/** What people and devices do with a thing, and what is kept of it; undefined where that would say no more than its name. */
function termOf(product: Product, noun: Noun, acts: Told[], known?: string): Term | undefined {
  const device = acts.find(({ device, who }) => device && typeof who === 'object' && who.one === noun.one);
  const facts = recordFacts(product, noun.one);
  const said =
    known ??
    (device
      ? `A device that ${doesOf(device, false).replace(/\bby themselves\b/, 'by itself')}.`
      : tellUses(product, noun, acts));
  const says =
    (facts !== undefined && !bare.test(facts)) || device !== undefined || (known ?? '').split(' ').length > 12;
  return says ? { term: noun.one, means: [said, facts].filter(Boolean).join(' ') } : undefined;
}

/** 'What employees request and managers approve.' */
function tellUses({ idea }: Product, noun: Noun, acts: Told[]): string {
  const asked = / request$/.test(noun.one) ? noun.one.replace(/ request$/, '') : noun.one;
  const uses = acts
    .filter(({ object }) => object?.one === noun.one || object?.one === asked)
    .map(({ who, verb, device, phrase }) => {
      const turn = /^(?:to|for|on|with|at|from|about|up|out|down|back|in) /.exec(phrase)?.[0].trim();
      const body = typeof who === 'object' && !device ? asOneBody(who) : undefined;
      const does = [body || device || typeof who !== 'object' ? thirdOf(verb) : verb, turn].filter(Boolean).join(' ');
      if (typeof who !== 'object') return `${idea.name} ${does}`;
      return `${body ?? (device ? `each ${who.one}` : who.many)} ${does}`;
    });
  const distinct = [...new Set(uses)].slice(0, 3);
  return distinct.length > 0 ? `What ${joinWords(distinct)}.` : '';
}

/** 'nobody sees sick leave of others except HR': HR and the sick leave are words of the product too. */
function exceptedTerm(told: Told): Term[] {
  const found = exceptionIn(told);
  if (!found) return [];
  const thing = found.what.replace(/ of (?:others|other people|another|anybody else)$/, '');
  return [
    { term: found.who, means: `The only ones who may ${told.verb} ${found.what}.` },
    ...(thing !== found.what && /^(?:see|know|read|view)$/.test(told.verb)
      ? [
          {
            term: thing,
            means: `Kept apart: whoever asks for that of others and is not ${found.who} gets the answer that nothing is there.`,
          },
        ]
      : []),
  ];
}

/** Each record that a criterion speaks of, with what it holds and what is kept of it. */
function keptTerms(product: Product): Term[] {
  const criteria = product.features
    .filter(({ key }) => key !== 'account' && key !== 'law')
    .flatMap((feature) => feature.criteria)
    .join(' ');
  return listEntities(product).flatMap(({ name, holds }) => {
    const noun = asNoun(name.toLowerCase());
    if (!holds || !patternOfNoun(noun).test(criteria)) return [];
    const facts = recordFacts(product, noun.one);
    const means = `${capitalise(holds.replace(/\.$/, ''))}.`;
    return [{ term: noun.one, means: facts && !bare.test(facts) ? `${means} ${facts}` : means }];
  });
}

/** People whom only an answer brings in. */
const roles: [name: string, means: string][] = [
  ['stand-in', 'Who decides instead of whoever is asked first and has not decided in time.'],
  ['second person', 'Who is told when the first one on the list has not confirmed in time.'],
];
const roleTerms = ({ features }: Product): Term[] =>
  roles.flatMap(([term, means]) =>
    features.some(({ criteria }) => criteria.some((text) => text.includes(`the ${term}`))) ? [{ term, means }] : [],
  );
