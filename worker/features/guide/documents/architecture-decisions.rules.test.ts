import { describe, expect, it } from 'vitest';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { fill, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { readDecidedIdea } from '#worker/features/guide/product/decided-idea.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { questionBank, slotsOf } from '#worker/features/guide/product/questions.rules.ts';

const galleries =
  'Wedding photographers upload galleries, couples choose their forty favourites and order prints, and couples tell the photographer which pictures to retouch.';
const climbing =
  'Boulderers tick the problems they climbed in the gym and see which grade they flash. Gyms reset a wall every Tuesday.';
const invoices = 'Help freelancers send invoices and chase late payments automatically. The client can pay by link.';

/** The decisions of a product in which the first choice of these questions was taken. */
const decide = (description: string, keys: string[]) => {
  const idea = readDecidedIdea('Acme', description, []);
  const taken = questionBank(idea).filter(({ key }) => keys.includes(key));
  const said = taken.map(({ topic, options }) => ({
    topic: fill(topic, slotsOf(idea)),
    decision: fill(options[0]?.label ?? '', slotsOf(idea)),
  }));
  return listChoices(deriveProduct('Acme', description, said));
};

describe('what follows from a decision', () => {
  it.each([galleries, climbing])('speaks of the thing that was decided on: %s', (description) => {
    const choice = decide(description, ['wrong']).find(({ decision }) => /take back the/.test(decision));
    const thing = /take back the ([a-z ]+?) for/.exec(choice?.decision ?? '')?.[1] ?? '?';
    expect(choice?.rule).toMatch(new RegExp(`^Taking back ${withArticle(thing)} writes`));
  });

  it('speaks of those whom the message reaches', () => {
    const choice = decide(galleries, ['channel']).find(({ decision }) => /message on the phone/.test(decision));
    expect(choice?.rule).toMatch(/once a (?:wedding )?photographer has seen it/);
  });

  it('speaks of those who pay', () => {
    const choice = decide(invoices, []).find(({ decision }) => /signed message of Stripe/.test(decision));
    expect(choice?.prevents).toMatch(/^Clients who close the page/);
  });

  it('is none where what fits best was told already', () => {
    const description = 'Patients get a reminder before a visit. Nurses get a message when a patient is ill.';
    for (const { decision, prevents } of decide(description, ['channel', 'remind-when']))
      if (/remind|message/i.test(decision)) expect(prevents).not.toMatch(/second interface/i);
  });

  it.each([
    ['Every grid handed out must carry the name of whoever got it.', 0],
    ['The archive is a folder with scans, nobody wants those imported.', 0],
    ['On many ramps the phone has no internet.', 1],
    ['Drivers must be able to undo a count.', 1],
  ])('is taken from what people say in their own words only where they mean it: %s', (decision, count) => {
    const description = 'Drivers count crates at each ramp and send the count to the office. The office sees the grid.';
    const told = deriveProduct('Acme', description, [{ topic: `Also: ${decision.slice(0, 20)}`, decision }]);
    expect(listChoices(told).filter((choice) => decision.startsWith(choice.decision))).toHaveLength(count);
  });
});
