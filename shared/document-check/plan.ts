import type { Finding } from '#shared/document-check/findings.ts';
import { namedIds, readTexts } from '#shared/document-check/ids.ts';
import type { Reading } from '#shared/document-check/requirements.ts';

const serves =
  /\b(?:N?FR|SM)[-‐‑]\d|\b(?:serves|requirements?|implements|covers|supports|features?)\b[^:\n]{0,20}:\s*\S/i;
const depends =
  /\b(?:depend\w*|blocked by|prerequisites?|predecessors?)\b|\b(?:after|requires?|needs|follows)\b[^\n.;]{0,20}(?:\bT[-‐‑]\d|\bnothing\b|\bnone\b)/i;
const verify =
  /\b(?:verif\w+|how to (?:check|test|know|tell)|checked by|done when|accepted when|acceptance|definition of done|proof|tested by|validation)\b|\b(?:tests?|checks?)\b[^\n]{0,12}:/i;

/** Tasks, each with the requirement that it serves, what it depends on and how to verify it (DESIGN section 7). */
export function checkPlan({ lines, ids, english }: Reading): Finding[] {
  if (ids.given.length === 0) {
    const message =
      'There is no task with an id: list them as T-1, T-2 and so on, each with the FR it serves and how to verify it.';
    return [{ rule: 'missing-section', severity: 'error', line: 1, message }];
  }
  const texts = readTexts(lines, ids);
  return ids.given.flatMap(({ id, number, part, line }): Finding[] => {
    const text = texts.get(id) ?? '';
    const findings: Finding[] = [];
    const missing = [
      ...(serves.test(text) ? [] : ['which requirement it serves']),
      ...(depends.test(text) ? [] : ['what it depends on']),
      ...(verify.test(text) ? [] : ['how to verify it']),
    ];
    if (missing.length > 0 && english && part === 0) {
      const named = missing.length > 1 ? `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)}` : missing.join();
      const message = `${id} does not say ${named}: add “Serves: FR-…”, “Depends on: …” and “Verify: …”.`;
      findings.push({ rule: 'incomplete-task', severity: 'error', line: line.number, message });
    }
    const late = dependenciesIn(text).find((other) => other >= number);
    if (late !== undefined && part === 0) {
      const message =
        late === number
          ? `${id} depends on itself: name what must be done before it.`
          : `${id} depends on T-${late}, which comes later: put that one first, or number them in the order of work.`;
      findings.push({ rule: 'task-order', severity: 'error', line: line.number, message });
    }
    return findings;
  });
}

/** What a task depends on: everything up to the end of the sentence that says so. */
const dependency = /\b(?:depend\w*|blocked by|prerequisites?)\b[^\n.;|]{0,200}/gi;
const id = String.raw`(?:tasks? )?[([]?T[-‐‑]\d{1,4}(?:\.\d{1,3})?(?![\p{L}\p{N}_])[)\]]?`;
const more = `(?:(?:,? (?:and|or|to|&) |, ?| ?[–&/+] ?)${id})+`;
const subject = ' (?:can|may|might|could|will|begins?|starts?|is|are|comes?)\\b';
/**
 * These words have other uses too, so only ids at once after them count, and of several only the first where they go on as the
 * subject: “After T-1, T-5 can begin”.
 */
const need = new RegExp(
  String.raw`\b(?:after|requires?|needs):? (?:the |that |both |all |of |results? |output |work |only ){0,4}${id}(?:(?=(${more}))\1(?!${subject}))?`,
  'giu',
);

/** The numbers of the tasks that a task says it depends on. */
function dependenciesIn(text: string): number[] {
  const depending = Array.from(
    text.matchAll(dependency),
    ([said]) => said.split(/\b(?:un)?blocks\b|\benables\b|\bbefore\b/)[0] ?? '',
  );
  const needed = Array.from(text.replace(/[*_`]/g, '').matchAll(need), ([said]) => said);
  return [...depending, ...needed]
    .flatMap(namedIds)
    .flatMap((id) => (id.startsWith('T-') ? [Number(id.slice(2).split('.')[0])] : []));
}
