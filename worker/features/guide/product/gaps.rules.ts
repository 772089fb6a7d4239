import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { doOf, isAct, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import { actGap } from '#worker/features/guide/product/act-gaps.rules.ts';
import { endOfActGap } from '#worker/features/guide/product/end-gaps.rules.ts';
import type { Gap } from '#worker/features/guide/product/gap.rules.ts';
import {
  countGap,
  endGap,
  exceptionGap,
  hiddenGap,
  remarkGap,
  ruleGap,
  spanGap,
  yardstickGap,
  zeroGap,
} from '#worker/features/guide/product/rule-gaps.rules.ts';

/** What contradicts itself or is missing in the idea's own sentences, most weighty first. */
export function listGaps(idea: Idea, decided: string[]): string[] {
  const acts = idea.told.filter((act) => isAct(act) && act.who !== undefined);
  const gaps = [
    ...endGap(idea, decided),
    ...spanGap(idea, decided),
    ...idea.told.flatMap((told) => [...hiddenGap(told, acts), ...exceptionGap(told)]),
    ...idea.told.flatMap(countGap),
    ...idea.told.flatMap(zeroGap),
    ...idea.told.flatMap((told) => yardstickGap(told, idea.said)),
    ...acts.flatMap((told) => actGap(told, acts, idea)),
    ...acts.flatMap((told) => endOfActGap(told, acts, idea)),
    ...knownAgain(idea, acts),
    ...idea.told.flatMap(ruleGap),
    ...idea.told.flatMap(remarkGap),
  ];
  const open = gaps.filter(({ answered }) => !decided.some((text) => answered.test(text)));
  const firsts = open.filter(
    ({ answered }, index) => index === open.findIndex((other) => other.answered.source === answered.source),
  );
  return firsts.map(({ ask }) => ask);
}

/** Without an account nobody is known again the next day. */
function knownAgain({ nots, said }: Idea, acts: Told[]): Gap[] {
  if (!nots.some((text) => /\b(?:account|log-?in|sign-?up)/i.test(text))) return [];
  const again = acts.find(({ phrase, family }) => /\bagain\b|\btheir own\b/.test(phrase) || family === 'remind');
  return again && /\baccount|log-?in|sign-?up/i.test(said)
    ? [
        {
          ask: `how is somebody known again without an account, so that they can ${doOf(again)}?`,
          answered: /\b(?:link|device|code|cookie)\b/i,
        },
      ]
    : [];
}
