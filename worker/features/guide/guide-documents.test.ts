import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseQueryType, startMessage } from '#shared/chat.ts';
import { checkDocument } from '#shared/document-check/document-check.ts';
import { documentTypes } from '#shared/document-types.ts';
import { stations } from '#worker/features/guide/content/stations.ts';
import { documentEntries, entryOf, namedDocuments } from '#worker/features/guide/documents/registry.rules.ts';
import { readEdition } from '#worker/features/guide/documents/versions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { checkGrammar, sharedShare } from '#worker/features/guide/testing/check-document.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';
import { briefOf, runTurn } from '#worker/features/guide/testing/run-turn.ts';

const bakery = ideas.bakery ?? '';
const ask = (text: string, more: Parameters<typeof briefOf>[1] = {}, description = bakery) =>
  runTurn(briefOf(description, { queryType: chooseQueryType(text), ...more }), text);
const clear = Object.entries({ ...ideas, ...everydayIdeas }).filter(([name]) => !['empty', 'hostile'].includes(name));

describe('every kind of document', () => {
  it('stands at one of the ten stations, and the types that are written are types that can be saved', () => {
    expect(stations.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { kind } of documentEntries) {
      expect(documentTypes).toContain(kind);
      expect(stations.filter(({ documents }) => documents.includes(kind))).toHaveLength(1);
    }
  });

  it.each(
    documentEntries.flatMap(({ kind, title }) => [
      [`Write the ${title.toLowerCase()}`, kind],
      [`Please create the ${title.toLowerCase()} for me.`, kind],
      [`i need the ${title.toLowerCase()}`, kind],
    ]),
  )('%s: that document and nothing else, and no decision of it', async (words, kind) => {
    const turn = await ask(words);
    expect(turn.documents.map(({ type }) => type)).toEqual([kind]);
    expect(turn.documents[0]?.title).toBe(entryOf(kind)?.title);
    expect(turn.decisions).toEqual([]);
    expect(turn.text).toMatch(/\?\s*$/);
  });

  it.each([
    ['What should we test?', 'tests'],
    ['who are my competitors?', 'market'],
    ['How do we make money?', 'business'],
    ['Write the market and competitor worksheet', 'market'],
    ['Which tools and stack should we use? Write the tool choice down with reasons', 'tools'],
    ['the business model please', 'business'],
  ])('%s is answered with it', async (words, kind) => {
    const turn = await ask(words);
    expect(turn.documents.map(({ type }) => type)).toEqual([kind]);
    expect(turn.decisions).toEqual([]);
  });

  it('is free of errors and about its idea, whatever the idea and the words', { timeout: 30_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...clear),
        fc.constantFrom(...documentEntries),
        fc.constantFrom('Write the', 'Make me the', 'Can you write the', 'Now draft the'),
        async ([, description], { kind, title }, opening) => {
          const turn = await ask(`${opening} ${title.toLowerCase()}`, {}, description);
          const [document] = turn.documents;
          expect(turn.documents.map(({ type }) => type)).toEqual([kind]);
          expect(turn.steps).toBeLessThanOrEqual(6);
          const findings = checkDocument(document ?? { type: '', title: '', content: '' });
          expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
          const { idea } = deriveProduct('Acme', description, []);
          expect(document?.content.toLowerCase()).toContain(idea.client.many.toLowerCase());
        },
      ),
      { numRuns: 80, seed: 7 },
    );
  });

  it('says of itself in words a reader understands what it was written from', async () => {
    const { documents } = await ask('Write the architecture', { decisions: [{ topic: 'Payment', decision: 'Cash' }] });
    expect(documents[0]?.content).toMatch(/^# .+\n\nWritten from the idea and 1 decision; edition [a-z0-9-]+\.\n\n/);
    expect(documents[0]?.content).not.toMatch(/\[\/\/\]: #|<!--/);
    expect(readEdition(documents[0]?.content ?? '')?.decisions).toBe(1);
  });
});

describe('documents of one kind', () => {
  const oneOfEachShape = clear
    .map(([name, description]) => ({ name, product: deriveProduct('Acme', description, []) }))
    .filter(
      ({ product }, index, all) =>
        all.findIndex((other) => other.product.idea.pattern.id === product.idea.pattern.id) === index,
    );
  const kinds = ['idea', 'market', 'business', 'journeys', 'tools', 'api', 'tests', 'security'];

  it.each(kinds)('%s: less than 35 percent stands in another idea’s, though both have the same name', (kind) => {
    const written = oneOfEachShape.map(({ name, product }) => ({
      name,
      content: entryOf(kind)?.write(product, 'Requirements v1') ?? '',
    }));
    const close = written.flatMap((one, index) =>
      written
        .slice(index + 1)
        .map((two) => ({ pair: `${one.name} ${two.name}`, share: sharedShare(one.content, two.content) }))
        .filter(({ share }) => share >= 0.35),
    );
    expect(written.length).toBeGreaterThan(8);
    expect(close).toEqual([]);
  });
});

describe.each(clear)('the side documents of %s', (_, description) => {
  const product = deriveProduct('Acme', description, []);

  it.each(['idea', 'market', 'business', 'tools', 'api', 'security'])('%s: no slip of a template', (kind) => {
    const content = entryOf(kind)?.write(product, 'Requirements v1') ?? '';
    expect(checkGrammar(content.replace(/\|\s+(?=\|)/g, '|'))).toEqual([]);
  });
});

