/** A prompt before it is saved. */
export type PromptDraft = {
  title: string;
  documentType: 'setup_prompt' | 'development_prompt' | 'security_implementation' | 'marketing_assets';
  stepNumber: number;
  content: string;
};

/** A section with its lines; nothing where there are none. */
export function list(title: string, lines: string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}` : '';
}

/** The sections that are not empty under their title. */
export function assemble(title: string, sections: string[]): string {
  return `# ${title}\n\n${sections.filter(Boolean).join('\n\n')}\n`;
}
