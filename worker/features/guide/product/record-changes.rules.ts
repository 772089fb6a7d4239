import { asNoun } from '#worker/features/guide/grammar/words.rules.ts';
import { marksOf, nounsOf, verbsOf } from '#worker/features/guide/idea/record-kinds.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { addFields, type Draft, isOf } from '#worker/features/guide/product/record-fields.rules.ts';
import { fieldsTold, nounsIn, qualitiesOf } from '#worker/features/guide/product/record-words.rules.ts';

/** Acts that settle what was asked for, booked or lent, and leave the thing itself as it was. */
const settling =
  /^(take|claim|accept|confirm|approve|reject|refuse|decline|grant|decide|cancel|withdraw|return|pay|refund|collect|pause|skip|pick-up|fetch|give-back|bring-back|hand-over)$/;

const datewise = /^(deliver|ship|bring|send|skip|pack|collect)$/;

/** What acts write into records: who decided and when, what was chosen, what came with it. */
export function writeMarks({ idea }: Product, drafts: Draft[], acts: Told[], made: Map<Told, Draft>): void {
  let last: Draft | undefined;
  for (const told of acts) {
    if (told.device) continue;
    const whole = targetOf(told, { drafts, made, last, deal: idea.deal.one });
    // Brought or skipped is one date, and not the subscription.
    const dates = datewise.test(told.verb) ? drafts.find((draft) => draft.of && draft.of === whole) : undefined;
    const target = dates ?? whole;
    if (!target) continue;
    // What was listed for a record is what it has; a word beside an act adds nothing to it.
    const isNamed = isOf(target.name.toLowerCase(), told.object);
    if (!target.told) addFields(target, [...marksOf(told), ...fieldsTold(told), ...qualitiesOf(told, idea)]);
    else if (isNamed) addFields(target, marksOf(told));
    if (told.family !== 'see')
      target.deeds = [...(target.deeds ?? []), `${told.verb} ${told.phrase}`.trim().toLowerCase()];
    last = target;
  }
}

/** What gets a yes or a no. */
const askedKinds = ['request', 'absence', 'swap', 'offer of a price', 'expense'];

/** The record that a clause changes: the one it leaves, the one it names, or the one that the clause before was about. */
function targetOf(
  told: Told,
  { drafts, made, last, deal }: { drafts: Draft[]; made: Map<Told, Draft>; last: Draft | undefined; deal: string },
): Draft | undefined {
  const things = (draft: Draft) =>
    [draft.name.toLowerCase(), ...(draft.kind?.act ? nounsOf(draft.kind) : [])].map(asNoun);
  const names = (text: string) =>
    drafts.filter((draft) => !draft.of && nounsIn(text, { things: things(draft) }).length > 0);
  const subject = typeof told.who === 'object' ? undefined : names(told.subject)[0];
  const object = drafts.find(({ name }) => isOf(name.toLowerCase(), told.object));
  const named = names(`${told.phrase} ${told.when ?? ''}`);
  // Rent that is paid is what is paid, whatever else is dealt with.
  const paid = told.family === 'pay' && object?.fields.includes('paid at') ? object : undefined;
  const isSettled = verbsOf(told).some((verb) => settling.test(verb));
  const main = isSettled ? drafts.find(({ name, kind }) => kind?.act && name.toLowerCase() === deal) : undefined;
  const dealing = (thing: Draft | undefined) => {
    const fitting = drafts.filter(
      ({ kind, thing: about }) => kind?.act && (!thing || about === undefined || about === thing.name.toLowerCase()),
    );
    return isSettled ? (fitting.find((draft) => draft === main) ?? fitting[0]) : undefined;
  };
  const isDecided = /^(approve|reject|refuse|decline|grant|accept)$/.test(told.verb);
  // A yes or no is said to what was asked for, and not to what somebody thought of it.
  const asked = () =>
    askedKinds.includes(last?.kind?.key ?? '')
      ? last
      : [...askedKinds, 'document'].flatMap((key) => drafts.find(({ kind }) => kind?.key === key) ?? [])[0];
  return (
    subject ??
    paid ??
    made.get(told) ??
    named.find(({ kind }) => kind?.act) ??
    (object || named[0] ? dealing(object ?? named[0]) : undefined) ??
    object ??
    named[0] ??
    (isSettled && last?.kind?.act && !isDecided ? (main ?? last) : undefined) ??
    (isDecided ? asked() : undefined) ??
    dealing(undefined) ??
    last ??
    drafts[0]
  );
}
