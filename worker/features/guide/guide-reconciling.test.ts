import { describe, expect, it } from 'vitest';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

const vets =
  'Vets visit farms. Farmers report sick animals with a photo. A vet claims a case and closes it. Farmers pay by invoice. Vets order medicine. Farmers rate vets.';

describe('features that somebody took out by hand', () => {
  it('leave no journey, word, job or measure behind, and what the person wrote stays', async () => {
    const talk = createConversation(vets);
    await talk.say('Start');
    await talk.say('write the requirements');
    const first = talk.bodyOf('requirements') ?? '';
    expect(first).toMatch(/pays by invoice/);
    expect(first).toMatch(/^- \*\*Medicine\*\*/m);
    const without = ['FR-5 Pay by invoice', 'FR-6 Order medicine'].reduce((text, title) => {
      const [before = '', after = ''] = text.split(`### ${title}\n`);
      return before + after.slice(after.indexOf('### FR-'));
    }, first);
    talk.save({
      title: 'Requirements',
      type: 'requirements',
      content: without.replace('## Glossary\n', '## Glossary\n\n- **Herd**: The animals of one farm.'),
    });
    await talk.say('write the requirements again');
    const again = talk.bodyOf('requirements') ?? '';
    expect(again).not.toMatch(/pays? by invoice|orders? medicine|^- \*\*Medicine/m);
    expect(again).toContain('- **Herd**: The animals of one farm.');
    expect(again).toMatch(/^- \*\*Farmers\*\*: Report sick animals with a photo and rate vets/m);
    expect(again).toMatch(/^### FR-7 Rate vets$/m);
  });
});

describe('a bound that is told without a verb', () => {
  it('becomes a criterion on both sides of the number', async () => {
    const talk = createConversation(
      'A dive centre plans trips. Guests book dives. The dive master assigns guests to groups by level. Max 4 divers per guide.',
    );
    await talk.say('Start');
    await talk.say('write the requirements');
    const requirements = talk.bodyOf('requirements') ?? '';
    expect(requirements).toMatch(/IF a guide has 4 divers already, THEN THE SYSTEM SHALL refuse one more/);
    expect(requirements).toMatch(/WHEN a guide gets exactly 4 divers, THE SYSTEM SHALL accept it/);
    expect(requirements).not.toMatch(/Not used so far[^\n]*Max 4/);
    expect(requirements).toMatch(/NEEDS CLARIFICATION: who says which level/);
  });
});

describe('what is typed in a hurry', () => {
  it.each([
    ['tets plan', 'tests'],
    ['secuirty plan', 'security'],
  ])('is understood: %s', async (said, type) => {
    const talk = createConversation('Guests book boats with a captain and pay by card.');
    await talk.say('Start');
    await talk.say('write the requirements');
    const { documents } = await talk.say(said);
    expect(documents.map((document) => document.type)).toContain(type);
  });

  it('is no decision where it only complains', async () => {
    const talk = createConversation('Guests book boats with a captain and pay by card.');
    await talk.say('Start');
    for (const said of ['no thats wrong', 'no u got it wrong']) expect((await talk.say(said)).decisions).toEqual([]);
  });

  it('names no thing after a small word that is misspelt', async () => {
    const talk = createConversation('app for my frends to plan wen we meet for fotball, everyone says if he can come');
    await talk.say('Start');
    await talk.say('write the requirements');
    expect(talk.bodyOf('requirements')).toMatch(/Plan when friends meet for football/);
    expect(talk.bodyOf('requirements')).not.toMatch(/\bwens?\b/i);
  });
});
