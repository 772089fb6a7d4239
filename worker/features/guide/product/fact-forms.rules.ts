import { lowerFirst, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';

/** A form of sentence in which owners tell what holds, and the criteria that it becomes. */
type FactForm = { signs: RegExp; tell: (parts: Record<string, string>, idea: Idea) => (string | undefined)[] };

const plain = (text: string) => lowerFirst(text.trim()).replace(/[.!,;\s]+$/, '');
const each = (people: string) => {
  const one = plain(people).replace(/^(?:the|an?|our|each|every|all) /i, '');
  return / (?:and|or) /.test(one) ||
    (/^\p{Lu}/u.test(people.trim()) && !/^(?:the|an?|our|each|every|all)\b/i.test(people) && !/s$/.test(people))
    ? one
    : withArticle(singularOf(one));
};
const refuse = 'THEN THE SYSTEM SHALL refuse it and say what is missing';

const untilForm =
  /^(?<what>.+?) (?:can't|cannot|can not|may not|must not) (?<be>be )?(?<done>.+?)(?: again| any more)? (?:until|unless|before|till|without) (?<first>.+)$/iu;
const orders =
  /^(?:please )?(?:just )?(ask|tell|warn|show|remind|mark|refuse|keep|send|count|reject|flag|block|print|lock|hide|delete|stop|let|put|take|round|add|use|list|sort|open|close|mail|text|alert|notify)\b(.*)$/i;

const objectForm: Readonly<Record<string, string>> = { she: 'her', he: 'him', they: 'them', you: 'whoever asks' };

/** What comes with a colour: 'and can finish its run'. */
const tellMore = (more: string) =>
  more &&
  (/^(?:can|may) /.test(more)
    ? ` and let it ${plain(more.replace(/^\w+ /, ''))}`
    : /^(?:the|an?|every|each|they|it) /i.test(more)
      ? ` and see to it that ${plain(more)}`
      : ` and hold to this: it ${plain(more)}`);

/** What follows from a condition, as what the product does: 'ask him again', 'she must see it', 'it can't start until noon'. */
function consequence(then: string, cause: string): string | undefined {
  const told = plain(then.replace(/^then /i, ''));
  const until = untilForm.exec(told)?.groups;
  if (until)
    return until.be
      ? `IF ${cause}, and ${until.what} is to be ${until.done} before ${until.first}, ${refuse}.`
      : `IF ${cause}, and ${until.what} ${/^(?:they|we|you)$|s$/i.test(until.what ?? '') ? 'want' : 'wants'} to ${until.done} before ${until.first}, ${refuse}.`;
  const bans = /^(?:do not|don't|never) (?:just |simply |ever )?(.+)$/i.exec(told)?.[1];
  if (bans)
    return `IF ${cause}, THEN THE SYSTEM SHALL not ${bans.replace(/\bit out\b/, 'it out')} unasked; it keeps what was given and says why.`;
  const seen =
    /^(?<who>.+?) (?:needs? to|must|should|has to|have to|wants? to|ought to) (?:see|know|be told|be warned|hear)(?: (?:of|about))?(?: (?:that|this|it))?(?<when> .+)?$/iu.exec(
      told,
    )?.groups;
  if (seen)
    return `WHEN ${cause}, THE SYSTEM SHALL show it to ${objectForm[lowerFirst(seen.who ?? '')] ?? seen.who}${(seen.when ?? '').replace(/^ (?:straight away|at once|right away|immediately)$/, ' within 60 seconds')}.`;
  const order = orders.exec(told);
  if (order)
    return `WHEN ${cause}, THE SYSTEM SHALL ${order[1]?.toLowerCase()}${(order[2] ?? '').replace(/ (?:him|her)\b/, ' whoever entered it')}.`;
  const allowed = /^(?<who>.+?) (?:may|can)(?: still)? (?<do>(?!not\b|never\b|only\b).+)$/iu.exec(told)?.groups;
  if (allowed)
    return `WHEN ${cause}, THE SYSTEM SHALL let ${objectForm[allowed.who ?? ''] ?? allowed.who} ${allowed.do}.`;
  return undefined;
}

const forms: FactForm[] = [
  {
    // 'After signing nobody changes it, only the secretary can write a remark on it'.
    signs:
      /^(?<when>(?:after|once|when|from) [^,;]{3,40}?),? (?:nobody|no[- ]one)(?: else)? (?:may |can )?(?:changes?|edits?|touch(?:es)?|alters?) (?<what>it|them|anything|[\p{L} ]{3,30}?)(?: any ?more)?(?:[,;] (?:only|except|but) (?<who>[\p{L} ]+?) (?:can|may) (?<do>[^,;]+))?$/iu,
    tell: ({ when = '', what = '', who, do: may }, { item }) => [
      `IF somebody wants to change ${/^(?:it|them|anything)$/i.test(what) ? withArticle(item.one) : plain(what)} ${plain(when)}, THEN THE SYSTEM SHALL refuse it and leave it as it was.`,
      who && may
        ? `IF anybody but ${who.trim()} wants to ${plain(may).replace(/ on it$/, ` on ${withArticle(item.one)}`)} ${plain(when)}, THEN THE SYSTEM SHALL refuse it and change nothing.`
        : undefined,
    ],
  },
  {
    // 'Should two want the same, she must see it'; 'If the counter looks wrong, like 0, ask again'.
    signs:
      /^(?:if|when|whenever|once|as soon as|should) (?<cause>(?:[^,]|,(?=\d))+(?:, (?:like|such as|say|e\.g\.|for example) (?:[^,]|,(?=\d))+)?), (?<then>.+)$/iu,
    tell: ({ cause = '', then = '' }) => [consequence(then, plain(cause))],
  },
  {
    signs: /^(?:if|when) (?<cause>[^,]+?) (?<then>(?:don't|do not|never) .+)$/iu,
    tell: ({ cause = '', then = '' }) => [consequence(then, plain(cause))],
  },
  {
    // 'At 100 it's amber', 'over 30 degrees it turns red'.
    signs:
      /^(?<side>at|from|above|over|below|under) (?<limit>\d[\d.,]*(?: ?%| [\p{L}]+)?),? (?:it|they)(?:'s|'re| is| are| turns?| goes?| becomes?) (?<look>\p{L}+)(?:,? and (?<more>.+))?$/iu,
    tell: ({ side = 'at', limit = '', look = '', more = '' }, { item }) => {
      const reaches = /^at|from$/i.test(side) ? `reaches ${limit}` : `is ${side.toLowerCase()} ${limit}`;
      const ban =
        /^(?:doesn't|does not|can't|cannot|may not|must not) (?<do>.+?)(?: again)? (?:till|until|unless|before) (?<first>.+)$/iu.exec(
          more,
        )?.groups;
      return [
        `WHEN ${withArticle(item.one)} ${reaches}, THE SYSTEM SHALL show it in ${look.toLowerCase()}${ban ? '' : tellMore(more)}.`,
        ban && `IF ${withArticle(item.one)} that ${reaches} is to ${ban.do} before ${ban.first}, ${refuse}.`,
      ];
    },
  },
  {
    // 'After noon you may still order, but it's marked late'.
    signs:
      /^(?<when>(?:after|before|from|until|since|on) [^,]+?),? (?<who>you|they|the [\p{L} ]+?|\p{L}+s) (?:may|can)(?: still)? (?<do>[^,]+?)(?:,? (?:but|and) (?:it|this|that)(?:'s| is) (?<done>\p{L}+ed\b.*?))?(?:,? (?:but|and) (?<then>\p{L}+ (?:may|can|must) .+))?$/iu,
    tell: ({ when = '', who = '', do: act = '', done = '', then = '' }) => {
      const cause = `${/^(?:you|they)$/i.test(who) ? 'somebody' : each(who)} wants to ${plain(act)} ${lowerFirst(when)}`;
      return [
        `WHEN ${cause}, THE SYSTEM SHALL let it happen${done ? ` and show that it is ${plain(done)}` : ''}.`,
        then ? consequence(then, `that has happened ${lowerFirst(when)}`) : undefined,
      ];
    },
  },
  {
    signs:
      /^(?<what>(?:an?|the|every|each|whoever|who|what) .+?) (?:counts?|is counted|are counted) (?<as>as .+|only once|twice|double)$/iu,
    tell: ({ what = '', as = '' }) => [`WHEN there is ${plain(what)}, THE SYSTEM SHALL count it ${as}.`],
  },
  {
    signs:
      /^(?<who>(?:the )?[\p{L} '-]+?) (?:may|can|should|must)(?: only)? (?<do>get|see|have|read|print|open|download|receive) (?<what>.+?),? (?:and|but) (?:nobody|no one|nothing|none) (?:else(?:'s)?|of (?:the )?others?)$/iu,
    tell: ({ who = '', do: act = '', what = '' }, { name }) => [
      `WHEN ${each(who)} asks ${name} to ${act === 'see' ? 'show' : act === 'get' || act === 'have' || act === 'receive' ? 'give' : act.toLowerCase()} ${what}, THE SYSTEM SHALL do so with these alone.`,
      `IF ${each(who)} asks for the same of somebody else, THEN THE SYSTEM SHALL answer as if it did not exist.`,
    ],
  },
  {
    signs:
      /^for (?<whom>.+?),? it(?:'s| is) (?<who>(?:the|an?|their) [\p{L} ]+?) who (?<do>\p{L}+?)s(?<more>(?: [^,]+)?)(?:, .+)?$/iu,
    tell: ({ whom = '', who = '', do: act = '', more = '' }) => [
      `IF anybody but ${who} wants to ${act}${more} for ${whom}, THEN THE SYSTEM SHALL refuse it and name who may.`,
    ],
  },
  {
    signs:
      /^(?:with (?<given>[^,]+), )?(?:no one|nobody|no \p{L}+) (?<whose>(?:under|over|below|above|without|with|from|outside) .+?) (?:may |can |must |should )?(?<do>\p{L}+?)s? (?<what>it|them|the .+|an? .+)$/iu,
    tell: ({ given, whose = '', do: act = '', what = '' }) => [
      `IF somebody ${whose} is to ${act} ${what}${given ? `, with ${given}` : ''}, THEN THE SYSTEM SHALL refuse it and say which rule stands against it.`,
    ],
  },
  {
    signs:
      /^(?!if |when )(?<what>.+?) must (?:always )?(?<be>be|have) (?<state>(?!\p{L}+ed\b.* when ).+?) (?:whenever|every time|each time|while|as long as|when) (?<cause>.+)$/iu,
    tell: ({ what = '', be = '', state = '', cause = '' }) => [
      `IF ${plain(cause)} and it does not hold that ${plain(what)} ${be === 'be' ? 'are' : 'have'} ${state}, ${refuse}.`,
    ],
  },
  {
    signs:
      /^(?<what>.+?) (?:(?:have|has|need|needs|ought) to|must|should|are|is) (?:be )?(?:kept|stored|saved|held|archived) (?:for )?(?:at least )?(?<span>(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty) (?:years?|months?|weeks?|days?))(?<why> for .+)?$/iu,
    tell: ({ what = '', span = '', why = '' }) => [
      `IF ${plain(what)} would be changed or deleted within ${span} of their day, THEN THE SYSTEM SHALL refuse it${why ? ` and give as the reason that they are kept${why}` : ''}.`,
    ],
  },
  {
    signs:
      /^(?<thing>.+?) (?:holds?|lasts?|is valid|are valid|is good|runs? out after|expires? after) (?:for )?(?<span>(?:\d+|an?|one|two|three|four|five|six) (?:[\p{L}]+ )?(?:years?|months?|weeks?|days?|hours?|terms?|seasons?))$/iu,
    tell: ({ thing = '', span = '' }) => [
      `WHEN ${span} ${/^(?:an?|one) /i.test(span) ? 'has' : 'have'} passed since ${plain(thing).replace(/^(?:that|this) /, 'the ')} was given, THE SYSTEM SHALL treat it as not given and ask for it anew.`,
    ],
  },
  {
    signs: /^(?:nobody|no one|no other \p{L}+) else (?:should|may|can|must|is to|is allowed to) (?<do>.+)$/iu,
    tell: ({ do: act = '' }) => [
      `IF anybody else wants to ${plain(act)}, THEN THE SYSTEM SHALL refuse it and change nothing.`,
    ],
  },
  {
    signs:
      /^(?:it|they|she|he|\p{L}+) (?:wants?|needs?|has to have|must have|would like) (?:it|them|this|that|the [\p{L} ]+?) (?:to be )?(?:printed|on paper)$/iu,
    tell: (_, { item }) => [
      `WHEN somebody prints the ${item.many}, THE SYSTEM SHALL make a PDF that holds them as they are on the screen at that moment.`,
    ],
  },
  {
    signs: /^(?<how>A[3-6]\b.*?)(?:,? (?:because|since|as) (?<why>.+))?$/u,
    tell: ({ how = '' }) => [`WHEN it is printed, THE SYSTEM SHALL lay it out so: ${how.replace(/[.\s]+$/, '')}.`],
  },
  {
    // 'The fastest tool does a shot in 4 seconds': what would be beyond it is doubtful.
    signs:
      /^(?:the )?(?<most>fastest|slowest|largest|biggest|smallest|heaviest|lightest|longest|shortest|oldest|youngest|highest|lowest) (?<what>[\p{L} -]+?) (?<does>does|has|have|takes?|is|are|weighs?|makes?|needs?|holds?|carries|carry|fits|lasts?) (?<much>.*\d.*?)(?:,.*)?$/iu,
    tell: ({ most = '', what = '', does = '', much = '' }) => [
      `IF an entry would lie beyond the ${most.toLowerCase()} ${what} (which ${does} ${much}), THEN THE SYSTEM SHALL ask whether it is right before it counts.`,
    ],
  },
  {
    signs: /^only (?<who>.+?) (?:may |can |should |must )?(?:sees?|knows?|reads?) (?<what>.+)$/iu,
    tell: ({ who = '', what = '' }) => [
      `IF anybody but ${lowerFirst(who)} asks for ${what}, THEN THE SYSTEM SHALL answer as if it did not exist.`,
    ],
  },
  {
    signs:
      /^(?<who>[\p{L} '-]+?) (?:may|can|should|must) see (?<what>.+?),? (?:but|and) (?:no|not|never|nothing of) (?<not>.+)$/iu,
    tell: ({ who = '', what = '', not = '' }, { name }) => [
      `WHEN ${/^(?:they|she|he|you)$/i.test(who) ? `${name} shows it to them` : `${each(who)} opens ${name}`}, THE SYSTEM SHALL show ${what} and leave out ${plain(not)}.`,
    ],
  },
  {
    signs:
      /^(?:nobody|no one) (?:must|may|should|can|is to) (?:ever )?(?:read|see|find|hear|learn)(?: (?:on|in|from) [^,]+?)? that (?<what>.+)$/iu,
    tell: ({ what = '' }) => [
      `IF a screen, a message or a print would tell somebody that ${plain(what)}, THEN THE SYSTEM SHALL leave it out.`,
    ],
  },
  {
    // 'Four of them have no smartphone': somebody enters it for them.
    signs:
      /^(?<many>[^,]+?) (?:have|has|own|owns|got) no (?<what>smartphones?|mobiles?|phones?|e-?mail(?: address(?:es)?)?|computers?|internet)$/iu,
    tell: ({ what = '' }, { host, client }) => [
      `IF ${withArticle(client.one)} has no ${singularOf(what.toLowerCase())}, THEN THE SYSTEM SHALL let ${host ? withArticle(host.one) : 'somebody else'} enter it for them and keep who entered it.`,
    ],
  },
  {
    // 'It's one or the other': states that exclude each other.
    signs:
      /^(?:it |they )?(?:can't|cannot|can not|may not|must not|can never) (?:ever )?be (?:in )?(?:two|both|more than one)(?: of (?:them|these|those))?(?: at (?:once|the same time))?$/iu,
    tell: (_, { item }) => [
      `IF ${withArticle(item.one)} would have two states at once, THEN THE SYSTEM SHALL keep the one it has and show who set it and when.`,
    ],
  },
  {
    signs:
      /^let (?<whole>.+?)(?: as well| too)?(?:,? but(?: then)? (?<seer>the .+?) (?:wants?|needs?) to (?:see|know) (?:it|that|about it) ?(?<when>.*))?$/iu,
    tell: ({ whole = '', seer = '', when = '' }, idea) => {
      const people = [...idea.people, idea.client, ...(idea.host ? [idea.host] : [])];
      const named = people.flatMap(({ one, many }) => [many, one]).find((name) => whole.toLowerCase().includes(name));
      const end = named ? whole.toLowerCase().indexOf(named) + named.length : 0;
      const [who, act] = [plain(whole.slice(0, end)), plain(whole.slice(end))];
      if (!who || !act) return [];
      return [
        `WHEN ${who} wants to ${act}, THE SYSTEM SHALL let it happen, and keep who it was and when.`,
        seer ? `WHEN ${who} has done so, THE SYSTEM SHALL show it to ${seer} ${when || 'at once'}.` : undefined,
      ];
    },
  },
  {
    signs: /^(?<who>(?:the |an? |our )?[\p{L} -]+?) never (?<do>\p{L}+ .+)$/iu,
    tell: ({ who = '', do: act = '' }) => [
      `IF ${each(who)} is to ${plain(act).replace(/^(\p{L}+?)(?:es|s)\b(?= )/u, (verb) => singularOf(verb))}, THEN THE SYSTEM SHALL refuse it, change nothing and say why.`,
    ],
  },
];

/** Criteria of a told sentence that has one of the forms in which rules are told; none where it has none. */
export function criteriaOfForm(said: string, idea: Idea): string[] {
  for (const { signs, tell } of forms) {
    const match = signs.exec(said);
    const told = match && tell({ ...match.groups }, idea).flatMap((text) => text ?? []);
    if (told?.length) return told.map((text) => text.replace(/\s+/g, ' '));
  }
  return [];
}
