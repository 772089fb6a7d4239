import { type Ask, asks } from './asks.ts';
import type { Conversation } from './conversation.ts';
import type { Measured } from './measures.ts';
import { medianOf, percent } from './tables.ts';
import { targets } from './targets.ts';

const targetNames = [
  'not written',
  'faults',
  'errors',
  'word for word',
  'unchanged',
  'same mould',
  'adrift',
  'poor',
  'hollow',
] as const;
type Missed = { target: (typeof targetNames)[number]; what: string };
/** A missed target in one line; `isHeldOut` where it is about an idea that nobody may tune for. */
export type Failure = Missed & { at: string; isHeldOut: boolean };

/**
 * What fails a target: a single text by what was asked for, a kind of text by the median of the masked figures. Every kind is asked of
 * every idea; of one that is no product, none is.
 */
export function findFailures(conversations: Conversation[], measured: Measured[]): Failure[] {
  const ofIdeas = conversations.flatMap(({ idea, missing, cost }): Failure[] => {
    const notWritten = idea.isVague ? [] : missing;
    const isHeldOut = idea.isHeldOut ?? false;
    const faults: Failure = { target: 'faults', at: idea.key, what: `${cost.faults} calls or tools failed`, isHeldOut };
    return [
      ...(cost.faults > targets.mostFaults ? [faults] : []),
      ...(notWritten.length > targets.mostNotWritten ? notWritten : []).map(
        ({ ask }): Failure => ({
          target: 'not written',
          at: `${idea.key}, ${nameOf(ask)}`,
          what: 'not written',
          isHeldOut,
        }),
      ),
    ];
  });
  const ofTexts = measured.flatMap((text) =>
    findMissed(text).map((missed) => ({
      ...missed,
      at: `${text.ideaKey}, ${nameOf(text)}`,
      isHeldOut: text.isHeldOut,
    })),
  );
  return [...ofIdeas, ...ofTexts, ...findHollowOnes(measured), ...findMissedMedians(measured)];
}

function findMissed(text: Measured): Missed[] {
  const linesOf = (target: Missed['target'], found: { line: number; what: string }[]): Missed[] =>
    found.map(({ line, what }) => ({ target, what: `line ${line}: ${what}` }));
  const errors = text.errors.map(({ line, message }) => ({ line, what: message }));
  const adrift = text.adrift.map(({ line, fault }) => ({ line, what: fault }));
  const isVerbatim = text.of === 'document' && text.verbatimShare >= targets.mostVerbatim;
  return [
    ...(errors.length > targets.mostErrors ? linesOf('errors', errors) : []),
    ...(isVerbatim
      ? [{ target: 'word for word' as const, what: `${percent(text.verbatimShare)} stands word for word in another’s` }]
      : []),
    ...(adrift.length > targets.mostAdrift ? linesOf('adrift', adrift) : []),
    ...(text.poor.length > targets.mostPoor ? text.poor.map((what): Missed => ({ target: 'poor', what })) : []),
  ];
}

/** What is hollow, by its kind, where the ideas that are not held out have more of it than they may. */
function findHollowOnes(measured: Measured[]): Failure[] {
  const all = measured
    .filter(({ isHeldOut }) => !isHeldOut)
    .flatMap((text) => text.hollow.map((one) => ({ ...one, at: `${text.ideaKey}, ${nameOf(text)}` })));
  const over = Object.entries(targets.mostHollow).flatMap(([kind, most]) => {
    const found = all.filter((one) => one.kind === kind);
    return found.length > most ? found : [];
  });
  return over.map(({ kind, line, what, at }) => ({
    target: 'hollow',
    at,
    what: `line ${line}: ${kind}: ${what}`,
    isHeldOut: false,
  }));
}

/** The kinds of text whose median is over a masked figure, of the ideas that are not held out; of too few ideas no median is judged. */
function findMissedMedians(measured: Measured[]): Failure[] {
  const open = measured.filter(({ isHeldOut }) => !isHeldOut);
  return asks.flatMap(({ kind, of }): Failure[] => {
    const texts = open.filter((text) => text.kind === kind);
    if (new Set(texts.map(({ ideaKey }) => ideaKey)).size < targets.fewestOfMedian) return [];
    return maskedFigures.flatMap(({ target, read, most, tells }) => {
      const median = medianOf(texts.map(read));
      const missed = { target, at: nameOf({ kind, of }), what: `the median: ${percent(median)} ${tells}` };
      return median >= targets[of][most] ? [{ ...missed, isHeldOut: false }] : [];
    });
  });
}

const maskedFigures = [
  {
    target: 'unchanged',
    read: (text: Measured) => text.unchangedShare,
    most: 'mostUnchanged',
    tells: 'is another’s but for what is filled in',
  },
  {
    target: 'same mould',
    read: (text: Measured) => text.sameMouldShare,
    most: 'mostSameMould',
    tells: 'is of the mould of others’',
  },
] as const;

/** Single texts over a masked figure, highest first: what to look at next, and no failure. */
export function listOver(measured: Measured[]): { at: string; what: string }[] {
  return measured
    .flatMap((text) =>
      maskedFigures.flatMap(({ read, most, tells }) => {
        const over = read(text) - targets[text.of][most];
        const line = { at: `${text.ideaKey}, ${nameOf(text)}`, what: `${percent(read(text))} ${tells}` };
        return over >= 0 ? [{ ...line, over }] : [];
      }),
    )
    .toSorted((a, b) => b.over - a.over);
}

const nameOf = ({ kind, of }: { kind: string; of: Ask['of'] }) => (of === 'prompt' ? `prompt ${kind}` : kind);

/** '3 targets are missed: errors 1, same mould 2', or that every one is met. */
export function tellFailures(failures: Failure[]): string {
  if (failures.length === 0) return 'Every target is met.';
  const counts = targetNames
    .map((name) => ({ name, count: failures.filter(({ target }) => target === name).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`);
  return `${failures.length} targets are missed: ${counts.join(', ')}.`;
}
