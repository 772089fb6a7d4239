import type { ReactNode } from 'react';
import { LegalPage } from '#web/features/legal/components/legal-page.tsx';

/** Privacy Policy (spec 1, section 2.14). */
export function PrivacyScreen({ menu }: { menu?: ReactNode }) {
  return (
    <LegalPage title="Privacy Policy" updated="June 1st 2025" menu={menu}>
      <p>This page says what we know about you, why, and for how long.</p>
      <h2>What is stored</h2>
      <ul>
        <li>Your email address, your name if you gave one, and a protected form of your password.</li>
        <li>Your projects: chat messages, documents, prompts, notes and progress.</li>
        <li>Your plan, how many messages you sent today, and your email choices.</li>
        <li>A cookie that keeps you signed in. There are no advertising or tracking cookies.</li>
      </ul>
      <h2>What it is used for</h2>
      <p>
        Only for the service: to show you your work, and to let the assistant answer with your project in mind.{' '}
        <strong>Your project data is not used to train AI models.</strong>
      </p>
      <h2>Who else sees it</h2>
      <p>
        The companies that run our servers, our mail and, when you subscribe, our payments process data on our behalf.
        When a language model answers, it is sent the part of your project that the answer needs. We sell nothing to
        anyone.
      </p>
      <h2>How long it stays</h2>
      <p>
        Chat messages are kept for the life of your account. When you delete your account, they and everything else that
        belongs to it are deleted within 30 days. Deleting a project removes all that it holds.
      </p>
      <h2>Your rights</h2>
      <p>
        You may see, correct, take with you and delete your data. Your choices about email can be changed at any time.
      </p>
    </LegalPage>
  );
}
