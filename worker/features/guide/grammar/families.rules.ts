import type { Family } from '#worker/features/guide/content/patterns/pattern.ts';
import { plainFamily, verbFamily } from '#worker/features/guide/content/verbs.ts';

/** What follows can change what a verb means: 'hand out', 'write down', 'play audio', 'draw a number'. The first line that fits counts. */
const byWhatFollows: readonly [verb: string, follows: RegExp, family: Family][] = [
  ['connect', /^/, 'manage'],
  ['drive', /^(?:to|home|together|with|there)\b/, 'plan'],
  ['draw', /\b(numbers?|tickets?|lots?|slot|place)\b/, 'join'],
  [
    'subscribe',
    /^(?!.*\b(newsletters?|updates?|news|blogs?|podcasts?|magazines?|channels?|feeds?|calendar|alerts?)\b)to\b/,
    'order',
  ],
  // Money and what is told change no hands at a door.
  [
    'take',
    /\b(?:money|payments?|deposits?|amounts?|savings|cash) (?:back|out)\b|\bback (?:the |their )?(?:money|payments?|deposits?|savings|cash)\b/,
    'pay',
  ],
  ['take', /\bback\b/, 'collect'],
  [
    'collect',
    /\b(?:recipes?|stor(?:y|ies)|ideas?|opinions?|answers?|feedback|comments?|quotes?|memories|votes?|tips?|facts?|wishes|complaints?|suggestions?|sightings?)\b/,
    'submit',
  ],
  // Whoever picks a meal or a day chooses; only what is picked up changes hands.
  [
    'pick',
    /^(?!up\b|.*\bup$|.*\bfrom (?:the|a|our|their) (?:shop|store|counter|station|depot|farm|office)\b)\S/,
    'compare',
  ],
  ['hand', /^out\b/, 'lend'],
  ['hand', /^/, 'submit'],
  ['fill', /\b(slots?|seats?|shifts?|places?|gaps?|vacanc(y|ies)|shelf|shelves|basket)\b/, 'manage'],
  ['write', /^down\b/, 'record'],
  ['check', /\bin\b/, 'record'],
  ['check', /\b(medical history|forms?|requests?|applications?)\b/, 'review'],
  ['play', /\b(audio|music|videos?|sounds?|songs?|recordings?)\b/, 'see'],
  ['get', /^(reminded|notified|alerted|told)\b|\breminders?\b/, 'remind'],
  ['turn', /^(?!.*\binto\b)/, 'manage'],
  ['score', /^(?!.*\b(points?|goals?)\b)(it|them|the|each|every|all|an?)\b/, 'rate'],
  ['sign', /^(?!(up|in|on)\b)/, 'submit'],
];

/** The kind of act that a verb with what follows it is; undefined where no list knows it. */
export function familyOf(verb: string, follows: string): Family | undefined {
  const found = byWhatFollows.find(([word, pattern]) => word === verb && pattern.test(follows));
  return found?.[2] ?? verbFamily.get(verb) ?? plainFamily.get(verb);
}
