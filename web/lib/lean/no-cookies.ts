/** In place of hono's utils/cookie: the browser sends our cookies, its client has none to write. */
export function serialize(): string {
  return '';
}
