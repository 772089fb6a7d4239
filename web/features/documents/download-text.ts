import { nameFile } from '#web/lib/file-name.ts';
import { saveFile } from '#web/lib/save-file.ts';

const mediaTypes = { md: 'text/markdown', html: 'text/html' } as const;

/** Saves a text as a file of the reader's, named after its title. */
export function downloadText({ title, content }: { title: string; content: string }, ending: keyof typeof mediaTypes) {
  saveFile(nameFile(title, ending), new Blob([content], { type: `${mediaTypes[ending]};charset=utf-8` }));
}
