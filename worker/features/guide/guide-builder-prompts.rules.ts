import { listEntities } from '#worker/features/guide/guide-architecture.rules.ts';
import type { Feature, Product } from '#worker/features/guide/guide-product.rules.ts';
import { assemble, list, type PromptDraft } from '#worker/features/guide/guide-prompt-parts.rules.ts';
import { nameUsers, tellActs } from '#worker/features/guide/guide-requirements.rules.ts';
import { capitalise, fill } from '#worker/features/guide/guide-words.rules.ts';

/** 'WHEN a baker saves a bread, THE SYSTEM SHALL show it' as somebody would say it to an app builder. */
function tellRule(criterion: string): string {
  const plain = criterion
    .replace(/^WHERE (.+?), WHEN /, 'When $1 and ')
    .replace(/^(WHEN|IF|WHILE|WHERE)\b/, (word) => capitalise(word.toLowerCase()))
    .replace(/,? (THEN )?THE SYSTEM SHALL not\b/, ', the app must not')
    .replace(/,? (THEN )?THE SYSTEM SHALL\b/, ', the app must');
  return plain;
}

/** A criterion as something to try by hand. */
function tellCheck(criterion: string): string {
  const [cause = '', effect = ''] = criterion.split(/,? (?:THEN )?THE SYSTEM SHALL /);
  const plain = cause.replace(/^WHERE (.+?), WHEN /, '$1, and ').replace(/^(WHEN|IF|WHILE|WHERE) /, '');
  return `${capitalise(plain)}: the app should ${effect.replace(/\.$/, '')}.`;
}

/** 'id, name, price in cents, photo key' without what only a programmer needs. */
function tellRecord({ name, fields, holds }: { name: string; fields: string; holds: string }): string {
  const plain = fields
    .split(', ')
    .filter((field) => field !== 'id' && !/\b(token|hash|key)$/.test(field))
    .map((field) => field.replace(/^(.+) id$/, 'which $1').replace(/ in cents\b/, ''));
  return `${name}: ${plain.join(', ')}. ${holds}.`;
}

function writeContext(product: Product, basis: string): string {
  const { slots, idea } = product;
  const acts = tellActs(product, 3);
  return `## What the app is\n\n${fill(`{name} is for ${nameUsers(product)}: ${idea.pattern.aim}.`, slots)}${acts ? ` ${acts}` : ''}\nThis is based on ${basis}. Ask me before you do anything that is not written here.`;
}

/** The first prompt for an app builder: what to show, what to keep, and nothing of shells or files. */
export function writeBuilderSetup(product: Product, basis: string, tool: string): PromptDraft {
  const { name, features, slots } = product;
  const account = features.find(({ key }) => key === 'account');
  return {
    title: `Start ${name} in ${tool}`,
    documentType: 'setup_prompt',
    stepNumber: 2,
    content: assemble(`Start ${name} in ${tool}`, [
      '## Goal\n\nMake the empty app: its screens with a way to get from one to the next, and the data it keeps. The screens may still be bare; the features come one by one after this.',
      writeContext(product, basis),
      list(
        'Screens',
        features.map(({ id, screen }) => `${screen} (for ${id})`),
      ),
      list('Data to keep', listEntities(product).map(tellRecord)),
      list('Rules', [
        ...(account ? [`${account.says} Use the sign-in that comes with ${tool}.`] : []),
        fill('Nobody sees or changes what belongs to somebody else, also not by guessing an address.', slots),
        'Each screen works on a phone 360 pixels wide and on a computer.',
        'When something fails, say what was kept and what to do next.',
        'No made-up people, reviews or numbers; an empty list says that it is empty and how to begin.',
      ]),
      list('Do not', ['Add features, screens or colours beyond this.', ...product.nots.slice(0, 4)]),
      list('How to check by clicking', [
        'Open the preview on a computer and on your phone: the first screen shows, and each screen can be reached in 2 clicks.',
        'Enter one example of each kind of data, reload the page: it is still there.',
        ...(account ? ['Open a private window without signing in: nothing of what you entered can be seen.'] : []),
        'If one of these fails, tell the app builder which one and what you saw instead.',
      ]),
    ]),
  };
}

/** A prompt for one feature, for an app builder. */
export function writeBuilderFeature(product: Product, feature: Feature, basis: string): PromptDraft {
  const { slots, idea, features } = product;
  const words = `${feature.says} ${feature.criteria.join(' ')}`;
  const records = listEntities(product)
    .filter(({ name }) => new RegExp(name.split(' ')[0] ?? name, 'i').test(words))
    .slice(0, 4);
  const others = features
    .filter(({ id }) => id !== feature.id)
    .slice(0, 3)
    .map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1));
  const title = `Build ${feature.id}: ${feature.title}`;
  return {
    title,
    documentType: 'development_prompt',
    stepNumber: 2,
    content: assemble(title, [
      `## Goal\n\n${feature.says}`,
      writeContext(product, basis),
      list('Screen', [feature.screen]),
      list('Data to keep', records.map(tellRecord)),
      list('Rules', [...feature.criteria.map(tellRule), ...feature.rules]),
      list(
        'Also think of',
        idea.pattern.edges.slice(0, 2).map((text) => `${fill(text, slots)}.`),
      ),
      list('Do not', [
        'Change screens that already work.',
        ...(others.length > 0 ? [`Begin with anything else, such as: ${others.join('; ')}.`] : []),
      ]),
      list('How to check by clicking', feature.criteria.slice(0, 4).map(tellCheck)),
    ]),
  };
}

/** A prompt that goes over who may see what, for an app builder. */
export function writeBuilderSecurity(product: Product, basis: string): PromptDraft {
  const { name, slots } = product;
  const title = `Check who may do what in ${name}`;
  return {
    title,
    documentType: 'security_implementation',
    stepNumber: 2,
    content: assemble(title, [
      '## Goal\n\nGo over each screen and each kind of data and make sure that only the right people see and change it. No new features.',
      writeContext(product, basis),
      list('Rules', [
        'The database itself refuses what is not allowed (row level rules), not only the screen.',
        fill('{A client} never sees {a deal} of somebody else, also not by changing the address of a page.', slots),
        'Passwords and keys are never shown, and never written into the app’s pages.',
        'What people type is shown as text and never run.',
      ]),
      list('Do not', ['Change how screens look.', 'Only hide a button: what it does must be refused as well.']),
      list('How to check by clicking', [
        'Make two test people, A and B. As A enter something; as B open its address: it must look as if it did not exist.',
        'Sign out and press the back button: nothing of A may be seen.',
        'Type `<b>bold` into each field: it must appear with its signs and not in bold.',
      ]),
    ]),
  };
}
