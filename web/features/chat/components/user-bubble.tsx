import type { ReactNode } from 'react';
import { parseAnswers } from '#shared/chat.ts';

/** A message of the user's; answers to a form read as questions and answers. Under it stands what is said of it or done with it. */
export function UserBubble({ content, children }: { content: string; children: ReactNode }) {
  const answers = parseAnswers(content);
  return (
    <article aria-label="You" className="group flex max-w-[85%] animate-rise flex-col items-end self-end">
      <div className="max-w-full rounded-xl rounded-br-sm bg-hover px-4 py-2.5 break-words">
        {answers.length > 0 ? (
          <dl className="flex flex-col gap-3 py-1">
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="text-sm text-ink-soft">{question}</dt>
                <dd className="mt-0.5 whitespace-pre-wrap">{answer}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="whitespace-pre-wrap">{content}</p>
        )}
      </div>
      <div className="flex h-8 items-center">{children}</div>
    </article>
  );
}
