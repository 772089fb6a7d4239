/** Nobody uses the product yet: these are assumptions, each in one place. What follows from them is measured or calculated. */

/** The kinds of people, what each does in their time here, and which share of all they are. */
export const kinds = [
  { name: 'looked in', share: 0.6, projects: 1, documents: 2, prompts: 0, remarks: 2, tasks: 3, signIns: 1 },
  { name: 'planned an idea', share: 0.32, projects: 1, documents: 8, prompts: 4, remarks: 12, tasks: 25, signIns: 3 },
  { name: 'works with Pro', share: 0.08, projects: 3, documents: 16, prompts: 8, remarks: 30, tasks: 60, signIns: 4 },
] as const;
export type Kind = (typeof kinds)[number];

export const life = {
  /** Of all accounts, those that come in a month, and how often. */
  activeShare: 0.25,
  visitsOfActive: 6,
  /** Of all accounts, those that were made in the month, and that were deleted. */
  newShare: 0.05,
  /** Of the visits, those that begin with the password: a session lasts weeks. */
  signInShare: 0.15,
  mailsOfNew: 1.2,
};

/** One visit: the page is opened by its address, then so many of each, with a pause before; `texts` are turns that save a document. */
export const visit = { turns: 2, texts: 1, tasks: 3, documents: 2, screens: 3, pauseSeconds: 40 };

/** Turns that the mean account takes in a month. */
export const turnsOfMonth = life.activeShare * life.visitsOfActive * (visit.turns + visit.texts);

/** What a model's reply takes: the run's object is awake that long. Its tokens are the mean of turns with a document and without. */
export const reply = { seconds: 12, outputTokens: 900, callsOfModel: 1.4 };

/** The share of a day's visits in each hour of it (UTC), of an audience in a few neighbouring time zones. */
export const hours = [
  1.5, 1, 0.8, 0.7, 0.8, 1.2, 2, 3.2, 4.3, 5, 5.3, 5.4, 5.2, 5.2, 5.4, 5.5, 5.6, 6, 6.8, 7.6, 8, 7, 4.5, 2,
].map((share) => share / 100);

export const sizes = [10_000, 1_000_000, 100_000_000];
/**
 * A database gets new accounts up to this share of its limit, since those in it go on writing, and is busy for this share of its peak hour,
 * at most.
 */
export const fullest = { share: 0.5, busy: 0.5 };
