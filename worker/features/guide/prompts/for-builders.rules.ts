import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { personOf } from '#worker/features/guide/documents/people.rules.ts';
import { lowerFirst, ownFeatures, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Criterion } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { type Entity, listEntities } from '#worker/features/guide/product/records.rules.ts';
import { tellCriterion, tellTrial } from '#worker/features/guide/prompts/effects.rules.ts';
import {
  assemble,
  list,
  type PromptDraft,
  tellBasis,
  tellProduct,
} from '#worker/features/guide/prompts/parts.rules.ts';
import { textsFor, touchesOf } from '#worker/features/guide/prompts/touches.rules.ts';

/** 'id, name, price in cents, photo key' without what only a programmer needs. */
export function tellRecord({ name, fields, holds }: Entity): string {
  const plain = fields
    .split(', ')
    .filter((field) => !/^(id|created at)$/.test(field) && !/\b(token|hash)\b/.test(field))
    .map((field) =>
      field
        .replace(/ keys?$/, '')
        .replace(/^(.+) ids?$/, 'which $1')
        .replace(/ in cents\b/, ''),
    );
  return `${name}: ${plain.join(', ')}. ${holds.replace(/\.$/, '')}.`;
}

/** What every prompt for an app builder says of the app. */
export function writeAppContext(product: Product, basis: string): string {
  return `## What the app is\n\n${tellProduct(product)}\n${tellBasis(product, basis)} Ask me before you do anything in ${product.name} that is not written here.`;
}

/** The first prompt for an app builder: what to show, what to keep, and nothing of shells or files. */
export function writeBuilderSetup(product: Product, basis: string, tool: string): PromptDraft {
  const { name, features, idea } = product;
  const terms = termsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const account = features.find(({ key }) => key === 'account');
  const [one, two] = [personOf(name, 0), personOf(name, 1)];
  const own = ownFeatures(product);
  const records = listEntities(product);
  const [record] = records;
  return {
    title: `Start ${name} in ${tool}`,
    documentType: 'setup_prompt',
    content: assemble(`Start ${name} in ${tool}`, [
      `## Goal\n\n${tell(`The empty app {name}: its screens with a way from one to the next, and the data it keeps. The screens may be bare; “${lowerFirst(own[0]?.title ?? name)}” is the next thing I ask for.`)}`,
      writeAppContext(product, basis),
      list(
        'Screens',
        features.slice(0, 9).map(({ id, screen, title }) => `${screen} (for ${id}, “${lowerFirst(title)}”)`),
      ),
      list('Data to keep', records.slice(0, 8).map(tellRecord)),
      list('Example data', [
        `Two ${idea.client.many}, ${one} and ${two}${idea.host ? `, and ${personOf(name, 2)}, ${idea.host.one}` : ''}; three entries of ${joinWords(records.slice(0, 3).map((entry) => entry.name.toLowerCase()))} each, one of them ${two}’s alone. Mark them in ${name} as examples, so that I can delete them at once.`,
      ]),
      list('Rules', [
        ...(account ? [`${account.says} Use the sign-in that comes with ${tool} for ${name}.`] : []),
        tell(
          `${two} does not see or change {deals} of ${one}, also not by guessing an address; the database itself refuses it.`,
        ),
        tell(`The first screen is the one on which {clients} {doing}; it works at 360 pixels wide.`),
        tell(`A list without {goods} says so, and says what to do first; no made-up people or numbers in {name}.`),
      ]),
      list('Do not', [
        tell(
          `Build “${lowerFirst(own[1]?.title ?? own[0]?.title ?? name)}” or anything else that {name} does; only its place.`,
        ),
        ...product.nots
          .slice(0, 3)
          .map((text) => `Prepare what ${name} leaves out: ${lowerFirst(text.replace(/\.$/, ''))}.`),
      ]),
      list('Also think of', [
        tell(`{Name} is opened without a connection: it says so and shows what it had before.`),
        ...(record
          ? [`An entry of ${record.name.toLowerCase()} is saved twice by a double tap: it is there once.`]
          : []),
      ]),
      list('How to check by clicking', [
        tell(
          `Open the preview on a computer and on your phone: “${lowerFirst(own[0]?.screen ?? name)}” shows, and each screen of {name} is at most 2 clicks away.`,
        ),
        ...(record ? [`Enter one ${record.name.toLowerCase()} as ${one} and reload the page: it is still there.`] : []),
        ...(account
          ? [tell(`Open a private window without signing in: nothing that ${one} entered into {name} can be seen.`)]
          : []),
        tell(`If one of these fails, tell ${tool} which one of {name} it was and what you saw instead.`),
      ]),
    ]),
  };
}

