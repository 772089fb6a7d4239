import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type FormEvent, useEffect } from 'react';
import { renameForIdea, suggestAnotherName } from '#shared/project-name.ts';
import { longestProjectName } from '#shared/projects.ts';
import type { Account } from '#web/features/account/account.queries.ts';
import { IdeaField } from '#web/features/projects/components/idea-field.tsx';
import { type Limit, useNewProject } from '#web/features/projects/use-new-project.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';

const leaveAfterMs = 100;

/** Asks for an idea and its name (spec 1, section 2.8). What is typed outlives a close and a reload. */
export function ShareIdeaDialog({
  account,
  open,
  onClose,
  onLimit,
}: {
  account: Account;
  open: boolean;
  onClose: () => void;
  onLimit: (limit: Limit) => void;
}) {
  const { draft, change, tooShort, isBusy, failure, submit } = useNewProject({
    account,
    leaveAfterMs,
    onCreated: onClose,
    onLimit,
  });
  const setIdea = (idea: string) => change({ idea, ...renameForIdea(draft, idea) });
  const renew = () => {
    const name = suggestAnotherName(draft.idea, draft.name);
    change({ name, autoName: name });
  };
  // An idea that was begun on the home form comes without a name.
  const isNameless = draft.idea.trim() !== '' && draft.name === '' && draft.autoName === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an opening; a name that was cleared by hand stays cleared
  useEffect(() => {
    if (open && isNameless) setIdea(draft.idea);
  }, [open]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Share Your Idea">
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        <p className="text-ink-soft">Describe your idea and I'll help you build it step by step</p>
        <IdeaField value={draft.idea} onChange={setIdea} rows={5} readOnly={isBusy} tooShort={tooShort} />
        <Field
          label="Project Name"
          hint="Made from your idea. Change it as you like."
          maxLength={longestProjectName}
          autoComplete="off"
          value={draft.name}
          readOnly={isBusy}
          onChange={(event) => change({ name: event.target.value })}
          aside={
            <Button variant="quiet" size="sm" disabled={draft.idea.trim() === '' || isBusy} onClick={renew}>
              <RefreshCw className="size-4" />
              New Name
            </Button>
          }
        />
        {failure && <FailureNote>{failure} Your idea is kept here.</FailureNote>}
        <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
          <Button onClick={onClose}>Maybe Later</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {isBusy ? 'Starting...' : "Let's Build It!"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
