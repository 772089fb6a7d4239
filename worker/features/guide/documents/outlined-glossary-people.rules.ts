import type { Term } from '#worker/features/guide/documents/glossary-terms.rules.ts';
import { definitionOf } from '#worker/features/guide/documents/outlined-definitions.rules.ts';
import { joinDeeds, tellingActs } from '#worker/features/guide/documents/outlined-telling-acts.rules.ts';
import { listUsers } from '#worker/features/guide/documents/outlined-vision.rules.ts';
import {
  capitalise,
  isSingle,
  joinClauses,
  type Noun,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { showsToMakers } from '#worker/features/guide/product/field-makers.rules.ts';
import { isFirstAccount, isInviting, isSigningUp } from '#worker/features/guide/product/outlined-account.rules.ts';
import { isAssumedSight } from '#worker/features/guide/product/outlined-branches.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Each kind of people who use an outlined product: what they do in it that others do not, how they come in, and what they may see. */
export function peopleTerms(product: Product): Term[] {
  return listUsers(product).flatMap((noun): Term[] => {
    const record = product.idea.records.find(({ one }) => one === noun.one);
    const entered = record ? definitionOf(product, record) : '';
    const acts = tellingActs(product, noun);
    const does = joinDeeds(product, noun, acts);
    const ids = acts.map(({ feature }) => feature.id).join(', ');
    const rights = rightsOf(product, noun);
    if (acts.length === 0 && rights === '') return [];
    const comes = comesIn(product, noun);
    // Whoever does one thing alone is explained by that thing's feature already.
    if (acts.length === 1 && `${comes}${rights}${entered}` === '') return [];
    // Who only has a look that nobody told is who their owner says they are.
    if (acts.length === 1 && acts.every(isAssumedSight) && rights === '') {
      const says = saysOf(product, noun);
      return says ? [{ term: noun.one, means: `${capitalise(says)}; ${does} (${ids}).` }] : [];
    }
    const isEntered = entered.startsWith('Somebody whom ');
    const who = isSingle(noun) ? 'The one who' : 'Whoever';
    const said = isEntered
      ? [entered, does && `${capitalise(does)} (${ids})${rights && `; ${rights}`}.`]
      : acts.length > 0
        ? [`${who} ${does} (${ids})${comes && `; ${comes}`}.`, rights && `${capitalise(rights)}.`]
        : [`${who} ${rights}${comes && `; ${comes}`}.`];
    return [{ term: noun.one, means: said.filter(Boolean).join(' ') }];
  });
}

/** What their own line says of somebody: 'a daughter, a neighbour'. */
const saysOf = ({ idea }: Product, noun: Noun): string =>
  (idea.outline ? castOf(idea.outline, idea.name).people : []).find((one) => one.noun.one === noun.one)?.says ?? '';

/** All criteria of a product with their ids. */
const numbered = ({ features }: Product) =>
  features.flatMap((feature) =>
    feature.criteria.map((text, at) => ({ text, id: criterionId(feature, at), key: feature.key })),
  );

/** By which way they get in: signing up, an invitation, the first account, or none at all. */
function comesIn(product: Product, noun: Noun): string {
  const account = numbered(product).filter(({ key }) => key === 'account');
  const called = [noun.one, noun.many, withArticle(noun.one), `the first ${noun.one}`, `one of ${noun.many}`];
  const isNamed = (list: string) => list.split(/, | or /).some((one) => called.includes(one));
  for (const { text, id } of account) {
    const [, signing = ''] = /^WHEN (.+?) signs up\b/.exec(text) ?? [];
    const [, inviting = '', invited = ''] = /^WHEN (.+?) invites somebody as (.+?), THE SYSTEM/.exec(text) ?? [];
    if (isSigningUp(text) && isNamed(signing)) return `makes an account alone (${id})`;
    if (isInviting(text) && isNamed(invited))
      return `is invited by ${isNamed(inviting) && !isSingle(noun) ? `another ${noun.one}` : inviting} (${id})`;
    const [, first = ''] = /SHALL make that of (.+?) for the address/.exec(text) ?? [];
    if (isFirstAccount(text) && isSingle(noun) && isNamed(first)) return `has the first account (${id})`;
  }
  return '';
}

/** What only they see, or the only things that they see: 'alone sees reasons (FR-13.9)'. */
function rightsOf(product: Product, noun: Noun): string {
  const alone = new RegExp(`^THE SYSTEM SHALL show (?!only )(.+?) only to ${toPattern(noun.many)}\\b(?! of)`, 'i');
  const own = new RegExp(`^THE SYSTEM SHALL show only (.+?) to ${toPattern(noun.many)}\\b`, 'i');
  const rights = numbered(product).flatMap(({ text, id }) => {
    const [, seen] = alone.exec(text) ?? [];
    const [, few] = own.exec(text) ?? [];
    if (seen) return [showsToMakers(text) ? `sees ${seen} that others entered (${id})` : `alone sees ${seen} (${id})`];
    return few ? [`sees only ${few} (${id})`] : [];
  });
  return joinClauses(rights.slice(0, 1));
}
