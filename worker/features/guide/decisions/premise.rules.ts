import { patterns } from '#worker/features/guide/content/patterns/patterns.ts';
import { shapeNames } from '#worker/features/guide/content/patterns/shape-names.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { beginningOf } from '#worker/features/guide/grammar/sentences.rules.ts';
import { toPattern } from '#worker/features/guide/grammar/words.rules.ts';

/** The topic under which it is kept which shape a product does not have. */
const whatItIsNot = 'What it is not';
/** A text that says the product was read wrong: the shapes it denies, and its other sentences. */
type Premise = { denied: string[]; names: string[]; rest: string[]; isRejecting: boolean };

const leads = /^(?:(?:wait|no|nope|sorry|hm+|well|but|and|actually|stop|hey|oh|ok(?:ay)?)[,.!:\s]+)+/i;
const complaint =
  /^(?:(?:i think )?(?:you|u)(?:'ve| have)? (?:(?:misread|misunderstood|misunderstand)\b.{0,40}|(?:read|got|get|understood|understand|took|take|have) (?:it|this|that|me|my idea|the idea|everything)(?: all| completely| totally| quite)? wrong(?:ly)?)|(?:this|that|it|all of (?:this|that|it))(?:'s| is) (?:all |completely |totally |just )?(?:wrong|a misunderstanding|not what i (?:meant?|said|want)))$/i;
const denial =
  /^(?:it|this|that|mine|the (?:app|product|idea|tool|site|project))(?:(?:'s| is| will be) (?:no|not an?|not)| isn't an?) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?:[,:–—]\s*(.*))?$/iu;
const nobody = /^(?:nobody|no[- ]one) \p{L}+(?:[,;]\s*(?:and |but )?|$)/iu;

/** Reads what a text denies of the product as a whole; the words that only complain are in no part of it. */
export function readPremise(text: string): Premise {
  const premise: Premise = { denied: [], names: [], rest: [], isRejecting: false };
  const plain = text.slice(0, 2_000).replace(/[’‘]/g, "'");
  for (const part of plain.split(/(?<=[.!?])\s+|\n+|;\s+/)) {
    const sentence = part.trim();
    const said = sentence.replace(leads, '').replace(/[.!\s]+$/, '');
    if (complaint.test(said)) premise.isRejecting = true;
    else {
      const [, name = '', more = ''] = denial.exec(said) ?? [];
      const shapes = shapeNames.filter(({ names }) => names.test(name));
      if (shapes.length === 0) {
        if (sentence) premise.rest.push(sentence);
        continue;
      }
      premise.isRejecting = true;
      premise.denied.push(...shapes.map(({ id }) => id));
      premise.names.push(name.toLowerCase());
      const left = more.replace(nobody, '').trim();
      if (left) premise.rest.push(left);
    }
  }
  return premise;
}

/** The decisions that follow from a text that rejects how the product was read: what it is not, and what it tells besides. */
export function decidePremise({ names, rest }: Premise): Decision[] {
  return [
    ...(names.length > 0 ? [{ topic: whatItIsNot, decision: names.map((name) => `It is no ${name}.`).join(' ') }] : []),
    ...rest.map((sentence) => ({ topic: alsoOf(sentence), decision: sentence })),
  ];
}

/** Decisions without what they deny of the whole, and the shapes that are denied. */
export function withoutDenied(decisions: Decision[]): { denied: string[]; held: Decision[] } {
  const denied: string[] = [];
  const held = decisions.flatMap((entry): Decision[] => {
    const premise = readPremise(entry.decision);
    if (!premise.isRejecting) return [entry];
    denied.push(...premise.denied);
    return premise.rest.length === 0
      ? []
      : [{ topic: alsoOf(premise.rest.join(' ')), decision: premise.rest.join(' ') }];
  });
  return {
    denied: [...new Set(denied)],
    held: denied.length > 0 ? held.filter((entry) => !isChoiceOf(entry, denied)) : held,
  };
}

/** A choice of a form about a shape that the product does not have; what was answered in own words stays. */
function isChoiceOf({ topic, decision }: Decision, denied: string[]): boolean {
  return patterns
    .filter(({ id }) => denied.includes(id))
    .some(({ questions }) =>
      questions.some(
        (question) =>
          withAnyNoun(question.topic).test(topic) &&
          question.options.some(({ label }) => withAnyNoun(label).test(decision)),
      ),
    );
}

/** A text of a shape as a pattern of what it says with any nouns in its slots. */
export const withAnyNoun = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{[^}]*\}/)
      .map(toPattern)
      .join('.{1,60}')}$`,
    'i',
  );

const alsoOf = (sentence: string) => `Also: ${beginningOf(sentence)}`;
