import type { Entry } from '../entries.ts';
import { hold } from '../settle.ts';
import { go, press, refuse, see } from '../steps.ts';

export const settingsEntries: Entry[] = [
  { name: 'free', as: 'maker', open: (page) => go(page, '/settings', 'Active now') },
  { name: 'not verified', as: 'newcomer', open: (page) => go(page, '/settings', 'Active now') },
  { name: 'pro, long names', as: 'builder', open: (page) => go(page, '/settings', 'Active now') },
  { name: 'payment due', as: 'debtor', open: (page) => go(page, '/settings', 'Active now') },
  {
    name: 'parts loading',
    as: 'maker',
    open: async (page) => {
      await hold(page, '**/api/user/sessions');
      await hold(page, '**/api/usage');
      await go(page, '/settings', 'Signed in on');
    },
  },
  {
    name: 'parts failed',
    as: 'maker',
    open: async (page) => {
      await refuse(page, '**/api/user/sessions');
      await refuse(page, '**/api/usage');
      await go(page, '/settings', 'Your sessions could not be loaded.');
    },
  },
  {
    name: 'change password, refused',
    as: 'maker',
    open: async (page) => {
      await go(page, '/settings', 'Active now');
      await press(page, 'button', 'Change Password');
      await page.getByLabel('Current Password').fill('not it');
      await page.getByLabel('New Password', { exact: true }).fill('correct horse battery');
      await page.getByLabel('Confirm New Password').fill('correct horse');
      await press(page, 'button', 'Save New Password');
      await see(page, "Passwords don't match");
    },
  },
  {
    name: 'delete account',
    as: 'maker',
    open: async (page) => {
      await go(page, '/settings', 'Active now');
      await press(page, 'button', 'Delete Account');
      await see(page, 'Delete your account?');
    },
  },
  {
    name: 'account menu',
    as: 'builder',
    open: async (page) => {
      await go(page, '/settings', 'Active now');
      await press(page, 'button', 'Account menu');
      await see(page, 'Pro Plan');
    },
  },
];
