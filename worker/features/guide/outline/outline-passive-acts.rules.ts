import { partOutcomes, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfPassive, baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { capitalise, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { oneOf, type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { statesOfEvent } from '#worker/features/guide/outline/outline-event-states.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { outcomeInThird } from '#worker/features/guide/outline/outline-settling.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

const passive = /^(an?|the) ([\p{L} -]{2,40}?) (?:is|gets) (\p{L}+(?:(?:,| or|, or) \p{L}+)*)$/iu;
/** What nobody does by chance, no clock brings about and no machine reports: somebody has to do it on a screen. */
const deliberate =
  /^(?:move|cancel|change|withdraw|postpone|correct|close|reopen|archive|extend|renew|rename|edit|delete|remove|swap|replace)$/;

/**
 * 'A visit is moved or cancelled' of a visit that the front desk enters: without a doer nobody could do it, so whoever enters it does, as an
 * assumption.
 * @param told the lines before it, as they are read; `lines` are all.
 * @returns the act of that person, or undefined where it is no such line or nobody enters the thing.
 */
export function readPassive(whole: string, told: Told[], lines: string[], cast: Cast): Told | undefined {
  const { line, outcomes } = partOutcomes(whole);
  const doing = readDoing(line, whole, told, cast);
  if (doing) return doing;
  const [, article = '', thing = '', list = ''] = passive.exec(line.replace(/[.\s]+$/, '')) ?? [];
  const record = thing ? recordCalled(cast.things, thing.toLowerCase()) : undefined;
  const verbs = list
    .toLowerCase()
    .split(/(?:,| or|, or) /)
    .map((word) => baseOfPassive(word) ?? '');
  if (!record || !verbs.every((verb) => deliberate.test(verb))) return undefined;
  // Where another line has a doer, this one is what comes of it.
  const isDone = lines.some(
    (other) =>
      other !== whole &&
      verbs.some((verb) =>
        new RegExp(`\\b(?:${thirdOf(verb)}|${verb}) (?:[^→]* )?${toPattern(thing)}\\b`, 'i').test(other),
      ),
  );
  if (isDone) return undefined;
  const maker = told.find(
    ({ who, outcomes: own }) =>
      typeof who === 'object' && own?.some((one) => one.way === 'make' && recordCalled([record], one.record)),
  );
  if (typeof maker?.who !== 'object') return undefined;
  // 'The front desk enters a visit' names the one as it is called.
  const [, named] = new RegExp(`^(the .+?) ${toPattern(thirdOf(maker.verb))}\\b`, 'i').exec(maker.line ?? '') ?? [];
  const does = `${verbs.map(thirdOf).join(' or ')} ${article.toLowerCase()} ${thing}`;
  const act = readActLine(`${capitalise(named ?? oneOf(maker.who))} ${does}${whole.slice(line.length)}`, cast);
  const set = statesOfEvent(line, cast.things, outcomes).flatMap((one) => outcomeInThird(one, 'product', cast));
  return act && { ...act, outcomes: [...set, ...(act.outcomes ?? [])], isDoerAssumed: true };
}

const byDoing =
  /^(an?|the) ([\p{L} -]{2,40}?) (?:is|gets) (\p{L}+)( (?:out|in|off|up|back|over))? by (\p{L}+ing) ([^,;]+)$/iu;
/** 'A meal is handed out by scanning the code' is done by whoever scans a code in another line, else by whoever tells the idea. */
function readDoing(line: string, whole: string, told: Told[], cast: Cast): Told | undefined {
  const [, article = '', thing = '', word = '', particle = '', ing = '', what = ''] =
    byDoing.exec(line.replace(/[.\s]+$/, '')) ?? [];
  const verb = word ? baseOfPassive(word.toLowerCase()) : undefined;
  if (!verb) return undefined;
  const base = baseOfVerb(ing.toLowerCase());
  const head = what.split(' ').slice(0, 2).join(' ');
  const same = told.find(
    ({ who, verb: does, phrase }) => typeof who === 'object' && does === base && phrase.startsWith(head),
  );
  const who = typeof same?.who === 'object' ? same.who : cast.self;
  const does = `${thirdOf(verb)}${particle} ${article.toLowerCase()} ${thing} by ${ing} ${what}`;
  const act = readActLine(`${capitalise(oneOf(who))} ${does}${whole.slice(line.length)}`, cast);
  return act && { ...act, isDoerAssumed: true };
}
