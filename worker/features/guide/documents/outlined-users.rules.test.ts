import { expect, it } from 'vitest';
import { usersInShort, usersOfOutline } from '#worker/features/guide/documents/outlined-users.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const users = (me: string) =>
  usersOfOutline(
    deriveProduct(
      'Days Off',
      `How it is today
- Around 70 clerks type it all in again. We lose a form a month.
- I carry paper from desk to desk.
Who uses it
- Clerks
- Managers${me}
- Auditors
What happens
- Managers approve a request → request is approved
- Clerks export the month
What is kept
- Request: day; states: asked, approved
What counts as success
- The month is exported in an hour
- A request is approved in 2 days`,
      [],
    ),
  );

it('people are told with what they do, how it is for them so far, and the measure that speaks of it', () =>
  expect(users(' (me)')).toEqual([
    `### Clerks

Hire it to export the month.

- So far: around 70 clerks type it all in again.
- Success for them: the month is exported in 1 hour (SM-1).`,
    `### Managers

Want to approve a request so that clerks can export the month.

- So far: managers carry paper from desk to desk.
- Success for them: a request is approved in 2 days (SM-2).`,
    '### Auditors\n\nNo line tells what they do here.',
  ]));

it('where nobody is the one who tells, “I” is nobody of them', () => expect(users('')[1]).not.toContain('So far'));

it('tells what people see and nothing that they must not, who only meets what others do, and what is outside', () => {
  const lines = usersOfOutline(
    deriveProduct(
      'Plots',
      `How it is today
- I copy lists by hand.
Who uses it
- Members
- Secretary (me)
- Support staff
- People on the waiting list
- Bank: reports the payments
What happens
- Members pay their rent → rent is paid
- The plot isn't paid by Friday → the member is told; on the morning the secretary sees who is missing
- I offer the plot to the first on the waiting list, who has 14 days to say yes → plot is offered
What is kept
- Plot: number, member; states: free, offered, let
- Rent: plot, amount; states: open, paid
What always holds
- Support sees sums but not the names.
What counts as success
- All 80 rents are in by April
- No more lists by hand`,
      [],
    ),
  );
  const of = (name: string) => lines.find((line) => line.startsWith(name === 'Bank' ? '- **Bank**' : `### ${name}\n`));
  expect(of('Support staff')).toBe('### Support staff\n\nSees sums.');
  expect(of('People on the waiting list')).toBe(
    '### People on the waiting list\n\nThe secretary offers the plot to the first on the waiting list (FR-3). They have 14 days to say yes; by which way they hear of it and answer nobody told.',
  );
  expect(of('Bank')).toBe('- **Bank** (outside of Plots, without an account): Reports the payments.');
  expect(of('Members')).toContain('Success for them: all 80 rents are in by April (SM-1).');
  expect(of('The secretary')).toContain('(sees who is missing on the morning)');
  expect(of('The secretary')).toContain('no more lists by hand');
});

it('what names one kind of people is no success of another, and what today is told of a thing is theirs who work with it', () => {
  const lines = usersOfOutline(
    deriveProduct(
      'Loaves',
      `How it is today
- Orders come by phone, and it is guessed how much is needed.
Who uses it
- Customers
- Bakers
- Drivers
What happens
- Customers order bread → new order: bread, number; the baker is told
- Baker packs an order → order is packed
- Driver washes a van → new wash: van
What is kept
- Order: customer, bread, number; states: ordered, packed
- Wash: van
What counts as success
- 7 of 10 customers order a second time.
- No van is dirty on Monday.`,
      [],
    ),
  );
  expect(lines[0]).toMatch(/^Want to order bread so that the order is packed\.$/m);
  expect(lines[0]).toContain('So far: orders come by phone, and it is guessed how much is needed.');
  expect(lines[0]).toContain('Success for them: 7 of 10 customers order a second time (SM-1)');
  expect(lines[1]).not.toContain('So far');
  expect(lines[1]).not.toContain('Success');
  expect(lines[2]).not.toContain('So far');
  expect(lines[2]).toContain('(SM-2)');
});

it('names keep their capital in what people hear of, what one person does is told as of one, and several who know are several', () => {
  const lines = usersOfOutline(
    deriveProduct(
      'Yew Plan',
      `Who uses it
- Me, Arthur: I measure and transcribe
- Derek: he mows
- Visitors
- Volunteers
What happens
- I enter a grave → new grave: place, stone
- Derek reports a fallen stone → new report: grave, what happened; I am told by e-mail
- Derek mends a stone → report is mended
- Visitors announce a visit → new visit: day; volunteers with a key are told
- Visitors write in the guest book → new entry: text
What is kept
- Grave: place, stone
- Report: grave, what happened; states: open, mended
- Visit: day`,
      [],
    ),
  );
  expect(lines[0]).toContain('Measures and transcribes.');
  expect(lines[0]).toContain('Wants to enter a grave so that the helper can report a fallen stone.');
  expect(lines[0]).toContain('when Derek reports a fallen stone');
  expect(lines[2]).toContain('so that volunteers with a key know of it');
});

const shop = usersOfOutline(
  deriveProduct(
    'Cellar',
    `Who uses it
- My grandfather
- Cellar hands: want to know what runs low
- Somebody in HR: sends the bills
What happens
- Grandfather tastes a barrel → new tasting: barrel, note, verdict; cellar hands are told
- Grandfather corrects a tasting
- Grandfather cancels a tasting
- A barrel is below half for 2 days → the cellar hand is told
- Cellar hands top up a barrel → barrel is full
- Cellar hands look at the barrels
What is kept
- Barrel: number; states: full, low
- Tasting: barrel, note, verdict`,
    [],
  ),
);

it.each([
  [
    'a relative is one, with all that they do by its feature',
    0,
    /^### The grandfather\n\n.+\n\n- Does here: taste a barrel \(FR-1\); correct a tasting \(FR-2\); cancel a tasting \(FR-3\)\./,
  ],
  ['who was said to want something hires it for that', 1, /^### Cellar hands\n\nWant to know what runs low\.$/m],
  [
    'what they hear of stands on its own',
    1,
    /^- Hear of it when the grandfather tastes a barrel and when a barrel is below half for 2 days\.$/m,
  ],
  ['somebody is a person', 2, /^### People in HR\n/],
])('%s', (_, at, text) => expect(shop[at]).toMatch(text));

const hurried = deriveProduct(
  'Dry',
  `Who uses it
- Wardens
- Growers
What happens
- Growers enter a pump → new pump: name
- A pump is dry for 2 hours → pump is dry; the warden is told
- Wardens open the valve → pump is running
- Wardens note a leak → new leak: pump
What is kept
- Pump: name; states: running, dry
- Leak: pump
What counts as success
- No field is lost in a summer`,
  [],
);

it('in short each is one line without what they do by feature', () => {
  const [short = ''] = usersInShort(hurried);
  expect(short).toBe('**Wardens**: Want to hear of it when a pump is dry for 2 hours so that they can open the valve.');
});
