import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  asNoun,
  headOf,
  isPlural,
  isSingle,
  lookUp,
  type Noun,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';

const shall = 'THE SYSTEM SHALL';
/** What follows upon what is not wanted, behind 'IF …, '. */
export const refusal = `THEN ${shall} refuse it, change nothing and say why`;

/** 'Must', 'has to' and their like at the beginning of a predicate. */
export const modal = /^(?:must|has to|have to|should|shall|will|needs to|need to|can|may|always)\s+(?:always |also )*/i;
/** A verb that makes a clause whole. */
export const finite =
  /\b(?:is|are|was|has|have|must|may|can|cannot|should|shall|will|gets?|stays?|lasts?|needs?|costs?|counts?|goes|go|comes?|takes?|does|do|starts?|ends?|expires?|lapses?|holds?|keeps?|sees?|shows?|remains?|belongs?|opens?|closes?|wins?|loses?|lags?|owes?)\b|n't\b|\b(?:there|that|it)'s\b/i;

/**
 * A clause on what holds in one of the forms of EARS that are sure: a refusal, what follows upon something, or who is shown what.
 * @param text the clause as it stands in the middle of a sentence.
 */
export const inSureForm = (text: string, people: Noun[]): string | undefined =>
  barredOf(text, people) ??
  onlyByOf(text) ??
  refusedOf(text) ??
  onlyOf(text, people) ??
  followingOf(text) ??
  shownTo(text, people);

/** 'No child sees another child's feathers', 'under 18 nobody works at the bar', 'costs are only for the owner'. */
function barredOf(text: string, people: Noun[]): string | undefined {
  const [, when = '', moment = '', deed = '', what = '', rest = ''] =
    /^(?:(after|before) (the [\p{L} ]+?),? )?(?:nobody|no one) (\p{L}+s) ([^,;]+?) silently(.*)$/iu.exec(text) ?? [];
  if (what)
    return `WHEN anybody ${deed} ${what}${when ? ` ${when} ${moment}` : ''}, ${shall} keep what stood there and show beside it who did that and when${rest ? `; ${rest.replace(/^[,; ]+/, '')}` : ''}.`;
  const [, noOne = '', sees = ''] =
    /^no (\p{L}+(?: \p{L}+)?) ((?:ever )?(?:sees?|reads?|hears?) .+)$/iu.exec(text) ?? [];
  if (sees && personFirst(`${noOne} `, people)) return refuse(withArticle(noOne), sees.replace(/^ever /, ''));
  const [, age = '', does = ''] = /^((?:under|over|below|above) \d+),? nobody (.+)$/i.exec(text) ?? [];
  if (does) return refuse(`somebody ${age}`, does);
  const [, hidden = '', from = ''] =
    /^(.+?) (?:is|are|must be|may be) (?:never|not) (?:be )?visible to (.+)$/i.exec(text) ?? [];
  if (from) return refuse(from, `see ${hidden}`);
  const [, whose = '', theirs = ''] =
    /^([\p{L} -]{2,30}?)s['’] ([\p{L} -]{2,40}?) (?:(?:should|must|may|can|are|is)(?: not|n't| never)|never|are never) (?:be )?(?:visible|shown|known|told) to each other$/iu.exec(
      text,
    ) ?? [];
  if (theirs) return refuse(withArticle(whose), `see the ${theirs} of another ${whose}`);
  const [, some = '', beside = '', unseen = ''] =
    /^((?:the |an? )[\p{L}-]+) (with(?:out)? (?:the |an? )?[\p{L}-]+(?: [\p{L}-]+)?) never sees? ([^,;]+)$/iu.exec(
      text,
    ) ?? [];
  if (unseen) return refuse(`${some} ${beside}`, `see ${unseen}`);
  const [, meant = '', whom = ''] = /^([^,;]+?) (?:is|are) only for ((?:the |an? |all )?[^,;]+)$/i.exec(text) ?? [];
  const isTold = people.some(({ one, many }) => whom.includes(one) || whom.includes(many)) || /^(?:me|us)$/.test(whom);
  return meant && isTold ? `${shall} show ${meant} only to ${whom}.` : undefined;
}

/** 'A closed month is changed only by HR': anybody else is refused. */
function onlyByOf(text: string): string | undefined {
  const [, thing = '', early = '', late = '', who = ''] =
    /^([^,;]{3,60}?) (?:is|are|can be|may be) (?:only (\p{L}+)|(\p{L}+) only) by ([^,;]+)$/iu.exec(text) ?? [];
  const base = refusedVerb((early || late).toLowerCase());
  return base && !finite.test(thing) ? refuse(`anybody but ${who}`, `${base} ${thing}`) : undefined;
}

