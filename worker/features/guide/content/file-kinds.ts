/** What is kept as a file, by the name of its field. */
export const fileWords =
  /\b(?:photos?|pictures?|images?|scans?|screenshots?|signatures?|recordings?|videos?|audio|pdf|sheet music)\b/i;

/** What comes in as a file by the field that keeps it: kinds, the most that one may have, and how long it may be. */
type FileKind = { field: RegExp; kinds: string; most: string; length?: string };

const pictures = { kinds: 'pictures', most: '10 MB' } as const;
const fileKinds: FileKind[] = [
  { field: /^video[ _]key/, kinds: 'video as MP4 or WebM', most: '100 MB', length: '60 seconds' },
  { field: /^sound[ _]key/, kinds: 'sound as MP3, M4A or WebM', most: '20 MB', length: '5 minutes' },
  { field: /^(?:photo|picture|receipt)[ _]key/, ...pictures },
  { field: /photo|picture|image|signature|logo/i, ...pictures },
  { field: /video|film(?!_id)|\bclip/i, kinds: 'video as MP4 or WebM', most: '500 MB' },
  {
    field: /sheet|score|document|contract|certificate|manual|invoice|bill|pdf|scan/i,
    kinds: 'PDF or pictures',
    most: '25 MB',
  },
  { field: /recording|audio|sound|voice|song|music|podcast/i, kinds: 'sound as MP3, M4A or WebM', most: '100 MB' },
];
const anyFile: FileKind = { field: /./, kinds: 'pictures, sound, PDF', most: '10 MB' };

/** What may come in for a field that keeps a file: 'photo key', 'tries.video_key', 'parts.recording'. */
export function fileKindOf(field: string): FileKind {
  const name = field.replace(/^.*\./, '');
  return fileKinds.find((kind) => kind.field.test(name)) ?? anyFile;
}

/** 'at most 100 MB and 60 seconds' for one file of a field. */
export function fileBoundOf(field: string): string {
  const { most, length } = fileKindOf(field);
  return `at most ${most}${length ? ` and ${length}` : ''}`;
}

/** A size that is refused for a field: '11 MB' where 10 are let in. */
export const tooLargeFor = (field: string): string =>
  fileKindOf(field).most.replace(/\d+/, (most) => String(Number(most) + 1));
