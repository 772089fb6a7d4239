import { expect, test } from 'vitest';
import { pageName, screenAfterSwitch, sectionLabel } from '#web/features/projects/project-screens.ts';

test.each([
  ['/idea-flow/bakery-1a2b', 'Idea Flow', 'Idea Flow', 'chat'],
  ['/chat/bakery-1a2b', 'Idea Flow', 'Idea Flow', 'chat'],
  ['/checklists/bakery-1a2b', 'Checklists', 'Checklists', 'checklist'],
  ['/checklists/bakery-1a2b/', 'Checklists', 'Checklists', 'checklist'],
  ['/documents/bakery-1a2b', 'Documents', 'Documents', 'docs'],
  ['/prompts/bakery-1a2b', 'Prompts', 'Prompts', 'chat'],
  ['/mockup/bakery-1a2b', 'Project', 'Mockup', 'chat'],
  ['/growth/bakery-1a2b', 'Project', 'Growth', 'chat'],
  ['/settings', 'Settings', 'Settings', 'chat'],
  ['/settings/security', 'Settings', 'Settings', 'chat'],
  ['/project-success/bakery-1a2b', 'Project', 'Welcome', 'chat'],
  ['/dashboard', 'Project', 'Project', 'chat'],
  ['/', 'Project', 'Project', 'chat'],
  // A slug may hold the word of another screen.
  ['/idea-flow/documents', 'Idea Flow', 'Idea Flow', 'chat'],
  ['/idea-flow-archive/x', 'Project', 'Project', 'chat'],
])('%s is in %s', (path, section, page, next) => {
  expect(sectionLabel(path)).toBe(section);
  expect(pageName(path)).toBe(page);
  expect(screenAfterSwitch(path)).toBe(next);
});