/** What somebody does to an entry, and the product can refuse; a thing that is known or lost is another matter. */
const refusable =
  /^(?:issue|sell|delete|change|overwrite|edit|enter|fill|remove|cancel|approve|release|send|print|export|open|close|book|order|pay|deliver|hand|publish|post|move|merge|pool|use|accept|charge|start|copy|sign|lend|rent|give|assign|load|serve|dispatch|refreeze|reuse|reopen|extend|transfer|swap|share|settle|renumber|rename|alter|scan|record|save|make)$/;

/** 'Issued' of 'issue', 'entered' of 'enter', 'cancelled' of 'cancel': the one of its bases that can be refused. */
const refusedVerb = (participle: string): string | undefined =>
  [
    baseOfParticiple(participle),
    lookUp(irregular, participle),
    participle.replace(/d$/, ''),
    participle.replace(/ed$/, ''),
    participle.replace(/(.)\1ed$/, '$1'),
  ].find((base) => base !== undefined && base !== participle && refusable.test(base));
const irregular: Readonly<Record<string, string>> = { overwritten: 'overwrite', refrozen: 'refreeze' };

/** 'A bottle without a result can never be issued', 'no bottle is ever issued before …': whoever tries is refused. */
function refusedOf(text: string): string | undefined {
  const [, told = '', done = '', more = ''] =
    /^(?:no|none of the) (.+?) (?:is|are|may be|can be|gets?)(?: ever)? (\p{L}+)\b(.*)$/iu.exec(text) ??
    /^(.+?) (?:can never|cannot ever|cannot|can not|can't|may not|may never|must not|mustn't|must never|should never|is never|are never|is not to|are not to)(?: ever)? (?:be )?(\p{L}+)\b(.*)$/iu.exec(
      text,
    ) ??
    /^(.+?) (?:is|are)(?: not|n't) (altered|changed|deleted|overwritten|edited|renumbered)\b(.*)$/iu.exec(text) ??
    [];
  // 'The numbers are on my sheets and must not be renumbered'.
  const what = told.replace(/^((?:the|all|our|these) .+?) (is|are) (.+?) and$/i, '$1, which $2 $3,');
  const [, way = ''] = /^( (?:out|in|off|back|up))\b(?= (?:to|of|from|for|again)\b)/i.exec(more) ?? [];
  const [, other = ''] = /^ or (\p{L}+ed|\p{L}+en)\b/iu.exec(more) ?? [];
  const also = other && refusedVerb(other.toLowerCase());
  const verb = refusedVerb(done.toLowerCase());
  const isCarried =
    way !== '' && verb !== undefined && /^(?:scan|hand|give|lend|sign|check|send|book|ship|rent)$/.test(verb);
  const base = verb && `${verb}${also ? ` or ${also}` : ''}${isCarried ? way : ''}`;
  if (
    !base ||
    /^(?:if|when|while|once|after|before) /i.test(what) ||
    finite.test(what.replace(relative, '')) ||
    /\b(?:and|or|but) (?:is|are|can|must)\b/.test(more)
  )
    return undefined;
  const isCounted = /^(?:more|fewer|less) /i.test(what);
  const thing = /^no /i.test(text) && !isCounted && !isPlural(headWord(what)) ? withArticle(what) : what;
  const after = more
    .slice(also ? ` or ${other}`.length : isCarried ? way.length : 0)
    .replace(/^ (?:after|afterwards|later|any ?more)$/i, '')
    // What else it may be, and why: '…, only commented. Otherwise nobody believes it'.
    .replace(/[,;.]? otherwise (?:nobody|no one|it|they|we) .+$/i, '')
    .replace(/^,? (?:but )?only (\p{L}+ed)$/iu, ': it can only be $1');
  const [, cond = after, rest = ''] = /^([^:,]*)([:,] .+)$/.exec(after) ?? [];
  return `IF anybody tries to ${base} ${thing}${cond}, THEN ${shall} refuse it, change nothing and say why${rest}.`.replace(
    ',,',
    ',',
  );
}

const relative = / (?:whose|which|that|who) .+$/i;
const headWord = (text: string) =>
  text
    .split(/ (?:of|in|on|for|from|with|without|at|whose|that|which) /)[0]
    ?.split(' ')
    .at(-1) ?? '';

/** 'Only the physician in charge releases a batch, and in her absence Dr. Irani'. */
function onlyOf(text: string, people: Noun[]): string | undefined {
  const who = personFirst(text.replace(/^only /i, ''), people);
  if (!/^only /i.test(text) || !who) return undefined;
  const [, act = who.rest, absent = ''] =
    /^(.+?),? (?:and |or )?((?:in|during) (?:his|her|their|the|its) absence .+)$/i.exec(who.rest) ?? [];
  const isMany = new RegExp(`^only (?:the )?${who.noun.many} `, 'iu').test(text);
  if (!(/^\p{L}+s /u.test(act) || isMany) || finite.test(act.split(' ')[0] ?? '') || sight.test(act)) return undefined;
  return refuse(
    `anybody but ${people.some(({ many }) => new RegExp(`^(?:the )?${many} `, 'i').test(text.slice(5))) ? who.noun.many : `the ${who.noun.one}`}${absent && ` (${absent})`}`,
    act,
  );
}

/** 'A late return blocks new reservations of this student': who has one is refused what is new. */
const barring =
  /^(an? [^,;]{3,60}?) (?:blocks|bars|stops|prevents) ((?:all |any )?(?:new|further|other) [\p{L} -]{3,40}?) (?:of|by|for) ((?:this|that|the) [\p{L} -]{3,30}?)((?:,? (?:until|till|for|as long as) .+)?)$/iu;

/** 'Any growth in the culture rejects the batch': what the product does upon it. */
function followingOf(text: string): string | undefined {
  const [, held = '', barred = '', whom = '', until = ''] = barring.exec(text) ?? [];
  if (barred && !finite.test(held))
    return `IF ${whom.replace(/^th(?:is|at) /i, 'the ')} has ${held}, THEN ${shall} refuse ${barred}${until.replace(/,? and (?=(?:an?|\p{L}+|\d+) (?:hour|day|week|month|year)s? )/iu, ' and for ')}, change nothing and say why.`;
  const [, cause = '', verb = '', what = ''] =
    /^((?:any|an?) (?:(?! (?:is|are|can|must|may|who) |(?<!nobody) has ).)+?) (raises|rejects|stops|blocks|locks|cancels|suspends|voids|ends|triggers) ((?:the|an?|all|every|each|its|new|further|any|other) .+)$/iu.exec(
      text,
    ) ?? [];
  return what ? `WHEN there is ${cause}, ${shall} ${inInfinitive(verb)} ${what}.` : undefined;
}

/** What there must not be, as the condition of its refusal: it never comes about, so the condition is what an act would bring. */
export const thereWouldBe = (what: string): string => `there would be ${what}`;

/** Whether a criterion says who is shown what: it bounds every screen, and no single act. */
export const isSight = (criterion: string): boolean =>
  /^THE SYSTEM SHALL show (?:[^,]+|only their own [^.;:]+) to (?!the second\b)/.test(criterion);

/** Whether a criterion says who finds nothing, whatever they ask: it bounds every screen as well. */
export const hidesFrom = (criterion: string): boolean =>
  /^IF .+ asks? for .+, THEN THE SYSTEM SHALL (?:answer as if it did not exist|show only )/.test(criterion);

/** 'Their own recipes, meals and items': a list, and nothing that is said beside it. */
const threeOrMore =
  /^[\p{L}' -]{2,60}(?:, (?!(?:never|not|no|but|and|only|without|except)\b)[\p{L}' -]{2,40}){1,6} and [\p{L}' -]{2,40}$/iu;

/** 'The nurse sees bottles and babies, never a donor'. */
function shownTo(text: string, people: Noun[]): string | undefined {
  const [, who = '', only = '', what = ''] =
    /^((?:the |an? |each |every |all |both )?(?!if|when|what|who|nobody|only|no\b)[\p{L}'-]+(?:,? [\p{L}'-]+){0,6}?) (?:can |may |must |should )?(only )?sees? (?:only )?(?!to\b|that\b|how\b)(.+)$/iu.exec(
      text,
    ) ?? [];
  // 'A player never sees the others' cards until the game is over'.
  const [, kept = ''] = /^(.+?)(?<! (?:must|may|can|should|will|shall)) never$/i.exec(who) ?? [];
  if (kept)
    return refuse(
      /^(?:the|an?|each|every) /i.test(kept) ? kept.replace(/^(?:each|every) (?=\p{L})/iu, 'a ') : kept,
      `see ${what}`,
    );
  if (!what || finite.test(who) || /^(?:of|in|on|at|for|from|with|without|to) |\b(?:nobody|no one|none)\b/i.test(who))
    return undefined;
  // 'Only their own child's' is whatever there is of it.
  const [, owned] = /^((?:their|his|her) own [\p{L} -]+?['’]s?)$/iu.exec(what) ?? [];
  if (owned) return `${shall} show only what is ${owned} to ${who.replace(/^they$/i, 'them')}.`;
  if (/^nothing (?:unless|until|else|before)\b/i.test(what)) return `${shall} show ${who} ${what}.`;
  const [, main = what, rest = ''] = threeOrMore.test(what) ? [] : (/^([^,]+)(, .+)$/.exec(what) ?? []);
  // 'Driver sees only his own exchanges' is said of each of them.
  const kind = people.find(
    (one) => one.one === who.toLowerCase() && !isSingle(one) && kindOfNoun(headOf(one)) === 'person',
  );
  const whose = kind ? main.replace(/^(?:his|her) own\b/i, 'their own') : main;
  return `${shall} show ${only || /sees? only /i.test(text) ? 'only ' : ''}${whose} to ${kind?.many ?? who.replace(/^they$/i, 'them')}${rest}.`;
}

const sight = /^(?:be able to |even )?(?:sees?|reads?|looks? at|knows?|views?|gets? to see) (.+)$/i;

/** What somebody may not do, as the behaviour that is not wanted. */
export function refuse(who: string, act: string): string {
  // Who sees it only from then on asks before.
  const seen = sight.exec(act)?.[1]?.replace(/ until (?=(?:they|he|she|it|the|an?) )/i, ' before ');
  const [, that] = /^that (.+)$/i.exec(seen ?? '') ?? [];
  if (that)
    return `IF ${who} ${/^people\b/.test(who) ? 'ask' : 'asks'} whether ${that}, THEN ${shall} answer as if it did not exist.`;
  // 'Nobody sees another's street before both said yes, only the village'.
  const [, hidden = seen, instead] = /^(.+?), (?:but )?only ([^,;]+)$/.exec(seen ?? '') ?? [];
  // 'Only the manager' is who may, and nothing that is shown.
  const [, keeper = ''] = /^((?:the |an? )?[\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(instead ?? '') ?? [];
  if (hidden && keeper && kindOfNoun(headOf(asNoun(keeper.replace(/^(?:the|an?) /i, '')))) === 'person')
    return refuse(`${who.replace(/^(?:somebody|nobody)$/, 'anybody')} but ${keeper}`, `see ${hidden}`);
  if (hidden)
    return `IF ${who} ${/^people\b/.test(who) ? 'ask' : 'asks'} for ${hidden}, THEN ${shall} ${instead ? `show only ${instead}` : 'answer as if it did not exist'}.`;
  const passive = /^(?:be |is |are )(.+)$/i.exec(act)?.[1];
  if (passive) return `${shall} ensure that ${who.replace(/^anybody/, 'nobody')} is ${passive}.`;
  const [, deed = act, aside = ''] = /^(.+?), (not .+|(?:the|an?|our|their|it|they) .+)$/i.exec(act) ?? [];
  const [, other] = /^not (?:even )?(.+)$/i.exec(aside) ?? [];
  const isReason = other === undefined && aside !== '' && finite.test(aside);
  const plain = other || isReason ? deed : act;
  const more = other && !finite.test(other) ? `, to ${other} as well` : aside && plain === deed ? `; ${aside}` : '';
  return `IF ${who} wants to ${inInfinitive(plain).replace(/ at all$/, '')}, THEN ${shall} refuse it, change nothing and say why${more}.`;
}

/** 'Releases a batch' as 'release a batch'. */
export const inInfinitive = (act: string) =>
  act.replace(/^(\p{L}+)/u, (verb) =>
    /(?:ss|us|is)$/.test(verb) || !/s$/.test(verb)
      ? verb
      : (baseOfVerb(verb) ?? verb.replace(/ies$/, 'y').replace(/(ss|x|z|ch|sh)es$|s$/, '$1')),
  );

/** Of the `people` the one by whose own name a clause begins, and the rest of the clause; who else a line may mean is `subjectOf`. */
export function personFirst(text: string, people: Noun[]): { noun: Noun; rest: string } | undefined {
  for (const noun of people)
    for (const word of [noun.many, noun.one]) {
      const found = new RegExp(
        `^(?:(?:the|an?|each|every|any|all|another) )?${word.replace(/[^\p{L}\p{N}]/gu, '.')} `,
        'iu',
      ).exec(text);
      if (found) return { noun, rest: text.slice(found[0].length) };
    }
  return undefined;
}
