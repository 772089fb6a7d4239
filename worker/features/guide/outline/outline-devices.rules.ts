import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';

/** 'Firefox on my laptop', 'On the phone and on a tablet': where it runs, without a verb. */
const place =
  /^(?:(?:only |also |just )?(?:in|on|for) )?(?:(?:the|an?|my|our|their|his|her) )?((?:[\p{L}\d'-]+ ){0,2})(?:firefox|chrome|safari|edge|iphones?|ipads?|android|windows|macos|macs?|linux|tablets?|laptops?|phones?|desktops?|browsers?|raspberry pi)\b(?!.*\b(?:is|are|was|must|can|cannot|should|has|have|shows?|gets?|sees?)\b)/iu;
const browser = /\b(?:firefox|chrome|safari|edge|browsers?)\b/i;
const brand = /^(?:firefox|chrome|safari|edge|android|windows|macos|linux|raspberry|i(?:phone|pad))/i;
const ifLittle =
  /,? if (?:it|that)(?:'s| is) (?:easy|simple|cheap|quick|possible|doable|not (?:too )?(?:hard|much work))$/i;
/** 'Firefox, Chrome if it is easy': the last of several. */
const besides =
  /, (firefox|chrome|safari|edge) if (?:it|that)(?:'s| is) (?:easy|simple|cheap|quick|possible|doable|not (?:too )?(?:hard|much work))$/i;

/** 'No phone numbers in the log' speaks of numbers. */
const noDevice =
  /^(?:no|not|nobody|without)\b|^[^,]*\b(?:phones?|tablets?|laptops?) (?:numbers?|calls?|lines?|screens?)\b/i;

const someone = /[^s]s$|^(?:people|children|women|men|nobody|everybody|everyone|somebody|someone)$/;

/** 'On my work phone': names a device without a verb before it; 'nobody leaves phones …' has one. */
export function isPlace(text: string): boolean {
  const found = place.exec(text);
  const before = found?.[1]?.trim().toLowerCase().split(' ') ?? [];
  const hasVerb = before.some((word, at) => baseOfVerb(word) !== undefined && someone.test(before[at - 1] ?? ''));
  return found !== null && text.split(' ').length < 16 && !hasVerb && !noDevice.test(text);
}

/** 'Chrome if it's easy' as a sentence: no number says how easy it must be, so it says what is meant. */
export function asPlace(text: string): string {
  const where = text
    .replace(besides, ', and in $1 if that takes little work')
    .replace(ifLittle, ', if that takes little work');
  const joint = /^(?:only |also |just )?(?:in|on|for) /i.test(where)
    ? ''
    : browser.test(where.split(',')[0] ?? '')
      ? 'in '
      : 'on ';
  return `It runs ${joint}${brand.test(where) ? where : lowerFirst(where)}`;
}
