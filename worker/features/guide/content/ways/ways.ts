import type { Pattern, PatternId } from '#worker/features/guide/content/patterns/pattern.ts';
import { groupsWays } from '#worker/features/guide/content/ways/groups.ts';
import { makingWays } from '#worker/features/guide/content/ways/making.ts';
import { tradeWays } from '#worker/features/guide/content/ways/trade.ts';
import { doingWithout, type Ways } from '#worker/features/guide/content/ways/way.ts';

/** By shape of product: present ways, kinds of products to look for, payers (the first is recommended), costs that grow with use. */
const ways: Record<PatternId, Ways> = { ...tradeWays, ...groupsWays, ...makingWays };

/** For a product that has no known shape: told by what its people do. */
const ownWays: Ways = {
  today: [
    {
      way: 'By hand and by heart: {clients} {doing} when somebody thinks of it',
      strength: 'It needs no tool, and {clients} know how it goes',
      cost: 'It hangs on one person, and later nobody can look up what was with {goods}',
    },
    {
      way: 'Calls and messages between {people} about {goods}',
      strength: 'Everybody among {people} has a phone',
      cost: 'The same question about {goods} is asked again, and answers are lost in the chat',
    },
    doingWithout('{Clients} have to do without {goods}, and find something else'),
  ],
  kinds: [
    'products with which {clients} {doing}',
    'general form, list and chat tools used for {goods}',
    'services of people who do it for {clients}',
  ],
  payers: [
    {
      who: '{Hosts}',
      what: 'a fixed price a month',
      because: 'they lose time and money where {clients} can’t {doing}',
    },
    {
      who: '{Clients}',
      what: 'a small price a month',
      because: 'they are the ones who {doing}; ask five of them first',
    },
    { who: 'An organisation behind {clients}', what: 'a yearly sum', because: 'it wants its people to {doing}' },
  ],
  variable: ['messages and outside services that are used for each {deal}', 'storage of what belongs to {goods}'],
};

/** The ways that fit a shape. */
export function waysOf({ id, isOwn }: Pick<Pattern, 'id' | 'isOwn'>): Ways {
  return isOwn ? ownWays : ways[id];
}
