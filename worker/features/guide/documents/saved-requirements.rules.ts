import { withdrawn } from '#worker/features/guide/decisions/building.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { standing } from '#worker/features/guide/decisions/replacing.rules.ts';
import { glossaryOf, reviseWhole } from '#worker/features/guide/documents/revision.rules.ts';
import { type Edition, readEdition, signOf, withoutEdition } from '#worker/features/guide/documents/versions.rules.ts';
import { fill } from '#worker/features/guide/grammar/words.rules.ts';
import { leftOut } from '#worker/features/guide/product/exclusions.rules.ts';
import { pinProduct } from '#worker/features/guide/product/pinned.rules.ts';
import { deriveProduct, type Product } from '#worker/features/guide/product/product.rules.ts';
import { questionAsked } from '#worker/features/guide/product/questions.rules.ts';
import { readSavedText, type SavedText } from '#worker/features/guide/product/saved-text.rules.ts';

type Project = { name: string; description: string };
/** Requirements as they are saved: what every other text names its ids from. */
export type SavedRequirements = {
  title: string;
  version: number;
  text: SavedText;
  edition: Edition | undefined;
  /** Decided since they were written, and what was in force then and is no more. */
  since: Decision[];
  takenBack: Decision[];
  /** Its end is not known: it is longer than what can be read at once. */
  isCut: boolean;
};

/** Reads what the tool answers for saved requirements, or what was saved in this very turn; undefined for anything else. */
export function readSavedRequirements(output: unknown): SavedRequirements | undefined {
  if (typeof output !== 'object' || output === null) return undefined;
  const { title, version, content, cut, decisionsSince, decisionsTakenBack } = output as Record<string, unknown>;
  if (typeof content !== 'string') return undefined;
  const text = readSavedText(withoutEdition(content));
  if (text.features.length === 0) return undefined;
  const takenBack = readDecisions(decisionsTakenBack);
  const gone = takenBack.filter(({ decision }) => decision === '');
  return {
    title: String(title ?? ''),
    version: Number(version ?? 1),
    text,
    isCut: cut !== undefined,
    edition: readEdition(content),
    since: [...readDecisions(decisionsSince), ...gone.map(({ topic }) => ({ topic, decision: withdrawn }))],
    takenBack: takenBack.filter((one) => !gone.includes(one)),
  };
}

function readDecisions(value: unknown): Decision[] {
  return Array.isArray(value)
    ? value.map(({ topic, decision }) => ({ topic: String(topic ?? ''), decision: String(decision ?? '') }))
    : [];
}

/** The decisions that the saved text does not know, of those in force. */
export function listUnknown(decisions: Decision[], { since, edition }: SavedRequirements): Decision[] {
  const topics = new Set(since.map(({ topic }) => topic));
  const known = decisions.filter(({ topic }) => !topics.has(topic));
  const late = edition ? known.slice(edition.decisions) : [];
  return decisions.filter((decision) => topics.has(decision.topic) || late.includes(decision));
}

/** The product as it was derived for the saved text, as far as that can be told. */
function deriveBefore({ name, description }: Project, decisions: Decision[], saved: SavedRequirements): Product {
  const unknown = new Set(listUnknown(decisions, saved));
  const known = decisions.filter((decision) => !unknown.has(decision));
  const back = saved.takenBack.filter(({ topic }) => !known.some((decision) => decision.topic === topic));
  const called = /^# (.+): requirements$/m.exec(saved.text.content)?.[1] ?? name;
  const plain = deriveProduct(called, description, standing([...known, ...back]));
  const replaced = saved.since
    .filter(({ topic }) => !back.some((decision) => decision.topic === topic))
    .flatMap((decision) => earlierOf(decision, plain, saved.text.content) ?? []);
  return replaced.length === 0 ? plain : deriveProduct(called, description, standing([...known, ...back, ...replaced]));
}

/** What was decided on a topic before, where the saved text still says it. */
function earlierOf({ topic, decision }: Decision, { idea, slots }: Product, content: string): Decision | undefined {
  if (decision === withdrawn && topic.startsWith('Also: ')) return { topic, decision: topic.slice('Also: '.length) };
  if (topic.startsWith(leftOut) && /^keep\b/i.test(decision))
    return { topic, decision: `Leave out ${topic.slice(leftOut.length)}` };
  const question = questionAsked(idea, topic);
  const option = question?.options.find(
    ({ rule, criterion }) =>
      content.includes(`Decided: ${fill(rule, slots)}`) ||
      (criterion !== undefined && content.includes(`${fill(criterion, slots)}\n`)),
  );
  return option && { topic, decision: fill(option.label, slots) };
}

/** The product that all other texts are written from: with the features of the saved requirements, under their ids. */
export function deriveSaved(project: Project, decisions: Decision[], saved: SavedRequirements | undefined): Product {
  const now = deriveProduct(project.name, project.description, decisions);
  return saved ? pinProduct(now, deriveBefore(project, decisions, saved), saved.text) : now;
}

/** The next version of the saved requirements, the limits that it says in addition, and its glossary where that is the guide's alone. */
export function writeRevision(project: Project, decisions: Decision[], saved: SavedRequirements) {
  const now = deriveProduct(project.name, project.description, decisions);
  const isOtherIdea = saved.edition?.idea !== undefined && saved.edition.idea !== signOf(project.description);
  const isByHand = saved.edition?.sign !== signOf(saved.text.content);
  const before = isOtherIdea ? undefined : deriveBefore(project, decisions, saved);
  const kept = glossaryOf(saved.text.content);
  const isGlossaryOurs = kept !== undefined && saved.edition?.glossary === signOf(kept);
  const { content, glossary } = reviseWhole(now, { before, isByHand, isGlossaryOurs }, saved.text);
  const limits = now.excluded.filter((text) => !saved.text.content.includes(text));
  return { content, glossary, limits, isUnchanged: content.trim() === saved.text.content.trim() };
}

/** The product as the next version of the saved requirements will have it, under the ids that it will give. */
export function deriveNext(project: Project, decisions: Decision[], saved: SavedRequirements): Product {
  const text = readSavedText(withoutEdition(writeRevision(project, decisions, saved).content));
  const now = deriveProduct(project.name, project.description, decisions);
  return text.features.length > 0 ? pinProduct(now, now, text) : now;
}
