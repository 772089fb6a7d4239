import type { Finding } from '#shared/document-check/findings.ts';
import { findIds, type IdKind, type Ids, namedIds, type Start, wholeOf } from '#shared/document-check/ids.ts';
import type { Line } from '#shared/document-check/lines.ts';
import { maskProse, textOf } from '#shared/document-check/prose.ts';

/** What other texts name by these ids for good: what is taken out leaves a gap, or a prompt of last week would mean another feature. */
const keepsGaps: ReadonlySet<IdKind> = new Set(['FR', 'NFR', 'SM']);

/** What a document may give (`own`), the ids of others, and the kinds that are held against those. */
type Rests = { own: readonly IdKind[]; known?: readonly string[] | undefined; held: readonly IdKind[] };

/** Ids that are given twice, out of order, or named and nowhere given. Ids of other documents are held against `known` alone. */
export function checkIds(lines: Line[], { given, repeated }: Ids, { own, known, held }: Rests): Finding[] {
  const findings: Finding[] = repeated.map(({ id, line }) => ({
    rule: 'repeated-id',
    severity: 'error',
    line: line.number,
    message: `${id} is given twice: give this one the next free number, and mend what refers to it.`,
  }));
  const numbers = new Set(given.map(({ kind, number }) => `${kind}-${number}`));
  const last = new Map<IdKind, Start>();
  for (const start of given) {
    const before = last.get(start.kind);
    const [place, previous] = [start, before].map((entry) => (entry ? entry.number * 1_000 + entry.part : 0));
    if ((place ?? 0) > (previous ?? 0)) last.set(start.kind, start);
    const line = start.line.number;
    if ((place ?? 0) < (previous ?? 0)) {
      const message = `${start.id} stands after ${before?.id}: put it before, or give it the next free number.`;
      findings.push({ rule: 'id-order', severity: own.includes(start.kind) ? 'error' : 'hint', line, message });
    } else if (own.includes(start.kind) && !keepsGaps.has(start.kind) && start.number > (before?.number ?? 0) + 1) {
      const missing = `${start.kind}-${(before?.number ?? 0) + 1}`;
      if (numbers.has(missing)) continue;
      const message = `${missing} is missing before ${start.id}: fine if it was taken out, else number them without a gap.`;
      findings.push({ rule: 'id-order', severity: 'hint', line, message });
    }
  }
  const isHeld = (kind: IdKind) => known !== undefined && held.includes(kind) && !own.includes(kind);
  const ownIds = given.filter(({ kind }) => !isHeld(kind)).map(({ id }) => id);
  return [...findings, ...checkReferences(lines, new Set(ownIds), { own, known, isHeld })];
}

function checkReferences(
  lines: Line[],
  given: ReadonlySet<string>,
  { own, known, isHeld }: Pick<Rests, 'own' | 'known'> & { isHeld: (kind: IdKind) => boolean },
): Finding[] {
  const others = new Set((known ?? []).flatMap((id) => namedIds(id)));
  const exists = (id: string) => [id, wholeOf(id)].some((one) => given.has(one) || others.has(one));
  return lines.flatMap((line) => {
    if (line.kind === 'blank' || line.kind === 'hidden' || line.kind === 'code' || line.kind === 'quote') return [];
    const text = textOf(line);
    if (!text.includes('-') && !/[‐‑]/.test(text)) return [];
    const missing = findIds(maskQuotes(text)).filter(
      ({ id, kind }) => (own.includes(kind) || isHeld(kind)) && !exists(id),
    );
    return [...new Map(missing.map((entry) => [entry.id, entry])).values()].map(
      ({ id, kind }): Finding => ({
        rule: 'unknown-id',
        severity: 'error',
        line: line.number,
        message: own.includes(kind)
          ? `${id} is named here and nowhere given: name one that exists, or add it.`
          : `${id} is in none of the documents that this one rests on: name one that exists.`,
      }),
    );
  });
}

/** Names in code count (\`FR-2.1\`), those in somebody's quoted words do not. */
const maskQuotes = (text: string) => maskProse(text.replace(/`/g, ' '));
