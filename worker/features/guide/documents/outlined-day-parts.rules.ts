/** 'The evening before', 'by Thursday evening', 'tell the worker in the morning': when the product does it, without an hour. */
const partOfDay =
  /\bthe (?:evening|morning) before\b|\bby \p{Lu}\p{L}+day (?:evening|morning)\b|\bclock reaches the (?:morning|evening)\b|SHALL (?:tell|show|remind|send|warn) [^;]*\b(?:on|in) the (?:morning|evening)(?! at \d)/u;

const hour = "\\d{1,2}(?::\\d\\d| ?[ap]\\.?m\\b|(?: o['’]clock)?)";
/** '20:00 of the evening before', 'the evening before by 8 pm'. */
const hourTold = new RegExp(
  `\\b${hour} (?:of|on|in) the (morning|evening)\\b|\\b(morning|evening)(?: before)? (?:at|by|until|till|before|after|from) ${hour}`,
  'giu',
);

/**
 * Whether a criterion speaks of a morning or an evening of which nobody told the hour, neither it nor another one of its feature: bread is
 * ordered the evening before, and nobody orders after 20:00 of the evening before.
 * @param criteria those of its feature.
 */
export function lacksHour(text: string, criteria: string[]): boolean {
  const [part = ''] = /morning|evening/.exec(partOfDay.exec(text)?.[0] ?? '') ?? [];
  return (
    part !== '' &&
    !criteria.some((one) => [...one.matchAll(hourTold)].some(([, of, at]) => (of ?? at)?.toLowerCase() === part))
  );
}
