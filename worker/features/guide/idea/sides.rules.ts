import { isKin } from '#worker/features/guide/grammar/memory.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { staffOf } from '#worker/features/guide/grammar/staff.rules.ts';
import type { Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import { asNoun, headOf, type Noun, patternOfNoun, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Speaker } from '#worker/features/guide/idea/speaker.rules.ts';

/** 'We … a restaurant buys': the staff of a place that is not the writer's are not the writer. */
export function isOwnHost({ host, people, pattern, said }: Idea, { place, self }: Speaker, all: Statement[]): boolean {
  if (!host || place || self) return true;
  const isActing = all.some(
    ({ who, kind }) => kind === 'act' && typeof who === 'object' && staffOf(who)?.one === host.one,
  );
  return isActing || host.one === pattern.host || people.some(({ one }) => one === host.one) || named(host, said);
}

/** 'My sister reads how he is': she is one of those who write. */
export function asFamily(statement: Statement): Statement {
  const { who } = statement;
  const isSibling = typeof who === 'object' && /^(?:sister|brother|son|daughter|cousin|aunt|uncle)$/.test(who.one);
  return isSibling && statement.kind === 'act' ? { ...statement, who: 'speaker' } : statement;
}

/** 'Titular pharmacists propose it … the pharmacist confirms': two names for the same people, where nobody else shares the shorter one. */
export function asPlainPeople(statement: Statement, all: Statement[]): Statement {
  const { who } = statement;
  if (typeof who !== 'object' || !who.one.includes(' ')) return statement;
  const names = all.flatMap((one) => (typeof one.who === 'object' && !one.device ? [one.who.one] : []));
  const plain = who.one.split(' ').at(-1) ?? '';
  const others = names.filter((one) => one.endsWith(` ${plain}`) && one !== who.one);
  // 'The secretary types it … the league secretary reads it': who comes later with a longer name is somebody else.
  const isShort = names.indexOf(plain) > names.indexOf(who.one);
  return isShort && others.length === 0 ? { ...statement, who: asNoun(plain) } : statement;
}

/** 'Titular pharmacist' beside 'pharmacist'. */
export function isSameBody(one: Noun, other: Noun): boolean {
  return one.one === other.one || one.one.endsWith(` ${other.one}`);
}

/** 'Somebody looks at the camera': where the people are others, it is one of those who write. */
export function asOurs(statement: Statement): Statement {
  const isOurs = statement.who === 'client' && /\b(?:somebody|someone)\b/i.test(statement.subject);
  return isOurs ? { ...statement, who: 'speaker' } : statement;
}

/** Whether a person of an idea stands in its text. */
export function named(noun: Noun, said: string): boolean {
  return patternOfNoun(noun).test(said);
}

export function isAnybody({ one }: Noun): boolean {
  return /^(person|people|user|someone|everyone)$/.test(one);
}

/** Who does the work today, where nobody is told of the product. */
export function whoDoesItToday(said: Statement[]): Noun | undefined {
  return said
    .flatMap(({ kind, who, device }) => (kind === 'background' && typeof who === 'object' && !device ? [who] : []))
    .find((who) => kindOfNoun(headOf(who)) === 'person' && !isKin(who) && !isAnybody(who));
}

/** 'The family calls us', 'when a rider comes in': whoever comes to the writers is served by them. */
export function comesToUs({ one, many }: Noun, said: string): boolean {
  const coming =
    '(?:(?:calls?|phones?|rings?|asks?|visits?|texts?|emails?) (?:us|me)|(?:comes?|writes?|turns?) to (?:us|me)|comes? in)';
  return new RegExp(`\\b(?:${toPattern(one)}|${toPattern(many)}) (?:then |often |always )?${coming}\\b`, 'i').test(
    said,
  );
}
