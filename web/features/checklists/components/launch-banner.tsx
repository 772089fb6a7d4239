import { plans } from '#shared/content/plans.ts';
import { stepTitle } from '#shared/content/steps.ts';
import { Button } from '#web/ui/button.tsx';

/** Says why the tasks of the launch phase can be read but not worked on. */
export function LaunchBanner({ onUpgrade }: { onUpgrade: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl bg-notice-soft px-5 py-4 text-sm">
      <p className="min-w-0 flex-1 basis-72">
        <span className="font-medium">
          {stepTitle(3)} is part of the {plans.pro.name} plan.
        </span>{' '}
        <span className="text-ink-soft">
          You can read every task here; working on them comes with {plans.pro.name}.
        </span>
      </p>
      <Button size="sm" className="max-sm:h-11" onClick={onUpgrade}>
        See What {plans.pro.name} Brings
      </Button>
    </div>
  );
}
