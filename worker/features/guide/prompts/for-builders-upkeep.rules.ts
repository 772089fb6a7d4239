import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { personOf } from '#worker/features/guide/documents/people.rules.ts';
import { listPersonalData } from '#worker/features/guide/documents/personal-data.rules.ts';
import { firstFeature, listMeasures } from '#worker/features/guide/documents/speaking.rules.ts';
import { lowerFirst, ownFeatures, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { listEntities } from '#worker/features/guide/product/records.rules.ts';
import { tellCriterion } from '#worker/features/guide/prompts/effects.rules.ts';
import {
  clicksFor,
  edgeTexts,
  guardsFor,
  recordsOf,
  tellRecord,
  writeAppContext,
} from '#worker/features/guide/prompts/for-builders.rules.ts';
import { assemble, list, type PromptDraft } from '#worker/features/guide/prompts/parts.rules.ts';
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
      `## Goal\n\n${tell(`Only the right people see and change each kind of data. No new features; the screens of {name} look as before.`)}`,
      writeAppContext(product, basis),
      list('Rules, by kind of data', [
        ...listPersonalData(product)
          .slice(0, 5)
          .map(
            ({ record, seenBy, of }) =>
              `${record}: seen by ${seenBy}; one of the ${of} does not reach that of another.`,
          ),
        tell('The database of {name} refuses what is not allowed (row level rules), not only the screen.'),
        ...own.slice(0, 4).flatMap((feature) => guardsFor(product, feature).slice(0, 1)),
        ...guarded.flatMap((feature) =>
          criteria
            .filter((criterion) => criterion.feature.id === feature.id)
            .slice(0, 2)
            .map((criterion) => `${tellCriterion(criterion)} (${criterion.id})`),
        ),
      ]),
      list('Do not', [
        tell(`Only hide a button of {name}: what “${lowerFirst(own[0]?.title ?? name)}” does must be refused as well.`),
        tell('Put a key or password of {name} into a page, or a text of {clients} into a message to you.'),
      ]),
      list('Also think of', [
        tell(
          `What {clients} type is shown as text: \`<b>bold\` stands there with its signs on every screen of {name}.`,
        ),
        tell(`${one} deletes the account: the {deals} of {name} that nobody else needs are gone, and no list breaks.`),
      ]),
      list('How to check by clicking', [
        ...own
          .slice(0, 4)
          .map(
            ({ id, title: feature }) =>
              `“${feature}” (${id}): do it as ${one}, copy the address, open it as ${two}: it looks as if it did not exist.`,
          ),
        tell(`Sign out of {name} as ${one} and press the back button: nothing of ${one} can be seen.`),
        tell(`Send the form of “${lowerFirst(own[0]?.title ?? name)}” 30 times in a minute: {name} asks you to wait.`),
      ]),
    ]),
  };
}

