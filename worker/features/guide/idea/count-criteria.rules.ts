import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { fill, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

const many = `\\d[\\d,]*|${numberWord}`;
const counted = new RegExp(
  String.raw`^(?:(?:exactly|up to|at most|at least|about|only|the|their|its) )*(${many}) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+s)\b`,
  'iu',
);
/** Acts by which somebody brings about so many of them. */
const taking =
  /^(?:choose|pick|select|upload|enter|invite|propose|suggest|nominate|book|reserve|borrow|draw|tag|mark|give|add|name)$/;
const units = /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|times)$/;

/** 'Couples choose forty favourites', 'it sends three reminders': so many and no more. */
export function countCriteria({ verb, phrase, family, who, device }: Told, slots: Slots): string[] {
  const [, count = '', what = ''] = counted.exec(phrase) ?? [];
  if (count === '' || units.test(what) || device) return [];
  if (family === 'remind' || /\b(?:reminders?|messages?|notices?)$/.test(what))
    return [
      fill(
        `IF one of the ${count} ${what} is answered, THEN THE SYSTEM SHALL send none of those that would follow; after the last of them it stops and shows {others} that nothing came.`,
        slots,
      ),
    ];
  if (who === 'product' || !taking.test(verb)) return [];
  return /\bat least\b/.test(phrase)
    ? [
        fill(
          `IF {a actor} has fewer than ${count} ${what}, THEN THE SYSTEM SHALL keep them, say how many are missing, and not count it as done.`,
          slots,
        ),
      ]
    : [
        fill(
          `IF {a actor} would ${verb} more than ${count} ${what}, THEN THE SYSTEM SHALL refuse the one too many, keep the others, and show how many there are.`,
          slots,
        ),
      ];
}
