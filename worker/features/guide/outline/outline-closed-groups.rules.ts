import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { type Noun, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';

/** Groups whose members know each other, as the source of a pattern. */
export const closedGroups =
  'club|choir|orchestra|band|ensemble|team|crew|kindergarten|nursery|day ?care|company|firm|department|ward|brigade|troop|household|family|flat|flat[- ]?share|parish|congregation|association|society|union|co-?op(?:erative)?|winery|cellar|staff|colleagues';

/** 'An app for our beekeeping club', 'parents of a kindergarten': those whom it is for know each other. */
const ofGroup = new RegExp(
  `\\b(?:for|of|in|at|with) (?:an?|our|my|the) (?:[\\p{L}-]+ ){0,2}(?:${closedGroups})\\b|\\b(?:our|my) (?:[\\p{L}-]+ ){0,2}(?:${closedGroups})\\b`,
  'iu',
);

/** Who comes to a group from outside. */
const fromOutside =
  /(?:^| )(?:customer|client|buyer|donor|guest|visitor|applicant|candidate|subscriber|patient|hirer|tenant|attendee|shopper)s?$/i;

const toldOpen =
  /\b(?:any(?:body|one)|every(?:body|one)) (?:may|can) (?:join|sign up|register)\b|\bopen to (?:all|any)/i;

/** 'Winemakers see the barrels and checks of all': none of them has anything that the others do not see. */
const ofAll =
  /^(.{3,40}?) (?:can |may )?see (?:the )?[^.;]{3,60} of (?:all(?: of them)?|each other|one another|the others)\b/i;

/**
 * Whether those whom a product is for are told as a group that is closed, or all of a kind see what each of them has: whoever is in lets in
 * others, and nobody comes into it by signing up.
 */
export function isClosedGroup({ outline }: Pick<Idea, 'outline'>, noun: Noun): boolean {
  const { is = [], rules = [] } = outline ?? {};
  if (fromOutside.test(noun.one) || [...is, ...rules].some((line) => toldOpen.test(line))) return false;
  return (
    is.some((line) => ofGroup.test(line)) ||
    rules.some((rule) => nounIn(noun.one, ofAll.exec(rule)?.[1] ?? '') !== null)
  );
}

/** Whether others enter a kind of people: 'a conductor adds a member' of a member. */
export function isEnteredByOthers({ told, records }: Pick<Idea, 'told' | 'records'>, noun: Noun): boolean {
  const record = records.find(({ one }) => one === noun.one);
  return (
    record !== undefined &&
    told.some(
      ({ who, outcomes = [] }) =>
        typeof who === 'object' &&
        who.one !== noun.one &&
        outcomes.some((one) => one.way === 'make' && recordCalled([record], one.record) !== undefined),
    )
  );
}
