import { tourSteps } from '#web/features/tour/tour-steps.ts';
import type { Entry } from '../entries.ts';
import { go, keep, press } from '../steps.ts';

export const tourEntries: Entry[] = [
  {
    name: 'project created',
    as: 'talker',
    open: async (page, { places, people }) => {
      await keep(page, `tour-seen:${people.talker.userId}:${places.project('empty').id}`, true);
      await go(page, '/project-success/empty', 'Start Building');
    },
  },
  {
    name: 'project created, long name',
    as: 'talker',
    open: async (page) => {
      // The tour starts by itself a moment later, unless it is not to be had.
      await page.clock.install();
      await go(page, '/project-success/long', 'Show Me Around');
    },
  },
  ...tourSteps.map(
    ({ title }, at): Entry => ({
      name: `step ${at + 1}, ${title}`,
      as: 'talker',
      open: async (page) => {
        await go(page, '/documents/texts', 'Many Texts Documents');
        await press(page, 'button', 'Show guided tour');
        for (let step = 0; step <= at; step += 1) {
          await page.getByRole('dialog', { name: tourSteps[step]?.title ?? '', exact: true }).waitFor();
          if (step < at) await press(page, 'button', 'Next');
        }
      },
      // In the middle they are all alike.
      ...(at > 1 && at < 6 && { on: ['phone'] }),
    }),
  ),
];
