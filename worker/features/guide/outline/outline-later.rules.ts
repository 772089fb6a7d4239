import { saysOutcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { partSights } from '#worker/features/guide/grammar/sights.rules.ts';
import { stemsIn, tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { capitalise, lowerFirst, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { sentencesIn } from '#worker/features/guide/idea/reading-lines.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { withoutAssigned } from '#worker/features/guide/outline/outline-assigned-fields.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { tellsLoad } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { leansOn, openingOf, reconsidersNumber, toldIn } from '#worker/features/guide/outline/outline-message.rules.ts';
import {
  aboutOf,
  figuresIn,
  readReconsidered,
  readRenumbering,
} from '#worker/features/guide/outline/outline-numbers.rules.ts';
import { overruledBy } from '#worker/features/guide/outline/outline-overruled.rules.ts';
import { type Placed, placeTold } from '#worker/features/guide/outline/outline-place.rules.ts';
import { readEnough, readPreferring, readUnpriced } from '#worker/features/guide/outline/outline-preferred.rules.ts';
import { againstAct } from '#worker/features/guide/outline/outline-second-thoughts.rules.ts';

/**
 * Where a line stands that was told later, and the line in whose place it comes; `either`: any of these could have been meant; `gone`: what
 * it was not to do, and does by this line.
 */
export type PlacedLater = Placed & { was?: string; either?: string[]; gone?: string[] };

const longestLine = 600;
const bare = (sentence: string) => sentence.trim().replace(/[.!\s]+$/, '');
/** The same subject said again: 'Let the others not see it. They only see …'. */
const others = /^(?:let )?((?:the|all|both) (?:others?|rest|[\p{L}-]+s)) /iu;

/** A rule and the sentences that lean on it: what goes on with its people stands by itself, all else stays with it as one line. */
function holdTogether(first: string, rest: string[]): string[] {
  const subject = others.exec(first)?.[1];
  const lines = [first];
  for (const sentence of rest) {
    if (subject && /^they /i.test(sentence)) lines.push(sentence.replace(/^they/i, capitalise(subject)));
    else lines[lines.length - 1] = `${bare(lines.at(-1) ?? '')}. ${sentence}`;
  }
  return lines.map(bare);
}

/** 'The technicians share one computer; the nurses have a tablet' are two lines. */
const partClauses = (sentence: string): string[] => {
  const seen = partSights(sentence);
  if (seen.length > 1) return seen.map((part) => capitalise(part));
  const parts = sentence.split(/;\s+/);
  const isEach = parts.every((part, at) => part.split(' ').length > 3 && !(at > 0 && leansOn(parts[0] ?? '', part)));
  return isEach ? parts.map((part) => capitalise(part)) : [sentence];
};

/**
 * Where a part of a message stands in an outline: a change of a number in the line that states it, what is told besides below its
 * heading, and sentences that lean on the one before as one line with it.
 */
export function placePart(part: string, outline: Outline, name: string): PlacedLater[] {
  const sentences = sentencesIn(part).map(({ raw }) => raw.trim());
  const [first = '', ...after] = sentences;
  // Whoever writes an arrow writes the line of an outline, as it is to stand there.
  if (saysOutcome(first) && first.length < longestLine)
    return [
      { section: 'acts', line: bare(first) },
      ...(after.length > 0 ? placePart(after.join(' '), outline, name) : []),
    ];
  if (reconsidersNumber(first)) return placeReconsidered(first, after, outline, name);
  const change = readRenumbering(sentences, outline);
  if (change?.changed) {
    const { changed, rest } = change;
    const at = rest.findIndex((sentence) => !onThatDay.test(sentence));
    const leaning = at < 0 ? rest : rest.slice(0, at);
    const line = [changed.line, ...leaning].map(bare).join('. ');
    const now = { ...outline, [changed.section]: replaced(outline[changed.section], changed.was, line) };
    const besides = rest.slice(leaning.length).flatMap((sentence) => placePart(sentence, now, name));
    return [{ ...changed, line: leaning.length > 0 ? line : changed.line }, ...besides];
  }
  const groups: string[][] = [];
  for (const clause of sentences.flatMap(partClauses)) {
    const last = groups.at(-1);
    if (last && leansOn(last.at(-1) ?? '', clause)) last.push(clause);
    else groups.push([clause]);
  }
  const told = groups.flatMap((group) => placeGroup(group, outline, name));
  const { either = [] } = change ?? {};
  return either.length > 0 ? told.map((one) => ({ ...one, either })) : told;
}

/** What is told of a number that is thought about again, in the place of the rule that stated it; acts beside it stay acts. */
function placeReconsidered(said: string, after: string[], outline: Outline, name: string): PlacedLater[] {
  const again = readReconsidered(said, outline);
  const placed = after.map((sentence) => ({ sentence, told: placeTold(sentence, outline, name) }));
  const isRule = ({ told }: { told: Placed[] }) => told.every(({ section }) => section === 'rules');
  const rules = placed.filter(isRule).map(({ sentence }) => lowerFirst(bare(sentence)));
  if (!again || rules.length === 0) return after.length > 0 ? placePart(after.join(' '), outline, name) : [];
  const line = `${bare(again.open)}: ${rules.join(', ')}`;
  const beside = placed.flatMap((one) => (isRule(one) ? [] : one.told));
  return [{ section: 'rules', line, was: again.was }, ...beside];
}

const asRule = (line: string): Placed => ({ section: 'rules', line });

/** A sentence and those that lean on it: beside an act they hold with it, as one line. */
function placeGroup([first = '', ...rest]: string[], outline: Outline, name: string): PlacedLater[] {
  const thought = bare(first.replace(/[’‘]/g, "'").slice(openingOf(first).length));
  const cast = castOf(outline, name);
  const alone =
    rest.length === 0 ? (readPreferring(thought, outline, cast) ?? readEnough(thought, outline, cast)) : undefined;
  const instead = alone ?? readUnpriced(thought, rest, outline);
  if (instead) return instead;
  const against = againstAct(first, outline, name);
  if (against) {
    const bound = against.find(({ section }) => section === 'rules');
    const [line = '', ...more] = bound ? holdTogether(bound.line, rest) : [];
    return bound
      ? [...against.map((one) => (one === bound ? { ...one, line } : one)), ...more.map(asRule)]
      : [...against, ...rest.flatMap((sentence) => placeTold(sentence, outline, name))];
  }
  const placed = placeTold(first, outline, name);
  const [home] = placed;
  if (!home || rest.length === 0) return placed;
  if (home.section === 'rules') return holdTogether(home.line, rest).map(asRule);
  if (home.section === 'acts') return [...placed, asRule(bare(`${home.line}. ${rest.join(' ')}`))];
  return [...placed, ...rest.flatMap((sentence) => placeTold(sentence, outline, name))];
}

const onThatDay = /^(?:on|at|in|from|after|by) (?:that|this|the same)\b|^then\b/i;

const replaced = (lines: string[], was: string, line: string) => lines.map((one) => (one === was ? line : one));

/** The words of a line with its numbers: 'at 7' and 'at 8' are two. */
const plain = (text: string) => [...stemsIn(text), ...(text.match(/\b\d\b/g) ?? [])].join(' ');

/** An outline with what was told since, where each part of that stands, and the sentences of answers that it amended. */
type Later = { outline: Outline; placed: Map<string, PlacedLater[]>; answers: Map<string, string> };

/**
 * An outline with what was told since, a message or a part of one each; what is told anew takes the place of the line that told it.
 * @param answered sentences of the answers to a form, which hold as the rules do.
 */
export function withTold(outline: Outline, told: string[], name: string, answered: string[] = []): Later {
  const now: Record<keyof Outline, string[]> = { ...outline };
  const placed = new Map<string, PlacedLater[]>();
  const rules: string[] = [];
  const answers = new Map(answered.map((sentence) => [sentence, sentence]));
  const stand = (said: PlacedLater, message: string) => {
    const one = amended(
      said,
      message,
      [...now.rules, ...answers.values()].filter((line) => said.section === 'rules' || tellsSight(said, line)),
      now.rules,
    );
    const answer = answered.find((sentence) => one.was !== undefined && answers.get(sentence) === one.was);
    if (answer !== undefined && !now.rules.includes(one.was ?? '')) {
      answers.set(answer, one.line);
      return one;
    }
    const lines = now[one.section];
    if (one.was === undefined && lines.some((line) => plain(line) === plain(one.line))) return one;
    const was = one.was ?? (one.section === 'acts' ? sameAct(one.line, now, name) : undefined);
    // What takes an act out stands elsewhere.
    const isOut = was !== undefined && !lines.includes(was) && now.acts.includes(was);
    if (isOut) now.acts = now.acts.filter((line) => line !== was);
    now[one.section] = was === undefined || isOut ? [...lines, one.line] : replaced(lines, was, one.line);
    if (one.section === 'acts') now.acts = withoutAssigned(now.acts, one.line, now, name);
    const again = rules.filter((line) => line !== one.line && tellsAgain(one.line, line));
    now.rules = now.rules.filter((line) => !again.includes(line));
    if (one.section === 'rules') rules.push(one.line);
    const gone = /^(?:acts|rules)$/.test(one.section) ? overruledBy(one.line, now.nots) : [];
    now.nots = now.nots.filter((line) => !gone.includes(line));
    return { ...one, ...(was === undefined ? {} : { was }), ...(gone.length > 0 ? { gone } : {}) };
  };
  for (const message of told)
    placed.set(
      message,
      toldIn(message).flatMap((part) => placePart(part, now, name).map((one) => stand(one, message))),
    );
  return { outline: now, placed, answers };
}

/** 'Drivers see the ramp and the holder' reads as an act, and amends what was answered on who sees what. */
const tellsSight = ({ section, line }: PlacedLater, answer: string) =>
  section === 'acts' && [line, answer].every((text) => /\bsees?\b/i.test(text));

/** A second thought: what is told amends what was told before. */
const thinksAgain =
  /\b(?:actually|on reflection|on second thoughts?|chang(?:ed|e) (?:my|our) minds?|prayed|thought again|slept on|reconsidered|instead|no longer|not any ?more|from now on|after all|not always|the rest stays?|was wrong|yeah,? nah)\b/i;
const leastShared = 2;
/** Of what the old line is about so much must be told again. */
const leastOfOld = 0.34;

/** A rule of a second thought stands with the one rule that it amends, as one line, so that nobody builds the old one alone. */
function amended(one: PlacedLater, message: string, rules: string[], outlined: string[]): PlacedLater {
  const load = tellsLoad(one.line) && rules.find((line) => tellsLoad(line) && holdsAll(one.line, line));
  if (load && one.was === undefined) return { ...one, was: load };
  if (one.was !== undefined || !thinksAgain.test(message)) return one;
  const about = [...aboutOf(one.line), ...figuresIn(one.line)];
  const scored = rules
    .map((line) => {
      const own = [...aboutOf(line), ...figuresIn(line)];
      const shared = own.filter((stem) => about.includes(stem)).length;
      return { line, shared, share: shared / Math.max(1, own.length) };
    })
    .filter(({ line, shared, share }) => line !== one.line && shared >= leastShared && share >= leastOfOld)
    .toSorted((a, b) => b.shared - a.shared);
  const [best, second] = scored;
  if (!best || best.shared === second?.shared) return one;
  const section = outlined.includes(best.line) ? 'rules' : one.section;
  return { ...one, section, line: `${bare(best.line)}; but ${lowerFirst(one.line)}`, was: best.line };
}

/** Whether a line names all that another is about, with its numbers. */
function holdsAll(line: string, before: string): boolean {
  const [about, figures] = [aboutOf(line), figuresIn(line)];
  return (
    aboutOf(before).every((stem) => about.includes(stem)) &&
    // 'With one warning' and 'warn' are the same.
    figuresIn(before).every((figure) => /^1 /.test(figure) || figures.includes(figure))
  );
}

/** Whether a line says all that an earlier message told, of the same ones and with the same numbers, in other words. */
function tellsAgain(line: string, before: string): boolean {
  const [about, stems] = [aboutOf(line), aboutOf(before)];
  // 'A gold member …' is not what was told of a member.
  const [first = ''] = stems;
  const qualifier = about[about.indexOf(first) - 1];
  const narrows = qualifier !== undefined && new RegExp(`\\b${qualifier}\\p{L}* ${first}`, 'iu').test(line);
  const denies = (text: string) => /\b(?:not?|never|nobody|cannot)\b|n't\b/i.test(text);
  return stems.length > 3 && denies(line) === denies(before) && !narrows && holdsAll(line, before);
}

/** How often and when: what a second telling may change. */
const howOften = tellingStems('twice time second morning evening night daily hourly weekly');
const actOf = (phrase: string) => tellingStems(phrase).difference(howOften);
/** Of what an act is about so much must be told again. */
const leastSame = 0.6;

/** The line that tells the same act of the same actor with the same thing, in another way. */
function sameAct(line: string, outline: Outline, name: string): string | undefined {
  const cast = castOf(outline, name);
  const now = readActLine(line, cast);
  const object = now?.object && singularOf(now.object.one);
  if (!now || !object) return undefined;
  const has = actOf(now.phrase);
  return outline.acts.find((one) => {
    const old = readActLine(one, cast);
    if (!old?.object || old.verb !== now.verb || singularOf(old.object.one) !== object) return false;
    if ((typeof old.who === 'object' ? old.who.one : old.who) !== (typeof now.who === 'object' ? now.who.one : now.who))
      return false;
    const stems = actOf(old.phrase);
    return stems.intersection(has).size >= stems.size * leastSame;
  });
}
