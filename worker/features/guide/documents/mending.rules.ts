import { dropVague } from '#worker/features/guide/grammar/words.rules.ts';

/** Whether a complaint is about the text (a finding of the check) and not about saving it. */
export function isAboutContent(fault: string): boolean {
  return /\b(?:findings?|lines?|vague|criteri(?:on|a)|words?|lengths?|long|short|references?|ids?|clarif\w*)\b|\b(?:FR|NFR|SM|AD|T|J)-\d/i.test(
    fault,
  );
}

/** Takes out what findings name: the lines they point at lose vague words, and surplus clarifications go. */
export function mendContent(content: string, fault: string): string {
  const named = new Set([...fault.matchAll(/"?\bline"?\s*:?\s*(\d+)/gi)].map((match) => Number(match[1])));
  const isVague = /\bvague\b/i.test(fault);
  const kept = content
    .split('\n')
    .map((line, index) =>
      isVague && (named.size === 0 || named.has(index + 1)) && !line.startsWith('#') ? dropVague(line) : line,
    );
  return (/\bclarif/i.test(fault) ? kept.filter((line) => !line.includes('[NEEDS CLARIFICATION')) : kept).join('\n');
}
