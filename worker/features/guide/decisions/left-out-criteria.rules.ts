import { hasItsMessage } from '#shared/document-check/requirements.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';

/** Begins the topics of criteria that their owner took out one by one; the decision is what the criterion said. */
const withoutCriterion = 'Without the criterion: ';
const longestTopic = 160;

export const isLeftOutCriterion = ({ topic }: Decision): boolean => topic.startsWith(withoutCriterion);

/** A criterion that is taken out, as it is kept: by its text, since numbers move. */
export const leaveOutCriterion = (text: string): Decision => ({
  topic: `${withoutCriterion}${text}`.slice(0, longestTopic),
  decision: text,
});

/** The criteria that were taken out, as they read. */
export const leftOutCriteria = (said: Decision[]): string[] =>
  said.filter(isLeftOutCriterion).map(({ decision }) => decision);

/** Features without the criteria that were taken out, nor what became of a message that they sent; one of which none would be left keeps them. */
export function withoutLeftOut<Own extends { criteria: string[] }>(features: Own[], out: string[]): Own[] {
  if (out.length === 0) return features;
  return features.map((feature) => {
    const criteria = feature.criteria
      .filter((text) => !out.includes(text))
      .filter((text, at, all) => hasItsMessage(text, all.slice(0, at)));
    return criteria.length > 0 ? { ...feature, criteria } : feature;
  });
}
