import { fullest, hours, life, reply, turnsOfMonth, visit } from './assumptions.ts';
import type { Usage } from './metered-app.ts';
import type { Amounts } from './prices.ts';
import type { Occasion } from './queue.ts';

/** What one occasion of each kind was measured to use, with the CPU of the whole process. */
export type Occasions = Record<
  'signUp' | 'signIn' | 'opening' | 'turn' | 'text' | 'task' | 'document' | 'screen',
  Usage & { cpuMs: number }
>;
/** What one user was measured to hold, the mean over the kinds of people. */
export type Holdings = {
  databaseBytes: number;
  bodyBytes: number;
  bodies: number;
  turns: number;
  objectBytes: number;
  objects: number;
  inputTokens: number;
};

const bytesPerGb = 1e9;
export const databaseLimit = 10 * bytesPerGb;
const daysOfMonth = 30;
/** Of the month's days the busiest beside the mean one. */
const busiestDay = 1.2;
/** The memory that a Durable Object is billed for. */
const objectGb = 0.128;
/** Of a call of UserLimits, at the longest. */
const shortCallSeconds = 0.02;

/** Adds up what a month's visits, sign-ins and sign-ups use. */
export function forecastMonth(users: number, occasions: Occasions, holdings: Holdings): Amounts {
  const visits = countVisits(users);
  const made = users * life.newShare;
  const turns = users * turnsOfMonth;
  const sum = (name: keyof Occasions['turn']) =>
    made * occasions.signUp[name] +
    visits * life.signInShare * occasions.signIn[name] +
    visits * occasions.opening[name] +
    visits * visit.turns * occasions.turn[name] +
    visits * visit.texts * occasions.text[name] +
    visits * visit.tasks * occasions.task[name] +
    visits * visit.documents * occasions.document[name] +
    visits * visit.screens * occasions.screen[name];
  const objectCalls = sum('objectCalls');
  return {
    requests: sum('requests'),
    cpuMs: sum('cpuMs'),
    // One of the platform for each request, one of ours for each turn with a model.
    logLines: sum('requests') + turns,
    rowsRead: sum('rowsRead'),
    // A reply that takes seconds is kept once a second, which the guide's at once is not.
    objectRowsWritten: sum('objectRowsWritten') + turns * reply.seconds,
    rowsWritten: sum('rowsWritten'),
    databaseGb: (users * holdings.databaseBytes) / bytesPerGb,
    objectCalls,
    objectGbSeconds: (turns * reply.seconds + objectCalls * shortCallSeconds) * objectGb,
    objectGb: (users * holdings.objectBytes) / bytesPerGb,
    bodyGb: (users * holdings.bodyBytes) / bytesPerGb,
    bodyWrites: sum('bodyWrites'),
    bodyReads: sum('bodyReads'),
    inputTokens: turns * reply.callsOfModel * holdings.inputTokens,
    outputTokens: turns * reply.outputTokens,
    mails: made * life.mailsOfNew,
  };
}

export const countVisits = (users: number) => users * life.activeShare * life.visitsOfActive;

/** Visits that begin in a second of the busiest hour of the busiest day. */
export const peakVisits = (users: number) =>
  ((countVisits(users) / daysOfMonth) * busiestDay * Math.max(...hours)) / 3600;

/** A visit as a database sees it, its work measured here times `slower`. */
export function describeLoad(occasions: Occasions, slower: number): Occasion[] {
  const callsOf = ({ reads, readMs, writes, writeMs }: Usage) => [
    ...Array.from({ length: Math.round(reads) }, () => (readMs / reads) * slower),
    ...Array.from({ length: Math.round(writes) }, () => (writeMs / writes) * slower),
  ];
  const often = (times: number, usage: Usage) =>
    Array.from({ length: times }, () => ({ pauseSeconds: visit.pauseSeconds, calls: callsOf(usage) }));
  return [
    { pauseSeconds: 0, calls: callsOf(occasions.opening) },
    ...often(visit.turns, occasions.turn),
    ...often(visit.texts, occasions.text),
    ...often(visit.tasks, occasions.task),
    ...often(visit.documents, occasions.document),
    ...often(visit.screens, occasions.screen),
  ];
}

/** How many users fit a database: by its size, and by the work that a user brings in a second of the peak. */
export function countUsersOfDatabase(databaseBytes: number, load: Occasion[]) {
  const workMs = load.reduce((sum, { calls }) => sum + calls.reduce((ms, call) => ms + call, 0), 0);
  return {
    bySize: Math.floor((databaseLimit * fullest.share) / databaseBytes),
    byWork: Math.floor(fullest.busy / ((peakVisits(1) * workMs) / 1000)),
  };
}

/** What so many users' data grows by in a month, as long as they take as many turns as is assumed. */
export const growMonthly = (users: number, { databaseBytes, turns }: Holdings) =>
  (users * turnsOfMonth * databaseBytes) / turns;

/** Months until a database is as full as it may be, with so many new accounts a month. */
export const countMonths = (databaseBytes: number, newAMonth: number) =>
  (databaseLimit * fullest.share) / databaseBytes / newAMonth;
