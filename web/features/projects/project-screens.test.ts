import { expect, test } from 'vitest';
import { pageName, screenOf, sectionLabel } from '#web/features/projects/project-screens.ts';

test.each([
  ['/idea-flow/bakery-1a2b', 'Idea Flow', 'Idea Flow', 'chat'],
  ['/chat/bakery-1a2b', 'Idea Flow', 'Idea Flow', 'chat'],
  ['/checklists/bakery-1a2b', 'Checklists', 'Checklists', 'checklist'],
  ['/checklists/bakery-1a2b/', 'Checklists', 'Checklists', 'checklist'],
  ['/documents/bakery-1a2b', 'Documents', 'Documents', 'docs'],
  ['/prompts/bakery-1a2b', 'Prompts', 'Prompts', 'prompts'],
  ['/mockup/bakery-1a2b', 'Project', 'Mockup', 'mockup'],
  ['/settings', 'Settings', 'Settings', null],
  ['/settings/security', 'Settings', 'Settings', null],
  ['/project-success/bakery-1a2b', 'Project', 'Welcome', null],
  ['/dashboard', 'Project', 'Project', null],
  ['/', 'Project', 'Project', null],
  // A slug may hold the word of another screen.
  ['/idea-flow/documents', 'Idea Flow', 'Idea Flow', 'chat'],
  ['/idea-flow-archive/x', 'Project', 'Project', null],
])('%s is in %s', (path, section, page, screen) => {
  expect(sectionLabel(path)).toBe(section);
  expect(pageName(path)).toBe(page);
  expect(screenOf(path)).toBe(screen);
});
