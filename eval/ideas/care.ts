import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas as tested } from '#worker/features/guide/testing/ideas.ts';
import type { Idea } from './idea.ts';

/** Health, schools, associations and charities. */
export const careIdeas: Idea[] = [
  {
    key: 'clinic',
    name: 'Intake at Home',
    description: `${tested.clinic} Allergies must be shown first.`,
    answers: { 'sign in': 'A link by text message that works until the visit is over' },
  },
  {
    key: 'charity',
    name: 'Warm Coats',
    description:
      'A charity that gives winter coats to families. Donors register coats with size and photo, social workers request them for a family without giving names, and drivers collect and deliver on Thursdays.',
  },
  {
    key: 'timetable',
    name: 'Period Five',
    description:
      'A timetable planner for a school with 40 teachers. The deputy head enters classes, rooms and who can teach what, the program proposes a week without clashes, and teachers see substitutions in the morning.',
  },
  {
    key: 'choir',
    name: 'Second Alto',
    description: everydayIdeas.choir,
  },
  {
    key: 'children-reading',
    name: 'Owl Pages',
    description:
      'A reading app for children aged 5 to 8. A child reads a short story aloud, gets a feather for each page and builds an owl; parents see which words were hard and choose the next stories. No ads, no chat.',
  },
  {
    key: 'blood-sugar',
    name: 'Steady',
    description:
      'I have type 1 diabetes and want to log my blood sugar, meals and insulin in less than ten seconds, see patterns for the week, and give my doctor a report every three months. It gives no medical advice.',
  },
  {
    key: 'elderly-check',
    name: 'Good Morning Button',
    description:
      "My grandfather lives alone. I'd like an app where he presses one button in the morning to say he is ok and if he doesn't, my sister and I get a message.",
  },
  {
    key: 'sports-club',
    name: 'Whistle',
    description:
      'Football club for kids: trainers announce games, parents say who can come and who drives, and the club sees which teams need a referee on Sunday.',
  },
  {
    key: 'museum',
    name: 'Room to Room',
    description:
      'A guide for the visitors of our town museum. They stand in front of an object, type its number and listen to a story in their language, also without internet. The curator adds objects and sees which are heard to the end.',
  },
];
