import { describe, expect, it } from 'vitest';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { stemsIn } from '#worker/features/guide/grammar/stems.rules.ts';
import { buildable } from '#worker/features/guide/idea/own-pattern.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { tellOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { readDecidedIdea } from '#worker/features/guide/product/decided-idea.rules.ts';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';
import { ideas } from '../eval/ideas/all.ts';

/** Of a hundred acts so many are read again in the outline that tells what was read. */
const leastSame = 97;

const drafts = ideas
  .map(({ key, name, description }) => ({ key, name, description, ...draftReading(name, description, []) }))
  .filter(({ idea }) => !idea.language);

const whoOf = ({ who }: Told) => (typeof who === 'object' ? who.one : who);
const wordsOf = ({ phrase, when }: Told) => stemsIn(`${phrase} ${when ?? ''}`);
const isSame = (one: Told, other: Told) =>
  whoOf(one) === whoOf(other) && one.verb === other.verb && wordsOf(one).every((word) => wordsOf(other).includes(word));
const actsOf = (told: Told[]) =>
  buildable(told).filter(({ kind, not, who, device }) => kind === 'act' && !not && who !== undefined && !device);

describe('what was read of an idea, as an outline', () => {
  const sure = drafts.filter(({ isSure }) => isSure);
  const all = sure.map(({ key, name, description, idea, read }) => {
    const anew = readDecidedIdea(name, description, [{ topic: toldAnew, decision: tellOutline(read) }]);
    const before = actsOf(idea.told);
    const after = actsOf(anew.told);
    return { key, idea, anew, before, lost: before.filter((one) => !after.some((other) => isSame(one, other))), after };
  });

  it('is read as the same acts of the same people', () => {
    const lost = all.flatMap(({ key, lost: acts }) => acts.map(({ text }) => `${key}: ${text}`));
    const share = 100 - (100 * lost.length) / all.flatMap(({ before }) => before).length;
    console.info(`${share.toFixed(1)} of 100 acts come back. Lost:\n${lost.join('\n')}`);
    expect(share, lost.join('\n')).toBeGreaterThanOrEqual(leastSame);
  });

  it('tells no fewer acts', () =>
    expect(all.filter(({ before, after }) => after.length < before.length).map(({ key }) => key)).toEqual([]));

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
        .filter((sentence) => stemsIn(sentence).filter((stem) => !has.has(stem)).length * 2 > stemsIn(sentence).length);
      expect(lost).toEqual([]);
    },
  );
});