/** The feature in which a mistake would harm the most, for an app builder. */
export function writeBuilderSecureFeature(product: Product, basis: string): PromptDraft {
  const feature = riskiestFeature(product) ?? product.features[0];
  const touched = feature && touchesOf(product, feature);
  if (!feature || !touched) return writeBuilderSecurity(product, basis);
  const title = `Build ${feature.id} against misuse: ${feature.title}`;
  const [one, two] = [personOf(product.name, 0), personOf(product.name, 1)];
  const own = ownFeatures(product);
  const after = own[own.indexOf(feature) + 1];
  return {
    title,
    documentType: 'secure_feature_development',
    content: assemble(title, [
      `## Goal\n\n${feature.says} A mistake here would harm ${product.idea.client.many} the most, so what others must not be able to do in “${lowerFirst(feature.title)}” is written first.`,
      writeAppContext(product, basis),
      list('Who may do what', [
        `${one}, who began “${lowerFirst(feature.title)}”, sees and changes it; ${two} does not, also not with its address.`,
        ...guardsFor(product, feature),
        `What the screen of ${feature.id} forbids, the database of ${product.name} refuses too.`,
      ]),
      list('Screen', [feature.screen]),
      list(
        'What people see',
        textsFor(product, touched).map(({ when, text }) => `${when}: ${text}.`.replace(/”\.$/, '”')),
      ),
      list('Data to keep', recordsOf(product, feature).map(tellRecord)),
      list(
        'Rules',
        touched.criteria
          .filter(({ isFault }) => !isFault)
          .map((criterion) => `${tellCriterion(criterion)} (${criterion.id})`),
      ),
      list('Also think of', edgeTexts(product, feature)),
      list('Do not', [
        ...(after ? [`Begin with “${lowerFirst(after.title)}” (${after.id}).`] : []),
        `Show in an error of “${lowerFirst(feature.title)}” what belongs to somebody else, or that it exists.`,
      ]),
      list('How to check by clicking', [
        `As ${two}, open the address of what ${one} made in “${lowerFirst(feature.title)}”: it looks as if it did not exist.`,
        ...clicksFor(product, feature).slice(0, 4),
        `Press the button of “${lowerFirst(feature.title)}” twice: ${product.name} has one entry.`,
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
      `## Goal\n\n${tell('I paste what {clients} said and did under this prompt. Find the one screen of {name} at which the most of them stopped, and change only that.')}${measure ? ` What has to get better is ${measure.id}: ${lowerFirst(fill(measure.text, product.slots))}` : ''}`,
      writeAppContext(product, basis),
      list('First tell me', [
        tell(
          `How many of the {clients} stopped at each of these: ${joinWords(own.slice(0, 4).map(({ title: feature }) => `“${lowerFirst(feature)}”`))}.`,
        ),
        tell(
          `Which one change you would make on which screen of {name}, and what {clients} see after it; wait for my yes.`,
        ),
      ]),
      list(
        'Screens, in the order to look at',
        own
          .slice(0, 4)
          .map(
            ({ id, screen, title: feature }) =>
              `${screen} (${id}): is the button of “${lowerFirst(feature)}” seen without scrolling, and does one sentence say what comes after it?`,
          ),
      ),
      list('Rules', [
        tell(`A word that {clients} used goes before the one that stands on the screen of {name} now.`),
        ...(first
          ? criteria
              .filter(({ feature, isFault }) => feature.id === first.id && !isFault)
              .slice(0, 2)
              .map((criterion) => `As before: ${lowerFirst(tellCriterion(criterion))} (${criterion.id})`)
          : []),
      ]),
      list('Do not', [
        tell(`Change a second screen of {name}, a colour or a text that nobody spoke of.`),
        ...product.nots
          .slice(0, 1)
          .map((text) => `Answer a wish with what was ruled out: ${lowerFirst(text.replace(/\.$/, ''))}.`),
      ]),
      list('Also think of', [
        tell('Two of the {clients} want the opposite: change nothing of it, and write me the question to ask.'),
        ...(fault
          ? [
              `A note is about this fault: ${lowerFirst(tellCriterion(fault))} If ${name} did otherwise, mend it before all else (${fault.id}).`,
            ]
          : []),
      ]),
      list('How to check by clicking', [
        ...(first ? clicksFor(product, first).slice(0, 3) : []),
        tell(
          'Go through the changed screen of {name} on a phone as the person of the note: they would not stop there any more, and you can say why.',
        ),
      ]),
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
      `## Goal\n\n${tell(`One page in {name}, seen only by me, that says whether {clients} can {doing} just now, and what to do when they can not.`)}`,
      writeAppContext(product, basis),
      list('Screens', [
        tell(
          `“State of {name}”: when “${lowerFirst(first?.title ?? name)}” (${first?.id ?? 'FR-1'}) was last done, how often today, and how often it failed, with the hour.`,
        ),
        ...needs.map(
          ({ part, features }) =>
            `On it a line for ${lowerFirst(part.label)}: last answer, failures of “${lowerFirst(features[0]?.title ?? name)}” since yesterday.`,
        ),
        tell(
          `“Take everything along”: one button that saves ${joinWords(records)} entries of {name} as a file; I press it on Mondays.`,
        ),
      ]),
      list('Rules', [
        tell(
          `When “${lowerFirst(first?.title ?? name)}” fails three times within 15 minutes, {name} mails me once, with the words that people saw.`,
        ),
        ...needs
          .slice(0, 2)
          .map(({ part, slots }) => `While ${lowerFirst(part.label)} is away, ${name} ${fill(part.away, slots)}.`),
        ...kept
          .slice(0, 2)
          .map(({ record, kept: until }) => `${record} entries are kept ${until}; ${name} then erases them by itself.`),
        tell('The page counts without names: no text of {clients} stands on it.'),
      ]),
      list('Do not', [
        tell(`Show the page to anyone but me, or put it into the menu of {clients}.`),
        tell(`Change how “${lowerFirst(first?.title ?? name)}” works to make it countable.`),
      ]),
      list('On a bad day', [
        tell(
          `Go back to the last version of {name} in the history of ${tool}; then tell me which change you took back.`,
        ),
        tell(`Put one sentence on the first screen of {name}: what does not work, what was kept, when I look again.`),
        tell(
          `Compare ${joinWords(records.slice(0, 2))} entries with the file of Monday: what is missing is entered again, marked as brought back.`,
        ),
      ]),
      list('How to check by clicking', [
        tell(
          `Do “${lowerFirst(first?.title ?? name)}” once as ${personOf(name, 0)}: the number on “State of {name}” goes up by one within a minute.`,
        ),
        tell(`Make it fail three times (no connection): one mail about {name} arrives, not three.`),
        tell(`Open “State of {name}” as ${personOf(name, 1)}: it looks as if it did not exist.`),
        `Press “Take everything along”: each ${records[0] ?? 'entry'} of ${name} stands in the file.`,
      ]),
    ]),
  };
}
