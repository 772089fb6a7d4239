import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { addressOf, type Project, projectsQuery } from '#web/features/projects/projects.queries.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

/** The screens of a project that one can switch to from another project. */
export type ProjectScreenPath = '/idea-flow/$slug' | '/documents/$slug';

const statuses: Record<string, { dot: string; label: string }> = {
  completed: { dot: 'bg-done', label: 'Completed' },
  in_progress: { dot: 'bg-progress', label: 'In Progress' },
};
const notStarted = { dot: 'bg-line-strong', label: 'Not Started' };

/** The name of the project, which opens the list of all of them. */
export function ProjectSwitcher({ project, to }: { project: Project; to: ProjectScreenPath }) {
  const navigate = useNavigate();
  const { data: projects = [project] } = useQuery(projectsQuery);
  return (
    <Menu
      label="Projects"
      trigger={(props) => (
        <button
          type="button"
          className="flex h-9 max-w-full items-center gap-1.5 rounded-md px-2 font-semibold hover:bg-hover"
          {...props}
        >
          <span className="truncate">{project.name}</span>
          <ChevronsUpDown className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
          <span className="sr-only">, switch project</span>
        </button>
      )}
    >
      {projects.map((other) => {
        const { dot, label } = statuses[other.status] ?? notStarted;
        return (
          <MenuItem
            key={other.id}
            checked={other.id === project.id}
            onSelect={() => navigate({ to, params: { slug: addressOf(other) } })}
          >
            <span className={`size-2 shrink-0 rounded-full ${dot}`} title={label} />
            <span className="min-w-0 flex-1 truncate">{other.name}</span>
            <span className="text-xs text-ink-faint">Step {other.currentStep}</span>
          </MenuItem>
        );
      })}
    </Menu>
  );
}
