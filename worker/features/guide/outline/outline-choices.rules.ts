import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { spanTold } from '#worker/features/guide/grammar/numbers.rules.ts';
import { isCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { isDoneBy, isUndecided, partsOfState } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { isPlural, joinWords, lowerFirst, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { traceOf } from '#worker/features/guide/outline/outline-effects.rules.ts';

const shall = 'THE SYSTEM SHALL';
const particle = '(?: (?:back|down|up|off|on|to))?';
const listed = new RegExp(
  `^(\\p{L}+${particle}(?: or \\p{L}+${particle})+) ((?:an?|the|each|every|it|them|its|their|his|her)\\b.*)$`,
  'iu',
);
/** One of the two must say no: 'reads or writes a note' decides nothing. */
const refusing =
  /^(?:decline|reject|refuse|deny|dismiss|dispute|fail|veto|withhold|return|send back|turn down|disapprove)$/;
const inTime = new RegExp(`^(.+?),? within (${spanTold})\\b(.*)$`, 'i');
const orElse = /^,? (?:otherwise|or else|or) (.+)$/i;

/** What somebody decides between: the verbs in their base form, about what, how soon, and what happens else. */
type Choice = { verbs: string[]; what: string; within?: string; otherwise?: string };

/** The outcomes of a line in which somebody decides: 'accepts or declines a request within a day, or it lapses'. */
export function choiceOf({ verb, phrase }: Pick<Told, 'verb' | 'phrase'>): Choice | undefined {
  const [, list = '', rest = ''] = listed.exec(`${verb} ${phrase}`) ?? [];
  const verbs = list.toLowerCase().split(' or ');
  if (list === '' || !verbs.some((one) => refusing.test(one))) return undefined;
  const [, what = rest, within, more = ''] = inTime.exec(rest) ?? [];
  const otherwise = orElse.exec(more)?.[1];
  return { verbs, what, ...(within ? { within } : {}), ...(otherwise ? { otherwise } : {}) };
}

const doneOf = (verb: string) => {
  const [first = '', ...more] = verb.split(' ');
  return [participleOf(first), ...more].join(' ');
};

/**
 * A criterion for each outcome of a decision, for a second one, and for none: in the told states where the record has them, else marked.
 * @param link what the line does to which record; @param links what all lines do.
 */
export function criteriaOfChoice(told: Told, link: ActLink | undefined, links: ActLink[]): string[] | undefined {
  const choice = choiceOf(told);
  const { who, cause = '' } = told;
  if (!choice || typeof who !== 'object') return undefined;
  const { verbs, what, within, otherwise } = choice;
  const record = link?.record && nounIn(link.record.one, what) ? link.record : undefined;
  const thing = record
    ? `the ${record.one}`
    : (what.split(/,| (?:of|for|from|that|which|with|until|before|after|in|on|at|by) /)[0] ?? what).replace(
        /^(?:an?|each|every|its|their|his|her) /i,
        'the ',
      );
  const [subject = '', isOne] = splitAt(cause, told.verb);
  // 'Accepts or declines the coat → coat is available or declined': one for each, in their order.
  const said = (told.outcomes ?? []).flatMap((one) =>
    one.way === 'state' && record && isCalled(one.record, record.one) ? partsOfState(one.state) : [],
  );
  const stateOf = (verb: string) =>
    said.length === verbs.length
      ? said[verbs.indexOf(verb)]
      : record
        ? statesOf(record).find((state) => isDoneBy(state, verb.split(' ')[0] ?? ''))
        : undefined;
  const named = verbs.map((verb) => (stateOf(verb) ? `“${stateOf(verb)}”` : doneOf(verb)));
  const outcomes = verbs.map((verb, at) => {
    const [first = '', ...more] = verb.split(' ');
    const does = [isOne ? thirdOf(first) : first, ...more].join(' ');
    const effect = stateOf(verb)
      ? `set ${thing} to ${named[at]} and ${traceOf(links)}`
      : `mark ${thing} as ${named[at]} and show beside it by whom and when`;
    return `WHEN ${subject}${does} ${what}, ${shall} ${effect}.`;
  });
  // What waits is what nobody has decided on, and not what has long gone on.
  const states = record ? statesOf(record) : [];
  const decided = verbs.map((verb) => states.indexOf(stateOf(verb) ?? '')).filter((at) => at > 0);
  const open = decided.length > 0 ? states[Math.min(...decided) - 1] : undefined;
  const decidedOn = named.filter((_, at) => !isUndecided(stateOf(verbs[at] ?? '') ?? ''));
  const neither = `neither ${named.join(' nor ')}`;
  const none =
    within && otherwise
      ? `IF within ${within} ${thing} is ${neither}, THEN ${shall} ${elseOf(otherwise, link, thing)}.`
      : `WHILE ${thing} is ${open ? `“${open}”` : neither}, ${shall} show it as waiting for ${who.one === who.many.replace(/^the /, '') ? who.many : `the ${who.one}`}${within ? `, and for how much of the ${within} it has` : ''}.`;
  return [
    ...outcomes,
    `IF ${thing} is ${joinWords(decidedOn.length > 0 ? decidedOn : named, 'or')} already, THEN ${shall} change nothing and say who did that and when.`,
    none,
  ];
}

/** 'Answers a claim within 3 days, otherwise the admin decides': the act alone, and a criterion for when it is not done. */
export function otherwiseOf(told: Told): { told: Told; none: string } | undefined {
  const [, phrase = '', otherwise = ''] = /^(.+?),? (?:otherwise|or else),? (.+)$/i.exec(told.phrase) ?? [];
  const { cause = '' } = told;
  if (otherwise === '' || typeof told.who !== 'object' || choiceOf(told)) return undefined;
  const [, what = phrase, within] = inTime.exec(phrase) ?? [];
  const [subject, isOne] = splitAt(cause, told.verb);
  const lacks = `${subject}${isOne ? 'has' : 'have'} not ${participleOf(told.verb)} ${what}`;
  return {
    told: { ...told, phrase, cause: cause.replace(/,? (?:otherwise|or else),? .+$/i, '') },
    none: `IF ${within ? `within ${within} ` : ''}${lacks}, THEN ${shall} ensure that ${otherwise}.`,
  };
}

/** What stands before the verb of a clause, and whether that is one person. */
export function splitAt(cause: string, verb: string): [subject: string, isOne: boolean] {
  const found = new RegExp(`\\b(?:${thirdOf(verb)}|${verb})\\b`, 'i').exec(cause);
  return [cause.slice(0, found?.index ?? 0), found?.[0].toLowerCase() === thirdOf(verb)];
}

/** 'It lapses' as what is done then: the told state of that name, else what has to come true. */
function elseOf(clause: string, link: ActLink | undefined, thing: string): string {
  const [, verb = ''] = /^(?:it|this|that) (\p{L}+)s$/iu.exec(clause) ?? [];
  const state = verb && link?.record ? statesOf(link.record).find((one) => isDoneBy(one, verb)) : undefined;
  return state ? `set ${thing} to “${state}”` : `ensure that ${clause}`;
}

const duty =
  /^((?!if |when |while |once |nobody |no one |only )[^,;]+?) (must|has to|have to|needs to|need to|should) (?!not\b|never\b)((?:both|each|all|then|first|always) )?(be )?(\p{L}+)([^.;]*?)[,;.] (?:and )?(?:otherwise|or else|if not),? (.+)$/iu;

/** 'Both must confirm within 10 minutes, otherwise it stays with the first' as a rule for each outcome. */
export function outcomesOfRule(rule: string): string[] | undefined {
  const [, who = '', modal = '', aside = '', be = '', verb = '', rest = '', otherwise = ''] = duty.exec(rule) ?? [];
  if (otherwise === '') return undefined;
  const isMany = /^(?:have|need) to$/i.test(modal) || several.test(who) || isPlural(who.split(' ').at(-1) ?? '');
  const lacks = be ? `${isMany ? 'are' : 'is'} not ${verb}` : `${isMany ? 'have' : 'has'} not ${participleOf(verb)}`;
  return [
    `${who} ${modal} ${aside}${be}${verb}${rest}`,
    `If ${who.replace(opensSubject, lowerFirst)} ${lacks}${rest}, ${lowerFirst(otherwise)}`,
  ];
}

const several = /^(?:both|all|they|we|you|people|I)$/i;

const opensSubject = /^(?:The|An?|Each|Every|Any|All|Both|They|You|We|It|My|Our)\b/;
