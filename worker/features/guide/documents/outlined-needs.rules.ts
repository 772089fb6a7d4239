import type { OutsidePart } from '#worker/features/guide/content/outside-part.ts';
import { outsideServices } from '#worker/features/guide/content/outside-services.ts';
import { fileForExcel, fileReadIn, outbox, textsBothWays } from '#worker/features/guide/content/outside-sources.ts';
import { receives } from '#worker/features/guide/content/verbs.ts';
import type { Need } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { goesByMail, goesToNumber, linkSenders } from '#worker/features/guide/documents/outlined-contacts.rules.ts';
import { isDownload } from '#worker/features/guide/documents/outlined-downloads.rules.ts';
import { tellsSomebody } from '#worker/features/guide/documents/outlined-messages.rules.ts';
import { paymentPartOf } from '#worker/features/guide/documents/outlined-payments.rules.ts';
import {
  comesByMessage,
  linesWithout,
  phoneLines,
  textersOf,
} from '#worker/features/guide/documents/outlined-reach.rules.ts';
import { fill, headOf, lowerFirst, type Noun, nounIn, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { livesOnDevice } from '#worker/features/guide/idea/outlets.rules.ts';
import { inChargeOf } from '#worker/features/guide/outline/outline-runner.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { invitedWith } from '#worker/features/guide/product/invited-records.rules.ts';
import { isChoosing } from '#worker/features/guide/product/outlined-account.rules.ts';
import { doneTo, listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const forExcel = /\b(?:for|in|into|as|to) (?:an? )?(?:excel|spreadsheet)\b/i;
const reads = /^(?:import|load|read|upload|take)$/;

/**
 * The needs of an outlined product as its lines mean them: text messages in both directions where some come in, a file that is read in,
 * a source by the name of what comes from it, and a way for each message that has none.
 * @param base the terms of the product, for the texts of a need that is added.
 */
export function completeNeeds(product: Product, needs: Need[], base: Slots): Need[] {
  const acts = listActs(product);
  const actsOf = (features: Feature[]) => acts.filter(({ feature }) => features.includes(feature));
  const told = needs.flatMap((need): Need[] => {
    const own = actsOf(need.features);
    if (isToPhone(need.part) && phoneLines(product).length > 0) return [];
    // Where some are reached by text message alone, all are; what may be read tomorrow needs no phone that rings.
    if (need.part.key === 'push' && (textersOf(product).length > 0 || !isUrgent(product))) return [];
    if (need.part.key === 'text-message') {
      const incoming = own.find((act) => comesByMessage(product, act))?.feature;
      return [
        incoming
          ? {
              ...need,
              part: { ...need.part, ...textsBothWays },
              features: [incoming, ...need.features.filter((feature) => feature !== incoming)],
              slots: { ...need.slots, deed: lowerFirst(incoming.title), fr: incoming.id },
            }
          : { ...need, slots: { ...need.slots, host: senderOf(product, need.features) } },
      ];
    }
    if (need.part.key === 'mail') {
      const features = need.features.filter((feature) => feature.key === 'account' || speaksOfMail(feature, need.part));
      const [first] = features;
      if (first === need.features[0]) return [{ ...need, features }];
      return first
        ? [{ ...need, features, slots: { ...need.slots, deed: lowerFirst(first.title), fr: first.id } }]
        : [];
    }
    if (isDownload(need, own)) return [];
    if (need.part.key === 'export' && own.length > 0 && own.every(({ told: act }) => reads.test(act.verb)))
      return [{ ...need, part: { ...need.part, ...fileReadIn } }];
    if (need.part.key === 'export' && need.features.some(({ says, criteria }) => forExcel.test(`${says} ${criteria}`)))
      return [{ ...need, part: { ...need.part, ...fileForExcel } }];
    if (need.part.key === 'card') return [{ ...need, part: paymentPartOf(product, need.part) }];
    if (need.part.key === 'feed') {
      const slots = { ...need.slots, source: own[0]?.told.object?.one ?? 'list' };
      return [{ ...need, slots, part: { ...need.part, label: fill(need.part.label, slots) } }];
    }
    return [need];
  });
  const reaching = withLinks(product, withMessages(product, told, base), base);
  return withInvitations(product, reaching, base).map((need) => withOutbox(product, need));
}

/**
 * Who sees that a message did not leave: whoever made the row that it is about and is not whom it is made for, as they know whom to call; else
 * whoever runs the product.
 */
function senderOf(product: Product, features: Feature[]): Noun {
  const { idea } = product;
  const records = listActs(product).flatMap(({ feature, record }) =>
    record && features.includes(feature) ? [record] : [],
  );
  const makers = records.flatMap((record) =>
    doneTo(product, record).flatMap(({ way, who }) => (way === 'make' && who ? [who] : [])),
  );
  return makers.find(({ one }) => one !== idea.client.one) ?? inChargeOf(idea) ?? idea.host ?? idea.client;
}

/** An address that is kept or asked for is no mail. */
const speaksOfMail = ({ title, says, criteria }: Feature, { signs }: OutsidePart): boolean =>
  [title, says, ...criteria.filter((text) => !listsFields.test(text) && !invitedWith(text))].some((text) =>
    signs.test(text),
  );
const listsFields = /^WHEN [^.]+, THE SYSTEM SHALL keep an? [^.]+ with |^IF [^.]+ missing, THEN /;

/** Who has no account is sent the link of what they entered, by what they left: so the feature in which they enter it sends it. */
function withLinks(product: Product, needs: Need[], base: Slots): Need[] {
  return linkSenders(product).reduce((all, { feature, contact }) => {
    const keys = [...(contact === 'number' ? [] : ['mail']), ...(contact === 'address' ? [] : ['text-message'])];
    return keys.reduce((known, key) => withSender(product, known, { key, feature, base }), all);
  }, needs);
}

/** The needs with one more feature that goes through a service, and with that service where nothing needed it before. */
function withSender(
  product: Product,
  needs: Need[],
  { key, feature, base }: { key: string; feature: Feature; base: Slots },
): Need[] {
  const part = outsideServices.find((one) => one.key === key);
  if (needs.some((need) => need.part.key === key))
    return needs.map((need) =>
      need.part.key === key && !need.features.includes(feature)
        ? { ...need, features: [...need.features, feature] }
        : need,
    );
  const slots = { ...base, host: senderOf(product, [feature]), deed: lowerFirst(feature.title), fr: feature.id };
  return part ? [...needs, { part, features: [feature], slots }] : needs;
}

/** Whoever is invited, confirms an address or chooses a password gets a mail: so that feature needs the service too. */
function withInvitations(product: Product, needs: Need[], base: Slots): Need[] {
  const account = product.features.find(({ key }) => key === 'account');
  if (!account?.criteria.some(isChoosing)) return needs;
  const isThere = needs.some(({ part }) => part.key === 'mail');
  const mail = outsideServices.find(({ key }) => key === 'mail');
  if (isThere || !mail)
    return needs.map((need) => (need.part.key === 'mail' ? { ...need, features: [...need.features, account] } : need));
  return [
    ...needs,
    { part: mail, features: [account], slots: { ...base, deed: lowerFirst(account.title), fr: account.id } },
  ];
}

/** What has to be told leaves an outbox by a job, whichever way it goes; a mail with a link to sign in is sent at once. */
function withOutbox(product: Product, need: Need): Need {
  const isTold = need.features.some(({ key }) => key !== 'account');
  return ways.test(need.part.key) && isTold && !livesOnDevice(product.idea)
    ? { ...need, part: { ...need.part, job: outbox.job, record: outbox.record } }
    : need;
}

const isToPhone = ({ key }: OutsidePart) => key === 'push' || key === 'text-message';
const ways = /^(?:push|text-message|mail)$/;

/** Each message goes the way that was told for messages; where none was, to the address that is kept of whoever gets it. */
function withMessages(product: Product, needs: Need[], base: Slots): Need[] {
  if (livesOnDevice(product.idea)) return needs;
  const sent = needs.filter(({ part }) => ways.test(part.key)).flatMap(({ features }) => features);
  const acts = messageActs(product);
  // Where nothing may be on a telephone, what is told as a push leaves by no other way.
  const isOnNone = (effect: string) => phoneLines(product).length > 0 && pushed.test(effect);
  const telling = listCriteria(product).filter(
    (criterion) => tellsSomebody(product, criterion) && !isOnNone(criterion.effect),
  );
  const waiting = product.features.filter(
    (feature) =>
      feature.key !== 'account' &&
      !sent.includes(feature) &&
      (acts.some((act) => act.feature === feature) || telling.some((criterion) => criterion.feature === feature)),
  );
  const [first] = waiting;
  const isBarred = [...product.nots, ...product.idea.nots].some((text) => /\bno (?:e-?mails?|messages)\b/i.test(text));
  if (!first || isBarred) return needs;
  const isOnPhone = [...product.settled.values()].some(({ text }) => /\bmessage on the phone\b/i.test(text));
  const order = ['text-message', ...(isOnPhone ? ['push'] : []), 'mail'];
  const [way] = order.flatMap((key) => needs.find(({ part }) => part.key === key) ?? []);
  if (way) return needs.map((need) => (need === way ? { ...need, features: [...need.features, ...waiting] } : need));
  // A phone that takes no push gets a mail, and who left a number alone a text message.
  const mailed = waiting.filter((feature) => goesByMail(product, feature));
  const texted = waiting.filter((feature) => goesToNumber(product, feature));
  const served: [key: string, features: Feature[]][] = [
    ...(isUrgent(product) ? [['push', mailed] as [string, Feature[]]] : []),
    ['mail', mailed],
    ['text-message', texted],
  ];
  const more = new Map(served);
  return [
    ...needs.map((need) => ({
      ...need,
      features: [...new Set([...need.features, ...(more.get(need.part.key) ?? [])])],
    })),
    ...served.flatMap(([key, features]) => {
      const part = outsideServices.find((one) => one.key === key);
      const [one] = features;
      // A way that a line tells is there once, with all that leaves by it.
      if (!part || !one || needs.some((need) => need.part === part)) return [];
      const slots = { ...base, deed: lowerFirst(one.title), fr: one.id };
      return [
        { part, features, slots: key === 'text-message' ? { ...slots, host: senderOf(product, features) } : slots },
      ];
    }),
  ];
}

const pressing =
  /\b(?:push|straight ?away|right away|at once|immediately|instantly|urgent(?:ly)?|alarms?|alerts?|emergency|notifications?|gets? a (?:call|ring)|on (?:the|their|his|her) phones?|within (?:\d+|a few) (?:seconds|minutes))\b/i;
const pushed = /\bpush\b|\bnotifications?\b|\balarms?\b|\bgets? (?:an? )?alert/i;
/** Whether a line tells somebody of what cannot wait until they next read their mail, or names the phone as the way. */
const isUrgent = (product: Product): boolean =>
  [...product.settled.values()].some(({ text }) => /\bmessage on the phone\b/i.test(text)) ||
  (product.idea.outline?.rules ?? []).some((rule) => /\bmessages?\b/i.test(rule) && /\bphones?\b/i.test(rule)) ||
  listActs(product).some(({ told: { line = '', text, outcomes = [] } }) =>
    [
      // What is only seen at once is on a screen.
      ...(pushed.test(line || text) ? [line || text] : []),
      ...outcomes.flatMap((one) => (one.way === 'tell' ? [one.text] : [])),
    ].some((said) => pressing.test(said)),
  );

const tells = /^(?:tell|notify|warn|alert|remind|message|inform)$/;
const goes = /\b(?:goes|go|comes|come|is sent|are sent) to (?:the |a |an |all |each )?/i;

/** A store on the device for what those who do the first act do where there is no line; none where the device or the house is all there is. */
export function offlineNeed(product: Product, part: OutsidePart, base: Slots): Need[] {
  const { idea, ownComputer } = product;
  if (livesOnDevice(idea) || ownComputer?.isClosed || linesWithout(product).length === 0) return [];
  const acts = listActs(product).filter(({ who, way, told }) => who && way !== 'run' && !receives.test(told.verb));
  const first = acts.find(({ who }) => who?.one === idea.client.one) ?? acts[0];
  if (!first) return [];
  const features = acts.filter(({ who }) => who?.one === first.who?.one).map(({ feature }) => feature);
  const { id, title } = first.feature;
  return [{ part, features, slots: { ...base, client: first.who ?? idea.client, deed: lowerFirst(title), fr: id } }];
}

/** The acts by which somebody hears of something without looking: what the product tells a person, and what is written to one. */
const messageActs = (product: Product): OutlinedAct[] =>
  listActs(product).filter(({ told, way }) => {
    if (told.outcomes?.some((one) => one.way === 'tell')) return true;
    const names = product.idea.people.some((noun) => nounIn(headOf(noun), told.phrase));
    if (way === 'run') return names && (tells.test(told.verb) || goes.test(told.phrase));
    return told.verb === 'write' && /^to (?:the |an? )?/.test(told.phrase) && names;
  });
