import { fileWords } from '#worker/features/guide/content/file-kinds.ts';
import { outsideDevices } from '#worker/features/guide/content/outside-devices.ts';
import type { OutsidePart } from '#worker/features/guide/content/outside-part.ts';
import { fileFolder, outsideServices } from '#worker/features/guide/content/outside-services.ts';
import { outsideSources } from '#worker/features/guide/content/outside-sources.ts';
import { type Shape, shapes } from '#worker/features/guide/content/shapes.ts';
import { clockedFeatures, isWayIn } from '#worker/features/guide/documents/clocks.rules.ts';
import { reachable, withOutbox } from '#worker/features/guide/documents/first-contact.rules.ts';
import { completeNeeds, offlineNeed } from '#worker/features/guide/documents/outlined-needs.rules.ts';
import { isToldOf, servedBy, settleNeeds } from '#worker/features/guide/documents/outlined-outside.rules.ts';
import { linesWithout, phonesTold, withoutNetwork } from '#worker/features/guide/documents/outlined-reach.rules.ts';
import { ownFeatures, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { asNoun, joinWords, lowerFirst, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { livesOnDevice, readOutlet } from '#worker/features/guide/idea/outlets.rules.ts';
import { criterionId, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { passesOutside } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { listEntities } from '#worker/features/guide/product/records.rules.ts';

/** A part outside of the product with its texts filled, and the features that need it, the most telling first. */
export type Need = { part: OutsidePart; features: Feature[]; slots: Slots };

const denials = /\b(?:no|not|never|nobody|without|instead of|nothing|neither|leave[sd]? out)\b[^.;:]*?(?=[.,;:]|$)/gi;
/** What is said to be there: a text without the halves that say what is not. */
export const affirm = (text: string) => text.replace(denials, ' ');

/** All that is said of a feature. */
export const textOf = ({ title, says, criteria }: Feature) => `${title}. ${says} ${criteria.join(' ')}`;

/** The parts outside of the product that its features need. */
export const listNeeds = oncePerProduct(deriveNeeds);

function deriveNeeds(product: Product): Need[] {
  const { features, nots, idea } = product;
  const told = toldFor(product);
  const limits = nots.join(' ');
  const isCode = product.platform === 'command line';
  const base = slotsOf(product);
  const said = [idea.said, ...[...product.settled.values()].map(({ text }) => text)].join('. ');
  const found = [...outsideDevices, ...outsideServices, ...outsideSources].flatMap((part): Need[] => {
    const isMeant = (text: string) => part.signs.test(text) || (told !== undefined && isToldOf(part.key, text));
    if (part.barred?.test(limits) || part.not?.test(said)) return [];
    if (told && passesOutside(part.key, `${limits}. ${told}`)) return [];
    if (told && livesOnDevice(idea) && part.kind === 'service' && !/^(?:print|feed|weather)$/.test(part.key)) return [];
    if (told !== undefined && part.key === 'offline') return offlineNeed(product, part, base);
    if (told && !isMeant(affirm(told)) && !(part.key === 'files' && keepsFiles(product))) return [];
    // Photos and messages in the criteria of a drawer are details; a device has to be told by the idea itself.
    const telling = features.filter(({ title, says }) => isMeant(affirm(`${title}. ${says}`)));
    const more = features.filter(
      (feature) =>
        !telling.includes(feature) &&
        feature.key !== 'account' &&
        feature.key !== 'law' &&
        isMeant(affirm(feature.criteria.filter((text) => !isWayIn(text)).join(' '))),
    );
    const isTold = part.signs.test(affirm(idea.said));
    if (isCode !== ofCommands.has(part.key) && (isCode || part.key === 'git')) return [];
    const asking = [...telling, ...(part.kind === 'service' || (isTold && part.key !== 'git') ? more : [])].filter(
      ({ key }) => key !== 'account',
    );
    const needed = told === undefined ? reachable(part, asking, features) : servedBy(product, part.key, asking);
    const account = features.find(({ key }) => key === 'account');
    const served =
      needed.length === 0 && part.key === 'mail' && account && !limits.includes('e-mail') ? [account] : needed;
    const [first] = served;
    if (!first) return [];
    // Who pays is who does the deed; a message is for somebody else.
    const actor = first.isDevice || first.isRule || ways.test(part.key) ? undefined : first.actor;
    return [
      {
        part,
        features: served,
        slots: { ...base, ...(actor ? { client: actor } : {}), deed: lowerFirst(first.title), fr: first.id },
      },
    ];
  });
  const reached = readOutlet(idea.said)?.kind === 'bot' ? found.filter(({ part }) => !isOtherWay(part, said)) : found;
  const settled = told === undefined ? reached : completeNeeds(product, settleNeeds(reached), base);
  const near = product.ownComputer?.isClosed ? settled.flatMap(insideOf) : settled;
  const isPushed = near.some(({ part }) => part.key === 'push');
  return near.map((need) => {
    if (need.part.key !== 'mail') return need;
    return withSenders(product, told === undefined && !isPushed ? withOutbox(need) : need, near);
  });
}

/** What the lines of an outline and the messages after it say of parts outside: no criterion that was derived asks for one. */
const toldFor = (product: Product): string | undefined => {
  const { idea, features, loose } = product;
  return idea.isOutlined
    ? [
        ...features.filter(isOfIdea).flatMap(({ says, rules }) => [says, ...rules]),
        ...(idea.outline?.rules ?? []),
        ...loose.map(({ decision }) => decision),
        ...idea.told.flatMap(({ outcomes = [] }) => outcomes.map(({ text }) => text)),
        phonesTold(product),
      ].join('. ')
    : undefined;
};

/** Whether a record that was listed holds a file. */
const keepsFiles = ({ idea }: Product) =>
  idea.records.some(({ fields }) => fields.some(({ name }) => fileWords.test(name) || /\bfiles?\b/i.test(name)));

/** Where nothing may leave the house a service outside of it is no part, and files lie in a folder. */
function insideOf(need: Need): Need[] {
  const { part } = need;
  if (part.key === 'files') return [{ ...need, part: { ...part, ...fileFolder } }];
  return part.kind === 'service' && part.key !== 'print' ? [] : [need];
}

/** What a command calls; git is called by nothing else. */
const ofCommands: ReadonlySet<string> = new Set(['github', 'git']);

/** The ways on which messages reach people. */
const ways = /^(?:push|text-message|mail)$/;

/** A bot reaches people where it lives; another way is there only when it was told. */
const isOtherWay = ({ key, signs }: OutsidePart, said: string) => ways.test(key) && !signs.test(affirm(said));

/** Mail with what else is sent to people and has no other way to them. */
function withSenders(product: Product, mail: Need, all: Need[]): Need {
  const served = new Set(all.filter(({ part }) => ways.test(part.key)).flatMap(({ features }) => features));
  const senders = ownFeatures(product).filter(
    (feature) =>
      !served.has(feature) &&
      !feature.isDevice &&
      listCriteria(product).some(
        (criterion) =>
          criterion.feature.id === feature.id && /(?:^|, | and )send (?!it\b|them\b|what\b|no)/.test(criterion.effect),
      ),
  );
  return { ...mail, features: [...mail.features, ...senders] };
}

/** Whether people use it where there is no line. */
function worksOffline(product: Product): boolean {
  const { idea, loose } = product;
  return idea.isOutlined
    ? linesWithout(product).length > 0
    : withoutNetwork.test([idea.said, ...loose.map(({ decision }) => decision)].join('. '));
}

/** The shape of the product: what it is made of follows from the idea, not from habit. */
export const shapeOf = oncePerProduct(deriveShapeOf);

function deriveShapeOf(product: Product): Shape {
  const { idea, platform, tool } = product;
  const said = affirm(idea.said);
  const is = (key: string) => shapes[key] as Shape;
  const needs = new Set(listNeeds(product).map(({ part }) => part.key));
  if (platform === 'command line')
    return /\b(library|package|sdk)\b/i.test(said) && !/\bcommand line\b|\bcli\b/i.test(said)
      ? is('library')
      : is('command');
  if (tool?.builder) return is('builder');
  const outlet = readOutlet(idea.said);
  if (livesOnDevice(idea) && !product.ownComputer) return is(outlet?.kind === 'extension' ? 'addon' : 'device');
  if (outlet) return is(outlet.kind);
  if (needs.has('bluetooth')) return is('companion');
  if (product.ownComputer?.isClosed && platform !== 'store app') return is('house');
  if (platform === 'store app') return is('store');
  if (needs.has('sensor')) return is('sensors');
  if (needs.has('regions')) return is('watch');
  if ((idea.pattern.id === 'game' || idea.category === 'game') && isPlayedHere(product)) return is('game');
  if (worksOffline(product)) return is('field');
  if (needs.has('model')) return is('model');
  if (idea.category === 'internal tool' || platform === 'desktop web') return is('desk');
  if (
    /^(publishing|discovery)$/.test(idea.pattern.id) &&
    /\b(publish|newsletter|magazine|blog|directory|guide|menu)\b/i.test(said)
  )
    return is('site');
  return is('pages');
}

const plays = /^(?:play|guess|answer|solve|draw|roll|tap|swipe|jump|shoot|buzz|spell|flip|fold|challenge)$/;
/** Whether people make moves in it: who runs the games of others at a desk, or announces those of a team, plays none there. */
const isPlayedHere = (product: Product): boolean =>
  !product.idea.isOutlined ||
  listActs(product).some(({ way, who, told }) => way !== 'read' && who !== undefined && plays.test(told.verb));

/** The first feature that those whom it is for begin themselves. */
export const leadFeature = oncePerProduct(deriveLeadFeature);

function deriveLeadFeature(product: Product): Feature | undefined {
  const { client } = product.idea;
  const own = ownFeatures(product);
  const begun = listCriteria(product).find(
    ({ actor, feature, isFault }) =>
      !isFault && own.includes(feature) && (actor === client.one.toLowerCase() || actor === client.many.toLowerCase()),
  );
  return begun?.feature ?? own[0];
}

/** The terms of the product for the sentences of the technical documents. */
export const slotsOf = oncePerProduct(deriveSlotsOf);

function deriveSlotsOf(product: Product): Slots {
  const { features, tool } = product;
  const own = ownFeatures(product);
  const names = listEntities(product).map(({ name }) => lowerFirst(name));
  const main = asNoun(mainRecord(product));
  const lead = leadFeature(product);
  const minutes = /\bevery (\d+) minutes?\b/i.exec(product.idea.said)?.[1];
  const clocked = clockedFeatures(product)[0] ?? own[0];
  const networked =
    own.find(({ title, says }) =>
      /\b(github|pull requests?|posts?|sends?|downloads?|installs?)\b/i.test(`${title} ${says}`),
    ) ?? own[0];
  return {
    ...termsOf(product),
    host: product.idea.host ?? product.idea.client,
    tool: tool?.name ?? 'the app builder',
    first: lowerFirst(lead?.title ?? 'the first screen'),
    firstId: lead?.id ?? 'FR-1',
    firstCriterion: own[0] ? criterionId(own[0], 0) : 'FR-1.1',
    outlet: readOutlet(product.idea.said)?.on ?? '',
    criteria: String(listCriteria(product).length),
    count: String(features.length),
    records: joinWords(names.slice(0, 4).map((name) => asNoun(name).many)),
    main,
    perDay: minutes ? String(Math.round(1440 / Number(minutes))) : 'All',
    clocked: lowerFirst(clocked?.title ?? ''),
    networked: lowerFirst(networked?.title ?? ''),
  };
}

/** The record that most of the product is about: the one with a state that the features speak of most. */
export const mainRecord = oncePerProduct(deriveMainRecord);

function deriveMainRecord(product: Product): string {
  if (product.platform === 'command line') return product.idea.item.one;
  const told = ownFeatures(product).map(textOf).join(' ').toLowerCase();
  const scored = listEntities(product).map(({ name, fields, deeds }) => ({
    name,
    score: told.split(name.toLowerCase()).length + (/\bstate\b/.test(fields) ? 3 : 0) + deeds.length,
  }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0]?.name ?? product.idea.deal.one;
  return lowerFirst(best);
}
