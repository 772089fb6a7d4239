import type { Page } from 'playwright-core';
import type { Entry } from '../entries.ts';
import { hold } from '../settle.ts';
import { answer, go, press, see } from '../steps.ts';
import { longEmail } from '../texts.ts';

/** Sign-in by providers switched on. */
const offerProviders = (page: Page) =>
  answer(page, '**/api/config', {
    json: { ai: { provider: 'guide', model: null }, social: { google: true, oidc: true }, mail: true, billing: true },
  });

async function fillIn(page: Page, email: string, password: string, repeated?: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (repeated !== undefined) await page.getByLabel('Confirm Password').fill(repeated);
}

export const accountEntries: Entry[] = [
  { name: 'login', open: (page) => go(page, '/login?redirect=%2Fsettings', 'Welcome back') },
  {
    name: 'login with providers',
    open: async (page) => {
      await offerProviders(page);
      await go(page, '/login', /Google/);
    },
  },
  {
    name: 'login refused',
    open: async (page) => {
      await answer(page, '**/api/auth/sign-in/email', {
        status: 401,
        json: { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' },
      });
      await go(page, '/login', 'Welcome back');
      await fillIn(page, 'greta@example.com', 'not it');
      await press(page, 'button', 'Sign In');
      await see(page, 'Login Failed');
    },
  },
  {
    name: 'login under way',
    open: async (page) => {
      await hold(page, '**/api/auth/sign-in/email');
      await go(page, '/login', 'Welcome back');
      await fillIn(page, 'greta@example.com', 'correct horse');
      await press(page, 'button', 'Sign In');
      await see(page, 'Signing in...');
    },
  },
  {
    name: 'signup with providers',
    open: async (page) => {
      await offerProviders(page);
      await go(page, '/signup', /Google/);
    },
  },
  {
    name: 'signup without the terms',
    open: async (page) => {
      await go(page, '/signup', 'Create your account');
      await fillIn(page, longEmail, 'password1', 'password2');
      await press(page, 'button', 'Create Account');
      await see(page, 'Terms Required');
    },
  },
  { name: 'forgot password', open: (page) => go(page, '/forgot-password', 'Forgot your password?') },
  {
    name: 'forgot password, sent',
    open: async (page) => {
      await answer(page, '**/api/auth/request-password-reset', { json: { status: true } });
      await go(page, '/forgot-password', 'Forgot your password?');
      await page.getByLabel('Email').fill(longEmail);
      await press(page, 'button', 'Send Reset Instructions');
      await see(page, 'Check Your Email');
    },
  },
  { name: 'reset password', open: (page) => go(page, '/reset-password?token=any', 'Choose a new password') },
  {
    name: 'reset password, refused',
    open: async (page) => {
      const message = 'This password is used by many people. Please choose another one.';
      await answer(page, '**/api/auth/reset-password', { status: 400, json: { code: 'PASSWORD_TOO_COMMON', message } });
      await go(page, '/reset-password?token=any', 'Choose a new password');
      await page.getByLabel('New Password', { exact: true }).fill('password123');
      await page.getByLabel('Confirm New Password').fill('password123');
      await press(page, 'button', 'Save New Password');
      await see(page, message);
    },
  },
  { name: 'reset password, old link', open: (page) => go(page, '/reset-password', 'This link no longer works') },
  { name: 'verify email, old link', open: (page) => go(page, '/verify-email?token=x', 'This link no longer works') },
  {
    name: 'verify email, done',
    as: 'newcomer',
    open: async (page) => {
      await answer(page, '**/api/auth/verify-email?**', { json: { status: true } });
      await go(page, '/verify-email?token=x', 'Your email is verified');
    },
  },
  {
    name: 'verify email, under way',
    open: async (page) => {
      await hold(page, '**/api/auth/verify-email?**');
      await go(page, '/verify-email?token=x', 'Verifying your email...');
    },
  },
];
