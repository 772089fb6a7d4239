import { describe, expect, it } from 'vitest';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { stemsIn } from '#worker/features/guide/grammar/stems.rules.ts';
import { buildable } from '#worker/features/guide/idea/own-pattern.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { tellOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { readDecidedIdea } from '#worker/features/guide/product/decided-idea.rules.ts';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';
import { ideas } from '../eval/ideas/all.ts';

/** Of a hundred lines on who does what so many are read as an act of somebody. */
const leastRead = 97;

const drafts = ideas
  .map(({ key, name, description }) => ({ key, name, description, ...draftReading(name, description, []) }))
  .filter(({ idea }) => !idea.language);

const actsOf = (told: Told[]) =>
  buildable(told).filter(
    ({ kind, not, who, verb }) => kind === 'act' && !not && who !== undefined && verb !== 'ensure',
  );

describe('what was read of an idea, as an outline', () => {
  const sure = drafts.filter(({ isSure }) => isSure);
  const all = sure.map(({ key, name, description, idea, read }) => {
    const anew = readDecidedIdea(name, description, [{ topic: toldAnew, decision: tellOutline(read) }]);
    return { key, idea, anew, lines: read.acts, after: actsOf(anew.told) };
  });

  it('is read as what each of its lines says', () => {
    const count = all.flatMap(({ lines }) => lines).length;
    const lost = all.filter(({ lines, after }) => after.length < lines.length);
    const share = 100 - (100 * lost.reduce((sum, { lines, after }) => sum + lines.length - after.length, 0)) / count;
    const told = lost.map(({ key, lines, after }) => `${key}: ${after.length} of\n${lines.join('\n')}`).join('\n');
    console.info(`${share.toFixed(1)} of 100 lines come back. Lost:\n${told}`);
    expect(share, told).toBeGreaterThanOrEqual(leastRead);
  });

  it('is for the same people', () =>
    expect(
      all
        .filter(({ idea }) => idea.clientKnown)
        .filter(({ idea, anew }) => idea.client.one !== anew.client.one)
        .map(({ key }) => key),
    ).toEqual([]));

  it.each(drafts.map((draft) => ({ ...draft, lines: Object.values(draft.outline).flat().join(' ') })))(
    'loses no sentence of $key',
    ({ description, lines }) => {
      const has = new Set(stemsIn(lines));
      const lost = description
        .split(/(?<=[.!?])\s+|\n+/)
        // What only announces a list says nothing by itself.
        .filter((sentence) => !/:\s*$/.test(sentence))
        .filter((sentence) => stemsIn(sentence).filter((stem) => !has.has(stem)).length * 2 > stemsIn(sentence).length);
      expect(lost).toEqual([]);
    },
  );
});
