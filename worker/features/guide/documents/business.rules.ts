import { waysOf } from '#worker/features/guide/content/ways/ways.ts';
import {
  decidedLines,
  joinParts,
  listUnder,
  lowerFirst,
  tableUnder,
  tradeTermsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** 'Bakers pay', 'a club pays'. */
const paysOf = (who = '') => (/^(?:An?|The) /.test(who) ? 'pays' : 'pay');

const months = { price: 12, fixed: 25 };

/** The business model: who pays for what, what a deal costs, from when on it carries itself. Example figures are assumptions. */
export function writeBusiness(product: Product, basis: string): string {
  const { idea, platform } = product;
  const terms = tradeTermsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const { payers, variable } = waysOf(idea.pattern);
  const [best, ...others] = payers;
  const decided = decidedLines(
    product,
    /pay|price|pric|cost|money|fee|free|subscription|sell|charge|deposit|commission/i,
  );
  const carries = Math.ceil(months.fixed / (months.price * 0.9));
  const payer = tell(payers.find(({ what }) => !what.startsWith('nothing'))?.who ?? '{Clients}');
  return joinParts([
    `# ${product.name}: business model`,
    `${tell('Who pays for {sold}, what {a deal} costs you, and from when on {name} carries itself')}; from ${basis}. Every figure below is an example for ${product.name}, to replace by your own.`,
    `## What is sold\n\n${tell(`What {clients} get for their money: to ${lowerFirst(idea.pattern.clientJob)}`)} ${tell('Without {name} they lose time whenever they want to {doing}; what that time is worth to them is the most that {name} can cost.')}`,
    `## Who pays\n\n${tell(`Recommended: ${best?.who} ${paysOf(best?.who)} ${best?.what}, because ${best?.because}.`)}${decided.length > 0 ? tell(' What you decided about paying for {sold} goes before this recommendation and stands below.') : ''}`,
    listUnder(
      'Other ways to earn',
      others.map(({ who, what, because }) => tell(`${who} ${paysOf(who)} ${what}: ${because}.`)),
    ),
    listUnder('Decided so far', decided),
    tableUnder(fill('What one {deal} costs', terms), [
      ['Cost', 'Grows with', 'Where to look it up'],
      ...variable.map((text) => [
        tell(text),
        tell('number of {deals}'),
        tell('The price page of the service that carries {sold}'),
      ]),
      [
        platform === 'command line' ? tell('Releases of {name}') : tell('Hosting and storage for {sold} and {deals}'),
        tell('number of {clients}'),
        tell('The price page of the hosting of {name}'),
      ],
      [
        tell('Your own time for questions of {clients}'),
        tell('number of new {clients}'),
        tell('Note the minutes for the first 20 {deals}'),
      ],
    ]),
    tableUnder(
      'From when on it carries itself',
      [
        ['Line', 'Example', 'Yours'],
        [
          tell('What it costs a month that {clients} can {doing} (hosting, domain, coding tool)'),
          `${months.fixed} USD`,
          '',
        ],
        [`${payer} pay a month`, `${months.price} USD`, ''],
        [
          tell('Left of that after the costs of each {deal} in which {clients} {doing}'),
          `${(months.price * 0.9).toFixed(2)} USD`,
          '',
        ],
        [tell('{name} carries itself from so many who pay so that {clients} can {doing}'), `${carries}`, ''],
      ],
      `[ASSUMPTION] ${tell(`The example takes a price of ${months.price} USD and fixed costs of ${months.fixed} USD; both are there to show the sum for {clients} who {doing}, not to be believed.`)}`,
    ),
    listUnder('How to test the price', [
      tell(
        `Say aloud to five who would pay what it costs to {doing}, then stay silent; write down the first words of each.`,
      ),
      tell(
        'Ask three {clients} for a deposit before they {doing} for the first time; a yes without money counts as a no.',
      ),
      tell(
        'Name one price to ten {clients} who {doing}, another to ten more, and take the one that brings more in all.',
      ),
    ]),
    listUnder('What could break it', [
      tell(
        '{Clients} who make far more {deals} than you thought: set a monthly limit for each, and say it before they pay.',
      ),
      ...(idea.host
        ? [tell('{Hosts} leave when {clients} stay away: bring ten {clients} to each of the first {hosts} by hand.')]
        : [
            tell(
              '{Clients} stop after the first {item}: look at the second {deal} before you spend on getting new ones.',
            ),
          ]),
      tell(`A free product that also lets {clients} {doing}: know what {name} does about {sold} that it does not.`),
    ]),
    `## When to decide\n\n${tell('Before the first line of {first} is built, one of those who would pay has said yes to a price for {sold}. Tell me the price for {sold} in the chat, and I keep it as a decision.')}`,
  ]);
}
