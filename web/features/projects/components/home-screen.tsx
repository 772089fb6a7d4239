import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { createSlug, ideaTooShortMessage, minimumIdeaLength } from '#shared/projects.ts';
import { addressOf, createProject } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';
import { PathMark } from '#web/ui/path-mark.tsx';

const leaveAfterMs = 250;

/** Where someone without a project starts (spec 1, section 2.6). */
export function HomeScreen({ userId }: { userId: string }) {
  usePageTitle('Share your idea');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [idea, setIdea] = useDraft(`idea:${userId}`, '');
  const [tooShort, setTooShort] = useState(false);
  // Name and slug are made once for a text: trying again after a failure asks for the same project.
  const made = useRef<{ description: string; name: string; slug: string } | null>(null);
  const create = useMutation({
    mutationFn: async (description: string) => {
      if (made.current?.description !== description) {
        const { finalProjectName } = await import('#shared/project-name.ts');
        const name = finalProjectName('', description);
        made.current = { description, name, slug: createSlug(name) };
      }
      return createProject(queryClient, { ...made.current, status: 'in_progress' });
    },
    onSuccess: (project) => {
      setIdea('');
      showToast('Project created', 'Your new project has been created successfully.');
      setTimeout(
        () => void navigate({ to: '/project-success/$slug', params: { slug: addressOf(project) } }),
        leaveAfterMs,
      );
    },
    onError: (error) => showToast('Failed to create project', describeError(error), 'danger'),
  });
  const busy = create.isPending || create.isSuccess;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const short = idea.trim().length < minimumIdeaLength;
    setTooShort(short);
    if (!short && !busy) create.mutate(idea.trim());
  };

  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-5">
      <main className="flex flex-1 flex-col justify-center py-16">
        <PathMark className="size-12" />
        <h1 className="mt-8 font-serif text-3xl font-semibold tracking-[-0.01em]">Ready to build something amazing?</h1>
        <p className="mt-3 text-lg text-ink-soft">
          Share your idea and I'll guide you through a proven 10-step process to turn it into reality
        </p>
        <form onSubmit={submit} noValidate className="mt-10">
          <label htmlFor="idea" className="mb-2 block text-sm font-medium">
            What's your idea?
          </label>
          <textarea
            id="idea"
            rows={6}
            required
            maxLength={20_000}
            value={create.isSuccess ? create.variables : idea}
            readOnly={busy}
            onChange={(event) => {
              setIdea(event.target.value);
              setTooShort(false);
            }}
            aria-invalid={tooShort}
            aria-describedby={tooShort ? 'idea-error' : undefined}
            placeholder="A pre-order page for our bakery, so that people can reserve bread the evening before and pick it up in the morning…"
            className={`${inputClass} block resize-y rounded-lg px-4 py-3`}
          />
          {tooShort && (
            <p id="idea-error" role="alert" className="mt-2 text-sm text-danger">
              {ideaTooShortMessage}
            </p>
          )}
          <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-5 max-sm:w-full">
            {busy ? 'Starting your journey...' : "Let's Build It!"}
          </Button>
        </form>
      </main>
      <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-6 text-sm text-ink-faint">
        <span className="mr-auto max-sm:w-full flex items-center gap-2">
          <PathMark className="size-5" />© {new Date().getFullYear()} Launchpath
        </span>
        <Link to="/terms" className="rounded-sm py-0.5 hover:text-ink">
          Terms of Service
        </Link>
        <Link to="/privacy" className="rounded-sm py-0.5 hover:text-ink">
          Privacy Policy
        </Link>
      </footer>
    </div>
  );
}

/** The projects could not be loaded, so it is not known where to go. */
export function ProjectsUnavailable() {
  usePageTitle('Unable to load projects');
  return (
    <main>
      <MessageScreen
        full
        title="Unable to load projects"
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Refresh Page
          </Button>
        }
      >
        There was an error connecting to the server. Please try refreshing the page.
      </MessageScreen>
    </main>
  );
}
