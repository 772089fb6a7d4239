import type { Question } from '#shared/chat.ts';
import { tellReading } from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  asNoun,
  capitalise,
  escapeText,
  joinWords,
  type Noun,
  patternOfNoun,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { warnsOfDanger } from '#worker/features/guide/idea/cautions.rules.ts';
import { isSameNoun, readingOf } from '#worker/features/guide/idea/corrected.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { isMeans } from '#worker/features/guide/idea/item.rules.ts';
import { doOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import { classQuestions } from '#worker/features/guide/product/class-questions.rules.ts';
import { doubtsOfResult, isLost } from '#worker/features/guide/product/doubts.rules.ts';
import { slotsOf } from '#worker/features/guide/product/questions.rules.ts';

const first = (name: string) => `Have I read ${name} right?`;
const again = (name: string) => `Once more, in other words: who uses ${name}, and which one thing is it about?`;
const confirm = 'Yes, that is right';
const forNow = 'Go on with these words for now';
const keep = 'Leave it as I read it';
const own = 'No, I will say it in my own words';

const inSentences = 'If not, tell it in two to five short sentences: who does what with which thing.';
const inExample = 'For example: “The office enters an order with its address. Drivers see the orders of the day.”';

/** So many words are told as a story: where any of it is doubtful, most of it may be. */
const longTelling = 40;
/** Under this, in one or two sentences, somebody has only named what they want. */
const vagueTelling = 25;

/** Whether so much of the reading is in doubt that questions which name its people or its thing may make no sense. */
export function isDoubtful(idea: Idea): boolean {
  if (idea.reading || idea.isWish || idea.clarity === 'empty' || idea.language) return false;
  const words = idea.said.split(/\s+/).length;
  return (
    isLost(idea) ||
    (idea.clarity === 'vague' &&
      (words >= vagueTelling || idea.said.split(/[.!?]\s/).length > 2) &&
      !warnsOfDanger(idea.said) &&
      classQuestions(idea, slotsOf(idea)).length < 2) ||
    (idea.pattern.isOwn === true && words >= longTelling && listDoubts(idea).length > 0)
  );
}

/** Whether a question asks for the reading; 'again' where it was asked before. */
export function asksReading(asked: string, name: string): 'first' | 'again' | undefined {
  if (asked.startsWith(first(name))) return 'first';
  return asked.startsWith(again(name)) ? 'again' : undefined;
}

/** Whether an answer takes the reading as it stands. */
export function confirmsReading(answer: string): boolean {
  return (
    answer === confirm ||
    answer === forNow ||
    answer === keep ||
    /^(?:(?:yes|yep|yeah|ok(?:ay)?|ja)[,.!\s]*)?(?:(?:that|this|it)(?:['’]s| is| looks) )?(?:yes|yep|yeah|ok(?:ay)?|right|correct|fine|good|exactly|perfect|ja|stimmt)[.!\s]*$/i.test(
      answer.trim(),
    )
  );
}

/** Whether an answer only says that the person will put it right. */
export function promisesReading(answer: string): boolean {
  return answer === own || /^(?:no+|nope|wrong|not (?:quite|right|really|at all))[.!\s]*$/i.test(answer.trim());
}

/** The question whether people and thing were read right, with the next likely readings to choose from. */
export function askReading(idea: Idea): Question {
  const { client, host, item } = idea;
  const isSure = listDoubts(idea).length === 0;
  const isOpen = isDoubtful(idea);
  const hint = isOpen
    ? inSentences
    : `If not, write it like “${joinWords([client.many, ...(host ? [host.many] : [])])}; ${item.many}”.`;
  const others = otherReadings(idea).map((label) => ({ label }));
  const whole = `${first(idea.name)} ${told(idea, true)} ${hint}`;
  const question = whole.length <= mostAsked ? whole : `${first(idea.name)} ${told(idea, false)} ${hint}`;
  return {
    question: question.length <= mostAsked ? question : cutAsked(`${first(idea.name)} ${told(idea, false)}`),
    why: 'Everything I write rests on these words: features, records and screens follow the people and the thing.',
    options: isOpen
      ? [{ label: own, recommended: true }, ...others]
      : [{ label: isSure ? confirm : forNow, recommended: true }, ...others, { label: own }],
  };
}

/** A question within its length, cut after a whole sentence. */
const cutAsked = (text: string) =>
  text.length <= mostAsked ? text : text.slice(0, mostAsked).replace(/(?<=[.?]) [^.?]*$/, '');

/** The same question in other words, after an answer that could not be read. */
export function askReadingAgain(idea: Idea): Question {
  return {
    question: `${again(idea.name)} ${isDoubtful(idea) ? inExample : `For example “${idea.client.many}; ${idea.item.many}”.`}`,
    why: isDoubtful(idea)
      ? 'Two to five short sentences on who does what with which thing take the place of all that I read before.'
      : 'A few plain nouns are enough: first the people, then a semicolon, then the thing.',
    options: [{ label: keep, recommended: true }, ...otherReadings(idea).map((label) => ({ label }))],
  };
}

/** How people and thing are read, in a sentence. */
export function tellPeopleAndThing(idea: Idea): string {
  return `${tellReading(readingOf(idea))}.`;
}

/** A question may have 300 characters. */
const mostAsked = 290;
const mostDone = 48;

/** 'For offices, who subscribe to a bouquet, and florists; about bouquets.', and what of it is a guess. */
function told(idea: Idea, isLong: boolean): string {
  const { client, host, item } = idea;
  const people = [client, ...(host ? [host] : [])].map((noun) => {
    const done = isLong ? doneBy(noun, idea) : undefined;
    return done ? `${noun.many}, who ${done}` : noun.many;
  });
  const joined = people.some((one) => one.includes(', who ')) ? people.join(', and ') : joinWords(people);
  const isFor = isNamed(idea) ? `for ${joined}` : '';
  const about = isThingFound(idea) ? `about ${item.many}` : '';
  return [[isFor, about].filter(Boolean).join('; '), ...listDoubts(idea)]
    .filter(Boolean)
    .map((part) => `${capitalise(part)}${part.endsWith('.') ? '' : '.'}`)
    .join(' ');
}

function doneBy(noun: Noun, { told: all }: Idea): string | undefined {
  const own = actsOf(all).find(({ who, phrase }) => typeof who === 'object' && who.one === noun.one && phrase !== '');
  const done = own && doOf(own).replace(patternOfNoun(noun), 'they');
  return done && done.length <= mostDone && !/[;{}?]/.test(done) ? done : undefined;
}

const actsOf = (all: Told[]) => all.filter(({ kind, not }) => kind === 'act' && !not);
const anybody = /^(?:person|user|people|someone|everyone|anyone)$/;

function isNamed({ client, clientKnown, host, said }: Idea): boolean {
  const isCrowd = host !== undefined && /\b(?:the|all) people\b/i.test(said);
  return isCrowd || (clientKnown && !anybody.test(client.one));
}

/** Whether the thing is in the words of the idea, or made of one of them. */
function isThingFound({ item, things, told: all, said }: Idea): boolean {
  if (kindOfNoun(item.many.split(' ').at(-1) ?? '') === 'person') return false;
  return (
    things.some((thing) => isSameNoun(thing, item)) ||
    actsOf(all).some(({ object }) => isSameNoun(object, item)) ||
    item.one.split(' ').some((word) => patternOfNoun(asNoun(word)).test(said))
  );
}

/** What the reading can't know, said instead of guessed. */
function listDoubts(idea: Idea): string[] {
  const { client, host, hostKnown, item, told: all } = idea;
  const [act, ...more] = actsOf(all);
  return [
    ...(isNamed(idea) ? [] : [`You name nobody who uses it; I call them ${client.many}.`]),
    ...(host && !hostKnown ? [`Who runs it you don’t say; I call them ${host.many}.`] : []),
    ...(isThingFound(idea) ? [] : [`What it is about I can’t tell; I call it ${withArticle(item.one)}.`]),
    ...(act ? [] : ['I find nothing that anybody does with it.']),
    ...(act && more.length === 0 ? [`The one thing done is to ${escapeText(doOf(act), 60)}.`] : []),
    ...doubtsOfResult(idea),
  ];
}

/** Leads in the time, the place or the use of something else. */
const aside = '(?:for|over|during|before|after|on|by|until|as|like|at|in|from|near|to)';
const mostOthers = 2;
const mostReadings = 4;

/** The next likely readings: another thing or other people of the idea, the sides the other way round, one kind of people alone. */
function otherReadings(idea: Idea): string[] {
  const { client, host, item, told: all, things, people, places, said } = idea;
  const sides = [client, ...(host ? [host] : [])];
  const isIn = (list: Noun[], noun: Noun) => list.some((one) => isSameNoun(one, noun));
  const acting = actsOf(all).flatMap(({ who }) => (typeof who === 'object' ? [who] : []));
  const isAside = ({ one, many }: Noun) =>
    new RegExp(`\\b${aside} (?:[a-z-]+ ){0,2}(?:${toPattern(one)}|${toPattern(many)})\\b`, 'i').test(said);
  const others = [...actsOf(all).flatMap(({ object }) => object ?? []), ...things.filter((noun) => !isAside(noun))]
    .filter((noun) => isApart(noun, item) && !isMeans(noun) && !isIn([...people, ...places, ...sides], noun))
    .filter((noun) => !/ (?:yet|now|then|again|soon|also)$/.test(noun.one) && patternOfNoun(noun, '').test(said))
    .filter((noun, at, list) => list.findIndex((other) => isSameNoun(other, noun)) === at)
    .filter((noun) => !isDoubtful(idea) || timesIn(said, noun) > 1)
    .toSorted((a, b) => (isDoubtful(idea) ? timesIn(said, b) - timesIn(said, a) : 0))
    .slice(0, mostOthers);
  const [besides] = [...acting, ...people].filter(
    (noun) =>
      !isIn([...sides, item], noun) &&
      !anybody.test(noun.one) &&
      patternOfNoun(noun, '').test(said) &&
      !isCounted(said, noun) &&
      (!isDoubtful(idea) || timesIn(said, noun) > 1),
  );
  const readings = [
    ...others.map((noun) => `It is about ${noun.many}, not ${item.many}`),
    ...(besides ? [`It is for ${besides.many}`] : []),
    ...(host
      ? [`Only ${client.many} use it`, `The other way round: ${host.many} use it; ${client.many} serve them or decide`]
      : ['Only I use it']),
  ];
  return readings.slice(0, mostReadings);
}

const timesIn = (said: string, noun: Noun) => [...said.matchAll(patternOfNoun(noun, 'gi'))].length;

/** 'Eighty men between 25 and 45' are an example, and not those whom it is for. */
const isCounted = (said: string, { many }: Noun) =>
  /^(?:\d+|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\b/i.test(many) ||
  new RegExp(`["“][^"”]{0,80}\\b${toPattern(many)}\\b`, 'i').test(said);

/** Whether two nouns are different things, and not one the other with a word more. */
function isApart(one: Noun, other: Noun): boolean {
  return !patternOfNoun(one).test(other.one) && !patternOfNoun(other).test(one.one);
}
