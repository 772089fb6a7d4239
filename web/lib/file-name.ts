import { dropUnseen } from '#shared/unseen-marks.ts';

const longestName = 80;

/** What a name of a file must not hold: what paths and shells read as theirs, and control characters. */
const unsafe = /[\\/:*?"<>|%#~\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Names that Windows keeps for devices, whatever follows their first dot. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A name that every system takes for a file, made of a title; a title that has this ending already keeps it once. */
export function nameFile(title: string, ending: string): string {
  const bare = title.toLowerCase().endsWith(`.${ending}`) ? title.slice(0, -ending.length - 1) : title;
  const words = dropUnseen(bare)
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+/, '');
  const short = Array.from(words)
    .slice(0, longestName)
    .join('')
    .replace(/[\s.]+$/, '');
  const name = reserved.test(short) ? `${short.replace('.', ' ')} document` : short || 'document';
  return `${name}.${ending}`;
}
