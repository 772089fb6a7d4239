/** What a field of a record is in a table. */
export type ColumnKind = {
  type: 'text' | 'integer' | 'real';
  may?: true;
  personal?: true;
  unique?: true;
  check?: string;
  note?: string;
};

/** Fields by their names; the first that fits is taken. `c` in a check stands for the column. */
export const columnKinds: [field: RegExp, kind: ColumnKind][] = [
  [/^e-?mail$/, { type: 'text', personal: true }],
  [/\b(contact|phone|address of|who to call)\b/, { type: 'text', personal: true }],
  [/^address$/, { type: 'text', personal: true, may: true }],
  [/\bborn on\b/, { type: 'text', personal: true, note: 'date' }],
  [/\b(hash|token)\b/, { type: 'text', unique: true, note: 'only the hash of 128 random bits' }],
  [/\bcents\b/, { type: 'integer', check: 'c >= 0' }],
  [/\bstars\b/, { type: 'integer', check: 'c between 1 and 5' }],
  [
    /^(wrong|right|used|visits|points|score|tries|step|version|count|quantity|servings|stock|places|minutes|hour|grams|lessons a week|milliseconds|status|position|order|level number|mileage)$/,
    { type: 'integer', check: 'c >= 0' },
  ],
  [
    /\b(number|seconds|minutes|grams|metres|places left|days|width|height|length|limit|most|step)\b/,
    { type: 'integer', check: 'c >= 0' },
  ],
  [/^(value|dry below|amount|weight|battery|strength)\b/, { type: 'real' }],
  [/\b(active|may write|helpful|refused|flashed|read to end)$/, { type: 'integer', check: 'c in (0, 1)' }],
  [
    /\b(archived|ended|refunded|confirmed|paid|sent|seen|decided|opened|closed|accepted|last heard|published|paused|received|consent until|allowed until|holds until|checked|undone)( at| by| until)?$/,
    { type: 'text', may: true, note: 'UTC' },
  ],
  [/^(day|date|week|month)$|\b(on|day)$/, { type: 'text', note: 'date' }],
  [/\b(at|until|from|to|minute)$/, { type: 'text', note: 'UTC' }],
  [/\bkeys?$/, { type: 'text', may: true, note: 'key in the file store' }],
  [
    /\b(note|reason|outcome|meaning|parcel number|payment id|terms|invoice|remark|what is broken)$/,
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
  value: 'reading_value',
  key: 'file_key',
  what: 'about',
  check: 'check_rule',
  date: 'day',
};
