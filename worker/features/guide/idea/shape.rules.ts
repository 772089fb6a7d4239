import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { patterns } from '#worker/features/guide/content/patterns/patterns.ts';
import type { Act } from '#worker/features/guide/grammar/acts.rules.ts';
import type { Statement } from '#worker/features/guide/grammar/statements.rules.ts';

/** How many different signs of something a text holds. */
export function countHits(text: string, signs: RegExp): number {
  return new Set([...text.matchAll(new RegExp(signs.source, 'gi'))].map((match) => match[0].toLowerCase())).size;
}

const denied = /\b(?:no|without(?: any| an?)?|not?) [a-z-]+(?:(?:,| and| or) (?:no )?[a-z-]+s)?/gi;
const forBuilders =
  /\b(cli|libs?|library for|zero-dep\w*|tree-shak\w*|(?:go|rust|single|static) binary|daemon|command[- ]line|sdk|linter|for (?:[a-z]+ )?developers|npm|open-?source|typescript|javascript|pull requests?|commits?|git|ci|api for|vs ?code|terminal)\b/i;
const leastExplained = 0.6;
/** 'A community kitchen', 'a club room': a word of company that only says which kitchen or room. */
const describing =
  /\b(?:community|social|club|network)(?=\s+(?!(?:about|and|app|are|around|by|can|for|in|is|members?|network|of|on|or|platform|site|that|to|website|where|which|who|with)\b)[a-z])/gi;
/** So much evidence needs no share. */
const certain = 14;
/** The shape that everything comes near to has to be meant. */
const leastForTracking = 8;

/**
 * The shape of product that an idea comes nearest to, and whether it fits: only then are its features taken. It fits when it explains
 * most of what the clauses say; a single word that it knows is no evidence.
 */
export function choosePattern(
  text: string,
  acts: Act[],
  statements: Statement[],
  refused: string[] = [],
): { pattern: Pattern; score: number; fits: boolean } {
  const said = text.replace(denied, ' ').replace(describing, ' ');
  const scored = patterns
    .filter(
      ({ id }) =>
        (id !== 'devtool' || forBuilders.test(said)) && (id !== 'game' || isPlayed(said)) && !refused.includes(id),
    )
    .map((pattern) => {
      const byActs = new Set(
        acts
          .slice(0, 12)
          .filter(
            ({ family, who }) =>
              pattern.families.includes(family) &&
              (family !== 'pay' || countHits(said, pattern.signs) > 0) &&
              !(who === 'product' && pattern.id === 'intake'),
          )
          .map(({ family }) => family),
      ).size;
      const first = acts[0] && acts[0].family !== 'pay' && pattern.families.includes(acts[0].family) ? 1 : 0;
      return {
        pattern,
        score: Math.min(countHits(said, pattern.signs), 5) * 2 + byActs * 2 + first + strongSign(pattern.id, said),
      };
    });
  const best = scored.reduce((top, entry) => (entry.score > top.score ? entry : top));
  const fallback = scored.find(({ pattern }) => pattern.id === 'tracking') ?? best;
  const chosen = best.score > 0 ? best : fallback;
  return { ...chosen, fits: explains(chosen.pattern, statements, said, chosen.score) };
}

const mostOfChecker = 5;

const formLike =
  /\b(forms?|questionnaires?|surveys?|intake|fill(s|ed|ing)? (in|out)|medical history|check ?lists?|answers? (the |these )?questions)\b/i;

/** Whether most clauses are of the kinds of act that a shape has features for. */
function explains(pattern: Pattern, statements: Statement[], said: string, score: number): boolean {
  const told = statements.filter(({ kind, not }) => (kind === 'act' || kind === 'rule') && !not).slice(0, 12);
  if (told.length === 0) return strongSign(pattern.id, said) > 0 || countHits(said, pattern.signs) >= 2;
  // Who tells so many deeds of a program needs none of a checker's beside them.
  if (pattern.id === 'devtool' && told.length > mostOfChecker) return false;
  const known = new Set([...pattern.families, ...pattern.features.flatMap(({ covers }) => covers)]);
  const shares = told.filter(({ kind, family, device }) => kind === 'act' && !device && known.has(family));
  const core = told.some(({ family, kind }) => kind === 'act' && pattern.families.includes(family));
  const signed = strongSign(pattern.id, said) > 0 || countHits(said, pattern.signs) >= 2;
  if (pattern.id === 'tracking' && score < leastForTracking) return false;
  // Who asks for leave and gets a yes or no fills in no form that somebody has to write first.
  if (pattern.id === 'intake' && !formLike.test(said)) return false;
  if (strongSign(pattern.id, said) > 0 && score >= certain) return true;
  return core && signed && shares.length / told.length >= leastExplained;
}

