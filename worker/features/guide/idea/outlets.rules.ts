import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
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

const oneDevice =
  /\bon (?:one|a single|this one) (?:[\p{L}-]+ )?(?:tablet|phone|ipad|iphone|laptop|computer|device|screen)\b/iu;
const noServer =
  /\bno (?:server|cloud|backend|back end|hosting)\b|\bnothing (?:ever )?leaves (?:the|my|this|their|his|her) (?:phone|tablet|device|machine|computer|laptop)\b|\bwithout (?:an? )?(?:server|cloud)\b/i;
/** Told of one person alone: 'it works without internet, all of it is on the tablet'. */
const keptHere =
  /\b(?:works?|runs?) (?:fully |entirely |completely )?(?:without (?:the |an )?internet|offline)\b|\b(?:all|everything|the data)(?: of it)? (?:is|stays|lives) on (?:the|my|this|their) (?:tablet|phone|ipad|laptop|computer|device)\b/i;
/** What only a server can do: it is told as such, or people use it from several places. */
const shared = /\b(?:sync(?:ed|s|hroni[sz]e\w*)?|shared? (?:account|list|between)|own server|our server)\b/i;

/**
 * Whether an outlined product keeps all it has on the device where it runs: an extension, and what is told to run on one device or
 * without a server. Such a product has no accounts and no calls.
 */
export function livesOnDevice({ said, nots, outline }: { said: string; nots: string[]; outline?: Outline }): boolean {
  if (!outline) return false;
  const limits = [...nots, ...outline.rules].join('. ');
  if (readOutlet(said)?.kind === 'bot') return false;
  if (noServer.test(limits)) return true;
  if (outline.people.length === 1 && keptHere.test(limits)) return true;
  if (shared.test(said)) return false;
  return readOutlet(said)?.kind === 'extension' || oneDevice.test(said);
}

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
