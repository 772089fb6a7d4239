import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';

const ticked =
  /^(.+? )(\p{L}+s) (out |in |over |back )?((?:the |an? )?\p{L}+(?:(?:,| and|, and) (?:the |an? )?\p{L}+)*) → (?:(?:it|they|that) )?(?:is |are )?ticked off (?:at|on|with|against|for) (?:the |an? )?(\p{L}+(?: \p{L}+)?)$/iu;

/** What a line ticks off: of which record, and its names there; undefined where it is no such line. */
function tickedIn(line: string, records: string[]): { at: number; names: string[]; act: string } | undefined {
  const [, who = '', does = '', particle = '', list = '', one = ''] = ticked.exec(line.replace(/[.\s]+$/, '')) ?? [];
  const verb = does ? baseOfVerb(does.toLowerCase()) : undefined;
  const at = verb ? records.findIndex((record) => new RegExp(`^${toPattern(one)}\\b`, 'i').test(record)) : -1;
  if (!verb || at < 0) return undefined;
  const names = list
    .split(/,? and |, /)
    .map((name) => `${name.replace(/^(?:the|an?) /i, '')} ${participleOf(verb)} ${particle}`.trim());
  return { at, names, act: `${who}${does} ${particle}${list} → ${one} gets ${names.join(', ')}` };
}

/** 'Hands out ticket and shirt → ticked off at the volunteer': a yes or no for each of them stands with the volunteer. */
export function withTicks(outline: Outline): Outline {
  const found = outline.acts.map((line) => tickedIn(line, outline.records));
  const fieldsOf = (index: number) =>
    found.flatMap((one) => (one?.at === index ? one.names.map((name) => `${name} (yes/no)`) : [])).join(', ');
  return {
    ...outline,
    acts: outline.acts.map((line, at) => found[at]?.act ?? line),
    records: outline.records.map((line, index) => {
      const fields = fieldsOf(index);
      const [head = '', ...states] = line.split(/(?=; ?states:)/);
      return fields
        ? `${head.replace(/[.\s]+$/, '')}${head.includes(':') ? ',' : ':'} ${fields}${states.join('')}`
        : line;
    }),
  };
}
