import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { finite } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

const shall = 'THE SYSTEM SHALL';

/** What the product itself does to people, by its participle. */
const given: Readonly<Record<string, string>> = {
  ...{ offered: 'offer', sent: 'send', shown: 'show', given: 'give', told: 'tell', asked: 'ask', charged: 'charge' },
  ...{
    reminded: 'remind',
    warned: 'warn',
    assigned: 'assign',
    matched: 'match',
    paired: 'pair',
    scheduled: 'schedule',
  },
};
const participles = Object.keys(given).join('|');
/** 'A patient is only offered a slot on days they said they could do'. */
const onlySo = new RegExp(
  `^((?:an?|the|each|every) [\\p{L}-]+(?: (?:who|that|whose|with) [^,;]{3,60}?)?(?: [\\p{L}-]+)?) (?:is|are) only (${participles}) ((?:(?:an?|the) )?[\\p{L}-]+(?: [\\p{L}-]+)?) ((?:on|at|to|with|from|for|in|of|within|near|after|before|when|if) .+)$`,
  'iu',
);
/** 'Nobody is offered the same slot twice'. */
const toNobody = new RegExp(
  `^(?:nobody|no one) (?:is|gets) (?:ever )?(${participles})(?: or (${participles}))? (.+)$`,
  'iu',
);
/** 'Nobody gets that week again in the draw until the others have had it'. */
const getsNothing = /^(?:nobody|no one) (?:gets|receives) ([^;]{3,80}?) (until|before|unless|without) ([^;]+)$/iu;
/** 'First yes gets it, only one interpreter per job'. */
const firstAnswer =
  /^(?:the )?first (?:one to )?(?:say )?(yes|answer|reply|acceptance)(?: (?:to come|that comes))? (?:gets|takes|wins) (it|the [\p{L}-]+)((?:, .+)?)$/iu;
/** 'Longest waiting goes first', 'the oldest requests come first'. */
const first =
  /^(?:the )?((?:longest|oldest|newest|nearest|closest|cheapest|highest|lowest|earliest|latest|smallest|biggest|largest) [\p{L} -]{3,40}?) (?:go|goes|comes?|is|are|gets?)(?: always)? (?:first|(?:asked|served|offered|shown|called) first)$/iu;
/** 'Standings go by wins, then by total speaker points'. */
const ordering =
  /^((?:the )?(?:standings?|rankings?|tables?|lists?|results|places|queue|order)) (?:go(?:es)?|are|is) ((?:strictly |only )?by [^;]+)$/iu;
/** 'No more weekly charge for a crate once it is scanned in'. */
const noMore = /^no (?:more|further) ((?!than\b)[\p{L} -]{3,50}?) ((?:once|after|when|from the moment) [^;]+)$/iu;

/**
 * Whom the product offers, sends or charges something, whom never, and who or what comes first, as what it does.
 * @param said the line in the third person, without its full stop.
 */
export function inOfferForm(said: string): string | undefined {
  const [, whom = '', done = '', what = '', how = ''] = onlySo.exec(said) ?? [];
  if (how) return `${shall} ${given[done.toLowerCase()]} ${lowerFirst(whom)} ${what} only ${how}.`;
  const [, never = '', other = '', rest = ''] = toNobody.exec(said) ?? [];
  const does = [never, other].flatMap((word) => given[word.toLowerCase()] ?? []);
  if (rest) return `${shall} never ${does.join(' or ')} anybody ${rest}.`;
  const [, gets = '', bound = '', until = ''] = getsNothing.exec(said) ?? [];
  if (until)
    return `${shall} never give anybody ${gets} ${bound.toLowerCase() === 'until' ? 'before' : bound} ${until}.`;
  const [, answer = '', won = '', more = ''] = firstAnswer.exec(said) ?? [];
  if (won)
    return `${shall} give ${won} to whoever ${answer.toLowerCase() === 'yes' ? 'says yes' : 'answers'} first${more}.`;
  const [, leading = ''] = first.exec(said) ?? [];
  if (leading && !finite.test(leading)) return `${shall} take the ${lowerFirst(leading)} first.`;
  const [, list = '', by = ''] = ordering.exec(said) ?? [];
  if (list) return `${shall} order ${lowerFirst(list)} ${by}.`;
  const [, none = '', since = ''] = noMore.exec(said) ?? [];
  return none && finite.test(since) ? `${shall} make no more ${lowerFirst(none)} ${since}.` : undefined;
}
