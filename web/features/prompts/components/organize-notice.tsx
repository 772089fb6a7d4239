import { useOrganize } from '#web/features/prompts/use-organize.ts';
import { formatCount } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Offers to put prompts without a step under one; the offer to reload comes after it, when nothing is left to put. */
export function OrganizeNotice({ projectId, count }: { projectId: string; count: number }) {
  const { organize, isPending, isReloadOffered, closeOffer } = useOrganize(projectId);
  return (
    <>
      {count > 0 && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-notice-soft px-5 py-3.5 text-sm">
          <p className="min-w-0 flex-1 basis-64">
            {formatCount(count, 'prompt')} {count === 1 ? 'has' : 'have'} no step yet. Organizing puts each under the
            step of its type.
          </p>
          <Button size="sm" className="max-sm:h-11" busy={isPending} onClick={organize}>
            Organize Prompts
          </Button>
        </div>
      )}
      {isReloadOffered && (
        <Dialog open onClose={closeOffer} title="Reload the page?" width="sm">
          <p className="text-ink-soft">This list is up to date. A reload updates the rest.</p>
          <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
            <Button onClick={closeOffer}>Not Now</Button>
            <Button onClick={() => location.reload()}>Reload Page</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
