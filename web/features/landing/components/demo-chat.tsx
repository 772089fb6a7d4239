import { QuestionForm } from '#web/features/chat/components/question-form.tsx';
import { ReplyArticle } from '#web/features/chat/components/reply-article.tsx';
import { UserBubble } from '#web/features/chat/components/user-bubble.tsx';
import { demo } from '#web/features/landing/demo.ts';
import { PathMark } from '#web/ui/path-mark.tsx';

/** A conversation, drawn by the chat's own components; nothing in it can be operated. */
export function DemoChat() {
  const { project, idea, reply, questions } = demo;
  const form = (
    <QuestionForm
      draftKey="landing"
      questions={questions}
      reply={null}
      busy={false}
      onAnswer={() => {}}
      onOpen={() => {}}
    />
  );
  const message = { ...reply, id: '', role: 'assistant' as const, state: 'complete' as const, replaces: null };
  return (
    <figure
      aria-label="A chat about an idea"
      className="overflow-hidden rounded-xl border border-line bg-paper shadow-pop"
    >
      <figcaption className="flex h-12 items-center gap-3 border-b border-line px-4 text-sm">
        <PathMark className="size-5" />
        <span className="font-medium">{project.name}</span>
        <span className="ml-auto truncate rounded-full border border-line px-3 py-0.5 text-xs text-ink-soft">
          Step 1 · Ideation & Planning
        </span>
      </figcaption>
      <div inert className="mx-auto flex max-w-[40rem] flex-col px-4 py-7 sm:px-8 sm:py-9">
        <UserBubble content={idea}>{null}</UserBubble>
        <ReplyArticle project={project} message={message} form={form}>
          {null}
        </ReplyArticle>
      </div>
    </figure>
  );
}
