import { expect, it } from 'vitest';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { linkRecords } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { criteriaOfLine } from '#worker/features/guide/outline/outline-criteria.rules.ts';
import { readActs } from '#worker/features/guide/outline/outline-idea.rules.ts';
import { recordsOf } from '#worker/features/guide/outline/outline-made-records.rules.ts';

/** What the system does upon the first of some lines on scaffolds. */
function effectsOf(...acts: string[]): string[] {
  const outline = {
    ...emptyOutline(),
    people: ['Inspectors (me)'],
    records: [
      'Scaffold: site; states: built, in use, failed',
      'Inspection: scaffold, outcome (pass, fail)',
      'Check: scaffold, still there (yes/no)',
      'Look: scaffold, colour (red, green)',
    ],
    acts,
  };
  const cast = castOf(outline, 'Acme');
  const { told } = readActs(acts, cast);
  const links = [...linkRecords(told, recordsOf(outline, cast)).values()];
  const [one] = told;
  const [client] = cast.people.map(({ noun }) => noun);
  if (!one || !client) return [];
  const around = { client, host: undefined, item: client, name: 'Acme', before: undefined };
  return criteriaOfLine(one, around, links).map((text) => text.replace(/^.*THE SYSTEM SHALL /, ''));
}

it.each([
  ['inspection: outcome', '“in use” where outcome is pass and to “failed” where outcome is fail'],
  ['check: still there', '“in use” where still there is yes and to “failed” where still there is no'],
  ['look: colour', '“in use” or “failed”'],
])('new %s sets the scaffold to %s', (made, states) => {
  const effects = effectsOf(`An inspector looks at a scaffold → new ${made}; the scaffold becomes in use or failed`);
  expect(effects.join('\n')).toContain(`set the scaffold to ${states}`);
});
