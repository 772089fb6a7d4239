import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';

const shall = 'THE SYSTEM SHALL';
const until = /\buntil (they|he|she|it|the \p{L}+|\p{L}+) says? (?:that )?it(?:'s| is) (\p{L}+)/iu;
const handsOut = /^(?:hand|give|issue|lend|deliver)$/;
const asksForFree = /\b(?:free|available)\b/i;

/** Who says when something is free again, and in which word: 'the kit is blocked until I say it's fixed'. */
export function releaseIn(text: string): { by: string; said: string } | undefined {
  const [, by, said] = until.exec(text) ?? [];
  return by && said ? { by, said } : undefined;
}

/** What lines block: a record, and the state in which nobody gets one. */
const blockedBy = (links: ActLink[]): { record: ToldRecord; state: string }[] =>
  links
    .flatMap((link) => [link, ...(link.also ?? [])])
    .flatMap(({ record, outcome }) =>
      outcome?.way === 'state' && releaseIn(outcome.text) && record && recordCalled([record], outcome.record)
        ? [{ record, state: outcome.state }]
        : [],
    );

/** Whether a line takes a thing: it makes a row that is of it, or hands it out. */
function takes(link: ActLink, { one }: ToldRecord): boolean {
  const { told, way, record } = link;
  const isOfIt = way === 'make' && record?.fields.some(({ name }) => name.toLowerCase() === one);
  return isOfIt || (handsOut.test(told.verb) && link.who !== undefined && nounIn(one, told.phrase) !== null);
}

/** Whether any line takes what is blocked: the refusal stands there, and not where it was blocked. */
export const isTaken = (record: ToldRecord, links: ActLink[]): boolean => links.some((link) => takes(link, record));

/** What a thing that another line blocks means here: it is not taken and not handed out, and whoever looks what is free sees that it is not. */
export function criteriaOfBlocked(link: ActLink | undefined, links: ActLink[]): string[] {
  if (!link) return [];
  return blockedBy(links).flatMap(({ record, state }) => {
    const { one } = record;
    if (takes(link, record))
      return [
        `IF the ${one} is “${state}”, THEN ${shall} refuse it, ${link.way === 'make' ? 'keep what was entered' : 'change nothing'} and say why.`,
      ];
    const isLook = link.way === 'read' && nounIn(one, link.told.phrase) !== null && asksForFree.test(link.told.phrase);
    return isLook ? [`WHILE ${withArticle(one)} is “${state}”, ${shall} show it as not available.`] : [];
  });
}
