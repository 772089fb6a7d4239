import type { OptionText, QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';
import { type Subject, subjects } from '#worker/features/guide/content/subjects.ts';
import { putsInstead, readChanges } from '#worker/features/guide/decisions/changes.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { dropVague, escapeText, type Noun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { deniesEntrance } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import { jobsOf } from '#worker/features/guide/outline/outline-jobs.rules.ts';
import { namesIn } from '#worker/features/guide/outline/outline-names.rules.ts';

/** The topic under which a removal is kept; bringing it back is kept under the same one. */
export const leftOut = 'Left out: ';
/** Something that decisions took out of the product. */
export type Exclusion = Omit<Subject, 'titles'> & { inTitle: (title: string) => boolean };
type Shape = { key: string; title: string; says: string; criteria: string[]; rules: string[] };

/** What a subject in the user's words stands for: one of the known subjects, or its own words. */
export function toExclusion(subject: string): Exclusion | undefined {
  const known = subjects.find(({ signs }) => signs.test(subject));
  if (known) return { ...known, inTitle: (title) => known.titles.test(title) };
  const words = (subject.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []).filter(
    (word) => !/^(the|a|an|of|and|or|for|to|by|in|with|their|our|my)$/.test(word),
  );
  const stems = words.map((word) => {
    const plain = singularOf(word.replace(/(?<=\w{4})(?:ing|ed)$/, ''));
    return plain.slice(0, Math.max(4, plain.length - 1));
  });
  if (stems.length === 0 || !stems.some((stem) => stem.length >= 3)) return undefined;
  const phrase = words.map((word) => singularOf(word).replace(/[^\p{L}\p{N}]/gu, '.?')).join('\\w*\\W+(?:\\w+\\W+)?');
  const signs = new RegExp(`\\b${phrase}(?:s|es|ies)?\\b`, 'i');
  const label = dropVague(escapeText(subject.toLowerCase(), 60)) || 'that';
  return {
    id: stems.join(' '),
    label,
    signs,
    keys: [],
    traces: signs,
    inTitle: (title) => stems.every((stem) => ` ${title.toLowerCase()}`.includes(` ${stem}`)),
  };
}

/** What the lines of an idea themselves leave out by name, as decisions; none where it is no outline. */
export function linesLeftOut(told: string): Decision[] {
  const { rules = [], nots = [] } = readOutline(told) ?? {};
  return [...rules, ...nots].some(deniesEntrance) ? [{ topic: leftOut, decision: 'No sign-in' }] : [];
}

/** What the decisions leave out, later ones winning. Choices of a form are passed as `chosen`. */
export function readExclusions(decisions: Decision[], chosen: string[] = []): Exclusion[] {
  const found = new Map<string, Exclusion>();
  for (const id of chosen) {
    const exclusion = toExclusion(id);
    if (exclusion) found.set(exclusion.id, exclusion);
  }
  for (const { topic, decision } of decisions) {
    if (putsInstead.test(decision.replace(/[.\s]+$/, '')) && !topic.startsWith(leftOut)) continue;
    for (const { change } of readChanges(decision).changes) {
      if (change.kind === 'swap') continue;
      const exclusion = toExclusion(change.subject);
      if (!exclusion) continue;
      if (change.kind === 'restore') found.delete(exclusion.id);
      else if (change.how !== 'told' || topic.startsWith(leftOut)) found.set(exclusion.id, exclusion);
    }
  }
  return [...found.values()];
}

/** Whether a feature is about what was left out. */
export function isExcluded({ key, title }: Pick<Shape, 'key' | 'title'>, { keys, inTitle }: Exclusion): boolean {
  return keys.includes(key) || inTitle(title);
}

/** Features without what was left out; the other features lose the sentences that speak of it. At least two features stay. */
export function leaveOut<Draft extends Shape>(drafts: Draft[], exclusions: Exclusion[]): Draft[] {
  return exclusions.reduce((kept, exclusion) => {
    const left = kept.filter((draft) => !isExcluded(draft, exclusion));
    if (left.length < 2) return kept;
    return left.map((draft) => ({
      ...draft,
      says: without(draft.says.split(/(?<=\.) /), exclusion).join(' '),
      criteria: withDeed(without(draft.criteria, exclusion), draft.criteria),
      rules: draft.rules.filter((rule) => !exclusion.traces.test(rule) || /\bno\b|moves no money/i.test(rule)),
    }));
  }, drafts);
}

/** A feature of which only its refusals would be left does what it did. */
const withDeed = (left: string[], all: string[]): string[] =>
  left.every((text) => text.startsWith('IF ')) ? all : left;

function without(lines: string[], { traces }: Pick<Exclusion, 'traces'>): string[] {
  const left = lines.filter((line) => !traces.test(line));
  return left.length > 0 ? left : lines;
}

const isWhole = (signs: RegExp, name: string) => signs.exec(name)?.[0] === name;

/** The idea without what was left out, its acts, journeys and measures, and without what answers `removed`. */
export function pruneIdea(idea: Idea, exclusions: Exclusion[], removed: RegExp[]): Idea {
  const speaks = (text: string) => exclusions.some(({ traces }) => traces.test(text));
  const stands = (text: string) => !removed.some((gone) => gone.test(text));
  const { journeys, nots, rules } = idea.pattern;
  const measures = idea.pattern.measures.filter(stands);
  const counted = measures.filter((text) => !speaks(text));
  const isLeftOut = ({ one, many }: Noun) =>
    exclusions.some(({ signs, keys }) => keys.length === 0 && (isWhole(signs, one) || isWhole(signs, many)));
  const told = stillTold(idea, exclusions);
  return {
    ...idea,
    people: idea.people.filter((person) => !isLeftOut(person)),
    told: told.filter(({ kind, who }) => kind !== 'act' || typeof who !== 'object' || !isLeftOut(who)),
    acts: idea.acts.filter(({ verb, phrase }) => {
      const told = `${verb} ${phrase}`;
      return !speaks(told) && !exclusions.some(({ inTitle }) => inTitle(told));
    }),
    pattern: {
      ...idea.pattern,
      ...(idea.outline && told !== idea.told ? jobsOf(idea, told, castOf(idea.outline, idea.name), namesIn(idea)) : {}),
      journeys: journeys.map(({ title, steps }) => ({ title, steps: exclusions.reduce(without, steps) })),
      measures: counted.length >= 2 ? counted : measures,
      nots: nots.filter((text) => !speaks(text)),
      rules: rules.filter(({ prevents }) => stands(prevents)),
    },
  };
}

/** Of an outline nothing follows from a line that was left out: no record, no question; as with features, two stay. */
function stillTold({ told, isOutlined }: Idea, exclusions: Exclusion[]): Idea['told'] {
  const left = told.filter(
    ({ kind, verb, phrase }) => kind !== 'act' || !exclusions.some(({ inTitle }) => inTitle(`${verb} ${phrase}`)),
  );
  const isEnough = left.filter(({ kind }) => kind === 'act').length > 1;
  return isOutlined && isEnough && left.length < told.length ? left : told;
}

/** The lines under 'What it will not do'. */
export function tellExclusions(exclusions: Exclusion[]): string[] {
  return exclusions.map(({ label }) => (label.split(' ').length > 3 ? `Left out: ${label}.` : `No ${label}.`));
}

/** The choice of a question that follows from leaving something out. */
export function impliedOption(question: QuestionText, exclusions: Exclusion[]): OptionText | undefined {
  const implied = exclusions.find(({ answers }) => answers?.key === question.key)?.answers;
  return implied && question.options.find(({ label }) => implied.option.test(label));
}
