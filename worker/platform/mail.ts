import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';

/** A mail as a feature writes it; `renderMail` makes the bodies. `headers` for example List-Unsubscribe. */
export type Mail = { to: string; subject: string; text: string; html: string; headers?: Record<string, string> };

const localSender = 'Launchpath <no-reply@launchpath.local>';

/** Whether mails can leave: a local run writes them to a file, elsewhere a sender must be set. */
export const isMailOn = ({ settings }: Context) =>
  settings.MAIL_FROM !== '' || settings.appUrl.startsWith('http://localhost');

/** Sends a mail through Cloudflare's binding. What fails is logged, never thrown: nobody's sign-up waits for a mail server. */
export async function sendMail(context: Context, mail: Mail): Promise<void> {
  if (!isMailOn(context)) return;
  await deliverMail(context, mail).catch((error) => logError('mail_failed', context.requestId, error));
}

/** What keeps mails from leaving where no sender is set. */
export const createMailOffFault = () => new MailFault({ code: 'E_NO_SENDER_IS_SET', message: 'MAIL_FROM is empty' });

/** Sends a mail, for whoever minds what becomes of it. @throws {MailFault} */
export async function deliverMail(context: Context, mail: Mail): Promise<void> {
  const from = context.settings.MAIL_FROM || localSender;
  try {
    await context.env.MAIL.send({ from, ...mail });
  } catch (error) {
    throw new MailFault(error);
  }
}

/** Codes by which the service says that no mail leaves at the moment, whoever it is for. */
const closedCodes =
  /^E_(RATE_LIMIT_EXCEEDED|DAILY_LIMIT_EXCEEDED|SENDER_NOT_VERIFIED|SENDER_DOMAIN_NOT_AVAILABLE|NO_SENDER_IS_SET)$/;

/**
 * A mail whose sending threw, and what that means. The service refuses with a code: this mail (`refused`), or all at the moment (`closed`),
 * or it has a fault of its own, which may be of this mail or of all (`faulty`); none of these has left. Without a code the way to it
 * broke, and nobody knows whether it left (`unknown`).
 */
export class MailFault extends Error {
  readonly means: 'refused' | 'closed' | 'faulty' | 'unknown';
  /** Refused for going too fast: a little later it goes on. */
  readonly isTooFast: boolean;

  constructor(error: unknown) {
    const { code, message } = error as { code?: unknown; message?: unknown };
    const said = /\bE_[A-Z_]+\b/.exec(`${code} ${message}`)?.[0];
    super(`${said ?? 'no code'}: ${message ?? error}`);
    this.name = 'MailFault';
    this.isTooFast = said === 'E_RATE_LIMIT_EXCEEDED';
    if (!said) this.means = 'unknown';
    else if (said === 'E_INTERNAL_SERVER_ERROR') this.means = 'faulty';
    else this.means = closedCodes.test(said) ? 'closed' : 'refused';
  }
}

type Link = { label: string; url: string };
type Letter = { title: string; paragraphs: string[]; action?: Link; footnote?: { text: string; link: Link } };

/**
 * One letter in plain text and in HTML without pictures or scripts.
 * @param letter its `action` is the one thing to do, its `footnote` why it came and how to have no more of its kind.
 */
export function renderMail({ title, paragraphs, action, footnote }: Letter) {
  const write = ({ label, url }: Link) => `${label}:\n${url}`;
  const parts = [title, ...paragraphs, action && write(action), 'Launchpath'];
  if (footnote) parts.push(`${footnote.text} ${write(footnote.link)}`);
  const text = parts.filter(Boolean).join('\n\n');
  const body = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#b1441a;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#6b6257">If the button does not work, open this address: ${escapeHtml(action.url)}</p>`
    : '';
  const end = footnote
    ? `<p style="margin:16px 0 0;font-size:13px;color:#6b6257">${escapeHtml(footnote.text)} <a href="${escapeHtml(footnote.link.url)}" style="color:#6b6257">${escapeHtml(footnote.link.label)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#fbf8f1"><div style="max-width:560px;margin:0 auto;padding:40px 24px;font:16px/1.5 system-ui,sans-serif;color:#26221c"><h1 style="margin:0 0 24px;font:600 24px/1.25 Georgia,serif">${escapeHtml(title)}</h1>${body}${button}<p style="margin:32px 0 0;font-size:13px;color:#6b6257">Launchpath</p>${end}</div></body></html>`;
  return { text, html };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);
