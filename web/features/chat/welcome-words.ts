import { steps, stepTitle } from '#shared/content/steps.ts';
import type { WelcomeKind } from '#web/features/chat/welcome.ts';

/** What one does in a step, in a sentence. */
const doings: Record<number, string> = {
  1: 'Answer the questions of the assistant, all or some: requirements, architecture and a plan come out of your answers.',
  2: 'Ask for the first coding prompt, hand it to your coding tool, and tick off what works.',
  3: 'Ask for a launch plan, then take its tasks one by one: brand, legal texts, first users.',
};

/** The words of a welcome. `next` is the task that matters most now. */
export function writeWelcome(
  kind: WelcomeKind,
  { name, step, next }: { name: string; step: number; next: string | undefined },
): { title: string; text: string } {
  const doing = doings[step] ?? '';
  const where = `step ${step} of ${steps.length}, ${stepTitle(step)}`;
  switch (kind) {
    case 'first':
      return { title: `Welcome to ${name}`, text: `This is ${where}. ${doing}` };
    case 'step':
      return { title: `Now in step ${step}: ${stepTitle(step)}`, text: doing };
    case 'back':
      return { title: 'Welcome back', text: `You are in ${where}. ${next ? `What comes next: ${next}` : doing}` };
  }
}
