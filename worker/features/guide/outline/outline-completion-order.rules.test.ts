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
