import { useQuery } from '@tanstack/react-query';
import { type DocumentVersion, documentVersionsQuery } from '#web/features/documents/documents.queries.ts';
import { loading } from '#web/features/documents/messages.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { inputClass } from '#web/ui/field.tsx';

/** The versions of a title, newest first; empty until they are loaded. */
export function useVersions(project: Project, title: string | undefined) {
  return useQuery({ ...documentVersionsQuery(project.id, title ?? ''), enabled: title !== undefined });
}

/** One of the versions of a title. */
export function VersionSelect({
  label,
  versions,
  value,
  onChange,
}: {
  label: string;
  versions: DocumentVersion[];
  value: string;
  onChange: (id: string) => void;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${inputClass} h-8 !w-auto px-2 text-sm print:hidden`}
    >
      {versions.map(({ id, version }) => (
        <option key={id} value={id}>
          v{version}
        </option>
      ))}
    </select>
  );
}

/** Says that the versions could not be loaded, with a way to try again. */
export function VersionsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="text-sm text-ink-soft print:hidden">
      {loading.versionsFailed}{' '}
      <button type="button" onClick={onRetry} className="rounded-sm py-1 text-accent underline underline-offset-2">
        Try Again
      </button>
    </p>
  );
}
