import { readForm } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { isTold, namesProduct } from '#worker/features/guide/grammar/moods.rules.ts';
import { remarkStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { readToldRecords } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { isAside, lineOf, ownLine, scrap, type Unit } from '#worker/features/guide/idea/reading-lines.rules.ts';
import { isLimit, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import { emptyOutline, type Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { linkRecords } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { castLines, keptLines } from '#worker/features/guide/outline/outline-draft-cast.rules.ts';
import { sectionOfRule } from '#worker/features/guide/outline/outline-draft-rules.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { recordsOf } from '#worker/features/guide/outline/outline-made-records.rules.ts';
import { draftOutcome } from '#worker/features/guide/outline/outline-outcomes.rules.ts';
import { seesAll } from '#worker/features/guide/outline/outline-place.rules.ts';
import { tellsPrice } from '#worker/features/guide/outline/outline-prices.rules.ts';
import { peopleIn, readProse } from '#worker/features/guide/outline/outline-prose.rules.ts';
import { clausesIn } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';
import { doerOf, selfNamed } from '#worker/features/guide/outline/outline-prose-people.rules.ts';
import { pointsIn } from '#worker/features/guide/outline/outline-prose-points.rules.ts';
import { sectionsOf, sortSentences } from '#worker/features/guide/outline/outline-sorting.rules.ts';

type Section = keyof Outline;
type Line = { section: Section; line: string };

/** 'We need something that keeps the sheet music': what it is to be, said of whoever wants it. */
const wish =
  /^(?:(?:I|we)(?:'d| would)?|(?:my|our|the) [\p{L} -]{2,40}?) (?:wants?|needs?|(?:am|are|is) looking for|(?:would )?likes?) (?:an?|some(?:thing|where|body)|to)\b/iu;
/** It binds whoever they are, and nobody of those who sign in. */
const openToAll = /^Everybody \p{L}+ .{3,60} without signing in[.!]?$/u;
/** 'I need an app for my dog walking business': it says for what it is, and nothing that anybody does. */
const wishedFor =
  /^(?:I|We) (?:(?:really|just|now|also) )?(?:want|need|would like|'d like|am looking for|are looking for) an? (?:[\p{L}-]+ ){0,2}?(?:app|tool|site|website|page|platform|program|system) for (?:my|our|the|an?) (?:(?!(?:to|where|that|who|which|so|in|and)\b)[\p{L}-]+ ){0,4}[\p{L}-]+[.!]?$/iu;
/** 'Runners under 18 need the consent of a parent.' */
const bindsSome =
  /^(?:\p{L}+ ){1,3}(?:(?:who are |aged )?(?:under|over|below|above|younger than|older than|from|up to) \d+(?: years)?|without \p{L}+(?: \p{L}+)?) (?:needs?|must|may|can|cannot|has to|have to|pays?|gets?|are|is)\b/iu;
/** Of the words of a sentence so many may be missing in the lines that tell it. */
const mostMissing = 0.25;

/** Under which heading a clause stands. */
function sectionOf(told: Told): Section {
  const { kind, not, text, who } = told;
  if (isAside(told)) return 'today';
  if (readForm(text)?.kind === 'success') return 'aims';
  if (not) return isLimit(text) ? 'rules' : 'nots';
  if (kind === 'fragment') return 'is';
  return kind === 'act' && who !== undefined ? 'acts' : 'rules';
}

/** Whether the lines leave out much of what their sentence says. */
function isThin(raw: string, lines: Line[]): boolean {
  const said = remarkStems(raw);
  const left = said.difference(remarkStems(lines.map(({ line }) => line).join('\n')));
  return left.size > Math.max(2, said.size * mostMissing);
}

/** 'Mark each plot as fine.', 'Needs work or neglected.': a part of a list without whoever does it. */
const lone =
  /^(?:mark|note|check|give|take|put|bring|send|write|tell|ask|see|get)s? (?:each|every|the|an?|all|it|them|their|what|who)\b|^needs? \p{L}+ or \p{L}+/iu;

/** The lines of one sentence; a sentence that says one thing, or that can't be told in other words, stands as its owner wrote it. */
function linesOf({ raw, told }: Unit): Line[] {
  const own = ownLine(raw);
  if (readForm(own)?.kind === 'success') return [{ section: 'aims', line: own }];
  if ((wish.test(own) || namesProduct(own)) && !told.some((one) => sectionOf(one) === 'acts'))
    return [{ section: 'is', line: own }];
  const found = told.map((one) => ({ section: sectionOf(one), line: lineOf(one, raw) }));
  const [only, ...more] = found;
  if (!only) {
    // Fields and states are told of the things that are kept.
    return readToldRecords(own, own).records.length > 0 ? [] : [{ section: 'is', line: own }];
  }
  if (more.length === 0 && only.section !== 'acts') return [{ section: only.section, line: own }];
  const main = found.find(({ section }) => section === 'acts') ?? found.find(({ section }) => section !== 'is') ?? only;
  const isWhole = found.some(({ line }) => scrap.test(line) || lone.test(line)) || isThin(raw, found);
  return isWhole || found.every(({ section }) => section === 'today') ? [{ section: main.section, line: own }] : found;
}

/**
 * What was read of an idea, as an outline that its owner may change; each of its sentences stands in some section.
 * @param units its sentences with what was read of each.
 * @param isSure whether the people are told; where they are not, what can't be parted stands as it was written.
 */
export function outlineOf(idea: Idea, units: Unit[], isSure: boolean): Outline {
  const outline = emptyOutline();
  const description = units.map(({ raw }) => raw).join('\n');
  const points = pointsIn(units);
  const texts = points.map(({ text }) => text);
  const listed = points.find(({ isPoint, isAnnounced }) => isPoint && isAnnounced)?.text;
  const self = selfNamed(description);
  const people = peopleIn(points, self, /\b(?:our|we)\b/i.test(description), capitalise(idea.client.many));
  const sorted = new Map(isSure ? [] : sectionsOf(texts, listed).map(({ raw, section }) => [raw, section]));
  const { of, kept } = readProse(points, people, ({ text, unit }) =>
    isSure ? isAround(unit) : /^(?:today|aims|nots)$/.test(sorted.get(text) ?? ''),
  );
  const readOf = new Map(points.map((point) => [point.text, of.get(point)]));
  const lines = isSure
    ? points.flatMap((point, at) => {
        if (openToAll.test(point.text)) return [{ section: 'rules' as const, line: point.text }];
        if (wishedFor.test(point.text)) return [{ section: 'is' as const, line: point.text }];
        const own = of.get(point);
        // Who 'I' is without a name of their own is read of the whole; what has no line stands behind the arrow of the doing before.
        const isNamed =
          self !== undefined ||
          own?.length === 0 ||
          !own?.every(({ section, line }) => section !== 'today' && /^(?:I|We) /.test(line));
        const isRead = own !== undefined && (isNamed || linesOf(point.unit).length === 0);
        return isRead ? own : points[at - 1]?.unit === point.unit ? [] : linesOf({ ...point.unit, raw: point.text });
      })
    : sortSentences(texts, (text) => readOf.get(text), listed);
  for (const { section: read, line } of lines) {
    const section =
      (read === 'is' && bindsSome.test(line)) || (read === 'acts' && (tellsPrice(line) || seesAll.test(line)))
        ? 'rules'
        : read === 'rules' && isSure
          ? sectionOfRule(line)
          : read;
    const own = section === 'today' ? capitalise(line) : line;
    if (!outline[section].includes(own)) outline[section].push(own);
  }
  outline.people.push(...castLines({ idea, units, isSure, outline, people, self, description }));
  outline.records.push(...keptLines({ idea, isSure, outline, kept, description }));
  return outline;
}

/** Whether of a sentence nothing is built. */
const isAround = (unit: Unit) =>
  linesOf(unit).every(({ section }) => /^(?:today|aims|nots)$/.test(section)) && !tellsNoting(unit.raw);

const noting = /^(?:write|note|enter|log|record|report|mark|check|see)$/;
const what = /^(?:down |up )?(?:what|which|who|where|whether|if|how) .+$/i;
/** Whether somebody notes something in it, as 'sweeps write down what is wrong' complains of nothing. */
function tellsNoting(raw: string): boolean {
  const clauses = clausesIn(raw) ?? [];
  const noted = clauses.filter(
    (clause) =>
      noting.test(clause.verb.base ?? '') && what.test(clause.rest) && /^(?:person|thing)$/.test(doerOf(clause)),
  );
  const left = noted.reduce((text, { rest }) => text.replace(rest, ''), raw);
  return noted.length > 0 && !isTold(left.toLowerCase());
}
/** An outline whose lines on who does what say behind an arrow what was read to come of them, where they do not say it themselves. */
export function withOutcomes(outline: Outline, name: string): Outline {
  const cast = castOf(outline, name);
  const read = outline.acts.map((line) => readActLine(line, cast));
  const links = linkRecords(
    read.flatMap((told) => told ?? []),
    recordsOf(outline, cast),
  );
  const acts = outline.acts.map((line, at) => {
    const told = read[at];
    const link = told && !told.outcomes && !line.includes('→') ? links.get(told) : undefined;
    const outcome = link && draftOutcome(link);
    return outcome ? `${line.replace(/[.\s]+$/, '')} → ${outcome}` : line;
  });
  return { ...outline, acts };
}
