import type { QueryClient } from '@tanstack/react-query';
import { configQuery, sessionsQuery, usageQuery } from '#web/features/account/account.queries.ts';
import { readEarly } from '#web/lib/api.ts';

/** What each screen reads of its project, and beside that. */
const ofProject: Record<string, string[]> = {
  'idea-flow': ['messages', 'checklist', 'task-statuses'],
  checklists: ['task-statuses', 'progress-history'],
  documents: ['documents'],
  prompts: ['prompts'],
  mockup: ['mockup'],
  growth: ['check-ins'],
};
const beside: Record<string, (typeof configQuery | typeof usageQuery | typeof sessionsQuery)[]> = {
  'idea-flow': [configQuery, usageQuery],
  prompts: [usageQuery],
  growth: [usageQuery],
  settings: [configQuery, usageQuery, sessionsQuery],
  billing: [configQuery, usageQuery],
  subscribe: [configQuery],
};

/**
 * A page that is opened by its address asks at once for all that its screen will read (DESIGN section 4): it waits neither to hear who is
 * signed in, nor for the id of the project, which the address names by its slug.
 */
export function askForScreen(
  queryClient: QueryClient,
  pathname: string,
  { doc, prompt, edit }: Record<string, unknown>,
) {
  const [, screen = '', address] = pathname.split('/');
  for (const query of beside[screen] ?? []) void queryClient.prefetchQuery(query as typeof configQuery);
  if (!address) return;
  // One document or prompt is shown without the list.
  const body = screen === 'documents' ? doc : screen === 'prompts' ? prompt : undefined;
  if (typeof body === 'string') {
    readEarly(`/api/${screen}/${encodeURIComponent(body)}`);
    // The editor does not show them.
    if (edit === undefined) readEarly(`/api/projects/${address}/${screen}/${encodeURIComponent(body)}/versions`);
  } else for (const part of ofProject[screen] ?? []) readEarly(`/api/projects/${address}/${part}`);
}
