import type { Family } from '#worker/features/guide/content/patterns/pattern.ts';

/** Verbs in their base form by the kind of act; the first reading of an idea rests on this list. */
const verbsByFamily: Record<Family, string> = {
  order: 'order buy purchase preorder pre-order sell',
  pay: 'pay charge donate fund tip split bill refund',
  book: 'book reserve',
  cancel: 'cancel reschedule move',
  submit: 'submit fill complete answer request apply enter register report hand declare describe',
  review: 'review approve reject assess evaluate grade correct moderate verify inspect',
  see: 'see view read watch show display browse look listen follow visualise visualize get receive guide',
  search: 'search find discover locate explore look-up',
  share: 'share post publish exchange sell-on recommend-to show-off announce offer advertise list',
  message: 'send message chat talk discuss ask write communicate call contact connect',
  remind: 'remind chase notify alert warn tell inform',
  record: 'track log record note tick count measure save capture monitor collect-data store keep remember',
  manage:
    'manage organise organize handle maintain edit update add create mark close hide set configure control customise customize run tidy sort tag store-away assign prepare bake cook block remove delete',
  learn: 'learn practise practice study train teach memorise memorize revise understand repeat improve quiz',
  play: 'play guess draw solve compete challenge duel score win',
  rate: 'rate vote like rank comment judge',
  match: 'match pair recommend suggest connect-with introduce hire adopt',
  generate: 'generate turn summarise summarize translate rewrite transcribe convert write-for design draft compose',
  check: 'check test analyse analyze scan validate lint compare-with detect calculate predict diagnose identify audit',
  collect: 'pick collect deliver ship return bring fetch hand-over',
  lend: 'lend borrow rent swap trade lease',
  join: 'join form sign invite subscribe sign-up enrol enroll meet attend',
  upload: 'upload import scan-in photograph snap attach',
  export: 'export download print sync synchronise synchronize integrate',
  plan: 'plan schedule rotate organise-ahead arrange coordinate prioritise prioritize budget forecast water feed clean',
  compare: 'compare choose decide select',
};

/** Base form to family. */
export const verbFamily: ReadonlyMap<string, Family> = new Map(
  Object.entries(verbsByFamily).flatMap(([family, verbs]) =>
    verbs.split(' ').map((verb): [string, Family] => [verb, family as Family]),
  ),
);

/**
 * What kind of act a verb is that has no place in the list above: read in clauses only (grammar/statements), where nothing is dropped.
 * `plainVerbs` holds them too, so that they are never taken for things.
 */
const familiesOfPlain: Partial<Record<Family, string>> = {
  order: 'spend',
  pay: 'deposit withdraw earn owe',
  cancel: 'pause stop end undo',
  submit: 'press tap click claim raise type sign-off confirm call text phone email e-mail say explain',
  see: 'hear know preview understand',
  record: 'weigh write-down',
  manage:
    'open close merge reset lock unlock connect round combine change retouch rename archive restore install refill replace repair fix start hold allow build hand-out block retry put cut paint switch toggle hook',
  generate: 'propose calculate produce round-up',
  check: 'prove flag sense recognise recognize',
  share: 'give',
  lend: 'give-back',
  join: 'agree accept come',
  collect: 'drive carry return pass fetch',
  remind: 'nag',
  play: 'throw',
};

export const plainFamily: ReadonlyMap<string, Family> = new Map(
  Object.entries(familiesOfPlain).flatMap(([family, verbs]) =>
    (verbs ?? '')
      .split(' ')
      .filter(Boolean)
      .map((verb): [string, Family] => [verb, family as Family]),
  ),
);

/** Verbs that are as often nouns; the words around them decide (see guide-phrases). */
export const alsoNouns = new Set(
  'order request charge tip split bill book reserve move answer report sign review grade list view watch look show offer post exchange message chat talk call contact alert track log record note count measure score store control set sort run train quiz practice play guess challenge win rate vote like rank comment judge match pair design draft test scan check return trade rent swap plan schedule budget forecast water feed pick share fund cook fill lease guide block tick draw receive study meet export import download print snap follow study search form turn judge repeat mark update refund hire discover preorder pre-order tell read tag'.split(
    ' ',
  ),
);

/** Verbs that belong to no kind of act. Knowing them keeps 'people forget' from being read as a thing. */
export const plainVerbs = new Set(
  'thank toggle hook jump drown prove nag ignore skip forget say come die grow stand live lie drive walk argue owe lose fade eat wear waste throw happen depend belong believe hope wish worry care mean hear wait stop finish end begin leave arrive break fix repair need spend earn hold carry pass put pull push fly travel visit reply respond prevent avoid replace reduce increase change expire enjoy miss fail call email e-mail phone text hang figure agree type know decide press tap claim raise confirm pause deposit withdraw merge reset lock unlock connect round combine retouch rename archive restore refill flag sense recognise recognize accept undo retry propose calculate produce preview open close build give block live sit sleep stay keep-on start cover confirm explain mention realise realize bother annoy cost last save-up hurt fit suit matter exist stay stamp join-in belong own wonder expect allow lead let drop cut hit cry laugh sing dance paint install click tap swipe scroll switch suppose doubt complain grumble moan quarrel wish'.split(
    ' ',
  ),
);

/** What somebody only thinks: nothing is done by it ('I doubt that they come'). */
export const mindVerbs = new Set(
  'insist think suppose realise realize guess reckon doubt believe hope wonder worry'.split(' '),
);

/** What somebody does with words about something that was told: 'members argue about that'. */
export const talkVerbs = new Set('argue complain grumble moan quarrel care mind laugh joke'.split(' '));

/** Wishes; with 'that' or 'it' for an object they tell of something, and no act. */
export const wishVerbs = new Set('want wish prefer hate love'.split(' '));

