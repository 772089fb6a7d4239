import Check from 'lucide-react/icons/check';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatAnswers, parseAnswers, type Question } from '#shared/chat.ts';
import type { Message } from '#web/features/chat/chat.queries.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { formatCount } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { isPlainEnter } from '#web/ui/keys.ts';

/** One answer: the index of the chosen option, or -1 for the reader's own words, which a draft may have begun. */
type Answer = { choice: number | null; own?: string };
type FormDraft = { answers: Answer[]; skipped: boolean };

const nothing: Answer = { choice: null };
const ownWords = -1;
const emptyForm: FormDraft = { answers: [], skipped: false };

/** How many of the questions a message answers: one that asks something back leaves the form as it is. */
function countAnswers(questions: Question[], reply: Message | null): number {
  const given = parseAnswers(reply?.content ?? '').map(({ question }) => question);
  return questions.filter(({ question }) => given.includes(question.trim())).length;
}

/** The assistant's questions, all at once. Half-filled it survives a reload; answered it folds into a line. */
export function QuestionForm({
  draftKey,
  questions,
  reply,
  busy,
  onAnswer,
  onOpen,
}: {
  draftKey: string;
  questions: Question[];
  reply: Message | null;
  busy: boolean;
  onAnswer: (text: string) => void;
  onOpen: (form: HTMLElement) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (form.current) onOpen(form.current);
  }, []);
  const [{ answers, skipped }, setDraft] = useDraft(draftKey, emptyForm);
  const [reopened, setReopened] = useState(false);
  const sorted = questions.map(({ options, ...rest }) => ({
    ...rest,
    options: options.toSorted((a, b) => Number(b.recommended ?? false) - Number(a.recommended ?? false)),
  }));
  const answered = countAnswers(questions, reply);
  if (answered > 0) return <AnsweredForm count={questions.length} answered={answered} />;
  if (skipped || (reply && !reopened)) {
    return (
      <Button
        size="sm"
        className="self-start"
        onClick={() => {
          setDraft({ answers, skipped: false });
          setReopened(true);
        }}
      >
        Answer {formatCount(questions.length, 'question')}
      </Button>
    );
  }

  const setAnswer = (index: number, answer: Answer) => {
    const next = questions.map((_, at) => (at === index ? answer : (answers[at] ?? nothing)));
    setDraft({ answers: next, skipped: false });
  };
  const given = sorted.map(({ question, options }, index) => {
    const { choice, own } = answers[index] ?? nothing;
    return {
      question,
      answer: (choice === null ? '' : choice === ownWords ? (own ?? '') : (options[choice]?.label ?? '')).trim(),
    };
  });
  const count = given.filter(({ answer }) => answer).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count > 0 && !busy) onAnswer(formatAnswers(given));
  };
  /** Enter in a field leads on to what is still open, and sends when nothing is. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!(event.target instanceof HTMLInputElement) || !isPlainEnter(event)) return;
    event.preventDefault();
    const fields = [...event.currentTarget.querySelectorAll('fieldset')];
    const here = fields.findIndex((field) => field.contains(event.target as Node));
    const open = fields.filter((_, index) => !given[index]?.answer);
    const next = open.find((field) => fields.indexOf(field) > here) ?? open[0];
    if (!next) event.currentTarget.requestSubmit();
    else if (next !== fields[here]) next.querySelector('input')?.focus();
  };

  return (
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      aria-label="Questions of the assistant"
      className="animate-rise rounded-xl border border-line bg-surface shadow-card"
    >
      {sorted.map((question, index) => (
        <QuestionField
          key={question.question}
          question={question}
          answer={answers[index] ?? nothing}
          onChange={(answer) => setAnswer(index, answer)}
        />
      ))}
      <div className="flex items-center gap-2 px-5 py-4">
        <Button type="submit" variant="primary" disabled={count === 0} busy={busy}>
          Send answers
        </Button>
        <Button variant="quiet" onClick={() => setDraft({ answers, skipped: true })}>
          Skip
        </Button>
        <p className="ml-auto text-sm text-ink-faint tabular-nums">
          {count} of {questions.length}
        </p>
      </div>
    </form>
  );
}

function QuestionField({
  question,
  answer,
  onChange,
}: {
  question: Question;
  answer: Answer;
  onChange: (answer: Answer) => void;
}) {
  const name = useId();
  // What is drafted stands before the options, which say whether it is right.
  const ownField = <OwnWords question={question} answer={answer} onChange={onChange} />;
  return (
    <fieldset className="min-w-0 border-b border-line px-5 pt-5 pb-5 [overflow-wrap:anywhere]">
      <legend className="float-left w-full font-medium">{question.question}</legend>
      {question.why && <p className="clear-both pt-0.5 text-sm text-ink-faint">{question.why}</p>}
      <div className="clear-both mt-3 flex flex-col gap-1.5">
        {question.draft && ownField}
        {question.options.map(({ label, recommended }, index) => (
          <label
            key={label}
            className="flex min-h-10 items-center gap-3 rounded-md border border-line px-3 py-2 text-sm transition-colors duration-100 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={name}
              checked={answer.choice === index}
              onChange={() => onChange({ ...answer, choice: index })}
              className="size-4 shrink-0"
            />
            <span className="min-w-0 flex-1">{label}</span>
            {recommended && <span className="shrink-0 text-xs text-ink-faint">Recommended</span>}
          </label>
        ))}
        {!question.draft && ownField}
      </div>
    </fieldset>
  );
}

/** What no option says: a line, or the lines that the assistant has drafted, to be changed. */
function OwnWords({
  question: { question, draft },
  answer: { choice, own },
  onChange,
}: {
  question: Question;
  answer: Answer;
  onChange: (answer: Answer) => void;
}) {
  const field = {
    value: own ?? draft ?? '',
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ own: value, choice: value && value !== draft ? ownWords : null }),
    onFocus: () => {
      if (own && own !== draft) onChange({ own, choice: ownWords });
    },
    className: `w-full rounded-md border px-3 text-sm transition-colors duration-100 hover:bg-hover focus:bg-surface ${draft ? 'field-sizing-content resize-none py-2 leading-relaxed' : 'h-10'} ${choice === ownWords ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`,
  };
  return draft ? (
    <textarea
      {...field}
      dir="auto"
      // Where a field does not grow with its text, all of the draft still shows.
      rows={draft.split('\n').length + 2}
      aria-label={`In your words: ${question}`}
      // Reached by keyboard, a tall field would stay under the composer.
      onFocus={({ currentTarget }) => {
        field.onFocus();
        currentTarget.scrollIntoView({ block: 'center' });
      }}
    />
  ) : (
    <input {...field} type="text" aria-label={`Something else: ${question}`} placeholder="Something else" />
  );
}

function AnsweredForm({ count, answered }: { count: number; answered: number }) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-faint">
      <Check className="size-4 text-done" aria-hidden="true" />
      {answered} of {formatCount(count, 'question')} answered
    </p>
  );
}
