import type { ProjectScreen } from '#web/features/projects/project-screens.ts';

type Anchor = 'welcome' | ProjectScreen;

export type TourStep = {
  title: string;
  text: string;
  /** What the step points at: the element with this `data-tour`. The last step points at nothing. */
  anchor?: Anchor;
  /** The button that opens the screen of the step. */
  action?: string;
};

/** The seven steps of the guided tour (spec 2, section 2). They reach the page as HTML, so they are constants without markup. */
export const tourSteps: TourStep[] = [
  {
    anchor: 'welcome',
    title: 'Welcome to your project',
    text: 'This bar always says which project you are in and which step you are on. Press its name to move to another project.',
  },
  {
    anchor: 'chat',
    title: 'AI Chat',
    text: 'Talk your idea over with an assistant that knows your project and what you have decided so far. It asks what matters next.',
    action: 'Open Chat',
  },
  {
    anchor: 'checklist',
    title: 'Checklist',
    text: 'A proven 3-phase process leads you from the first thought to the launch. Each task has room for your notes and documents.',
    action: 'Open Checklist',
  },
  {
    anchor: 'docs',
    title: 'Documents',
    text: 'Requirements, architecture and plan are written for you while you talk. Every version is kept, so nothing is lost.',
    action: 'Open Docs',
  },
  {
    anchor: 'prompts',
    title: 'Prompts',
    text: 'Ready-to-use prompts for ChatGPT, Claude or other AI assistants. Copy one, paste it there, and the building begins.',
    action: 'Open Prompts',
  },
  {
    anchor: 'mockup',
    title: 'Mockup',
    text: 'A simple HTML homepage mockup, made from the details of your project. Show it to people and hear what they think.',
    action: 'Open Mockup',
  },
  {
    title: 'You know your way around',
    text: 'The path is yours now, one step at a time. The question mark at the top shows you this tour again whenever you like.',
  },
];

/** What a step points at; null when it is not on the screen. */
export function findAnchor(anchor: Anchor): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-tour="${anchor}"]`);
}
