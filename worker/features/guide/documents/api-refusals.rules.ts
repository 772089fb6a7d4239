import { findsNothing } from '#worker/features/guide/content/by-hand.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Criterion } from '#worker/features/guide/product/criteria.rules.ts';
import { isNotice } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What the clock or a broken line begins: nobody has called, and nobody is refused. */
const begunByItself =
  /\bpayment\b[^,]* (?:fails|is given up)\b|\bpayment service refuses\b|\b(?:connection|line|battery) (?:drops|is lost|breaks|fails)\b|\bno connection\b|\bloses the connection\b|\bbreaks off half way$|\bleaves before\b|\b(?:are|is) (?:due|agreed)\b|\bis reported$|\bchanges(?: afterwards)?$|\b(?:has|have|is|are) not (?:\w+ )?(?:within|for|\d+)\b|\bis not \w+ \d+\b|\bthe clock\b|\bwaits? for more than\b|\blets \d+ \w+ (?:in a row )?pass\b|\b(?:not|no|nothing)\b[^,;]{0,60}\b(?:within|for|after) \d+ (?:working )?(?:seconds|minutes|hours|days)\b|^nobody\b|\bon the agreed day\b|\bturn is missed\b|\bcannot be delivered\b|^this fails\b|\bdoes not reach (?:somebody|them|anybody)\b|^there is no .+ until then$/;
/** What happens to a thing and answers no call. */
const noAnswer =
  /^(?!change )\p{L}+ nothing\b|^(?:leave it out|mark it as|end the|remind|ask the stand-in|tell those|name that part|set an? )\b/u;
/** What was asked for is empty, which is an answer like any other. */
export const isEmpty = ({ isFault, cause }: Criterion) => isFault && findsNothing.test(cause);

/** Whether a fault is done like any other act: a baker who cancels is not refused, somebody is told about it. */
export const isDone = ({ actor, verb = '', rest, effect }: Criterion) =>
  actor !== undefined &&
  /^(?:cancel|withdraw|decline|reject|refuse)$/.test(verb) &&
  !/\b(?:without|too|after|later|twice|already|late)\b/.test(rest) &&
  /^(?:tell|record|give|return|free|offer|send|mark|inform)\b/.test(effect);

export const isRefusal = (criterion: Criterion) =>
  !begunByItself.test(criterion.cause) &&
  !isNotice(`IF ${criterion.cause}`) &&
  !noAnswer.test(criterion.effect) &&
  !isDone(criterion);

const statuses: [RegExp, string][] = [
  [/\b(?:is|are) missing$/, '422'],
  [
    /\b(same|two|both|already|meanwhile|taken|twice|no longer|passed|closed|fewer than|last|late|full|used up|than are left|out of turn|under way|after closing|begins in less)\b/,
    '409',
  ],
  [/\bis “[^”]+”(?:(?:, | or )“[^”]+”){0,9}$/, '409'],
  [/\bolder than\b/, '410'],
  [/\blarger than \d+ mb\b/, '413 or 415'],
  [/\bwithout a role\b|\boutside the group\b/, '403'],
  [/^it cannot\b/, '503'],
  [/\b(refused|payment|paid)\b/, '402'],
  [/\b(password|session|sign)\b/, '401'],
  [/\b(not allowed|somebody else|anybody else|other than|another|foreign|may not|belongs)\b/, '404'],
  [/\b(too many|times within|limit|per day|allowance)\b/, '429'],
];

/** The status of a refusal; a record that an outline calls 'session' has nothing to do with signing in. */
export function statusOf({ idea }: Product, cause: string, effect: string): string {
  if (idea.isOutlined && /as if .{2,60} did not exist/.test(effect)) return '404';
  if (idea.isOutlined && /\bis not signed in\b/.test(cause)) return '401';
  // Who sees a thing that another one has taken on is refused.
  if (idea.isOutlined && effect.startsWith('refuse') && /\bother than that of\b/.test(cause)) return '403';
  // What the state of a thing forbids is refused as each other change of state is.
  const isOfState = idea.records.some((record) =>
    statesOf(record).some(
      (state) =>
        cause.includes(record.one) &&
        new RegExp(
          `\\b${toPattern(record.one)} that is (?:not )?“?${toPattern(state)}\\b|\\bto \\p{L}+ an? ${toPattern(state)} ${toPattern(record.one)}$`,
          'iu',
        ).test(cause),
    ),
  );
  if (idea.isOutlined && isOfState && !/^(?:anybody|somebody|nobody) but\b/i.test(cause)) return '409';
  const fitting = statuses.filter(([signs]) => signs.test(cause.toLowerCase())).map(([, status]) => status);
  const isForeign = (status: string) => status === '401' || status === '402';
  const own = idea.isOutlined && !/\bpassword\b/.test(cause) ? fitting.filter((status) => !isForeign(status)) : fitting;
  // Who is told why knows that it is there: what somebody else has is a conflict, and nothing that is hidden.
  const isTold =
    idea.isOutlined && own[0] === '404' && /^anybody wants to\b/i.test(cause) && /\bsay why\b/.test(effect);
  return isTold ? '409' : (own[0] ?? '422');
}
