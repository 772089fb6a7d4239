import { describe, expect, it } from 'vitest';
import { writeGlossary } from '#worker/features/guide/documents/glossary.rules.ts';
import { tellProposals } from '#worker/features/guide/documents/proposals.rules.ts';
import { tellCaution } from '#worker/features/guide/idea/cautions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const kilns =
  'Members register each pot with its clay and glaze. The studio owner starts a firing. Members see their pots.';
const tell = (...facts: [topic: string, decision: string][]) =>
  deriveProduct(
    'Acme',
    kilns,
    facts.map(([topic, decision]) => ({ topic, decision })),
  );
const also = (decision: string) => tell([`Also: ${decision.slice(0, 20)}`, decision]);
const titlesOf = (description: string) => deriveProduct('Acme', description, []).features.map(({ title }) => title);

describe('a word that the owner explains', () => {
  it.each([
    ['A firing is one load of the kiln at one temperature.', '**Firing**: One load of the kiln at one temperature.'],
    ['Bisque means the first firing without any glaze.', '**Bisque**: The first firing without any glaze.'],
  ])('stands in the glossary in that sense: %s', (said, line) => {
    expect(writeGlossary(also(said))).toContain(line);
  });

  it('stands there too where the idea itself explains it', () => {
    const product = deriveProduct('Acme', `${kilns} A firing is one load of the kiln at one temperature.`, []);
    expect(writeGlossary(product)).toContain('**Firing**: One load of the kiln at one temperature.');
  });

  it.each([
    'The problem is that members forget their pots.',
    'It is a list of all that stands on the shelf.',
    'The average is a number that nobody knows.',
  ])('is none in a remark: %s', (said) => {
    expect(writeGlossary(also(said))).not.toMatch(/Problem|\*\*It\*\*|Average/);
  });
});

describe('a field of the law', () => {
  it.each([
    'Mechanics diagnose a pump. Villagers report a broken pump.',
    'Tenants sign a check-in. Is a signature worth anything, legally?',
    'Technicians note the symptoms of a machine.',
  ])('is not seen in one word: %s', (said) => {
    expect(tellCaution(said)).toBeUndefined();
  });

  it.each(['Doctors diagnose patients.', 'Patients note symptoms.', 'Lawyers give legal advice to tenants.'])(
    'is seen where people are concerned: %s',
    (said) => {
      expect(tellCaution(said)).toBeDefined();
    },
  );
});

describe('an act', () => {
  it('that says less than another of the same people is built once', () => {
    const titles = titlesOf(
      'Players steal food. Players see a highscore of the week with nickname and tax. Players see the highscore.',
    );
    expect(titles.filter((title) => /^See /.test(title))).toHaveLength(1);
  });

  it('is none where a program would go somewhere', () => {
    const titles = titlesOf(
      'Committees report a breakdown. Mechanics repair a breakdown. After 14 days it comes to the council.',
    );
    expect(titles.join()).not.toMatch(/come to/i);
  });
});

it('reckons a sum and no number of another kind', () => {
  const tellAll = (said: string) =>
    deriveProduct('Acme', `${kilns} ${said}`, [])
      .features.flatMap(({ criteria }) => criteria)
      .join(' ');
  expect(tellAll('The fee is 10 for each pot.')).toMatch(/WHEN the fee falls due/);
  expect(tellAll('The exit code is 1 if a pot is lost.')).not.toMatch(/falls due/);
});

it('calls no measure a proposal that was told', () => {
  const product = tell(['What success is', '50 members register a pot before summer']);
  const [line = ''] = tellProposals(product);
  expect(product.measures[0]?.text).toContain('50 members');
  expect(line).not.toMatch(/SM-1\b/);
});

it.each(['No feathers left is game over.', 'They do not enter.'])(
  'takes no state and no pronoun for a limit: %s',
  (said) => {
    const { nots } = deriveProduct('Acme', `${kilns} ${said}`, []);
    expect(nots).not.toContain(said);
  },
);
