import { withdrawn } from '#worker/features/guide/decisions/building.rules.ts';
import { type ChangeSaid, readChanges } from '#worker/features/guide/decisions/changes.rules.ts';
import { isToAssistant } from '#worker/features/guide/decisions/commands.rules.ts';
import { pointsBack } from '#worker/features/guide/decisions/corrected-lines.rules.ts';
import { readCorrection } from '#worker/features/guide/decisions/correcting.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { peopleAndThing } from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { decidePremise, readPremise } from '#worker/features/guide/decisions/premise.rules.ts';
import { contradicts, replaceEarlier, withoutCorrected } from '#worker/features/guide/decisions/replacing.rules.ts';
import { applySwaps, insteadOf, mentions } from '#worker/features/guide/decisions/swaps.rules.ts';
import { retoldIn, toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import {
  decidedTool,
  isForOnePrompt,
  readNamedTool,
  readTool,
  toolTopic,
} from '#worker/features/guide/decisions/tools.rules.ts';
import { readNewValue } from '#worker/features/guide/decisions/values.rules.ts';
import { deriveSaved } from '#worker/features/guide/documents/saved-requirements.rules.ts';
import { capitalise, escapeText, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { translateIdea } from '#worker/features/guide/idea/language.rules.ts';
import { isDocumentTalk } from '#worker/features/guide/listening/document-talk.rules.ts';
import { readFacts, readQuestions } from '#worker/features/guide/listening/facts.rules.ts';
import { readFormAnswers } from '#worker/features/guide/listening/form-answers.rules.ts';
import { readGermanRequest } from '#worker/features/guide/listening/german-request.rules.ts';
import type { Intent } from '#worker/features/guide/listening/intent.rules.ts';
import { isOrder } from '#worker/features/guide/listening/orders.rules.ts';
import {
  readCorrectedLines,
  readReadingAnswer,
  readToldAnew,
  withoutLine,
  withoutStale,
} from '#worker/features/guide/listening/reading-answers.rules.ts';
import { isNoDecision } from '#worker/features/guide/listening/talk.rules.ts';
import { readDecidedIdea } from '#worker/features/guide/product/decided-idea.rules.ts';
import { isExcluded, leftOut, readExclusions, toExclusion } from '#worker/features/guide/product/exclusions.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { questionAsked, slotsOf, topicOf } from '#worker/features/guide/product/questions.rules.ts';
import {
  asksReading,
  isDoubtful,
  promisesReading,
  tellPeopleAndThing,
} from '#worker/features/guide/product/reading-question.rules.ts';

/**
 * What the last message decides, what of it was passed over (each explained in a sentence), what could not be told, and
 * whether it asks for a change that is made already.
 */
export type News = {
  decisions: Decision[];
  skipped: string[];
  unclear: string | undefined;
  repeated: boolean;
  /** Two sentences of the message that can't both hold; neither is kept. */
  clash: [string, string] | undefined;
  /** What of an answer about people and thing could not be read, and whether that was the second time. */
  misread?: { parts: string[]; isAgain: boolean };
};

const nothing: News = { decisions: [], skipped: [], unclear: undefined, repeated: false, clash: undefined };
const denies = /\b(no|not|nobody|none|never|without|neither|cannot)\b|n['’]t\b/i;
const pointing =
  /^(it|that|this|them|those|these|something|everything|anything|all|all of it|stuff|some|one|(the )?(first|second|third|fourth|last|other|previous|next)( \w+)?|that one|this one|document|requirements?|feature)?$/i;

/** Reads what the last message of the user decides; the same message gives the same news at every call of the turn. */
export function readNews(turn: Turn, intent: Intent): News {
  const { name, description } = turn.brief.project;
  const idea = readDecidedIdea(name || 'This product', description, turn.brief.decisions);
  switch (intent.kind) {
    case 'answers':
      return readAnswers(idea, turn);
    case 'change':
      return withTool(
        turn,
        withCorrectedLines(turn, (rest) => readChangeNews(rest, idea)),
      );
    case 'facts':
    case 'documents':
      if (translateIdea(turn.userText).language) return nothing;
      return withTool(
        turn,
        withCorrectedLines(turn, (rest) =>
          withAside(rest, idea, withoutClash(readFactNews(rest, idea), rest.userText)),
        ),
      );
    case 'prompts':
      return withTool(turn, nothing);
    case 'withdraw':
      return intent.found ? { ...nothing, decisions: [{ topic: intent.found.topic, decision: withdrawn }] } : nothing;
    default:
      return nothing;
  }
}

/** What a message corrects of the lines that were read, before all else that it says. */
function withCorrectedLines(turn: Turn, read: (rest: Turn) => News): News {
  if (pointsBack(turn.userText)) return { ...nothing, unclear: turn.userText.replace(/[.!\s]+$/, '') };
  const corrected = readCorrectedLines(turn);
  if (!corrected) return read(turn);
  const rest = corrected.rest ? read({ ...turn, userText: corrected.rest }) : nothing;
  return { ...rest, decisions: [...corrected.decisions, ...rest.decisions] };
}

/** The facts of a message, its new values in place of the old, and what it says of the document that can't be carried out. */
function readFactNews(turn: Turn, idea: Idea): News {
  const { project, decisions: before } = turn.brief;
  const sentences = turn.userText.slice(0, 4_000).split(/(?<=[.!?])\s+|\n+/);
  const read = sentences.map((said) => ({ said, value: readNewValue(said.trim(), project.description, before) }));
  const values = read.flatMap(({ value }) => (typeof value === 'object' ? [value] : []));
  const unclear = read.find(({ said, value }) => value === 'unclear' || (!value && isDocumentTalk(said)))?.said;
  const rest = read.filter(({ value }) => value === undefined).map(({ said }) => said);
  const text = rest.length === sentences.length ? turn.userText : rest.join(' ');
  const asked = readQuestions(idea, turn.userText);
  return { ...nothing, decisions: [...values, ...readPlainFacts(turn, idea, text), ...asked], unclear };
}

/** 'Write the plan, but no payments': what a request rules out beside what it asks for. */
function withAside(turn: Turn, idea: Idea, news: News): News {
  // What holds under a condition rules nothing out by itself.
  const aside =
    /(?:^|[.!?;\n]\s*)(?!(?:if|when|whenever|unless|once|after|before|until|while)\b)[^.!?;\n]*?,?\s+but\s+((?:no|without)\b[^.;\n]{2,80})/i.exec(
      turn.userText,
    )?.[1];
  if (!aside) return news;
  const userText = aside.replace(/\s+please\W*$/i, '');
  return { ...news, decisions: [...news.decisions, ...readChangeNews({ ...turn, userText }, idea).decisions] };
}

function readAnswers(idea: Idea, turn: Turn): News {
  const decisions: Decision[] = [];
  const skipped: string[] = [];
  const slots = slotsOf(idea);
  let misread: News['misread'];
  for (const { question: asked, answer: said } of readFormAnswers(turn)) {
    const answer = readGermanRequest(said) ?? said;
    const reading = asksReading(asked, idea.name);
    if (reading) {
      const read = readReadingAnswer(answer, turn);
      decisions.push(...read.decisions);
      if (read.decisions.length + read.unread.length === 0 && !promisesReading(answer))
        skipped.push(`I go on with people and thing as I read them: ${tellPeopleAndThing(idea)}`);
      if (read.unread.length > 0 || promisesReading(answer))
        misread = { parts: read.unread, isAgain: reading === 'again' };
      continue;
    }
    const question = questionAsked(idea, asked);
    const labels = question?.options.map(({ label }) => fill(label, slots)) ?? [];
    const premise = readPremise(answer);
    if (premise.isRejecting && !labels.includes(answer)) {
      decisions.push(...decidePremise(premise));
      misread ??= { parts: [], isAgain: false };
      continue;
    }
    if (labels.includes(answer) || !isNoDecision(answer)) {
      decisions.push({ topic: topicOf(idea, asked), decision: answer.slice(0, 2_000) });
      continue;
    }
    const about = `“${escapeText(asked, 160)}”`;
    skipped.push(
      labels.length > 0
        ? `${about} asks you to choose one of these: ${joinWords(
            labels.map((label) => `“${label}”`),
            'or',
          )}; I took the first as an assumption.`
        : `${about} asks for your choice; I kept no answer and went on with what the idea says.`,
    );
  }
  const kept = withoutStale(decisions, turn, skipped);
  return withoutClash(
    { ...nothing, decisions: kept, skipped, ...(misread && { misread }) },
    kept.map(({ topic, decision }) => (topic === toldAnew ? '' : decision)).join('\n'),
  );
}

/** The news without two sentences of one message that can't both hold. */
function withoutClash(news: News, text: string): News {
  const sentences = text
    .slice(0, 4_000)
    .split(/(?<=[.!?])\s+|\n+|;\s+|, but /)
    .map((sentence) => sentence.trim().replace(/[.!]+$/, ''))
    .filter((sentence) => sentence.length > 8)
    .slice(0, 40);
  const clash = sentences
    .flatMap((one, at) => sentences.slice(at + 1).map((other): [string, string] => [one, other]))
    .find(([one, other]) => contradicts(one, other));
  if (!clash) return news;
  const isPart = (decision: string) => clash.some((sentence) => decision.includes(sentence));
  return { ...news, clash, decisions: news.decisions.filter(({ decision }) => !isPart(decision)) };
}

/** 'No, only members see it' without the word that answers somebody. */
function plainly({ topic, decision }: Decision): Decision {
  const plain = decision
    .replace(/^(?:no|yes|ok(?:ay)?|well|sorry|hm+|oh|go back|back)[,:]\s+(?=\p{L}+ \p{L})/iu, '')
    .replace(/^(?:i|we) meant? (?:that )?(?=\p{L}+ \p{L})/iu, '')
    .replace(/^([\p{L} ]{3,40}) it is\b(?:,? but\b)?/iu, '$1');
  return { topic, decision: /^\p{Lu}/u.test(decision) ? capitalise(plain) : plain };
}

/** Facts; one that speaks for something left out earlier brings it back. */
function readPlainFacts(turn: Turn, idea: Idea, text: string): Decision[] {
  const facts = replaceEarlier(withoutCorrected(readFacts(idea, text)), turn.brief.decisions).map(plainly);
  const excluded = readExclusions(turn.brief.decisions);
  const back = excluded.filter(({ signs }) =>
    facts.some(
      ({ decision }) => signs.test(decision) && !denies.test(decision) && readChanges(decision).changes.length === 0,
    ),
  );
  const described = back.some(({ signs }) => signs.test(turn.brief.project.description));
  const again = described ? facts.filter(({ decision }) => !/\b(after all|again)\W*$/i.test(decision)) : facts;
  return [...again, ...back.map(({ label }) => ({ topic: `${leftOut}${label}`, decision: `Keep ${label} after all` }))];
}

function readChangeNews(turn: Turn, idea: Idea): News {
  const anew = retoldIn(turn.userText, isDoubtful(idea));
  const retold = anew === undefined ? undefined : readToldAnew(anew, idea.name);
  if (retold) return { ...nothing, decisions: retold.decisions };
  const before = deriveSaved(turn.brief.project, turn.brief.decisions, turn.saved);
  const corrected = readCorrection(turn.userText, idea, false);
  const { changes, rest } = readChanges(corrected.decisions.length > 0 ? corrected.unread.join('. ') : turn.userText);
  const decisions: Decision[] = [...corrected.decisions];
  let unclear: string | undefined;
  let repeated = false;
  for (const entry of changes) {
    const found = readOne(entry, before, turn);
    if (found === 'fact') rest.push(entry.said);
    else if (found === 'unclear') {
      const what = entry.change.kind === 'swap' ? entry.change.from : entry.change.subject;
      // Each number that was named and not found is told.
      unclear = unclear === undefined || !/^FR-/.test(what) ? (unclear ?? what) : `${unclear} and ${what}`;
    } else {
      repeated ||= found.length === 0;
      decisions.push(...found);
    }
  }
  const facts = rest.length > 0 ? readPlainFacts(turn, idea, rest.join('. ')) : [];
  return { ...nothing, decisions: [...decisions, ...facts], unclear, repeated };
}

/** Whether a decision takes something out, brings it back, puts one thing in place of another or puts the reading right. */
export function isChange({ topic }: Decision): boolean {
  return topic.startsWith(leftOut) || topic.startsWith(insteadOf) || topic === peopleAndThing || topic === toldAnew;
}

function readOne({ said, change }: ChangeSaid, before: Product, turn: Turn): Decision[] | 'fact' | 'unclear' {
  const asks = /\?$/.test(said);
  if (change.kind === 'swap') {
    const now = applySwaps(turn.brief.project.description, turn.brief.decisions, turn.brief.project.name);
    const known = [now.description, ...now.decisions.map(({ decision }) => decision)].join('\n');
    return mentions(known, change.from)
      ? [{ topic: `${insteadOf}${change.from}`, decision: asks ? `${change.to}, not ${change.from}` : said }]
      : before.idea.isOutlined
        ? 'fact'
        : 'unclear';
  }
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

/** The tool that the message names is kept as a decision of its own. */
function withTool(turn: Turn, news: News): News {
  const named = readNamedTool(turn.userText);
  const before = decidedTool(turn.brief.decisions);
  // Not to code asks for a builder only where no tool was chosen.
  const tool = named ?? (before ? undefined : readTool(turn.userText));
  if (named && isForOnePrompt(turn.userText)) return news;
  if (!tool || before?.name === tool.name) return news;
  const sentence = turn.userText.split(/(?<=[.!?])\s+|\n/).find((part) => readTool(part)?.name === tool.name);
  const said = (sentence ?? turn.userText).trim().slice(0, 400);
  const decision = named && (isOrder(said) || isToAssistant(said) || /\bprompts?\b/i.test(said)) ? named.name : said;
  return { ...news, decisions: [...news.decisions, { topic: toolTopic, decision }] };
}
