import { listEntities, stackOf } from '#worker/features/guide/guide-architecture.rules.ts';
import {
  writeBuilderFeature,
  writeBuilderSecurity,
  writeBuilderSetup,
} from '#worker/features/guide/guide-builder-prompts.rules.ts';
import { listTasks } from '#worker/features/guide/guide-plan.rules.ts';
import type { Feature, Product } from '#worker/features/guide/guide-product.rules.ts';
import { assemble, list, type PromptDraft } from '#worker/features/guide/guide-prompt-parts.rules.ts';
import { nameUsers } from '#worker/features/guide/guide-requirements.rules.ts';
import { capitalise, fill, joinWords } from '#worker/features/guide/guide-words.rules.ts';

/** What every prompt says of the product, in three lines. */
function writeContext(product: Product, basis: string): string {
  const { slots, idea } = product;
  const stack = stackOf(product);
  return `## Context\n\n${fill(`{name} is for ${nameUsers(product)}: ${idea.pattern.aim}.`, slots)}\nStack: ${stack.parts.slice(0, 4).join(', ')}.\nThis is based on ${basis}. Where this prompt and those disagree, they win; ask before deviating.`;
}

/** The first prompt: the project itself. */
export function writeSetupPrompt(product: Product, basis: string): PromptDraft {
  if (product.tool?.builder) return writeBuilderSetup(product, basis, product.tool.name);
  const { name, platform, features, slots } = product;
  const stack = stackOf(product);
  const title = `Set up ${name}`;
  const records = listEntities(product).map(({ name: record, fields }) => `${record}: ${fields}`);
  return {
    title,
    documentType: 'setup_prompt',
    stepNumber: 2,
    content: assemble(title, [
      `## Goal\n\nA project that runs, with its ${platform === 'command line' ? 'types' : 'tables'} and tests in place, so that ${features[0]?.id} can be built next. No feature yet.`,
      writeContext(product, basis),
      list('Always', [
        'TypeScript strict; no `any`; functions named by a verb.',
        'Rules are pure functions with a test beside them.',
        'Write a test that fails first, then the code.',
        'Ask when two requirements disagree.',
      ]),
      list('Never', [
        'Features beyond this prompt, or libraries beyond the stack.',
        'Secrets in the repository; read them from the environment and list the names in `.env.example`.',
        'Changing a migration that has run.',
      ]),
      list('Folders', stack.folders),
      list(platform === 'command line' ? 'Types' : 'Tables', records),
      list('Edge cases', [
        'The commands work on a path with spaces.',
        'A missing environment variable stops the start with its name.',
        ...product.idea.pattern.edges.slice(0, 1).map((text) => `Prepare a test fixture for: ${fill(text, slots)}.`),
      ]),
      list('Accepted when', [
        `The types and constraints allow ${features[0]?.id} and ${features[1]?.id} without a change.`,
        platform === 'command line'
          ? 'The command prints its help and ends with exit code 0.'
          : 'The first page and `GET /api/health` answer.',
        'A fresh checkout passes all commands below.',
      ]),
      list('Verify', [`\`${stack.commands.types}\``, `\`${stack.commands.test}\``, `\`${stack.commands.run}\``]),
    ]),
  };
}

/** A prompt for one feature; it names the task of the plan only where there is a plan. */
export function writeFeaturePrompt(product: Product, feature: Feature, basis: string, planned = false): PromptDraft {
  if (product.tool?.builder) return writeBuilderFeature(product, feature, basis);
  const { platform, slots, idea, features } = product;
  const stack = stackOf(product);
  const title = `Build ${feature.id}: ${feature.title}`;
  const task = planned
    ? listTasks(product).find(({ serves, title: name }) => serves === feature.id && name === feature.title)
    : undefined;
  const edges = feature.criteria
    .filter((text) => /^IF /.test(text))
    .map((text) => capitalise(text.replace(/^IF /, '').replace(/, THEN THE SYSTEM SHALL .*/, '')));
  const records = listEntities(product)
    .filter(({ name }) =>
      new RegExp(name.split(' ')[0] ?? name, 'i').test(`${feature.says} ${feature.criteria.join(' ')}`),
    )
    .slice(0, 4);
  const others = features
    .filter(({ id }) => id !== feature.id)
    .slice(0, 3)
    .map(({ id }) => id);
  return {
    title,
    documentType: 'development_prompt',
    stepNumber: 2,
    content: assemble(title, [
      `## Goal\n\n${feature.says}${task ? ` This is ${task.id} of the plan${task.after.length > 0 ? `; ${joinWords(task.after)} ${task.after.length > 1 ? 'are' : 'is'} done` : ''}.` : ''}`,
      writeContext(product, basis),
      list('Always', [
        `Start with a test for each criterion below and name it by its place (for example \`${feature.id}.1\`).`,
        'Validate input once, where it enters; keep rules pure.',
        ...idea.pattern.rules.slice(0, 2).map(({ rule }) => capitalise(fill(rule, slots))),
        ...feature.rules,
      ]),
      list('Never', [
        `Start on ${joinWords(others, 'or')}.`,
        'Read first and write later where two people can act at once.',
        'Show an error without saying what was kept and what to do.',
      ]),
      list(platform === 'command line' ? 'Parts' : 'Screens and records', [
        feature.screen,
        ...records.map(({ name, fields }) => `${name}: ${fields}`),
      ]),
      list(
        'Edge cases',
        [...edges, ...idea.pattern.edges.slice(0, 2).map((text) => fill(text, slots))].map((text) => `${text}.`),
      ),
      `## Acceptance criteria (${feature.id})\n\n${feature.criteria.map((text, index) => `${index + 1}. ${text}`).join('\n')}`,
      list('Verify', [
        `\`${stack.commands.types}\``,
        `\`${stack.commands.test}\``,
        `Then show ${feature.id} by hand with \`${stack.commands.run}\`.`,
      ]),
    ]),
  };
}

/** A prompt that goes over what is built with an attacker's eye. */
export function writeSecurityPrompt(product: Product, basis: string): PromptDraft {
  if (product.tool?.builder) return writeBuilderSecurity(product, basis);
  const { features, slots } = product;
  const stack = stackOf(product);
  const title = `Check who may do what in ${product.name}`;
  const guarded = features.filter(({ key }) => key === 'account' || key === 'law');
  return {
    title,
    documentType: 'security_implementation',
    stepNumber: 2,
    content: assemble(title, [
      '## Goal\n\nEach way in is tried as a stranger, as another person and as the owner, and a test holds the answer.',
      writeContext(product, basis),
      list('Always', [
        'A list of all routes or commands, made from the code and not by hand.',
        'For each: a test without a session, with the session of another, and with the right one.',
        'The same answer for what is foreign and what does not exist.',
      ]),
      list('Never', [
        'New features.',
        'Secrets or personal values in logs.',
        'Text of people put into HTML, SQL or commands without the library that escapes it.',
      ]),
      list('Edge cases', [
        fill('{A client} guesses the id of {a deal} of somebody else.', slots),
        'A session is used after sign-out.',
        'A body of 10 MB, a list of 10,000 entries, a text with script in it.',
      ]),
      list('Accepted when', [
        ...guarded.flatMap(({ id, criteria }) => criteria.map((text) => `${id}: ${text}`)),
        'A new route without such a test makes the tests fail.',
      ]),
      list('Verify', [`\`${stack.commands.test}\``, '`npm audit --omit=dev` finds nothing of level high or above.']),
    ]),
  };
}
