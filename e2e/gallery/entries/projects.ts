import type { Entry } from '../entries.ts';
import { hold } from '../settle.ts';
import { answer, go, limit, press, refuse, see } from '../steps.ts';
import { longName } from '../texts.ts';

const idea = 'Foster homes for dogs whose owners are in hospital, found by the neighbours';

/** The screens of a project, to see them without it. */
const screens = ['idea-flow', 'checklists', 'documents', 'prompts', 'mockup', 'project-success'];

export const projectEntries: Entry[] = [
  { name: 'home', as: 'newcomer', open: (page) => go(page, '/home', "What's your idea?") },
  {
    name: 'home, too short',
    as: 'newcomer',
    open: async (page) => {
      await go(page, '/home', "What's your idea?");
      await page.getByLabel("What's your idea?").fill('Dogs');
      await press(page, 'button', "Let's Build It!");
      await see(page, 'at least 10 characters');
    },
  },
  {
    name: 'home, failed',
    as: 'newcomer',
    open: async (page) => {
      await refuse(page, '**/api/projects', undefined, { method: 'POST' });
      await go(page, '/home', "What's your idea?");
      await page.getByLabel("What's your idea?").fill(idea);
      await press(page, 'button', "Let's Build It!");
      await see(page, 'Your idea is kept here.');
    },
  },
  { name: 'dashboard, empty', as: 'newcomer', open: (page) => go(page, '/dashboard', '0 projects') },
  { name: 'dashboard, one project', as: 'maker', open: (page) => go(page, '/dashboard', '1 project') },
  { name: 'dashboard, 50 projects', as: 'builder', open: (page) => go(page, '/dashboard', '50 projects') },
  {
    name: 'dashboard, nothing found',
    as: 'builder',
    open: (page) => go(page, '/dashboard?q=nothing+like+it&status=completed', 'No projects found'),
  },
  {
    name: 'dashboard, loading',
    as: 'builder',
    open: async (page) => {
      await hold(page, '**/api/projects');
      await go(page, '/dashboard', 'My Projects');
    },
  },
  {
    name: 'dashboard, failed',
    as: 'builder',
    open: async (page) => {
      await refuse(page, '**/api/projects');
      await go(page, '/dashboard', 'Unable to load projects');
    },
  },
  {
    name: 'share your idea',
    as: 'maker',
    open: async (page) => {
      await go(page, '/dashboard?new', 'Share Your Idea');
      await page.getByLabel("What's your idea?").fill(idea);
    },
  },
  {
    name: 'share your idea, too short',
    as: 'maker',
    open: async (page) => {
      await go(page, '/dashboard?new', 'Share Your Idea');
      await page.getByLabel("What's your idea?").fill('Dogs');
      await press(page, 'button', "Let's Build It!");
      await see(page, 'at least 10 characters');
    },
  },
  {
    name: 'share your idea, at the limit',
    as: 'maker',
    open: async (page) => {
      await limit(page, '**/api/projects', 'projects.limit_reached', 1);
      await go(page, '/dashboard?new', 'Share Your Idea');
      await page.getByLabel("What's your idea?").fill(idea);
      await press(page, 'button', "Let's Build It!");
      await see(page, 'Room for more ideas');
    },
  },
  {
    name: 'menu of a project',
    as: 'builder',
    open: async (page) => {
      await go(page, '/dashboard', '50 projects');
      await page
        .getByRole('button', { name: /^Actions for/ })
        .nth(1)
        .click();
      await see(page, 'Mark as Completed');
    },
  },
  {
    name: 'rename',
    as: 'builder',
    open: async (page) => {
      await go(page, '/dashboard', '50 projects');
      await press(page, 'button', /^Actions for A very long/);
      await press(page, 'menuitem', 'Rename');
      await see(page, 'Rename project');
    },
  },
  {
    name: 'delete',
    as: 'builder',
    open: async (page) => {
      await go(page, '/dashboard', '50 projects');
      await press(page, 'button', /^Actions for A very long/);
      await press(page, 'menuitem', 'Delete Project');
      await see(page, 'Delete this project?');
    },
  },
  {
    name: 'delete, failed',
    as: 'maker',
    open: async (page) => {
      await refuse(page, '**/api/projects/*', undefined, { method: 'DELETE' });
      await go(page, '/dashboard', '1 project');
      await press(page, 'button', /^Actions for/);
      await press(page, 'menuitem', 'Delete Project');
      await press(page, 'button', 'Delete Project');
      await see(page, 'Failed to delete project');
    },
  },
  { name: 'ideas, empty', as: 'newcomer', open: (page) => go(page, '/projects', /build something amazing/) },
  { name: 'ideas, 50', as: 'builder', open: (page) => go(page, '/projects', 'Project number 50') },
  {
    name: 'ideas, menu of the last',
    as: 'maker',
    open: async (page) => {
      await go(page, '/projects', 'Bread Club');
      await press(page, 'button', /^Actions for/);
      await see(page, 'Rename');
    },
  },
  {
    name: 'switcher, 50 projects',
    as: 'builder',
    open: async (page) => {
      await go(page, '/documents/project-1', 'No Documents Yet');
      await press(page, 'button', /switch project/);
      await page.getByRole('menuitemradio').first().waitFor();
    },
  },
  {
    name: 'account menu in a project',
    as: 'talker',
    open: async (page) => {
      await go(page, '/documents/long', 'No Documents Yet');
      await press(page, 'button', 'Account menu');
      await see(page, 'Pro Plan');
    },
  },
  ...screens.map(
    (screen): Entry => ({
      name: `not found, ${screen}`,
      as: 'maker',
      open: (page) => go(page, `/${screen}/no-such-project`, 'Project Not Found'),
      ...(screen !== 'documents' && { on: ['phone'] }),
    }),
  ),
  {
    name: 'project that can not be loaded',
    as: 'maker',
    open: async (page) => {
      await refuse(page, '**/api/projects/by-slug/*');
      await refuse(page, '**/api/projects');
      await go(page, '/documents/bakery', /could not|Something went wrong|Unable/);
    },
  },
  { name: 'mockup', as: 'maker', open: (page) => go(page, '/mockup/bakery', 'Download') },
  {
    name: 'mockup, other width',
    as: 'talker',
    open: async (page) => {
      await go(page, '/mockup/long', `${longName} Mockup`);
      await page
        .getByText(/^Tablet/)
        .first()
        .click();
    },
  },
  {
    name: 'mockup, failed',
    as: 'maker',
    open: async (page) => {
      await refuse(page, '**/api/projects/*/mockup*');
      await go(page, '/mockup/bakery', "The mockup can't be shown");
    },
  },
  {
    name: 'renamed',
    as: 'maker',
    open: async (page) => {
      await answer(page, '**/api/projects/*', { method: 'PUT', json: { id: 'x' } });
      await go(page, '/dashboard', '1 project');
      await press(page, 'button', /^Actions for/);
      await press(page, 'menuitem', 'Mark as Completed');
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByText(/project/i)
        .first()
        .waitFor();
    },
  },
];
