import { builderStack, type Stack, stacks } from '#worker/features/guide/content/stacks.ts';
import { thingFields } from '#worker/features/guide/content/things.ts';
import type { Feature, Product } from '#worker/features/guide/guide-product.rules.ts';
import { capitalise, fill, lookUp } from '#worker/features/guide/guide-words.rules.ts';

type Entity = { name: string; fields: string; holds: string };

/** What the product is built with: the tool that was decided on, or the stack of its platform. */
export function stackOf({ platform, tool, slots }: Product): Stack {
  if (!tool?.builder || platform === 'command line') return stacks[platform];
  const own = { ...slots, tool: tool.name };
  const lines = (texts: string[]) => texts.map((text) => capitalise(fill(text, own)));
  return {
    ...builderStack,
    title: fill(builderStack.title, own),
    parts: lines(builderStack.parts),
    deferred: lines(builderStack.deferred),
    diagram: fill(builderStack.diagram, own),
  };
}

/** What is stored: the pattern's records, and the other things of the idea that people keep. */
export function listEntities({ idea, slots }: Product): Entity[] {
  const base = idea.pattern.entities.map(({ name, fields, holds }) => ({
    name: capitalise(fill(name, slots)),
    fields: fill(fields, slots),
    holds: fill(holds, slots),
  }));
  const [item] = base;
  const own = lookUp(thingFields, idea.item.one);
  if (item && own && item.name.toLowerCase() === idea.item.one)
    item.fields = `id, ${idea.pattern.id === 'tracking' || idea.pattern.id === 'exchange' ? 'owner id, ' : ''}${own}`;
  const taken = base.map(({ name }) => name.toLowerCase());
  const more =
    idea.pattern.id === 'devtool'
      ? []
      : idea.things
          .filter(
            ({ one }) =>
              lookUp(thingFields, one) && !taken.includes(one) && !taken.some((name) => name.startsWith(`${one} `)),
          )
          .slice(0, 3)
          .map(({ one }) => ({
            name: capitalise(one),
            fields: `id, ${idea.item.one} id, ${lookUp(thingFields, one)}`,
            holds: `What is kept about ${one === idea.item.one ? 'it' : `each ${one}`}`,
          }));
  return [...base, ...more];
}

/** The table of records, shared by the architecture and the data model. */
export function writeDataModel(product: Product): string {
  const rows = listEntities(product).map(({ name, fields, holds }) => `| ${name} | ${fields} | ${holds} |`);
  return `| Record | Fields | Holds |\n|---|---|---|\n${rows.join('\n')}`;
}

/** The feature that shares the most telling words with a rule; a word that most features have tells little. */
function closestFeature(text: string, features: Feature[]): string {
  const stems = (source: string) =>
    new Set((source.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)));
  const wanted = stems(text);
  const own = features.map(({ id, title, says, criteria }) => ({
    id,
    words: stems(`${title} ${says} ${criteria.join(' ')}`),
  }));
  const weight = (word: string) => 1 / own.filter(({ words }) => words.has(word)).length ** 2;
  const scored = own.map(({ id, words }) => ({
    id,
    score: [...words].filter((word) => wanted.has(word)).reduce((sum, word) => sum + weight(word), 0),
  }));
  return scored.reduce((best, entry) => (entry.score > best.score ? entry : best), { id: 'all', score: 0 }).id;
}

/** The decisions of the architecture, numbered. */
function listDecisions(product: Product): { decision: string; prevents: string; rule: string; serves: string }[] {
  const { idea, slots, features } = product;
  const stack = stackOf(product);
  const account = features.find(({ key }) => key === 'account');
  const law = features.find(({ key }) => key === 'law');
  const settled = [...product.settled.values()]
    .filter(({ question }) => features.some(({ key }) => key === question.shapes))
    .slice(0, 3);
  return [
    { decision: stack.title, prevents: stack.prevents, rule: stack.rule, serves: 'all' },
    ...idea.pattern.rules.map((entry) => ({
      decision: capitalise(fill(entry.decision, slots)),
      prevents: capitalise(fill(entry.prevents, slots)),
      rule: capitalise(fill(entry.rule, slots)),
      serves: closestFeature(fill(`${entry.decision} ${entry.prevents} ${entry.rule}`, slots), features),
    })),
    ...settled.map(({ question, option }) => ({
      decision: option
        ? fill(option.rule, slots).replace(/\.$/, '')
        : `The answer on “${question.topic.toLowerCase()}” is kept as a setting`,
      prevents: 'Building a second way that nobody asked for',
      rule: 'It is one rule with tests of its own; changing it is a new version of the requirements.',
      serves: features.find(({ key }) => key === question.shapes)?.id ?? 'all',
    })),
    ...(account
      ? [
          {
            decision: 'Sessions in the database, checked on every call',
            prevents: 'A signed-out device that goes on working',
            rule: 'Each query takes the id of the person who asks; what belongs to another answers like what does not exist.',
            serves: account.id,
          },
        ]
      : []),
    ...(law
      ? [
          {
            decision: fill('{law} lies in tables of its own', slots).replace(/^./, (letter) => letter.toUpperCase()),
            prevents: 'Personal facts in logs, exports and search',
            rule: 'Only one module reads these tables; logs carry ids and never values.',
            serves: law.id,
          },
        ]
      : []),
  ];
}

/** The architecture document. */
export function writeArchitecture(product: Product, basis: string): string {
  const { slots, platform, features } = product;
  const stack = stackOf(product);
  const decisions = listDecisions(product).map(
    ({ decision, prevents, rule, serves }, index) =>
      `### AD-${index + 1} ${decision}\n\n- Prevents: ${prevents}.\n- Rule: ${rule}\n- Serves: ${serves === 'all' ? 'all requirements' : serves}`,
  );
  const screens = features.map(({ id, screen }) => `| ${screen} | ${id} |`);
  return [
    `# ${product.name}: architecture`,
    `${fill(`How {name} is built, based on ${basis}. It is the smallest shape that meets each requirement; what can wait stands at the end, each with the moment to take it up.`, slots)}`,
    `## Stack\n\n${stack.parts.map((part) => `- ${part}`).join('\n')}${product.tool?.builder ? '' : '\n\nEach in the current stable version on the day of set-up, written down in the lock file.'}`,
    `## Shape\n\n\`\`\`mermaid\n${fill(stack.diagram, slots)}\n\`\`\``,
    `## Decisions\n\n${decisions.join('\n\n')}`,
    `## Data model\n\n${writeDataModel(product)}`,
    `## ${platform === 'command line' ? 'Commands' : 'Screens'}\n\n| ${platform === 'command line' ? 'Part' : 'Screen'} | Serves |\n|---|---|\n${screens.join('\n')}`,
    `## Deferred\n\n${stack.deferred.map((line) => `- ${line}`).join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}
