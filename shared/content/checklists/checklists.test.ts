import { describe, expect, test } from 'vitest';
import { type ChecklistTask, skillLevels, taskPriorities } from '#shared/checklists.ts';
import { checklistGroups } from '#shared/content/checklists/checklists.ts';

const tasks = checklistGroups.flatMap((group) => group.tasks);
const mustHaves = tasks.filter(({ priority }) => priority === 'must-have');

/** Spec 2, section 3, 'Groups by step', in its order. */
const groupsOfTheSpecification = `
1 concept and vision (basic); market research (advanced); business model (expert); AI platform setup (basic); development workflow (advanced); DevOps pipeline (expert); core functionality (basic); feature enhancement (advanced); scalability (expert)
2 authentication and basic security (basic); input validation and firewall (advanced); content security policy and CORS (expert); UI/UX polish (basic); advanced UX (advanced); accessibility and personalization (expert); performance basics (basic); advanced performance (advanced); enterprise performance monitoring (expert); basic brand identity (basic)
3 legal compliance (basic); social media presence (basic); launch preparation (basic); growth planning (basic)`;

/** How many must-haves a group may hold: the path of a beginner stays short enough to be walked. */
const mustHavesAllowed = { basic: [2, 7], advanced: [0, 2], expert: [0, 1] } as const;

const kebab = /^[a-z]+(-[a-z]+)*$/;

test('the groups are those of the specification, in its order', () => {
  const wanted = groupsOfTheSpecification
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(2)
        .split('; ')
        .map((group) => `${line[0]} ${group}`.toLowerCase()),
    );
  const found = checklistGroups.map(({ stepNumber, title, skillLevel }) => `${stepNumber} ${title} (${skillLevel})`);
  expect(found.map((group) => group.toLowerCase())).toEqual(wanted);
});

