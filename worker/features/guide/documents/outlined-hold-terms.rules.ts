/** What a group of rules is decided to be, what it keeps from happening, and how the code holds it; `never` is the way that looks shorter. */
export type Hold = { decision: string; prevents: string; rule: string; never?: string };
/** Where a rule is held, behind the calls of a server, in the store of a device or in a function; what the rules are about, one and several. */
export type HoldTerms = {
  place: 'server' | 'device' | 'code';
  name: string;
  one: string;
  many: string;
  by: string;
  /** Whether what is measured is seen by a page that is open. */
  isLive: boolean;
  isSorted: boolean;
  isCounted: boolean;
  /** The criteria of numbers that are compared with rows already there. */
  raced: string[];
  /** Whether anything of it falls due though nobody does anything. */
  isNightly: boolean;
  /** Whether what is entered takes its time on the device, and comes to the server later. */
  isTimedOnDevice: boolean;
  /** Where what was entered stays from a state on, and that state goes on: how that is said and held. */
  frozen?: { title: string; rule: string; states: string };
  /** Whether somebody may take back what they entered. */
  isTakenBack: boolean;
  /** Where there may be one of several only: the table of the one, its column for what it is one of, and its last state. */
  single?: { table: string; column: string; of: string; one: string; last?: string };
  /** Where a row is somebody's: the column that says whose. */
  held?: string;
  /** Where a thing is promised by the day: the table with a row for each of its days. */
  days?: string;
  /** The tables that hold each pair of two records. */
  pairs: string[];
  /** The houses that are kept apart, and the tables that carry whose they are. */
  house?: { one: string; many: string; column: string; tables: string[] };
  /** Where so many are there of a thing: what takes of it, and the statement that does. */
  stock?: { taking: string; rule: string };
  /** What refuses something in a state, each as its statement. */
  gates: string[];
  /** Whether that is said of each of the rules. */
  isEvery: boolean;
  /** Where a second one is refused: what it would be, and by which index. */
  only?: { second: string; index: string };
  /** Where no time is taken twice: what is written, and by whom. */
  times?: { clash: string; rule: string };
  /** What everybody reads without signing in. */
  open: string[];
  /** Whether a rule keeps something from being done too late, or has it deleted. */
  isRefused: boolean;
  isDeleted: boolean;
  /** Whether it is opened by a link. */
  isByLink: boolean;
  /** Each kind of people that there is, one of them: 'as a member and a conductor'. */
  asEach: string;
  /** Which calls ask for a session: 'Every call but those by which people come in'. */
  entry: string;
};
