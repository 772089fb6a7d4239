import { describe, expect, it } from 'vitest';
import { decidedStack } from '#worker/features/guide/decisions/building.rules.ts';
import { inOwnStack } from '#worker/features/guide/documents/own-stack.rules.ts';
import { entryOf } from '#worker/features/guide/documents/registry.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { writeFeaturePrompt } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { promptEntries } from '#worker/features/guide/prompts/registry.rules.ts';
import { briefOf, runTurn } from '#worker/features/guide/testing/run-turn.ts';

const basis = 'Requirements v1';
const lessons =
  'Driving school pupils book lessons with their instructor and cancel free of charge until 24 hours before.';
const decided = (decision: string) => deriveProduct('Left Lane', lessons, [{ topic: 'Also: stack', decision }]);

describe('what was decided to build with', () => {
  it.each([
    ['We use Django and Postgres', /python manage\.py test -k "FR-1\."/, /apps\/\w+\/rules\.py/],
    ['We build it with Laravel', /php artisan test --filter "FR-1\\\."/, /app\/Rules\/\w+\.php/],
    ['It is written in Go', /go test \.\/\.\.\. -run "\/FR-1\\\."/, /internal\/rules\/\w+\.go/],
    ['We use Ruby on Rails', /bin\/rails test -n "\/FR-1\\\.\/"/, /app\/rules\/\w+\.rb/],
  ])('%s: plan and prompts name its files and commands, and none of the default ones', (decision, command, path) => {
    const product = decided(decision);
    const [feature] = product.features;
    if (!feature) throw new Error('a product has a feature');
    const texts = [
      ...(['architecture', 'tools', 'plan'] as const).map((kind) => entryOf(kind)?.write(product, basis) ?? ''),
      ...promptEntries.map(({ write }) => write(product, basis).content),
      writeFeaturePrompt(product, feature, basis).content,
    ].map((text) => inOwnStack(product, text));
    for (const text of texts) {
      expect(text).not.toMatch(/[\w/]+\.tsx?\b|\bnpx\b|\bnpm\b|\bwrangler\b/);
      expect(text).not.toMatch(/\b(?:TypeScript|Hono|Vite|Vitest|Drizzle|Cron Triggers|Durable Object|D1)\b/);
    }
    expect(texts.join('\n')).toMatch(command);
    expect(texts.at(-1)).toMatch(path);
  });

  it('names the database that was decided in place of the default one, and keeps the rest', () => {
    const stack = entryOf('architecture')?.write(decided('We store it in Postgres'), basis) ?? '';
    expect(stack).toMatch(/^\| Postgres with Drizzle for data \|/m);
    expect(stack).not.toMatch(/\bD1\b/);
    expect(stack).toMatch(/^\| Hono/m);
  });

  it.each([
    'The stack is Elixir 1.17, Phoenix LiveView, Ash, PostgreSQL, Oban, Fly.io in fra.',
    'We use Django 5 with PostgreSQL and HTMX.',
    'The backend is Scala with Cassandra.',
    'Stack: Wibble and SpacetimeDB.',
  ])('takes “%s” of the description for a stack by every name, and for no feature, thing or table', (said) => {
    const plain = deriveProduct('Left Lane', lessons, []);
    const product = deriveProduct('Left Lane', `${lessons} ${said}`, []);
    expect(product.features.map(({ title }) => title)).toEqual(plain.features.map(({ title }) => title));
    expect(product.idea.things).toEqual(plain.idea.things);
    const text = inOwnStack(product, entryOf('architecture')?.write(product, basis) ?? '');
    const names = said.match(
      /Elixir|Phoenix LiveView|Ash|Postgres|Oban|Fly\.io in fra|Django|Scala|Cassandra|Wibble|SpacetimeDB/g,
    );
    for (const name of names ?? []) expect(text).toContain(name);
    expect(said.includes('Postgres') || !text.includes('PostgreSQL')).toBe(true);
    expect(text).not.toMatch(/\b(?:Hono|Vite|Vitest|Drizzle|D1|React|npx)\b/);
  });

  it('is noted from a message in any words', async () => {
    const { decisions } = await runTurn(briefOf(lessons), 'The stack is Elixir and Phoenix LiveView with PostgreSQL');
    expect(decidedStack(decisions)).toBe('Elixir, Phoenix LiveView and Postgres');
  });

  it('stays as it is when one prompt is asked for another tool', async () => {
    const { decisions, prompts } = await runTurn(
      briefOf(lessons, { decisions: [{ topic: 'Stack: language and framework', decision: 'Django' }] }),
      'Write me a v0 prompt for FR-1',
    );
    expect(decisions).toEqual([]);
    expect(prompts).toHaveLength(1);
  });

  it('does not cut a sentence inside a number or a domain', () => {
    const { features } = deriveProduct(
      'Left Lane',
      `${lessons} Pupils pay 1.5 hours at pay.example.io for each test.`,
      [],
    );
    expect(features.map(({ title, says }) => `${title} ${says}`).join('\n')).not.toMatch(/(?:^|\s)(?:5 hours|io)\b/im);
  });

  it('leaves a text as it is where nothing was decided', () => {
    const text = "`src/rules/orders.ts`, then `npx vitest run -t 'FR-1\\.'`";
    expect(inOwnStack(deriveProduct('Left Lane', lessons, []), text)).toBe(text);
  });
});