const playing =
  /\b(?:play(?!-|er\b|ers\b)(?:s|ed|ing)?|gaming|opponents?|duels?|multi-?player|two-player|single-player|quiz(?:zes)?|trivia|chess|guess(?:es|ing)?|high-?scores?)\b/i;
const calledGame =
  /\bgame (?:app|for|in which|of|that|where|with)\b|\b(?:an?|this|my|our|[\w-]+ed) (?:[\w-]+ ){0,4}?game\b/i;
const puzzled = /\b(?:puzzles?|riddles?|word search)\b/i;
const contest = /\b(?:scores?|streaks?|wins?|winners?|daily|(?:once|one|each|every) (?:a )?day|levels)\b/i;

/** Games in a room that somebody runs from a desk are not played on a screen. */
const ranByMaster = /\bgame ?masters?\b/i;

/** Whether somebody plays: a match, a player of a sport or a puzzle that people make and pass on is no game by itself. */
export const isPlayed = (said: string): boolean =>
  playing.test(said) ||
  (calledGame.test(said) && !ranByMaster.test(said)) ||
  (puzzled.test(said) && contest.test(said)) ||
  countHits(said, gamePlay) >= 3;

/** Three of these tell a game that nobody calls one. */
const gamePlay =
  /\b(jumps?|dodges?|shoots?|obstacles?|enem(?:y|ies)|high ?scores?|levels?|power-?ups?|lives|rounds?|scores?|points|must not fall|gets? (?:faster|harder)|boss)\b/i;

/** Words that settle the shape by themselves. */
function strongSign(id: string, said: string): number {
  const signs: Record<string, RegExp> = {
    game: /\b(games?|pub quiz|quiz night|two-player|multiplayer)\b/i,
    devtool:
      /\b(cli|command[- ]line|sdk|linter|for developers|(?:ts|js|typescript|javascript|python|rust|go) lib(?:rary)?|zero-dep\w*|go binary)\b/i,
    exchange:
      /\b(lend|borrow|swap (?!duties|shifts|them|points|with|requests?|or|and|is|was)|(?<!\bI )rent out|car-?pool|second-?hand)\b|\bfind (someone|somebody) to\b|\bjob board\b|\b(uber|airbnb|tinder|etsy) for\b/i,
    intake: /\b(intake|application forms?|approvals?|medical history|report(s|ing)? damages?)\b/i,
    store: /\b(online (shop|store)|web ?shop|e-?commerce)\b/i,
    order: /\b(pre-?orders?)\b|\bsells? (?!tickets)[a-z ]{2,60} (directly|online|to)\b/i,
    generator:
      /\b(ai[- ](generated|powered|that|which|to)|generator)\b|^ai\b|\bcorrects? (my|our|your)\b|\bturns? (my|our|a|an|the|your)\b[^.]{3,60} into\b/i,
    learning: /\b(flash-?cards?|vocabulary|homework)\b/i,
    booking: /\b(book(ing)? (a|an|system|appointments?|classes|lessons?)|appointments?)\b/i,
    tracking: /\b(tracker|habits?|expenses?|rota|chores?)\b/i,
    discovery: /\b(map of|directory|finder)\b/i,
    community: /\b(community|social network|forum|(sports?|football|tennis|swimming|rowing|chess) club)\b/i,
    publishing: /\b(newsletter|blog|podcast|magazine|museum|listeners|readers)\b/i,
  };
  if (
    id === 'exchange' &&
    /\bjob board\b|\b(village|town|public|school|toy|tool|community) library\b|\bsell\b[^.;]{1,60} to other\b/i.test(
      said,
    )
  )
    return 12;
  if (id === 'game' && countHits(said, gamePlay) >= 3) return 4;
  return signs[id]?.test(said) ? 4 : 0;
}
