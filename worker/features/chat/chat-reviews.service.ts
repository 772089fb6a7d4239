import type { ReviewBrief } from '#shared/checkins.ts';
import * as queries from '#worker/features/chat/chat.queries.ts';
import { explainNothingMade, runTurnFor } from '#worker/features/chat/chat.service.ts';
import type { Message } from '#worker/features/chat/chat.table.ts';
import { madeReviewOf } from '#worker/features/chat/run/turn.service.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import type { WriteContext } from '#worker/platform/context.ts';
import type { Db } from '#worker/platform/db.ts';
import { AppError } from '#worker/platform/errors.ts';
import { digestOf } from '#worker/platform/objects.ts';

const clientIdOf = (reviewId: string) => `review-${reviewId}`;
/** Also of what the message has no room for. */
const clientIdOfBrief = async (reviewId: string, review: ReviewBrief) =>
  `${clientIdOf(reviewId)}-${await digestOf(JSON.stringify(review))}`;

/** A statement for another feature's batch: how often the assistant was asked about a review, and what came of it. */
export const selectReviewTries = (db: Db, projectId: string, reviewId: string) =>
  queries.selectTries(db, projectId, clientIdOf(reviewId));

type Try = Awaited<ReturnType<typeof selectReviewTries>>[number];
type Asked = { reviewId: string; content: string; review: ReviewBrief; tries: Try[] };

/**
 * Lets the assistant write of a finished review, as a turn of the conversation that makes one document of it. Counted as a message. The
 * same answers are asked about once: while no reply is whole they are asked again, and once the document is there it is the answer.
 * After a reply without it, or with other answers, it is another message.
 * @returns the reply with the document in it, or the answer of the run when it refused or failed.
 * @throws {AppError} checkins.not_written when no document came of it; what was written instead is in the chat.
 */
export async function writeOfReview(ctx: WriteContext, project: OwnedProject, asked: Asked) {
  const { content, review } = asked;
  const first = await clientIdOfBrief(asked.reviewId, review);
  const same = asked.tries.filter(({ clientId }) => clientId === first || clientId?.startsWith(`${first}-`));
  const done = same.find((each) => madeReviewOf(each.reply?.parts ?? []))?.reply;
  if (done) return { reply: done };
  const clientId = same.find(isOpen)?.clientId ?? nextClientId(first, same);
  const { refusal, reply } = await runTurnFor(ctx, project, { content, queryType: 'planning', clientId, review });
  if (refusal) return { refusal };
  if (!reply || !madeReviewOf(reply.parts)) throw new AppError('checkins.not_written', explainNotWritten(reply));
  return { reply };
}

const explainNotWritten = (reply: Message | null) =>
  reply?.parts.some((part) => part.type === 'documentCreated')
    ? 'The document broke off before its end. What is written of it is in the documents; finish the review once more for the whole.'
    : explainNothingMade(reply, 'document');

/** No reply to it is whole, and it was not set aside. */
const isOpen = ({ reply, replacedBy }: Try) => replacedBy === null && (!reply || reply.state === 'interrupted');

function nextClientId(first: string, same: Try[]): string {
  const numbers = same.map(({ clientId }) => Number(clientId?.slice(first.length + 1)) || 1);
  return numbers.length === 0 ? first : `${first}-${Math.max(...numbers) + 1}`;
}

/** The documents and prompts that came of a reply, in their order; of one title the last. */
export function listMade({ parts }: Pick<Message, 'parts'>) {
  const made = parts.flatMap((part) => {
    if (part.type === 'documentCreated') return { id: part.documentId, title: part.title, kind: 'document' as const };
    if (part.type === 'promptCreated') return { id: part.promptId, title: part.title, kind: 'prompt' as const };
    return [];
  });
  return [...new Map(made.map((each) => [`${each.kind} ${each.title}`, each])).values()];
}
