import type { Family } from '#worker/features/guide/content/pattern.ts';

/** Verbs in their base form by the kind of act; the first reading of an idea rests on this list. */
const verbsByFamily: Record<Family, string> = {
  order: 'order buy purchase preorder pre-order sell',
  pay: 'pay charge donate fund tip split bill refund',
  book: 'book reserve',
  cancel: 'cancel reschedule move',
  submit: 'submit fill complete answer request apply enter register report hand declare',
  review: 'review approve reject assess evaluate grade correct moderate verify inspect',
  see: 'see view read watch show display browse look listen follow visualise visualize get receive',
  search: 'search find discover locate explore look-up',
  share: 'share post publish exchange sell-on recommend-to show-off announce offer advertise list',
  message: 'send message chat talk discuss ask write communicate call contact connect',
  remind: 'remind chase notify alert warn tell inform',
  record: 'track log record note count measure save capture monitor collect-data store keep remember',
  manage:
    'manage organise organize handle maintain edit update add create mark close hide set configure control customise customize run tidy sort store-away assign prepare bake cook',
  learn: 'learn practise practice study train teach memorise memorize revise understand repeat improve quiz',
  play: 'play guess solve compete challenge duel score win',
  rate: 'rate vote like rank comment judge',
  match: 'match pair recommend suggest connect-with introduce hire adopt',
  generate: 'generate summarise summarize translate rewrite transcribe convert write-for design draft compose',
  check: 'check test analyse analyze scan validate lint compare-with detect calculate predict diagnose identify audit',
  collect: 'pick collect deliver ship return bring fetch hand-over',
  lend: 'lend borrow rent swap trade lease',
  join: 'join sign invite subscribe sign-up enrol enroll meet attend',
  upload: 'upload import scan-in photograph snap attach',
  export: 'export download print sync synchronise synchronize integrate',
  plan: 'plan schedule organise-ahead arrange coordinate prioritise prioritize budget forecast water feed clean',
  compare: 'compare choose decide select',
};

/** Base form to family. */
export const verbFamily: ReadonlyMap<string, Family> = new Map(
  Object.entries(verbsByFamily).flatMap(([family, verbs]) =>
    verbs.split(' ').map((verb): [string, Family] => [verb, family as Family]),
  ),
);

/** Verbs that are as often nouns; the words around them decide (see guide-phrases). */
export const alsoNouns = new Set(
  'order request charge tip split bill book reserve move answer report sign review grade list view watch look show offer post exchange message chat talk call contact alert track log record note count measure score store control set sort run train quiz practice play guess challenge win rate vote like rank comment judge match pair design draft test scan check return trade rent swap plan schedule budget forecast water feed pick share fund cook fill lease meet export import download print snap follow study search repeat mark update refund hire discover preorder pre-order tell read'.split(
    ' ',
  ),
);

/** Words after a verb that belong to it: 'pick it up'. */
export const particles = new Set(['up', 'in', 'out', 'off', 'back', 'down', 'over', 'away']);

/** Verbs that carry no act of their own: they frame one ('helps people to …'). */
export const framingVerbs = new Set(
  'be is are was have has had do does did want need like love help let allow enable make build use try go come work start become would should could may might can will must give take know think feel seem prefer hate struggle offer'
    .split(' ')
    .filter((verb) => verb !== 'offer' && verb !== 'like'),
);
