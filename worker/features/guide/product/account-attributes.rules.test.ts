import { describe, expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (acts: string[], records: string[]) =>
  deriveProduct(
    'Choir',
    `Who uses it
- Singers
- Leader (me)
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
${records.map((line) => `- ${line}`).join('\n')}`,
    [],
  );
const part = 'Part: title, voice (high, low)';
const voice = (product: ReturnType<typeof told>) =>
  listTables(product)
    .find(({ name }) => name === 'accounts')
    ?.columns.find(({ name }) => name === 'voice');
const asks = (product: ReturnType<typeof told>) =>
  product.features.find(({ key }) => key === 'account')?.criteria.filter((text) => text.includes('ask which'));

describe('a field by which people are chosen', () => {
  it.each([
    ['the ones of it are told', ['I upload a part → new part: title, voice; the singers of that voice are told']],
    ['they listen to their own', ['I upload a part → new part: title, voice', 'Singers listen to their own voice.']],
  ])('is kept with their account and asked when they come in, where %s', (_, acts) => {
    const product = told(acts, [part]);
    expect(voice(product)).toMatchObject({
      may: true,
      note: expect.stringMatching(/^of singers: which voice is theirs/),
    });
    expect(voice(product)?.check).toBe("c in ('high', 'low')");
    expect(asks(product)).toEqual([
      'WHEN somebody comes in as a singer, THE SYSTEM SHALL ask which voice is theirs and keep it with the account.',
    ]);
    expect(
      listCalls(product).map(({ method, path, criterion }) => [method, path, criterion.actor, criterion.rest]),
    ).toContainEqual(['PATCH', '/api/accounts/me', 'singer', 'which voice is theirs']);
    expect(tellAdded(product).join(' ')).toContain('Nobody told how it is known which of them is meant');
  });

  it('is none where they have a record of their own, or where no line chooses', () => {
    const acts = ['I upload a part → new part: title, voice; the singers of that voice are told'];
    expect(voice(told(acts, [part, 'Singer: name, voice']))).toBeUndefined();
    expect(voice(told(['I upload a part → new part: title, voice; the singers are told'], [part]))).toBeUndefined();
  });
});
