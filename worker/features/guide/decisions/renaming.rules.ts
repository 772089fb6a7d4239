/** What tells since when or where a new word holds, and nothing of the word. */
const tail =
  /(?:,? (?:please|instead|now|from (?:now|here|today) on|in future|everywhere|throughout|in (?:all|the|every)(?: the)? (?:documents?|texts?|app|lists?)))+$/i;
const lead = '(?:please |now |(?:can|could|would|will) you (?:please )?|we (?:now )?|you |they |i (?:now )?)?';
const article = '(?:the |an? |our |my |its |their |all )?(?:words? |terms? |names? )?';
const noun = String.raw`["“']?([\p{L}][\p{L}'-]*(?: [\p{L}][\p{L}'-]*){0,3})["”']?`;

/** Each names first what is called otherwise from now on, then how. */
const forms = [
  new RegExp(`^${lead}(?:rename|relabel|re-?title) ${article}${noun} (?:to|into|as) ${article}${noun}$`, 'iu'),
  new RegExp(
    `^${lead}(?:should |must |shall )?call ${article}["“']?(\\p{L}[\\p{L}'-]*)["”']? (?:by the name )?(?:an? |the |our |as )?${noun}$`,
    'iu',
  ),
  new RegExp(
    `^${article}${noun} (?:(?:is|are|should be|must be|will be|shall be|get) (?:now |always )?(?:called|named|renamed(?: to| into)?|known as)|(?:is|are) to be called) ${article}${noun}$`,
    'iu',
  ),
  new RegExp(`^${lead}(?:change|switch) the (?:word|term|name) ${noun} (?:to|into) ${article}${noun}$`, 'iu'),
];
/** 'Say boatkeeper instead of boatman': the new word comes first. */
const turned = new RegExp(
  `^${lead}(?:say|write|use the (?:word|term|name)) ${article}${noun} (?:instead of|in place of|rather than|and not|not) ${article}${noun}$`,
  'iu',
);
/** Whatever stands for the product itself: its name is changed elsewhere. */
const product = /^(?:it|this|that|(?:app|project|product|site|website|everything|title|name)s?)$/i;
const noName =
  /ly$|\b(?:first|twice|again|early|late|myself|personally|and|or|not|to|of|for|with|when|if|by|on|at|in|from|is|are|be|they|them|you|me|us|back|up|off)\b/i;
/** 'Our club is called Rowing Club Basel': a name, and no word for another. */
const properName = /^\p{Lu}/u;

/** A word of the product and the one that takes its place, as a clause says it; undefined for any other clause. */
export function readRenaming(clause: string): { from: string; to: string } | undefined {
  const said = clause
    .replace(/[’‘]/g, "'")
    .trim()
    .replace(/[.!,;\s]+$/, '')
    .replace(tail, '');
  const [, to, from] = turned.exec(said) ?? [];
  const [, old = from, now = to] = forms.flatMap((form) => (form.exec(said) ? [form.exec(said)] : []))[0] ?? [];
  if (!old || !now || old.toLowerCase() === now.toLowerCase()) return undefined;
  if (properName.test(now) && /\b(?:called|named|known as)\b/i.test(said)) return undefined;
  return [old, now].some((word) => product.test(word) || noName.test(word)) ? undefined : { from: old, to: now };
}

const whole = '(?:(?:the |my |our )?(?:app|project|product|site))';
const asked = '(?:please |now |ok(?:ay)?,? |(?:can|could|would|will) you (?:please )?)*';
const naming = [
  new RegExp(`^${asked}(?:rename|call|name|retitle) ${whole}(?: (?:to|into|as))? (\\S.{0,60}?)[.!?\\s]*$`, 'i'),
  new RegExp(
    `^${asked}(?:rename|call|name) it(?: to)? (["“'].{1,60}["”']|\\p{Lu}\\S*(?: \\p{Lu}\\S*){0,4})[.!?\\s]*$`,
    'u',
  ),
  new RegExp(
    `^${asked}(?:change|switch) (?:the |its |our |my )?(?:(?:app|project|product|site)(?:'s)? )?(?:name|title)(?: of (?:it|this|${whole}))? (?:to|into) (\\S.{0,60}?)[.!?\\s]*$`,
    'i',
  ),
];
/** What begins so, or goes on, names nothing: 'call the app a draft for now, and write the plan'. */
const noTitle = /^(?:an?|the|off|up|back|what|whatever|by|in|on|for|when|if)\b|[,;]|\band\b/i;

/** The name that a clause gives to the product itself; undefined for any other. */
export function readProductName(clause: string): string | undefined {
  const said = clause
    .replace(/[’‘]/g, "'")
    .trim()
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const name = naming.flatMap((form) => form.exec(said)?.[1] ?? [])[0]?.replace(/^["“']|["”']$/g, '');
  return name === undefined || noTitle.test(name) ? undefined : name;
}
