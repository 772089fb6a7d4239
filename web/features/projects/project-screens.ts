/** The screens of a project, in the order of their tabs. The names are also the tour's anchors; not every one has a step there. */
export const projectScreens = ['chat', 'checklist', 'docs', 'prompts', 'mockup', 'growth'] as const;
export type ProjectScreen = (typeof projectScreens)[number];

/** What their tabs are called. */
export const screenLabels: Record<ProjectScreen, string> = {
  chat: 'Chat',
  checklist: 'Checklist',
  docs: 'Docs',
  prompts: 'Prompts',
  mockup: 'Mockup',
  growth: 'Growth',
};

const sections: [part: string, label: string][] = [
  ['/checklists/', 'Checklists'],
  ['/chat/', 'Idea Flow'],
  ['/idea-flow/', 'Idea Flow'],
  ['/documents/', 'Documents'],
  ['/prompts/', 'Prompts'],
  ['/settings/', 'Settings'],
];

/** Pages that the specification calls 'Project' all alike; the trail names them by what they are. */
const otherPages: [part: string, name: string][] = [
  ['/mockup/', 'Mockup'],
  ['/growth/', 'Growth'],
  ['/project-success/', 'Welcome'],
];

const isAt = (path: string, part: string) => `${path}/`.startsWith(part);

/** The section that a path belongs to (spec 2, section 2): 'Checklists', 'Idea Flow', …; anything else is 'Project'. */
export function sectionLabel(path: string): string {
  return sections.find(([part]) => isAt(path, part))?.[1] ?? 'Project';
}

/** The last entry of the breadcrumbs: the section, or the page's own name where the section says nothing. */
export function pageName(path: string): string {
  return otherPages.find(([part]) => isAt(path, part))?.[1] ?? sectionLabel(path);
}

/** The screen of another project that one comes to by choosing it (spec 2, section 2): the checklist and the documents stay theirs. */
export function screenAfterSwitch(path: string): ProjectScreen {
  if (isAt(path, '/checklists/')) return 'checklist';
  return isAt(path, '/documents/') ? 'docs' : 'chat';
}
