import * as queries from '#worker/features/account/account.queries.ts';
import type { Context, ReadContext } from '#worker/platform/context.ts';
import { AppError, logError } from '#worker/platform/errors.ts';

const maximumBytes = 1024 * 1024;
const patienceMs = 10_000;

/** Where the app finds the picture of its own user. */
const pictureUrl = '/api/user/picture';
export const pictureKeyOf = (userId: string) => `pictures/${userId}`;

/**
 * Copies a provider's picture to R2, so that no page of ours loads anything from the provider (DESIGN section 4). A picture that
 * can't be had is left out.
 */
export async function copyPicture(context: Context, userId: string, address: string): Promise<void> {
  try {
    if (new URL(address).protocol !== 'https:') return;
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok || !/^image\/(png|jpeg|webp|gif)\b/.test(type)) return;
    const bytes = await answer.arrayBuffer();
    if (bytes.byteLength > maximumBytes) return;
    await context.env.BODIES.put(pictureKeyOf(userId), bytes, { httpMetadata: { contentType: type } });
    await queries.updateProfile(context.db, userId, { profileImageUrl: pictureUrl });
  } catch (error) {
    logError('picture_not_copied', context.requestId, error);
  }
}

/** Which of these keys are the picture of somebody with an account. */
export async function findPictureKeys({ db }: Context, keys: string[]): Promise<string[]> {
  const userIds = keys.map((key) => key.slice(pictureKeyOf('').length));
  return (await queries.selectUserIds(db, userIds)).map(({ id }) => pictureKeyOf(id));
}

/** The viewer's own picture. @throws {AppError} route.not_found when there is none. */
export async function readPicture(ctx: ReadContext): Promise<Response> {
  const [[user]] = await ctx.read(queries.selectUser(ctx.db, ctx.viewerId));
  const object = user && (await ctx.env.BODIES.get(pictureKeyOf(user.id)));
  if (!object) throw new AppError('route.not_found', 'There is no picture.');
  const headers = new Headers({ 'cache-control': 'private, max-age=3600', etag: object.httpEtag });
  object.writeHttpMetadata(headers);
  return new Response(object.body, { headers });
}
