import { useNavigate } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import {
  type ProjectSort,
  type SortColumn,
  sortByColumn,
  writeProjectSort,
} from '#web/features/projects/project-search.ts';

/** A column's head that sorts by it, a second time the other way round. The order is kept in the address. */
export function SortHead({
  column,
  label,
  sort,
  className,
}: {
  column: SortColumn;
  label: string;
  sort: ProjectSort;
  className: string;
}) {
  const navigate = useNavigate({ from: '/projects' });
  const isActive = sort.by === column;
  const Arrow = sort.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isActive ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={`font-medium ${className}`}
    >
      <button
        type="button"
        onClick={() =>
          navigate({ search: writeProjectSort(sortByColumn(sort, column)), replace: true, resetScroll: false })
        }
        className="inline-flex h-11 items-center gap-1 rounded-md px-2 hover:text-ink max-sm:gap-0.5 max-sm:text-xs"
      >
        {label}
        <Arrow className={`size-3.5 shrink-0 ${isActive ? 'text-ink' : 'invisible max-sm:hidden'}`} />
      </button>
    </th>
  );
}
