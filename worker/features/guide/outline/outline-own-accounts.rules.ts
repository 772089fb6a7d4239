import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

/** Whether a line is about somebody's own account that ends: it is no state of a thing, and ends all that is theirs. */
export const endsAccount = ({ verb, phrase }: Pick<Told, 'verb' | 'phrase'>): boolean =>
  /^(?:close|delete|end|cancel|leave)$/.test(verb) && /\baccount\b/.test(phrase);

/** 'A tenant moves out': nobody who goes does that with the product. */
export const personGone = /^(?:an?|the) (\p{L}+) (?:moves? (?:out|away)|leaves?|passes away|dies)[.\s]*$/iu;

/** 'Everything is paid out first' upon the end of an account, of payouts that are kept: one for each thing that is paid out of. */
export function withPayouts<T extends Told>(told: T, records: ToldRecord[]): T {
  const payout = records.find(({ one }) => /^pay-?out$/.test(one));
  const of = payout && records.find(({ one }) => payout.fields.some(({ name }) => name === one));
  const isIt = ({ way, text }: Outcome) =>
    way === 'do' && /^pay out (?:everything|all|what is \p{L}+)( first)?$/iu.test(text);
  return of && told.outcomes?.some(isIt)
    ? {
        ...told,
        outcomes: told.outcomes.map((one) =>
          isIt(one) ? { ...one, text: `${one.text}, with a ${payout.one} for each ${of.one} of theirs` } : one,
        ),
      }
    : told;
}
