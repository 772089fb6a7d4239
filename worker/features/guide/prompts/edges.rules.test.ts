import { describe, expect, it } from 'vitest';
import { answerToOther } from '#worker/features/guide/documents/others.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { edgesOf } from '#worker/features/guide/prompts/edges.rules.ts';
import { writeFeaturePrompt } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { forbidLimit } from '#worker/features/guide/prompts/left-out.rules.ts';
import { writeSetupPrompt } from '#worker/features/guide/prompts/set-up.rules.ts';
import { tellStack } from '#worker/features/guide/prompts/stack-line.rules.ts';
import { touchesOf } from '#worker/features/guide/prompts/touches.rules.ts';

const honey = deriveProduct(
  'Amber Jar',
  'Customers pre-order jars of honey for Saturday and collect them at the farm. The beekeeper sees what to fill.',
  [],
);
const meters = deriveProduct(
  'Cold Room',
  'Sensors measure the temperature of cold rooms every 10 minutes. Cooks see each cold room and get an alarm before food spoils.',
  [],
);
const lint = deriveProduct('Tidy Yaml', 'A command line tool that checks YAML files against team rules in CI.', []);

describe('edge cases of a feature', () => {
  it.each([honey, meters, lint])('say what follows, and how it is brought about or where it is sent', (product) => {
    for (const feature of ownFeatures(product))
      for (const edge of edgesOf(product, feature)) {
        expect(edge).toContain(' → ');
        expect(edge).not.toMatch(/on such rows|such a fixture|fixture in which/);
        if (!/^FR-/.test(edge)) expect(edge, feature.id).toMatch(/`[^`]+`|“[^”]+”/);
      }
  });

  it('name bounds only of what somebody sends; what the server works out is refused in a body', () => {
    const edges = ownFeatures(honey).flatMap((feature) => edgesOf(honey, feature));
    expect(edges.join('\n')).toMatch(/`price_cents: -1` in `POST /);
    expect(edges.join('\n')).toMatch(/`total_cents: 0` in the body of `POST \/api\/orders\S*` → refused \(400\)/);
    expect(edges.filter((edge) => /`(?:number|total_cents|bytes): -1`/.test(edge))).toEqual([]);
  });

  it('let time pass where nothing comes, and ask no step against what holds for files', () => {
    const silent = ownFeatures(meters).flatMap((feature) =>
      edgesOf(meters, feature).filter((edge) => /nothing has come/.test(edge)),
    );
    expect(silent).toEqual([
      expect.stringMatching(/test: nothing is sent, clock a minute before and a minute after\.$/),
    ]);
    for (const feature of ownFeatures(lint)) expect(edgesOf(lint, feature).join('\n')).not.toContain('A step against');
  });

  it('have calls only where there are some', () => {
    const edges = ownFeatures(lint).flatMap((feature) => edgesOf(lint, feature));
    expect(edges.filter((edge) => /\/api\/|409|403/.test(edge))).toEqual([]);
  });
});

describe('what a call answers to others', () => {
  const answers = ownFeatures(honey).flatMap((feature) =>
    (touchesOf(honey, feature)?.place.calls ?? []).map((call) => ({ call, answer: answerToOther(honey, call) })),
  );

  it('follows the access of its rows: shown to all is no 404, of one is', () => {
    const of = (method: string, path: RegExp, actor = 'customer') =>
      answers
        .filter(({ call }) => call.method === method && path.test(call.path) && call.criterion.actor === actor)
        .map(({ answer }) => answer);
    const honeys = answers.find(({ call }) => call.method === 'POST' && call.criterion.actor === 'farmer');
    expect(honeys?.answer).toMatch(/ \(customer\) → 403$/);
    expect(of('POST', /^\/api\/orders$/)).toEqual([undefined]);
    expect(of('DELETE', /orders/).concat(of('PATCH', /orders.*cancel/))).toEqual([
      expect.stringMatching(/ with the order of .* → 404$/),
    ]);
    expect(of('PATCH', /orders.*cancel/, 'farmer')).toEqual([expect.stringMatching(/ \(customer\).* → 40[34]$/)]);
  });
});

describe('the stack in a prompt', () => {
  it('names all that everything rests on, and of the rest only the parts of its feature', () => {
    const lines = ownFeatures(meters).map((feature) => tellStack(meters, feature));
    const [sends = '', sees = ''] = lines;
    expect(sends).toMatch(/TypeScript 6; .*Playwright`, for FR-1 also: `.*broker/);
    expect(sees).not.toMatch(/broker|queue/i);
    expect(tellStack(meters)).toMatch(/, also: `.*broker/);
    expect(tellStack(lint)).not.toMatch(/Hono|strict mode/);
  });

  it('keeps who does what: two acts of two people are not given to one', () => {
    const pots = deriveProduct('Kiln Lane', 'Potters open a small shop. Buyers pay for pots by card.', []);
    const [first] = ownFeatures(pots);
    const { content } = writeFeaturePrompt(pots, first as NonNullable<typeof first>, 'Requirements v1');
    expect(content).toContain('potters open a small shop, and buyers pay for pots by card');
  });
});

describe('what must never be done', () => {
  it.each([
    ['No chat between members; what has to be said stands there.', 'Build any chat between members.'],
    ['No advertising and no sale of data.', 'Build any advertising or sale of data.'],
    ['No several languages at the start.', 'Build several languages at the start.'],
    ['Not open to everybody from the first day; one area first.', 'Make it open to everybody from the first day.'],
    ['Left out: photo at the handover after all.', 'Build what is left out: photo at the handover after all.'],
    ['Nobody may see the votes of others.', 'Let anybody see the votes of others.'],
    ['Never a chart of which person lost what.', 'Build a chart of which person lost what.'],
    ['No faces in the photos, not ever.', 'Build any faces in the photos.'],
    ['Nobody has to count it by hand.', 'Make anybody count it by hand.'],
    ['No money changes hands.', 'Go against this: “No money changes hands”.'],
    ['No child is named.', 'Go against this: “No child is named”.'],
    ['Not for emergencies.', 'Go against this: “Not for emergencies”.'],
    ['No orders that are paid later', 'Build any orders that are paid later.'],
    ['No changes to old entries', 'Build any changes to old entries.'],
    ['No shipping; both meet.', 'Build any shipping.'],
  ])('%j is %j', (limit, told) => expect(forbidLimit(limit)).toBe(told));
});

describe('the set-up prompt', () => {
  it('asks for nothing that is not built yet, and for rows that differ', () => {
    const { content } = writeSetupPrompt(honey, 'Requirements v1');
    expect(content).not.toMatch(/404|the address of|three rows/);
    expect(content).toMatch(/- `src\/data\/examples\.ts` twice: each .* is there once, and .* is refused\./);
    expect(content).toMatch(/`day` yesterday, today and tomorrow/);
  });
});
