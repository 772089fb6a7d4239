/** Where a product lives inside a program of others: a bot in a chat or an extension of a browser. */
export type Outlet = { kind: 'bot' | 'extension'; on: string };

const chats = ['Discord', 'Telegram', 'Slack', 'WhatsApp', 'Signal', 'Matrix', 'Mattermost', 'Teams'];
const anyChat = chats.join('|');
const bot = new RegExp(
  `\\b(${anyChat})[ -](?:chat ?)?bot\\b|\\bbots? (?:for|in|inside|on) (?:[\\p{L}’'-]+ ){0,3}?(${anyChat})\\b`,
  'iu',
);
const extension = /\b(?:(browser|chrome|firefox|safari|edge) (?:extension|add-?on|plug-?in))\b/i;
const denied = /\b(?:no|not|never|without|instead of|rather than)\b[^.;:,]*/gi;

/**
 * Reads whether a product is a bot or an extension and of what; a chat in which people only write to each other is none.
 * @param said the idea as it was told.
 */
export function readOutlet(said: string): Outlet | undefined {
  const text = said.replace(denied, ' ');
  const [, before, after] = bot.exec(text) ?? [];
  const chat = chats.find((name) => name.toLowerCase() === (before ?? after)?.toLowerCase());
  if (chat) return { kind: 'bot', on: chat };
  const browser = extension.exec(text)?.[1]?.toLowerCase();
  if (!browser) return undefined;
  return {
    kind: 'extension',
    on: browser === 'browser' ? 'the browser' : browser.replace(/^./, (a) => a.toUpperCase()),
  };
}
