import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { isLimit, type Told } from '#worker/features/guide/idea/telling.rules.ts';

/** What an idea rules out, with what its clauses rule out. */
export const withNots = ({ nots, name }: Pick<Idea, 'nots' | 'name'>, told: Told[]) => [
  ...new Set([...nots, ...notsOf(told, name, nots)]),
];

/** 'Nobody has to count it by hand', 'the lead did not know it': what gets better, and how it was, are no limits. */
const relief =
  /\b(?:did|could|was|were|had|would) ?(?:not|n.t|never)\b|\b(?:nobody|no[- ]one) (?:has|had|needs|came|knew|knows)\b/i;

/** 'They do not have phones', 'he does not see well', 'nobody fills it in': how people are, and nothing that the product must not do. */
const isState =
  /\b(?:do|does) not (?:have|see (?:well|much)|hear well|read (?:well|much)|speak|get on|mind|like|know|remember|own|trust|understand)\b|\b(?:nobody|no[- ]one) (?:fills?|reads?|counts?|knows?|remembers?|admits?|answers?|bothers?|cares?)\b|^no (?:budget|money|use|idea|hurry|rush)\b/i;

/** 'They do not enter' says not who, 'no lives left is game over' tells a state, 'not looking, looking, angry' is a list of them. */
const saysNoLimit =
  /^(?:they|he|she|this|that|these|those|which|who)\b(?! do(?:es)? not want)|^no [\p{L} ]+ (?:is|are|means?) |^not [\p{L}]+,/iu;

/** What the clauses rule out: 'no bookings', 'it gives no advice', 'nobody signs in'. */
export function notsOf(told: Told[], name: string, known: string[] = []): string[] {
  return told.flatMap(({ not, text, kind, who, verb, phrase }) => {
    if (!not || isLimit(text) || kind === 'background') return [];
    if ([relief, isState, saysNoLimit].some((sign) => sign.test(text))) return [];
    if (known.some((line) => text.toLowerCase().includes(line.replace(/^No |\.$/g, '').toLowerCase()))) return [];
    if (/\bsigns? (in|up)\b/.test(text)) return [`No accounts or sign-in: ${text}.`];
    if (kind === 'fragment') return [`${capitalise(text)}.`];
    if (who === 'product' && /^no /.test(phrase)) return [`${capitalise(phrase)}: ${name} never does that.`];
    return verb === '' ? [] : [`${capitalise(wishedAway(text))}.`];
  });
}

/** 'They do not want reminders' and 'they do not want it to send mails' rule out what they speak of, not their wish. */
function wishedAway(text: string): string {
  const unwanted = /^(?:and |but |so )?[^,]{2,40}? (?:do|does|did) not (?:want|need|like) /i.exec(text)?.[0];
  if (!unwanted) return text;
  const rest = text.slice(unwanted.length);
  const [, what = '', does = ''] = /^((?:the |an? )?[\p{L}-]+(?: [\p{L}-]+)?) to (.+)$/u.exec(rest) ?? [];
  if (what) return `${what} must not ${does}`;
  return /^(?:to|it|that|them|this)\b/.test(rest)
    ? text
    : `no ${rest.replace(/^(?:an?|any|the) /, '').replace(/ or (?:an?|any|the) /g, ' or ')}`;
}
