import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReviewAnswers } from '#shared/checkins.ts';
import type { Review } from '#web/features/checkins/checkins.queries.ts';
import { createReviewKeeper, pauseMs, type ReviewDraft } from '#web/features/checkins/review-keeper.ts';
import { type ReviewText, textOf, toAnswers } from '#web/features/checkins/review-text.ts';

const nothing = { performanceData: null, userFeedback: null, improvementAreas: null, nextGoals: null };
const words = (results: string): ReviewText => ({ ...textOf(nothing), results });

class Stale extends Error {}

/** A server that keeps one review, as the API does, and a browser that keeps one draft. */
function setUp() {
  const server = {
    results: '',
    version: 1,
    saves: 0,
    atOnce: 0,
    mostAtOnce: 0,
    fault: null as Error | null,
    isOnline: true,
  };
  const browser = { draft: null as ReviewDraft | null };
  const keep = (results: string) => {
    server.results = results;
    server.version += 1;
  };
  const create = () =>
    createReviewKeeper({
      read: () => browser.draft,
      write: (draft) => {
        browser.draft = draft;
      },
      save: async ({ performanceData }: ReviewAnswers, base: string) => {
        server.atOnce += 1;
        server.mostAtOnce = Math.max(server.mostAtOnce, server.atOnce);
        await new Promise((resolve) => setTimeout(resolve, 50));
        server.atOnce -= 1;
        server.saves += 1;
        if (server.fault) throw server.fault;
        if (base !== String(server.version)) throw new Stale();
        keep(performanceData.results);
        return { updatedAt: String(server.version) };
      },
      keptOf: (error) =>
        error instanceof Stale
          ? ({
              ...nothing,
              performanceData: { results: server.results, measures: [] },
              updatedAt: String(server.version),
            } as unknown as Review)
          : null,
      isOnline: () => server.isOnline,
      toAnswers: (text) => (text.results.includes('fault') ? null : toAnswers(text, []).answers),
    });
  return { server, browser, keep, create };
}

