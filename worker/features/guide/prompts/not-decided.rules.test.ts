import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { writeFeaturePrompt } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { notDecided } from '#worker/features/guide/prompts/not-decided.rules.ts';

const leave = deriveProduct(
  'Days Off',
  `Who uses it
- Employees
- HR (me)
What happens
- Employee requests vacation → new request: first day, last day; HR is told
- HR approves a request → request is approved
What is kept
- Employee: name, allowance, carried over
- Request: employee, first day, last day; states: requested, approved
What always holds
- Nobody can request more days than they have left.`,
  [],
);
const [requesting, approving] = leave.features;

it('names the open questions on a criterion of a feature, with what is built until they are answered', () => {
  const told = requesting ? notDecided(leave, requesting) : [];
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(
    /^How is what is left reckoned \(FR-1\.\d\): from “allowance” and “carried over”, .+\? Ask; until it is answered: What is left is .+ in which it falls\.$/,
  );
});

it('stands in the prompt of that feature alone', () => {
  const prompts = [requesting, approving].flatMap((feature) =>
    feature ? [writeFeaturePrompt(leave, feature, 'Requirements v1').content] : [],
  );
  expect(prompts.map((text) => text.includes('## Not decided'))).toEqual([true, false]);
});

it('leaves the parts of a question to the requirements where there is no room', () =>
  expect((requesting ? notDecided(leave, requesting, true) : [])[0]).toMatch(
    /^How is what is left reckoned \(FR-1\.\d\)\? Ask; until it is answered: What is left is /,
  ));
