import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { type Noun, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

/** A link that is somebody's way in, and none to confirm an address or to pass on. */
const wayIn =
  /^(?:an? |the )?(?:e-?mail |message |text |sms )?(?:with (?:an? |the )?)?(?:private |personal |own |secret )?link\b(?! to (?:confirm|share))/i;

/**
 * The thing by whose link a kind of people comes in: 'new visit …; the patient gets a link by text message' lets patients in by the link of
 * their visit, without an account.
 * @returns undefined for whoever is sent no link.
 */
export function linkFor(
  { told, records }: { told: Told[]; records: ToldRecord[] },
  { one }: Noun,
): ToldRecord | undefined {
  for (const { outcomes = [] } of told) {
    const isSent = outcomes.some(
      (outcome) =>
        outcome.way === 'tell' &&
        outcome.verb === 'send' &&
        wayIn.test(outcome.rest) &&
        (nounIn(one, outcome.whom) !== null || (/\bpartners?\b/i.test(outcome.whom) && one === 'couple')),
    );
    const [record] = outcomes.flatMap((outcome) =>
      'record' in outcome ? (recordCalled(records, outcome.record) ?? []) : [],
    );
    if (isSent && record) return record;
  }
  return undefined;
}
