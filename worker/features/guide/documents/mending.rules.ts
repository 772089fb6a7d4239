import { dropVague } from '#worker/features/guide/grammar/words.rules.ts';

/** Whether a complaint is about the text (a finding of the check) and not about saving it. */
export function isAboutContent(fault: string): boolean {
  return /finding|line|vague|criteri|word|length|long|short|reference|\bid\b|clarif|FR-|SM-/i.test(fault);
}

/** Takes out what findings name: the lines they point at lose vague words, and surplus clarifications go. */
export function mendContent(content: string, fault: string): string {
  const lines = content.split('\n');
  const named = new Set([...fault.matchAll(/"?line"?\s*:?\s*(\d+)/gi)].map((match) => Number(match[1])));
  const vague = /vague/i.test(fault);
  const tooLong = /too long|length|at most/i.test(fault);
  const kept = lines.map((line, index) =>
    vague && (named.size === 0 || named.has(index + 1)) && !line.startsWith('#') ? dropVague(line) : line,
  );
  const clarified = /clarif/i.test(fault) ? kept.filter((line) => !line.includes('[NEEDS CLARIFICATION')) : kept;
  return (
    tooLong
      ? clarified.filter(
          (line, index) =>
            !(
              /^- WHEN /.test(line) &&
              /^- /.test(clarified[index - 1] ?? '') &&
              /^- /.test(clarified[index - 2] ?? '')
            ),
        )
      : clarified
  ).join('\n');
}
