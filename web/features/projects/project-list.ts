import type { DashboardSearch, ProjectSort } from '#web/features/projects/project-search.ts';

type Searchable = { name: string; description: string; status: string };

/** Projects beside their words in lower case, made once a list, so that a keystroke only compares. */
export function indexProjects<Project extends Searchable>(projects: Project[]) {
  return projects.map((project) => ({
    project,
    name: project.name.toLowerCase(),
    description: project.description.toLowerCase(),
  }));
}

/** The projects whose name or description has `q` in it, in any case, and whose status it is (spec 1, section 2.7). */
export function filterProjects<Project extends Searchable>(
  index: ReturnType<typeof indexProjects<Project>>,
  { q = '', status }: Pick<DashboardSearch, 'q' | 'status'>,
): Project[] {
  const wanted = q.trim().toLowerCase();
  return index
    .filter(({ name, description }) => name.includes(wanted) || description.includes(wanted))
    .map(({ project }) => project)
    .filter((project) => status === undefined || project.status === status);
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const touchedAt = ({ updatedAt }: { updatedAt: string | null }) => Date.parse(updatedAt ?? '') || 0;

type Sortable = { id: string; name: string; progress: number; updatedAt: string | null };

/** The projects in this order. Equals stand by name, then by id, so that an order is always the same. */
export function sortProjects<Project extends Sortable>(
  projects: Project[],
  { by, descending }: ProjectSort,
): Project[] {
  const compare = {
    updated: (a: Sortable, b: Sortable) => touchedAt(a) - touchedAt(b),
    name: (a: Sortable, b: Sortable) => names.compare(a.name, b.name),
    progress: (a: Sortable, b: Sortable) => a.progress - b.progress,
  }[by];
  const direction = descending ? -1 : 1;
  return projects.toSorted(
    (a, b) => direction * compare(a, b) || names.compare(a.name, b.name) || (a.id < b.id ? -1 : 1),
  );
}
