import { isPlural, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';
import { linkTraces } from '#worker/features/guide/outline/outline-traces.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const onlyTo = /^THE SYSTEM SHALL show (?!only )([^.;]+?) only to ([^.;]+)\.$/;

/**
 * A criterion that shows a field to some alone, with those who entered it: what somebody wrote is not hidden from them.
 * @returns the criterion as it was where those who enter the field are the ones to whom it is shown.
 */
export function withMakers({ people, records, told }: Product['idea'], criterion: string): string {
  const [, what = '', whom = ''] = onlyTo.exec(criterion) ?? [];
  const field = records
    .flatMap(({ fields }) => fields.map(({ name }) => name.toLowerCase()))
    .find((name) => name.length > 3 && nounIn(name, what) !== null);
  if (!field) return criterion;
  const acts = told.filter(({ kind, not, verb }) => kind === 'act' && !not && verb !== '');
  const makers = [...linkTraces(acts, records).values()].flatMap(({ way, who, outcome }) =>
    way === 'make' && who && outcome?.way === 'make' && readFields(outcome.fields).some(({ name }) => name === field)
      ? [who]
      : [],
  );
  const isNamed = (one: string) => nounIn(one, whom) !== null;
  const others = makers.filter(({ one }) => people.some((kind) => kind.one === one) && !isNamed(one));
  return others.length > 0
    ? `THE SYSTEM SHALL show ${what} only to ${whom.replace(/,? and (?!.*\band\b)/, ', ')} and whoever entered ${isPlural(what.split(' ').at(-1) ?? '') ? 'them' : 'it'}.`
    : criterion;
}

/** Whether a criterion shows a field to some alone and to whoever entered it. */
export const showsToMakers = (criterion: string): boolean =>
  onlyTo.test(criterion) && / and whoever entered (?:them|it)\.$/.test(criterion);