describe('what is typed of a review', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
  const settle = () => vi.advanceTimersByTimeAsync(10 * pauseMs);

  test('is in the browser at once and on the server after a pause', async () => {
    const { server, browser, create } = setUp();
    const keeper = create();
    keeper.type(words('F'), '1');
    keeper.type(words('Forty'), '1');
    expect(browser.draft?.text.results).toBe('Forty');
    expect(server.saves).toBe(0);
    await settle();
    expect(server).toMatchObject({ results: 'Forty', saves: 1 });
    expect(browser.draft).toBeNull();
    keeper.type(words('Forty\n'), '2');
    await settle();
    expect(keeper.read()).toMatchObject({ draft: null, saved: { text: { results: 'Forty\n' }, updatedAt: '3' } });
  });

  test('is saved one after the other, each on what the one before left', async () => {
    const { server, browser, create } = setUp();
    const keeper = create();
    for (let at = 1; at <= 20; at += 1) {
      keeper.type(words(`Text ${at}`), '1');
      void keeper.flush();
      await vi.advanceTimersByTimeAsync(17);
    }
    await settle();
    expect(server).toMatchObject({ results: 'Text 20', mostAtOnce: 1 });
    expect(browser.draft).toBeNull();
  });

  test('stays in the browser when it is not saved, over a reload, and is saved with the next try', async () => {
    const { server, browser, create } = setUp();
    server.fault = new Error('offline');
    const keeper = create();
    keeper.type(words('Forty'), '1');
    await settle();
    expect(keeper.read().failure).toBe(server.fault);
    expect(server.saves).toBe(1);
    expect(browser.draft?.text.results).toBe('Forty');
    server.fault = null;
    const later = create().flush();
    await settle();
    expect(await later).toBe(true);
    expect(server.results).toBe('Forty');
    expect(browser.draft).toBeNull();
  });

  test('is not tried without a connection, and saved when it is back', async () => {
    const { server, browser, create } = setUp();
    server.isOnline = false;
    const keeper = create();
    keeper.type(words('Forty'), '1');
    await settle();
    expect(await keeper.flush()).toBe(false);
    expect(keeper.read()).toMatchObject({ isSaving: false, failure: null });
    expect(server.saves).toBe(0);
    expect(browser.draft?.text.results).toBe('Forty');
    server.isOnline = true;
    void keeper.flush();
    await settle();
    expect(server).toMatchObject({ results: 'Forty', saves: 1 });
    expect(browser.draft).toBeNull();
  });

  test('is not sent while it can’t be', async () => {
    const { server, browser, create } = setUp();
    const keeper = create();
    keeper.type(words('a fault'), '1');
    await settle();
    expect(await keeper.flush()).toBe(false);
    expect(server.saves).toBe(0);
    expect(browser.draft?.text.results).toBe('a fault');
  });

  test('meets what was saved elsewhere: nothing goes before a choice, and each choice keeps what it says', async () => {
    const choices = {
      keepMine: ['Mine', undefined],
      takeTheirs: ['Theirs', 'Mine'],
      joinBoth: ['Mine\n\nTheirs', undefined],
    } as const;
    for (const [choice, [result, aside]] of Object.entries(choices)) {
      const { server, browser, keep, create } = setUp();
      const keeper = create();
      keeper.type(words('Mine'), '1');
      keep('Theirs');
      await settle();
      expect(await keeper.flush()).toBe(false);
      expect(server.results).toBe('Theirs');
      expect(keeper.read().draft).toMatchObject({ text: { results: 'Mine' }, theirs: { text: { results: 'Theirs' } } });
      void keeper[choice as keyof typeof choices]();
      await settle();
      expect(server.results).toBe(result);
      expect(browser.draft?.aside?.results).toBe(aside);
      expect(await keeper.flush()).toBe(true);
    }
  });

  test('a text set aside comes back, or goes without what was typed since', async () => {
    const { server, browser, keep, create } = setUp();
    const keeper = create();
    keeper.type(words('Mine'), '1');
    keep('Theirs');
    await settle();
    keeper.takeTheirs();
    keeper.takeBack();
    await settle();
    expect(server.results).toBe('Mine');
    expect(browser.draft).toBeNull();

    keeper.type(words('More'), String(server.version));
    keep('Other');
    await settle();
    keeper.takeTheirs();
    keeper.type(words('Other, and on'), 'unused');
    keeper.letGo();
    expect(browser.draft?.text.results).toBe('Other, and on');
    await settle();
    expect(server.results).toBe('Other, and on');
    expect(browser.draft).toBeNull();
  });

  test('a save whose answer was lost is no conflict', async () => {
    const { server, browser, keep, create } = setUp();
    const keeper = create();
    keeper.type(words('Forty'), '1');
    keep('Forty');
    await settle();
    expect(keeper.read().draft).toBeNull();
    expect(browser.draft).toBeNull();
    expect(server.results).toBe('Forty');
  });

  test('what a page that was left had on its way is no conflict either, and what was typed after it is saved', async () => {
    const { server, browser, create } = setUp();
    const left = create();
    left.type(words('Forty'), '1');
    void left.flush();
    left.type(words('Forty regulars'), '1');
    // The page goes before the answer comes.
    const stored = structuredClone(browser.draft);
    await vi.advanceTimersByTimeAsync(60);
    expect(server.results).toBe('Forty');
    vi.clearAllTimers();
    browser.draft = stored;

    const keeper = create();
    void keeper.flush();
    keeper.type(words('Forty regulars order'), '1');
    await settle();
    expect(keeper.read().draft).toBeNull();
    expect(server.results).toBe('Forty regulars order');
  });

  test('after its end nothing more is sent', async () => {
    const { server, browser, create } = setUp();
    const keeper = create();
    keeper.type(words('Forty'), '1');
    keeper.end();
    await settle();
    keeper.leave();
    await settle();
    expect(server.saves).toBe(0);
    expect(browser.draft).toBeNull();
  });
});
