/** What an act writes into the record that it is about. The actor is another person than the owner where `other` is set. */
export type Mark = { verbs: string; told?: RegExp; fields: string };

/** The acts in plain form ('hand-over' has two words), and the fields that say who did it, when and why. */
export const marks: Mark[] = [
  {
    verbs: 'approve reject refuse decline decide grant veto authorise authorize',
    fields: 'decided by id, decided at, reason for decision',
  },
  { verbs: 'accept confirm acknowledge', fields: 'confirmed by id, confirmed at' },
  { verbs: 'sign countersign', told: /^\w+\b(?! (?:up|in|on|for)\b)/i, fields: 'signed by id, signed at' },
  { verbs: 'correct proofread moderate verify', fields: 'corrected by id, corrected at' },
  { verbs: 'publish release announce', fields: 'published at' },
  { verbs: 'pause suspend', fields: 'paused from, paused until' },
  { verbs: 'skip', fields: 'skipped on' },
  { verbs: 'cancel withdraw', fields: 'cancelled at' },
  { verbs: 'deliver ship', fields: 'delivered at' },
  { verbs: 'pick-up fetch', fields: 'collected at' },
  { verbs: 'return give-back bring-back', fields: 'returned at, condition on return' },
  { verbs: 'repair fix mend', fields: 'repaired by id, repaired at' },
  { verbs: 'finish complete resolve close', fields: 'closed at' },
  { verbs: 'assign', fields: 'assigned to id' },
  {
    verbs: 'take claim volunteer',
    told: /\b(it|shift|task|job|slot|order|case|one)\b/i,
    fields: 'taken by id, taken at',
  },
  { verbs: 'weigh', fields: 'weight in grams' },
  { verbs: 'photograph', fields: 'photo key' },
  { verbs: 'archive', fields: 'archived at' },
  { verbs: 'reset', fields: 'reset at' },
  { verbs: 'hide block', fields: 'hidden at' },
  { verbs: 'lock', fields: 'locked at' },
  { verbs: 'pack', fields: 'packed at' },
  { verbs: 'print', fields: 'printed at' },
  { verbs: 'invoice bill', fields: 'invoiced at' },
  { verbs: 'rank prioritise prioritize', fields: 'position' },
];

/** Words of a clause that ask for a field of what it is about. */
export const told: [signs: RegExp, fields: string][] = [
  [
    /\b(with|takes?|attach(es)?|adds?|sends?|gets?|uploads?|and) (an? |the |their )?(\w+ )?(photos?|pictures?|images?)\b/i,
    'photo key',
  ],
  [
    /\b(?:as|with|takes?|attach(?:es)?|adds?|sends?|uploads?|films?|and|by) (?:an? |the |their )?(?:\w+ )?videos?\b/i,
    'video key, video seconds',
  ],
  [
    /\b(?:as|with|attach(?:es)?|adds?|sends?|uploads?|records?|and|by) (?:an? |the |their )?(?:voice (?:message|note|memo)|sound|audio)s?\b/i,
    'sound key, sound seconds',
  ],
  [/\breceipt (photos?|pictures?)\b/i, 'receipt key'],
  [/\bwith (an? |the )?reason\b/i, 'reason'],
  [
    /\b(reserves?|orders?|takes?|needs?) (up to |at most |what |as many )?(\d+(?! (?:working )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b)|they need|he needs|she needs)\b/i,
    'quantity',
  ],
  [/\bwithin (\d+|two|three|seven|ten|fourteen) (hours?|days?|weeks?)\b/i, 'answer by on'],
  [/\bon (an?|the) map\b/i, 'latitude, longitude'],
  [/\b(if|when|once|while|unless) [^.,;]{2,40} (allows?|permits?|agrees?|consents?)\b/i, 'allowed by id, allowed at'],
  [/\b(best[- ]before|use[- ]by|expiry)( date)?\b/i, 'best before on'],
];

/** What a criterion asks to be kept though no clause of the idea names it, and the classes of records that keep it. */
export const asked: { signs: RegExp; kinds: string[]; fields: string }[] = [
  { signs: /\bsecond person\b/i, kinds: ['alarm'], fields: 'passed on to id, passed on at' },
  { signs: /\bsecond way\b|\btakes no message\b/i, kinds: ['alarm'], fields: 'way, tries' },
];
/** A value that is set for each thing and that criteria hold others against. */
export const limitSigns = /\ba limit is changed\b|\bchanges the value for\b/i;

/** What is kept of a record of no class, by the kind of act that makes it. */
export const fieldsByFamily: Readonly<Record<string, string>> = {
  submit: 'title, text, sent at, state',
  record: 'title, value, note, happened at, state',
  plan: 'title, starts at, ends at, state',
  share: 'title, text, published at, state',
  generate: 'title, input, result, made at, state',
  upload: 'title, file key, uploaded at, state',
  export: 'title, period, file key, made at',
  learn: 'title, text, level, position',
  play: 'title, started at, ended at, state',
  manage: 'name, description, archived at, state',
  lend: 'name, description, condition, state',
  order: 'name, description, price in cents, active, state',
  book: 'name, description, places, active, state',
  search: 'name, description, active, state',
};
export const plainFields = 'name, description, note, state';
/** What is kept of a thing that others look after: it is checked, repaired, visited. */
export const lastingFields = 'name, inventory number, place, condition, state';
/** What is kept of a thing that people tick off: others have put it there. */
export const tickedFields = 'name, note, state';