/** A prompt for one feature, for an app builder. */
export function writeBuilderFeature(product: Product, feature: Feature, basis: string): PromptDraft {
  const touched = touchesOf(product, feature);
  const title = `Build ${feature.id}: ${feature.title}`;
  const own = ownFeatures(product);
  const later = own.slice(own.findIndex(({ id }) => id === feature.id) + 1).slice(0, 2);
  const plain = touched?.criteria.filter(({ isFault }) => !isFault) ?? [];
  return {
    title,
    documentType: 'development_prompt',
    content: assemble(title, [
      `## Goal\n\n${feature.says} ${feature.wants}`,
      writeAppContext(product, basis),
      list('Screen', [`${feature.screen}; everything of “${lowerFirst(feature.title)}” happens there.`]),
      list(
        'What people see',
        touched ? textsFor(product, touched).map(({ when, text }) => `${when}: ${text}.`.replace(/”\.$/, '”')) : [],
      ),
      list('Data to keep', recordsOf(product, feature).map(tellRecord)),
      list('Rules', [
        ...plain.map((criterion) => `${tellCriterion(criterion)} (${criterion.id})`),
        ...guardsFor(product, feature),
        ...feature.rules,
      ]),
      list('Also think of', edgeTexts(product, feature)),
      list('Do not', [
        ...(later.length > 0
          ? [
              `Begin with ${joinWords(
                later.map(({ id, title: other }) => `“${lowerFirst(other)}” (${id})`),
                'or',
              )}.`,
            ]
          : []),
        ...own
          .slice(0, own.indexOf(feature))
          .slice(-1)
          .map(({ id, title: other }) => `Change what “${lowerFirst(other)}” (${id}) shows or does.`),
        ...product.nots
          .slice(0, 1)
          .map((text) => `Add what ${product.name} leaves out: ${lowerFirst(text.replace(/\.$/, ''))}.`),
      ]),
      list('How to check by clicking', clicksFor(product, feature)),
    ]),
  };
}

/** What goes wrong and what the app does then; without a fault of its own, what goes wrong with every form. */
export function edgeTexts(product: Product, feature: Feature): string[] {
  const faults = touchesOf(product, feature)?.faults ?? [];
  if (faults.length > 0) return faults.map((criterion) => `${tellCriterion(criterion)} (${criterion.id})`);
  const title = lowerFirst(feature.title);
  return [
    `If the button of “${title}” is pressed twice, ${product.name} does it once.`,
    `If the connection breaks in the middle of “${title}”, what was typed is still there when it is back.`,
  ];
}

/** The records that a feature works on, by its place in the architecture. */
export function recordsOf(product: Product, feature: Feature): Entity[] {
  const place = listPlaces(product).find((one) => one.feature.id === feature.id);
  const names = new Set(place?.tables.map(({ record }) => record.toLowerCase()));
  const all = listEntities(product);
  const found = all.filter(({ name }) => names.has(name.toLowerCase()));
  return (found.length > 0 ? found : all.slice(0, 1)).slice(0, 3);
}

/** Rules in plain words that what is stored asks for. */
export function guardsFor(product: Product, feature: Feature): string[] {
  const touched = touchesOf(product, feature);
  if (!touched) return [];
  const { money, files, place } = touched;
  const title = lowerFirst(feature.title);
  return [
    ...(money.length > 0
      ? [
          `Amounts in “${title}” are worked out by the app; what is typed into an address or sent from outside does not count.`,
        ]
      : []),
    ...(files.length > 0 ? [`A file in “${title}” has at most 10 MB, and only pictures, sound or PDF are taken.`] : []),
    ...place.needs
      .filter(({ part }) => part.kind === 'service' && part.key !== 'files')
      .slice(0, 1)
      .map(
        ({ part, slots }) =>
          `While ${lowerFirst(part.label)} does not answer, ${product.name} ${fill(part.away, slots)}.`,
      ),
  ];
}

/** What to click, and what must then be seen; the second person is tried too. */
export function clicksFor(product: Product, feature: Feature): string[] {
  const touched = touchesOf(product, feature);
  const [one, two] = [personOf(product.name, 0), personOf(product.name, 1)];
  const good = touched?.criteria.filter(({ isFault }) => !isFault).slice(0, 3) ?? [];
  const bad = touched?.faults.slice(0, 2) ?? [];
  const host = product.idea.host?.one.toLowerCase();
  const nameFor = ({ actor }: Criterion) => (actor && actor === host ? `${personOf(product.name, 2)} (${actor})` : one);
  return [
    ...good.map((criterion, index) =>
      index === 0 || criterion.actor !== good[index - 1]?.actor
        ? `As ${nameFor(criterion)}: ${lowerFirst(tellTrial(criterion))} (${criterion.id})`
        : `${tellTrial(criterion)} (${criterion.id})`,
    ),
    ...bad.map((criterion) => `Make it go wrong, ${lowerFirst(tellTrial(criterion))} (${criterion.id})`),
    `Reload “${lowerFirst(feature.title)}” on a phone: nothing is lost; ${two} in a private window sees none of it.`,
  ];
}
