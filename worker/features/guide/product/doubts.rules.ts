import { demandPeople, otherPeople, placeStaff, supplyPeople } from '#worker/features/guide/content/people.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  asNoun,
  escapeText,
  headOf,
  lookUp,
  lowerFirst,
  type Noun,
  patternOfNoun,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { isMeans, oftenNamed } from '#worker/features/guide/idea/item.rules.ts';
import { buildable } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { isAct, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import { titleOf } from '#worker/features/guide/idea/telling-titles.rules.ts';
import { actsOf, timesShown } from '#worker/features/guide/product/reading-words.rules.ts';

/** What makes a reading doubtful, seen on what came of it, each in a short sentence. */
export function doubtsOfResult(idea: Idea): string[] {
  const { told } = idea;
  if (!idea.pattern.isOwn || idea.reading || idea.isWish) return [];
  const broken = told.find(isBroken);
  const lost = unreadOf(told);
  const stranger = actorsOf(idea).find(isStranger);
  return [
    ...(lost.length > 0 && lost.length * 3 > told.length && lost[0]
      ? [`I can build nothing yet from “${escapeText(lost[0].text, 50)}”.`]
      : []),
    ...(broken ? [`“${escapeText(lowerFirst(titleOf(broken)), 50)}” is no plain act to me.`] : []),
    ...(stranger ? [`I am not sure that ${stranger.many} are people.`] : []),
  ];
}

/** Another thing that it may be about, in a sentence: its lines name both, so nothing else is doubtful because of it. */
export function doubtsOfThing(idea: Idea): string[] {
  const { name, item } = idea;
  if (!idea.pattern.isOwn || idea.reading || idea.isWish) return [];
  const nearer = oftenNamed(item, idea) ?? oftenActedOn(idea);
  return nearer ? [`You name ${nearer.many} more often than ${item.many}; perhaps ${name} is about them.`] : [];
}

/** A thing that somebody does something to, and whose kind is named at least three times and more often than the thing read. */
function oftenActedOn(idea: Idea): Noun | undefined {
  const most = timesShown(idea.item, idea);
  return actsOf(idea.told)
    .flatMap(({ verb, object }) => (verb === 'have' || !object || isMeans(object) ? [] : [asNoun(headOf(object))]))
    .find(
      (noun) =>
        noun.one !== headOf(idea.item) &&
        kindOfNoun(noun.one) === 'thing' &&
        timesShown(noun, idea) > Math.max(most, 2),
    );
}

/** Whether so much of a reading is doubtful that a document would be a guess. */
export function isLost(idea: Idea): boolean {
  return (
    (idea.language?.isPartial === true && !idea.reading) ||
    doubtsOfResult(idea).length > 1 ||
    isHalfUnread(idea) ||
    isGuessed(idea)
  );
}

/** Several pieces of text and no act in any of them: all that the shape brings along is a guess. */
function isGuessed({ pattern, told, isWish }: Idea): boolean {
  const live = told.filter(({ kind, isRemark }) => kind !== 'background' && !isRemark);
  return (
    !isWish &&
    !pattern.isOwn &&
    live.length > 1 &&
    !live.some(({ kind, phrase, not }) => kind === 'act' && !not && phrase !== '')
  );
}

/** Clauses that gave nothing to build and that rule nothing out; the first may be a mere headline. */
function unreadOf(told: Told[]): Told[] {
  const live = told.filter(({ kind, isRemark }) => kind !== 'background' && !isRemark);
  const built = buildable(live);
  return live.filter(
    (one, at) =>
      !one.not && !built.includes(one) && one.text.split(' ').length > 3 && (at > 0 || one.kind !== 'fragment'),
  );
}

/** Whether most clauses gave nothing: then going on would be a guess as well. */
function isHalfUnread(idea: Idea): boolean {
  const live = idea.told.filter(({ kind, isRemark }) => kind !== 'background' && !isRemark);
  const built = buildable(live);
  const unread = live.filter((one) => !one.not && !built.includes(one) && one.text.split(' ').length > 3);
  return unread.length > 1 && unread.length * 2 > live.length && isUnsure(idea);
}

/** Whether people, thing or deeds are words of the guide and not of the idea. */
function isUnsure({ clientKnown, host, hostKnown, told, item, said }: Idea): boolean {
  const acts = told.filter(isAct);
  return !clientKnown || (host !== undefined && !hostKnown) || acts.length < 2 || !patternOfNoun(item).test(said);
}

const opensMore = /^(to|and|or|that|which|who|what|how|where|when|whether|if|while|because|so|than|as|let)$/;

/** 'Flag not evaluated for 30 days are reported', 'people shall see': a second verb or a modal within one act. */
function isBroken(told: Told): boolean {
  if (told.kind !== 'act' || told.not || told.device || told.who === undefined || told.stages) return false;
  if (told.who === 'product' && told.verb === 'have') return false;
  const [, ...rest] = tagText(titleOf(told))[0] ?? [];
  const at = rest.findIndex(({ tag, lower }) => /^(?:modal|frame|verb)$/.test(tag) && !/ing$/.test(lower));
  return at > 0 && !rest.slice(0, at).some(({ lower, tag }) => opensMore.test(lower) || tag === 'rel');
}

const actorsOf = ({ client, host, told }: Idea): Noun[] => [
  client,
  ...(host ? [host] : []),
  ...told.flatMap(({ who, kind, device }) => (kind === 'act' && typeof who === 'object' && !device ? [who] : [])),
];

const trade =
  /(?:er|or|ist|ian|eer|ee|ant|ent|man|men|woman|women|person|people|mate|sitter|member|chief|head|guard|staff)$/;

/** Somebody whom no list knows and whose name is no trade: 'night shift', 'bill'. */
function isStranger(noun: Noun): boolean {
  const head = headOf(noun);
  const isKnown = [demandPeople, supplyPeople, otherPeople].some((list) => list.has(head) || list.has(noun.one));
  return (
    !isKnown &&
    kindOfNoun(head) !== 'person' &&
    lookUp(placeStaff, head) === undefined &&
    !trade.test(head) &&
    !/^[A-Z]+$/.test(noun.one)
  );
}
