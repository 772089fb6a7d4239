import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import {
  capitalise,
  escapeText,
  joinWords,
  lowerFirst,
  pluralOf,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { names } from '#worker/features/guide/product/open-lines.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import {
  type Asked,
  askedStems,
  closestLines,
  half,
  linesOfOutline,
  most,
  mostLines,
  personIn,
  sayIt,
  tellLines,
} from '#worker/features/guide/replies/asked-lines.rules.ts';
import { tellDeeds, tellDoer, tellTeller, tellWhom } from '#worker/features/guide/replies/line-people-answers.rules.ts';

type Answering = { signs: RegExp; answer: (found: RegExpExecArray, asked: Asked) => string | undefined };

const opening = /^(?:(?:so|and|but|ok(?:ay)?|well|hm+|then)[,\s]+)+/i;
const plain = (text: string) => escapeText(text.replace(/[?!.\s]+$/, ''), 120);
const sight = /\b(?:sees?|seen|shown|visible|reads?|looks? (?:at|through))\b/i;
const denial = /\b(?:nobody|no one|not|never|without|cannot|fails?|missing)\b|n['’]t\b|^no\b/i;
/** What nobody may do: it tells of no case in which somebody did nothing. */
const forbids = /^(?:nobody|no one|no|never|at most|only)\b/i;
const conflict =
  /\b(?:two|several|both) (?:people|persons|of (?:them|us)|\p{L}+s (?:want|book|take|ask|try|change|edit))\b|\b(?:same time|at once|twice)\b/iu;
const tie = /\b(?:same|tie[sd]?|equal|draw)\b/i;
const exclusive = /\b(?:one|at most|nobody|already|first|twice|per)\b/i;

/** The field, and its record, of which a question speaks; a field that names a person or a record is none. */
function fieldIn({ idea }: Product, asked: Set<string>) {
  const named = new Set([...idea.people, ...idea.records].map(({ one }) => one));
  return idea.records
    .flatMap((record) => record.fields.map(({ name }) => ({ record, name })))
    .find(({ name }) => {
      const stems = namingStems(name);
      return stems.size > 0 && !named.has(name) && stems.isSubsetOf(asked);
    });
}

/** The record of which a text speaks. */
const recordIn = ({ idea }: Product, text: string) => idea.records.find((record) => names(text, record));

/** 'Who can see the phone number?' */
function tellSight(subject: string, { product, lines, vocabulary }: Asked): string | undefined {
  const asked = askedStems(subject);
  const field = fieldIn(product, asked);
  const about = field ? namingStems(field.name) : asked;
  const known = field ? about : asked.intersection(vocabulary);
  const seeing = lines.filter(({ text, kind }) => kind !== 'not' && sight.test(text));
  const found = closestLines(seeing, known, field ? most : half).slice(0, mostLines);
  if (found.length > 0) return `The lines say of it:\n\n${tellLines(found, product)}`;
  if (!field) return undefined;
  const { record, name } = field;
  const who = product.idea.host ?? product.idea.client;
  const many = pluralOf(name);
  return `Nothing is decided on who sees ${many}. They stand with ${withArticle(record.one)}, so whoever reaches it sees them. ${sayIt(`${capitalise(many)} are seen only by ${who.many}.`)}`;
}

/** 'What happens when nobody answers?' */
function tellEvent(clause: string, { product, lines, vocabulary }: Asked): string | undefined {
  const asked = askedStems(clause);
  if (asked.intersection(vocabulary).size === 0) return undefined;
  const isDenied = denial.test(clause);
  const isConflict = conflict.test(clause);
  const known = asked.intersection(vocabulary);
  // What is said of somebody is what it is about: 'a dog bites' tells of a bite.
  const last = [...asked].at(-1) ?? '';
  const fitting = lines.filter(({ text, kind, stems }) =>
    isConflict
      ? kind === 'rule' && exclusive.test(text)
      : kind !== 'not' &&
        stems.has(last) &&
        (isDenied ? denial.test(text) && !forbids.test(text) : true) &&
        (tie.test(clause) ? tie.test(text) : true),
  );
  const found = closestLines(fitting, isDenied || isConflict ? known : asked, half, !isDenied).slice(0, mostLines);
  if (found.length > 0) return `The lines say what happens then:\n\n${tellLines(found, product)}`;
  const named = recordIn(product, clause);
  const states = named && named.ways.length > 0 ? named : undefined;
  const may = states
    ? ` ${capitalise(withArticle(states.one))} can be ${joinWords([...new Set(states.ways.flat())], 'or')}.`
    : '';
  return `Nothing is decided on what happens when ${lowerFirst(plain(clause))}, so the product does nothing then.${may} Tell me in one sentence what happens and who is told, and I keep it.`;
}

const spans =
  /\b(?:\d+ (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)|last day|before|until|has begun|is over|once a)\b/i;
const counts = /\d|\b(?:one|two|three|at most|nobody|once|twice|any number)\b/i;

/** 'How many things can a guest bring?', 'how long is a credit valid?' */
function tellNumber(rest: string, isTime: boolean, { product, lines, vocabulary }: Asked): string | undefined {
  const asked = askedStems(rest).intersection(vocabulary);
  if (asked.size === 0) return undefined;
  const [first = ''] = asked;
  const last = [...asked].at(-1) ?? '';
  const numbered = lines.filter(
    ({ text, stems }) => (isTime ? spans : counts).test(text) && stems.has(isTime ? last : first),
  );
  const found = closestLines(numbered, asked, half).slice(0, mostLines);
  return found.length > 0
    ? `The lines say on this:\n\n${tellLines(found, product)}`
    : `No line has a ${isTime ? 'time' : 'number'} for that, so nothing bounds it. Tell me the ${isTime ? 'time' : 'number'} in one sentence, and I keep it.`;
}

/** 'Which states does a thing have?' */
function tellStates(rest: string, { product }: Asked): string | undefined {
  const records = product.idea.records.filter(({ ways }) => ways.length > 0);
  const about = recordIn(product, rest);
  const named = records.filter((one) => one === about);
  const shown = named.length > 0 ? named : records;
  return shown.length > 0
    ? shown
        .map(({ one, ways }) => `${capitalise(withArticle(one))} is ${joinWords([...new Set(ways.flat())], 'or')}.`)
        .join(' ')
    : 'No line lists states: what is kept is entered and looked up.';
}

/** 'Will there be payments?', 'can a member change an answer?' */
function tellWhether(rest: string, { product, lines, vocabulary }: Asked): string | undefined {
  const asked = askedStems(rest);
  const nots = closestLines(
    lines.filter(({ kind }) => kind === 'not'),
    asked,
    half,
  );
  if (nots.length > 0) return `No: under “What it will not do” stands\n\n${tellLines(nots, product)}`;
  if (asked.size < 2 || asked.intersection(vocabulary).size === 0) return undefined;
  const acts = closestLines(
    lines.filter(({ kind }) => kind === 'act'),
    asked,
    most,
    true,
  ).slice(0, mostLines);
  const rules = closestLines(
    lines.filter(({ kind }) => kind === 'rule'),
    asked,
    0.66,
  ).slice(0, mostLines);
  if (acts.length > 0)
    return `Yes, the lines say so:\n\n${tellLines(acts, product)}${rules.length > 0 ? `\n\nWhat bounds it:\n\n${tellLines(rules, product)}` : ''}`;
  if (rules.length > 0) return `This is what holds:\n\n${tellLines(rules, product)}`;
  return personIn(product, rest) || recordIn(product, rest)
    ? 'No line says so, so the product does not do it. If it should, tell me in one sentence who does what, and I keep it.'
    : undefined;
}

const answerings: Answering[] = [
  {
    signs:
      /^who (?:else )?(?:(?:can|may|will|could|is allowed to|gets to|is able to) )?(?:sees?|reads?|views?|access|look at) (.+)$/i,
    answer: ([, subject = ''], asked) => tellSight(subject, asked),
  },
  {
    signs:
      /^(?:can|may|will|do|does|is|are) (.+? (?:see|read|view|access|look at|visible|public|private|secret|shown)\b.*)$/i,
    answer: ([, subject = ''], asked) => tellSight(subject, asked),
  },
  {
    signs:
      /^what (?:(?:happens?|becomes?|is done|do we do|does (?:it|the app) do) )?(?:(?:if|when|once|with|to|of) )(.+)$/i,
    answer: ([, clause = ''], asked) => tellEvent(clause, asked),
  },
  {
    signs:
      /^who (?:(?:gets?|is|are|will be) (?:told|notified|informed|reminded|warned)|gets? (?:an? |the )?(?:e-?mail|message|notification|reminder|sms)|hears?)\b ?(.*)$/i,
    answer: ([, clause = ''], asked) => tellWhom(clause, asked),
  },
  {
    signs: /^(?:who|what|how) (?:tells?|notifies|informs?|reminds?|warns?) (.+)$/i,
    answer: ([, whom = ''], asked) => {
      const who = personIn(asked.product, whom);
      return who && tellTeller(who, asked);
    },
  },
  {
    signs: /^(?:which|what) (?:states?|status(?:es)?|steps?|stages?) (?:does|do|can|has|have|are|is)\b(.*)$/i,
    answer: ([, rest = ''], asked) => tellStates(rest, asked),
  },
  {
    signs:
      /^what (?:(?:can|may|could|does|do|is|are) )(?:an? |the |my |our )?(.+?) (?:do|able to do|allowed to do|see)(?: (?:in|with|on) .+)?$/i,
    answer: ([, named = ''], asked) => {
      const who = personIn(asked.product, named);
      return who && tellDeeds(who, asked);
    },
  },
  {
    signs: /^who (?:(?:can|may|will|must|should|is allowed to|gets to|has to) )?(.+)$/i,
    answer: ([, rest = ''], asked) => tellDoer(rest, asked),
  },
  {
    signs: /^(?:how (?:many|much)|(?:at|up to) what|what(?:'s| is) the (?:limit|maximum))\b(.+)$/i,
    answer: ([, rest = ''], asked) => tellNumber(rest, false, asked),
  },
  {
    signs:
      /^(?:how (?:long|often|late|early|soon)|until when|by when|what(?:'s| is) the deadline|when (?:is|are|can|may|must|do|does|will))\b(.+)$/i,
    answer: ([, rest = ''], asked) => tellNumber(rest, true, asked),
  },
  {
    signs: /^(?:can|may|could|will|does|do|is|are|must) (?:there be |there )?(.+)$/i,
    answer: ([, rest = ''], asked) => tellWhether(rest, asked),
  },
];

/** 'Who can see my requests?' is asked as one who uses it. */
const ownThing =
  /^((?:who (?:else )?|(?:can|do|will) \p{L}+ )(?:\p{L}+ )?(?:sees?|reads?|views?|look at) )(?:my|our) /iu;
/** Asked of the building, the guide or its documents, and not of what the product does. */
const ofProcess =
  /\b(?:i|my|me|you|your|we build|prompts?|documents?|requirements?|architecture|plan|build(?:ing)?|cod(?:e|ing)|launch|costs?|legal|laws?|gdpr|features?|hosting|database|password|test(?:ed|s|ing)?)\b/i;

/**
 * Answers a question on what an outlined product does from its lines, or says that they leave it open and what would settle it. Undefined
 * where it asks of something else.
 */
export function answerFromLines(text: string, product: Product): string | undefined {
  const said = text
    .replace(/[’‘]/g, "'")
    .trim()
    .replace(opening, '')
    .replace(/[?!.\s]+$/, '')
    .replace(new RegExp(`\\b${toPattern(product.name)}\\b`, 'gu'), 'it')
    .replace(ownThing, '$1the ');
  if (!product.idea.isOutlined || said.length > 200 || ofProcess.test(said)) return undefined;
  const lines = linesOfOutline(product);
  const people = product.idea.people.flatMap(({ one }) => [...namingStems(one)]);
  const vocabulary = lines
    .reduce((all, { stems }) => all.union(stems), new Set<string>(people))
    .union(
      new Set(
        product.idea.records.flatMap(({ one, fields }) =>
          [one, ...fields.map(({ name }) => name)].flatMap((name) => [...namingStems(name)]),
        ),
      ),
    );
  for (const { signs, answer } of answerings) {
    const found = signs.exec(said);
    const told = found && answer(found, { product, lines, vocabulary });
    if (told) return told;
  }
  return undefined;
}
