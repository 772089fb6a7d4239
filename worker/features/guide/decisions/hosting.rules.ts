/** A computer of the owner's own on which the product runs; `isClosed` where nothing may go out to the internet. */
export type OwnComputer = { on: string; isClosed: boolean };

const place =
  '(?:building|house|firm|company|premises|walls|hospital|school|practice|office|network|plant|works|clinic|factory)';
const closedForms = [
  new RegExp(
    `\\b(?:not|never|nothing|no (?:data|files?|records?|bytes?|information|server|\\w+ data)|won't|can't|cannot|mustn't|don't|doesn't)\\b[^.;\\n]{0,60}\\b(?:outside|out of|leaves?|leaving) (?:the|our|this|my) (?:\\w+ )?${place}\\b`,
    'i',
  ),
  /\bnot? (?:in|on|into|to) the (?:cloud|internet|outside world)\b|\b(?:no|without(?: the| any| a)?) cloud\b/i,
  /\bintranet\b|\bon[- ]prem\w*|\bair[- ]gapped\b/i,
];
const ownForms = [
  /\b(?:our|my|your) own (?:server|computer|machine|hardware)\b|\bin-house server\b|\bself-hosted\b/i,
  /\b(?:host|run)s? (?:\w+ ){0,3}on (?:an?|our|my|the) (?:[^\s.,]+ ){0,2}(?:vps|server|nas|mini[- ]?pc)\b/i,
  /\bruns? (?:only )?on (?:the|our|my|an?) (?:\w+ ){0,2}(?:server|pc|nas|laptop|mini[- ]?pc)\b/i,
];
const named =
  /\b(?:the|our|my|an?) ((?:old |little |small |office )?(?:server|pc|nas|mini[- ]?pc|computer) (?:in|at|under|behind|beside|of) (?:the|our|my) [\p{L}-]+)/iu;

/**
 * Reads from what was told whether the product runs on a computer of the owner's own, and whether nothing may leave the house.
 * Undefined where nothing of that was told.
 */
export function readOwnComputer(told: string): OwnComputer | undefined {
  const text = told.replace(/[’‘]/g, "'");
  const isClosed = closedForms.some((form) => form.test(text));
  const isPi = /\braspberry ?pi\b/i.test(text);
  if (!isClosed && !isPi && !ownForms.some((form) => form.test(text))) return undefined;
  const own = named
    .exec(text)?.[1]
    ?.replace(/ (?:our|my) /, ' the ')
    .toLowerCase();
  return {
    on: isPi ? 'a Raspberry Pi' : own ? `the ${own.replace(/\bpc\b/, 'PC')}` : 'a computer of your own',
    isClosed,
  };
}
