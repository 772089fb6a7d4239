import { parseAnswers } from '#shared/chat.ts';

/** A message of the user's; answers to a form read as questions and answers. */
export function UserBubble({ content, note }: { content: string; note?: string }) {
  const answers = parseAnswers(content);
  return (
    <article aria-label="You" className="max-w-[85%] animate-rise self-end">
      <div className="rounded-xl rounded-br-sm bg-hover px-4 py-2.5 break-words">
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
      {note && <p className="mt-1 text-right text-xs text-ink-faint">{note}</p>}
    </article>
  );
}
