import { describe, expect, it } from 'vitest';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { withoutField } from '#worker/features/guide/outline/outline-dropped-fields.rules.ts';

const club = {
  ...emptyOutline(),
  acts: [
    'Members report damage with a photo → new report: boat, what is wrong, photo, urgent; the boatman is told',
    'Members add a boat → new boat: name, photo of the hull',
  ],
  records: ['Report: member, boat, what is wrong, photo, urgent yes or no; states: reported, done'],
  rules: ['Photos are deleted after 1 year.', 'Members see only their own reports.'],
};

describe('a field that is no longer kept', () => {
  it('leaves every list, and takes with it the rules that hold of it alone', () => {
    const left = withoutField(club, 'photo of the report');
    expect(left?.acts).toEqual([
      'Members report damage → new report: boat, what is wrong, urgent; the boatman is told',
      club.acts[1],
    ]);
    expect(left?.records).toEqual(['Report: member, boat, what is wrong, urgent yes or no; states: reported, done']);
    // The boat still has one.
    expect(left?.rules).toEqual(club.rules);
    expect(withoutField({ ...club, acts: club.acts.slice(0, 1) }, 'the photo')?.rules).toEqual([club.rules[1]]);
  });

  it('is known by what it is called in the list', () => {
    expect(withoutField(club, 'the urgent flag')?.records[0]).toBe(
      'Report: member, boat, what is wrong, photo; states: reported, done',
    );
  });

  it('is none where no line lists it', () => {
    expect(withoutField(club, 'the colour')).toBeUndefined();
    expect(withoutField(club, 'boatman')).toBeUndefined();
  });
});
