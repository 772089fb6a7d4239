import { stemOf } from '#worker/features/guide/grammar/stems.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { headOf, type Noun, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { thingOf } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { saysNo } from '#worker/features/guide/outline/outline-given-on.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';

/** The sentence of an act as a step of a way. */
export const stepOf = ({ told, feature }: OutlinedAct): string =>
  `${(told.line ?? feature.says).replace(/[.\s]+$/, '')}.`;

/** Whether an act was only assumed so that what others need is there: no way leads through it. */
export const isDoor = ({ told, way }: OutlinedAct): boolean =>
  told.isDoerAssumed === true && told.verb === 'enter' && way === 'make';

/** Whether a look was only assumed, because somebody chooses among what they would see: it stands before that step. */
export const isAssumedSight = ({ told, way }: Pick<OutlinedAct, 'told' | 'way'>): boolean =>
  told.isDoerAssumed === true && told.verb === 'see' && way === 'read';

/** What only looks at things, and is no step on which another rests. */
export const isAside = ({ way, told }: OutlinedAct): boolean =>
  way === 'read' || /^(?:print|export|download)$/.test(told.verb);

/** What is sent back for an answer, or is free again, is no step on the way. */
const setsBack = ({ outcomes = [] }: OutlinedAct['told']): boolean =>
  outcomes.some(
    (one) =>
      one.way === 'state' &&
      (/^(?:sent |given )?back (?:to|with)\b/.test(one.state) || /\bis free again$/.test(one.text)),
  );

/** Acts that take back or stop what was done before. */
export const undoes =
  /^(?:discard|reject|recall|cancel|refuse|remove|delete|withdraw|decline|block|void|dispute|revoke|undo|refund|excuse|correct|defer|exclude|suspend|write off|scrap|abort)$/;
/** Acts that only something stuck or doubtful calls for. */
const putsRight = /^(?:reassign|override|escalate)$/;
/** 'The trainer calls off a game', 'calls a game off', 'the front desk moves a visit': what was agreed is put off or taken back. */
const putsOff = ({ verb, phrase, outcomes = [] }: OutlinedAct['told']): boolean =>
  /^(?:call (?:.* )?off|turn (?:.* )?away|(?:drop|pull|back) out)\b/.test(`${verb} ${phrase}`) ||
  outcomes.some((one) => one.way === 'do' && /^keep the new /.test(one.text));
/** What is allowed against the rule, or comes against what was expected: 'for one run only', 'comes late after all'. */
const exception = /\bfor (?:one|this|a single) [\p{L} ]+ only\b|\bafter all$/iu;
/** 'Together with a patient who has no phone': another way to do what is a step for all others. */
const otherWay = /\bwho (?:has|have) no\b|\binstead\b/i;
const between = /^which of\b/i;
const trouble =
  /^(?:when|if|unless|as soon as) .*\b(?:not|no|nobody|nothing|fails?|failed|missing|late|overdue|lost|empty|without|stuck|broken|disputed|damaged)\b|n't\b|^(?:if|unless)\b/i;
const isInTrouble =
  /\b(?:that|which|who) (?:is|are|was|were|has been|have been) (?:stuck|late|overdue|missing|broken|disputed|rejected|refused|failed|lost|damaged)\b/i;
