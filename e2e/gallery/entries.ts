import type { Page } from 'playwright-core';
import { accountEntries } from './entries/account.ts';
import { billingEntries } from './entries/billing.ts';
import { chatEntries } from './entries/chat.ts';
import { chatPanelEntries } from './entries/chat-panel.ts';
import { checklistEntries } from './entries/checklists.ts';
import { documentEditorEntries } from './entries/document-editor.ts';
import { documentEntries } from './entries/documents.ts';
import { growthEntries } from './entries/growth.ts';
import { overAllEntries } from './entries/over-all.ts';
import { projectEntries } from './entries/projects.ts';
import { promptEntries } from './entries/prompts.ts';
import { settingsEntries } from './entries/settings.ts';
import { siteEntries } from './entries/site.ts';
import { tourEntries } from './entries/tour.ts';
import type { Device } from './look.ts';
import type { Who, World } from './world.ts';

/**
 * A screen in one of its states. `open` brings a fresh page there, seen with the eyes of `as` (else a visitor's), and waits for what it
 * is known by; it changes nothing that another entry sees.
 */
export type Entry = {
  name: string;
  as?: Who;
  /** Where the state is to be had; on every device unless it says otherwise. */
  on?: Device[];
  open: (page: Page, world: World) => Promise<void>;
};

const areas = {
  site: siteEntries,
  account: accountEntries,
  settings: settingsEntries,
  billing: billingEntries,
  projects: projectEntries,
  tour: tourEntries,
  chat: chatEntries,
  'chat-panel': chatPanelEntries,
  checklists: checklistEntries,
  documents: documentEntries,
  'document-editor': documentEditorEntries,
  prompts: promptEntries,
  growth: growthEntries,
  'over-all': overAllEntries,
};

/** Every entry; its whole name is `area/name`. */
export const entries: Entry[] = Object.entries(areas).flatMap(([area, list]) =>
  list.map((entry) => ({ ...entry, name: `${area}/${entry.name}` })),
);
