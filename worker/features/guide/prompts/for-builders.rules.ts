import { fileBoundOf, fileKindOf } from '#worker/features/guide/content/file-kinds.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { tellFileKinds } from '#worker/features/guide/documents/file-bounds.rules.ts';
import { reachesOnlyOwn } from '#worker/features/guide/documents/only-own.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { bringAbout } from '#worker/features/guide/documents/plan-hand.rules.ts';
import { laterOf } from '#worker/features/guide/documents/plan-later.rules.ts';
import { notYet } from '#worker/features/guide/documents/plan-made.rules.ts';
import { orderOfBuild } from '#worker/features/guide/documents/plan-order.rules.ts';
import { isForEverybody } from '#worker/features/guide/documents/shared-records.rules.ts';
import { listUnder, ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { statesOf, tellField } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { fill, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { personFor, personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { livesOnDevice, readOutlet } from '#worker/features/guide/idea/outlets.rules.ts';
import type { Criterion } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { type Entity, listEntities } from '#worker/features/guide/product/records.rules.ts';
import { edgeTexts } from '#worker/features/guide/prompts/builder-edges.rules.ts';
import { tellCriterion, tellTrial } from '#worker/features/guide/prompts/effects.rules.ts';
import { forbidLimit } from '#worker/features/guide/prompts/left-out.rules.ts';
import { rulesFor, tellGoal } from '#worker/features/guide/prompts/outlined-parts.rules.ts';
import {
  assemble,
  type PromptDraft,
  tellBasisPasted,
  tellProduct,
} from '#worker/features/guide/prompts/parts.rules.ts';
import { textsFor, touchesOf } from '#worker/features/guide/prompts/touches.rules.ts';

const yesOrNo = /^(?:active|may write|helpful|refused|present|urgent|equal)$/;

/** 'id, name, price in cents, photo key' without what only a programmer needs. */
export function tellRecord({ name, fields, holds, told }: Entity): string {
  if (told) {
    const states = statesOf(told);
    const listed = told.fields.map(tellField).join(', ');
    return `${name}: ${[listed, states.length > 0 ? `state (${joinWords(states, 'or')})` : ''].filter(Boolean).join(', ')}.`;
  }
  const plain = fields
    .split(', ')
    .filter((field) => !/^(id|created at)$/.test(field) && !/\b(token|hash)\b/.test(field))
    .map((field) =>
      field
        .replace(/ keys?$/, '')
        .replace(/^(.+) ids?$/, 'which $1')
        .replace(/ in cents\b/, '')
        .replace(yesOrNo, '$& (yes or no)'),
    );
  return `${name}: ${plain.join(', ')}. ${holds.replace(/\.$/, '')}.`;
}

/** What every prompt for an app builder says of the app. */
export function writeAppContext(product: Product, basis: string): string {
  return `## What the app is\n\n${tellProduct(product)}\n${tellBasisPasted(basis, shapeOf(product).runtime === 'builder')}`;
}

/** What is said first where an app builder cannot make what the product is: it makes pages, and no part of another program. */
function tellUnfit({ name, idea }: Product): string[] {
  const outlet = readOutlet(idea.said);
  return outlet?.kind === 'extension'
    ? [
        `## Before you begin\n\n${name} is an extension of ${outlet.on}, and an app builder makes pages: it can show how a window of it looks, and not what it does in the pages of others. Give the set-up prompt and the prompt of this feature to a coding agent (Claude Code, Codex, Cursor) for that.`,
      ]
    : [];
}

/** The first prompt for an app builder: what to show, what to keep, and nothing of shells or files. */
export function writeBuilderSetup(product: Product, basis: string, tool: string): PromptDraft {
  const { name, features, idea } = product;
  const account = features.find(({ key }) => key === 'account');
  const [one, two] = [personOf(name, 0), personOf(name, 1)];
  const own = ownFeatures(product);
  const records = listEntities(product);
  const [record] = records;
  const places = listPlaces(product);
  const seen = places.filter(({ screen }) => screen !== undefined);
  const screens = seen.length > 0 ? seen : places;
  return {
    title: `Start ${name} in ${tool}`,
    documentType: 'setup_prompt',
    content: assemble(`Start ${name} in ${tool}`, [
      `## Goal\n\nThe screens of ${name}, bare, with the ways between them, and its data: ${joinWords(records.slice(0, 4).map((entry) => entry.name.toLowerCase()))}. Next comes “${lowerFirst(own[0]?.title ?? name)}”.`,
      writeAppContext(product, basis),
      listUnder(
        'Screens',
        screens
          .slice(0, 9)
          .map(({ feature: { id, screen, title } }) => `${screen} (for ${id}, “${lowerFirst(title)}”)`),
      ),
      listUnder('Data to keep', records.slice(0, 8).map(tellRecord)),
      listUnder('Example data', [
        `Two ${idea.client.many}, ${one} and ${two}${idea.host ? `, and ${personOf(name, 2)}, ${idea.host.one}` : ''}; three of each ${joinWords(records.slice(0, 3).map((entry) => entry.name.toLowerCase()))}, the last ${two}’s; marked as examples.`,
      ]),
      listUnder('Rules', [
        ...(account ? [`${account.says} With the sign-in of ${tool}.`] : []),
        ...(isForEverybody(product, record?.name)
          ? []
          : [`The database itself lets ${two} see no ${record?.name.toLowerCase() ?? idea.item.one} of ${one}.`]),
        `First screen: ${screens[0]?.feature.screen ?? name}; 360 pixels wide.`,
        `A list without ${idea.item.many} says how to begin.`,
      ]),
      listUnder('Do not', [
        `Build “${lowerFirst(own[1]?.title ?? own[0]?.title ?? name)}”; only its place.`,
        ...product.nots.slice(0, 3).map((text) => forbidLimit(text)),
      ]),
      listUnder('Also think of', [
        ...(record
          ? [
              `A ${record.name.toLowerCase()} is saved by a double tap: it is there once.`.replace(
                /^A (?=[aeiou])/,
                'An ',
              ),
            ]
          : []),
        `No connection: ${idea.client.many} see the ${idea.item.many} from before.`,
      ]),
      listUnder('How to check by clicking', [
        `On a phone: each of these within 2 clicks: ${joinWords(own.slice(0, 4).map(({ title }) => `“${lowerFirst(title)}”`))}.`,
        ...(record ? [`Enter one ${record.name.toLowerCase()} as ${one}, then reload: still there.`] : []),
        ...(account && !isForEverybody(product, record?.name)
          ? [`A private window, not signed in: no ${record?.name.toLowerCase() ?? idea.item.one}.`]
          : []),
      ]),
    ]),
  };
}

/** A prompt for one feature, for an app builder. */
export function writeBuilderFeature(product: Product, feature: Feature, basis: string): PromptDraft {
  const touched = touchesOf(product, feature);
  const title = `Build ${feature.id}: ${feature.title}`;
  const later = builtAfter(product, feature).slice(0, 2);
  const put = laterOf(product, feature);
  const plain = touched?.criteria.filter(({ id, isFault }) => !isFault && !put.has(id)) ?? [];
  const missing = touched && product.idea.isOutlined ? notYet(product, touched.place) : new Set<string>();
  return {
    title,
    documentType: 'development_prompt',
    content: assemble(title, [
      `## Goal\n\n${product.idea.isOutlined ? tellGoal(product, feature) : [feature.says, feature.wants].filter(Boolean).join(' ')}`,
      ...tellUnfit(product),
      writeAppContext(product, basis),
      listUnder('Screen', [(touched?.place.shownIn?.feature ?? feature).screen]),
      listUnder(
        'What people see',
        touched ? textsFor(product, touched).map(({ when, text }) => `${when}: ${text}.`.replace(/”\.$/, '”')) : [],
      ),
      listUnder('Data to keep', recordsOf(product, feature, missing).map(tellRecord)),
      listUnder('Rules', [
        ...plain.map((criterion) => `${tellCriterion(criterion)} (${criterion.id})`),
        ...(product.idea.isOutlined && touched ? rulesFor(product, touched.place) : []),
        ...guardsFor(product, feature),
        ...feature.rules,
      ]),
      listUnder('Also think of', edgeTexts(product, feature)),
      listUnder('Do not', [
        ...(later.length > 0
          ? [
              `Begin with ${joinWords(
                later.map(({ id, title: other }) => `“${lowerFirst(other)}” (${id})`),
                'or',
              )}.`,
            ]
          : []),
        ...builtBefore(product, feature)
          .slice(-1)
          .map(({ id, title: other }) => `Change what “${lowerFirst(other)}” (${id}) shows or does.`),
        ...product.nots.slice(0, 1).map((text) => forbidLimit(text, 'Add')),
      ]),
      listUnder('How to check by clicking', clicksFor(product, feature, put)),
    ]),
  };
}

/** The features in the order in which they are built. */
function inOrder(product: Product): Feature[] {
  const own = ownFeatures(product);
  if (!product.idea.isOutlined) return own;
  const places = orderOfBuild(product).places.map((place) => place.feature.id);
  return own.toSorted((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
}

const placeOf = (features: Feature[], { id }: Feature) => features.findIndex((one) => one.id === id);
const builtBefore = (product: Product, feature: Feature): Feature[] =>
  inOrder(product).slice(0, Math.max(0, placeOf(inOrder(product), feature)));
const builtAfter = (product: Product, feature: Feature): Feature[] =>
  inOrder(product).slice(placeOf(inOrder(product), feature) + 1);

/**
 * The records that a feature works on, by its place in the architecture.
 * @param missing the tables that nobody has made when its turn comes.
 */
export function recordsOf(product: Product, feature: Feature, missing: ReadonlySet<string> = new Set()): Entity[] {
  const place = listPlaces(product).find((one) => one.feature.id === feature.id);
  const there = place?.tables.filter(({ name }) => !missing.has(name)) ?? [];
  const names = new Set(there.map(({ record }) => record.toLowerCase()));
  const all = listEntities(product);
  const found = all.filter(({ name }) => names.has(name.toLowerCase()));
  return (found.length > 0 ? found : all.slice(0, 1)).slice(0, 3);
}

/** Rules in plain words that what is stored asks for. */
export function guardsFor(product: Product, feature: Feature): string[] {
  const touched = touchesOf(product, feature);
  if (!touched) return [];
  const { money, files, place } = touched;
  return [
    ...(money.length > 0 ? [`The app works out each ${place.tables[0]?.record ?? 'amount'} sum itself.`] : []),
    ...(files.length > 0
      ? [
          `Files: ${product.idea.isOutlined ? tellFileKinds(files).replace(/`(?:\w+\.)?(\w+)`/g, (_, name: string) => name.replaceAll('_', ' ')) : `${fileKindOf(files[0] ?? '').kinds}, ${fileBoundOf(files[0] ?? '')} each`}.`,
        ]
      : []),
    ...place.needs
      .filter(({ part }) => part.kind === 'service' && part.key !== 'files')
      .slice(0, 1)
      .map(
        ({ part, slots }) =>
          `While ${lowerFirst(part.label)} does not answer, ${product.name} ${fill(part.away, { ...slots, deed: lowerFirst(feature.title), fr: feature.id })}.`,
      ),
  ];
}

/**
 * What to click, and what must then be seen; the second person is tried too.
 * @param later the ids of its criteria that are tried with another feature.
 */
export function clicksFor(product: Product, feature: Feature, later: ReadonlySet<string> = new Set()): string[] {
  const touched = touchesOf(product, feature);
  const [one, two] = [personOf(product.name, 0), personOf(product.name, 1)];
  const good = touched?.criteria.filter(({ id, isFault }) => !isFault && !later.has(id)).slice(0, 3) ?? [];
  // What a click can bring about comes first; the rest is at least thought of.
  const faults = touched?.faults ?? [];
  const clicked = faults.filter((fault) => bringAbout(product, fault) !== undefined);
  const bad = product.idea.isOutlined
    ? byWeight(product, faults, clicked)
    : (clicked.length > 0 ? clicked : faults).slice(0, 2);
  const isShared = isForEverybody(product, touched?.place.tables[0]?.record);
  const others = product.idea.isOutlined
    ? othersSee(product, feature)
    : ` ${two} ${isShared ? 'sees it too' : 'sees none of it'}.`;
  const nameFor = ({ actor }: Criterion) => {
    const name = personFor(product.idea, actor);
    return actor && name !== one ? `${name} (${actor})` : one;
  };
  const way = listActs(product).find((one) => one.feature.id === feature.id)?.way;
  // What is only looked at leaves nothing that could still be there, and nobody clicks what time brings about.
  const stays =
    way === 'read'
      ? others.trim()
      : way === 'run'
        ? ''
        : `Reload “${lowerFirst(feature.title)}”: still there.${others}`;
  return [
    ...good.map((criterion, index) =>
      index === 0 || criterion.actor !== good[index - 1]?.actor
        ? `As ${nameFor(criterion)}: ${lowerFirst(tellTrial(criterion))} (${criterion.id})`
        : `${tellTrial(criterion)} (${criterion.id})`,
    ),
    ...bad.map((criterion) => `Make it go wrong, ${lowerFirst(tellTrial(criterion))} (${criterion.id})`),
    ...(livesOnDevice(product.idea)
      ? [
          `Close it and open it again after “${lowerFirst(feature.title)}”: still there; on a second device: nothing of it.`,
        ]
      : stays
        ? [stays]
        : []),
  ];
}

const mostClicked = 4;
/** What is made to go wrong in an outline: the rules of its owner first, then what a click brings about. */
function byWeight(product: Product, faults: Criterion[], clicked: Criterion[]): Criterion[] {
  const held = new Set(ownerRules(product).flatMap(({ criteria }) => criteria.map(({ id }) => id)));
  const first = faults.filter(({ id }) => held.has(id));
  const rest = clicked.filter((fault) => !first.includes(fault));
  const found = [...first.slice(0, mostClicked), ...rest.slice(0, 2)];
  return (found.length > 0 ? found : faults.slice(0, 2)).slice(0, mostClicked + 1);
}

/** What another one of the same kind sees of it: nothing where each reaches only their own rows, and what is taken where that is counted. */
function othersSee(product: Product, feature: Feature): string {
  const place = listPlaces(product).find((one) => one.feature.id === feature.id);
  const doer = listActs(product).find((one) => one.feature.id === feature.id)?.who;
  const [table] = place?.tables ?? [];
  // Of an outline it is known who does something, and not that all others may look at it.
  if (!doer || !table || !reachesOnlyOwn(product, table, doer)) return '';
  const other = doer.one === product.idea.client.one ? personOf(product.name, 1) : `Another ${doer.one}`;
  const isTaken = feature.criteria.some((text) => /\bcount .+ as taken\b/.test(text));
  return ` ${other} ${isTaken ? 'sees that it is taken, and nothing more of it' : 'sees none of it'}.`;
}
