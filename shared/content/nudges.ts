import type { StepNumber } from '#shared/checklists.ts';
import { stepTitle } from '#shared/content/steps.ts';
import type { Crossing, Nudge } from '#shared/nudges.ts';

type Words = Pick<Nudge, 'type' | 'title' | 'message' | 'suggestions' | 'actionButtons'>;
type StepCrossing = Extract<Crossing, { kind: 'step' }>;
type CategoryCrossing = Extract<Crossing, { kind: 'category' }>;

const openChecklist: Nudge['actionButtons'][number] = {
  label: 'Open the checklist',
  action: { kind: 'panel' },
  icon: 'checklist',
};
const ask = (label: string, text: string): Nudge['actionButtons'][number] => ({
  label,
  action: { kind: 'ask', text },
  icon: 'question',
});
const showMustHaves = (step: StepNumber): Nudge['actionButtons'][number] => ({
  label: 'Show must-haves',
  action: { kind: 'filter', filter: { step, priority: 'must-have' } },
  icon: 'filter',
});
const showAdvanced = (step: StepNumber): Nudge['actionButtons'][number] => ({
  label: 'Show advanced tasks',
  action: { kind: 'filter', filter: { step, skillLevel: 'advanced' } },
  icon: 'filter',
});
const askForRoadmap = (next: StepNumber): Nudge['actionButtons'][number] => ({
  label: `Roadmap for step ${next}`,
  action: {
    kind: 'ask',
    text: `Write a roadmap for the next step, ${stepTitle(next)}: what comes first, what can wait, and how I know that each part is done.`,
  },
  icon: 'roadmap',
});

/** What is said at 40, 60 and 80 percent of each step. */
const stepWords: Record<StepNumber, Record<StepCrossing['threshold'], Words>> = {
  1: {
    40: {
      type: 'progress',
      title: 'Your plan is taking shape',
      message:
        'More than a third of Ideation & Planning is done. The must-have tasks carry the rest, so they come first.',
      suggestions: ['Finish the must-haves before anything optional', 'Mark what does not apply to you as not needed'],
      actionButtons: [
        showMustHaves(1),
        ask('Ask what matters next', 'Which open task of my plan matters most now, and why?'),
      ],
    },
    60: {
      type: 'progress',
      title: 'More than half of the planning is done',
      message:
        'Look at the advanced tasks now: their questions are easy to answer on paper, and hard once the building has begun.',
      suggestions: ['Choose two or three advanced tasks that fit your idea', 'Leave the others without regret'],
      actionButtons: [
        showAdvanced(1),
        ask(
          'Ask which ones fit',
          'Which of the advanced planning tasks are worth it for my idea, and which can I skip?',
        ),
      ],
    },
    80: {
      type: 'preparation',
      title: 'Almost ready to build',
      message: `What is left of the planning is small. Next comes step 2, ${stepTitle(2)}: a roadmap puts its work in order.`,
      suggestions: ['Let the assistant write the roadmap from your plan', 'Close the last open tasks of step 1'],
      actionButtons: [askForRoadmap(2), openChecklist],
    },
  },
  2: {
    40: {
      type: 'progress',
      title: 'Your product is coming together',
      message:
        'More than a third of Development & Implementation is done. Keep to the must-haves until the core works.',
      suggestions: ['Finish one must-have before the next is begun', 'Try the product yourself after each of them'],
      actionButtons: [
        showMustHaves(2),
        ask(
          'Ask what to build next',
          'Which open task of the development step should I do next, and how do I check it?',
        ),
      ],
    },
    60: {
      type: 'progress',
      title: 'More than half of it is built',
      message:
        'Now is a good time for the advanced tasks that protect what you have: security, and speed on real phones.',
      suggestions: ['Look at the advanced security tasks first', 'Write down what you leave for after the launch'],
      actionButtons: [
        showAdvanced(2),
        ask('Ask what to check first', 'What should I check first so that my product is safe to show to strangers?'),
      ],
    },
    80: {
      type: 'preparation',
      title: 'The launch comes into view',
      message: `What is left to build is small. Next comes step 3, ${stepTitle(3)}: a roadmap tells what must be ready on the day.`,
      suggestions: ['Let the assistant write the launch roadmap', 'Close the last open tasks of step 2'],
      actionButtons: [askForRoadmap(3), openChecklist],
    },
  },
  3: {
    40: {
      type: 'progress',
      title: 'The launch is under way',
      message:
        'More than a third of Launch & Growth is done. The must-haves are what must be true on the day you open.',
      suggestions: ['Settle the legal tasks before you announce anything', 'Choose one channel and do it well'],
      actionButtons: [
        showMustHaves(3),
        ask('Ask what must be ready', 'Which open launch tasks must be done before the first stranger signs up?'),
      ],
    },
    60: {
      type: 'progress',
      title: 'More than half of the launch is ready',
      message: 'Go through the must-haves once more before you set the day. What is optional can follow the launch.',
      suggestions: ['Set the day, and work back from it', 'Decide who answers the first messages'],
      actionButtons: [
        showMustHaves(3),
        ask(
          'Ask about the first week',
          'What should I watch in the first week after the launch, and with which numbers?',
        ),
      ],
    },
    80: {
      type: 'preparation',
      title: 'Ready for what comes after',
      message:
        'The launch is nearly complete. What comes next is growth: keeping the people who came, and finding more.',
      suggestions: ['Choose the one number that growth is measured by', 'Plan the first month after the launch'],
      actionButtons: [
        {
          label: 'Plan the growth',
          action: {
            kind: 'ask',
            text: 'Write a growth plan for the first three months after the launch: one number to watch, and one thing to try each week.',
          },
          icon: 'roadmap',
        },
        openChecklist,
      ],
    },
  },
};

function describeCategory({ category, step, completed, total, open }: CategoryCrossing): Words {
  const done = `${completed} of ${total} tasks are completed`;
  return open === 0
    ? {
        type: 'completion',
        title: `${category} is complete`,
        message: `${done}, and nothing is left open there. The checklist shows what comes next.`,
        suggestions: ['Go on with the next must-have'],
        actionButtons: [openChecklist, showMustHaves(step)],
      }
    : {
        type: 'completion',
        title: `${category} is almost complete`,
        message: `${done}. Finish what is left, or mark it as not needed, and this part is behind you.`,
        suggestions: ['Close it while it is fresh in your mind'],
        actionButtons: [
          openChecklist,
          ask(
            'Ask about what is left',
            `What is left to do in ${category} of step ${step}, and is it worth it for my idea?`,
          ),
        ],
      };
}

/** The nudge of a crossing: short, kind, about what comes next. */
export function writeNudge(crossing: Crossing): Nudge {
  const words = crossing.kind === 'step' ? stepWords[crossing.step][crossing.threshold] : describeCategory(crossing);
  return { id: crossing.id, threshold: crossing.threshold, ...words };
}
