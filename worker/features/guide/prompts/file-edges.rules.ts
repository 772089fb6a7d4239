import type { Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import type { Entered } from '#worker/features/guide/documents/entered-columns.rules.ts';
import { tellFileKinds } from '#worker/features/guide/documents/file-bounds.rules.ts';
import { isFileColumn } from '#worker/features/guide/documents/told-columns.rules.ts';

/** What goes wrong with a file that somebody sends: it comes half, is too large or is of no kind that is let in; `call` is what a test calls. */
export function fileEdges(place: Place, call: string, entered: Entered[]): string[] {
  const fields = entered.filter(({ column }) => isFileColumn(column)).map(({ column }) => column.name);
  const wrong =
    fields.length > 0 ? `A file not let in (${tellFileKinds(fields)})` : 'A file that is no picture, or over the limit';
  return place.needs.some(({ part }) => part.key === 'files') && place.written.length > 0
    ? [
        `The upload breaks off half way → no row points at half a file, and it can be sent again; test: the stream ends early.`,
        `${wrong} → refused, what was typed stays; test: ${call} with a text named .jpg.`,
      ]
    : [];
}
