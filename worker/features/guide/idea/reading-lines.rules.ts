import { stemsIn } from '#worker/features/guide/grammar/stems.rules.ts';
import { readToldRecords } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, isPlural, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { cleanIdea } from '#worker/features/guide/idea/cleaning.rules.ts';
import { type Idea, readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { sentenceOf, type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';

/**
 * A sentence of a description as it stands in its `row`, and what is shown of it, a plain sentence a line; none of what is only told around
 * it. `isPoint`: it stands in a list, whose heading tells how it is meant.
 */
export type Unit = { raw: string; row: number; lines: string[]; told: Told[]; isPoint: boolean };

const point = /^\s*(?:[-–*•·]|\d{1,2}[.)])\s+/u;
/** What ends no sentence: 'e.g. by card'. */
const abbreviated =
  /(?:\b(?:e\.g|i\.e|etc|approx|max|min|incl|excl|ca|vs|resp|no|st|dr|mr|mrs|ms)|(?<!\p{L})\p{L})\.$/iu;

/** The sentences of a text as they stand in its rows; 'Dr. Irani' ends none. */
export function sentencesIn(text: string): { raw: string; row: number }[] {
  return text.split(/\n+/).flatMap((line, row) => {
    const found: { raw: string; row: number }[] = [];
    for (const raw of line.split(/(?<=[.!?])\s+/).filter((one) => one.trim() !== '')) {
      const last = found.at(-1);
      if (last && abbreviated.test(last.raw)) last.raw = `${last.raw} ${raw}`;
      else found.push({ raw, row });
    }
    return found;
  });
}

/** Which sentence each clause was read in: the one that has most of its words, rather a later one than one before the last found. */
function homesOf(told: Told[], sentences: { raw: string }[]): number[] {
  const words = sentences.map(({ raw }) => new Set(stemsIn(cleanIdea(raw))));
  let last = 0;
  return told.map(({ text, when }) => {
    const stems = stemsIn(`${text} ${when ?? ''}`);
    const scores = words.map((has, at) => {
      const share = stems.filter((one) => has.has(one)).length / Math.max(1, stems.length);
      return share - (at < last ? 0.2 : 0) - Math.abs(at - last) / 1_000;
    });
    const best = scores.indexOf(Math.max(...scores));
    if ((scores[best] ?? 0) > 0.5) last = best;
    return best;
  });
}

/** Told around the idea; nothing is built of it. */
export const isAside = ({ kind, isRemark }: Told) => kind === 'background' || isRemark === true;

/** 'Volunteers with the right skill', 'colleagues who live near': who of them it is. */
const closer = / (?:who|with|from|in|of|on) /;

/** 'The app keeps 8 percent', 'Members reserve a boat, so that nobody waits': a clause as a sentence that stands by itself. */
export function lineOf(told: Told, raw: string): string {
  const { who, kind, not, device, subject, verb, phrase, text, when, why, otherwise, details } = told;
  const isOwn = who === 'product' && !device;
  const isAct = kind === 'act' && !not && !device && typeof who === 'object';
  const plain =
    isOwn && kind === 'act' && not
      ? [text.replace(/^(?:and )?(?:it|this|that)\b/i, 'The app'), when].filter(Boolean).join(' ')
      : isAct && closer.test(subject)
        ? [subject, isPlural(subject.split(closer)[0]?.split(' ').at(-1) ?? '') ? verb : thirdOf(verb), phrase, when]
            .filter(Boolean)
            .join(' ')
        : sentenceOf(told, 'The app');
  // Fields that another sentence lists are told there.
  const isListed = details?.every((one) => raw.toLowerCase().includes(one.toLowerCase()));
  const said = kind === 'fragment' ? asOurs(plain, raw) : plain;
  return `${capitalise(said.replace(/^(?:and|but|also|so) /i, ''))}${isListed ? `: ${details?.join(', ')}` : ''}${
    why ? `, so that ${why.replace(/^(?:so )?that /, '')}` : ''
  }${otherwise ? `, otherwise ${otherwise}` : ''}.`.replace(/,\./, '.');
}

/** 'Our rowing club' is the writer's own place, and stays so. */
function asOurs(text: string, raw: string): string {
  const own = text.replace(/^the /i, '');
  const at = raw.search(new RegExp(`\\b(?:our|my) ${own.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'iu'));
  return own === text || at < 0 ? text : raw.slice(at, at + own.length + (/^my/i.test(raw.slice(at)) ? 3 : 4));
}

/** What is the same for two clauses that say the same, whoever 'it' was. */
export function senseOf({ kind, who, not, device, verb, phrase, when, text }: Told): string {
  const plain = (words: string) =>
    (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !/^(?:the|an?|it|its|their|them|they)$/.test(word))
      .map(singularOf)
      .join(' ');
  const actor = typeof who === 'object' ? who.one : (who ?? '');
  return kind === 'act' && !not && !device
    ? `${actor}: ${verb} ${plain(`${phrase} ${when ?? ''}`)}`
    : `${kind === 'background' ? kind : 'holds'}: ${plain(`${text} ${when ?? ''}`)}`;
}

/**
 * The sentences of a description with what was understood of them, a line for each clause. Where a clause told in that way would be read as
 * something else, and where `isOwn`, the line is the owner's own sentence.
 */
export function unitsOf(description: string, idea: Idea, isOwn: boolean): Unit[] {
  const sentences = sentencesIn(description);
  // What was translated is read in sentences of its own, so that each of the owner's may carry something.
  const homes = idea.language ? [] : homesOf(idea.told, sentences);
  const units = sentences.map(({ raw, row }, at): Unit => {
    const told = idea.told.filter((_, index) => homes[index] === at);
    const shown = told.filter((one) => !isAside(one));
    const isListed = told.length === 0 && readToldRecords(raw, description).records.length > 0;
    const own = shown.length > 0 || isListed || idea.language ? [ownLine(raw)] : [];
    return {
      raw,
      row,
      lines: isOwn || isListed ? own : shown.map((one) => lineOf(one, raw)),
      told,
      isPoint: point.test(raw),
    };
  });
  return isOwn ? units : withOwnWords(units, idea);
}

/** 'It has.', 'When there is no signal.': no sentence by itself. */
export const scrap = /^(?:(?:it|that|this|they) )?\S+\.$|^(?:when|if|while|whom|whose|who|and|or) /i;

export const ownLine = (raw: string) => raw.replace(point, '').replace(/\s+/g, ' ').trim();

/** The owner's words for what would not come back the same. */
function withOwnWords(units: Unit[], idea: Idea): Unit[] {
  const text = units.flatMap(({ lines }) => lines).join('\n');
  const back = new Set(readIdea(idea.name, text, [], '', idea.reading).told.map(senseOf));
  return units.map((unit) => {
    const isSame = unit.told.every((one) => isAside(one) || back.has(senseOf(one)));
    return isSame && !unit.lines.some((line) => scrap.test(line)) ? unit : { ...unit, lines: [ownLine(unit.raw)] };
  });
}
