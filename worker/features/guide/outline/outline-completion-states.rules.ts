import { anyThing } from '#worker/features/guide/content/completion-things.ts';
import { agreeing, denying } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { patternOfNoun, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { isHandledBy } from '#worker/features/guide/outline/outline-completion-bookings.rules.ts';
import {
  areTold,
  type Crew,
  claims,
  does,
  isOfSeveral,
  isTold,
  keep,
  making,
  needed,
  otherOf,
  type Step,
  topicOf,
} from '#worker/features/guide/outline/outline-completion-crew.rules.ts';
import { nextHand, shut, toldNext } from '#worker/features/guide/outline/outline-completion-lives.rules.ts';
import type { DraftedAct } from '#worker/features/guide/outline/outline-completion-noted.rules.ts';
import { kindOfThing } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

/** What is done with hands, whatever a product knows of it. */
const physical = /^(?:clean|repair|collect|deliver|pack)$/;
/** Of what somebody does so they enter it as well. */
const own =
  /^(?:assign|publish|release|open|hide|put|load|drop|hand|bring|label|lend|rent|plant|sew|leave|build|make|knit|weave|paint|carve|bake|brew|grow|breed|raise|craft)$/;
/** What is said of anything that was made. */
const general = /^(?:text|entry|result|data|content|information|rest|day)$/;

/** 'How many eggs they found': eggs are counted, and none of them is kept. */
const isCounted = (one: string, { made }: Crew) =>
  [...made.values()].some(({ fields }) => fields.includes(`number of ${pluralOf(one)}`));

/** What is said of who stands before one. */
const there = /^(?:checked in|ticked off|signed in|let in|attended|paid)$/;

/** What becomes of a thing, and who hears of it. */
export function statingSteps(act: DraftedAct, crew: Crew): Step[] {
  const { who, line, state = 'done' } = act;
  const last = [...crew.made.keys()].findLast((made) => !/^(?:answer|vote|rating)$/.test(made));
  const one = act.one && !(last && general.test(act.one) && !crew.made.has(act.one)) ? act.one : last;
  // What was offered in the words 'what she made' is meant by 'a piece'.
  const offer = crew.made.get('offer');
  if (act.one && offer?.by.one === who.one && act.one !== 'offer' && !crew.made.has(act.one))
    return statingSteps({ ...act, one: 'offer' }, crew);
  const order = crew.made.get('order');
  if (act.one && order?.fields.includes(act.one) && order.by.one !== who.one && !crew.made.has(act.one)) {
    if (!order.states.includes('carried out')) order.states.splice(1, 0, 'carried out');
    return [{ line: `${line} → order is carried out${isTold(order.by)}`, rank: 0 }];
  }
  const isAround = physical.test(act.verb) && one !== undefined && !crew.made.has(one) && kindOfThing(one) === anyThing;
  if (!one || isAround) return [{ line, rank: 0, isOutside: isAround }];
  // 'The oven' is one alone, and eggs are counted: nobody enters them.
  const isAlone =
    !crew.made.has(one) && kindOfThing(one) === anyThing && (!isOfSeveral(one, crew.said) || isCounted(one, crew));
  if (isAlone && act.one) return [{ line: `${line} → ?`, rank: 0 }];
  const isOfMany = line.toLowerCase().startsWith(`${who.many.toLowerCase()} `);
  const offers = isOfMany && (claims.test(act.verb) || act.verb === 'buy') ? crew.side : undefined;
  const isTheirs = agreeing.has(act.verb) || denying.has(act.verb) || isHandledBy(crew.client, one, crew);
  const enters =
    own.test(act.verb) && !offers
      ? who
      : who.one === crew.client.one
        ? (crew.runner ?? offers ?? who)
        : isTheirs
          ? crew.client
          : // What others pick somebody else has listed.
            offers && offers.one !== who.one && offers.one !== crew.client.one
            ? offers
            : who;
  const before = needed(one, enters, crew);
  const made = crew.made.get(one);
  const kind = kindOfThing(one);
  if (made && made.states.length === 0) made.states.push(kind.begins ?? 'entered');
  if (made && !made.states.includes(state)) made.states.push(state);
  const [, to = ''] = / (?:to|for) (.+)$/i.exec(act.phrase) ?? [];
  const whom = crew.people.find((noun) => noun.one !== who.one && to !== '' && patternOfNoun(noun).test(to));
  if (made && shut.test(state)) made.closer = who;
  const next = nextHand(act, one, crew);
  // Whoever entered it hears that somebody began, and not of each step.
  const isHeard = made?.isHeard && act.way === undefined;
  const isDecided = agreeing.has(act.verb) || denying.has(act.verb);
  const asked = isDecided ? crew.acts.find((other) => other.one === one && claims.test(other.verb))?.who : undefined;
  const told =
    there.test(state) && /^(?:registration|booking)$/.test(one)
      ? ''
      : asked && asked.one !== who.one
        ? isTold(asked)
        : whom
          ? areTold(whom)
          : next && (act.isStep || made?.by.one === who.one)
            ? toldNext(next, crew)
            : made && made.by.one !== who.one && !isHeard
              ? isTold(made.by)
              : '';
  if (made && told) made.isHeard = true;
  return [...before, { line: `${line} → ${one} is ${state}${told}`, rank: 0 }];
}

/** What becomes of a thing by a doing that no class knows; left open where it is not sure that each such thing is kept. */
export function doingSteps(act: DraftedAct, crew: Crew): Step[] {
  const { one, line, state } = act;
  const isKept = one !== undefined && (crew.made.has(one) || isThing(one, crew));
  const isOrdered = one !== undefined && crew.made.get('order')?.fields.includes(one);
  return state && (isKept || isOrdered)
    ? statingSteps(act, crew)
    : [{ line: line.includes('→') ? line : `${line} → ?`, rank: 0 }];
}

/** Whether a noun names a thing of which there are several, and nobody of the people. */
function isThing(one: string, { people, said }: Crew): boolean {
  const isNamed = people.some((noun) => noun.one === one || noun.one.endsWith(` ${one}`));
  const isKind = kindOfThing(one) !== anyThing || kindOfNoun(one) === 'thing';
  return isKind && !isNamed && isOfSeveral(one, said);
}

const saidOnly =
  /^(?:booking|loan|entry|answer|vote|rating|comment|message|availability|count|check|test|registration)$|ing$/;
/** 'Fixes a date': what the thing gets that it is all about. */
export function detailSteps(act: DraftedAct, crew: Crew): Step[] {
  const { line, fields, who } = act;
  const last = [...crew.made.keys()].findLast((name) => !saidOnly.test(name));
  // What is only agreed to is as it was.
  if (agreeing.has(act.verb) || denying.has(act.verb)) return [{ line: `${line} → ?`, rank: 0 }];
  const one = [act.about, topicOf(crew), last].find(
    (name) =>
      name !== undefined &&
      (crew.made.has(name) ||
        isThing(name, crew) ||
        (name === act.about && act.isOfTopic && isOfSeveral(name, crew.said))),
  );
  if (!one) return [{ line: `${line} → ?`, rank: 0 }];
  const enters = isHandledBy(crew.client, one, crew) ? crew.client : who;
  const before = needed(one, who.one === crew.client.one ? (crew.runner ?? who) : enters, crew);
  const made = crew.made.get(one);
  for (const field of fields) if (made && !made.fields.includes(field)) made.fields.push(field);
  const told = made && made.by.one !== who.one ? isTold(made.by) : '';
  return [...before, { line: `${line} → ${one} gets ${fields.join(', ')}${told}`, rank: 0 }];
}

/** What is given to somebody by somebody else, who enters or uploads it. */
const given = /^(?:letter|certificate|report|list|offer|photo|picture|video|receipt|invitation)$/;
/** 'The farmer gets a bill': whoever did something before writes it; undefined where it is no paper of its own. */
export function gettingSteps({ who, one, kind }: DraftedAct, crew: Crew): Step[] | undefined {
  if (!one || (!kind?.fields.includes('amount') && !given.test(one))) return undefined;
  const inCharge = crew.runner?.one === who.one ? undefined : crew.runner;
  const by = inCharge ?? [...crew.made.values()].findLast((made) => made.by.one !== who.one)?.by ?? otherOf(who, crew);
  if (!by || crew.made.has(one)) return undefined;
  const topic = /^(?:photo|picture|video|report)$/.test(one) ? topicOf(crew) : undefined;
  const about = topic && crew.made.has(topic) ? topic : undefined;
  const fields = [...(about ? [about] : []), ...(kind ?? kindOfThing(one)).fields.split(', ')];
  keep(crew, one, { ...(about ? { about } : {}), by, fields }, kind?.begins ? [kind.begins] : []);
  return [{ line: `${does(by, 'send', withArticle(one))} → ${making(one, fields)}${areTold(who)}`, rank: 0 }];
}
