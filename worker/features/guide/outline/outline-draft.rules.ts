import { readForm } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { capitalise, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { isAside, lineOf, ownLine, scrap, type Unit } from '#worker/features/guide/idea/reading-lines.rules.ts';
import { isLimit, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { tellRecordLine } from '#worker/features/guide/outline/outline-records.rules.ts';

type Section = keyof Outline;

/** Under which heading a clause stands. */
function sectionOf(told: Told): Section {
  const { kind, not, text, who } = told;
  if (isAside(told)) return 'today';
  if (readForm(text)?.kind === 'success') return 'aims';
  if (not) return isLimit(text) ? 'rules' : 'nots';
  if (kind === 'fragment') return 'is';
  return kind === 'act' && who !== undefined ? 'acts' : 'rules';
}

/**
 * What was read of an idea, as an outline that its owner may change.
 * @param units its sentences with what was read of each.
 * @param isSure whether the people are told; where they are not, the owner is to name them.
 */
export function outlineOf(idea: Idea, units: Unit[], isSure: boolean): Outline {
  const outline: Record<Section, string[]> = {
    ...{ is: [], today: [], people: [], acts: [], records: [], rules: [], nots: [], aims: [] },
  };
  const add = (section: Section, line: string) => {
    if (!outline[section].includes(line)) outline[section].push(line);
  };
  for (const { raw, told } of units) {
    const own = ownLine(raw);
    const found = told.map((one) => ({ section: sectionOf(one), line: lineOf(one, raw) }));
    // A sentence that says one thing, or that can't be told in other words, stands as its owner wrote it.
    const [only, ...more] = found;
    if (readForm(own)?.kind === 'success') add('aims', own);
    else if (!only) continue;
    else if (more.length === 0 && only.section !== 'acts') add(only.section, own);
    else if (found.some(({ line }) => scrap.test(line)))
      add(found.find(({ section }) => section !== 'is')?.section ?? 'is', own);
    else for (const { section, line } of found) add(section, section === 'today' ? own : line);
  }
  if (isSure) outline.people.push(...peopleOf(idea).map(({ many }) => capitalise(many)));
  const main = { one: idea.item.one, fields: [], ways: [] };
  const kept = idea.records.some(({ one }) => one === main.one) ? idea.records : [main, ...idea.records];
  outline.records.push(...kept.map(tellRecordLine));
  return outline;
}

/** The two sides as far as the idea names them, and whoever else does something. */
function peopleOf({ client, host, hostKnown, told }: Idea): Noun[] {
  const all = [
    client,
    ...(host && hostKnown ? [host] : []),
    ...told.flatMap(({ who, device, kind }) => (typeof who === 'object' && !device && kind === 'act' ? [who] : [])),
  ];
  return all.filter(({ one }, at) => all.findIndex((other) => other.one === one) === at);
}
