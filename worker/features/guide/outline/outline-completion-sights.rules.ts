import { capitalise, isSingle, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { DraftedAct } from '#worker/features/guide/outline/outline-completion-acts.rules.ts';
import {
  type Crew,
  fieldsOf,
  inEach,
  needed,
  otherOf,
  type Step,
} from '#worker/features/guide/outline/outline-completion-crew.rules.ts';
import { kindOfThing, shownOf } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

/** 'A map', 'the list' show what was made last. */
const facetAlone =
  /^(?:an?|the|all|it all)?(?: on| in)?(?: an?| the)? ?(?:map|list|overview|calendar|leaderboard|ranking|chart|board|statistics)\b/i;
/** Verbs of sights that are read so whatever stands behind their arrow. */
const plainSights = /^(?:see|look|view)$/;

/** A sight of what is made; what nobody makes is entered first. */
export function showingSteps(act: DraftedAct, crew: Crew): Step[] {
  const { who, line, phrase, one } = act;
  const answer = crew.made.get('answer');
  const [, group] = inEach.exec(phrase) ?? [];
  if (answer?.about && /^who\b.*\b(?:missing|absent|coming|comes?|there|in|out|can)\b/i.test(phrase))
    return [{ line: `${line} → the answers of ${withArticle(answer.about)}${group ? `, by ${group}` : ''}`, rank: 0 }];
  const turn = /^who\b/i.test(phrase) ? crew.acts.find((other) => other.one === 'turn') : undefined;
  if (turn) crew.shown.add('turn');
  if (turn) return [{ line: `${line} → ${shownOf('turn', fieldsOf(turn, crew))}`, rank: 0 }];
  const free = crew.made.get('availability');
  if (!one) {
    const [, which] = /\bwhich (\p{L}+)\b/iu.exec(phrase) ?? [];
    const last = [...crew.made.values()].at(-1);
    if (last && !which && (/\b(?:they|it|them)\b/i.test(phrase) || facetAlone.test(phrase))) {
      crew.shown.add(last.one);
      return [{ line: `${line} → ${shownOf(last.one, last.fields)}`, rank: 0 }];
    }
    return [...(which && !free && kindOfThing(which).isLasting ? needed(which, who, crew) : []), { line, rank: 0 }];
  }
  const isSearch = /^(?:find|search)$/.test(act.verb) || /^for\b/i.test(phrase);
  const isMade = crew.made.has(one) || crew.acts.some((other) => other.way === 'make' && other.one === one);
  const first = crew.acts.find((other) => (other.way === 'make' || other.way === 'log') && other.one !== undefined);
  if (isSearch && !isMade) {
    if (!first?.one) return [{ line, rank: 0 }];
    crew.shown.add(first.one);
    return [{ line: `${line} → shows ${shownOf(first.one, fieldsOf(first, crew)).replace(/^shows /, '')}`, rank: 0 }];
  }
  const before = needed(
    one,
    kindOfThing(one).isLasting && !crew.runner ? who : (crew.runner ?? otherOf(who, crew) ?? who),
    crew,
  );
  const made = crew.made.get(one) ?? [...crew.made.values()].find((other) => other.one === one);
  const later = crew.acts.find((other) => other.way === 'make' && other.one === one);
  const fields = made?.fields ?? (later ? fieldsOf(later, crew) : []);
  if (fields.length === 0 || /^(?:listen|hear)$/.test(act.verb)) return [...before, { line, rank: 0 }];
  const shown = shownOf(one, fields).replace(/^shows /, '');
  const isPlain = plainSights.test(act.verb) && !/^(?:what|who|which|the text)\b/.test(shown);
  return [...before, { line: `${line} → ${isPlain ? '' : 'shows '}${shown}`, rank: 0 }];
}

/** Who sees what nobody is told to see, and what becomes of what is reported. */
export function sightsOf(crew: Crew): Step[] {
  const isShown = (one: string) =>
    crew.shown.has(one) || crew.acts.some((act) => act.way === 'show' && act.one === one);
  return [...crew.made.values()].flatMap(({ one, by, about, fields, states, isNeeded }): Step[] => {
    if (isShown(one) || /^(?:request|rating|invitation)$/.test(one)) return [];
    const other = otherOf(by, crew);
    const many = pluralOf(one);
    const whose = (about !== undefined || one === 'availability') && !fields.includes(by.one) && !isSingle(by);
    const shown = shownOf(one, whose ? [by.one, ...fields] : fields);
    if (states.includes('open') && fields.includes('title'))
      return [
        { line: `${capitalise(crew.client.many)} look through the ${many} → ${shown}, the newest first`, rank: 1 },
      ];
    if (kindOfThing(one).isLasting || (isNeeded && crew.acts.some(({ way }) => way === 'answer'))) return [];
    const judge = [...crew.made.values()].find(
      ({ about, one: given }) => about === one && /^(?:vote|rating|answer)$/.test(given),
    );
    const viewer = kindOfThing(one).isDated ? crew.client : (judge?.by ?? other ?? by);
    const isAsked = crew.acts.some((act) => act.way === 'show' && act.one === undefined && act.who.one === viewer.one);
    const sees = isSingle(viewer) ? 'sees' : 'see';
    const sight: Step = { line: `${capitalise(viewer.many)} ${sees} the ${many} → ${shown}`, rank: 1 };
    return isAsked && one === 'answer' ? [] : [sight];
  });
}
