import { parseAnswers } from '#shared/chat.ts';
import { escapeText, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { translateIdea } from '#worker/features/guide/idea/language.rules.ts';
import { withdrawn } from '#worker/features/guide/listening/building.rules.ts';
import { type ChangeSaid, readChanges } from '#worker/features/guide/listening/changes.rules.ts';
import { isToAssistant } from '#worker/features/guide/listening/commands.rules.ts';
import { readFacts } from '#worker/features/guide/listening/facts.rules.ts';
import type { Intent } from '#worker/features/guide/listening/intent.rules.ts';
import { isOrder } from '#worker/features/guide/listening/orders.rules.ts';
import { replaceEarlier } from '#worker/features/guide/listening/replacing.rules.ts';
import { applySwaps, insteadOf, mentions } from '#worker/features/guide/listening/swaps.rules.ts';
import { isNoDecision } from '#worker/features/guide/listening/talk.rules.ts';
import { decidedTool, readNamedTool, readTool, toolTopic } from '#worker/features/guide/listening/tools.rules.ts';
import { isExcluded, leftOut, readExclusions, toExclusion } from '#worker/features/guide/product/exclusions.rules.ts';
import { deriveProduct, type Product } from '#worker/features/guide/product/product.rules.ts';
import {
  type Decision,
  questionAsked,
  readDecidedIdea,
  slotsOf,
  topicOf,
} from '#worker/features/guide/product/questions.rules.ts';

/**
 * What the last message decides, what of it was passed over (each explained in a sentence), what could not be told, and
 * whether it asks for a change that is made already.
 */
export type News = { decisions: Decision[]; skipped: string[]; unclear: string | undefined; repeated: boolean };

const nothing: News = { decisions: [], skipped: [], unclear: undefined, repeated: false };
const denies = /\b(no|not|nobody|none|never|without|neither|cannot)\b|n['’]t\b/i;
const pointing =
  /^(it|that|this|them|those|these|something|everything|anything|all|all of it|stuff|some|one|(the )?(first|second|third|fourth|last|other|previous|next)( \w+)?|that one|this one|document|requirements?|feature)?$/i;

/** Reads what the last message of the user decides; the same message gives the same news at every call of the turn. */
export function readNews(turn: Turn, intent: Intent): News {
  const { name, description } = turn.brief.project;
  const idea = readDecidedIdea(name || 'This product', description, turn.brief.decisions);
  switch (intent.kind) {
    case 'answers':
      return readAnswers(idea, turn.userText);
    case 'change':
      return withTool(turn, readChangeNews(turn, idea));
    case 'facts':
    case 'documents':
      if (translateIdea(turn.userText).language) return nothing;
      return withTool(turn, { ...nothing, decisions: readPlainFacts(turn, idea, turn.userText) });
    case 'prompts':
      return withTool(turn, nothing);
    case 'withdraw':
      return intent.found ? { ...nothing, decisions: [{ topic: intent.found.topic, decision: withdrawn }] } : nothing;
    default:
      return nothing;
  }
}

function readAnswers(idea: Idea, text: string): News {
  const decisions: Decision[] = [];
  const skipped: string[] = [];
  const slots = slotsOf(idea);
  for (const { question: asked, answer } of parseAnswers(text)) {
    const question = questionAsked(idea, asked);
    const labels = question?.options.map(({ label }) => fill(label, slots)) ?? [];
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
  return { ...nothing, decisions, skipped };
}

/** Facts; one that speaks for something left out earlier brings it back. */
function readPlainFacts(turn: Turn, idea: Idea, text: string): Decision[] {
  const facts = replaceEarlier(readFacts(idea, text), turn.brief.decisions);
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
  const { name, description } = turn.brief.project;
  const before = deriveProduct(name, description, turn.brief.decisions);
  const { changes, rest } = readChanges(turn.userText);
  const decisions: Decision[] = [];
  let unclear: string | undefined;
  let repeated = false;
  for (const entry of changes) {
    const found = readOne(entry, before, turn);
    if (found === 'fact') rest.push(entry.said);
    else if (found === 'unclear') unclear ??= entry.change.kind === 'swap' ? entry.change.from : entry.change.subject;
    else {
      repeated ||= found.length === 0;
      decisions.push(...found);
    }
  }
  const facts = rest.length > 0 ? readPlainFacts(turn, idea, rest.join('. ')) : [];
  return { decisions: [...decisions, ...facts], skipped: [], unclear, repeated };
}

/** Whether a decision takes something out, brings it back or puts one thing in place of another. */
export function isChange({ topic }: Decision): boolean {
  return topic.startsWith(leftOut) || topic.startsWith(insteadOf);
}

function readOne({ said, change }: ChangeSaid, before: Product, turn: Turn): Decision[] | 'fact' | 'unclear' {
  const asks = /\?$/.test(said);
  if (change.kind === 'swap') {
    const now = applySwaps(turn.brief.project.description, turn.brief.decisions);
    const known = [now.description, ...now.decisions.map(({ decision }) => decision)].join('\n');
    return mentions(known, change.from)
      ? [{ topic: `${insteadOf}${change.from}`, decision: asks ? `${change.to}, not ${change.from}` : said }]
      : 'unclear';
  }
  const id = /^FR-?\s?(\d+)$/i.exec(change.subject)?.[1];
  const meant = id ? before.features.find((feature) => feature.id === `FR-${id}`)?.title : change.subject;
  if (meant === undefined || pointing.test(meant)) return 'unclear';
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
  if (!tool || before?.name === tool.name) return news;
  const sentence = turn.userText.split(/(?<=[.!?])\s+|\n/).find((part) => readTool(part)?.name === tool.name);
  const said = (sentence ?? turn.userText).trim().slice(0, 400);
  const decision = named && (isOrder(said) || isToAssistant(said)) ? named.name : said;
  return { ...news, decisions: [...news.decisions, { topic: toolTopic, decision }] };
}
