/** What must hold for all records of a class; `needs` is a field without which the sentence says nothing. */
type Always = { needs?: string; says: string };

/** What somebody could do to records of a class on purpose, what stops it, and how one sees that it does. */
type Misuse = { needs?: string; title: string; harm: string; stops: string; check: string };

/**
 * Who sees such a record: `all` who use the product, the `sides` that it names and those who work on it, those `named` in it and nobody
 * else, or its `owner` alone.
 */
export type Sight = 'all' | 'sides' | 'named' | 'owner';

/** How long it stays: as tax law asks, some time after it ended, shortly, as readings do, or until somebody takes it out. */
type Stay = 'tax' | 'after' | 'short' | 'series' | 'used';

/**
 * A kind of record that many products have. `nouns` are last words of names that mean one ('-' joins two words); `act` says which acts
 * leave one, though nobody names it. Slots: `actor` (who acts), `thing` (what the act is about), `record` (its name).
 */
export type RecordClass = {
  key: string;
  nouns?: string;
  /** Nouns that mean other things as well: one of them means this only where the idea has the second sign. */
  weak?: { nouns: string; sign: RegExp };
  act?: { verbs: string; told?: RegExp; not?: RegExp; called: string; holds: string };
  fields: string;
  sees: Sight;
  stays: Stay;
  /** The state in which one begins. */
  begins?: string;
  /** Fields of which no two records have the same values. */
  unique?: string;
  always?: Always[];
  misuse?: Misuse;
  /** Rows that belong to one record: the lines of an order. Without `told` they are always there. */
  part?: { called: string; told?: RegExp; fields: string; holds: string; unique?: string };
};
