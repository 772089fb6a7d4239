import CircleCheck from 'lucide-react/icons/circle-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

export type ProjectAct = { kind: 'rename' | 'status' | 'delete'; project: Project };

/** What can be done with a project from a list of them. */
export function ProjectMenu({ project, onAct }: { project: Project; onAct: (act: ProjectAct) => void }) {
  const isCompleted = project.status === 'completed';
  const StatusIcon = isCompleted ? RotateCcw : CircleCheck;
  return (
    <Menu
      label={`Actions for ${project.name}`}
      align="end"
      trigger={(props) => (
        <button
          type="button"
          aria-label={`Actions for ${project.name}`}
          className={`${buttonClass({ variant: 'quiet', size: 'icon' })} max-sm:size-11`}
          {...props}
        >
          <Ellipsis className="size-5" />
        </button>
      )}
    >
      <MenuItem onSelect={() => onAct({ kind: 'rename', project })}>
        <Pencil className="size-4" />
        Rename
      </MenuItem>
      <MenuItem onSelect={() => onAct({ kind: 'status', project })}>
        <StatusIcon className="size-4" />
        {isCompleted ? 'Reopen' : 'Mark as Completed'}
      </MenuItem>
      <MenuItem onSelect={() => onAct({ kind: 'delete', project })}>
        <Trash2 className="size-4 text-danger" />
        <span className="text-danger">Delete Project</span>
      </MenuItem>
    </Menu>
  );
}
