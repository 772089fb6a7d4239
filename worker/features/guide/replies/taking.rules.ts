import { splitBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import { cutChanges } from '#worker/features/guide/decisions/change-clauses.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { readCriterionRemoval, readIdRemoval } from '#worker/features/guide/decisions/feature-ids.rules.ts';
import { readProductName } from '#worker/features/guide/decisions/renaming.rules.ts';
import { sortFacts } from '#worker/features/guide/decisions/replacing.rules.ts';
import { applySwaps } from '#worker/features/guide/decisions/swaps.rules.ts';
import { deriveNext, deriveSaved } from '#worker/features/guide/documents/saved-requirements.rules.ts';
import { tellDifference } from '#worker/features/guide/documents/versions.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Step, Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { isChange } from '#worker/features/guide/listening/change-news.rules.ts';
import type { News } from '#worker/features/guide/listening/fact-news.rules.ts';
import { readFormAnswers } from '#worker/features/guide/listening/form-answers.rules.ts';
import { hasTickedAnswering } from '#worker/features/guide/listening/tasks.rules.ts';
import { deriveProduct, type Product } from '#worker/features/guide/product/product.rules.ts';
import { ask } from '#worker/features/guide/replies/asking.rules.ts';
import { tellChangedLines } from '#worker/features/guide/replies/changed-lines.rules.ts';
import { isTooVague } from '#worker/features/guide/replies/greeting.rules.ts';
import { makeDocuments } from '#worker/features/guide/replies/making-documents.rules.ts';
import { offerNext } from '#worker/features/guide/replies/path.rules.ts';
import { askOnceMore, tellMisread, tellReadAnew } from '#worker/features/guide/replies/putting-right.rules.ts';
import {
  askWhatToChange,
  askWhichHolds,
  askWhichLine,
  describeFacts,
  projectNameIsYours,
} from '#worker/features/guide/replies/replies.rules.ts';

const tooLittle =
  'I still know too little of the product to write about it: one sentence on who does what, with which thing, is enough.';

/** Facts are kept and admitted to be not yet in a document. */
export function takeFacts(turn: Turn, product: Product, decisions: Decision[], news: News): Step {
  if (isTooVague(product.idea)) return ask(turn, product, decisions, `Thank you. ${tooLittle}`);
  const clash = news.clash
    ? askWhichHolds(news.clash)
    : news.unclear !== undefined && askWhatToChange(news.unclear, product);
  const { project, documents } = turn.brief;
  const isWritten = documents.some(({ type }) => type === 'requirements');
  const next =
    isWritten && turn.saved
      ? deriveNext(project, decisions, turn.saved)
      : deriveProduct(project.name, project.description, decisions);
  const { placed } = applySwaps(splitBuilding(project.description).idea, decisions, project.name || undefined);
  const tell = () => describeFacts(sortFacts(news.decisions, turn.brief.decisions), product, turn.brief, next, placed);
  if (clash && news.decisions.length > 0 && news.unclear !== undefined)
    return {
      text: `${tell()}\n\n${clash.replace('so I changed nothing and saved nothing', 'so I left that as it was')}`,
      calls: [],
    };
  const either = (news.either ?? []).length > 0 ? askWhichLine(news.either ?? []) : '';
  const told = news.decisions.length > 0 || (!clash && !either);
  const facts = told ? tell() : '';
  return { text: [clash, either, facts].filter(Boolean).join('\n\n'), calls: [] };
}

const ticked = 'On the checklist, answering the first questions is ticked off.';

/** Answers become the requirements; what was no answer is explained and stays an assumption. */
export function takeAnswers(turn: Turn, product: Product, decisions: Decision[], news: News): Step {
  const { decisions: kept, clash, misread } = news;
  const onceMore = askOnceMore(turn, product, news);
  if (onceMore) return onceMore;
  const skipped = [...news.skipped, ...(misread ? [tellMisread(misread.parts, product)] : [])];
  const passed = [...skipped, ...(clash ? [askWhichHolds(clash)] : [])].join('\n\n');
  if (isTooVague(product.idea)) return ask(turn, product, decisions, `${passed}\n\n${tooLittle}`.trim());
  // One answer may make several decisions: the lines told anew, and people and thing that follow from them.
  const answers = Math.min(kept.length, readFormAnswers(turn).length);
  const from =
    answers === 0
      ? 'your idea and what I assumed'
      : `your idea and ${answers === 1 ? 'your answer' : `your ${answers} answers`}`;
  const thanks = answers > 0 ? 'Thank you. ' : '';
  return makeDocuments(turn, product, ['requirements'], {
    opening: `${thanks}I write the requirements from ${from}.`,
    closing: [passed, hasTickedAnswering(turn) ? ticked : ''].filter(Boolean).join('\n\n'),
  });
}

/** Where the name of the product is changed, when a message gives it a new one beside other changes. */
const tellName = ({ userText }: Turn): string =>
  cutChanges(userText)
    .split(/(?<=[.!?])\s+|\n+/)
    .some((clause) => readProductName(clause) !== undefined)
    ? projectNameIsYours
    : '';

/** Which features a message takes out by their numbers, as they were called before it. */
function tellOut({ userText, brief, saved }: Turn): string {
  const sentences = userText.split(/(?<=[.!?])\s+|\n+/);
  const criteria = sentences.flatMap(readCriterionRemoval);
  if (criteria.length > 0) return `Taken out: ${joinWords(criteria)}.`;
  const ids = sentences.flatMap(readIdRemoval);
  if (ids.length === 0) return '';
  const out = deriveSaved(brief.project, brief.decisions, saved).features.filter(({ id }) => ids.includes(id));
  return out.length > 0 ? `Taken out: ${joinWords(out.map(({ id, title }) => `${id} ${title}`))}.` : '';
}

/** A change of mind goes into the document at once; what cannot be told is asked for, and nothing is saved. */
export function takeChange(turn: Turn, product: Product, decisions: Decision[], news: News): Step {
  const { name, description } = turn.brief.project;
  const unclear = news.unclear === undefined ? '' : askWhatToChange(news.unclear, product);
  if (unclear && news.decisions.length === 0) return { text: unclear, calls: [] };
  if (!unclear && !news.repeated && !news.decisions.some(isChange)) return takeFacts(turn, product, decisions, news);
  if (isTooVague(product.idea)) return ask(turn, product, decisions, `Noted. ${tooLittle}`);
  const anew = tellReadAnew(product, news);
  const said = [anew, 'I take the change into the requirements.', tellOut(turn), tellName(turn)]
    .filter(Boolean)
    .join(' ');
  const lines = tellChangedLines(turn);
  const opening = lines ? `${said}\n\n${lines}` : said;
  if (turn.brief.documents.some(({ type }) => type === 'requirements'))
    return makeDocuments(turn, product, ['requirements'], {
      opening,
      read: anew,
      closing: unclear.replace('so I changed nothing and saved nothing', 'so I left that as it was'),
    });
  const before = deriveProduct(name, description, turn.brief.decisions);
  const told = `${anew || 'Noted.'} What becomes different in the product:\n\n${tellDifference(
    before.features,
    product.features,
    product.excluded.filter((text) => !before.excluded.includes(text)),
  )}`;
  return { text: [told, unclear, offerNext(product, turn.brief, [])].filter(Boolean).join('\n\n'), calls: [] };
}
