import {
  foreignDocuments,
  foreignKept,
  foreignReplies,
  germanAnswersLead,
  germanReading,
} from '#worker/features/guide/content/foreign-replies.ts';
import { foreignLanguages, otherSigns } from '#worker/features/guide/content/languages.ts';
import { nameUsers } from '#worker/features/guide/documents/name-users.rules.ts';
import { capitalise, escapeText, fill, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProjectBrief } from '#worker/features/guide/guide-turn.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { translateIdea } from '#worker/features/guide/idea/language.rules.ts';
import { sentenceOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { isDoubtful } from '#worker/features/guide/product/reading-question.rules.ts';
import { tellActs } from '#worker/features/guide/product/telling-acts.rules.ts';
import { offerNext, tellStanding } from '#worker/features/guide/replies/path.rules.ts';

const cannotRead = (language: string) =>
  `This is in ${language}, which I can’t read, so I have made nothing of it and saved nothing. Please tell it in English in two or three plain sentences: who does what with which things. A translation by machine is good enough. For a conversation in your language, a model can be connected.`;

/**
 * The first words of a project: what was understood, and what comes now.
 * @param isProposed whether the form proposes what such a product needs.
 * @param written the description as its owner wrote it, where they are quoted.
 */
export function writeGreeting(product: Product, isProposed = false, written = product.idea.said): string {
  const { idea } = product;
  if (idea.language?.id === 'other')
    return (
      foreignReplies[idOf(idea.language)] ??
      `Welcome. ${cannotRead(idea.language.name)} The questions below need only a click, and are a beginning as well.`
    );
  const foreign = idea.language
    ? `${idea.language.greeting ? `${idea.language.greeting}\n\n` : ''}Your idea is in ${idea.language.name}; I write English, so please correct me where I misread it. `
    : '';
  const caution = product.caution ? `\n\n${product.caution}` : '';
  if (idea.isWish && idea.said.length >= 3)
    return `Welcome. What I read is a wish and not yet a product: “${escapeText(idea.said, 120).replace(/[.\s]+$/, '')}”. I write nothing before I know three things: who it is for, what they do, and with which thing.\n\nTell me in one sentence what would be different in an ordinary week, or begin with the two questions.`;
  if (isDoubtful(idea) && idea.language) return `${germanReading.greeting}${caution}`;
  if (isDoubtful(idea) && !isProposed)
    return `${foreign}Welcome. I do not understand it well enough yet, so please tell me: who does what, and with which thing?${quoteWish(written)}${caution}\n\nThe first question is about that; what the others ask is of use whatever the answer is.`;
  if (isProposed && idea.clarity !== 'clear')
    return `${foreign}Welcome. The form begins with what such a product needs: who does what, what is kept, and what always holds. It is yours to change.${caution}`;
  return `${foreign}${understood(product)}${caution}\n\n${idea.clarity === 'clear' ? 'A few choices decide what the first version looks like. The recommended answers are what I would take if you are not sure.' : 'Two or three answers are enough for a first version of the requirements; you can change all of them later.'}`;
}

const wishes =
  /\b(?:I|we|\p{Lu}\p{Ll}+)(?:['’]d| would)? (?:also |really |just )?(?:wants?|wish(?:es)?|like|needs?|(?:am|are) (?:building|looking for))\b|\bi['’]?d like\b|\b(?:wanted|want|need):/u;
const mostQuoted = 220;

/** The sentence of the idea that wishes for something, in its owner's words; without one, how the idea begins. */
function quoteWish(said: string): string {
  const plain = said.replace(/\s+/g, ' ').trim();
  const sentences = plain.split(/(?<=[.!?]) /);
  const wish = [wishes, /\bshould\b/].flatMap((sign) => sentences.find((one) => sign.test(one)) ?? []).at(0);
  const quoted = escapeText((wish ?? plain).replace(/^.*\b(?=(?:wanted|want|need): )/, ''), mostQuoted);
  return quoted ? ` You wrote: “${quoted.replace(/[.\s]+$/, '')}”.` : '';
}

/** What was understood of the idea, in a sentence or two. */
export function understood(product: Product): string {
  const { idea, slots } = product;
  if (idea.clarity === 'empty')
    return 'Welcome. There is no description yet that I can build on, so let us find the core of it together.';
  if (idea.clarity === 'vague') {
    const field: Record<string, string> = {
      pets: 'pets and the people who care for them',
      garden: 'plants and gardens',
      food: 'food and cooking',
      fitness: 'sport and training',
      health: 'health',
      money: 'money',
      learning: 'learning',
      travel: 'travel',
      home: 'home and neighbourhood',
      kids: 'families',
      music: 'music',
      events: 'events',
      work: 'work in teams',
      games: 'games',
      code: 'work on code',
    };
    const about = idea.domain
      ? `it is about ${field[idea.domain.id] ?? idea.domain.id}`
      : idea.things[0]
        ? `it is about ${idea.things[0].many}`
        : 'the field is still open';
    const [first] = idea.told.filter(({ kind, who }) => kind === 'act' && who !== undefined);
    if (first)
      return `Welcome. As I read it: ${lowerFirst(sentenceOf(first, product.name))}. What follows from it depends on a few choices.`;
    return `Welcome. As I read it, ${about}; who it is for and what it does first is not settled yet.`;
  }
  const told = tellActs(product, 4);
  const plain = (text: string) => text.toLowerCase().replace(/\W+/g, ' ').trim();
  const echoes = plain(idea.said).includes(plain(told)) && told.length > idea.said.length * 0.7;
  const thin = idea.acts.length === 1 && !idea.acts[0]?.object && told.split(' ').length <= 5;
  const aim = `${capitalise(fill(idea.pattern.aim, slots))}.`;
  const acts = thin ? `${aim} ${told}` : echoes ? `The core, as I read it: ${fill(idea.pattern.aim, slots)}.` : told;
  return `So ${product.name} is for ${nameUsers(product, true)}. ${acts || `${capitalise(fill(idea.pattern.aim, slots))}.`}`;
}

export function writeHello(product: Product, brief: ProjectBrief): string {
  const { idea } = product;
  const at = `You are in ${tellStanding(product, brief)}`;
  const have =
    brief.documents.length > 0
      ? `, with ${joinWords(brief.documents.map(({ title, version }) => `${title.replace(/[\\`*[\]<>#|]/g, '')} v${version}`))}`
      : '';
  return `Hello. ${at}${have}. ${idea.clarity === 'clear' ? '' : 'I still know little about the idea; tell me who it is for and what they do first. '}${offerNext(product, brief, [])}`;
}

/** A message in another language: said in that language where the guide can, and that nothing was saved. */
export function writeForeign(
  { id, name }: { id: string; name: string },
  product: Product,
  brief: ProjectBrief,
  isKept = false,
): string {
  const own = idOf({ id, name });
  const said = (isKept ? (foreignKept[own] ?? keptAsTold(name)) : foreignReplies[own]) ?? cannotRead(name);
  return `${said}\n\n${offerNext(product, brief, [])}`;
}

const keptAsTold = (name: string) =>
  `I read ${name} only in parts and write English. I kept what you told me in your own words, as an open point of the requirements; say it in one plain English sentence (who does what with which thing), and I build it in.`;

/** The language that a text is in, also where too little of it was understood. */
const idOf = ({ id, name }: { id: string; name: string }) =>
  foreignLanguages.find((language) => language.name === name)?.id ?? id;

const languageNames = [...foreignLanguages, ...otherSigns].map(({ name }) => name);
const wishesLanguage = new RegExp(
  `\\b(?:in|into) (${languageNames.join('|')}|Danish|Swedish|Norwegian|Finnish|Turkish|Russian|Ukrainian|Czech|Greek|Arabic|Chinese|Japanese|Korean|Hindi)\\b`,
  'i',
);

/** Beside a document: that it is in English, where another language was used or wished for; '' otherwise. */
export function tellEnglish(text: string): string {
  const { language } = translateIdea(text);
  const own = language && foreignDocuments[idOf(language)];
  if (own) return own;
  const wished = language?.name ?? wishesLanguage.exec(text)?.[1];
  return wished
    ? `I write English only, so this is in English and not in ${wished}; a translator can carry it over.`
    : '';
}

/** Beside answers to a form: that those in German stand untranslated in an English text; '' where there are none. */
export function tellGermanAnswers(answers: string[]): string {
  return answers.some((answer) => translateIdea(answer).language?.name === 'German') ? germanAnswersLead : '';
}

/** Whether the reading left anything to ask before a document makes sense. */
export function isTooVague(idea: Idea): boolean {
  return idea.clarity === 'empty';
}
