import { useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ChecklistGroup } from '#shared/checklists.ts';
import { checklistGroupsQuery } from '#web/features/checklists/checklist-groups.ts';
import { showTask, taskAnchor } from '#web/features/checklists/task-anchor.ts';
import { documentsQuery } from '#web/features/documents/documents.queries.ts';
import type { Place } from '#web/features/palette/find-places.ts';
import { showPalette } from '#web/features/palette/open-palette.ts';
import { screenPaths } from '#web/features/projects/components/project-tabs.tsx';
import { projectScreens, screenLabels } from '#web/features/projects/project-screens.ts';
import { addressOf, latestProject, type Project, projectsQuery } from '#web/features/projects/projects.queries.ts';
import { promptsQuery } from '#web/features/prompts/prompts.queries.ts';
import { useDarkTheme } from '#web/lib/theme.ts';

type Navigate = ReturnType<typeof useNavigate>;

/**
 * All the places that one can go to: of the project on screen (else the one touched last) its screens and tasks first, then the ideas,
 * every project's documents and prompts, and what belongs to none. `isWhole` tells whether all lists are there.
 */
export function usePlaces(): { places: Place[]; isWhole: boolean; failed: boolean } {
  const navigate = useNavigate();
  const [dark, toggleTheme] = useDarkTheme();
  const { slug } = useParams({ strict: false });
  const { data: projects = [] } = useQuery(projectsQuery);
  const documents = useQueries({ queries: projects.map(({ id }) => documentsQuery(id)) });
  const prompts = useQueries({ queries: projects.map(({ id }) => promptsQuery(id)) });
  const groups = useQuery(checklistGroupsQuery);
  const lists = [...documents, ...prompts, groups];

  const onScreen = projects.find((project) => project.slug === slug || project.id === slug);
  const current = onScreen ?? latestProject(projects);
  const texts = projects.flatMap((project, at) => [
    ...(documents[at]?.data ?? []).map((entry): Place => {
      const { id, title } = entry;
      const go = () => navigate({ to: screenPaths.docs, params: { slug: addressOf(project) }, search: { doc: id } });
      return { key: id, kind: 'Document', label: title, about: project.name, go };
    }),
    ...(prompts[at]?.data ?? []).map((entry): Place => {
      const { id, title } = entry;
      const go = () =>
        navigate({ to: screenPaths.prompts, params: { slug: addressOf(project) }, search: { prompt: id } });
      return { key: id, kind: 'Prompt', label: title, about: project.name, go };
    }),
  ]);
  return {
    places: [
      ...(current ? listScreens(current, navigate) : []),
      ...projects.map((project) => tellIdea(project, navigate)),
      ...listGeneral(navigate),
      { key: 'theme', kind: 'Action', label: dark ? 'Light theme' : 'Dark theme', go: toggleTheme },
      { key: 'shortcuts', kind: 'Action', label: 'Keyboard shortcuts', go: () => showPalette('shortcuts') },
      ...texts,
      ...(current ? listTasks(groups.data ?? [], current, navigate) : []),
    ],
    isWhole: lists.every(({ isPending }) => !isPending),
    failed: lists.some(({ isError }) => isError),
  };
}

const tellIdea = (project: Project, navigate: Navigate): Place => ({
  key: project.id,
  kind: 'Idea',
  label: project.name,
  about: `Step ${project.currentStep}`,
  go: () => navigate({ to: screenPaths.chat, params: { slug: addressOf(project) } }),
});

const listScreens = (project: Project, navigate: Navigate) =>
  projectScreens.map(
    (screen): Place => ({
      key: screen,
      kind: 'Screen',
      label: screenLabels[screen],
      about: screen === 'growth' ? `${project.name} · Check-ins and reviews` : project.name,
      go: () => navigate({ to: screenPaths[screen], params: { slug: addressOf(project) } }),
    }),
  );

const listGeneral = (navigate: Navigate): Place[] => [
  { key: 'dashboard', kind: 'Screen', label: 'Dashboard', go: () => navigate({ to: '/dashboard' }) },
  { key: 'my-ideas', kind: 'Screen', label: 'My Ideas', go: () => navigate({ to: '/projects' }) },
  { key: 'settings', kind: 'Screen', label: 'Settings', go: () => navigate({ to: '/settings' }) },
  { key: 'billing', kind: 'Screen', label: 'Billing', go: () => navigate({ to: '/billing' }) },
  { key: 'new-idea', kind: 'Action', label: 'New Idea', go: () => navigate({ href: '/?new' }) },
];

/** The tasks of all three steps, each by what it asks for. */
const listTasks = (groups: ChecklistGroup[], project: Project, navigate: Navigate) =>
  groups.flatMap(({ stepNumber, title, tasks }) =>
    tasks.map(({ id, description }): Place => {
      const search = { step: stepNumber };
      const params = { slug: addressOf(project) };
      return {
        key: id,
        kind: 'Task',
        label: description,
        about: `${project.name} · Step ${stepNumber}, ${title}`,
        go: () => {
          if (!showTask(id)) {
            void navigate({
              to: screenPaths.checklist,
              params,
              search,
              hash: taskAnchor(id),
              hashScrollIntoView: false,
            });
          }
        },
      };
    }),
  );
