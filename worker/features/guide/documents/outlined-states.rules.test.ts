import { expect, it } from 'vitest';
import { writeStates } from '#worker/features/guide/documents/architecture-tables.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { outlinedMachine } from '#worker/features/guide/documents/outlined-states.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (states: string, acts: string[], rules: string[] = []) =>
  deriveProduct(
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
const changes = (...of: Parameters<typeof told>) => {
  const product = told(...of);
  const [cask] = product.idea.records;
  const machine = cask && outlinedMachine(product, cask);
  return [...(machine?.moves ?? []).map(({ from, to }) => `${from.join()} > ${to}`), ...(machine?.untold ?? [])];
};

it.each([
  [
    'only what an act brings about, from the nearest step that one leads to',
    'filled, fermented, rested, released',
    ['The cellarman fills a cask.', 'The cellarman enters the fermentation of a cask.', 'The taster releases a cask.'],
    [],
    ['filled > fermented', 'fermented,rested > released', 'fermented > rested'],
  ],
  [
    'a rule that drops it, from each step that is still open',
    'filled, released, rejected',
    ['The cellarman fills a cask.', 'The taster releases a cask.'],
    ['Any mould rejects the cask.'],
    ['filled > released', 'filled,released > rejected'],
  ],
  [
    'what becomes so by itself, but not from where it is through',
    'ordered, paid, overdue, excused',
    ['The cellarman orders a cask.', 'The taster excuses a cask.'],
    ['A cask is due on the 5th and is overdue from the 10th.', 'A cask is excused only if both agree.'],
    ['ordered > overdue', 'ordered,overdue > excused', 'ordered,overdue > paid'],
  ],
  [
    'a rule that names the state before',
    'in the cellar, missing, lost',
    ['The cellarman marks a cask as missing.'],
    ['If a cask is missing for 24 hours it counts as lost.'],
    ['in the cellar > missing', 'missing > lost'],
  ],
  [
    'what ends it from where it is still open, and what goes on from where it paused alone',
    'filled, paused, solved, broken off',
    [
      'The cellarman pauses a cask → cask is paused.',
      'The cellarman goes on with a cask → cask is filled.',
      'The taster ends a cask → cask is solved.',
      'The cellarman breaks a cask off → cask is broken off.',
    ],
    [],
    ['filled > paused', 'filled,paused > solved', 'filled,paused > broken off', 'paused > filled'],
  ],
  [
    'nothing that is cancelled after it was given',
    'filled, given, cancelled',
    ['The taster marks a cask as given → cask is given.', 'The taster cancels a cask → cask is cancelled.'],
    [],
    ['filled > given', 'filled > cancelled'],
  ],
  [
    'what changes hands without another state',
    'open, given out',
    [
      'The taster takes a cask → cask is given out, with its holder.',
      'The taster takes a swap → cask is given out, with its new holder.',
    ],
    [],
    ['open > given out', 'given out > given out'],
  ],
  [
    'one decision between several from one step',
    'offered, tasted, accepted, refused',
    ['The taster tastes a cask.', 'The taster accepts or refuses a cask.'],
    [],
    ['offered > tasted', 'tasted > accepted', 'tasted > refused'],
  ],
  [
    'what lapses from where nobody has decided',
    'offered, accepted, refused, lapsed',
    ['The taster accepts or refuses a cask within 2 days, or it lapses.'],
    [],
    ['offered > accepted', 'offered > refused', 'offered > lapsed'],
  ],
  [
    'phases one after the other, and a failure from each of them',
    'planned, pressing, filling, done, or failed',
    ['It presses a cask.'],
    ['When a cask fails, nothing stays open.'],
    ['planned > pressing', 'pressing > filling', 'filling > done', 'planned,pressing,filling > failed'],
  ],
  [
    'both outcomes of what passes or fails, and the way back that a rule tells',
    'filled, in use, failed',
    ['The taster tastes a cask and signs pass or fail.'],
    ['Failed means the tag comes off and only a fresh passed tasting makes it in use again.'],
    ['filled > in use', 'filled,in use > failed', 'failed > in use'],
  ],
  [
    'what is decided again after it was only put off, and what follows a yes alone',
    'offered, accepted, queried, refused, served',
    ['The taster accepts, queries or refuses a cask.', 'The cellarman marks a cask as served.'],
    [],
    ['offered,queried > accepted', 'offered > queried', 'offered,queried > refused', 'accepted > served'],
  ],
  [
    'a step that only some take left out',
    'filled, checked, released',
    ['The taster checks a cask.', 'The cellarman releases a cask.'],
    ['Taster checks only when a cask is red.'],
    ['filled > checked', 'filled,checked > released'],
  ],
  [
    'a way on from each place in which it may be',
    'in the cellar, in the yard, gone',
    ['The cellarman marks a cask as gone.'],
    [],
    ['in the cellar,in the yard > gone', 'in the cellar > in the yard'],
  ],
  [
    'what is put on a state and taken off it',
    'clean, unfit',
    ['The taster puts a cask on unfit.', 'The cellarman takes a cask off unfit.'],
    [],
    ['clean > unfit', 'unfit > clean'],
  ],
  [
    'what lines say to come of them, a way back to the beginning too',
    'in the cellar, in the yard, sold',
    [
      'The cellarman carries a cask out → cask becomes in the yard',
      'The cellarman carries it in again → cask becomes in the cellar',
      'The taster writes a bill → new bill: cask, price; cask becomes sold',
    ],
    [],
    ['in the cellar > in the yard', 'in the cellar,in the yard > sold', 'in the yard,sold > in the cellar'],
  ],
  [
    'what is sent back from where the other one brought it, and sent again from there',
    'begun, sent, back to cellarman, reviewed',
    [
      'The cellarman describes a cask → new cask: number, litres',
      'The cellarman sends it off → cask is sent',
      'The cellarman changes something → cask is sent again',
      'The taster finds something unclear → cask goes back to the cellarman with the question',
      'The taster reviews it → cask is reviewed',
    ],
    [],
    ['begun > sent', 'sent,back to cellarman > sent', 'sent > back to cellarman', 'sent > reviewed'],
  ],
  [
    'two states in one go, the second from where the first is',
    'begun, sent, reviewed',
    ['The taster describes a cask together with the cellarman → cask is sent and reviewed in one go'],
    [],
    ['begun > sent', 'begun > reviewed'],
  ],
  [
    'a list of states, each of them from one step',
    'claimed, mended, half mended, left',
    ['The taster writes down how it ended → mended, half mended, left, with why not'],
    [],
    ['claimed > mended', 'claimed > half mended', 'claimed > left'],
  ],
  [
    'steps of one act, one after the other',
    'reported, accepted, diagnosed',
    ['The taster accepts the cask and diagnoses it → cask becomes accepted or diagnosed'],
    [],
    ['reported > accepted', 'accepted > diagnosed'],
  ],
  [
    'what is late only from where it was given out',
    'asked for, handed out, late',
    ['The cellarman hands out a cask → cask is handed out', 'A cask is not back by noon → cask is late'],
    [],
    ['asked for > handed out', 'handed out > late'],
  ],
  [
    'what is done after a reminder or before',
    'open, reminded, paid',
    ['A cask is not paid by noon → the taster is reminded', 'The taster pays → cask is paid'],
    [],
    ['open > reminded', 'open,reminded > paid'],
  ],
  [
    'a refusal from where an acceptance comes, and not after it',
    'asked, approved, declined',
    ['The taster approves a cask → cask is approved', 'The taster declines a cask → cask is declined'],
    [],
    ['asked > approved', 'asked > declined'],
  ],
  [
    'the way back from what is paused until it is resumed',
    'active, paused',
    ['The taster pauses → no new casks until they resume; the cask is paused'],
    [],
    ['active > paused', 'paused > active'],
  ],
  [
    'what is reserved before it is free again, where the line says so',
    'free, open, reserved',
    [
      'The cellarman opens a cask → cask is open',
      'The taster picks casks → the casks picked are reserved',
      'The taster goes home → the reserved casks are open again',
    ],
    [],
    ['free > open', 'reserved > open', 'open > reserved'],
  ],
  [
    'what alone can be cancelled',
    'asked for, confirmed, cancelled',
    ['The taster asks for a cask → new cask: number', 'The taster cancels → the day is free again'],
    [],
    ['asked for,confirmed > cancelled', 'confirmed'],
  ],
  [
    'what is published, whatever the state after a draft is called',
    'draft, on show',
    ['The cellarman publishes a cask → visitors from then on have it'],
    [],
    ['draft > on show'],
  ],
  [
    'the state of what is acted on beside what comes of it, and one that ends in what is done',
    'open, choice handed in, closed',
    [
      'The taster hands in the choice → the cellarman is told',
      'The cellarman closes a cask → the litres of the year are shown',
    ],
    [],
    ['open > choice handed in', 'choice handed in > closed'],
  ],
  [
    'a step that is left out where a line tells of its missing, or where a thing comes in by another door',
    'asked for, claimed, brought in, tasted, thrown away',
    [
      'The taster asks for a cask → new cask: number, litres',
      'The cellarman claims a cask → cask is claimed',
      'Nobody has claimed it by Friday evening → the taster is told',
      'The cellarman brings in a cask → cask is brought in',
      'The taster tastes a cask → cask is tasted or thrown away',
    ],
    [],
    ['asked for > claimed', 'asked for,claimed > brought in', 'brought in > tasted', 'brought in > thrown away'],
  ],
  [
    'several numbered steps of one act, one after the other',
    'not begun, round 1, round 2, over',
    ['The taster starts and stops the clock → cask becomes round 1, round 2 or over'],
    [],
    ['not begun > round 1', 'round 1 > round 2', 'round 2 > over'],
  ],
  [
    'what is missing only from where it had not come yet, and nothing that goes on from there',
    'taken, checked in, missing, done',
    [
      'The taster checks a cask in → cask is checked in',
      'The taster marks a cask as missing → cask is missing',
      'The cellarman checks a cask out → cask is done',
    ],
    [],
    ['taken > checked in', 'taken > missing', 'checked in > done'],
  ],
  [
    'what is let through only from where it failed',
    'unchecked, passed, failed, waived',
    ['The taster checks a cask → cask is passed or failed', 'The cellarman waives a cask → cask is waived'],
    [],
    ['unchecked > passed', 'unchecked > failed', 'failed > waived'],
  ],
  [
    'what is paid before it is made',
    'ordered, paid, at the cooper, sent',
    ['The taster orders a cask → new cask: number, litres', 'The cellarman marks a cask as sent → cask is sent'],
    [],
    ['ordered,at the cooper > sent', 'ordered > paid', 'paid > at the cooper'],
  ],
])('has %s', (_, states, acts, rules, expected) => expect(changes(states, acts, rules)).toEqual(expected));

it('asks what leads to a state that only a machine tells, in one sentence', () => {
  const text = writeStates(listTables(told('filled, offline, bounced', ['The cellarman orders a cask.'])));
  expect(text).toContain('Nobody told what makes a cask offline or bounced [NEEDS CLARIFICATION');
  expect(text).not.toContain('mermaid');
});

it('lets what nobody told more of be set by hand, by a criterion, so that nothing told is refused and nothing is asked', () => {
  const product = told(
    'expected, part-paid, paid, late',
    ['The cellarman orders a cask.'],
    ['A cask is late from the 10th.'],
  );
  const text = writeStates(listTables(product));
  expect(text).toContain('| Expected | Part-paid | Cellarman | Set the cask to “part-paid” [ASSUMPTION] | FR-1.');
  expect(text).toContain(
    '| Expected, part-paid or late | Paid | Cellarman | Set the cask to “paid” [ASSUMPTION] | FR-1.',
  );
  expect(text).toContain('ends as paid;');
  const requirements = writeRequirements(product);
  expect(requirements).toContain(
    'WHEN the cellarman sets a cask to “part-paid” or “paid”, THE SYSTEM SHALL keep it so,',
  );
  expect(requirements).toContain(
    'Nobody told what makes a cask part-paid or paid; the cellarman sets it by hand (FR-1.',
  );
  expect(requirements).not.toContain('CLARIFICATION: what makes');
});

it('what is so at once in some cases is brought about by the product, in these cases alone', () => {
  const product = deriveProduct(
    'Boats',
    `Who uses it
- Members
- Harbour master (me)
What happens
- A member reserves a boat → new booking: boat, day; for a large boat the harbour master is asked first
- The harbour master accepts or refuses the booking → booking is accepted or refused; the member is told
What is kept
- Booking: member, boat, day; states: open, accepted, refused
- Boat: name, places`,
    [],
  );
  const machine = listTables(product).find(({ name }) => name === 'bookings')?.machine;
  expect(machine?.moves.find(({ who }) => who === 'Boats')).toMatchObject({
    ...{ from: ['open'], to: 'accepted', guard: 'where it is no large boat' },
  });
  const states = writeStates(listTables(product));
  expect(states).toContain('open --> accepted : Boats, where it is no large boat');
  expect(states).toContain('| Boats | Reserve a boat, at once and only where it is no large boat |');
  expect(writeRequirements(product)).toContain(
    'set the booking to “accepted” at once where it is no large boat and show beside it when.',
  );
});

it('what a clock brings about, and what is put away, comes from each state that is still open', () => {
  const product = deriveProduct(
    'Scaffcheck',
    `Who uses it
- Inspectors
- Boss (me)
- Darren: same as me
What happens
- Me or Darren put a site in → new site: name
- Inspection passes → site is safe
- Me or Darren say there's been bad weather → site is due
- 8 days have passed without an inspection → site is red
- Scaffold comes down, me or Darren take the site off → site is closed
What is kept
- Site: name; states: safe, due, red, closed`,
    [],
  );
  const machine = product.idea.records[0] && outlinedMachine(product, product.idea.records[0]);
  expect(machine?.moves.find(({ to }) => to === 'red')?.from).toEqual(['safe', 'due']);
  expect(machine?.moves.find(({ to }) => to === 'closed')).toMatchObject({ from: ['safe', 'due', 'red'], who: 'boss' });
});
