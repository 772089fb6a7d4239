import { useMutation, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { type Device, DeviceFrame, devices } from '#web/features/mockup/components/device-frame.tsx';
import { mockupQuery, renderMockupFile } from '#web/features/mockup/mockup.queries.ts';
import { ProjectFrame } from '#web/features/projects/components/project-frame.tsx';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { useProject } from '#web/features/projects/use-project.ts';
import { describeError } from '#web/lib/api-error.ts';
import { copyToasts } from '#web/lib/copy-toasts.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { showToast } from '#web/lib/toast.ts';
import { useWide } from '#web/lib/use-wide.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { SectionSpinner } from '#web/ui/spinner.tsx';

/** A marketing page for the project as visitors would see it, made from its name and description (spec 2, section 2). */
export function MockupScreen({ project: loaded, account }: { project: Project; account: Account }) {
  const project = useProject(loaded);
  usePageTitle(`${project.name} Mockup`);
  return (
    <ProjectFrame project={project} account={account}>
      <div className="mx-auto max-w-[92rem] px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
        <h1 className="font-serif text-2xl font-semibold break-words">{project.name} Mockup</h1>
        <p className="mt-1 text-ink-soft">
          A first homepage, made from the project's name and description. It changes when they do.
        </p>
        <MockupView project={project} />
      </div>
    </ProjectFrame>
  );
}

function MockupView({ project }: { project: Project }) {
  const { data, error, isFetching, refetch } = useQuery(mockupQuery(project.id));
  const startsWide = useWide();
  const [device, setDevice] = useState<Device['id']>(startsWide ? 'desktop' : 'phone');
  const shown = devices.find(({ id }) => id === device) ?? devices[0];

  if (!data && error) {
    return (
      <MessageScreen
        heading="h2"
        title="The mockup can't be shown"
        action={
          <Button variant="primary" busy={isFetching} onClick={() => refetch()}>
            Try Again
          </Button>
        }
      >
        {describeError(error)}
      </MessageScreen>
    );
  }
  return (
    <>
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-3">
        <Segmented label="Width" choices={[...devices]} value={device} onChange={setDevice} />
        <MockupActions project={project} url={data?.url} />
      </div>
      {data ? (
        <DeviceFrame
          key={JSON.stringify([project.name, project.description])}
          url={data.url}
          title={`Mockup of ${project.name}`}
          device={shown}
        />
      ) : (
        <div className="rounded-xl border border-line bg-sunken py-24">
          <SectionSpinner label="Loading the mockup" />
        </div>
      )}
    </>
  );
}

/** The ways to take the page along. */
function MockupActions({ project, url }: { project: Project; url: string | undefined }) {
  const save = useMutation({
    mutationFn: async () => {
      const page = new Blob([await renderMockupFile(project)], { type: 'text/html;charset=utf-8' });
      saveFile(`${addressOf(project)}.html`, page);
    },
    onError: (failure) => showToast('Failed to download', describeError(failure), 'danger'),
  });
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:h-11 max-sm:*:flex-1">
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <ExternalLink className="size-4 max-sm:hidden" aria-hidden="true" />
          <span className="max-sm:hidden">Open in new tab</span>
          <span className="sm:hidden">New tab</span>
        </a>
      )}
      <CopyButton text={() => renderMockupFile(project)} {...copyToasts('Mockup HTML')}>
        Copy HTML
      </CopyButton>
      <Button variant="primary" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
        <Download className="size-4" aria-hidden="true" />
        Download
      </Button>
    </div>
  );
}
