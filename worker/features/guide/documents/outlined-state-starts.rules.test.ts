import { expect, it } from 'vitest';
import { outlinedMachine } from '#worker/features/guide/documents/outlined-states.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const changes = (states: string, acts: string[], rules: string[]) => {
  const product = deriveProduct(
    'Cellar',
    `Who uses it
- Cellarman (me)
- Taster
What happens
${acts.map((act) => `- ${act}`).join('\n')}
What is kept
- Cask: number, litres; states: ${states}
What always holds
${['- Every cask is shown', ...rules.map((rule) => `- ${rule}`)].join('\n')}`,
    [],
  );
  const [cask] = product.idea.records;
  const machine = cask && outlinedMachine(product, cask);
  return (machine?.moves ?? []).map(({ from, to }) => `${from.join()} > ${to}`);
};

it.each([
  [
    'what is told of several states that its line lists',
    'open, sent, on the way, done, not done',
    [
      'The taster orders a cask → new cask: number, litres',
      'The cellarman sends a cask → cask is sent',
      'The taster drives off with a cask → cask is on the way',
      'The taster delivers a cask → cask is done',
      'The taster reports that a sent or on the way cask cannot be had → cask is not done',
    ],
    [],
    ['open > sent', 'sent > on the way', 'on the way > done', 'sent,on the way > not done'],
  ],
  [
    'what does not come about in time from where it still could, and not from where it has',
    'ordered, packed, picked up, left over, cancelled',
    [
      'The taster orders a cask → new cask: number, litres',
      'The taster cancels a cask → cask is cancelled',
      'The cellarman packs a cask → cask is packed',
      'The cellarman hands a cask over → cask is picked up',
      'A cask is not picked up by closing time → cask is left over; the taster is told',
    ],
    ['A cask is cancelled only while it is ordered.'],
    ['ordered > packed', 'packed > picked up', 'packed > left over', 'ordered > cancelled'],
  ],
  [
    'what comes upon a state that its line names, and no end after another end',
    'waiting, called, served, given back, missed',
    [
      'The cellarman presses next → cask is called',
      'The cellarman serves the cask → cask is served',
      'The taster gives the cask back → cask is given back',
      'Nobody comes within 3 minutes after a cask is called → cask is missed; the taster is told',
    ],
    [],
    ['waiting > called', 'called > served', 'waiting,called > given back', 'called > missed'],
  ],
  [
    'what is sent again from the state that its line names, a draft with whoever wrote it alone, and what was only handed in cancelled',
    'draft, sent, disputed, paid, cancelled',
    [
      'The cellarman drafts a cask → new cask: number, litres',
      'The cellarman sends casks → cask is sent; the taster is told',
      'The taster pays by link → cask is paid',
      'The taster disputes a cask → cask is disputed',
      'The cellarman sends a disputed cask again → cask is sent, with the new number',
      'The cellarman cancels a cask → cask is cancelled',
    ],
    ['Nobody pays a cask that is paid or cancelled.'],
    [
      ...['draft > sent', 'disputed > sent', 'sent > disputed', 'sent,disputed > paid'],
      'draft,sent,disputed > cancelled',
    ],
  ],
  [
    'what ends by itself from each state that is still open, and no cancelling after it',
    'announced, open, over, cancelled',
    [
      'The cellarman opens the cask → cask is open',
      'The cellarman cancels a cask → cask is cancelled',
      'The closing time of a cask is reached → cask is over',
    ],
    ['Nobody cancels a cask that is over.'],
    ['announced > open', 'announced,open > over', 'announced,open > cancelled'],
  ],
  [
    'what nobody answers in time from where it is answered, and a second decision from where the first one is',
    'asked for, accepted, declined, lapsed, handed over, late, returned',
    [
      'The cellarman accepts a cask → cask is accepted',
      'The cellarman declines a cask → cask is declined',
      'A cask is not answered within 2 days → cask is lapsed; the taster is told',
      'The cellarman hands a cask over → cask is handed over',
      'The cellarman gets a cask back → cask is returned',
      'A cask is not returned by the last day → cask is late; the taster is told',
    ],
    [],
    [
      ...['asked for > accepted', 'asked for > declined', 'asked for > lapsed', 'accepted > handed over'],
      ...['handed over > late', 'handed over,late > returned'],
    ],
  ],
  [
    'what is returned to whoever sent it, decides on what was sent, and withdraws each of both',
    'draft, sent, returned, withdrawn, accepted, declined',
    [
      'The cellarman drafts a cask → new cask: number, litres',
      'The cellarman sends the cask off → cask is sent',
      'The taster returns the cask → cask is returned, with the question',
      'The cellarman withdraws the cask → cask is withdrawn',
      'The taster accepts the cask → cask is accepted',
      'The taster declines the cask → cask is declined',
    ],
    [],
    [
      ...['draft,returned > sent', 'sent > returned', 'draft,sent,returned > withdrawn', 'sent > accepted'],
      'sent > declined',
    ],
  ],
  [
    'what is done again after it was reopened, and passed on beside the way',
    'reported, taken, passed on, done, reopened, closed',
    [
      'The taster reports a cask → new cask: number, litres',
      'The cellarman takes a cask → cask is taken',
      'The cellarman passes a cask on → cask is passed on',
      'The cellarman mends the cask → cask is done',
      'The taster reopens a cask → cask is reopened',
      'A cask is not reopened within 7 days → cask is closed',
    ],
    ['Nobody reopens a cask that is closed.'],
    [
      ...['reported > taken', 'reported,taken > passed on', 'taken,passed on,reopened > done', 'done > reopened'],
      'done > closed',
    ],
  ],
  [
    'what has lapsed back to open by whoever renews it, and is removed while it is open',
    'open, taken, lapsed, removed',
    [
      'The cellarman marks a cask as taken → cask is taken',
      'A cask is open for 30 days → cask is lapsed',
      'The cellarman renews a cask → cask is open',
      'The taster removes a cask → cask is removed, with the reason',
    ],
    [],
    ['open > taken', 'open > lapsed', 'open,taken > removed', 'lapsed > open'],
  ],
  [
    'what is not answered only from where nobody answered, though something else leads on from the answer',
    'open, accepted, declined, lapsed, removed',
    [
      'The taster asks for a cask → new cask: number, litres',
      'The cellarman accepts a cask → cask is accepted',
      'The cellarman declines a cask → cask is declined',
      'A cask is not answered within 3 days → cask is lapsed; the taster is told',
      'The taster removes a cask → cask is removed, with the reason',
    ],
    [],
    ['open > accepted', 'open > declined', 'open > lapsed', 'open,accepted > removed'],
  ],
  [
    'who is turned away before they had their turn, and nobody after it',
    'entered, checked in, ticked off, turned away, withdrawn',
    [
      'The taster enters a cask → new cask: number, litres',
      'The cellarman checks a cask in → cask is checked in',
      'The cellarman ticks a cask off → cask is ticked off',
      'The cellarman turns a cask away → cask is turned away',
      'The taster withdraws a cask → cask is withdrawn',
    ],
    [],
    ['entered > checked in', 'checked in > ticked off', 'entered,checked in > turned away', 'entered > withdrawn'],
  ],
  [
    'what came back out once more',
    'entered, hired out, back',
    [
      'The cellarman enters a cask → new cask: number, litres',
      'The cellarman hires out a cask → cask is hired out',
      'The cellarman brings a cask back → cask is back',
    ],
    [],
    ['entered,back > hired out', 'hired out > back'],
  ],
  [
    'what is still owed from where it was planned, and not from where it was had',
    'planned, given, to be made up, missed',
    [
      'The cellarman plans a cask → new cask: number, litres',
      'The cellarman marks a cask as given → cask is given',
      'The taster reports an absence from a cask → cask is to be made up',
      'The cellarman marks a cask as missed → cask is missed',
    ],
    [],
    ['planned > given', 'planned > to be made up', 'planned,to be made up > missed'],
  ],
])('leads on %s', (_, states, acts, rules, expected) => expect(changes(states, acts, rules)).toEqual(expected));
