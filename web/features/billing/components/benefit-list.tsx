import Check from 'lucide-react/icons/check';

/** What a plan brings, line by line. */
export function BenefitList({ benefits }: { benefits: string[] }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-3">
          <Check className="mt-1 size-4 shrink-0 text-done" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
