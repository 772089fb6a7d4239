import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { IdeaItems } from '#web/features/projects/components/idea-items.tsx';
import { screenPaths } from '#web/features/projects/components/project-tabs.tsx';
import { screenAfterSwitch, sectionLabel } from '#web/features/projects/project-screens.ts';
import { statusLook } from '#web/features/projects/project-status.ts';
import { addressOf, type Project, projectsQuery } from '#web/features/projects/projects.queries.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

/** The name of the project, which opens the list of all of them. On a phone it also says where one is, and leads to the ideas. */
export function ProjectSwitcher({ project }: { project: Project | null }) {
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { data: projects = project ? [project] : [] } = useQuery(projectsQuery);

  const switchTo = (other: Project) => {
    const slug = addressOf(other);
    const screen = screenAfterSwitch(path);
    // The checklist starts over with the other project's step, so its page is loaded anew (spec 2, section 2).
    if (screen === 'checklist') location.assign(`/checklists/${encodeURIComponent(slug)}`);
    else void navigate({ to: screenPaths[screen], params: { slug } });
  };

  return (
    <Menu
      label="Projects"
      trigger={(props) => (
        <button
          type="button"
          className="flex h-11 max-w-full items-center gap-1.5 rounded-md px-2 text-left hover:bg-hover sm:h-10"
          {...props}
        >
          <span className="min-w-0">
            {project && (
              <span className="block truncate text-xs text-ink-soft md:hidden">
                <span className="sm:hidden">{sectionLabel(path)} · </span>Step {project.currentStep}
              </span>
            )}
            <span dir="auto" className="block truncate font-semibold">
              {project?.name ?? 'Projects'}
            </span>
          </span>
          <ChevronsUpDown className="size-4 shrink-0 text-ink-faint" />
          <span className="sr-only">, switch project</span>
        </button>
      )}
    >
      {projects.map((other) => {
        const { dot, label } = statusLook(other.status);
        return (
          <MenuItem key={other.id} checked={other.id === project?.id} onSelect={() => switchTo(other)}>
            <span className={`size-2 shrink-0 rounded-full ${dot}`} title={label} />
            <span dir="auto" className="min-w-0 flex-1 truncate text-left">
              {other.name}
            </span>
            <span className="sr-only">, {label},</span>
            <span className="shrink-0 text-xs text-ink-soft">Step {other.currentStep}</span>
          </MenuItem>
        );
      })}
      <IdeaItems className="mt-1.5 border-t pt-1.5" />
    </Menu>
  );
}
