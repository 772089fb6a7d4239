import type { Page } from 'playwright-core';
import type { ReplyEvent } from '#shared/chat.ts';
import type { Entry } from '../entries.ts';
import { hold } from '../settle.ts';
import { answer, go, keep, limit, press, refuse, see } from '../steps.ts';
import { longWord, reply } from '../texts.ts';

const calls = '**/api/projects/*/contextual-chat';

/** Opens the conversation of a project, without the day's welcome over it. */
async function talk(page: Page, slug: string, words: string | RegExp) {
  await page.goto(`/idea-flow/${slug}`);
  await see(page, words);
  const dismiss = page.getByRole('button', { name: 'Dismiss the welcome' });
  if (await dismiss.isVisible()) await dismiss.click();
}

async function say(page: Page, text: string) {
  await page.getByLabel('Message to the assistant').fill(text);
  await press(page, 'button', 'Send');
}

/** Has the reply to what is sent go as far as these events, and no further: its stream stays open. */
const streamReply = (page: Page, events: ReplyEvent<never>[]) =>
  page.addInitScript((events) => {
    const fetchReally = window.fetch;
    window.fetch = async (input, init) => {
      const isSent = init?.method === 'POST' && String(input).endsWith('/contextual-chat');
      if (!isSent) return fetchReally(input, init);
      const body = new ReadableStream({
        start(stream) {
          const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
          stream.enqueue(new TextEncoder().encode(text));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  }, events);

const usage = (used: number, most: number) => ({
  ...{ promptsUsedToday: used, maxPromptsPerDay: most, projectCount: 1, maxProjects: 1, plan: 'free' },
  resetsAt: new Date(new Date().setUTCHours(24, 0, 0, 0)).toISOString(),
});

export const chatEntries: Entry[] = [
  { name: 'greeting of the guide', as: 'talker', open: (page) => go(page, '/idea-flow/greeted', /Welcome to/) },
  {
    name: 'conversation',
    as: 'maker',
    open: async (page) => {
      await talk(page, 'bakery', 'Here they are, with what you decided.');
      await press(page, 'button', /^Show More/);
      await page.locator('summary').first().click();
    },
  },
  { name: 'welcome back', as: 'maker', open: (page) => go(page, '/idea-flow/bakery', /Welcome (back|to)/) },
  {
    name: 'another step',
    as: 'talker',
    open: async (page, { people, places }) => {
      const before = { lastStep: 1, dismissed: false };
      await keep(page, `welcome:${people.talker.userId}:${places.project('half').id}`, before);
      await go(page, '/idea-flow/half', /^Now in step 2/);
    },
  },
  { name: 'everything drawn', as: 'talker', open: (page) => talk(page, 'everything', "This diagram can't be drawn") },
  { name: 'right to left, long words', as: 'talker', open: (page) => talk(page, 'rtl', longWord) },
  { name: 'questions', as: 'talker', open: (page) => talk(page, 'asked', 'Send answers') },
  {
    name: 'questions, half answered',
    as: 'talker',
    open: async (page) => {
      await talk(page, 'asked', 'Send answers');
      await page.getByText('Restaurants and cafés nearby').click();
      await page.getByLabel('Something else: Until when').fill('Until the oven is on');
    },
  },
  {
    name: 'questions, answered',
    as: 'talker',
    open: async (page) => {
      await talk(page, 'answered', 'Then the list of regulars comes first.');
      await press(page, 'button', /^Show More/);
      await see(page, '1 of 2 questions answered');
    },
  },
  { name: 'stopped', as: 'talker', open: (page) => talk(page, 'stopped', 'You stopped this reply here.') },
  { name: 'interrupted', as: 'talker', open: (page) => talk(page, 'interrupted', 'Ask Again') },
  { name: 'no reply', as: 'talker', open: (page) => talk(page, 'unanswered', 'This message has no reply yet.') },
  { name: 'the guide stands in', as: 'talker', open: (page) => talk(page, 'fallback', 'Who orders, and until when?') },
  {
    name: 'many messages, scrolled up',
    as: 'talker',
    open: async (page) => {
      await talk(page, 'many', 'What about bread number 40?');
      await press(page, 'button', /^Show More/);
      await page.getByRole('article').nth(8).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Go to the newest message' }).waitFor();
    },
  },
  {
    name: 'sending',
    as: 'talker',
    open: async (page) => {
      await hold(page, calls);
      await talk(page, 'stopped', 'You stopped this reply here.');
      await say(page, 'And now?');
      await see(page, 'Sending...');
    },
  },
  {
    name: 'analyzing',
    as: 'talker',
    open: async (page) => {
      await streamReply(page, [{ type: 'start', messageId: 'x' }]);
      await talk(page, 'stopped', 'You stopped this reply here.');
      await say(page, 'And now?');
      await see(page, 'AI is analyzing your request...');
    },
  },
  {
    name: 'streaming',
    as: 'talker',
    open: async (page) => {
      await streamReply(page, [
        { type: 'text-start', id: 'x' },
        { type: 'text-delta', id: 'x', delta: reply.slice(0, 560) },
      ]);
      await talk(page, 'stopped', 'You stopped this reply here.');
      await say(page, 'And now?');
      await see(page, 'What happens with what is not fetched.');
      await page.getByLabel('Message to the assistant').fill('What I write meanwhile');
    },
  },
  {
    name: 'writing a document',
    as: 'talker',
    open: async (page) => {
      await streamReply(page, [
        { type: 'text-start', id: 'x' },
        { type: 'text-delta', id: 'x', delta: 'I write it down.' },
        { type: 'tool-input-start', toolCallId: 'y', toolName: 'createDocument' },
      ]);
      await talk(page, 'stopped', 'You stopped this reply here.');
      await say(page, 'And now?');
      await see(page, 'Writing a document…');
    },
  },
  {
    name: 'not answered',
    as: 'talker',
    open: async (page) => {
      const message = 'The assistant could not answer just now. Nothing was counted. Please try again.';
      await answer(page, calls, { status: 409, json: { code: 'chat.model_failed', message } });
      await talk(page, 'stopped', 'You stopped this reply here.');
      await say(page, 'And now?');
      await see(page, 'Your message was not answered');
    },
  },
  {
    name: 'limit of the day',
    as: 'maker',
    open: async (page) => {
      await limit(page, calls, 'usage.limit_reached', 5);
      await answer(page, '**/api/usage', { json: usage(5, 5) });
      await talk(page, 'bakery', 'Here they are, with what you decided.');
      await say(page, 'One more');
      await see(page, "That was today's last message");
    },
  },
  {
    name: 'last message of the day',
    as: 'maker',
    open: async (page) => {
      await answer(page, '**/api/usage', { json: usage(4, 5) });
      await talk(page, 'bakery', '1 of 5 messages left today');
    },
  },
  {
    name: 'too long',
    as: 'maker',
    open: async (page) => {
      await talk(page, 'bakery', 'Here they are, with what you decided.');
      await page.getByLabel('Message to the assistant').fill('Much too long. '.repeat(1_400));
      await see(page, /20,000/);
    },
  },
  {
    name: 'editing a message',
    as: 'maker',
    open: async (page) => {
      await talk(page, 'bakery', 'Here they are, with what you decided.');
      await page.getByRole('article', { name: 'You' }).last().hover();
      await page.getByRole('button', { name: 'Edit your message' }).last().click();
      await page.getByRole('form', { name: 'Edit your message' }).waitFor();
    },
  },
  {
    name: 'earlier version',
    as: 'talker',
    open: async (page) => {
      await talk(page, 'edited', 'Spelt, if your mill has it.');
      await page.getByRole('article', { name: 'You' }).last().hover();
      await press(page, 'button', 'Look at the earlier version');
      await see(page, 'Wheat sells more');
    },
  },
  {
    name: 'nudge',
    as: 'maker',
    open: async (page, { places }) => {
      const nudge = {
        ...{ id: 'step-1-40', type: 'progress', title: 'Your plan is taking shape', threshold: 40 },
        message: 'Four of ten tasks of Ideation & Planning are done. What is left decides how well the building goes.',
        suggestions: ['Settle what the first version will not do', 'Choose the tools that you know'],
        actionButtons: [
          { label: 'Ask what matters next', action: { kind: 'ask', text: 'Which one?' }, icon: 'question' },
          { label: 'Open the checklist', action: { kind: 'panel' }, icon: 'checklist' },
        ],
      };
      await keep(page, `draft:nudge:${places.project('bakery').id}`, nudge);
      await talk(page, 'bakery', 'Your plan is taking shape');
    },
  },
  {
    name: 'loading',
    as: 'maker',
    open: async (page) => {
      await hold(page, '**/api/projects/*/messages*');
      await go(page, '/idea-flow/bakery', 'Bread Club');
      await page.getByText('Loading the conversation').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'could not be loaded',
    as: 'maker',
    open: async (page) => {
      await refuse(page, '**/api/projects/*/messages*');
      await go(page, '/idea-flow/bakery', 'The conversation could not be loaded.');
    },
  },
  {
    name: 'could not be opened',
    as: 'talker',
    open: async (page) => {
      await refuse(page, calls);
      await go(page, '/idea-flow/empty', 'The conversation could not be opened');
    },
  },
];
