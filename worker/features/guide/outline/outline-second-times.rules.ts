import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

const shall = 'THE SYSTEM SHALL';

/** Whether a criterion is on a further reminder, after a time that nobody told. */
export const isRemindedAgain = (text: string): boolean => /\bhave passed since a reminder\b/.test(text);

const again = /\bafter the (second|third) reminder\b/i;
/** 'The board is told after the second reminder': there is a second one, after a time that nobody told. */
export function remindedAgain({ outcomes = [] }: Told, { text }: Outcome): string[] {
  const [, which = ''] = again.exec(text) ?? [];
  const first = outcomes.find((one) => one.way === 'tell' && one.verb === 'remind');
  return which && first?.way === 'tell'
    ? [
        `WHEN 14 days have passed since a reminder and nothing has changed, ${shall} remind ${first.whom} once more, up to the ${which.toLowerCase()} time.`,
      ]
    : [];
}

const afterMore = new RegExp(
  `^(WHEN .+? within )(\\d+)( (?:working )?(?:minutes|hours|days|weeks|months))(, ${shall} .+?),? after (\\d+)( (?:working )?(?:minutes|hours|days|weeks|months))?\\.$`,
);
/** 'Doesn't answer within 5 working days → reminded, and after 8 it goes to the director': a second time is a condition of its own. */
export const atSecondTime = (criterion: string) =>
  criterion.replace(
    afterMore,
    (whole, met: string, first: string, unit: string, does: string, later: string, other?: string) =>
      other === undefined && Number(later) <= Number(first) ? whole : `${met}${later}${other ?? unit}${does}.`,
  );
