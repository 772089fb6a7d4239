import { expect, it } from 'vitest';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';

const draftOf = (idea: string) => draftReading('Acme', idea, []).outline;

it('names the thing that was reported on, which is entered and seen before somebody acts', () => {
  const { acts } = draftOf(
    'Walkers report fallen rocks on our trails, wardens clear the rocks, and walkers see which trails are closed.',
  );
  const at = (words: string) => acts.findIndex((line) => line.includes(words));
  expect(acts[at('new report')]).toContain('new report: trail, what was seen, place, day, photo');
  expect(at('new trail')).toBeLessThan(at('new report'));
  expect(at('see the reports')).toBeLessThan(at('report is cleared'));
  expect(acts[at('see the reports')]).toContain('photo and state of each report');
});

it('has what the end of the year brings about behind the sights', () => {
  const { acts } = draftOf(
    'Members of our spinning club bring wool and weigh it at the door. At the end of the year everyone gets yarn by what they brought.',
  );
  expect(acts.findIndex((line) => line.startsWith('Members see'))).toBeLessThan(
    acts.findIndex((line) => line.startsWith('At the end of the year')),
  );
});

it('gives a day to what somebody sees on the day, and shows what was said of it', () => {
  const { acts } = draftOf(
    'A tool for our village theatre: the director lists the scenes, the costume lady says what is needed for each, and on the evening the actors see what to wear.',
  );
  expect(acts).toEqual(
    expect.arrayContaining([
      'The director lists the scenes → new scene: name, day, note',
      'The costume lady says what is needed for each scene → scene gets what is needed; the director is told',
    ]),
  );
  expect(acts.at(-1)).toMatch(
    /^On the evening, the actors see what to wear → shows name, .*what is needed of each scene$/,
  );
});
