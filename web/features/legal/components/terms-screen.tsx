import type { ReactNode } from 'react';
import { LegalPage } from '#web/features/legal/components/legal-page.tsx';

/** Terms of Service (spec 1, section 2.14). */
export function TermsScreen({ menu }: { menu?: ReactNode }) {
  return (
    <LegalPage title="Terms of Service" updated="June 1st 2025" menu={menu}>
      <p>
        Launchpath helps you turn an app idea into a product: you write to an assistant, and it asks, writes documents
        and coding prompts, and keeps your checklist. By making an account you agree to what is written here.
      </p>
      <h2>Your account</h2>
      <p>
        Keep your password to yourself. You answer for what happens under your account. You may leave at any time by
        deleting it.
      </p>
      <h2>What you write, and what we keep</h2>
      <p>
        Your chat messages, and the documents and prompts that come of them, are stored so that you can go on where you
        left off. They are yours. You give us only the permission needed to store them, to process them with the
        assistant and to show them back to you.
      </p>
      <h2>Sensitive information</h2>
      <p>
        You decide what you put into a chat. Please leave out passwords, keys, health data, payment details and anything
        about other people that you may not share: nobody needs them to plan a product, and you are responsible for what
        you enter.
      </p>
      <h2>What the assistant writes</h2>
      <p>
        The assistant can be wrong. Read what it writes before you build on it, above all where law, security or money
        are concerned. It is no legal, tax or security advice.
      </p>
      <h2>Email</h2>
      <p>
        We write to you when your account needs it, for example to reset a password. Product updates, cycle reminders
        and tips are sent only as you chose at sign-up, and you can change that choice.
      </p>
      <h2>Plans and limits</h2>
      <p>
        The Free plan has one project and five messages a day. Paid plans raise these limits. We may change a plan for
        the future and tell you before it takes effect.
      </p>
      <h2>Fair use</h2>
      <p>
        Do not use Launchpath to break the law, to harm others, or to disturb the service. We may close accounts that
        do. The service comes as it is; where the law allows, our liability ends at what you paid in the last twelve
        months.
      </p>
    </LegalPage>
  );
}
