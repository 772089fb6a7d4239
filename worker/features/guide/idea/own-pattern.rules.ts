import type { FeatureText, Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { qualityOf } from '#worker/features/guide/content/qualities.ts';
import { linking } from '#worker/features/guide/grammar/memory.rules.ts';
import { asNoun, capitalise, fill, headOf, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { criteriaOf } from '#worker/features/guide/idea/act-criteria.rules.ts';
import { gainOf, jobOf } from '#worker/features/guide/idea/gains.rules.ts';
import { nearestNots } from '#worker/features/guide/idea/nearest-nots.rules.ts';
import { journeysOf } from '#worker/features/guide/idea/own-journeys.rules.ts';
import { measuresOf } from '#worker/features/guide/idea/own-measures.rules.ts';
import { ownQuestions } from '#worker/features/guide/idea/own-questions.rules.ts';
import { entitiesOf, rulesOf } from '#worker/features/guide/idea/own-sections.rules.ts';
import { kindOf, kindOfAct } from '#worker/features/guide/idea/record-kinds.rules.ts';
import { entering, rounding } from '#worker/features/guide/idea/rounding.rules.ts';
import { isTestable } from '#worker/features/guide/idea/rule-criteria.rules.ts';
import { criteriaOfBound } from '#worker/features/guide/idea/rule-limits.rules.ts';
import {
  type Around,
  inYourWords,
  isAct,
  isLimit,
  isQuoted,
  quoteOf,
  sentenceOf,
  type Told,
  topicOf,
} from '#worker/features/guide/idea/telling.rules.ts';
import { titleOf } from '#worker/features/guide/idea/telling-titles.rules.ts';

export type OwnSides = Omit<Around, 'before'>;

const asSaid = 'In your words: ';
const mostFeatures = 14;
const leastFeatures = 4;

/** The statements that become features: what somebody does and what must hold. */
export function buildable(told: Told[]): Told[] {
  const all = told.filter((one) => isBuilt(one) && says(one) && !happensOutside(one));
  const distinct = all.filter(
    ({ text, verb, phrase, who }, index) =>
      all.findIndex(
        (other) => other.text === text || (other.verb === verb && other.phrase === phrase && other.who === who),
      ) === index,
  );
  const fullest = distinct.filter((one) => !distinct.some((other) => isBarer(one, other)));
  return [...fullest.filter(isAct), ...fullest.filter((one) => !isAct(one))];
}

/** 'See the score' says no more than 'see a score of the week' of the same people. */
const isBarer = (one: Told, other: Told) =>
  one !== other &&
  one.kind === 'act' &&
  one.object !== undefined &&
  one.when === undefined &&
  !one.not &&
  !other.not &&
  other.verb === one.verb &&
  other.object?.one === one.object.one &&
  sameWho(one.who, other.who) &&
  /^(?:(?:an?|the) )?\S+(?: \S+)?$/.test(one.phrase) &&
  one.phrase.endsWith(one.object.one) &&
  other.phrase.length > one.phrase.length + 3;

const sameWho = (a: Told['who'], b: Told['who']) =>
  a === b || (typeof a === 'object' && typeof b === 'object' && a.one === b.one);

/** Acts are built, and rules in which somebody can watch what happens. */
const isBuilt = (told: Told) =>
  told.kind === 'rule' || (told.kind === 'act' && (told.not || told.who === undefined))
    ? isTestable(told)
    : told.kind === 'act';

/** 'It is an inventory with reservations' tells the shape and is nothing to build by itself. */
const whatItIs = /^(?:it|this|the (?:app|product|tool|site))(?:['’]s| is) an? (?!must\b)/i;

/** What was kept without a connection is sent later: a part of working without one. */
const sentLater = /^(?:send|sync)s? (?:it |them )?later\b/;

/** A program goes nowhere: who or what does was not read. And how well it is to run is a quality. */
const moving = /^(?:go|come|leave|arrive|walk|fly|sit|stand|lie|stay|belong)$/;
const howItRuns = /^(?:run|work|look|feel|play) (?:ok(?:ay)?|well|fine|properly|smooth(?:ly)?|fast|good|nice(?:ly)?)\b/;

/** Whether there is something in a clause to build: what is ruled out is only where it is a limit. */
function says({ kind, not, text, who, verb, phrase, when }: Told): boolean {
  if ((not && (!isLimit(text) || (kind === 'act' && phrase === ''))) || whatItIs.test(text)) return false;
  if (sentLater.test(`${verb} ${phrase}`)) return false;
  if (who === 'product' && (moving.test(verb) || howItRuns.test(`${verb} ${phrase}`))) return false;
  if (kind === 'act') return phrase !== '' || who !== 'product' || when !== undefined;
  if (verb === 'have' && typeof who === 'object') return false;
  return text.split(' ').length > 3 && (phrase !== '' || !/^(be|is|are)$/.test(verb));
}

/** 'Dispatchers work in shifts of 12 hours' tells of their day and makes no record. */
export function isWorkday({ verb, phrase }: Pick<Told, 'verb' | 'phrase'>): boolean {
  return verb === 'work' && /^(?:in|at|as|from|for) /.test(phrase);
}

/** Meeting, paying cash and when somebody works happen without the product; they are told, not built. */
function happensOutside({ verb, family, phrase }: Pick<Told, 'verb' | 'family' | 'phrase'>): boolean {
  return (
    /^(meet|attend|stand|sit|live|wait)$/.test(verb) ||
    isWorkday({ verb, phrase }) ||
    (family === 'pay' &&
      /\b(cash|when they|at the(?! (?:end|beginning|start|same|latest)\b)|in person|on the spot|on arrival|on collection)\b/.test(
        phrase,
      ))
  );
}

/** One feature made of a statement: its own words in its title, its sentence and each criterion. */
export function featureOf(told: Told, index: number, around: Around, taken: string[] = []): FeatureText {
  const actor = typeof told.who === 'object' ? told.who : around.client;
  const title = titleOf(told, taken);
  const why = gainOf(told, around);
  return {
    key: `own-${index + 1}`,
    covers: [],
    title,
    says: isQuoted(told) ? `${inYourWords}“${quoteOf(told)}”.` : `${sentenceOf(told, around.name)}.`,
    criteria: criteriaOf(told, around),
    // A screen is named for what people see there, not for what a device or a job does.
    screen:
      told.device || told.who === 'product'
        ? `${told.object ? capitalise(told.object.many) : 'Start page'} for ${around.client.many}`
        : `“${title}” for ${actor.many}`,
    actor,
    ...(why ? { why } : {}),
    ...(told.device ? { isDevice: true as const } : {}),
    ...(told.kind === 'rule' || told.not ? { isRule: true } : {}),
  };
}

/** Acts told a second time with a time limit belong to the feature of the first. */
function partAgain(all: Told[]): [Told[], { one: Told; first: Told }[]] {
  const again = all.flatMap((one, index) => {
    const first = all
      .slice(0, index)
      .find((other) => other.kind === 'act' && one.kind === 'act' && other.verb === one.verb && sameActor(other, one));
    return first && /\bwithin\b/.test(one.phrase) ? [{ one, first }] : [];
  });
  return [all.filter((told) => !again.some(({ one }) => one === told)), again];
}

function sameActor({ who }: Told, other: Told): boolean {
  return typeof who === 'object' && typeof other.who === 'object' && who.one === other.who.one;
}

/** Features of all statements in order; what is over the most that a first version carries goes to the feature nearest to it. */
function featuresOf(told: Told[], sides: OwnSides): FeatureText[] {
  const [all, again] = partAgain(buildable(told));
  const features: FeatureText[] = [];
  for (const [index, one] of all.slice(0, mostFeatures).entries()) {
    const taken = features.map(({ title }) => title);
    features.push(featureOf(one, index, { ...sides, before: all[index - 1] }, taken));
  }
  for (const one of all.slice(mostFeatures, mostFeatures + 10)) {
    const home =
      features.find(({ actor }) => typeof one.who === 'object' && actor?.one === one.who.one) ?? features.at(-1);
    const [criterion] = criteriaOf(one, { ...sides, before: undefined });
    // The states of a record stand nowhere else.
    if (home && criterion && (home.criteria.length < 6 || one.stages)) home.criteria.push(criterion);
  }
  for (const { one, first } of again) {
    const { object } = first;
    const more = criteriaOf({ ...one, ...(object ? { object } : {}) }, { ...sides, before: undefined });
    features[all.indexOf(first)]?.criteria.splice(1, 0, ...more.filter((text) => text.startsWith('IF more than')));
  }
  for (const detail of told.slice(1)) {
    if (detail.kind !== 'fragment' || detail.not || detail.text.split(' ').length < 3) continue;
    const last = told.slice(0, told.indexOf(detail)).findLast((one) => all.includes(one));
    const home = features[last ? all.indexOf(last) : 0];
    if (!home) continue;
    home.says = `${home.says} ${asSaid}“${quoteOf(detail)}”.`;
    const bounds = criteriaOfBound(detail.text);
    // How often the owner wants it sent stands above the usual once more.
    if (bounds.some((text) => /\bsend the next\b/.test(text)))
      home.criteria = home.criteria.filter((text) => !/\bsend it once more, then stop\b/.test(text));
    home.criteria.push(...bounds);
  }
  return features;
}

/** The whole shape of a product for which no drawer fits, made of the idea's own acts. */
export function ownPattern(base: Pattern, told: Told[], sides: OwnSides): Pattern {
  const { client, host, item, name } = sides;
  const all = buildable(told);
  const people = all.filter(({ who, device, kind }) => kind === 'act' && typeof who === 'object' && !device);
  const mine = people.filter(({ who }) => typeof who === 'object' && who.one === client.one);
  const theirs = people.filter(({ who }) => typeof who === 'object' && who.one !== client.one);
  const first = mine[0] ?? all[0];
  const second = theirs[0] ?? mine[1] ?? all[1];
  const made = featuresOf(told, sides);
  const deal = dealOf(all, item);
  const put = /^(?:devtool|game)$/.test(base.id) ? [] : entering(all, sides);
  const round = put.length > 0 ? [] : rounding(base.id, all, deal, sides);
  const rest = [...made, ...round.slice(0, Math.max(0, leastFeatures - made.length))];
  const features = [...put, ...rest];
  return {
    ...base,
    isOwn: true,
    client: client.one,
    ...(host ? { host: host.one } : {}),
    item: item.one,
    deal: deal?.one ?? `${item.one} record`,
    dealMeans: `What is kept of each ${item.one}: who, when and what became of it.`,
    aim: aimOf(all, sides),
    problem: problemOf(told),
    clientJob: jobOf(mine, client, name, sides),
    ...(host
      ? {
          hostJob: jobOf(
            people.filter(({ who }) => typeof who === 'object' && who.one === host.one),
            host,
            name,
            sides,
          ),
        }
      : {}),
    journeys: journeysOf(all, sides, base.id !== 'devtool'),
    features,
    measures: measuresOf(first, second, all, sides),
    nots: nearestNots(told, sides),
    questions: ownQuestions(all, sides, rest),
    entities: entitiesOf(all, sides, told),
    rules: rulesOf(all, sides),
    edges: [],
  };
}

/** What one dealing with the item is called: the record that an act leaves ('subscription'), else another thing that people deal with. */
function dealOf(all: Told[], item: Noun): Noun | undefined {
  const topics = all
    .filter(({ device }) => !device)
    .map((one) => topicOf(one, item))
    .filter(({ one }) => one !== item.one && qualityOf(one) === undefined);
  const dealt = all.flatMap((told) => {
    const kind = told.device || told.kind !== 'act' ? undefined : kindOfAct(told);
    const isDealing = kind?.act && kind.begins && kind.sees === 'sides' && kind !== kindOf(item.one);
    return isDealing && kind?.act
      ? [
          asNoun(
            fill(kind.act.called, { thing: told.object ? headOf(told.object) : '' })
              .trim()
              .toLowerCase(),
          ),
        ]
      : [];
  });
  return topics.find(({ one }) => kindOf(one)?.act) ?? dealt[0] ?? topics[0];
}

function aimOf(all: Told[], { name }: OwnSides): string {
  const acts = all.filter(({ kind }) => kind === 'act').slice(0, 2);
  const tell = (one: Told) => {
    const text = sentenceOf(one, name);
    return text.startsWith(name) ? text : lowerFirst(text);
  };
  const [first, second] = acts;
  if (!first || !second) return tell(first ?? (all[0] as Told));
  // Only what one and the same does is said of them once.
  const subject = typeof first.who === 'object' && !first.device ? `${first.who.many} ` : `${name} `;
  const more = tell(second);
  return tell(first).startsWith(subject) && more.startsWith(subject)
    ? `${tell(first)} and ${more.slice(subject.length)}`
    : `${tell(first)}, and ${more}`;
}

/** What somebody is, has or runs says who they are and not what is wrong: 'we are three potters', 'I have type 1 diabetes'. */
const being = /^(?:have|live|own|rent|run|work|organi[sz]e|study|belong)$/;
const complaint = /\b(?:never|nobody|nothing|no|not|too|late|always|lost|forget|forgotten|by hand|at night|paper)\b/i;
const isWhoItIs = ({ who, verb, text }: Told) =>
  (typeof who === 'object' && linking.test(verb)) || (being.test(verb) && !complaint.test(text));

/** What is wrong today, only as the owner told it: a guess of what they make do with would say nothing of this idea. */
function problemOf(told: Told[]): string {
  const today = told
    // Who is not to see something is a limit, and nothing that is wrong today.
    .filter((one) => one.kind === 'background' && !isWhoItIs(one) && !(one.not && one.family === 'see'))
    .filter((one) => one.text.split(' ').length > 3)
    .slice(0, 2)
    .map(({ text, when }) => [text, when].filter(Boolean).join(' '));
  return today.length > 0 ? `So far: ${today.join('; ')}.` : '';
}
