import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { withCriteria } from '#worker/features/guide/product/added-criteria.rules.ts';
import { makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import { isInviting } from '#worker/features/guide/product/outlined-account.rules.ts';
import { doneTo } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const form = /, invite them by it and keep with the ([\p{L} -]+) which account is theirs\.?$/u;

/** The record with whose rows people are invited, by a criterion that says so: 'plumber'; undefined for any other criterion. */
export const invitedWith = (text: string): string | undefined => form.exec(text)?.[1];

const isAddress = /^(?:e-?mail|mail)(?: address)?$/i;

/**
 * A product in which whoever enters somebody who is to sign in invites them by doing so, as an assumption: nobody is a row without a way in,
 * and no account stands beside the row that is the same person.
 */
export function withInvitedRecords(product: Product): Product {
  const inviting = product.features.find(({ key }) => key === 'account')?.criteria.find(isInviting) ?? '';
  const [, inviter = '', invited = ''] =
    /^WHEN (.+?) invites somebody as (.+?), THE SYSTEM SHALL /.exec(inviting) ?? [];
  if (!product.idea.isOutlined || invited === '') return product;
  const added = product.idea.records.flatMap((record) => {
    const { one, fields } = record;
    const isPerson = product.idea.people.some((noun) => noun.one === one) && nounIn(one, invited) !== null;
    const making = isPerson ? doneTo(product, record).find(({ way, who }) => way === 'make' && who) : undefined;
    const text = making?.feature.criteria.find((criterion) => makesRow(criterion, one));
    const [, cause] = /^(WHEN .+?), THE SYSTEM SHALL /.exec(text ?? '') ?? [];
    if (!making?.who || !cause || nounIn(making.who.one, inviter) === null) return [];
    const own = fields.find(({ name }) => isAddress.test(name));
    const asks = own
      ? `take the ${own.name} of the ${one} for signing in`
      : `ask for the e-mail address of the ${one} as well`;
    return [
      {
        id: making.feature.id,
        text: `${cause}, THE SYSTEM SHALL ${asks}, invite them by it and keep with the ${one} which account is theirs.`,
      },
    ];
  });
  return withCriteria(product, added);
}
