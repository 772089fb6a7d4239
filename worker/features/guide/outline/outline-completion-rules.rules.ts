import { capitalise, isSingle, type Noun, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { type Crew, claims, type Made } from '#worker/features/guide/outline/outline-completion-crew.rules.ts';
import { isAloneIn } from '#worker/features/guide/outline/outline-completion-shared.rules.ts';
import { signupRules } from '#worker/features/guide/outline/outline-completion-signups.rules.ts';
import { kindOfThing } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

/** What is given once for each thing that it is about. */
const given = /^(?:answer|vote|rating|transcript|translation)$/;

/** What others of those who enter it have no business with. */
const isPrivate = (one: string) =>
  /^(?:booking|entry|request|report|absence|illness|leave|expense|payment|donation|message)$/.test(one) ||
  kindOfThing(one).begins === 'reported';

/** Whether a line shows somebody such a thing. */
const seenBy = ({ acts }: Crew, who: Noun, one: string) =>
  acts.some((act) => act.way === 'show' && act.who.one === who.one && (act.one === one || act.one === undefined));

/** A key of people whose name has two words is told as what is refused. */
const once = (one: string, by: Noun, of: string) =>
  by.one.includes(' ')
    ? `Nobody gives two ${pluralOf(one)} for the same ${of}.`
    : `One ${one} per ${by.one} and ${of}.`;

const agreed = /^(?:approved|confirmed|accepted|granted)$/;

/** Nobody takes back what somebody else made, or what others have gone on with. */
function takingBack({ one, by, states, isNeeded }: Made, { acts, made, runner, said }: Crew): string[] {
  const back = states.find((state) => /^(?:withdrawn|cancelled)$/.test(state));
  if (!back || isNeeded || by.one === runner?.one || isSingle(by) || isAloneIn(by, said) || kindOfThing(one).isDated)
    return [];
  const verb = back === 'withdrawn' ? 'withdraws' : 'cancels';
  // What others have done with it, and with nothing else that is kept.
  const settled = acts
    .filter((act) => act.who.one !== by.one && (act.one === undefined || act.one === one || !made.has(act.one)))
    .map(({ state = '' }) => state)
    .find((state) => state !== back && states.includes(state));
  const after = settled ?? (one === 'report' ? states.find((state, at) => at > 0 && state !== back) : undefined);
  const isShared = one === 'request' || one === 'turn';
  // What was agreed to may still be called off, as long as it is to come.
  if (one === 'booking' && after && agreed.test(after))
    return [`Nobody ${verb} a booking of somebody else.`, `Nobody ${verb} a booking that is over.`];
  return [
    `Nobody ${verb} ${withArticle(one)} of somebody else.`,
    ...(after && !isShared ? [`Nobody ${verb} ${withArticle(one)} that is ${after}.`] : []),
  ];
}

/** What holds of each thing that is made: how often, until when, and who sees it. */
function rulesFor(made: Made, crew: Crew): string[] {
  const { one, by, about, states } = made;
  const { client, runner } = crew;
  const parent = about ? crew.made.get(about) : undefined;
  const rules: string[] = [];
  if (given.test(one) && about) rules.push(once(one, by, about));
  if (one === 'registration' && parent) {
    if (!by.one.includes(' ')) rules.push(once(one, by, parent.one));
    rules.push(...signupRules(parent.one, by, parent.fields.includes('number of places')));
  }
  rules.push(...takingBack(made, crew));
  if (one === 'availability') rules.push(once(one, by, 'day'));
  if (one === 'answer' && about && kindOfThing(about).isDated)
    rules.push(`Nobody answers for ${withArticle(about)} that is over.`);
  if (one === 'request' && about) {
    rules.push(`Nobody asks twice for the same ${about}.`);
    if (parent?.states.includes('open')) rules.push(`Nobody asks for ${withArticle(about)} that is not open.`);
    if (parent?.by.one === by.one) {
      rules.push(`Nobody accepts a request for ${withArticle(about)} of somebody else.`);
      rules.push(`A request is seen only by the ${by.one} who asked and the ${by.one} of the ${about}.`);
    }
  }
  // What one of many takes for themselves is not free for the others.
  const claim = crew.acts.find(
    (act) =>
      act.one === one &&
      act.state &&
      crew.made.get('booking')?.about !== one &&
      act.who.one === client.one &&
      claims.test(act.verb) &&
      new RegExp(`^(?:${client.many}|(?:each|every) ${client.one}) `, 'i').test(act.line),
  );
  if (claim) rules.push(`Nobody ${thirdOf(claim.verb)} ${withArticle(one)} that is ${claim.state}.`);
  const isOwn = runner !== undefined && by.one === client.one && !given.test(one) && one !== 'availability';
  if (isOwn && isPrivate(one) && !seenBy(crew, client, one))
    rules.push(`${capitalise(client.many)} see only their own ${pluralOf(one)}.`);
  const isByHour = made.fields.includes('end');
  const [booked] = made.fields;
  if (one === 'booking' && booked)
    rules.push(
      kindOfThing(booked).isDated
        ? `Nobody books ${withArticle(booked)} that is over.`
        : `No two bookings of the same ${booked} ${isByHour ? 'at the same time' : 'for the same day'}.`,
    );
  if (one === 'booking' && isByHour) rules.push('Nobody books a time that is over.');
  if (states.includes('withdrawn') && states.includes('accepted'))
    rules.push('Nobody withdraws a request that is declined.');
  return rules;
}

/** What always holds of what the completed acts make, in lines as owners write them. */
export function rulesOf(crew: Crew, acts: string[]): string[] {
  const { runner, made } = crew;
  const named = (one: string) => acts.some((act) => act.includes(one));
  const own = [...made.values()].filter(({ one }) => named(one)).flatMap((one) => rulesFor(one, crew));
  return [
    ...new Set(own),
    runner
      ? `E-mail addresses are seen only by the ${pluralOf(runner.one)}.`
      : 'Nobody sees the e-mail address of somebody else.',
  ];
}
