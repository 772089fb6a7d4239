import { appLater } from '#worker/features/guide/documents/app-later.rules.ts';
import { type Choice, listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { drawParts, drawSequence } from '#worker/features/guide/documents/architecture-diagrams.rules.ts';
import { listInvariants } from '#worker/features/guide/documents/architecture-invariants.rules.ts';
import { drawTree } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { leadFeature, listNeeds, shapeOf, slotsOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import {
  writeAway,
  writeConventions,
  writeMap,
  writeStates,
} from '#worker/features/guide/documents/architecture-tables.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { listDrawnPaths } from '#worker/features/guide/documents/outlined-journey-path.rules.ts';
import { tellOwnStack } from '#worker/features/guide/documents/own-stack.rules.ts';
import { drawPath } from '#worker/features/guide/documents/path-diagram.rules.ts';
import { joinParts, listUnder, tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords, lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The architecture: stack with reasons, parts, decisions, states, what always holds, conventions, files, and what waits. */
export function writeArchitecture(product: Product, basis: string): string {
  const stack = stackOf(product);
  const slots = slotsOf(product);
  const { runtime } = shapeOf(product);
  const isCode = runtime === 'command' || runtime === 'package';
  const tables = listTables(product);
  const isBuilt = runtime === 'builder';
  const sequence = isCode || isBuilt ? '' : tellSequence(product);
  return joinParts([
    `# ${product.name}: architecture`,
    `${fill('How {name} is built so that {people} get what they came for', slots)}; from ${basis}.`,
    tableUnder(
      'Stack',
      [
        ['Part', 'Why here', 'Instead of'],
        ...stack.lines.map(({ part, why, instead, because }) => [
          capitalise(part),
          capitalise(why),
          `${capitalise(instead)}: ${because}`,
        ]),
      ],
      tellOwnStack(product),
    ),
    `## Shape\n\n${drawParts(product)}${sequence && `\n\n${sequence}`}`,
    `## Decisions\n\n${listChoices(product).map(tellChoice).join('\n\n')}`,
    tableUnder(
      isCode ? 'Data types' : 'Data model',
      [
        [isCode ? 'Type' : 'Table', 'Holds', 'Points at', 'Serves'],
        ...tables.map((table) => [
          `\`${table.name}\``,
          table.holds,
          joinWords([
            ...new Set(table.columns.flatMap(({ references }) => (references ? [`\`${references}\``] : []))),
          ]) || 'nothing',
          table.features
            .slice(0, 3)
            .map(({ id }) => id)
            .join(', '),
        ]),
      ],
      isCode
        ? fill(
            product.idea.isOutlined
              ? 'The fields of each type stand in the data model.'
              : '{name} keeps nothing between two runs; the fields of each type stand in the data model.',
            slots,
          )
        : fill('Columns, types and keys of {mains} and all the others stand in the data model.', slots),
    ),
    writeStates(tables),
    listUnder(
      'What always holds',
      listInvariants(product)
        .filter(({ isRule }) => !isRule)
        .map(({ says, ids }, index) => `**INV-${index + 1}** ${says} (${ids.join(', ')}).`),
    ),
    writeConventions(product, tables),
    isBuilt ? '' : `## Source tree\n\n\`\`\`text\n${drawTree(product)}\n\`\`\``,
    writeMap(product, isCode),
    writeAway(product),
    listUnder('Deferred', listDeferred(product)),
  ]);
}

/** One path through the calls, and what goes wrong on it first. */
function tellSequence(product: Product): string {
  const paths = product.idea.isOutlined ? listDrawnPaths(product) : [];
  if (paths.length > 0)
    return paths
      .map((path) => {
        const last = path.steps.findLast(({ id }) => id !== '')?.id;
        const what = path.journey
          ? `The calls of ${path.journey}, who is told by them`
          : `${capitalise(withArticle(path.record))} from ${path.steps[0]?.id} to ${last}`;
        return `${what}, and what is refused on ${path.journey ? 'the' : 'its'} way:\n\n${drawPath(product, path)}`;
      })
      .join('\n\n');
  const drawn = drawSequence(product);
  return drawn && `${fill('“{first}”, and its first failure:', slotsOf(product))}\n\n${drawn}`;
}

function tellChoice({ decision, instead, holds, prevents, rule, serves }: Choice, index: number): string {
  return [
    `### AD-${index + 1} ${decision}`,
    '',
    ...(instead ? [`- Instead of: ${instead.replace(/\.$/, '')}.`] : []),
    ...(holds ? [`- Holds: ${holds.join('; ')}.`] : []),
    `- Prevents: ${capitalise(prevents)}.`,
    `- Rule: ${capitalise(rule)}.`,
    `- Serves: ${serves}`,
  ].join('\n');
}

/** A limit with a condition or of two things is no single part that can wait. */
const conditional = / and no |\b(?:unless|before|until|that change|more than|at first|without)\b/;

/** What is left out for a reason that no later day changes is not put off. */
const onPrinciple = /\bnothing here is\b|\bdraw their own conclusions\b/;

/** What a limit leaves out, without its reason. */
const thingOf = (limit: string) => (limit.split(/[;:]/)[0] ?? '').replace(/\.$/, '');

/** Where languages were told, another one is no matter for later. */
const languages = /\b(?:languages?|English|translat\w+|without (?:many )?words|pictures and numbers)\b/i;

const later =
  /\b(?<!\b(?:filled in|entered|added|changed|deleted|done|may not be \w+|afterwards and) )(?:(?<!\b(?:no|not|never)\b[^,;]{0,30}?)later(?! than)|not yet(?!['’"”])|not (?:now|at first)|soon|some ?day|next (?:year|season|version)|if it['’]s easy|if (?:that is|it is|too) (?:easy|hard)|nice to have|would be nice|for now|one day)\b/i;

const mostWaiting = 6;
/** What comes after the smallest set, and what is done by hand or not at all until something is known. */
function waitsFor(product: Product): string[] {
  const { features, idea } = product;
  const after = features.filter(({ priority }) => priority.level !== 'must');
  const shown = after.slice(0, mostWaiting).map(({ id, title }) => `${id} “${lowerFirst(title)}”`);
  const more = after.length - shown.length;
  const untold = listTables(product).flatMap(({ record, machine }) =>
    machine?.untold ? [`${withArticle(record)} ${joinWords(machine.untold, 'or')}`] : [],
  );
  return [
    ...(after.length > 0
      ? [
          `What ${idea.client.many} can wait for, if time is short: ${joinWords([...shown, ...(more > 0 ? [`${more} more`] : [])])}; what the plan lets depend on it does without it then.`,
        ]
      : []),
    ...(untold.length > 0 ? [`By hand until it is told what does it: ${joinWords(untold)}.`] : []),
    ...(shapeOf(product).runtime === 'pages' && !/\b(?:app ?store|play store|native app)\b/i.test(idea.said)
      ? [appLater(product)]
      : []),
  ];
}

/** What the owner put off or ruled out, in their words. */
function putOff(product: Product): string[] {
  const { idea, loose } = product;
  const sentences = [...(idea.outline?.rules ?? []), ...loose.map(({ decision }) => decision)]
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => later.test(text) && !/\?$/.test(text));
  // Of a sentence about several things only the one that is put off.
  const parts = sentences.flatMap((text) => text.split(/[,;] (?=\p{Lu}|\d)/u).filter((part) => later.test(part)));
  const told = [...new Set(parts)].map((text) => `Put off, as it was told: “${text.replace(/[.\s]+$/, '')}”.`);
  const waits = waitsFor(product);
  if (told.length + waits.length + idea.nots.length === 0) return ['Nothing was put off or ruled out so far.'];
  return [
    ...told,
    ...waits,
    ...idea.nots.map((text) => `Ruled out: ${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, '')}.`),
  ];
}

/** What waits, each with the moment to take it up. */
function listDeferred(product: Product): string[] {
  if (product.idea.isOutlined) return putOff(product);
  const slots = slotsOf(product);
  const { deferred } = stackOf(product);
  const needs = listNeeds(product).flatMap(({ part, slots: own }) => (part.later ? [fill(part.later, own)] : []));
  const first = leadFeature(product);
  const refused = product.nots
    .filter(
      (text) =>
        thingOf(text).length < 90 &&
        /^No /.test(text) &&
        !conditional.test(thingOf(text)) &&
        !onPrinciple.test(text) &&
        !product.excluded.includes(text) &&
        !product.idea.nots.includes(text),
    )
    .slice(0, 2)
    .map(
      (text) =>
        `${capitalise(thingOf(text).replace(/^No | in the first version/g, ''))}: when 5 of the first 20 ${product.idea.client.many} ask for it after “${first?.title ?? product.name}”`,
    );
  const saysLanguage = languages.test([product.idea.said, ...product.loose.map(({ decision }) => decision)].join(' '));
  return [...needs, ...deferred.filter((line) => !(saysLanguage && /^A second language\b/.test(line))), ...refused]
    .slice(0, 6)
    .map((line) => `${fill(line.replace(/[{}]/g, ''), slots).replace(/\.$/, '')}.`);
}
