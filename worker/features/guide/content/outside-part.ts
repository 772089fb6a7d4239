/**
 * Something that the product needs and does not own: a device, a service, or an ability of the phone. `signs` finds it in the features;
 * what is out (`barred`, held against the limits) is not needed. Slots of the product, and `deed` (the feature that needs it) and `fr`.
 */
export type OutsidePart = {
  key: string;
  signs: RegExp;
  barred?: RegExp;
  /** Words of the idea with which a more particular part takes its place. */
  not?: RegExp;
  kind: 'service' | 'device';
  /** Whether it begins: a sensor sends, a mail service is called. */
  begins?: true;
  label: string;
  passes: string;
  part: string;
  why: string;
  instead: string;
  because: string;
  decision?: { says: string; prevents: string; rule: string; never?: string };
  /** Its texts where what it keeps is for everybody to see. */
  open?: Pick<OutsidePart, 'why' | 'decision'>;
  away: string;
  /** A job that it needs: the file, and what it does with the rows of its record. */
  job?: { file: string; says: string };
  spike?: { title: string; ends: string };
  record?: { name: string; fields: string; holds: string };
  /** The record that takes the place of `record` where the idea has one of this kind. */
  unless?: RegExp;
  file: string;
  later?: string;
};