/** What only somebody with a mind or hands does: whoever is said to do it is a person, whatever the word. */
export const humanVerbs = new Set(
  'see hear listen read watch write sign tick receive approve reject decide choose want wish upload download enter fill buy order book reserve request apply propose vote confirm accept decline answer reply call enrol enroll register borrow lend hire learn practise practice study teach attend pay donate volunteer review comment discuss complain subscribe report export submit browse look find pick meet chat talk invite sell swap'.split(
    ' ',
  ),
);

/** Past forms that '-ed' does not make. */
export const irregularPasts = new Set(
  'did was were paid sent made bought sold lent wrote written saw seen shown found kept met left lost gone went given gave taken took put known knew thrown threw said told came ate eaten wore worn broke broken drew drawn driven drove had got done begun chose chosen built spent held brought taught thought felt heard understood stood grew grown slept'.split(
    ' ',
  ),
);

/** Verbs that say something without an object of their own. */
export const bareVerbs = new Set(
  'pay order subscribe vote cancel apply register chat compete play practise practice train search book reserve swap answer'.split(
    ' ',
  ),
);

/** What somebody does who may decide: says yes, or says no. */
export const agreeing = new Set('approve accept confirm agree allow grant release'.split(' '));
export const denying = new Set('decline refuse reject deny disapprove'.split(' '));

/** Verbs that take their object through a preposition: 'search for books'. */
export const prepositionsOfVerb: Readonly<Record<string, string>> = {
  pay: 'by with on in at through for',
  meet: 'at in on for near',
  search: 'for by in',
  look: 'at for up through after',
  listen: 'to',
  sign: 'for',
  subscribe: 'to on by with',
  vote: 'for on',
  chat: 'with about in',
  talk: 'to with about',
  apply: 'for to on',
  ask: 'for about',
  register: 'for on at with',
  play: 'against with in on',
  compete: 'against with in for',
  train: 'with for in at',
  practise: 'with for at on in',
  practice: 'with for at on in',
  order: 'from for during by on in at until',
  book: 'with for by on at',
  reserve: 'for by',
  swap: 'with',
  write: 'to about',
  comment: 'on',
  collect: 'on at in from',
  cancel: 'by until in before',
  enrol: 'in for',
  enroll: 'in for',
};

/** Words after a verb that belong to it: 'pick it up'. */
export const particles = new Set(['up', 'in', 'out', 'off', 'back', 'down', 'over', 'away']);

/** Verbs that carry no act of their own: they frame one ('helps people to …'). */
export const framingVerbs = new Set(
  'be am is are was were been have has had do does did want need like love help let allow enable make build use try go come work start become would should could may might can will must give take know think feel seem prefer hate struggle offer'
    .split(' ')
    .filter((verb) => verb !== 'offer' && verb !== 'like'),
);

const participles = Object.fromEntries(
  'broken=break given=give sent=send written=write taken=take chosen=choose made=make paid=pay bought=buy sold=sell kept=keep seen=see done=do built=build told=tell shown=show drawn=draw driven=drive held=hold met=meet found=find brought=bring lent=lend taught=teach set=set cut=cut put=put read=read undone=undo withdrawn=withdraw submitted=submit admitted=admit'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** 'broken' gives 'break'; undefined for what is no irregular participle. */
export function baseOfParticiple(word: string): string | undefined {
  return Object.hasOwn(participles, word) ? participles[word] : undefined;
}

/** Participles that are made of their verbs, and not read in a sentence, where they may be other words. */
const madeParticiples: Readonly<Record<string, string>> = Object.fromEntries(
  'eat=eaten sew=sewn mow=mown feed=fed hang=hung sweep=swept throw=thrown grow=grown wear=worn catch=caught lay=laid hide=hidden shoot=shot ride=ridden steal=stolen wind=wound shear=shorn tear=torn dig=dug leave=left lose=lost win=won split=split shut=shut cast=cast knit=knitted label=labelled travel=travelled cancel=cancelled run=run say=said swim=swum fly=flown begin=begun'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
/** One syllable with a short vowel before its last letter: 'plan', 'trim', 'scrub'. */
const shortVerb = /^(?:[^aeiou]|qu)*[aeiou][bdgmnprt]$/;

/** 'pay' gives 'paid', 'answer' 'answered', 'plan' 'planned'. */
export function participleOf(base: string): string {
  const irregular = Object.entries(participles).find(([, verb]) => verb === base)?.[0];
  const known = irregular ?? (Object.hasOwn(madeParticiples, base) ? madeParticiples[base] : undefined);
  if (known) return known;
  if (shortVerb.test(base)) return `${base}${base.at(-1)}ed`;
  return /e$/.test(base) ? `${base}d` : `${base.replace(/([^aeiou])y$/, '$1i')}ed`;
}

/** 'weigh' gives 'weighing', 'prune' 'pruning', 'trim' 'trimming': what a doing is called. */
export const gerundOf = (base: string): string =>
  `${shortVerb.test(base) ? `${base}${base.at(-1)}` : base.replace(/(?<=[^aeioy])e$/, '')}ing`;

/** Whether one of the lists knows a verb, given in its base form. */
export function isKnownVerb(base: string): boolean {
  return verbFamily.has(base) || framingVerbs.has(base) || plainVerbs.has(base);
}

const editing = 'change|edit|update|alter|correct';
/** Verbs that say no more than that a row changes. */
export const edits = new RegExp(`^(?:${editing}|complete)$`);
/** Verbs of whoever keeps a row right: what was empty is not filled in by them. */
export const maintains = new RegExp(`^(?:${editing}|maintain|manage)$`);
/** Verbs by which something comes to somebody, who does nothing for it. */
export const receives = /^(?:get|receive)$/;
