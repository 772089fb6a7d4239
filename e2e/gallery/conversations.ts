import { v7 as uuidv7 } from 'uuid';
import type { MessagePart, MessageState } from '#shared/chat.ts';
import { arabic, everything, hebrew, longWord, reply } from './texts.ts';

type Said = {
  you?: string;
  they?: string;
  parts?: MessagePart[];
  state?: MessageState;
  /** It was sent in place of what was said so far. */
  anew?: boolean;
};

const form: MessagePart = {
  type: 'questions',
  questions: [
    {
      question: 'Who orders the bread?',
      why: 'It decides what comes first.',
      options: [
        { label: 'People who come by every week', recommended: true },
        { label: 'Restaurants and cafés nearby' },
        { label: `Anybody who finds the page, for example by ${longWord}` },
      ],
      draft: `Customers order bread for a day.\nThe baker closes the list at nine in the evening.\n${longWord}\n${arabic}`,
    },
    {
      question: 'Until when can an order be changed?',
      why: 'The oven plan is made at nine in the evening, and what is on it is baked.',
      options: [{ label: 'Until eight in the evening', recommended: true }, { label: 'Until it is baked' }],
    },
  ],
};

/** Everything that a reply can hold besides its words. */
const makings = (documentId: string): MessagePart[] => [
  {
    type: 'documentCreated',
    documentId,
    title: 'Requirements',
    documentType: 'requirements',
    version: 2,
    message: 'Requirements is written.',
  },
  {
    type: 'promptCreated',
    promptId: 'nobody',
    title: `Set up the project, with ${longWord}`,
    documentType: 'setup_prompt',
    version: 1,
    isCut: true,
  },
  {
    type: 'taskStatus',
    taskId: 'brand-name',
    stepNumber: 1,
    description: 'Say in one sentence what the product is, for whom, and what it changes for them',
    status: 'completed',
  },
  { type: 'decision', topic: 'Payment', decision: 'At the counter, when the bread is fetched' },
  { type: 'decision', topic: 'Closing time', decision: 'Nine in the evening', isTakenBack: true },
  { type: 'notice', text: 'The plan is longer than a reply can be. Say “go on”, and the rest of it is written.' },
];

/** What was said in the project of each name, in turn. */
export const conversations = (documentId: string): Record<string, Said[]> => ({
  bakery: [
    { you: 'How do I find out what to build first?', they: reply, parts: makings(documentId) },
    { you: 'Thank you. Write the requirements again, please.', they: 'Here they are, with what you decided.' },
  ],
  everything: [{ you: 'Show me everything that can be drawn.', they: everything }],
  half: [{ you: 'What now?', they: 'Now it is built.' }],
  done: [{ you: 'What is left?', they: 'Nothing: the whole path is behind you.' }],
  asked: [{ you: 'Ask me what you need to know.', they: 'Two questions decide the rest:', parts: [form] }],
  answered: [
    { you: 'Ask me what you need to know.', they: 'Two questions decide the rest:', parts: [form] },
    {
      you: '**Who orders the bread?**\nPeople who come by every week',
      they: 'Then the list of regulars comes first.',
    },
  ],
  stopped: [{ you: 'Tell me all about sourdough.', they: 'It begins with flour and', state: 'stopped' }],
  interrupted: [{ you: 'Write the architecture.', they: 'It has two parts: a page, and', state: 'interrupted' }],
  unanswered: [{ you: 'Is anybody there?' }],
  fallback: [
    {
      you: 'What comes first?',
      they: 'Who orders, and until when?',
      parts: [{ type: 'fallback', text: 'The language model could not be reached, so the built-in guide answers.' }],
    },
  ],
  edited: [
    { you: 'Rye or wheat?', they: 'Wheat sells more, rye keeps longer.' },
    { you: 'Rye or spelt?', they: 'Spelt, if your mill has it.', anew: true },
  ],
  many: Array.from({ length: 40 }, (_, at) => ({ you: `What about bread number ${at + 1}?`, they: reply })),
  rtl: [
    {
      you: `${arabic}\n${everything.slice(0, 600)}`,
      they: `${arabic}\n\n- ${hebrew}\n- English and ${hebrew} in one line`,
    },
    { you: longWord, they: `${longWord} ${longWord}` },
  ],
});

/** The rows of what was said, one after the other. */
export function toMessageRows(said: Said[], projectId: string, userId: string) {
  const rows: Record<string, unknown>[] = [];
  const first = { id: uuidv7(), content: 'start', clientId: `start-${projectId}` };
  const add = (row: { id: string; role: string; content: string } & Record<string, unknown>) =>
    rows.push({
      project_id: projectId,
      user_id: userId,
      parts: '[]',
      state: 'complete',
      client_id: null,
      reply_to: null,
      replaces: null,
      replaced_by: null,
      ...row,
    });
  add({ id: first.id, role: 'user', content: first.content, client_id: first.clientId });
  add({ id: uuidv7(), role: 'assistant', content: 'What should it do first?', reply_to: first.id });
  for (const { you, they, parts = [], state = 'complete', anew = false } of said) {
    const asked = uuidv7();
    const before = rows.filter(({ content, reply_to }) => content !== 'start' && reply_to !== first.id);
    if (anew) for (const row of before) row.replaced_by = asked;
    if (you) {
      add({ id: asked, role: 'user', content: you, client_id: asked, replaces: anew ? (before[0]?.id ?? null) : null });
    }
    if (they) {
      add({ id: uuidv7(), role: 'assistant', content: they, parts: JSON.stringify(parts), state, reply_to: asked });
    }
  }
  return rows;
}
