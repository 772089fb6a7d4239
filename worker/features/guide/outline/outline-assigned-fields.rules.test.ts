import { expect, it } from 'vitest';
import { readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { withTold } from '#worker/features/guide/outline/outline-later.rules.ts';

const race = readOutline(`Who uses it
- Runners
- Organisers (us)
What happens
- Runner registers for a distance → new registration: distance, name, bib number; the organiser is told
What is kept
- Distance: name
- Registration: runner, distance, name, bib number`);

it.each(['Bib numbers are given out by the organiser three days before', 'The organiser assigns the bib number'])(
  'nobody is asked for what somebody else gives later: %s',
  (said) => {
    if (!race) throw new Error('No outline');
    const { outline } = withTold(race, [said], 'Race');
    expect(outline.acts[0]).toBe(
      'Runner registers for a distance → new registration: distance, name; the organiser is told',
    );
    expect(outline.acts[1]).toMatch(/^The organiser (?:gives out|assigns) the bib number/);
    expect(outline.records).toEqual(race.records);
  },
);

it('somebody who enters it themselves is still asked', () => {
  if (!race) throw new Error('No outline');
  const { outline } = withTold(race, ['Runners enter their name'], 'Race');
  expect(outline.acts[0]).toContain('distance, name, bib number');
});

it('adds whoever is needed to those who use it, with what they do', () => {
  if (!race) throw new Error('No outline');
  const { outline } = withTold(race, ['There should be an admin who can delete registrations'], 'Race');
  expect(outline.people).toContain('Admins');
  expect(outline.acts.at(-1)).toBe('Admins delete registrations');
});

it('what is kept and handed out was chosen before', () => {
  const desk = readOutline(`Who uses it
- Students
- Storekeeper
What happens
- Students reserve a kit → new reservation: kit, from
- The storekeeper hands out the kit with a photo → reservation is handed out
What is kept
- Reservation: kit, from; states: asked for, handed out
- Kit: name`);
  if (!desk) throw new Error('No outline');
  const { outline } = withTold(desk, ['No photo at the handover after all, a signature is enough.'], 'Desk');
  expect(outline.acts[0]).toContain('new reservation: kit, from');
  expect(outline.acts.join()).toContain('signature');
});
