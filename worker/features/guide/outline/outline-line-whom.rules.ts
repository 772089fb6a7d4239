import { statesByVerb } from '#worker/features/guide/content/states.ts';
import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { nounIn, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** 'Offers it to the first on the list, who has 14 days to say yes': how long they have is one of the things that come of it. */
export function withGrace(line: string, outcomes: Outcome[]): { act: string; outcomes: Outcome[] } {
  const [, act, span, to] = /^(.+?),? who (?:has|have|gets?) (\d+ \p{L}+) to ([^,;]{2,40})$/iu.exec(line) ?? [];
  return act && span && to
    ? {
        act,
        outcomes: [
          ...outcomes,
          { way: 'do', text: `give them ${span} to ${to}, and list it as unanswered after that` },
        ],
      }
    : { act: line, outcomes };
}

/** Whom 'somebody' means: who is called as what comes of the line, as the people on the waiting list where it makes an entry there. */
export function meantBySomebody(line: string, { people }: Cast): Noun | undefined {
  const said = stemsOfRule(line);
  const [only, ...others] = people.filter(({ noun }) => {
    const own = stemsOfRule(noun.one.replace(/^\p{L}+ /u, ''));
    return noun.one.includes(' ') && own.size > 1 && own.isSubsetOf(said);
  });
  return others.length === 0 ? only?.noun : undefined;
}

/** 'Declines and must say why': the reason is asked for, and without one nothing happens. */
export function withReason(line: string, outcomes: Outcome[]): { act: string; outcomes: Outcome[] } {
  const [duty] =
    /,? and (?:must|has to|have to) (?:say why|give (?:a|the|their) reasons?|tell why|write why)\b/i.exec(line) ?? [];
  return duty
    ? {
        act: line.replace(duty, ''),
        outcomes: [
          ...outcomes,
          { way: 'do', text: 'ask for the reason, refuse it without one, and keep the reason with it' },
        ],
      }
    : { act: line, outcomes };
}

const toldAlone = /^(?:told|reminded|asked|warned|notified|informed|gets? an?)\b/i;
const notDone = /\b(?:does|do|did|has|have|is|are)(?:n['’]t| not)\b|\bstill\b/i;
const short = /^(?:the |an? )?\p{L}+ \p{L}+(?: \p{L}+)?$/iu;

/**
 * A line with whom it tells: 'the manager doesn't answer → reminded' reminds the manager, 'a coordinator accepts the volunteer → told on the
 * phone' tells the volunteer. Where it names nobody who could be meant it stays as it was.
 */
export function withWhomTold(line: string, { people }: Cast): string {
  const [before = '', after] = line.split(/ ?(?:→|⇒|➔|->|=>) ?/);
  if (after === undefined || !after.split(/;\s*|,\s*(?:and )?/).some((piece) => toldAlone.test(piece))) return line;
  const named = people
    .flatMap(({ noun, names }) => {
      const at = [noun.one, noun.many, ...names].flatMap((name) => nounIn(name, before)?.index ?? []);
      return at.length > 0 ? [{ noun, at: Math.min(...at), isMany: nounIn(noun.one, before) === null }] : [];
    })
    .toSorted((a, b) => a.at - b.at);
  const [first, second] = named;
  const isSubject = first !== undefined && first.at < 'the other '.length;
  const meant = second ?? (isSubject && !notDone.test(before) && !short.test(before) ? undefined : first);
  if (!meant) return line;
  const whom = meant.isMany || /^the /.test(meant.noun.many) ? meant.noun.many : `the ${meant.noun.one}`;
  const isMany = meant.isMany && !/^the /.test(meant.noun.many);
  const told = after.replace(
    /(^|;\s*|,\s*(?:and )?)(told|reminded|asked|warned|notified|informed)\b/gi,
    (_, joint: string, word: string) => `${joint}${whom} ${isMany ? 'are' : 'is'} ${word}`,
  );
  return `${before} → ${told.replace(/(^|;\s*|,\s*)(gets?)(?= an? )/gi, (_, joint: string) => `${joint}${whom} ${isMany ? 'get' : 'gets'}`)}`;
}

/** Who is told last: 'and everybody is told', 'and all members get a message'. */
const toldLast =
  /^(?!.*(?:→|⇒|➔|->|=>))(.{8,}?),? and ((?:everybody|everyone|(?:all(?: of)?(?: the)?|the|every|each) [\p{L}'-]+(?: [\p{L}'-]+)?|[\p{L}-]+s) (?:is|are|gets?) (?:told|informed|notified|reminded|warned|an? (?:e-?mail|message|notification))\b[^,;]{0,60})$/iu;

/**
 * An act with what comes of it behind an arrow, where a sentence tells at its end who hears of it; what the verb makes of a thing that is kept
 * stands there too.
 * @param read the act as a line of the outline is read, without its end.
 * @param kept the names of what is kept.
 */
export function withToldLast(line: string, read: (act: string) => Told | undefined, kept: string[]): string {
  const [, act, told] = toldLast.exec(line) ?? [];
  if (!act || !told) return line;
  const { verb = '', object } = read(act) ?? {};
  const record = object && kept.find((one) => one === singularOf(object.one));
  const state = statesByVerb[verb]?.[0];
  return `${act} → ${record && state ? `${record} is ${state}; ` : ''}${told}`;
}
