import { isAboutBuilding, withdrawn } from '#worker/features/guide/decisions/building.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { isOpenQuestion } from '#worker/features/guide/decisions/open-questions.rules.ts';
import { toolTopic } from '#worker/features/guide/decisions/tools.rules.ts';
import { monthName } from '#worker/features/guide/grammar/numbers.rules.ts';
import { singularOf } from '#worker/features/guide/grammar/words.rules.ts';

/** What a message said: of the product, of the building, the tool, and the earlier decisions that no longer hold. */
export type SortedFacts = {
  product: string[];
  building: string[];
  tool: string | undefined;
  replaced: string[];
  asked: string[];
};

const corrects =
  /^(?:(?:no|sorry|wait|actually|rather|instead|oh|well|but|and|so|ok(?:ay)?|on second thoughts?|i changed my mind)\b[,:.!\s]*)+/i;
/** Words that say how much, when or whether: where nothing else differs, the later sentence takes the place of the earlier. */
const values = new RegExp(
  String.raw`^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|${monthName}|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|morning|noon|midnight|evening|each|every|only|also|always|never|not|no|now|today|can|cannot|could|should|must|will|would|shall|might|do|does|don't|doesn't|won't|can't|is|are|be|was|able|allowed|need|needs|to|the|a|an|of|for|at|on|in|by|up|until|till|within|than|more|most|least|about|and|or|it|its|their|his|her|our|my|am|pm)$`,
);
const means =
  /\b(?:cash|(?:by |with (?:a )?)?cards?|bank transfers?|transfers?|invoices?|paypal|direct debit|sepa|vouchers?|online|at the (?:desk|counter|till|door)|in advance|on (?:collection|delivery)|apple pay|google pay|twint|stripe|(?:an?|one|\d+) (?:days?|weeks?|months?) later|later|afterwards|up ?front|beforehand|within \d+ days)\b/i;
const paying = /\b(?:pay|pays|paid|paying|payments?)\b/i;
const anybody = new Set(['they', 'it', 'he', 'she', 'we', 'people', 'everybody', 'everyone', 'payment', '']);

