import '#web/styles.css';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

/** What the app's screens are compared with: React, router and queries as they are documented, one list, and the app's styles and fonts. */
type Project = { id: string; name: string; description: string };

const read = async <Answer,>(path: string): Promise<Answer> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
};

function Projects() {
  const { data: account } = useQuery({
    queryKey: ['account'],
    queryFn: () => read<{ email: string }>('/api/auth/user'),
  });
  const { data: projects } = useQuery({ queryKey: ['projects'], queryFn: () => read<Project[]>('/api/projects') });
  return (
    <>
      <header className="mx-auto flex h-16 max-w-6xl items-center gap-3 px-5">
        <Link to="/" className="font-serif text-lg font-semibold">
          Launchpath
        </Link>
        <span className="ml-auto text-sm text-ink-soft">{account?.email}</span>
      </header>
      <main className="mx-auto max-w-6xl px-5 pt-6">
        <h1 className="font-serif text-2xl font-semibold">My Projects</h1>
        <ul>
          {projects?.map(({ id, name, description }) => (
            <li key={id} className="rounded-lg border border-line bg-surface p-5">
              <h2 className="font-serif text-lg font-semibold">{name}</h2>
              <p className="text-sm text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

const root = createRootRoute({ component: Outlet });
const projects = createRoute({ getParentRoute: () => root, path: '/', component: Projects });
const router = createRouter({ routeTree: root.addChildren([projects]) });
const container = document.getElementById('app');
if (container) {
  createRoot(container).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