test('ids are kebab-case words and none is given twice', () => {
  const ids = [...checklistGroups, ...tasks].map(({ id }) => id);
  expect(ids.filter((id) => !kebab.test(id))).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe.each(checklistGroups)('$stepNumber $title', ({ title, description, category, skillLevel, tasks }) => {
  test('is a full group with its share of must-haves', () => {
    expect(tasks.length).toBeGreaterThanOrEqual(4);
    expect(tasks.length).toBeLessThanOrEqual(7);
    const [least, most] = mustHavesAllowed[skillLevel];
    const count = tasks.filter(({ priority }) => priority === 'must-have').length;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
    expect(title).toMatch(/^[A-Z]/);
    expect(category).toMatch(/^[A-Z][a-z]+$/);
    expect(description).toMatch(/^[A-Z].{39,219}\.$/);
  });

  test.each(tasks)(
    '$id reads as an instruction with a proof',
    ({ description, howToVerify, conditional, alternatives }) => {
      expect(description).toMatch(/^[A-Z][a-z]+ .+[.]$/);
      expect(description).not.toMatch(/^(The|A|An|Your|You|It|There|This|All|Every|Each|No|Any) /);
      expect(description.length).toBeGreaterThanOrEqual(40);
      expect(description.length).toBeLessThanOrEqual(170);
      expect(howToVerify).toMatch(/^[A-Z“].+[.”]$/);
      expect(howToVerify.length).toBeGreaterThanOrEqual(40);
      expect(howToVerify.length).toBeLessThanOrEqual(220);
      if (conditional !== undefined) expect(conditional).toMatch(/^When .{10,}[^.]$/);
      if (alternatives) {
        expect(alternatives.length).toBeGreaterThanOrEqual(2);
        expect(alternatives.length).toBeLessThanOrEqual(4);
        expect(alternatives.filter((one) => one.trim() === '' || one.endsWith('.'))).toEqual([]);
        expect(new Set(alternatives).size).toBe(alternatives.length);
      }
    },
  );
});

test('the path of the must-haves is 35 to 50 tasks long', () => {
  const byLevel = skillLevels.map((level) => {
    const ofLevel = checklistGroups.filter(({ skillLevel }) => skillLevel === level).flatMap(({ tasks }) => tasks);
    return `${level} ${ofLevel.length}`;
  });
  const byPriority = taskPriorities.map(
    (wanted) => `${wanted} ${tasks.filter((task) => task.priority === wanted).length}`,
  );
  console.log(
    `${checklistGroups.length} groups, ${tasks.length} tasks (${byLevel.join(', ')}; ${byPriority.join(', ')})`,
  );
  expect(mustHaves.length).toBeGreaterThanOrEqual(35);
  expect(mustHaves.length).toBeLessThanOrEqual(50);
});

describe('no two tasks say the same', () => {
  const stopWords = new Set(
    'a about after all an and any are as at back be been before but by can do does each every for from has have how if in into is it its least more no not of on one or out own so than that the their them then there they this those to two under until up what when where which while who whose with without yet you your yourself'.split(
      ' ',
    ),
  );

  /** The telling words of a text; an ending is cut so that 'tests' and 'tested' are one word. */
  function tellingWords(text: string): Set<string> {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return new Set(
      words.filter((word) => !stopWords.has(word)).map((word) => word.replace(/(ies|es|s|ed|ing)$/, '').slice(0, 7)),
    );
  }

  /** How much of two texts' telling words is common to both: 0 nothing, 1 all (Dice). */
  function similarity(one: Set<string>, other: Set<string>): number {
    const common = [...one].filter((word) => other.has(word)).length;
    return (2 * common) / (one.size + other.size);
  }

  type Said = Pick<ChecklistTask, 'id' | 'description' | 'howToVerify'>;

  /** Every pair, the most alike first, by what is to be done alone or together with its proof. */
  function listPairs(all: Said[]) {
    const said = all.map(({ id, description, howToVerify }) => ({
      id,
      task: tellingWords(description),
      whole: tellingWords(`${description} ${howToVerify}`),
    }));
    return said
      .flatMap((one, index) =>
        said.slice(index + 1).map((other) => ({
          pair: `${one.id} / ${other.id}`,
          alike: Math.max(similarity(one.task, other.task), similarity(one.whole, other.whole)),
        })),
      )
      .toSorted((a, b) => b.alike - a.alike);
  }

  /** Different tasks on one matter reach 0.43; a task said anew, as below, begins at 0.51. */
  const tooAlike = 0.47;

  test('the measure finds a task that is said anew', () => {
    const anew: Said[] = [
      {
        id: 'concept-one-sentence-pitch',
        description: 'Describe the idea in one sentence: which problem it solves, for whom, and what gets better.',
        howToVerify: 'Four of five people who had never heard of it can say afterwards what it does and who it is for.',
      },
      {
        id: 'security-restore-a-backup',
        description: 'Make daily backups of database and files, and test them by restoring one into an empty database.',
        howToVerify: 'The newest entry of yesterday is found in the restored database, and you noted the time it took.',
      },
      {
        id: 'core-cut-first-version',
        description:
          'Cut every feature from the first version that your first users do not need to solve the problem once.',
        howToVerify: 'No more than seven features are left, and without any one of them the journey breaks.',
      },
      {
        id: 'legal-export-and-deletion',
        description: 'Build account deletion and a download of their own data into the product for everybody.',
        howToVerify:
          'You exported and deleted a test account, and neither rows, files nor backups hold it after the stated day.',
      },
      {
        id: 'tools-practise-going-back',
        description:
          'Break the app on purpose with your tool and restore the previous version, until you can do it in your sleep.',
        howToVerify:
          'Twice in a row you were back in under five minutes, and you know if saved entries came back with it.',
      },
    ];
    for (const task of anew) {
      const [pair] = listPairs([task, ...tasks.filter(({ id }) => id === task.id)]);
      expect(pair?.alike, task.id).toBeGreaterThanOrEqual(tooAlike);
    }
  });

  test('of all pairs none is too alike', () => {
    const pairs = listPairs(tasks);
    expect(pairs.length).toBe((tasks.length * (tasks.length - 1)) / 2);
    const offending = pairs.filter(({ alike }) => alike >= tooAlike);
    expect(offending.map(({ pair, alike }) => `${alike.toFixed(2)} ${pair}`)).toEqual([]);
  });
});
