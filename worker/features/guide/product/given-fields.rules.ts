import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinWords, nounIn, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { thingOf } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { isPublic } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { areMissing } from '#worker/features/guide/outline/outline-needed.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const missing =
  /^IF (.+) (?:is|are) missing, (THEN THE SYSTEM SHALL say so, keep what was entered and make no (.+) yet\.)$/;

/** 'The last day of a credit is 3 months after its lesson': a rule reckons the field, so that nobody types it. */
export const isReckoned = ({ idea }: Pick<Product, 'idea'>, one: string, field: string): boolean =>
  idea.records.some(
    (record) => record.one === one && record.fields.some(({ name, isWorkedOut }) => isWorkedOut && name === field),
  ) ||
  (idea.outline?.rules ?? []).some((rule) =>
    new RegExp(
      `^the ${toPattern(field)} of (?:an?|the|each|every) ${toPattern(one)} is (?:always )?(?:\\d+|one|an?|the|\\p{L}+ty) .*\\b(?:after|before|from|of|plus|minus|times)\\b`,
      'iu',
    ).test(rule),
  );

/** The record that somebody changes as something is made of it: the lesson that is cancelled. What is only chosen may be missing. */
function actedOn(act: OutlinedAct): ToldRecord | undefined {
  const thing = singularOf(thingOf(act.told.phrase).replace(/ (?:off|up|out|over|down|back|in)$/, ''));
  return act.way !== 'make' && act.record?.one === thing ? act.record : undefined;
}

/** Whether a field of what is made comes with the row that is acted upon: that row itself, or what it belongs to. */
const isGiven = ({ idea }: Product, upon: ToldRecord, name: string): boolean =>
  name === upon.one ||
  (upon.fields.some((field) => field.name.toLowerCase() === name) &&
    [...idea.people, ...idea.records].some(({ one }) => one === name));

/**
 * A product in which nothing is called missing that nobody types: what a rule reckons, and what the row gives on which somebody acts.
 * @returns the product as it was where all fields are typed.
 */
export function withGivenFields(product: Product): Product {
  if (!product.idea.isOutlined) return product;
  const acts = new Map(listActs(product).map((act) => [act.feature.id, act]));
  const features = product.features.map((feature) => {
    const act = acts.get(feature.id);
    if (!act || !feature.criteria.some((text) => missing.test(text))) return feature;
    const upon = actedOn(act);
    const kind = kindTold(product, act);
    const isSignedIn = act.who !== undefined && !isPublic(act.who);
    return {
      ...feature,
      criteria: [
        ...feature.criteria.flatMap((text) => leftMissing(product, { upon, kind: kind?.field, isSignedIn }, text)),
        ...(kind
          ? [`WHEN ${act.told.cause}, THE SYSTEM SHALL set the ${kind.field} of the ${kind.one} to “${kind.choice}”.`]
          : []),
      ],
    };
  });
  return { ...product, features };
}

/** 'Log a meal', 'log insulin': of several acts that make one thing each tells its kind, one of the values of a field. */
function kindTold(product: Product, { way, record, told }: OutlinedAct) {
  const making = listActs(product).filter((act) => act.way === 'make' && act.record === record);
  if (way !== 'make' || !record || making.length < 2 || !told.cause) return undefined;
  const found = record.fields.flatMap(({ name, choices = [] }) =>
    choices.flatMap((choice) =>
      nounIn(choice, told.phrase) !== null ? [{ field: name, choice, one: record.one }] : [],
    ),
  );
  return found.length === 1 ? found[0] : undefined;
}

type Given = { upon: ToldRecord | undefined; kind: string | undefined; isSignedIn: boolean };

/** Who does it is known of whoever is signed in. */
const namesDoer = /^(?:author|writer|(?:entered|posted|written|reported|added|made) by)$/;

/** A criterion on what is missing, without what nobody types; none where that is all. */
function leftMissing(product: Product, { upon, kind, isSignedIn }: Given, text: string): string[] {
  const [, list = '', then = '', one = ''] = missing.exec(text) ?? [];
  if (list === '') return [text];
  const parts = list.split(/(?:, | or )(?![^“]*”)/);
  const nameOf = (part: string) => part.replace(/^the |[“”]/g, '');
  const left = parts.filter(
    (part) =>
      !isReckoned(product, one, nameOf(part)) &&
      nameOf(part) !== kind &&
      !(isSignedIn && namesDoer.test(nameOf(part))) &&
      !(upon && upon.one !== one && isGiven(product, upon, nameOf(part))),
  );
  if (left.length === parts.length) return [text];
  return left.length > 0 ? [`IF ${joinWords(left, 'or')} ${areMissing(left.map(nameOf))}, ${then}`] : [];
}
