import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { capitalise, isPlural, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { type Told as Act, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { openingOf } from '#worker/features/guide/outline/outline-message.rules.ts';
import { aboutOf } from '#worker/features/guide/outline/outline-numbers.rules.ts';
import type { Placed } from '#worker/features/guide/outline/outline-place.rules.ts';
import { subjectOf } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** A line that takes the place of an act, or takes it out: `was` is the line of the act. */
type Against = Placed & { was?: string };

/** 'Handing over on the street is out, only at the office'. */
const ruledOut =
  /^(?:the )?(\p{L}+ing)\b(.*?) (?:is|are) (?:out|gone|dropped|off|over|forbidden|(?:no longer|not) (?:allowed|needed|wanted|possible|done)(?: any ?more)?)(?:[,;:.]?\s+(?:and |but |it is |now )*only (.+))?$/iu;
const noMore =
  /^(?:no(?: more)?|drop|skip|leave out|forget|we (?:drop|skip|leave out)) (?:the )?(\p{L}+ing)\b(.*?)(?: any ?more)?$/iu;
/** 'Reassigning is only done by Bella, at the office'. */
const doneBy = /^(?:the )?(\p{L}+ing)\b(.*?) is (?:now |from now on )*(?:only )?done (?:only )?by ([^,]+)(,? .+)?$/iu;
/** 'Drivers no longer choose the ramp'. */
const denied =
  /^(.+?) (?:no longer|(?:do|does|must|may|can|should|will)(?:n't| not| no longer| never)|cannot|never) (\p{L}.*?)(?: any ?more)?$/iu;
/** 'Members cannot book more than two courts' bounds what they do, and ends nothing. */
const bounds = new RegExp(
  `\\d|\\b(?:one|${numberWord}|twice|once|more|less|fewer|than|before|after|until|till|unless|without|when|while|if|at (?:most|least|once)|another|others?|own)\\b`,
  'i',
);
/** 'Only check when the difference is more than 5': bounds the one who checks. */
const onlyWhen = /^only (\p{L}+) ((?:when|if) .+)$/iu;
const where = /\b(?:on|in|at|by|through|via|from|with) (?:the |an? )?\p{L}[^,;.]*$/iu;

/** Whether a word ending in '-ing' is the doing of a verb: 'handing' of 'hand', 'releasing' of 'release', 'swapping' of 'swap'. */
const isDoingOf = (doing: string, verb: string) =>
  [`${verb}ing`, `${verb.replace(/e$/, '')}ing`, `${verb}${verb.at(-1)}ing`].includes(doing.toLowerCase());

type Line = { line: string; act: Act };

/** The one act that a doing and what is said of it speak of; none where more than one could be meant. */
function actOf(acts: Line[], doing: string, more: string): Line | undefined {
  const about = aboutOf(more.replace(/ (?:over|up|down|off|out|back)\b/g, ''));
  const found = acts.filter(
    ({ line, act }) => isDoingOf(doing, act.verb) && about.every((stem) => aboutOf(line).includes(stem)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** A line of an act with somebody else as who does it. */
function byAnother({ line, act }: Line, who: string, more: string): string {
  const verb = isPlural(who.split(' ').at(-1) ?? '') || / and /.test(who) ? act.verb : thirdOf(act.verb);
  const at = new RegExp(`\\b(?:${thirdOf(act.verb)}|${act.verb})\\b`, 'i').exec(line);
  const rest = line.slice((at?.index ?? 0) + (at?.[0].length ?? 0)).replace(/[.\s]+$/, '');
  return `${capitalise(who)} ${verb}${rest}${more}`;
}

/**
 * What a sentence of a message does to an act that an outline has: taken out, moved to another place, or given to somebody else.
 * @returns undefined for a sentence that speaks against no act, or of which it is not sure which is meant.
 */
export function againstAct(sentence: string, outline: Outline, name: string): Against[] | undefined {
  const said = sentence.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  const text = said.slice(openingOf(said).length).replace(/[.!\s]+$/, '');
  const cast = castOf(outline, name);
  const acts = outline.acts.flatMap((line): Line[] => {
    const act = readActLine(line, cast);
    return act ? [{ line, act }] : [];
  });
  const [, doing = '', about = '', instead] = ruledOut.exec(text) ?? noMore.exec(text) ?? [];
  const out = doing ? actOf(acts, doing, about) : undefined;
  if (out) {
    const not: Against = { section: 'nots', line: `No ${lowerFirst(doing)}${about}` };
    const [place] = where.exec(about) ?? [];
    if (!instead) return [{ ...not, was: out.line }];
    const bare = out.line.replace(/[.\s]+$/, '');
    const moved = place && bare.includes(place) ? bare.replace(place, instead) : `${bare}, only ${instead}`;
    return [{ section: 'acts', line: moved, was: out.line }, not];
  }
  if (!instead && ruledOut.test(text)) return [{ section: 'nots', line: `No ${lowerFirst(doing)}${about}` }];
  const [, done = '', of = '', who = '', more = ''] = doneBy.exec(text) ?? [];
  const given = done ? actOf(acts, done, of) : undefined;
  if (given && subjectOf(`${who} `, cast, undefined))
    return [{ section: 'acts', line: byAnother(given, who, more), was: given.line }];
  const [, limited = '', cond = ''] = onlyWhen.exec(text) ?? [];
  const bounded = acts.filter(({ act }) => limited !== '' && act.verb === limited.toLowerCase());
  const [bound] = bounded;
  const at = bound && new RegExp(`\\b(?:${thirdOf(limited)}|${limited})\\b`, 'i').exec(bound.line);
  if (bound && at && bounded.length === 1)
    return [{ section: 'rules', line: `${bound.line.slice(0, at.index)}${at[0]} only ${cond}` }];
  const [, subject = '', does = ''] = bounds.test(text) ? [] : (denied.exec(text) ?? []);
  const undone = subject ? readActLine(`${subject} ${does}`, cast) : undefined;
  const [only, ...others] = undone
    ? acts.filter(
        ({ line, act }) =>
          act.verb === undone.verb &&
          isSame(act, undone) &&
          !undone.when &&
          aboutOf(`${subject} ${does}`).every((stem) => aboutOf(line).includes(stem)),
      )
    : [];
  return only && others.length === 0 ? [{ section: 'rules', line: capitalise(text), was: only.line }] : undefined;
}

const isSame = (one: Act, other: Act) =>
  (typeof one.who === 'object' ? one.who.one : one.who) === (typeof other.who === 'object' ? other.who.one : other.who);
