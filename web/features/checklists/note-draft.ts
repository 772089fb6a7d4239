import type { TaskRecord } from '#shared/checklists.ts';
import { readDraft, useDraft } from '#web/lib/drafts.ts';

/**
 * Notes that are being written. `base` is the state of the record that they were begun on, `theirs` what was saved elsewhere
 * meanwhile, `aside` the text that gave way to that.
 */
export type NoteDraft = {
  text: string;
  base: string | null;
  theirs?: { text: string; updatedAt: string };
  aside?: string;
};

const keyOf = (projectId: string, taskId: string) => `task-notes:${projectId}:${taskId}`;

/** Whether a task has notes that were not saved. */
export function hasNoteDraft(projectId: string, taskId: string): boolean {
  return readDraft(keyOf(projectId, taskId)) !== null;
}

/** The notes of a task while they are written: kept in the browser until they are saved, over a conflict too. */
export function useNoteDraft(projectId: string, taskId: string, record: TaskRecord | undefined) {
  const [draft, setDraft] = useDraft<NoteDraft | null>(keyOf(projectId, taskId), null);
  const saved = record?.userNotes ?? '';
  const newest = () => readDraft<NoteDraft>(keyOf(projectId, taskId)) ?? draft;
  return {
    draft,
    text: draft?.text ?? saved,
    write: (text: string) => {
      const isAsSaved = text === saved && !draft?.theirs && draft?.aside === undefined;
      setDraft(isAsSaved ? null : { ...draft, text, base: draft ? draft.base : (record?.updatedAt ?? null) });
    },
    /** They are saved; what was typed after they were sent goes on from there. */
    settle: (sent: string, { updatedAt }: TaskRecord) => {
      const now = newest();
      const isDone = !now || (now.text === sent && now.aside === undefined);
      setDraft(isDone ? null : { text: now.text, base: updatedAt, aside: now.aside });
    },
    /** Others were saved first: both stand side by side. */
    meet: ({ userNotes, updatedAt }: TaskRecord) => {
      const now = newest();
      if (now) setDraft({ ...now, theirs: { text: userNotes ?? '', updatedAt } });
    },
    takeTheirs: () => {
      if (draft?.theirs) setDraft({ text: draft.theirs.text, base: draft.theirs.updatedAt, aside: draft.text });
    },
    joinBoth: () => {
      if (!draft?.theirs) return;
      const text = [draft.text, draft.theirs.text].filter(Boolean).join('\n\n');
      setDraft({ text, base: draft.theirs.updatedAt });
    },
    takeBack: () => {
      if (draft?.aside !== undefined) setDraft({ text: draft.aside, base: draft.base });
    },
    forget: () => setDraft(null),
  };
}
