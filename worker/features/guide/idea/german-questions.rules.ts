import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { pluralOf, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';

/** What a German clause says beside its verb; `aside` with a preposition. */
export type Group = { text: string; aside: boolean };
export type Clause = { subject: string; verb: string; groups: Group[]; isWho: boolean; asks: boolean; bare: boolean };

/** Verbs after which a question can follow. */
export const asked = /^(see|check|know|ask|say|show)$/;

/** 'ich sehe wer noch nicht bezahlt hat' without its comma: the question is a piece of its own. */
export function splitQuestion(piece: string): string[] {
  const at =
    /^\s*(?:ich|wir|\p{L}+)\s+(?:sehen?|sieht|prüfen?|prüft|wissen|weiß|fragen?|fragt)\s+(?=(?:wer|ob)\s)/iu.exec(
      piece,
    );
  return at ? [at[0], piece.slice(at[0].length)] : [piece];
}

/** 'wer noch nicht bezahlt hat' after a verb of seeing or asking: 'who has not paid'. */
export function askWho(words: string[], { verb, groups }: Clause): string | undefined {
  if (!/^wer$/i.test(words[0] ?? '') || !verb) return undefined;
  const [first = '', ...rest] = verb.replace(/ (for|to|from|on)$/, '').split(' ');
  const not = groups.some(({ text }) => text === 'not') ? ' not' : '';
  const said = say(groups.filter(({ text }) => text !== 'not'));
  const done = /^(hat|haben)$/i.test(words.at(-1) ?? '');
  const does = done ? `has${not} ${participleOf(first)}` : not ? `does not ${first}` : pluralOf(first);
  return ['who', does, ...rest, said].filter(Boolean).join(' ');
}

/** 'Kassenwart eines Vereins: …' or 'Ich bin Kassenwart' before what 'ich' does: who is writing. */
export function selfIn({ subject, groups }: Clause, words: string[], text: string): string | undefined {
  const says = /^ich$/i.test(words[0] ?? '') && /^bin$/i.test(words[1] ?? '');
  if (says) return groups.length > 0 ? `I am ${withArticle(singularOf(say(groups)))}` : undefined;
  const one = singularOf(subject.replace(/^the /, ''));
  const alone = one !== '' && words.length <= 6 && /\bich\b/i.test(text);
  return alone ? [`I am ${withArticle(one)}`, say(groups)].join(' ').trim() : undefined;
}

/** Things first, then where, when and with what. */
export function say(groups: Group[]): string {
  return [...groups.filter(({ aside }) => !aside), ...groups.filter(({ aside }) => aside)]
    .map(({ text }) => text)
    .join(' ');
}
