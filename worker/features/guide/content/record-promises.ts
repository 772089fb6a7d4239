/** What the end of a criterion promises to keep, and the fields that keep it in the record that the criterion is about. `$1` is what was found. */
export const promises: { signs: RegExp; fields: string }[] = [
  { signs: /\btells? [^,;]*\bthe reason\b/, fields: 'reason' },
  { signs: /\bgives? a link\b/, fields: 'link token' },
  {
    signs: /\brecord the time and who (accepted|checked|closed|confirmed|paid|published|received|signed|took) it\b/,
    fields: '$1 by id, $1 at',
  },
];

/** 'Take letters off the other player': how many of them each side has left. */
export const takenOff = /\btakes? ([a-z]+) off the other ([a-z]+)\b/;

/** Who looked at what others may not see: rows of their own, one for each look. */
export const looks = {
  signs: /\brecord who looked\b/,
  name: 'Access entry',
  fields: '{thing} id, looked by id, looked at',
  holds: 'Who looked at {a thing} that is not for everybody, and when ({fr})',
};
