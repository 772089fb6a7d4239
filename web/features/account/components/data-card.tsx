import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { dataExport as messages, somethingWentWrong } from '#web/features/account/messages.ts';
import { client } from '#web/lib/api.ts';
import { describeError } from '#web/lib/api-error.ts';
import { saveAnswer } from '#web/lib/save-file.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('#web/features/account/components/delete-account-dialog.tsx')).DeleteAccountDialog,
}));

/** Takes everything along, or away. */
export function DataCard({ account }: { account: Account }) {
  const [deleting, setDeleting] = useState(false);
  const download = useMutation({
    mutationFn: async () => saveAnswer(await client.api.user.export.$get(), 'launchpath.zip'),
    onSuccess: () => showToast(...messages.done),
    onError: (error) => showToast(messages.failed, describeError(error, somethingWentWrong), 'danger'),
  });
  return (
    <>
      <div className="divide-y divide-line px-5 py-1">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
          <div className="min-w-0 flex-1 basis-64 text-sm">
            <p className="font-medium">Download your data</p>
            <p className="mt-0.5 text-ink-faint">
              Everything that is stored of you, as one zip: your projects as JSON, your documents and prompts as
              Markdown.
            </p>
          </div>
          <Button size="sm" busy={download.isPending} onClick={() => download.mutate()}>
            {download.isPending ? 'Packing...' : 'Download Export'}
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
          <div className="min-w-0 flex-1 basis-64 text-sm">
            <p className="font-medium">Delete your account</p>
            <p className="mt-0.5 text-ink-faint">
              Your projects, with all chats, documents and prompts, go with it. There is no way back.
            </p>
          </div>
          <Button size="sm" className="text-danger!" onClick={() => setDeleting(true)}>
            Delete Account
          </Button>
        </div>
      </div>
      {deleting && (
        <Suspense>
          <DeleteAccountDialog account={account} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
