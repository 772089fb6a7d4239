import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { startMessage } from '#shared/chat.ts';
import { conversationQuery, type Message } from '#web/features/chat/chat.queries.ts';
import { joinTexts } from '#web/features/chat/chat-kept.ts';
import { Composer } from '#web/features/chat/components/composer.tsx';
import { ConversationEnd } from '#web/features/chat/components/conversation-end.tsx';
import { GuideNotice } from '#web/features/chat/components/guide-notice.tsx';
import { HistoryControls } from '#web/features/chat/components/history-controls.tsx';
import { MessageList } from '#web/features/chat/components/message-list.tsx';
import { WelcomeBubble } from '#web/features/chat/components/welcome-bubble.tsx';
import { findAnswers, listEntries, type Shown } from '#web/features/chat/conversation-entries.ts';
import { useChatRun } from '#web/features/chat/use-chat-run.ts';
import { useStickToEnd } from '#web/features/chat/use-stick-to-end.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const NudgeSlot = lazy(async () => ({
  default: (await import('#web/features/checklists/components/nudge-slot.tsx')).NudgeSlot,
}));

const EarlierVersion = lazy(async () => ({
  default: (await import('#web/features/chat/components/earlier-version.tsx')).EarlierVersion,
}));

const noMessages: Message[] = [];
const shownWhenFolded = 2;
const foldedOver = 4;

/** The conversation and its input. */
export function ChatPane({ project }: { project: Project }) {
  const [run, state] = useChatRun(project.id);
  const { data: conversation, error } = useQuery(conversationQuery(project.id));
  const [unfolded, setUnfolded] = useState(false);
  /** The step in which something was sent in this visit: its welcome has done its work. */
  const [begunStep, setBegunStep] = useState<number | null>(null);
  /** The message whose earlier version is looked at. */
  const [lookedBack, setLookedBack] = useState<string | null>(null);
  const messages = conversation?.messages ?? noMessages;
  const answers = useMemo(() => findAnswers(messages), [messages]);
  const { phase, edit, outgoing, reply, askedId } = state;
  const busy = phase !== 'idle';
  const entries = useMemo(
    () => listEntries(messages, { phase, outgoing, reply, askedId }),
    [messages, phase, outgoing, reply, askedId],
  );
  const folds = entries.length > foldedOver;
  const isOpening = entries.every(({ message }) => message.role === 'assistant');
  const { frame, content, atEnd, scrollToEnd, showFromTop } = useStickToEnd(isOpening);
  const editedAt = entries.findIndex(({ message }) => message.id === edit?.id);
  const foldedStart = entries.length - shownWhenFolded;
  // What is being rewritten is in sight, also after a reload.
  const start = !folds || unfolded ? 0 : editedAt < 0 ? foldedStart : Math.min(editedAt, foldedStart);
  const seen = useMemo(() => entries.slice(start), [entries, start]);

  const send = useCallback(
    (text: string, replaces?: string) => {
      scrollToEnd();
      setBegunStep(project.currentStep);
      // The bare word opens a conversation and is never shown; typed by a person, it is a message like any other.
      const words = text === startMessage ? `${text}.` : text;
      // The run takes out of the input what it sends.
      if (words !== text && !replaces) run.setDraft(words);
      void run.send({ content: words, messageId: run.idFor(words, replaces), replaces });
    },
    [run, scrollToEnd, project.currentStep],
  );
  const input = useRef<HTMLTextAreaElement>(null);
  const answer = useCallback(
    (text: string) => {
      send(text);
      // The form with its button goes away.
      input.current?.focus({ preventScroll: true });
    },
    [send],
  );
  const sendEdited = useCallback(
    ({ id }: Shown, text: string) => {
      send(text, id);
      document.getElementById('content')?.focus({ preventScroll: true });
    },
    [send],
  );
  const suggest = (text: string) => {
    // What was typed stays, and stays first.
    if (!state.draft.includes(text)) run.setDraft(joinTexts(state.draft, text));
    input.current?.focus();
  };
  const welcome = conversation && begunStep !== project.currentStep && (
    <WelcomeBubble key={project.currentStep} project={project} messageCount={entries.length} />
  );

  return (
    <>
      <GuideNotice />
      <div
        ref={frame}
        className="relative min-h-0 flex-1 scroll-pb-6 overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div
          ref={content}
          className="mx-auto flex min-h-full max-w-[44rem] flex-col justify-end gap-4 px-4 pt-8 pb-4 sm:px-6"
        >
          {!conversation && !error && (
            <div role="status" className="my-auto flex justify-center text-ink-faint">
              <Spinner className="size-6" />
              <span className="sr-only">Loading the conversation</span>
            </div>
          )}
          {error && !conversation && (
            <div role="alert" className="my-auto text-center">
              <p className="mb-4 text-ink-soft">The conversation could not be loaded. {describeError(error)}</p>
              <Button onClick={() => run.begin().catch(() => {})}>Try Again</Button>
            </div>
          )}
          {folds && (
            <HistoryControls
              projectId={project.id}
              hidden={foldedStart}
              unfolded={unfolded}
              hasOlder={Boolean(conversation?.olderCursor)}
              onToggle={() => setUnfolded(!unfolded)}
            />
          )}
          {!folds && welcome}
          <MessageList
            project={project}
            entries={seen}
            messages={messages}
            answers={answers}
            busy={busy}
            edit={edit}
            mayEdit={!busy && state.settled && !edit}
            onSend={send}
            onAnswer={answer}
            onOpenForm={showFromTop}
            onEdit={run.setEdit}
            onSendEdited={sendEdited}
            onLookBack={setLookedBack}
          />
          {folds && welcome}
          <ConversationEnd run={run} state={state} messages={messages} />
        </div>
      </div>
      <Composer
        run={run}
        state={state}
        input={input}
        above={
          <Suspense>
            <NudgeSlot project={project} onAsk={suggest} />
          </Suspense>
        }
        atEnd={atEnd}
        onScrollToEnd={scrollToEnd}
        onSend={send}
      />
      {lookedBack && (
        <Suspense>
          <EarlierVersion project={project} messageId={lookedBack} onClose={() => setLookedBack(null)} />
        </Suspense>
      )}
    </>
  );
}
