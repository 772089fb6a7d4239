import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { createSlug, minimumIdeaLength } from '#shared/projects.ts';
import { type Account, usageQuery } from '#web/features/account/account.queries.ts';
import { creation } from '#web/features/projects/messages.ts';
import { addressOf, createProject } from '#web/features/projects/projects.queries.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { showToast } from '#web/lib/toast.ts';

/** `asked` is what the server was asked for with this text: trying again, even after a reload, is the same project. */
type IdeaDraft = {
  idea: string;
  name: string;
  autoName: string;
  asked: { name: string; slug: string } | null;
};
const emptyDraft: IdeaDraft = { idea: '', name: '', autoName: '', asked: null };
const mutationKey = ['create-project'];

const isLimit = (error: unknown): error is ApiError => error instanceof ApiError && error.isLimitError;

/** How far the plan goes, as the server said when it refused. */
export type Limit = { limit?: number; current?: number };

/**
 * An idea on its way to a project (spec 1, section 4), for both idea forms: what is typed is kept until the project is made; then
 * the app goes to its welcome page after `leaveAfterMs`. `onLimit` hears when the plan has no place left and there is a larger one;
 * `failure` says everything else.
 */
export function useNewProject({
  account,
  leaveAfterMs,
  onCreated,
  onLimit,
}: {
  account: Account;
  leaveAfterMs: number;
  onCreated?: () => void;
  onLimit: (limit: Limit) => void;
}) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft(`new-project:${account.id}`, emptyDraft);
  const [tooShort, setTooShort] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const hasLargerPlan = account.plan !== 'pro';
  const describeFailure = (error: Error) => {
    if (!isLimit(error)) return describeError(error);
    return hasLargerPlan ? null : creation.noPlace(error.limit);
  };
  const create = useMutation({
    mutationKey,
    mutationFn: async (sent: IdeaDraft) => {
      const { name, asked } = sent;
      const description = sent.idea.trim();
      const { finalProjectName } = await import('#shared/project-name.ts');
      const finalName = asked?.name ?? finalProjectName(name, description);
      const request = asked ?? { name: finalName, slug: createSlug(finalName) };
      setDraft({ ...sent, asked: request });
      return createProject(queryClient, { ...request, description, status: 'in_progress' });
    },
    onSuccess: (project) => {
      setDraft(emptyDraft);
      void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey });
      showToast(...creation.done);
      // Whoever has moved on meanwhile is not called back.
      if (isHere.current) onCreated?.();
      setTimeout(() => {
        if (isHere.current) void navigate({ to: '/project-success/$slug', params: { slug: addressOf(project) } });
      }, leaveAfterMs);
    },
    onError: (error) => {
      if (!isLimit(error) || !isHere.current) showToast(creation.failed, describeError(error), 'danger');
      else if (hasLargerPlan) onLimit({ limit: error.limit, current: error.current });
    },
  });

  return {
    /** While a project is made and until the app has gone to it, what was sent stays in sight. */
    draft: create.isSuccess ? create.variables : draft,
    change: (patch: Partial<Omit<IdeaDraft, 'asked'>>) => {
      setDraft({ ...draft, ...patch, asked: null });
      setTooShort(false);
      if (create.isError) create.reset();
    },
    tooShort,
    isBusy: create.isPending || create.isSuccess,
    failure: create.error && describeFailure(create.error),
    submit: () => {
      const isShort = draft.idea.trim().length < minimumIdeaLength;
      setTooShort(isShort);
      // Asked of the client and not of this render: a second click may come before it.
      const isUnderWay = queryClient.isMutating({ mutationKey }) > 0 || create.isSuccess;
      if (!isShort && !isUnderWay) create.mutate(draft);
    },
  };
}