/** 'After 14 days the breakdown comes to …', 'on day 6 …': nobody has done in time what should be done. */
const timePasses = /^(?:after|on day) (?:\d|an? (?!look\b)|one |two |three )/i;
/** 'High wind overnight, gusts over 45 mph: …': what comes from outside, and what follows upon it. */
export const event = /^(?!the )\p{L}[^:“"]{5,60}: \p{Ll}/u;

/** 'The debit bounces', 'a valve doesn't answer', 'there is no story in their language': what happens when it does not go well. */
const goesWrongByItself =
  /n't\b|\bnot\b|\bno(?:body|thing| one)?\b|\b(?:fails?|bounces?|breaks?|late|missing|silent|refunded|runs? out|drops? out|(?:connection|signal|line) drops|ill|lost|moved or cancelled|stuck|unanswered|expired?s?)\b/i;

/** Whether the product does something by itself once things are not as they should be. */
export const isTrouble = ({ who, told }: OutlinedAct): boolean =>
  !who && told.when !== undefined && trouble.test(told.when);

/**
 * Whether an act is done only when the way does not go well: what takes back, what puts right, what comes upon an if or a time that has passed.
 * @param thread the acts on the same thing: what time brings is the end of the way where nobody goes on after it.
 */
export function isBranch(act: OutlinedAct, thread: OutlinedAct[]): boolean {
  const { who, told } = act;
  const goesOn = thread.slice(thread.indexOf(act) + 1).some((other) => other.who && !isAside(other));
  if (timePasses.test(stepOf(act)) && goesOn) return true;
  if (!who)
    return (
      isTrouble(act) ||
      (told.verb === 'have' && /^no\b/i.test(told.phrase)) ||
      (told.verb === 'ensure' && (event.test(stepOf(act)) || goesWrongByItself.test(stepOf(act))))
    );
  return (
    undoes.test(told.verb) ||
    saysNo(told) ||
    putsOff(told) ||
    (otherWay.test(told.phrase) && replacedBy(act, thread) !== undefined) ||
    putsRight.test(told.verb) ||
    /^or (?:cancel|withdraw|delete)s?\b/.test(told.phrase) ||
    setsBack(told) ||
    (told.isDoerAssumed === true &&
      told.verb === 'note' &&
      (goesWrongByItself.test(told.phrase) || /\b(?:needed|broken|damaged|stolen)\b/.test(told.phrase))) ||
    between.test(told.phrase) ||
    exception.test(told.phrase) ||
    (isInTrouble.test(told.phrase) && !isAside(act)) ||
    (told.when !== undefined && trouble.test(told.when) && !isAside(act) && !makesItsOwn(act, thread))
  );
}

/** The step that an act stands in place of: what is done by the same verb, or what is left out ('without announcing'). */
export function replacedBy(act: OutlinedAct, steps: OutlinedAct[]): OutlinedAct | undefined {
  const step = stepOf(act);
  const [, without = ''] = /\bwithout (\p{L}+ing)\b/iu.exec(step) ?? [];
  if (without === '' && !otherWay.test(step)) return undefined;
  const done = stemOf(without || act.told.verb);
  return steps.find((one) => one !== act && one.who && stemOf(one.told.verb) === done);
}

/** 'Singers tell me if they can't come → new absence': what has a record of its own that nothing else makes is done as it goes well. */
const makesItsOwn = (act: OutlinedAct, thread: OutlinedAct[]): boolean =>
  act.who !== undefined &&
  act.told.isDoerAssumed !== true &&
  act.outcome?.way === 'make' &&
  act.record !== undefined &&
  !act.record.trace &&
  !thread.some((other) => other !== act && other.record === act.record && other.way === 'make');

const keeps = /^(?:maintain|keep|update|edit|manage|correct|change)$/;
const reference =
  /\b(?:registers?|catalogues?|(?:price )?lists? of|price lists?|prices|rates|templates?|settings|standard \p{L}+)\b/iu;
const old =
  /\b(?:old|existing|paper) (?:\p{L}+ )?(?:notebooks?|books?|registers?|lists?|records|files|cards|sheets)\b/iu;

/** Whether all there is gets copied away. */
export const isCopy = ({ told }: Pick<OutlinedAct, 'told'>): boolean =>
  /^(?:copy|export|back up|save)$/.test(told.verb) && /^everything\b/i.test(told.phrase);

/** Whether an act keeps up what all others rest on, or brings in once what there was before: it belongs to no single visit. */
export const isUpkeep = ({ who, told }: OutlinedAct): boolean =>
  who !== undefined &&
  ((keeps.test(told.verb) && reference.test(told.phrase)) ||
    (/^(?:enter|type|copy|scan|import)$/.test(told.verb) && old.test(told.phrase)) ||
    isCopy({ told }));

/** Whether somebody looks into who takes part, and into no record. */
export const isAboutPeople = ({ who, told }: OutlinedAct, people: Noun[], records: ToldRecord[]): boolean =>
  who !== undefined &&
  /^(?:check|verify|vet)$/.test(told.verb) &&
  told.outcomes?.some(({ way }) => way === 'state' || way === 'make') !== true &&
  people.some((kind) => nounIn(headOf(kind), thingOf(told.phrase))) &&
  records.every(({ one }) => nounIn(one, told.phrase) === null);

/** 'The same person can be a maker and a host': what holds, told among what happens. */
export const isStatement = ({ who, told }: OutlinedAct): boolean =>
  !who && told.verb === 'ensure' && /^that [^:]+? (?:can|may|must|cannot|should)\b/i.test(told.phrase);
