const soft = '(?:(?:actually|oh|ah|hm+|sorry|well|ok(?:ay)?|but|um+)[,.!]*\\s+)*';
/** Takes back the sentence before, whatever comes next: 'no wait, …', 'actually no: …', 'scratch that'. */
const taking = new RegExp(
  `^${soft}(?:no[,.]?\\s+wait|wait[,.]?\\s+no|hold on[,.]?\\s+no|no[,.]?\\s+actually|actually[,.]?\\s+no|no[,.]?\\s+(?:scratch|forget|ignore) (?:that|it)|(?:scratch|strike|forget|ignore) (?:that|what i (?:just )?said)|i take (?:that|it) back)(?=[,.:;!–-]|$)[\\s,.:;!–-]*`,
  'i',
);
const several = /^(?:the |our |my |all )?\p{L}+s\b/iu;
const they = /^(?:but |and |so )?they\b/i;
const opens = new RegExp(`^${soft}(?=no\\b)`, 'i');

/**
 * A message without the sentences that it takes back itself, and without the words by which it does; any other message as it is.
 * 'Customers may cancel. No wait, nobody may cancel' is 'Nobody may cancel'.
 */
export function withoutRetracted(text: string): string {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/);
  if (sentences.length > 12 || !sentences.some((sentence) => taking.test(sentence))) return text;
  const kept: string[] = [];
  let who: string | undefined;
  for (const sentence of sentences) {
    const found = taking.exec(sentence)?.[0];
    if (found === undefined) {
      kept.push(who ? sentence.replace(they, who) : sentence);
      continue;
    }
    // 'They' after it are still those of the sentence that goes.
    who = several.exec(kept.pop() ?? '')?.[0] ?? who;
    const rest = sentence.slice(found.length).replace(opens, '');
    const own = who ? rest.replace(they, who) : rest;
    if (/\p{L}{2}/u.test(own)) kept.push(`${own[0]?.toUpperCase()}${own.slice(1)}`);
  }
  return kept.length > 0 ? kept.join(' ') : text;
}
