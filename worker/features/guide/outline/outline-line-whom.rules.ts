import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';
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
