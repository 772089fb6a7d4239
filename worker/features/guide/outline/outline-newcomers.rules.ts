import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { asNoted, withoutNoting } from '#worker/features/guide/outline/outline-noting.rules.ts';
import { type Cast, subjectOf } from '#worker/features/guide/outline/outline-subjects.rules.ts';

const newcomer = /^(?:(?:some|any)(?:body|one)|an?) new(?: (?:person|one|member))? (?=\p{L})/iu;
const unknown = /^(?:(?:some|any)(?:body|one)(?: new)?|whoever|a (?:new )?(?:person|member)) /i;
const comesOrGoes = /^(?:joins?|leaves?|quits?|resigns?|moves? (?:in|out|away))\b(.*)$/i;

/**
 * 'Someone new joins → new member: name': whoever is new uses nothing yet, so that whoever tells the idea notes it, as an assumption.
 * @returns the act of that person, or undefined where the line begins with nobody new.
 */
export function readNewcomer(whole: string, cast: Cast): Told | undefined {
  if (!newcomer.test(whole) || cast.people.some(({ noun }) => noun.one.startsWith('new '))) return undefined;
  const act = readActLine(asNoted(cast.self, whole), cast);
  return act && { ...act, isDoerAssumed: true };
}

/**
 * Whether a line says no more than that somebody comes to those who use it or leaves them, and leaves open what comes of it: letting people in
 * and closing their accounts has that already. Who leaves a thing that is kept does something else.
 */
export function isOfAccounts({ open, outcomes, line = '' }: Told, cast: Cast): boolean {
  if (!open?.includes('') || outcomes || cast.people.length < 2) return false;
  const told = withoutNoting(line);
  const rest = unknown.test(told) ? told.replace(unknown, '') : subjectOf(told, cast, undefined)?.rest;
  const [, what] = comesOrGoes.exec(rest ?? '') ?? [];
  if (what === undefined) return false;
  return !cast.things.some(({ one }) => nounIn(one, what) !== null || recordCalled([{ one }], what.trim()));
}
