import type { Entry } from '../entries.ts';
import { hold } from '../settle.ts';
import { answer, go, press, refuse, see } from '../steps.ts';
import { longName } from '../texts.ts';

export const documentEntries: Entry[] = [
  { name: 'none', as: 'talker', open: (page) => go(page, '/documents/asked', 'No Documents Yet') },
  { name: 'list', as: 'maker', open: (page) => go(page, '/documents/bakery', 'Requirements') },
  { name: 'list, long name', as: 'talker', open: (page) => go(page, '/documents/long', 'No Documents Yet') },
  { name: 'found', as: 'maker', open: (page) => go(page, '/documents/bakery?q=customers', /of \d+ documents/) },
  { name: 'nothing found', as: 'maker', open: (page) => go(page, '/documents/bakery?q=xyzzy', /No document has/) },
  {
    name: 'loading',
    as: 'maker',
    open: async (page) => {
      await hold(page, '**/api/projects/*/documents');
      await go(page, '/documents/bakery', 'View and manage documents');
    },
  },
  {
    name: 'failed',
    as: 'maker',
    open: async (page) => {
      await refuse(page, '**/api/projects/*/documents');
      await go(page, '/documents/bakery', 'Failed to fetch documents');
    },
  },
  {
    name: 'document',
    as: 'maker',
    open: (page, { places }) => go(page, `/documents/bakery?doc=${places.text('bakery/Requirements')}`, 'Vision'),
  },
  {
    name: 'everything drawn',
    as: 'maker',
    open: async (page, { places }) => {
      await go(page, `/documents/bakery?doc=${places.text('bakery/Handbook')}`, "Baker's handbook");
      await page.getByRole('img', { name: /^Flowchart/ }).waitFor();
    },
  },
  {
    name: 'long title',
    as: 'maker',
    open: (page, { places }) =>
      go(page, `/documents/bakery?doc=${places.text(`bakery/Handbook of ${longName}`)}`, "Baker's handbook"),
  },
  {
    name: 'what the check found',
    as: 'maker',
    open: async (page, { places }) => {
      await go(page, `/documents/bakery?doc=${places.text('bakery/Rough notes')}`, "Baker's handbook");
      await page
        .getByText(/^\d+ things? to look at$/)
        .filter({ visible: true })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Line \d/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'source',
    as: 'maker',
    open: async (page, { places }) => {
      await go(page, `/documents/bakery?doc=${places.text('bakery/Requirements')}`, 'Vision');
      await page.getByText('Source', { exact: true }).click();
      await see(page, 'Markdown Source');
    },
  },
  {
    name: 'menu',
    as: 'maker',
    open: async (page, { places }) => {
      await go(page, `/documents/bakery?doc=${places.text('bakery/Requirements')}`, 'Vision');
      await press(page, 'button', 'More');
      await see(page, 'Compare Versions');
    },
  },
  {
    name: 'page of HTML',
    as: 'maker',
    open: async (page, { places }) => {
      await go(page, `/documents/bakery?doc=${places.text('bakery/Landing.html')}`, 'Live Preview');
      await page.frameLocator('iframe').getByText('Fresh bread').waitFor();
    },
  },
  {
    name: 'old version',
    as: 'maker',
    open: (page, { places }) =>
      go(page, `/documents/bakery?doc=${places.text('bakery/Requirements before')}`, 'This is version 2.'),
  },
  {
    name: 'restore',
    as: 'maker',
    open: async (page, { places }) => {
      await go(page, `/documents/bakery?doc=${places.text('bakery/Requirements before')}`, 'This is version 2.');
      await press(page, 'button', 'Restore…');
      await see(page, 'Restore version 2?');
    },
  },
  {
    name: 'compare',
    as: 'maker',
    open: (page, { places }) =>
      go(
        page,
        `/documents/bakery?doc=${places.text('bakery/Requirements')}&compare=${places.text('bakery/Requirements before')}`,
        /added, .* removed/,
      ),
  },
  {
    name: 'compare, failed',
    as: 'maker',
    open: (page, { places }) =>
      go(
        page,
        `/documents/bakery?doc=${places.text('bakery/Requirements')}&compare=nobody`,
        'Choose another version to compare.',
      ),
  },
  {
    name: 'loading a document',
    as: 'maker',
    open: async (page, { places }) => {
      await hold(page, '**/api/documents/*');
      await page.goto(`/documents/bakery?doc=${places.text('bakery/Requirements')}`);
      await page.getByText('Loading the document').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'not there',
    as: 'maker',
    open: (page) => go(page, '/documents/bakery?doc=nobody', "This document can't be shown"),
  },
  {
    name: 'text missing',
    as: 'maker',
    open: async (page, { places }) => {
      await answer(page, '**/api/documents/*', {
        status: 404,
        json: { code: 'documents.body_missing', message: 'The text of this version is missing.' },
      });
      await go(page, `/documents/bakery?doc=${places.text('bakery/Requirements')}`, "This version can't be shown");
      await page.getByRole('navigation', { name: 'Other versions' }).waitFor();
    },
  },
];
