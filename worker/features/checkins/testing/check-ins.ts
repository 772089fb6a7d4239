import type { ReviewAnswers, ReviewInput, ReviewRecord } from '#shared/checkins.ts';
import type { ErrorBody } from '#shared/errors.ts';
import type { Message } from '#worker/features/chat/chat.table.ts';
import { setUpConversation } from '#worker/features/chat/testing/conversation.ts';
import { asJson, type Person } from '#worker/platform/testing/client.ts';

export const noAnswers: ReviewAnswers = {
  performanceData: { results: '', measures: [] },
  userFeedback: '',
  improvementAreas: [],
  nextGoals: [],
};

type Finished = { review: ReviewRecord; documents: { id: string; title: string; kind: string }[] };
type Answer<Body> = { status: number; body: Body & Partial<ErrorBody> };

/** The calls of the page of check-ins, for a project of a person. */
export function openCheckIns(person: Person, projectId: string) {
  const base = `/api/projects/${projectId}`;
  async function send<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const answer = await person.call(`${base}${path}`, body === undefined ? { method } : { ...asJson(body), method });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Body & Partial<ErrorBody> };
  }
  const start = () => send<ReviewRecord>('POST', '/reviews', {});
  const save = (id: string, input: Partial<ReviewInput>) =>
    send<ReviewRecord>('PUT', `/reviews/${id}`, { ...noAnswers, ...input });
  return {
    send,
    start,
    save,
    setSchedule: (body: object) => send<Record<string, unknown>>('PUT', '/check-ins/schedule', body),
    /** A review of today with these results, which the stand-in of the model obeys. */
    write: async (results: string) => {
      const { id } = (await start()).body;
      return (await save(id, { performanceData: { results, measures: [] } })).body;
    },
    finish: (id: string) => send<Finished>('POST', `/reviews/${id}/finish`, {}),
    remove: (id: string) => send('DELETE', `/reviews/${id}`),
    readPage: async () =>
      (await person.client.projects[':projectId']['check-ins'].$get({ param: { projectId } })).json(),
    readReview: async (id: string) => {
      const { reviews } = (await send<{ reviews: ReviewRecord[] }>('GET', '/check-ins')).body;
      return reviews.find((review) => review.id === id);
    },
    readDocuments: async () =>
      (await send<{ id: string; title: string; type: string; version: number }[]>('GET', '/documents')).body,
    readMessages: async () => (await send<Message[]>('GET', '/messages')).body,
  };
}

/** A person with a project whose check-ins are set up. */
export async function setUpCheckIns(settings?: Parameters<typeof setUpConversation>[0]) {
  const conversation = await setUpConversation(settings);
  const checkIns = openCheckIns(conversation.person, conversation.project.id);
  await checkIns.setSchedule({ cadence: 'checkpoints', startsOn: '2026-11-01' });
  return { ...conversation, ...checkIns };
}
