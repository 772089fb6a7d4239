import { useNavigate } from '@tanstack/react-router';
import LayoutList from 'lucide-react/icons/layout-list';
import Plus from 'lucide-react/icons/plus';
import { MenuItem } from '#web/ui/menu.tsx';

/** 'New Idea' and 'My Ideas' as entries of a menu, on a phone, where the project's bar has no room for them. */
export function IdeaItems({ className }: { className: string }) {
  const navigate = useNavigate();
  return (
    <div className={`border-line sm:hidden ${className}`}>
      <MenuItem onSelect={() => navigate({ href: '/?new' })}>
        <Plus className="size-4" />
        New Idea
      </MenuItem>
      <MenuItem onSelect={() => navigate({ to: '/projects' })}>
        <LayoutList className="size-4" />
        My Ideas
      </MenuItem>
    </div>
  );
}
