import { anonymous, client } from '#web/lib/api.ts';

const { mails } = client.api;

/** Stops the check-in mails to whoever the link of one was sent to, or turns them on again. */
export async function setReminders(token: string, areWanted: boolean) {
  const post = areWanted ? mails.resubscribe.$post : mails.unsubscribe.$post;
  await post({ query: { token } }, anonymous);
}
