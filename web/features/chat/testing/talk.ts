import type { Message } from '#web/features/chat/chat.queries.ts';

const ofAna: Omit<Message, 'id' | 'role' | 'content'> = {
  projectId: 'bakery',
  userId: 'ana',
  parts: [],
  state: 'complete',
  clientId: null,
  replyTo: null,
  replaces: null,
  replacedBy: null,
  createdAt: '2026-11-02T10:00:00.000Z',
};

/** A saved message of a person's. */
export const ask = (id: string, content: string, more: Partial<Message> = {}): Message => ({
  ...ofAna,
  id,
  role: 'user',
  content,
  clientId: `client-${id}`,
  ...more,
});

/** A saved reply to a message. */
export const reply = (id: string, replyTo: string, more: Partial<Message> = {}): Message => ({
  ...ofAna,
  id,
  role: 'assistant',
  content: `Reply to ${replyTo}`,
  replyTo,
  ...more,
});

/** How every conversation begins. */
export const opening = [ask('1', 'start', { clientId: 'start' }), reply('2', '1')];
