import { describe, expect, it } from 'vitest';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
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

  it.each([
    ['- Printer (me)', 'It works without internet. All of it is on the tablet.', false],
    ['- Printers\n- Owner (me)', 'It works without internet. All of it is on the tablet.', true],
    ['- Printer (me)', 'A print has at most 12 steps.', true],
  ])('has no accounts where one person alone keeps all on one device: %s, %s', (people, rule, has) => {
    const outline = `Who uses it\n${people}\nWhat happens\n- I write a print.\nWhat is kept\n- Print: number\nWhat always holds\n- ${rule}`;
    const product = deriveProduct('Acme', 'Prints.', [{ topic: toldAnew, decision: outline }]);
    expect(product.features.some(({ key }) => key === 'account')).toBe(has);
  });
});
