import { snake } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { spellOut } from '#worker/features/guide/grammar/spelling-out.rules.ts';

/** A text with nothing run together, so that a no stays one in a name: "can't" is 'can not', "today's" is 'todays'. */
export const spelled = (text: string): string =>
  (/['’]/.test(text) ? spellOut(text) : text).replace(/['’](?=s\b)/g, '');

/** A text as a word of an address or a path: small, with hyphens. */
export const kebab = (text: string): string => snake(spelled(text)).replaceAll('_', '-');

/** Where the calls on the rows of a table begin: '/api/goal-changes' of `goal_changes`. */
export const pathOf = ({ name }: { name: string }): string => `/api/${kebab(name)}`;

/** Whether a call is on the rows of a table: '/api/goals/:id/close' and '/api/goals?year=' on `goals`. */
export const isPathOf = (path: string, { name }: { name: string }): boolean => path.split(/[/?]/)[2] === kebab(name);
