import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { finite, refuse } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

/** 'Neither sees an address', 'neither of them gives a phone number before both said yes'. */
const kept =
  /^neither (?:of (?:them|us|the two) )?(?:(?:can|may|should|must) )?(?:sees?|gets?|learns?|reads?|knows?|gives?) ([^,;]+?)( before [^,;]+)?$/i;
/** 'Neither the neighbours nor the caretaker should see what others pay'. */
const keptFrom =
  /^neither ([^,;]+?) nor ([^,;]+?) (?:(?:can|may|should|must) )?(?:sees?|gets? to see|learns?|reads?|knows?) ([^,;]+)$/i;
/** 'After 20:00 nobody enters'. */
const barredAt =
  /^((?:after|before|from|between|outside) (?:[^,;]{2,30})),? (?:nobody|no one|no-one) (?:(?:can|may|must) )?(\p{L}+)\b([^,;]*)$/iu;

/**
 * What is kept from both sides, or barred at an hour, as the behaviour that is not wanted.
 * @param said the line in the third person, without its full stop.
 */
export function inBarForm(said: string): string | undefined {
  const [, what = '', when = ''] = kept.exec(said) ?? [];
  if (what) {
    const theirs = /\bothers?\b/.test(what) ? what : `${what} of the other`;
    return refuse('one of them', `see ${theirs}${when}`);
  }
  const [, one = '', other = '', hidden = ''] = keptFrom.exec(said) ?? [];
  if (hidden) return refuse(`${one} or ${other}`, `see ${hidden}`).replace(/ asks for /, ' ask for ');
  const [, time = '', does = '', rest = ''] = barredAt.exec(said) ?? [];
  const base = does === '' ? undefined : baseOfVerb(does.toLowerCase());
  if (!base || base === 'be' || finite.test(time)) return undefined;
  const act = `${base}${rest} ${time[0]?.toLowerCase()}${time.slice(1)}`;
  return `IF anybody wants to ${act}, THEN THE SYSTEM SHALL refuse it, change nothing and say why.`;
}
