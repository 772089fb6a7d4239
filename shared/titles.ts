import { dropUnseen } from '#shared/unseen-marks.ts';

/** The longest title of a document or prompt, in characters. */
export const maximumTitleLength = 200;

/** What is wrong with the title of a document or prompt, in the words for its writer; null for nothing. Dots alone break paths. */
export function findTitleFault(title: string): string | null {
  const name = title.trim();
  if (dropUnseen(name) === '') return 'Give it a title';
  if (name.length > maximumTitleLength) return `A title can have at most ${maximumTitleLength} characters`;
  return name === '.' || name === '..' ? "A title can't be '.' or '..'" : null;
}
