import type { ReactNode } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { ForgotPasswordScreen } from '#web/features/account/components/forgot-password-screen.tsx';
import { LoginScreen } from '#web/features/account/components/login-screen.tsx';
import { SignupScreen } from '#web/features/account/components/signup-screen.tsx';
import { SubscribeScreen } from '#web/features/billing/components/subscribe-screen.tsx';
import { blankProject } from '#web/features/projects/blank-project.ts';
import { AppFrame } from '#web/features/projects/components/app-bar.tsx';
import { DashboardScreen } from '#web/features/projects/components/dashboard-screen.tsx';
import { IdeasScreen } from '#web/features/projects/components/ideas-screen.tsx';
import { ProjectFrame } from '#web/features/projects/components/project-frame.tsx';
import { readProjectSort } from '#web/features/projects/project-search.ts';
import { renderScreen } from '#web/render-screen.tsx';
import { SectionSpinner } from '#web/ui/spinner.tsx';

/** Whoever it will be: what is shown of them is kept from sight (`data-personal`). */
const anyone: Account = {
  id: '',
  email: '',
  emailVerified: true,
  displayName: '',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  createdAt: '',
  plan: 'free',
  hasPassword: true,
  emailProductUpdates: false,
  emailCycleReminders: false,
  emailMarketing: false,
  subscriptionStatus: null,
  subscriptionEndsAt: null,
};

const user = '/api/auth/user';
const projects = '/api/projects';
const config = '/api/config';
const usage = '/api/usage';

/**
 * What of a screen is known without its data, and what it reads of the API at addresses that are always the same. A door shows nothing to
 * who is signed in already.
 */
type Shell = { reads: string[]; screen: ReactNode; isDoor?: true };

const ofProject: Shell = {
  reads: [],
  screen: (
    <ProjectFrame project={blankProject} account={anyone} onShowTour={() => {}}>
      <SectionSpinner label="Loading your project" />
    </ProjectFrame>
  ),
};

const shells: Record<string, Shell> = {
  login: { reads: [user, config], screen: <LoginScreen redirect={undefined} />, isDoor: true },
  signup: { reads: [user, config], screen: <SignupScreen redirect={undefined} />, isDoor: true },
  'forgot-password': { reads: [], screen: <ForgotPasswordScreen email={undefined} />, isDoor: true },
  dashboard: { reads: [user, projects], screen: <DashboardScreen account={anyone} search={{}} /> },
  projects: { reads: [user, projects], screen: <IdeasScreen account={anyone} sort={readProjectSort({})} /> },
  billing: {
    reads: [user, projects, config, usage],
    screen: (
      <AppFrame account={anyone}>
        <SectionSpinner label="Loading your plan" />
      </AppFrame>
    ),
  },
  subscribe: { reads: [user, projects, config], screen: <SubscribeScreen account={anyone} /> },
  settings: {
    reads: [user, projects, config, usage, '/api/user/sessions'],
    screen: (
      <AppFrame account={anyone}>
        <h1 className="font-serif text-3xl font-semibold tracking-[-0.01em]">Settings</h1>
        <SectionSpinner label="Loading your settings" />
      </AppFrame>
    ),
  },
  'project-success': ofProject,
  'idea-flow': ofProject,
  checklists: ofProject,
  documents: ofProject,
  prompts: ofProject,
  mockup: ofProject,
  growth: ofProject,
};

/**
 * Renders what the app's screens show until the app is there, for the build: each by the first part of its path. They look as they will,
 * yet take nothing: neither clicks nor words, which would be lost.
 */
export function renderShells() {
  return Object.entries(shells).map(([name, { reads, screen, isDoor }]) => {
    const html = renderScreen(`/${name}/-`, screen)
      .replaceAll(/ (href|autofocus)="[^"]*"/g, '')
      .replaceAll('<input ', '<input disabled ');
    const door = isDoor ? ' data-until-app="page"' : '';
    return { name, reads, html: `<div class="shell"${door} inert aria-hidden="true">${html}</div>` };
  });
}
