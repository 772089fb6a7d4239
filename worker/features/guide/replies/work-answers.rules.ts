import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { peopleAndThing } from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { escapeText, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProjectBrief } from '#worker/features/guide/guide-turn.rules.ts';
import { type Product, quote } from '#worker/features/guide/product/product.rules.ts';

/** A decision in a list; the topic of a fact is made of its own words, that of an answer says what was asked. */
export const tellDecision = ({ topic, decision }: Decision) =>
  topic.startsWith('Also: ') ? quote(decision) : `${quote(topic)}: ${quote(decision)}`;

const asksTasks = /\b(?:which|what) tasks?\b.{0,30}\b(?:next|first|start|now|begin)\b/i;
/** 'How would I check that it works?' */
const checksIt =
  /\bhow (?:do|can|would|could|should|will) (?:i|we|you) (?:check|test|verify|know|tell|see|find out|make sure|be sure) (?:that |if |whether )?(?:it|this|that|everything|all of it|the (?:app|product|site|build)) (?:all )?(?:really )?(?:works?|is right|is correct|is done|is finished|is ok(?:ay)?)\b/i;
/** 'What did you change since version 1?' */
const changedSince =
  /\bwhat (?:did|have|has) (?:you|i|we|been) chang\w*|\bwhat(?:'s| is|’s| was) (?:new|changed)\b(?: in| since|[?.\s]*$)|\bchang\w+ since\b/i;
const mostTasks = 3;
const mostChanges = 6;

function tellFirstTasks(product: Product, brief: ProjectBrief): string {
  const tasks = listTasks(product).slice(0, mostTasks);
  const isWritten = brief.documents.some(({ type }) => type === 'plan');
  return `First come these:\n\n${tasks.map(({ id, title, serves }) => `- ${id} ${title} (serves ${serves})`).join('\n')}\n\n${isWritten ? 'The implementation plan under Docs has all of them, with what each depends on.' : 'They stand in the implementation plan, which is not written yet. Shall I write the plan?'}`;
}

/** By the task that comes first, and the document that holds it for all. */
function tellChecking(product: Product, brief: ProjectBrief): string {
  const task = listTasks(product).find(({ serves }) => /^FR-/.test(serves)) ?? listTasks(product)[0];
  const isWritten = brief.documents.some(({ type }) => type === 'tests');
  const plan = isWritten
    ? 'The test plan under Docs holds a test for each criterion.'
    : 'A test plan holds a test for each criterion, and what to try by hand. Shall I write the test plan?';
  return `Each feature has sentences that can be tried, and each task of the plan says how.${task ? ` For ${task.id} ${task.title}: ${task.verify}` : ''}\n\n${plan}`;
}

/** What was decided last, and where two versions of a document stand beside each other. */
function tellChanges(brief: ProjectBrief, decisions: Decision[]): string {
  const latest = decisions
    .filter(({ topic }) => topic !== toldAnew && topic !== peopleAndThing)
    .slice(-mostChanges)
    .map((entry) => `- ${tellDecision(entry)}`);
  const several = brief.documents.filter(({ version }) => version > 1);
  const compare =
    several.length > 0
      ? `To see two versions of a document beside each other, open it under Docs and choose Compare Versions: ${joinWords(several.map(({ title, version }) => `${escapeText(title, 80)} has ${version} versions`))}.`
      : 'No document has a second version yet.';
  return latest.length > 0 ? `Decided last:\n\n${latest.join('\n')}\n\n${compare}` : compare;
}

/**
 * Answers what is asked of the work itself: which tasks come first, how one sees that it works, what has changed; undefined for any other
 * question.
 */
export function answerOfWork(
  text: string,
  product: Product,
  brief: ProjectBrief,
  decisions: Decision[],
): string | undefined {
  if (asksTasks.test(text)) return tellFirstTasks(product, brief);
  if (checksIt.test(text)) return tellChecking(product, brief);
  return changedSince.test(text) ? tellChanges(brief, decisions) : undefined;
}
