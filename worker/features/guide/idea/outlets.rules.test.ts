import { describe, expect, it } from 'vitest';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { readOutlet } from '#worker/features/guide/idea/outlets.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

describe('a product that lives in a program of others', () => {
  it.each([
    ['A Discord bot for our server of setters.', { kind: 'bot', on: 'Discord' }],
    ['We want a bot in our choir’s Telegram group that collects who sings.', { kind: 'bot', on: 'Telegram' }],
    ['A Chrome extension that hides prices.', { kind: 'extension', on: 'Chrome' }],
    ['A browser add-on for translators.', { kind: 'extension', on: 'the browser' }],
    ['Everyone uses WhatsApp, and skippers tell what they land.', undefined],
    ['A page with a login, not a WhatsApp bot.', undefined],
  ])('%s', (said, outlet) => {
    expect(readOutlet(said)).toEqual(outlet);
  });

  it.each([
    [
      'A Telegram bot for our choir. Singers tell which rehearsals they miss. Leaders see who comes.',
      /Telegram/,
      /grammy/i,
    ],
    ['A Firefox extension. Readers mark a word in a page. Readers see all marked words.', /Firefox/, /WebExtension/],
  ])('is built there, without pages, stores or an account of its own: %s', (description, title, part) => {
    const product = deriveProduct('Acme', description, []);
    const stack = stackOf(product);
    expect(stack.title).toMatch(title);
    expect(stack.parts.join('\n')).toMatch(part);
    expect(stack.parts.join('\n')).not.toMatch(/React|Expo|Web Push|e-mail/);
    expect(stack.deferred.join(' ')).not.toMatch(/in the stores/);
    expect(product.features.map(({ key }) => key)).not.toContain('account');
  });
});
