/**
 * A line that is proposed for an idea of a kind, in the form in which owners write lines; `{client}`, `{hosts}`, `{a item}` are slots.
 * @property takes the owner's line that says the same: before the arrow their words then stand in place of ours.
 *   `{1}` in ours is what the first group found there ('8 percent'); without such a line it is not proposed.
 * @property holds the owner's line that this one tells with more; it is left out.
 * @property when, unless words of the idea with which alone, or without which alone, it is proposed.
 */
export type ProposedLine = { line: string; takes?: RegExp; holds?: RegExp; when?: RegExp; unless?: RegExp };

/**
 * What such a product needs beside what its owner told, as a product manager would propose it: who does what and what comes of it, what is
 * kept, what always holds. Its owner sees the lines and changes them before anything is written.
 */
export type Proposal = {
  /** What it is and how it is done without it, where nobody told. */
  is: string;
  today: string;
  /** What each side hires it for, behind 'want to'. */
  jobs?: { client: string; host?: string };
  /** What such an idea says of itself. */
  signs: RegExp;
  /** What it says where another proposal fits. */
  not?: RegExp;
  /** Its signs mean nothing else: it is also proposed where much of the idea was read badly. */
  isSure?: true;
  /** Who does what the product is for, where nobody was told. */
  client?: string;
  /** What whoever does it is called; nobody of another name is on this side: 'drivers', where the idea also tells of customers. */
  clients?: RegExp;
  /** Whoever tells the idea is the one who does, and not on the other side. */
  isOwners?: true;
  /** Who is on the other side, where nobody was told; what somebody keeps for oneself has nobody there, and no line names a host. */
  host?: string;
  /** Who of those whom the idea names is on the other side, where it is not told who is. */
  hosts?: RegExp;
  /** Who may stand on a side; where somebody else was read, it is `client` or `host`. */
  fits?: { client?: RegExp; host?: RegExp };
  /** Nobody who was guessed stands on the other side: it is somebody whom the idea names, or `host`. */
  isHostTold?: true;
  /** Of whom the sides stand the other way round, {client} for {host}; and who is on the other side then. */
  turned?: { client: RegExp; host: string };
  /** Nobody is on the other side, and no line names a host, where the idea names nobody of `hosts`. */
  isHostNamed?: true;
  /** What the thing may be called; where something else was read, it is a word of the idea that fits (`isInWords`) or is the only one of `named` there, or `other`. */
  thing?: { fits: RegExp; other: string; isInWords?: true; named?: RegExp };
  /** What each side does, base form first ('report a leak'): whoever is told to do so stands on that side. */
  deeds?: { client: RegExp; host: RegExp };
  /** What it is about, where the idea names no such thing. */
  item?: string;
  /** Who of `people` runs it; where its owner runs it, the lines tell it of them. */
  runner?: string;
  /** Other people whom it needs, and what they hire it for, behind 'want to'. */
  people?: (ProposedLine & { job: string })[];
  /** Lines of the owner that say no more than what all of ours do, or how it is today; they are left out. */
  covers?: RegExp;
  acts: ProposedLine[];
  records: ProposedLine[];
  rules: ProposedLine[];
  nots: ProposedLine[];
  aims: ProposedLine[];
};
