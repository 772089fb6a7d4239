import { withdrawn } from '#worker/features/guide/decisions/building.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { standing } from '#worker/features/guide/decisions/replacing.rules.ts';
import type { Step, Turn } from '#worker/features/guide/guide-turn.rules.ts';

/** The calls that keep what this message decides: none once one of them is made, for then they all are, or without the tool. */
export function listUnrecorded({ brief, calls, tools }: Turn, news: Decision[]): Step['calls'] {
  const isBegun = calls.some(({ tool }) => tool === 'recordDecision');
  return isBegun || !tools.has('recordDecision') ? [] : news.map((decision) => recordCall(decision, brief.decisions));
}

/** Keeps a decision, or takes back what was decided on its topic. */
function recordCall({ topic, decision }: Decision, before: Decision[]): Step['calls'][number] {
  const earlier = before.find((entry) => entry.topic === topic);
  const input =
    decision === withdrawn ? { topic, decision: earlier?.decision ?? topic, isTakenBack: true } : { topic, decision };
  return { tool: 'recordDecision', input };
}

/** The turn with what its message decides, which the saved requirements can't know. */
export function withNews(turn: Turn, news: Decision[]): Turn {
  const { brief, saved } = turn;
  const topics = new Set(news.map(({ topic }) => topic));
  const replaced = brief.decisions.filter(({ topic }) => topics.has(topic));
  return {
    ...turn,
    decisions: merge(brief.decisions, news),
    saved: saved && { ...saved, since: [...saved.since, ...news], takenBack: [...saved.takenBack, ...replaced] },
  };
}

/** A later decision on a topic stands in the place of the earlier one; what was taken back is gone. */
function merge(before: Decision[], news: Decision[]): Decision[] {
  const newest = (topic: string) => news.findLast((entry) => entry.topic === topic);
  const added = news.filter(({ topic }) => !before.some((entry) => entry.topic === topic));
  return standing([...before.map((entry) => newest(entry.topic) ?? entry), ...added]);
}
