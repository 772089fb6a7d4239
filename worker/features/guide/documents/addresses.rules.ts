import { snake } from '#worker/features/guide/documents/data-model-table.rules.ts';

/** A text as a word of an address or a path: small, with hyphens. */
export const kebab = (text: string): string => snake(text).replaceAll('_', '-');

/** Where the calls on the rows of a table begin: '/api/goal-changes' of `goal_changes`. */
export const pathOf = ({ name }: { name: string }): string => `/api/${kebab(name)}`;

/** Whether a call is on the rows of a table: '/api/goals/:id/close' on `goals`. */
export const isPathOf = (path: string, { name }: { name: string }): boolean => path.split('/')[2] === kebab(name);
