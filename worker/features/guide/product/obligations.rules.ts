import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import {
  always,
  baseOf,
  causeOf,
  type Duty,
  dangling,
  deadline,
  isAre,
  isPerson,
  link,
  loud,
  must,
  numeral,
  one,
  plain,
  program,
  readDuties,
  when,
} from '#worker/features/guide/product/duty-parts.rules.ts';

/** What a program does, with its moment in front: 'remind the tester on day five'. */
function doing(act: string): string | undefined {
  const [, task = '', day] = new RegExp(`^(.+?) on day (${numeral})$`, 'i').exec(act) ?? [];
  if (day) return when(`WHEN ${day} days have passed`, loud(plain(task)));
  const [, what = '', cause = ''] = new RegExp(`^(.+?),? (${link} .+)$`, 'i').exec(act) ?? [];
  if (cause && /^(?:after|before|until) /i.test(cause)) return always(loud(plain(act)));
  if (cause) return when(causeOf(cause), loud(plain(what)));
  return dangling.test(act.split(' ').at(-1) ?? '') ? undefined : always(loud(plain(act)));
}

/** What a program does with what is kept in it. */
const doable =
  /^(?:mark|delete|show|keep|hide|send|store|save|list|lock|block|flag|count|round|sort|print|export|encrypt|log|record|archive|remove|notify|display|highlight|add|assign|close|open|number|stamp|update|calculate|refuse|reject|warn|publish|move|tell|remind|copy|upload|translate|write|note)$/;

/** What a mere 'must' says: a form that tells more is read before these. */
const obligations: Duty[] = [
  {
    signs: new RegExp(
      `^the ${program} (?<does>shouts|beeps|rings|warns|flashes|vibrates|buzzes)(?<more>(?: .+?)?) (?:when|whenever|once|if|as soon as) (?<cause>.+)$`,
      'iu',
    ),
    tell: ({ does = '', more = '', cause = '' }) => [
      when(`WHEN ${plain(cause)}`, `${loud(baseOfVerb(does.toLowerCase()) ?? singularOf(does.toLowerCase()))}${more}`),
    ],
  },
  {
    signs: new RegExp(`^(?<who>[\\p{L} -]+?) ${must} (?:log|sign) in(?: (?:to|on|with|at|by) [^,]+)?$`, 'iu'),
    tell: ({ who = '' }) => [
      `IF ${one(who)} who is not signed in opens any page, THEN THE SYSTEM SHALL show only the sign-in.`,
    ],
  },
  {
    signs: new RegExp(`^(?<who>[\\p{L} -]+?) ${must} (?<do>.+?) (?<by>by|before|within) (?<time>[^,]+)$`, 'iu'),
    tell: ({ who = '', do: act = '', by = '', time = '' }, idea) =>
      isPerson(who, idea) && deadline.test(time)
        ? [
            `IF ${one(who)} did not ${plain(act).replace(/\b(?:his|her|his or her)\b/g, 'their')} ${by} ${time}, THEN THE SYSTEM SHALL show that it is missing to ${(idea.host ?? idea.client).many}.`,
          ]
        : [],
  },
  {
    signs: new RegExp(`^(?:the|our|this|an?) (?:[\\p{L}-]+ )?${program} ${must} (?<do>(?!be )\\p{L}+ ?.*)$`, 'iu'),
    tell: ({ do: act = '' }) => [doing(act)],
  },
  {
    // 'Undone events must stay visible'.
    signs: new RegExp(`^(?<what>.+?) ${must} (?:stay|remain) (?<state>.+)$`, 'iu'),
    tell: ({ what = '', state = '' }, idea) =>
      isPerson(what, idea) ? [] : [always(`keep ${plain(what)} ${plain(state)}`)],
  },
  {
    // 'A firing must be announced two days before'.
    signs: new RegExp(
      `^(?<what>.+?) ${must} be (?<done>\\p{L}+) (?<span>${numeral} (?:minutes|hours|days|weeks|months)) (?:before|ahead)$`,
      'iu',
    ),
    tell: ({ what = '', done = '', span = '' }, idea) => {
      const base = baseOf(done);
      return base && !isPerson(what, idea) ? [when(`WHEN ${span} are left before ${plain(what)}`, `${base} it`)] : [];
    },
  },
  {
    // 'A declaration sent after 21:00 must be marked late', 'the names must be deleted when the sheet is sent'.
    signs: new RegExp(
      `^(?<what>.+?) ${must} be (?<done>\\p{L}+)(?<more>(?: (?!${link} )[^ ,]+)*)(?<cause> ${link} .+)?$`,
      'iu',
    ),
    tell: ({ what = '', done = '', more = '', cause = '' }, idea) => {
      const base = baseOf(done);
      if (!base || !doable.test(base) || isPerson(what, idea) || dangling.test(what)) return [];
      const [, thing = '', happened = ''] =
        /^((?:an?|every|each) [\p{L}-]+) (?:that (?:was|is) )?((?:not )?\p{L}+(?:ed|ent|en|ought|ade) .+)$/iu.exec(
          what,
        ) ?? [];
      if (happened && !cause)
        return [when(`WHEN ${plain(thing).replace(/^(?:every|each) /, 'a ')} is ${happened}`, `${base} it${more}`)];
      if (/^ (?:after|before|until) /i.test(cause)) return [always(`${base} ${plain(what)}${more}${cause}`)];
      return [cause ? when(causeOf(cause), `${base} ${plain(what)}${more}`) : always(`${base} ${plain(what)}${more}`)];
    },
  },
  {
    // 'Every grid should carry something that tells who leaked it'.
    signs: new RegExp(
      `^(?<what>(?:every|each|an?|the) .+?) ${must} (?<do>carry|show|have|hold|contain|name|list|work|fit|open|load)(?<more> .+)$`,
      'iu',
    ),
    tell: ({ what = '', do: act = '', more = '' }, idea) =>
      isPerson(what, idea)
        ? []
        : [
            always(
              `see to it that ${plain(what)} ${isAre(what) === 'are' ? act : act === 'have' ? 'has' : act === 'carry' ? 'carries' : `${act}s`}${more}`,
            ),
          ],
  },
];

/** Criteria of a sentence in the third person that says of something only that it must be; none where nothing can be watched. */
export const criteriaOfObligation = (said: string, idea: Idea): string[] => readDuties(obligations, said, idea);
