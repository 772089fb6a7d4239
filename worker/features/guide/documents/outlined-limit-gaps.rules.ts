import type { Gap } from '#worker/features/guide/documents/outlined-questions.rules.ts';
import { spanTold } from '#worker/features/guide/grammar/numbers.rules.ts';
import { capitalise, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Criterion } from '#worker/features/guide/product/criteria.rules.ts';

const mostIds = 3;
const byLaw = /\bas far as (?:the )?law (?:lets|allows|permits)\b/i;
const ofMoney = /\b(?:pay-?outs?|pays?|paid|debits?|invoices?|money)\b/i;

/** 'Deleted as far as the law lets us': what the law keeps is in no line. */
export function lawGap({ criteria, said }: { criteria: Criterion[]; said: string }): Gap[] {
  const found = criteria.filter(({ cause, effect }) => byLaw.test(`${cause}. ${effect}`));
  const ids = `(${joinWords(found.slice(0, mostIds).map(({ id }) => id))})`;
  if (found.length === 0 || /\blaw (?:asks|wants|keeps|requires) [^.;\n]*\byears?\b/i.test(said)) return [];
  const kept = ofMoney.test(said)
    ? 'Rows that tell of money that moved stay for 10 years, without anything else that is personal; all else'
    : 'Nothing has to stay by law: all';
  return [
    {
      question: `what does the law have kept ${ids}: which data, for how many years, and who may see it until then?`,
      assumed: `${kept} that is personal is deleted at once ${ids}.`,
    },
  ];
}

/** What somebody has a right to as long as they are in time. */
const isGranted = /^(?:let|refund|pay back|give back|take back|replace|grant)\b/;
const inTime = new RegExp(`\\b(within ${spanTold})$`, 'i');

/** 'When the buyer sends a photo within three days': from when they count is in no line. */
export function sinceGap({ criteria }: { criteria: Criterion[] }): Gap[] {
  return criteria.flatMap((criterion) => {
    const span = criterion.actor && isGranted.test(criterion.effect) ? inTime.exec(criterion.cause)?.[1] : undefined;
    return span
      ? [
          {
            question: `from when does “${span}” count (${criterion.id}), and what becomes of what comes later?`,
            assumed: `“${capitalise(span)}” counts from the moment at which the step before it was noted; what comes later is refused, with the reason (${criterion.id}).`,
          },
        ]
      : [];
  });
}

const changesLater = /^anybody ((?:changes|corrects|edits) .+ after .+)$/;
const isRefused = /^the .+ is “[^”]+” already$/;

/** What is kept of a change that another criterion of the same feature refuses: who may make it is in no line. */
export function changerGap({ criteria }: { criteria: Criterion[] }): Gap[] {
  return criteria.flatMap(({ id, feature, cause, effect }) => {
    const [, changes] = changesLater.exec(cause) ?? [];
    const refusing = criteria.find(
      (one) => one.feature.id === feature.id && isRefused.test(one.cause) && one.effect.startsWith('refuse it'),
    );
    return changes && refusing && effect.startsWith('keep what stood there')
      ? [
          {
            question: `who ${changes}, and on which screen (${id}), where ${refusing.id} refuses it?`,
            assumed: `No screen ${changes}, as ${refusing.id} refuses it; a repair by hand keeps what stood there (${id}).`,
          },
        ]
      : [];
  });
}
