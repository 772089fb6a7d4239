import { itemMeans } from '#worker/features/guide/content/glossary.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { tellDealStates } from '#worker/features/guide/documents/deal-states.rules.ts';
import { saysMore, type Term } from '#worker/features/guide/documents/glossary-terms.rules.ts';
import { outlinedGlossary, tellTerms } from '#worker/features/guide/documents/outlined-glossary.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  asNoun,
  capitalise,
  fill,
  joinWords,
  type Noun,
  patternOfNoun,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { exceptionIn } from '#worker/features/guide/idea/rule-limits.rules.ts';
import { asOneBody, doesOf, isAct, type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { recordFacts } from '#worker/features/guide/product/record-facts.rules.ts';
import { listEntities } from '#worker/features/guide/product/records.rules.ts';

const mostTerms = 10;
const fewestTerms = 4;
const mostOfAKind = 3;
/** Facts that every record has. */
const bare = /^Has (?:name|title|note|time)(?:(?:,| and) (?:name|title|note|time))*\.$/;

/** The glossary: each word of the idea with who does what with it and what is kept of it; a word of which nothing can be told is left out. */
export function writeGlossary(product: Product): string {
  const { idea, slots } = product;
  if (idea.isOutlined && idea.records.length > 0) {
    // Of records that no line works with nothing can be told here.
    const terms = outlinedGlossary(product, definedTerms(product));
    if (terms.length > 0) return tellTerms(terms);
  }
  const acts = idea.told.filter((act) => isAct(act) && act.who !== undefined);
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
  const found = [
    ...definedTerms(product),
    termOf(product, idea.item, acts, item),
    termOf(product, idea.deal, acts, deal),
    ...idea.told.flatMap(exceptedTerm),
    ...nouns.map((noun) => termOf(product, noun, acts)),
    ...keptTerms(product),
    ...roleTerms(product),
  ].flatMap((entry) => (entry && saysMore(entry, idea.name) ? [entry] : []));
  const named = [...found, ...namedTerms(product, found), ...countedTerms(product)];
  const terms = named.length < fewestTerms ? [...named, ...stateTerms(product)] : named;
  const distinct = terms.filter(
    ({ term, means }, index) =>
      terms.findIndex((other) => other.term.toLowerCase() === term.toLowerCase() || other.means === means) === index,
  );
  const told = distinct.filter((entry) => !isTwin(entry, distinct, product)).slice(0, mostTerms);
  const rows =
    told.length > 0
      ? told
      : [
          {
            term: idea.item.one,
            means: `Each one that ${idea.client.many} keep here, with when it was entered and by whom.`,
          },
        ];
  return tellTerms(rows);
}

const defined =
  /^(?:(?:an?|the|each|every) (?<one>[\p{L}][\p{L}'’-]+(?: [\p{L}'’-]+)?) (?:is|means|stands for)|(?<many>[\p{L}][\p{L}'’-]+(?: [\p{L}'’-]+)?) (?:are|means?|stands? for)) (?<means>(?:an?|the|one|when|what|where|how) [^;?]{8,160})$/iu;
/** What begins a remark about the product or its owner, and explains no word. */
const noTerm =
  /^(?:(?:i|we|you|he|she|they|it|this|that|these|those|there|here|what|which|who|my|our|your|and|but|so)\b|.*\b(?:problem|idea|point|goal|thing|app|product|tool|site|aim|reason|trouble|rest|answer|question|catch|rule|average|result|target|plan|team|users?)$)/i;

/** Words that the owner explains: 'A firing is one load of the kiln' stands in the glossary in the owner's sense. */
function definedTerms({ told, loose }: Product): Term[] {
  const said = [told, ...loose.map(({ decision }) => decision)].join('\n');
  return said.split(/(?<=[.!?])\s+|\n+/).flatMap((sentence) => {
    const { one, many, means = '' } = defined.exec(sentence.trim().replace(/[.!]+$/, ''))?.groups ?? {};
    const term = one ?? many ?? '';
    return term === '' || noTerm.test(term) || /\b(?:i|we|my|our|me|us)\b/i.test(means)
      ? []
      : [{ term: asNoun(term.toLowerCase()).one, means: `${capitalise(means)}.` }];
  });
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

/** 'What employees request and managers approve.' What is done without saying with what is done with what it is all about. */
function tellUses({ idea }: Product, noun: Noun, acts: Told[]): string {
  const asked = / request$/.test(noun.one) ? noun.one.replace(/ request$/, '') : noun.one;
  const named = acts.filter(
    ({ object, who, verb }) =>
      (object?.one === noun.one || object?.one === asked) && !(who === 'product' && /^(?:go|come|leave)$/.test(verb)),
  );
  const bareActs = noun.one === idea.item.one ? acts.filter(({ object, phrase }) => !object && phrase === '') : [];
  const uses = (named.length > 0 ? named : bareActs).map(({ who, verb, device, phrase }) => {
    const turn = /^(?:(?:up|in) (?:for|to)|to|for|on|with|at|from|about|up|out|down|back|in) /.exec(phrase)?.[0].trim();
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
  const { thing } = found;
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
    .filter(isOfIdea)
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

/** The records that the facts of another term name: 'day offers and order lines belong to it'. */
function namedTerms(product: Product, terms: Term[]): Term[] {
  const told = terms.map(({ means }) => means).join(' ');
  return listEntities(product).flatMap(({ name, holds }) => {
    const noun = asNoun(name.toLowerCase());
    const isNew = !terms.some(({ term }) => term.toLowerCase() === noun.one);
    // 'How it went' explains nothing to whoever does not know the row.
    const explains = holds !== undefined && holds.split(' ').length > 3 && !/\bit\b/.test(holds);
    if (!isNew || !explains || !patternOfNoun(noun).test(told)) return [];
    const facts = recordFacts(product, noun.one);
    const entry = {
      term: noun.one,
      means: [`${capitalise(holds.replace(/\.$/, ''))}.`, facts].filter(Boolean).join(' '),
    };
    return saysMore(entry, product.idea.name) ? [entry] : [];
  });
}

/** What is counted against a number, by the names that people have for it. */
const counted =
  /\b(daily (?:limit|number)|closing (?:time|hour)|collection time|waiting list|turn|round|try|point|slot|deposit|grace period)s?\b/i;

/** That it comes to its end. */
const ending = /\b(?:used up|reached|is over|has ended|have passed|has passed|is full|closes?|runs out|lasted)\b/i;

/** Each thing that a criterion counts to its end, with what follows then. */
function countedTerms(product: Product): Term[] {
  const found = new Map<string, string>();
  for (const { cause, effect, id, feature } of listCriteria(product)) {
    const term = counted.exec(cause)?.[1]?.toLowerCase();
    if (!term || found.has(term) || feature.key === 'account' || !ending.test(cause)) continue;
    found.set(term, `When ${cause}, ${product.name} must ${effect} (${id}).`);
  }
  return [...found].slice(0, mostOfAKind).map(([term, means]) => ({ term, means }));
}

/** Where little else is to be told of a known shape, the states of what it is most about, each with what brings it about. */
function stateTerms(product: Product): Term[] {
  if (product.idea.pattern.isOwn) return [];
  const machine = listTables(product).find((table) => table.machine)?.machine;
  if (!machine) return [];
  const moves = machine.moves.filter(({ to }, index, all) => all.findIndex((move) => move.to === to) === index);
  return moves.slice(0, mostOfAKind).map(({ to, when, id }) => ({
    term: to,
    means: `${capitalise(withArticle(machine.record))} becomes this when ${when} (${id}).`,
  }));
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
