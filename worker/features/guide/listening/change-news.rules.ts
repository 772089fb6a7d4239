import { cutChanges } from '#worker/features/guide/decisions/change-clauses.rules.ts';
import { type ChangeSaid, readChanges } from '#worker/features/guide/decisions/changes.rules.ts';
import { readCorrection } from '#worker/features/guide/decisions/correcting.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { isLeftOutCriterion, leaveOutCriterion } from '#worker/features/guide/decisions/left-out-criteria.rules.ts';
import { peopleAndThing } from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { readProductName } from '#worker/features/guide/decisions/renaming.rules.ts';
import { applySwaps, insteadOf, mentions } from '#worker/features/guide/decisions/swaps.rules.ts';
import { retoldIn, toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { deriveSaved } from '#worker/features/guide/documents/saved-requirements.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { type News, nothing, readPlainFacts } from '#worker/features/guide/listening/fact-news.rules.ts';
import {
  readToldAnew,
  withoutLine,
  withoutListed,
  withoutRole,
} from '#worker/features/guide/listening/reading-answers.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { readEnough } from '#worker/features/guide/outline/outline-preferred.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { isExcluded, leftOut, readExclusions, toExclusion } from '#worker/features/guide/product/exclusions.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { isDoubtful } from '#worker/features/guide/product/reading-question.rules.ts';

const pointing =
  /^(it|that|this|them|those|these|something|everything|anything|all|all of it|stuff|some|one|(the )?(first|second|third|fourth|last|other|previous|next)( \w+)?|that one|this one|document|requirements?|feature)?$/i;

/** What a message takes out, brings back, swaps or tells anew, and the facts beside it. */
export function readChangeNews(turn: Turn, idea: Idea): News {
  const anew = retoldIn(turn.userText, isDoubtful(idea));
  const retold = anew === undefined ? undefined : readToldAnew(anew, idea.name);
  if (retold) return { ...nothing, decisions: retold.decisions };
  const before = deriveSaved(turn.brief.project, turn.brief.decisions, turn.saved);
  const text = cutChanges(turn.userText);
  const corrected = readCorrection(text, idea, false);
  const { changes, rest } = readChanges(corrected.decisions.length > 0 ? corrected.unread.join('. ') : text);
  let decisions: Decision[] = [...corrected.decisions];
  let unclear: string | undefined;
  let repeated = false;
  for (const entry of changes) {
    const found = readOne(entry, before, { ...turn, brief: { ...turn.brief, decisions: after(turn, decisions) } });
    if (found === 'fact') rest.push(entry.said);
    else if (found === 'unclear') {
      const what = entry.change.kind === 'swap' ? entry.change.from : entry.change.subject;
      // Each number that was named and not found is told.
      unclear = unclear === undefined || !/^FR-/.test(what) ? (unclear ?? what) : `${unclear} and ${what}`;
    } else {
      repeated ||= found.length === 0;
      // Of two lines that go the second goes from what is left without the first.
      const topics = new Set(found.map(({ topic }) => topic));
      decisions = [...decisions.filter(({ topic }) => topic !== toldAnew || !topics.has(topic)), ...found];
    }
  }
  // What the product itself is called is changed in its settings.
  const told = rest.filter((sentence) => readProductName(sentence) === undefined);
  const facts = told.length > 0 ? readPlainFacts(turn, idea, told.join('. ')) : [];
  return { ...nothing, decisions: [...decisions, ...facts], unclear, repeated };
}

/** What is decided once the idea is told as these decisions tell it. */
function after({ brief }: Turn, decisions: Decision[]): Decision[] {
  const told = decisions.filter(({ topic }) => topic === toldAnew);
  return told.length === 0 ? brief.decisions : [...brief.decisions.filter(({ topic }) => topic !== toldAnew), ...told];
}

/** Whether a decision takes something out, brings it back, puts one thing in place of another or puts the reading right. */
export function isChange({ topic }: Decision): boolean {
  return (
    isLeftOutCriterion({ topic, decision: '' }) ||
    topic.startsWith(leftOut) ||
    topic.startsWith(insteadOf) ||
    topic === peopleAndThing ||
    topic === toldAnew
  );
}

/** What a criterion says, by its number. */
const criterionCalled = ({ features }: Product, id: string): string | undefined =>
  features.flatMap((feature) => feature.criteria.filter((_, at) => criterionId(feature, at) === id)).at(0);

function readOne({ said, change }: ChangeSaid, before: Product, turn: Turn): Decision[] | 'fact' | 'unclear' {
  const asks = /\?$/.test(said);
  const { outline } = before.idea;
  // 'No photo, a signature is enough' puts one thing in the place of another.
  const isPut = outline && readEnough(said.replace(/[.\s]+$/, ''), outline, castOf(outline, before.name)) !== undefined;
  if (change.kind === 'remove' && isPut) return 'fact';
  if (change.kind === 'swap') {
    const now = applySwaps(turn.brief.project.description, turn.brief.decisions, turn.brief.project.name);
    const known = [now.description, ...now.decisions.map(({ decision }) => decision)].join('\n');
    return mentions(known, change.from)
      ? [{ topic: `${insteadOf}${change.from}`, decision: asks ? `${change.to}, not ${change.from}` : said }]
      : before.idea.isOutlined && mentions(known, change.to)
        ? 'fact'
        : 'unclear';
  }
  const lessFields = change.kind === 'remove' && change.how === 'named' ? withoutListed(change.subject, turn) : [];
  if (lessFields.length > 0) return lessFields;
  const fewer = change.kind === 'remove' && change.how !== 'told' ? withoutRole(change.subject, turn) : [];
  if (fewer.length > 0) return fewer;
  const criterion = /^FR-\d+\.\d+$/.test(change.subject) ? criterionCalled(before, change.subject) : undefined;
  if (criterion !== undefined) return [leaveOutCriterion(criterion)];
  const id = /^FR-?\s?(\d+)$/i.exec(change.subject)?.[1];
  const numbered = id ? before.features.find((feature) => feature.id === `FR-${id}`) : undefined;
  const without = numbered && change.kind === 'remove' ? withoutLine(numbered.says, turn) : [];
  if (without.length > 0) return without;
  const meant = id ? numbered?.title : change.subject;
  if (meant === undefined) return 'unclear';
  const last = readExclusions(turn.brief.decisions).at(-1);
  if (change.kind === 'restore' && pointing.test(meant) && last)
    return [{ topic: `${leftOut}${last.label}`, decision: `Keep ${last.label} after all` }];
  if (pointing.test(meant)) return 'unclear';
  const exclusion = toExclusion(meant);
  if (!exclusion) return 'unclear';
  const active = readExclusions(turn.brief.decisions).some((other) => other.id === exclusion.id);
  const decision = {
    topic: `${leftOut}${exclusion.label}`.slice(0, 300),
    decision: id || asks ? `Leave out ${meant}` : said,
  };
  if (change.kind === 'restore')
    return active ? [{ ...decision, decision: `Keep ${exclusion.label} after all` }] : 'fact';
  const features = before.features.filter((feature) => isExcluded(feature, exclusion));
  if (change.how === 'told') return features.length > 0 ? [decision] : 'fact';
  if (active) return [];
  const present =
    features.length > 0 ||
    exclusion.signs.test(before.idea.said) ||
    before.features.some(({ says, criteria, rules }) =>
      [says, ...criteria, ...rules].some((line) => exclusion.traces.test(line)),
    );
  const tooMuch = before.features.length - features.length < 2;
  return (change.how === 'named' && !present) || tooMuch ? 'unclear' : [decision];
}
