import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { isPlural } from '#worker/features/guide/grammar/words.rules.ts';

const comesFirst =
  /^(\p{L}+)( (?:out|off|back|in|up|over|down))? ((?:everything|all|the|each|every)\b[^,“]*?) first(?:, .+)?\.$/u;
const tail = /((?:,? and show beside it .+)?\.)$/;

/**
 * The criteria of one line, each of which begins as `caused` says, with what comes behind a 'first' waiting for it: 'pay out everything first' and
 * then 'cut the connection once everything is paid out'.
 */
export function afterFirst(criteria: string[], caused: string): string[] {
  const at = criteria.findIndex((text) => text.startsWith(caused) && comesFirst.test(text.slice(caused.length)));
  const [, verb = '', particle = '', what = ''] = comesFirst.exec(criteria[at]?.slice(caused.length) ?? '') ?? [];
  if (at < 0) return criteria;
  const is = isPlural(what.split(' ').at(-1) ?? '') ? 'are' : 'is';
  const once = ` once ${what} ${is} ${participleOf(verb)}${particle}`;
  return criteria.map((text, index) =>
    index > at && text.startsWith(caused) ? text.replace(tail, (end) => `${once}${end}`) : text,
  );
}

const setting = /^(WHEN .+?, THE SYSTEM SHALL set the [^“]+? to )“([^”]+)”,? and show beside it [^,;]+\.$/u;
/** 'Sent and reviewed in one go': of two states that one act brings a thing to, the second is where it stays. */
export function inOneStep(criteria: string[]): string[] {
  const met = new Map<string, string>();
  return criteria.map((text) => {
    const [, opening = '', state = ''] = setting.exec(text) ?? [];
    const first = met.get(opening);
    if (opening) met.set(opening, state);
    return first && first !== state ? text.replace(/\.$/, `, right after “${first}” and in the same step.`) : text;
  });
}
