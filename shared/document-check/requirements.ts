import { documentSections } from '#shared/content/document-sections.ts';
import type { Finding } from '#shared/document-check/findings.ts';
import { type Ids, namedIds, readTexts, wholeOf } from '#shared/document-check/ids.ts';
import type { Line } from '#shared/document-check/lines.ts';
import { hasNumber, type Passage } from '#shared/document-check/prose.ts';
import { checkSections, findSection, type Section } from '#shared/document-check/sections.ts';

/** What every check of a document looks at. `english` is false where headings and words can't be read. */
export type Reading = { lines: Line[]; passages: Passage[]; sections: Section[]; ids: Ids; english: boolean };

const condition = /\b(?:when|while|if|where)\b/i;
const openCondition = /^[*_]{0,3}(?:WHEN|WHILE|IF|WHERE)\b/;
const tag = /\[ASSUMPTION/i;
const openQuestion = /\[NEEDS CLARIFICATION/i;

/** Sections, a criterion for every FR, a number in every SM, and tagged assumptions (DESIGN section 7). */
export function checkRequirements(reading: Reading): Finding[] {
  const { lines, sections, english } = reading;
  const rules = documentSections.requirements.filter(({ title }) => title !== 'Measures of success');
  return [
    ...(english ? checkSections(lines, sections, rules) : []),
    ...checkFeatures(reading),
    ...checkMeasures(reading),
    ...checkAssumptions(reading),
  ];
}

/** Where a criterion in EARS begins and that it is one: WHEN, WHILE, IF or WHERE before SHALL, or THE SYSTEM SHALL alone. */
function readCriterion(text: string): { at: number } | undefined {
  const plain = text.replace(/[*_`]/g, ' ');
  const [at, system] = [plain.search(condition), plain.search(/\bthe\s+system\s+shall\b/i)];
  if (at >= 0 && /\bshall\b/i.test(plain.slice(at))) return { at };
  return system >= 0 ? { at: system } : undefined;
}

function checkFeatures({ passages, ids, english }: Reading): Finding[] {
  const features = ids.given.filter(({ kind }) => kind === 'FR');
  if (features.length === 0) {
    const message =
      'There is no feature with an id: list them as FR-1, FR-2 and so on, each with WHEN …, THE SYSTEM SHALL ….';
    return [{ rule: 'missing-section', severity: 'error', line: 1, message }];
  }
  if (!english) return [];
  const met = new Set<string>();
  const criteria = new Map<string, string[]>();
  const findings: Finding[] = [];
  for (const { text, first } of passages) {
    const owners = ids.owners[first.number - 1] ?? [];
    const criterion = readCriterion(text);
    if (criterion) {
      const before = namedIds(text.slice(0, Math.min(criterion.at, 80)));
      for (const id of [...owners, ...before]) met.add(id).add(wholeOf(id));
      const feature = wholeOf(owners[0] ?? '');
      const earlier = criteria.get(feature) ?? [];
      const message = faultOf(text, criterion.at, earlier);
      if (message) findings.push({ rule: 'unclear-criterion', severity: 'error', line: first.number, message });
      criteria.set(feature, [...earlier, text]);
    } else if (owners.some((id) => id.startsWith('FR')) && openCondition.test(first.text)) {
      const message = 'This condition has no consequence: go on with “, THE SYSTEM SHALL …”.';
      findings.push({ rule: 'half-criterion', severity: 'hint', line: first.number, message });
    }
  }
  const wholes = new Set(features.filter(({ part }) => part === 0).map(({ number }) => number));
  const unmet = features.filter(({ id, part, number }) => !met.has(id) && (part === 0 || !wholes.has(number)));
  for (const { id, line } of unmet) {
    const message = `${id} has no criterion that can be checked: add WHEN something happens, THE SYSTEM SHALL do what is wanted.`;
    findings.push({ rule: 'missing-criterion', severity: 'error', line: line.number, message });
  }
  return findings;
}

const longestCriterion = 300;

/** What nobody could check in a criterion that begins at `at`; `earlier` are those before it in its feature. */
function faultOf(text: string, at: number, earlier: string[]): string | undefined {
  const plain = text.slice(at, at + longestCriterion).replace(/[*_`]|\[[^\]]*\]/g, ' ');
  if (!hasItsMessage(plain, earlier))
    return 'This condition speaks of a message that no criterion before it sends: name it, or take this one out.';
  if (isUnclear(plain)) return 'This condition says only “that” or “this” of what happens: name the thing it is about.';
  if (isCircular(plain))
    return 'This criterion asks only for what its own condition says: name what comes out, and where it is seen.';
  return undefined;
}

const leansOnMessage = /^\w+\s+(?:that|this|the same) (?:message|notification|reminder|(?:e-?)?mail)\b/i;
const sends =
  /\bshall\b.*\b(?:tell|send|e?mail|remind|warn|ask|notify|message|alert|inform|invite|nag|ring|call|text|ping)s?\b/is;

/** False of 'IF that message does not reach somebody' where no criterion before it in its feature sends one. */
export const hasItsMessage = (text: string, earlier: string[]): boolean =>
  !leansOnMessage.test(text) || earlier.some((one) => sends.test(one));

/** The end of a condition that points at something which the sentence has not named: “wants that separate”, “argues about this”. */
const pointing =
  /\b(?:that|this|those|these|so)(?: (?:separate(?:ly)?|apart|back|too|again|done|better|differently|first|now|instead))?$/i;
const named = /\b(?:an?|the|its|their|his|her|each|every|any|one|two|\d+) \p{L}/giu;
const mostSubjects = 1;

/** A condition that says only “that” of what happens can't be checked by anybody. */
function isUnclear(plain: string): boolean {
  const [cause = ''] = plain.split(/,|\b(?:then )?(?:the system|shall)\b/i, 1);
  if (!pointing.test(cause.trim())) return false;
  return (cause.match(named)?.length ?? 0) <= mostSubjects;
}

const empty =
  /^(?:the|and|that|this|with|for|from|they|them|their|its?|his|her|user|person|people|somebody|chooses?|wants?|asks?|clicks?|presses|then|when|while|where|shall|system|will|must)$/;
const longestResult = 14;

/** The words of a text that say something, without their endings. */
const telling = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !empty.test(word))
    .map((word) => word.replace(/(?:ing|ed|es|s|e)$/, ''));