describe('what it has nothing for', () => {
  it.each([
    'Write a haiku about frogs',
    'Draft the press release',
    'can you create a logo',
    'Prepare my tax report',
    'Write the pitch deck slides for investors in Spanish',
  ])('%s is refused in plain words and never kept as a decision', async (words) => {
    const turn = await ask(words);
    if (namedDocuments(words).length > 0) return expect(turn.decisions).toEqual([]);
    expect(turn.order).toEqual([]);
    expect(turn.text).toMatch(/^I can’t write “/);
    expect(turn.text).toContain('nothing was saved');
  });

  it('a wish for the product is still a decision', async () => {
    const turn = await ask('Create a group for each street where customers live');
    expect(turn.decisions).toHaveLength(1);
  });
});

describe('the checklist', () => {
  const openTasks = [
    { id: 'concept-one-sentence-pitch', description: 'Put the idea into one sentence of at most 25 words.' },
    { id: 'tools-spending-limit', description: 'Set the most that the tool may cost you in a month.' },
  ];

  it.each(['Give me a checklist', 'show me the open tasks', 'What is on my checklist?', 'make a to-do list'])(
    '%s: the open tasks, and which document helps with one',
    async (words) => {
      const turn = await ask(words, { openTasks });
      expect(turn.order).toEqual([]);
      expect(turn.text).toContain(
        '1. Put the idea into one sentence of at most 25 words. (I can write the vision brief for it)',
      );
      expect(turn.text).toContain('2. Set the most that the tool may cost you in a month.');
    },
  );

  it('a document tells which open task it helps with, and ticks nothing off by itself', async () => {
    const turn = await ask('Write the vision brief', { openTasks });
    expect(turn.text).toContain('tell me when that is done, and I tick it off');
    expect(turn.order).toEqual(['createDocument']);
  });
});

describe('the way through the stations', () => {
  it('is followed by saying yes: requirements, architecture, plan, then prompts', async () => {
    const { turns } = await converse(bakery, [[], 'yes', 'yes', 'yes']);
    expect(turns.flatMap(({ documents }) => documents.map(({ type }) => type))).toEqual([
      'requirements',
      'architecture',
      'plan',
    ]);
    expect(turns.at(-1)?.prompts.map(({ documentType }) => documentType)).toEqual([
      'setup_prompt',
      'development_prompt',
    ]);
    expect(turns[1]?.text).toMatch(
      /Next is station 4 of 10, Architecture: .+ can still be written\. Shall I write the architecture\?\s*$/s,
    );
  });

  it('goes on with the security plan when all is built', async () => {
    const made = ['requirements', 'architecture', 'plan'].map((type) => ({
      title: type,
      type,
      version: 1,
      excerpt: '',
    }));
    const prompts = Array.from({ length: 20 }, (_, index) => ({
      title: `Build FR-${index + 1}: x`,
      documentType: 'development_prompt',
    }));
    const turn = await ask('thanks', {
      documents: made,
      prompts,
      project: { name: 'Acme', description: bakery, currentStep: 2 },
    });
    expect(turn.text).toMatch(/station 7 of 10, Secure: .+Shall I write the security plan\?/s);
  });
});

describe('questions', () => {
  const documents = [
    {
      title: 'Security plan',
      type: 'security',
      version: 2,
      excerpt: '# Acme: security plan\n\nOven keys hang behind the flour shelf in Gdynia.',
    },
  ];

  it.each([
    ['What is a security plan?', /Security plan\*\* v2 is under Docs/],
    ['What is a business model?', /not written yet\. Shall I write the business model\?/],
    [
      'Where do the oven keys hang in Gdynia?',
      /Security plan v2 says: “Oven keys hang behind the flour shelf in Gdynia\.”/,
    ],
    ['What is the capital of Bhutan?', /I do not know/],
  ])('%s', async (question, expected) => {
    const turn = await ask(question, { documents });
    expect(turn.text).toMatch(expected);
    expect(turn.order).toEqual([]);
  });
});

describe('other languages', () => {
  it('an idea that it cannot read is said to be so, with what to do', async () => {
    const turn = await runTurn(briefOf('تطبيق يساعد الجيران على استعارة الأدوات من بعضهم البعض'), startMessage);
    expect(turn.text).toMatch(/which I can’t read/);
    expect(turn.text).toMatch(/tell it in English/);
    expect(turn.decisions).toEqual([]);
    expect(turn.questions.length).toBeGreaterThan(0);
  });

  it.each([
    ['Die Kunden sollen auch mit Karte bezahlen können und eine Rechnung bekommen', /schreibe Englisch/],
    ['Los clientes pueden pagar con tarjeta y reservar una mesa para su familia', /escribo en inglés/],
    ['مرحبا أريد أن يدفع العملاء نقدا عند الاستلام', /in your own words, as an open point/],
  ])('the message %s is answered honestly and kept as an open point, in its own words', async (words, expected) => {
    const turn = await ask(words);
    expect(turn.text).toMatch(expected);
    expect(turn.order).toEqual(['recordDecision']);
    const [kept] = turn.decisions;
    expect(kept?.topic).toMatch(/^Open question: /);
    expect(kept?.decision).toContain(words);
  });
});
