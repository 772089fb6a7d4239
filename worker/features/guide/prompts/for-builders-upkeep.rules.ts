import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listKinds, tellDeed } from '#worker/features/guide/documents/doings.rules.ts';
import { listPersonalData } from '#worker/features/guide/documents/personal-data.rules.ts';
import { isForEverybody } from '#worker/features/guide/documents/shared-records.rules.ts';
import { firstFeature, listMeasures } from '#worker/features/guide/documents/speaking.rules.ts';
import { listUnder, ownFeatures, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { listEntities } from '#worker/features/guide/product/records.rules.ts';
import { edgeTexts } from '#worker/features/guide/prompts/builder-edges.rules.ts';
import { tellCriterion } from '#worker/features/guide/prompts/effects.rules.ts';
import {
  clicksFor,
  guardsFor,
  recordsOf,
  tellRecord,
  writeAppContext,
} from '#worker/features/guide/prompts/for-builders.rules.ts';
import { assemble, type PromptDraft } from '#worker/features/guide/prompts/parts.rules.ts';
import { riskiestFeature, textsFor, touchesOf } from '#worker/features/guide/prompts/touches.rules.ts';

const tellerOf = (product: Product) => {
  const terms = termsOf(product);
  return (text: string) => capitalise(fill(text, terms));
};

/** A prompt that goes over who may see what, for an app builder. */
export function writeBuilderSecurity(product: Product, basis: string): PromptDraft {
  const { name, features } = product;
  const tell = tellerOf(product);
  const title = `Check who may do what in ${name}`;
  const [one, two] = [personOf(name, 0), personOf(name, 1)];
  const own = ownFeatures(product);
  const guarded = features.filter(({ key }) => key === 'account' || key === 'law');
  const criteria = listCriteria(product);
  return {
    title,
    documentType: 'security_implementation',
    content: assemble(title, [
      `## Goal\n\nOnly the right people see and change each ${joinWords(
        listEntities(product)
          .slice(0, 4)
          .map((entry) => entry.name.toLowerCase()),
        'or',
      )}. No new features.`,
      writeAppContext(product, basis),
      listUnder('Rules, by kind of data', [
        ...listPersonalData(product)
          .slice(0, 5)
          .map(
            ({ record, seenBy, of }) =>
              `${record}: seen by ${seenBy}; one of the ${of} does not reach that of another.`,
          ),
        'In the database itself.',
        ...own.slice(0, 4).flatMap((feature) => guardsFor(product, feature).slice(0, 1)),
        ...guarded.flatMap((feature) =>
          criteria
            .filter((criterion) => criterion.feature.id === feature.id)
            .slice(0, 2)
            .map((criterion) => `${tellCriterion(criterion)} (${criterion.id})`),
        ),
      ]),
      listUnder('Do not', [`Only hide “${lowerFirst(own[0]?.title ?? name)}”: refuse it.`, 'Keys in pages.']),
      listUnder('Also think of', [
        `\`<b>bold\`: shown raw.`,
        tell(`${one} deletes the account: {deals} that nobody else needs are gone.`),
      ]),
      listUnder('How to check by clicking', [
        ...own
          .slice(0, 4)
          .map(({ id, title: feature }) => `“${feature}” (${id}): as ${one}, then its address as ${two}: not found.`),
        `Sign out as ${one}, then back: nothing.`,
        `“${lowerFirst(own[0]?.title ?? name)}” 30 times a minute: wait.`,
      ]),
    ]),
  };
}

/** The feature in which a mistake would harm the most, for an app builder. */
export function writeBuilderSecureFeature(product: Product, basis: string, named?: Feature): PromptDraft {
  const feature = named ?? riskiestFeature(product) ?? product.features[0];
  const touched = feature && touchesOf(product, feature);
  if (!feature || !touched) return writeBuilderSecurity(product, basis);
  const title = `Build ${feature.id} against misuse: ${feature.title}`;
  const shared = isForEverybody(product, touched.place.tables[0]?.record);
  const [one, two] = [personOf(product.name, 0), personOf(product.name, 1)];
  const own = ownFeatures(product);
  const after = own[own.indexOf(feature) + 1];
  return {
    title,
    documentType: 'secure_feature_development',
    content: assemble(title, [
      `## Goal\n\n${feature.says} A mistake here harms ${product.idea.client.many}.`,
      writeAppContext(product, basis),
      listUnder('Who may do what', [
        `${one} sees and changes the own ${touched.place.tables[0]?.record ?? product.idea.item.one}; ${two} ${shared ? 'sees it and changes nothing' : 'does not'}.`,
        ...guardsFor(product, feature),
        `${feature.id}: refused in the database too.`,
      ]),
      listUnder('Screen', [(touched.place.shownIn?.feature ?? feature).screen]),
      listUnder(
        'What people see',
        textsFor(product, touched).map(({ when, text }) => `${when}: ${text}.`.replace(/”\.$/, '”')),
      ),
      listUnder('Data to keep', recordsOf(product, feature).map(tellRecord)),
      listUnder(
        'Rules',
        touched.criteria
          .filter(({ isFault }) => !isFault)
          .map((criterion) => `${tellCriterion(criterion)} (${criterion.id})`),
      ),
      listUnder('Also think of', edgeTexts(product, feature)),
      listUnder('Do not', [
        ...(after ? [`Begin with “${lowerFirst(after.title)}” (${after.id}).`] : []),
        shared
          ? `Let ${two} change the ${touched.place.tables[0]?.record ?? product.idea.item.one} of ${one}.`
          : `Tell ${two} that the ${touched.place.tables[0]?.record ?? product.idea.item.one} of ${one} exists.`,
      ]),
      listUnder('How to check by clicking', [
        `As ${two}, the address of the ${touched.place.tables[0]?.record ?? product.idea.item.one} of ${one}: ${shared ? 'shown, with nothing to change' : 'not found'}.`,
        ...clicksFor(product, feature).slice(0, 4),
        `“${lowerFirst(feature.title)}” pressed twice: one ${touched.place.tables[0]?.record ?? 'entry'}.`,
      ]),
    ]),
  };
}

/** One round of mending after people have used it, for an app builder. */
export function writeBuilderIteration(product: Product, basis: string): PromptDraft {
  const { name } = product;
  const tell = tellerOf(product);
  const title = `Improve ${name} after the first feedback`;
  const own = ownFeatures(product);
  const first = firstFeature(product);
  const [measure] = listMeasures(product);
  const criteria = listCriteria(product);
  const fault = criteria.find(({ isFault, feature }) => isFault && feature.id === first?.id);
  return {
    title,
    documentType: 'iteration_prompts',
    content: assemble(title, [
      `## Goal\n\n${tell('Of the notes below, find the one screen at which most {clients} stopped, and change only that.')}${measure ? ` What has to get better is ${measure.id}: ${lowerFirst(fill(measure.text, product.slots))}` : ''}`,
      writeAppContext(product, basis),
      listUnder('First tell me', [
        tell(
          `How many of the {clients} stopped at each of these: ${joinWords(own.slice(0, 4).map(({ title: feature }) => `“${lowerFirst(feature)}”`))}.`,
        ),
        'Your change; my yes.',
      ]),
      listUnder(
        'Screens, in the order to look at',
        own
          .slice(0, 4)
          .map(({ id, screen, title: feature }) => `${screen} (${id}): “${lowerFirst(feature)}” without scrolling?`),
      ),
      listUnder('Rules', [
        tell(`Words of {clients} go before those on the screen.`),
        ...(first
          ? criteria
              .filter(({ feature, isFault }) => feature.id === first.id && !isFault)
              .slice(0, 2)
              .map((criterion) => `As before: ${lowerFirst(tellCriterion(criterion))} (${criterion.id})`)
          : []),
      ]),
      listUnder('Do not', [
        'A second screen.',
        ...product.nots
          .slice(0, 1)
          .map((text) => `Answer a wish with what was ruled out: ${lowerFirst(text.replace(/\.$/, ''))}.`),
      ]),
      listUnder('Also think of', [
        tell('Two {clients} want the opposite: a question, no change.'),
        ...(fault ? [`First of all, if a note tells of ${fault.id}: ${lowerFirst(tellCriterion(fault))}`] : []),
      ]),
      listUnder('How to check by clicking', [...(first ? clicksFor(product, first).slice(0, 3) : [])]),
    ]),
  };
}

/** Running it without a shell: what is looked at, how often, and what is done on a bad day. */
export function writeBuilderOperations(product: Product, basis: string): PromptDraft {
  const { name } = product;
  const tell = tellerOf(product);
  const tool = product.tool?.name ?? 'the app builder';
  const title = `Run ${name}: notice, mend, bring back`;
  const first = firstFeature(product);
  const needs = listNeeds(product)
    .filter(({ part }) => part.kind === 'service')
    .slice(0, 3);
  const records = listEntities(product)
    .slice(0, 4)
    .map((entry) => entry.name.toLowerCase());
  const kept = listPersonalData(product).slice(0, 3);
  return {
    title,
    documentType: 'operations_prompts',
    content: assemble(title, [
      `## Goal\n\n${tell(`A page for me alone: can {clients} {doing} just now, and what if not.`)}`,
      writeAppContext(product, basis),
      listUnder('Screens', [
        tell(
          `“State of {name}”: “${lowerFirst(first?.title ?? name)}” (${first?.id ?? 'FR-1'}), last {item}, how many {items} today, how many failed.`,
        ),
        ...needs.map(({ part, features }) => `${part.label}: failures of “${lowerFirst(features[0]?.title ?? name)}”.`),
        tell(`“Take everything along”: ${joinWords(records)} entries in a file, on Mondays.`),
      ]),
      listUnder('Rules', [
        tell(`“${lowerFirst(first?.title ?? name)}” failed three times: one mail.`),
        ...needs
          .slice(0, 2)
          .map(({ part, slots }) => `While ${lowerFirst(part.label)} is away, ${name} ${fill(part.away, slots)}.`),
        ...kept
          .slice(0, 2)
          .map(({ record, kept: until }) => `${record} entries are kept ${until}; ${name} then erases them by itself.`),
        tell('No names of {clients} on it.'),
      ]),
      listUnder('Do not', [
        tell(`Show it to {clients}.`),
        `Change “${lowerFirst(first?.title ?? name)}” for counting.`,
      ]),
      listUnder('On a bad day', [
        ...listKinds(product)
          .slice(0, 3)
          .map(
            (doing) =>
              `“${lowerFirst(doing.feature.title)}” is down, ${doing.who.many} meanwhile: ${lowerFirst(tellDeed(doing, doing.deed.way))}.`,
          ),
        `The history of ${tool}: one version back.`,
        tell(`Compare ${joinWords(records.slice(0, 2))} entries with the file of Monday; enter what is missing.`),
      ]),
      listUnder('How to check by clicking', [
        `“${lowerFirst(first?.title ?? name)}” as ${personOf(name, 0)}: one more.`,
        `“State of ${name}” as ${personOf(name, 1)}: not found.`,
        `“Take everything along”: each ${records[0] ?? 'entry'} is in it.`,
      ]),
    ]),
  };
}