/** 'WHEN somebody chooses to connect, THE SYSTEM SHALL connect': no word of the result says more than its cause. */
function isCircular(plain: string): boolean {
  const [cause = '', result = ''] = plain.split(/,? (?:then )?the system shall /i);
  const [first = ''] = result.split(/[.;:](?:\s|$)/);
  if (!cause || /\d|\b(?:not?|never|nothing|nobody)\b/i.test(first) || first.split(' ').length > longestResult)
    return false;
  const known = new Set(telling(cause));
  const said = telling(first);
  return said.length > 0 && said.every((word) => known.has(word));
}

function checkMeasures({ lines, sections, ids }: Reading): Finding[] {
  const measures = ids.given.filter(({ kind }) => kind === 'SM');
  const rule = documentSections.requirements.find(({ title }) => title === 'Measures of success');
  const section = rule && findSection(sections, rule);
  if (measures.length === 0 && section) {
    const message = 'The measures have no ids: call them SM-1, SM-2 and so on, each with a number.';
    return [{ rule: 'missing-section', severity: 'error', line: section.line, message }];
  }
  if (measures.length === 0) return rule ? checkSections(lines, [], [rule]) : [];
  const texts = readTexts(lines, ids);
  return measures
    .filter(({ id }) => !hasNumber((texts.get(id) ?? '').replace(/\bSM[-‐‑]\d+/g, '')))
    .map(({ id, line }): Finding => {
      const message = `${id} has no number: say how much, by when, and how it is counted.`;
      return { rule: 'missing-number', severity: 'error', line: line.number, message };
    });
}

function checkAssumptions({ lines, sections, english }: Reading): Finding[] {
  const written = lines.filter(({ kind }) => kind !== 'code' && kind !== 'hidden');
  if (!written.some(({ text }) => tag.test(text) || openQuestion.test(text))) {
    const message = 'Nothing is tagged [ASSUMPTION]: tag what was decided without asking, so that it can be put right.';
    return [{ rule: 'untagged-assumption', severity: 'hint', line: 1, message }];
  }
  if (!english) return [];
  const section = sections.find(({ title }) => /\bassumptions?\b/.test(title));
  const untagged = section?.body.filter(
    ({ kind, text }) => kind === 'item' && !tag.test(text) && !openQuestion.test(text),
  );
  return (untagged ?? []).map(({ number }): Finding => {
    const message = 'This assumption is not tagged: begin it with [ASSUMPTION].';
    return { rule: 'untagged-assumption', severity: 'hint', line: number, message };
  });
}