/** What a sentence is about, without its values: the same for two sentences that can't both hold. */
function frameOf(text: string): string {
  return [
    ...new Set(
      (
        text
          .replace(/[’‘]/g, "'")
          .replace(corrects, '')
          .toLowerCase()
          .match(/[\p{L}\p{N}'-]+/gu) ?? []
      )
        .filter((word) => !values.test(word))
        .map((word) => singularOf(word)),
    ),
  ]
    .toSorted()
    .join(' ');
}

function payerOf(text: string): string {
  const before = text.replace(/[’‘]/g, "'").replace(corrects, '').split(paying)[0] ?? '';
  const words = (before.toLowerCase().match(/[\p{L}-]+/gu) ?? []).filter((word) => !values.test(word));
  return singularOf(words.at(-1) ?? '');
}

/** Whether two sentences answer the same question, so that the later one replaces the earlier. */
export function speaksOfTheSame(one: string, other: string): boolean {
  if (paying.test(one) && paying.test(other) && means.test(one) && means.test(other)) {
    const [payer, earlier] = [payerOf(one), payerOf(other)];
    return payer === earlier || anybody.has(payer) || anybody.has(earlier);
  }
  const [now, before] = [frameOf(one), frameOf(other)];
  return now === before && now.split(' ').length >= 2;
}

/** 'I don't want credits to go negative any more': what was told before no longer holds. */
const endsIt = /\b(?:any ?more|any longer|no longer)\b/i;
const denying = /\b(?:not?|never|nobody|no longer)\b|n['’]t\b/i;
/** Words for one and the same bound. */
const belowZero = /\b(?:(?:a )?negative|minus(?: \w+)?|(?:below|under) (?:zero|nought|0)|in the red)\b/gi;
/** What says that somebody wants or says something, and nothing of what. */
const telling =
  /^(?:want|like|wish|need|say|said|tell|told|think|let|have|has|had|more|anymore|longer|any|you|we|i|he|she|down|then)$/;
const leastTaken = 0.6;

const contentOf = (text: string) =>
  new Set(
    (
      text
        .replace(/[’‘]/g, "'")
        .replace(corrects, '')
        .replace(belowZero, 'negative')
        .toLowerCase()
        .match(/[\p{L}\p{N}'-]+/gu) ?? []
    )
      .filter((word) => !values.test(word) && !telling.test(word))
      .map((word) => singularOf(word)),
  );

/** Whether a sentence says that what an earlier one allowed or told is so no more: most of what it names stands there. */
function endsEarlier(now: string, before: string): boolean {
  if (!endsIt.test(now) || !denying.test(now) || denying.test(before)) return false;
  const [named, told] = [[...contentOf(now)], contentOf(before)];
  return named.length >= 2 && named.filter((word) => told.has(word)).length / named.length >= leastTaken;
}

const days = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mornings?|evenings?|weekends?|holidays)\b/gi;
const either = /\b(?:or|also|both|either|too|as well|some)\b/i;

/** A sentence that corrects an earlier one of the same message takes its place. */
export function withoutCorrected(found: Decision[]): Decision[] {
  return found.filter(
    ({ decision }, at) =>
      !found.slice(at + 1).some((later) => corrects.test(later.decision) && speaksOfTheSame(later.decision, decision)),
  );
}

/** Whether two sentences of one message can't both hold; what is corrected, added or said of another day is no contradiction. */
export function contradicts(one: string, other: string): boolean {
  if (corrects.test(other) || either.test(one) || either.test(other) || !speaksOfTheSame(one, other)) return false;
  const daysOf = (text: string) => (text.toLowerCase().match(days) ?? []).join(' ');
  const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []).join(' ');
  return wordsOf(one) !== wordsOf(other) && daysOf(one) === daysOf(other);
}

/** The decisions that still hold. */
export function standing(decisions: Decision[]): Decision[] {
  return decisions.filter(({ decision }) => decision !== withdrawn);
}

/**
 * New decisions in the place of the earlier ones on the same thing: a fact takes over the topic of a question that it answers anew; an
 * earlier fact is taken back. A fact that only begins as an earlier one stands beside it.
 */
export function replaceEarlier(found: Decision[], before: Decision[]): Decision[] {
  const kept = standing(before).filter((entry) => !isAboutBuilding(entry));
  const replaced = found.flatMap((entry): Decision[] => {
    if (isAboutBuilding(entry)) return [entry];
    const earlier = kept.filter(
      ({ topic, decision }) => topic !== entry.topic && speaksOfTheSame(entry.decision, decision),
    );
    const ended = kept
      .filter(({ topic, decision }) => topic.startsWith('Also: ') && endsEarlier(entry.decision, decision))
      .map(({ topic }) => ({ topic, decision: withdrawn }));
    const [first] = earlier;
    if (!first) return [besideAlike(entry, kept), ...ended];
    // The topic of a fact is made of its words, which say the old value.
    const taken = entry.topic.startsWith('Also: ') && !first.topic.startsWith('Also: ') ? first : undefined;
    return [
      { topic: taken?.topic ?? entry.topic, decision: entry.decision },
      ...earlier.filter((one) => one !== taken).map(({ topic }) => ({ topic, decision: withdrawn })),
      ...ended,
    ];
  });
  return replaced.filter(({ topic }, index, all) => all.findLastIndex((other) => other.topic === topic) === index);
}

/** A fact whose topic, its first words, is taken by one about something else, with that one: no word of either is lost. */
function besideAlike(entry: Decision, kept: Decision[]): Decision {
  const alike = kept.find(({ topic }) => topic === entry.topic && topic.startsWith('Also: '));
  if (!alike || alike.decision.includes(entry.decision)) return entry;
  const [now, before] = [contentOf(entry.decision), contentOf(alike.decision)];
  const shared = [...now].filter((word) => before.has(word)).length;
  if (shared / Math.max(now.size, before.size) >= leastTaken) return entry;
  return { topic: entry.topic, decision: `${alike.decision} ${entry.decision}` };
}

/** Sorts what a message decides by what it is about, with what it replaces. */
export function sortFacts(news: Decision[], before: Decision[]): SortedFacts {
  const held = standing(news);
  const tell = (entries: Decision[]) => entries.map(({ decision }) => decision);
  return {
    product: tell(held.filter((entry) => !isAboutBuilding(entry) && !isOpenQuestion(entry))),
    asked: tell(held.filter(isOpenQuestion)),
    building: tell(held.filter((entry) => isAboutBuilding(entry) && entry.topic !== toolTopic)),
    tool: held.find(({ topic }) => topic === toolTopic)?.decision,
    replaced: tell(
      before.filter((entry) =>
        news.some(({ topic, decision }) => topic === entry.topic && decision !== entry.decision),
      ),
    ),
  };
}

const words = (text: string) =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).map((word) => singularOf(word)));
const takesBack =
  /^(?:please |now |ok(?:ay)?,? |so |and |can you |could you )*(?:delete|remove|drop|forget|withdraw|cancel|undo|revoke|take back|discard|scrap)\s+(?:the |my |our |that |this )?(?:(?:last|latest|previous|newest) )?(?:decision|answer|fact|rule|choice|note)s?\b(?:\s*(?:about|on|of|that|with|for|:)\s*(.*))?$/i;
const takesLastBack =
  /^(?:please |ok(?:ay)?,? |no,? |sorry,? |can you |could you )*(?:undo|revert|take (?:that|this|it) back|take back|forget|scratch|cancel)(?: (?:(?:that|this|it|the) (?:last|latest)|the last)(?: one| answer| decision| change| thing)?| (?:that|this|it)| (?:what|everything) i (?:just )?said| my last (?:message|answer|change))?(?: again)?(?:,? please)?[.!?\s]*$/i;

/** Which decision a message takes back: that which its words name, else the one that the last reply noted. */
export function readWithdrawal(
  text: string,
  decisions: Decision[],
  lastReply: string,
): { found: Decision | undefined; about: string } | undefined {
  const plain = text
    .replace(/[’‘]/g, "'")
    .trim()
    .replace(/[.!\s]+$/, '');
  const held = standing(decisions);
  const named = takesBack.exec(plain);
  const about = named?.[1]?.trim() ?? '';
  if (about) {
    const wanted = [...words(about)].filter((word) => !values.test(word) || /\d/.test(word));
    const scored = held
      .map((entry) => {
        const own = words(`${entry.topic} ${entry.decision}`);
        return { entry, share: wanted.filter((word) => own.has(word)).length / Math.max(1, wanted.length) };
      })
      .toSorted((a, b) => b.share - a.share);
    const best = scored[0];
    const isOne = best && best.share >= 0.6 && scored[1]?.share !== best.share;
    return { found: isOne ? best.entry : undefined, about };
  }
  if (!named && !takesLastBack.test(plain)) return undefined;
  const noted = /Noted(?: for the building)?: “([^”]+)”/.exec(lastReply)?.[1]?.replace(/…$/, '');
  const removed = /^I take the change into the requirements/m.test(lastReply);
  if (removed) return { found: held.findLast(({ topic }) => /^(?:Left out: |Instead of )/.test(topic)), about: '' };
  return { found: noted ? held.find(({ decision }) => decision.startsWith(noted)) : undefined, about: '' };
}
