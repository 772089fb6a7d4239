import type { Entry } from '../entries.ts';
import { go, press, refuse, see } from '../steps.ts';

export const siteEntries: Entry[] = [
  { name: 'landing', open: (page) => go(page, '/', 'Get Started Free') },
  { name: 'terms', open: (page) => go(page, '/terms', 'Last updated') },
  { name: 'privacy', open: (page) => go(page, '/privacy', 'Last updated') },
  { name: 'not found', open: (page) => go(page, '/nowhere', 'Page Not Found') },
  { name: 'not found, signed in', as: 'maker', open: (page) => go(page, '/nowhere', 'Page Not Found') },
  {
    name: 'menu, signed in',
    as: 'builder',
    open: async (page) => {
      await go(page, '/terms', 'Last updated');
      await press(page, 'button', 'Account menu');
      await see(page, 'Log out');
    },
  },
  {
    name: 'the app has a fault',
    as: 'maker',
    open: async (page) => {
      await refuse(page, '**/api/auth/user');
      await go(page, '/settings', 'Something went wrong');
    },
  },
];
