import { type ReviewAnswers, readAnswers } from '#shared/checkins.ts';
import type { Review } from '#web/features/checkins/checkins.queries.ts';
import { joinTexts, type ReviewText, saySame, textOf } from '#web/features/checkins/review-text.ts';

/**
 * What is typed of a review and not saved. `base` is the state that it was begun on, `sent` what is on its way since, also from a page that
 * was left; `theirs` is what was saved elsewhere meanwhile, `aside` the text that gave way to that.
 */
export type ReviewDraft = {
  text: ReviewText;
  base: string;
  sent?: ReviewText[];
  theirs?: { text: ReviewText; updatedAt: string };
  aside?: ReviewText;
};
export type KeeperState = {
  draft: ReviewDraft | null;
  /** The text of the last save as it was typed, blanks at its end too, and the state of the review that it made. */
  saved: { text: ReviewText; updatedAt: string } | null;
  isSaving: boolean;
  failure: Error | null;
};

/** Saved when its writer pauses; the browser has it at once. */
export const pauseMs = 1_200;

const mostSent = 3;

/** Under which the browser keeps what is typed of a review. */
export const reviewDraftKey = (projectId: string, reviewId: string) => `review:${projectId}:${reviewId}`;

/**
 * Keeps what is typed of a review: in the browser with every letter, on the server when its writer pauses, one save at a time, each on
 * the state that the one before it left. What was saved elsewhere first is never overwritten unasked, nor is the text here.
 */
export function createReviewKeeper({
  read,
  write,
  save,
  keptOf,
  toAnswers,
  isOnline,
}: {
  read: () => ReviewDraft | null;
  write: (draft: ReviewDraft | null) => void;
  save: (answers: ReviewAnswers, base: string) => Promise<Pick<Review, 'updatedAt'>>;
  /** The review as it is kept, of a save that came too late. */
  keptOf: (error: unknown) => Review | null;
  /** The answers of a text; null while it can't be sent. */
  toAnswers: (text: ReviewText) => ReviewAnswers | null;
  /** Without a connection nothing is sent; whoever hears that it is back asks for a `flush`. */
  isOnline: () => boolean;
}) {
  let state: KeeperState = { draft: read(), saved: null, isSaving: false, failure: null };
  let underWay: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const change = (next: Partial<KeeperState>) => {
    if (next.draft !== undefined) write(next.draft);
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const begin = (draft: ReviewDraft | null) => {
    change({ draft, failure: null });
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pauseMs);
  };

  const isKept = (text: ReviewText, kept: Review) => {
    const answers = toAnswers(text);
    return answers !== null && saySame(readAnswers(kept), answers);
  };

  async function attempt(sent: ReviewDraft, answers: ReviewAnswers): Promise<void> {
    const settle = (updatedAt: string) => {
      const now = state.draft;
      if (!now) return;
      const isDone = now.text === sent.text && now.aside === undefined;
      const draft = isDone ? null : { text: now.text, base: updatedAt, aside: now.aside };
      change({ draft, saved: { text: sent.text, updatedAt } });
    };
    const onItsWay = [...(sent.sent ?? []), sent.text].slice(-mostSent);
    change({ isSaving: true, failure: null, draft: { ...sent, sent: onItsWay } });
    try {
      settle((await save(answers, sent.base)).updatedAt);
    } catch (error) {
      const kept = keptOf(error);
      if (!kept) change({ failure: error as Error });
      else if (isKept(sent.text, kept)) settle(kept.updatedAt);
      // Our own, of a call whose answer was lost: this text goes on from there.
      else if (state.draft && sent.sent?.some((text) => isKept(text, kept)))
        change({ draft: { ...state.draft, base: kept.updatedAt } });
      else if (state.draft)
        change({ draft: { ...state.draft, theirs: { text: textOf(kept), updatedAt: kept.updatedAt } } });
    } finally {
      change({ isSaving: false });
    }
  }

  const isSettled = () => state.draft === null || state.draft.text === state.saved?.text;

  /** Saves what is not saved yet. @returns whether all that is typed is on the server now. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (underWay) await underWay;
    const { draft } = state;
    if (!draft || isSettled()) return true;
    const answers = draft.theirs || !isOnline() ? null : toAnswers(draft.text);
    if (!answers) return false;
    underWay = attempt(draft, answers).finally(() => {
      underWay = null;
    });
    await underWay;
    // What was typed meanwhile goes on from there.
    return state.failure || state.draft?.theirs ? false : flush();
  }

  return {
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => state,
    /** A text was typed; `base` is the state of the review that it goes on from, where nothing was typed before. */
    type: (text: ReviewText, base: string) => begin({ ...(state.draft ?? { base }), text }),
    flush,
    keepMine: () => {
      if (state.draft?.theirs) begin({ text: state.draft.text, base: state.draft.theirs.updatedAt });
      return flush();
    },
    takeTheirs: () => {
      const { text, theirs } = state.draft ?? {};
      if (!text || !theirs) return;
      change({ draft: { text: theirs.text, base: theirs.updatedAt, aside: text }, saved: theirs });
    },
    joinBoth: () => {
      const { text, theirs } = state.draft ?? {};
      if (text && theirs) begin({ text: joinTexts(text, theirs.text), base: theirs.updatedAt });
    },
    takeBack: () => {
      if (state.draft?.aside) begin({ text: state.draft.aside, base: state.draft.base });
    },
    letGo: () => {
      if (state.draft) change({ draft: isSettled() ? null : { text: state.draft.text, base: state.draft.base } });
    },
    /** The page goes elsewhere: what is typed is in the browser, and saved if it can be. */
    leave: () => {
      if (state.draft) void flush();
    },
    /** The review is gone or finished: nothing more is sent. */
    end: () => {
      clearTimeout(timer);
      change({ draft: null });
    },
  };
}
