import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { missing, type StripeAccount } from './stripe-account.ts';
import { listOf } from './stripe-objects.ts';

type Call<Params> = { method: string; path: RegExp; params: z.ZodMiniType<Params>; run: Run<Params> };
type Run<Params> = (account: StripeAccount, params: Params, id: string, base: string) => object;

/** The parameters of a call: names and types are held against the package's, and any other name is refused. */
export const params = <Params>(shape: { [Name in keyof Params]?: z.ZodMiniType<Params[Name]> }) =>
  z.strictObject(shape as z.core.$ZodShape) as unknown as z.ZodMiniType<Params>;

export const define = <Params>(
  method: string,
  path: string,
  schema: z.ZodMiniType<Params>,
  run: Run<Params>,
): Call<unknown> => ({
  method,
  path: new RegExp(`^/v1/${path.replace(':id', '([\\w]+)')}$`),
  params: schema as z.ZodMiniType<unknown>,
  run: run as Run<unknown>,
});

export const text = z.string();
export const optionalText = z.optional(text);
export const expand = z.optional(z.array(text));
export const limit = z.optional(z.coerce.number());
export const flag = z.stringbool({ truthy: ['true'], falsy: ['false'] });
export const metadata = z.optional(z.record(text, text));

/** Something that the account keeps. @throws {StripeError} where it keeps none of that id. */
export function find<Kind>(kept: Map<string, Kind>, id: string, kind: string, param?: string): Kind {
  const found = kept.get(id);
  if (!found) throw missing(kind, id, param);
  return found;
}

/** One page of what passes, newest first, as Stripe lists. */
export function page<Kind extends { id: string }>(
  url: string,
  kept: Map<string, Kind>,
  isListed: (one: Kind) => boolean,
  { limit = 10, starting_after }: Stripe.PaginationParams,
) {
  const all = [...kept.values()].filter(isListed).reverse();
  const start = starting_after ? all.findIndex(({ id }) => id === starting_after) + 1 : 0;
  return listOf(url, all.slice(start, start + limit), start + limit < all.length);
}
