import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';

const shall = 'THE SYSTEM SHALL';
const bareNext = /\bnext(?: one)?$/iu;
const inLine =
  /\b(?:next|first|oldest|earliest)(?: one| person)? (?:on|in|of) (?:the|their|its) (?:waiting )?(?:list|line|queue)\b/iu;
const nextOf = /\b(?:next|oldest|earliest|longest[- ]waiting) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;

/** The state that such an act brings its record to, and the one in which the record waits for it. */
type Turn = { record: ToldRecord; to: string; waiting: string };

/**
 * What an act does whose thing nobody chooses, since it is whose turn it is: 'presses next', 'calls the next ticket', 'offers the plot to the
 * first on the waiting list'. Undefined for any other act.
 */
function turnOf({ told, who, record, way, outcome, also }: ActLink): Turn | undefined {
  const set = [{ record, way, outcome }, ...(also ?? [])].find((one) => one.outcome?.way === 'state');
  const [waiting] = set?.record ? statesOf(set.record) : [];
  if (!who || !set?.record || !waiting || set.way !== 'change' || set.outcome?.way !== 'state') return undefined;
  const to = set.outcome.state;
  const [, thing = ''] = nextOf.exec(told.phrase) ?? [];
  const isTurn =
    set.outcome.picked !== undefined ||
    bareNext.test(told.phrase) ||
    inLine.test(told.phrase) ||
    recordCalled([set.record], thing.toLowerCase()) !== undefined;
  return isTurn && to !== waiting && !/ or /.test(to) ? { record: set.record, to, waiting } : undefined;
}

/** Whether an act takes whichever row has its turn, so that a second time it takes another one. */
export const takesTurn = (link: ActLink): boolean => turnOf(link) !== undefined;

/** Whether an act gives something else to whoever has their turn: 'offers the plot to the first on the list'. */
const givesOther = ({ phrase }: Told, record: ToldRecord, records: ToldRecord[]): boolean =>
  records.some((other) => other !== record && nounIn(other.one, phrase.replace(inLine, '')) !== null);

/** What holds where the product takes the row that has its turn: it chooses itself, none may be waiting, and two may do so at once. */
export function criteriaOfTurn(link: ActLink | undefined, records: ToldRecord[]): string[] {
  const turn = link && turnOf(link);
  if (!link || !turn) return [];
  const { record, to, waiting } = turn;
  const cause = link.told.cause ?? '';
  return [
    `WHEN ${cause}, ${shall} take by itself the first ${record.one} that is “${waiting}”, so that nobody names one.`,
    `IF no ${record.one} is “${waiting}”, THEN ${shall} change nothing and say so.`,
    ...(givesOther(link.told, record, records)
      ? [
          `IF two do so at the same moment, THEN ${shall} set one ${record.one} to “${to}” and refuse the second of them.`,
        ]
      : [
          `IF two do so at the same moment, THEN ${shall} set ${withArticle(record.one)} of its own to “${to}” for each of them, and never the same one twice.`,
        ]),
  ];
}
