import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { findTitleFault, maximumTitleLength } from '#shared/titles.ts';
import { isToldInChat } from '#web/features/chat/use-asked-turn.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { generation } from '#web/features/prompts/messages.ts';
import type { PromptEntry } from '#web/features/prompts/prompts.queries.ts';
import { useGeneratePrompt } from '#web/features/prompts/use-generate-prompt.ts';
import { type ApiError, describeError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

const linkClass = 'rounded-sm py-1 font-medium text-accent underline underline-offset-2';

/** A title, from which the assistant writes a prompt. What is typed is kept until the prompt is there. */
export function GenerateForm({
  project,
  prompts,
  onLimit,
}: {
  project: Project;
  /** Those that there are, as far as they are known. */
  prompts: PromptEntry[] | undefined;
  onLimit: (limit: Pick<ApiError, 'limit' | 'current'>) => void;
}) {
  const { title, setTitle, pending, failure, made, submit } = useGeneratePrompt(project.id, onLimit);
  const [invalid, setInvalid] = useState<string | null>(null);
  const slug = addressOf(project);
  const same = pending === null ? prompts?.find((prompt) => prompt.title === title.trim()) : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const fault = findTitleFault(title);
    setInvalid(fault);
    if (!fault) submit();
  };
  return (
    <section aria-labelledby="generate" className="rounded-xl border border-line bg-surface p-5 shadow-card">
      <h2 id="generate" className="font-serif text-lg font-semibold">
        Generate a prompt
      </h2>
      <form onSubmit={onSubmit} noValidate className="mt-2 grid gap-x-3 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          label="Title"
          name="title"
          autoComplete="off"
          maxLength={maximumTitleLength}
          placeholder="For example: Checkout page"
          hint={
            same
              ? `It will be version ${same.version + 1} of this prompt. It counts as one message.`
              : "The assistant writes it from this project's decisions and documents. It counts as one message."
          }
          error={invalid}
          value={pending ?? title}
          readOnly={pending !== null}
          onChange={(event) => {
            setTitle(event.target.value);
            setInvalid(null);
          }}
        />
        <Button type="submit" variant="primary" busy={pending !== null} className="h-11 sm:mt-[1.625rem]">
          {pending === null ? 'Generate Prompt' : 'Generating...'}
        </Button>
      </form>
      <div role="status" className="text-sm">
        {pending !== null && (
          <p className="mt-4 text-ink-soft">
            The assistant is writing it, which can take a minute. You may leave this page.
          </p>
        )}
        {made && (
          <p className="mt-4">
            “{made.title}” is ready.{' '}
            <Link to="/prompts/$slug" params={{ slug }} search={{ prompt: made.promptId }} className={linkClass}>
              Open it
            </Link>
          </p>
        )}
      </div>
      {failure && !invalid && (
        <div role="alert" className="mt-4 rounded-lg bg-danger-soft px-4 py-3 text-sm">
          <p className="font-medium">{generation.failed}</p>
          <p className="mt-0.5 text-ink-soft">
            {describeError(failure)} {generation.kept}
          </p>
          {isToldInChat(failure) && (
            <p className="mt-1.5">
              <Link to="/idea-flow/$slug" params={{ slug }} className={linkClass}>
                Go to Project Chat
              </Link>
            </p>
          )}
        </div>
      )}
    </section>
  );
}
