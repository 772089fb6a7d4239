import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';

/** What a product runs on as the person sees it. */
export type Platform = 'phone web' | 'desktop web' | 'store app' | 'command line';

const system = '(?:ios|iphones?|ipads?|android)';
/** An app that is installed; a phone or tablet that somebody owns says nothing of how the product gets there. */
const installed = new RegExp(
  `\\b(?:app|play) stores?\\b|\\bnative\\b|\\bmobile app\\b|\\b${system}(?:,? (?:and|or|&) ${system})?(?: phone)? apps?\\b|\\bapps? (?:for|on) (?:my |our |the |their |both )?${system}\\b`,
  'i',
);
const deniedStores = /\b(?:no|not|never|without|nobody)\b[^.;]{0,60}\b(?:app stores?|native app|mobile app|stores?)\b/i;

const inHand =
  /\b(?:on|with|from|use) (?:their|the|an?|his|her|our|my) (?:own )?(?:\w+ )?(?:phones?|tablets?|mobiles?)\b|\b(?:ipads?|android|own (?:phones?|tablets?))\b/i;

/** Whether a text asks for an app from the stores. */
const asksForStore = (text: string): boolean => installed.test(text) && !deniedStores.test(text);

/**
 * What a product runs on: by the answer to where it runs, else by the idea.
 * @param answer the rule of the option that was chosen, or the person's own words; devices named there are opened in the browser.
 */
export function platformOf(idea: Idea, answer: string): Platform {
  if (idea.pattern.id === 'devtool') return 'command line';
  if (asksForStore(answer)) return 'store app';
  if (/\b(?:phones?|tablets?|ipads?|iphones?|android)\b/i.test(answer) && !/\bmade for computers\b/i.test(answer))
    return 'phone web';
  if (/computer|desktop|laptop/i.test(answer)) return 'desktop web';
  if (answer) return 'phone web';
  if (asksForStore(idea.said)) return 'store app';
  if (inHand.test(idea.said)) return 'phone web';
  return idea.category === 'internal tool' ? 'desktop web' : 'phone web';
}
