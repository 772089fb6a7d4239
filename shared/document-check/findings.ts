/** What the check of documents and prompts can find; in the order in which findings of one line are told. */
export const findingRules = [
  'length',
  'missing-section',
  'repeated-id',
  'id-order',
  'unknown-id',
  'missing-criterion',
  'half-criterion',
  'unclear-criterion',
  'missing-number',
  'untagged-assumption',
  'open-questions',
  'placeholder',
  'incomplete-decision',
  'unnamed-stack',
  'missing-diagram',
  'incomplete-task',
  'task-order',
  'uncovered',
  'missing-basis',
  'missing-reference',
  'missing-command',
  'vague-word',
] as const;

/** A fault of a document or prompt: an `error` is sent back to the model that wrote it, a `hint` is only shown. */
export type Finding = {
  rule: (typeof findingRules)[number];
  severity: 'error' | 'hint';
  line: number;
  message: string;
};

/** By line, then by rule, each once, so that the same text always gives the same list. */
export function sortFindings(findings: Finding[]): Finding[] {
  const rank = new Map(findingRules.map((rule, index) => [rule, index]));
  return findings
    .toSorted(
      (a, b) =>
        a.line - b.line ||
        (rank.get(a.rule) ?? 0) - (rank.get(b.rule) ?? 0) ||
        (a.message < b.message ? -1 : Number(a.message > b.message)),
    )
    .filter(({ line, message }, index, all) => all[index - 1]?.line !== line || all[index - 1]?.message !== message);
}
