import { anonymous, client } from '#web/lib/api.ts';

const { mails } = client.api;

/** Stops the check-in mails to whoever the link of one was sent to. */
export async function stopReminders(token: string) {
  await mails.unsubscribe.$post({ query: { token } }, anonymous);
}
