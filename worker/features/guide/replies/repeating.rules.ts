import type { Step } from '#worker/features/guide/guide-turn.rules.ts';

/** The whole offer of what comes next, with its last question. */
const offer = /Next is station \d+ of 10, [^\n]*?(Shall I write [^\n?]*\?)\s*$/;

/** A step that does not tell again at length what the last reply offered: only its question stays. */
export function withoutRepeating(step: Step, lastReply: string): Step {
  const [whole = '', question = ''] = offer.exec(step.text) ?? [];
  return whole && (lastReply.includes(whole.trim()) || lastReply.trimEnd().endsWith(question))
    ? { ...step, text: `${step.text.slice(0, step.text.length - whole.length)}${question}` }
    : step;
}
