import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';

/** Whether a measure was reached, in a word and a mark. */
export function Verdict({ isHit }: { isHit: boolean }) {
  const Icon = isHit ? CircleCheck : CircleX;
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${isHit ? 'text-done' : 'text-danger'}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {isHit ? 'Hit' : 'Missed'}
    </span>
  );
}
