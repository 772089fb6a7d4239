import { particles } from '#worker/features/guide/content/verbs.ts';
import type { Act } from '#worker/features/guide/grammar/acts.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  capitalise,
  fill,
  isPlural,
  joinClauses,
  type Noun,
  type Slots,
} from '#worker/features/guide/grammar/words.rules.ts';
import { asOneBody, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { asThey } from '#worker/features/guide/product/reading-words.rules.ts';

function actorOf(act: Act, slots: Slots): Noun {
  const client = slots.client as Noun;
  return typeof act.who === 'object' ? act.who : client;
}

/** The subject that the sentence of an act begins with. */
export function subjectOf(act: Act, slots: Slots): string {
  const actor = actorOf(act, slots);
  return act.who === 'product' ? String(slots.name) : capitalise(asOneBody(actor) ?? actor.many);
}

/** 'Customers order bread the evening before.' or 'Acme reminds users when to water plants.' */
export function actSentence(act: Act, slots: Slots): string {
  const single = act.who === 'product' || asOneBody(actorOf(act, slots)) !== undefined;
  const verb = single ? thirdOf(act.verb) : act.verb;
  const phrase = single ? fill(act.phrase, slots) : asThey(fill(act.phrase, slots), actorOf(act, slots));
  return `${[subjectOf(act, slots), verb, phrase].filter(Boolean).join(' ')}.`;
}

/** The acts of the idea as whole sentences. */
export function tellEach({ idea, slots }: Product, most: number): string[] {
  return idea.acts.slice(0, most).map((act) => actSentence(act, slots));
}

/** The acts of the idea as sentences; acts of the same people are joined. */
export function tellActs({ idea, slots }: Product, maximum: number): string {
  if (idea.isOutlined)
    return idea.told
      .flatMap(({ line }) => (line ? [`${line}.`] : []))
      .slice(0, maximum)
      .join(' ');
  const sentences: { who: string; parts: string[] }[] = [];
  for (const act of idea.acts.slice(0, maximum)) {
    const before = sentences.at(-1);
    const same = act.meant !== undefined && names(before?.parts.at(-1) ?? '', act.meant);
    const told = actSentence(same ? withPronoun(act) : act, slots).replace(/\.$/, '');
    const who = subjectOf(act, slots);
    const rest = told.slice(who.length + 1);
    const last = sentences.at(-1);
    const fits = last?.who === who && last.parts.length < 3 && [...last.parts, rest].join('').length < 130;
    const plain = !last?.parts.some((part) => / and |, /.test(part)) || last.parts.length < 2;
    if (last && fits && plain && !/^(see|tell|say) (what|if|when|who|where)\b.* and /.test(last.parts.at(-1) ?? '')) {
      last.parts.push(rest);
    } else sentences.push({ who, parts: [rest] });
  }
  return sentences
    .map(({ who, parts }, index) => {
      const again = sentences[index - 1]?.who === who && who !== String(slots.name);
      return `${again ? 'They' : who} ${joinClauses(parts)}.`;
    })
    .join(' ');
}

const mostRules = 3;

/** The rules of the idea that must be there from the start, as sentences: 'Each guess takes letters off the other player.' */
export function tellRules({ idea, features }: Product, told: string): string {
  return idea.told
    .filter(
      ({ kind, not, text }) =>
        kind === 'rule' &&
        !not &&
        text.split(' ').length < 20 &&
        features.some(
          ({ isRule, priority, says }) =>
            isRule && priority.level === 'must' && says.toLowerCase().includes(text.toLowerCase()),
        ),
    )
    .map(({ text, when }) => `${capitalise([text, when].filter(Boolean).join(' '))}.`)
    .filter((sentence) => !told.includes(sentence))
    .slice(0, mostRules)
    .join(' ');
}

/** Whether a wording names the thing, or stands for it already. */
function names(text: string, thing: string): boolean {
  const head = thing.split(' ').at(-1) ?? '';
  return text.includes(head) || /\b(it|them)\b/.test(text);
}

function withPronoun(act: Act): Act {
  const meant = act.meant ?? '';
  const plural = kindOfNoun(meant) !== 'product' && isPlural(meant.split(' ').at(-1) ?? '');
  const pronoun = plural ? 'them' : 'it';
  const [first = '', ...rest] = act.phrase.split(' ');
  const turned = particles.has(first) && rest.join(' ').startsWith(meant);
  const phrase = turned ? `${meant} ${first}${rest.join(' ').slice(meant.length)}` : act.phrase;
  return { ...act, phrase: phrase.replace(meant, pronoun) };
}
