import { dropUnseen } from '#shared/unseen-marks.ts';
import { renderMail } from '#worker/platform/mail.ts';

type CheckInMail = {
  project: string;
  /** What the check-in is called: '30 days after launch'. */
  checkIn: string;
  reviewUrl: string;
  /** The page that asks whether these mails shall stop, and the address that mail programs call to stop them. */
  unsubscribe: { pageUrl: string; oneClickUrl: string };
};

/** Reminds of a check-in that is due, whoever wants to be reminded. The link to stop has no end. */
export function writeCheckInMail({ project, checkIn, reviewUrl, unsubscribe }: CheckInMail) {
  // A subject is one line, whatever a name was when it was stored.
  const name = dropUnseen(project.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim() || 'Your project';
  return {
    subject: `${name}: your check-in “${checkIn}”`,
    ...renderMail({
      title: `How is ${name} doing?`,
      paragraphs: [
        `Your check-in “${checkIn}” is open. It asks what came of ${name} so far, what people say about it, and what you want to do next.`,
        'It takes about ten minutes. The page asks for each measure of success in your requirements, so have your numbers at hand. You can stop at any time: what you wrote is kept.',
        'When you finish it, the assistant writes the review and prompts for the next round.',
      ],
      action: { label: 'Open the check-in', url: reviewUrl },
      footnote: {
        text: 'You get this because cycle reminders are on.',
        link: { label: 'Stop these mails', url: unsubscribe.pageUrl },
      },
    }),
    headers: {
      'List-Unsubscribe': `<${unsubscribe.oneClickUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
