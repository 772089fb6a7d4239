import { readFlag, readText } from '#web/lib/address.ts';

/** The statuses that the dashboard can be narrowed to; without one it shows all. */
const filterableStatuses = ['in_progress', 'completed'] as const;

/** The dashboard's address: what is looked for, and whether the Share Your Idea dialog is open. Defaults are left out. */
export type DashboardSearch = { q?: string; status?: (typeof filterableStatuses)[number]; new?: true };

/** The dashboard's parameters as far as they are valid; the rest is undefined. */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  return {
    q: readText(search.q),
    status: filterableStatuses.find((status) => status === search.status),
    new: readFlag(search.new),
  };
}

const sortColumns = ['updated', 'name', 'progress'] as const;
export type SortColumn = (typeof sortColumns)[number];
export type ProjectSort = { by: SortColumn; descending: boolean };

/** The address of My Ideas: the column, when it is not the update, and the order, when it is not the column's usual one. */
export type ProjectSortSearch = { sort?: Exclude<SortColumn, 'updated'>; order?: 'asc' | 'desc' };

/** Names begin at A; of dates and progress the most comes first. */
const isUsuallyDescending = (column: SortColumn) => column !== 'name';

/** The order as the address's parameters, defaults left out. */
export function writeProjectSort({ by, descending }: ProjectSort): ProjectSortSearch {
  return {
    sort: by === 'updated' ? undefined : by,
    order: descending === isUsuallyDescending(by) ? undefined : descending ? 'desc' : 'asc',
  };
}

/** The order that the address asks for; what is not valid counts as left out. */
export function readProjectSort({ sort, order }: Record<string, unknown>): ProjectSort {
  const by = sortColumns.find((column) => column === sort) ?? 'updated';
  return { by, descending: order === 'desc' || (order !== 'asc' && isUsuallyDescending(by)) };
}

/** The order after a click on a column's head: the other way round, or that column in its usual order. */
export function sortByColumn(current: ProjectSort, by: SortColumn): ProjectSort {
  return { by, descending: current.by === by ? !current.descending : isUsuallyDescending(by) };
}
