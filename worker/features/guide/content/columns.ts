/** What a field of a record is in a table. */
export type ColumnKind = {
  type: 'text' | 'integer' | 'real';
  may?: true;
  personal?: true;
  unique?: true;
  check?: string;
  note?: string;
  /** What stands in it where nobody gives a value. */
  initial?: string;
};

/** What things are counted in: a field that is called so is how many of them there are. */
export const countedIn =
  'boxes|crates|pallets|bags|sacks|pieces|bottles|barrels|trays|cartons|rolls|pairs|copies|doors|seats';

/** Fields by their names; the first that fits is taken. `c` in a check stands for the column. */
export const columnKinds: [field: RegExp, kind: ColumnKind][] = [
  [/^e-?mail$/, { type: 'text', personal: true }],
  [/\b(contact|phone|address of|who to call)\b/, { type: 'text', personal: true }],
  [/^address$/, { type: 'text', personal: true, may: true }],
  [/^(postal address|provider id|way)$/, { type: 'text', may: true }],
  [/^(?:is|was|is to) [a-z]+$/, { type: 'integer', check: 'c in (0, 1)' }],
  [/^video seconds$/, { type: 'integer', may: true, check: 'c between 0 and 60' }],
  [/^sound seconds$/, { type: 'integer', may: true, check: 'c between 0 and 300' }],
  [/^refunded cents$/, { type: 'integer', may: true, check: 'c >= 0' }],
  [/\bborn on\b|\b(?:birth date|date of birth)\b/, { type: 'text', personal: true, note: 'date' }],
  [/\b(?:first name|surname|last name|next of kin|tax number|bank account)\b/, { type: 'text', personal: true }],
  [/\b(?:deadline|due date)$|^date (?:in|out)$|^date of\b/, { type: 'text', note: 'date' }],
  [
    / (?:mm|cm|m|km|kg|g|l|ml|kilos|percent|%)$|^(?:kilos|thickness|depth|diameter|temperature)$/,
    { type: 'real', check: 'c >= 0' },
  ],
  [/\b(hash|token)\b/, { type: 'text', unique: true, note: 'only the hash of 128 random bits' }],
  [/^(order|invoice|member|inventory|tag) number$/, { type: 'text' }],
  [/^(latitude|longitude)$/, { type: 'real', may: true }],
  [/^(lower|upper) limit$/, { type: 'real', may: true }],
  [/^(target|reached) value$/, { type: 'real' }],
  [/\bcents\b/, { type: 'integer', check: 'c >= 0' }],
  [/\bstars\b/, { type: 'integer', check: 'c between 1 and 5' }],
  [
    /^(wrong|right|used|visits|visits|clicks|read to end|line|points|score|tries|step|version|count|quantity|servings|stock|places|minutes|hour|grams|lessons a week|milliseconds|bytes|exit code|findings count|target points|after minutes|status|position|order|level number|mileage)$/,
    { type: 'integer', check: 'c >= 0' },
  ],
  [
    /\b(number|seconds|minutes|grams|metres|[a-z]+ left|days|width|height|length|limit|most|step)\b/,
    { type: 'integer', check: 'c >= 0' },
  ],
  [new RegExp(`^(?:years?|year of .+|.+ year)$|^(?:${countedIn})$`), { type: 'integer', check: 'c >= 0' }],
  [/^date and (?:hour|time)$/, { type: 'text', note: 'UTC' }],
  [/^(?:date|day) [a-z]+(?: by| on| for)?$|^due back$/, { type: 'text', note: 'date' }],
  [/^(amount|weight|battery|strength)\b/, { type: 'real' }],
  [/^(active|may write|helpful|refused|present|urgent|equal)$/, { type: 'integer', check: 'c in (0, 1)' }],
  [
    /\b(archived|ended|refunded|confirmed|paid|sent|seen|decided|opened|closed|accepted|last heard|last checked|published|paused|received|consent|allowed|allowed again|holds|checked|undone|skipped|delivered|taken|returned|collected|repaired|corrected|signed|cancelled|hidden|locked|packed|printed|invoiced|answered|offered|withdrawn|used|replaced|arrived|left|handed over|reminded|thanked|harvested|valid|passed on|changed|done|reset|archived)( at| from| until)$/,
    { type: 'text', may: true, note: 'UTC' },
  ],
  [/^(last heard|consent until|holds until)$/, { type: 'text', may: true, note: 'UTC' }],
  [
    /^(answer by on|next on|ends on|best before on|skipped on|harvested on|reminded on)$/,
    { type: 'text', may: true, note: 'date' },
  ],
  [/^(day|date|week|month)$|\b(on|day)$/, { type: 'text', note: 'date' }],
  [/\b(at|until|from|to|minute)$/, { type: 'text', note: 'UTC' }],
  [/\bkeys?$/, { type: 'text', may: true, note: 'key in the file store' }],
  [
    /\b(note|reason|outcome|meaning|parcel number|payment id|provider id|terms|remark|reason for decision|condition|condition on return|description)$/,
    { type: 'text', may: true },
  ],
  [
    /\b(facts|choices|sections|answers|parts|outline|rules|paths|figures|extends|equipment)$/,
    { type: 'text', note: 'JSON, checked with zod on the way in' },
  ],
];

/** Names that SQL keeps for itself or that say too little, and what stands in their place. */
export const columnNames: Readonly<Record<string, string>> = {
  order: 'place_in_order',
  limit: 'most',
  from: 'starts_at',
  to: 'ends_at',
  at: 'happened_at',
  text: 'body',
  key: 'file_key',
  what: 'about',
  check: 'check_rule',
  date: 'day',
};
