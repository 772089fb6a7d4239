/** Nobody looks for more than this. */
export const longestSearch = 200;

/** A search parameter that is a text, cut where it is too long: `?q=2048` and `?q=true` arrive as a number and a boolean. */
export function readText(value: unknown): string | undefined {
  const isText = ['string', 'number', 'boolean'].includes(typeof value);
  return (isText && String(value).slice(0, longestSearch)) || undefined;
}

const idShape = /^[A-Za-z0-9-]{1,64}$/;
/** An id that nothing has: asking for it is answered as asking for anything else that is not there. */
const nobodysId = 'not-an-id';

/**
 * A search parameter that names something. It becomes part of the API's path, so only what has the shape of an id passes; anything else
 * that is there names nothing, rather than being left out.
 */
export function readId(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const text = readText(value) ?? '';
  return idShape.test(text) ? text : nobodysId;
}

/** A search parameter that is there or not: `?new`, `?new=true` and `?new=1` are, `?new=false` is not. */
export function readFlag(value: unknown): true | undefined {
  return value === '' || value === true || value === 1 || value === 'true' || undefined;
}
