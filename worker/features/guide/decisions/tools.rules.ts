import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
export type CodingTool = { name: string; builder: boolean };
/** The topic under which the tool that builds the product is kept; it is about the building and not about the product. */
export const toolTopic = 'Coding tool';

const tools: [RegExp, CodingTool][] = [
  [/\blovable\b/i, { name: 'Lovable', builder: true }],
  [/\bbolt(\.new)?\b/i, { name: 'Bolt', builder: true }],
  [/\bv0(\.dev)?\b/i, { name: 'v0', builder: true }],
  [/\breplit\b/i, { name: 'Replit', builder: true }],
  [/\bclaude code\b/i, { name: 'Claude Code', builder: false }],
  [/\bcursor\b/i, { name: 'Cursor', builder: false }],
  [/\b(github )?copilot\b/i, { name: 'Copilot', builder: false }],
  [/\bcodex\b/i, { name: 'Codex', builder: false }],
  [/\bwindsurf\b/i, { name: 'Windsurf', builder: false }],
];
const cannotCode =
  /\bi (can ?not|can'?t|don'?t|do not|never learned to|don'?t know how to) (write )?(code|program)\b|\b(not a|no) (programmer|developer|coder)\b|\bno[- ]code\b|\bnon-technical\b/i;

/** The tool that a text names; that its writer does not code names none. */
export function readNamedTool(text: string): CodingTool | undefined {
  const plain = text.replace(/’/g, "'");
  const refuses = (name: string) => new RegExp(`\\b(not|no|instead of) ${name}\\b`, 'i').test(plain);
  return tools.find(([signs, { name }]) => signs.test(plain) && !refuses(name))?.[1];
}

/** Whether a text names a tool only for the one prompt that it asks for: 'a v0 prompt for the calendar'. */
export function isForOnePrompt(text: string): boolean {
  return (
    /\bprompt\b/i.test(text) &&
    !/\bset-?\s?up\b|\bstart(?:ing)?\b|\bnext prompt\b/i.test(text) &&
    !/\b(?:i|we)(?:'ll|'d like to| will| want to| would like to| am going to| are going to)? (?:use|using|build|code|work|switch)\b|\bfrom now on\b|\bswitch\b|\binstead\b/i.test(
      text.replace(/’/g, "'"),
    )
  );
}

/** The tool that a text says will be used; somebody who does not code needs an app builder. */
export function readTool(text: string): CodingTool | undefined {
  const named = readNamedTool(text);
  if (named) return named;
  return cannotCode.test(text.replace(/’/g, "'"))
    ? { name: 'an app builder such as Lovable', builder: true }
    : undefined;
}

/** The tool that was decided on. */
export function decidedTool(decisions: Decision[]): CodingTool | undefined {
  const decided = decisions.findLast(({ topic }) => topic === toolTopic);
  return decided && readTool(decided.decision);
}
