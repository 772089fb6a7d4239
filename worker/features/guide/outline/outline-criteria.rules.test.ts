import { describe, expect, it } from 'vitest';
import { asNoun } from '#worker/features/guide/grammar/words.rules.ts';
import { criteriaOfLine } from '#worker/features/guide/outline/outline-criteria.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { readPeople } from '#worker/features/guide/outline/outline-people.rules.ts';
import { criterionOfRule } from '#worker/features/guide/outline/outline-rule-criteria.rules.ts';

const people = readPeople(['Members (me)', 'Coaches', 'Nurses in charge']);
const cast = { people, self: people[0]?.noun ?? asNoun('member'), name: 'Acme', things: [] };

describe('a rule is a criterion that keeps its words', () => {
  it.each([
    [
      'Only coaches can approve a swap',
      'IF anybody but coaches wants to approve a swap, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    [
      'Only coaches see the fees',
      'IF anybody but coaches asks for the fees, THEN THE SYSTEM SHALL answer as if it did not exist.',
    ],
    [
      'Nobody sees the phone number of others',
      'IF anybody asks for the phone number of others, THEN THE SYSTEM SHALL answer as if it did not exist.',
    ],
    [
      'Members cannot book more than two slots a week.',
      'IF a member wants to book more than two slots a week, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    ['Members must pay within 14 days', 'THE SYSTEM SHALL ensure that members pay within 14 days.'],
    [
      'The sum of all parts has to agree with the invoice',
      'THE SYSTEM SHALL ensure that the sum of all parts agrees with the invoice.',
    ],
    [
      'Each box must be weighed before it is sold',
      'THE SYSTEM SHALL ensure that each box is weighed before it is sold.',
    ],
    ['A click by accident must never show a result', 'THE SYSTEM SHALL never let a click by accident show a result.'],
    [
      'When a box is dropped, it must be weighed again',
      'WHEN a box is dropped, THE SYSTEM SHALL ensure that it is weighed again.',
    ],
    [
      'If two book the same slot, the first one wins',
      'WHEN two book the same slot, THE SYSTEM SHALL ensure that the first one wins.',
    ],
    [
      'Nothing is paid out if the account is empty',
      'IF the account is empty, THEN THE SYSTEM SHALL pay out nothing and say why.',
    ],
    [
      'An unpaid bill blocks new bookings of this guest until it is paid, and a week after that',
      'IF the guest has an unpaid bill, THEN THE SYSTEM SHALL refuse new bookings until it is paid and for a week after that, change nothing and say why.',
    ],
    ['Photos are deleted when the member has left', 'WHEN the member has left, THE SYSTEM SHALL delete photos.'],
    ['A booking lapses if it is not paid', 'THE SYSTEM SHALL ensure that a booking lapses if it is not paid.'],
    [
      'While the lift is locked, nobody can close the job',
      'WHILE the lift is locked, IF anybody wants to close the job, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    ['Between 22:00 and 6:00, nothing is sent', 'THE SYSTEM SHALL send nothing, between 22:00 and 6:00.'],
    ['The app never sends a message after 22:00', 'THE SYSTEM SHALL never send a message after 22:00.'],
    ['It must work without a connection', 'THE SYSTEM SHALL work without a connection.'],
    ['Keep photos for 30 days', 'THE SYSTEM SHALL keep photos for 30 days.'],
    ["Don't show surnames", 'THE SYSTEM SHALL never show surnames.'],
    [
      'At most six people in a lane',
      'IF there would be more than six people in a lane, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    ['At most 3 minutes', 'THE SYSTEM SHALL allow at most 3 minutes.'],
    [
      'No request for more days than are left.',
      'IF a request is for more days than are left, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    [
      'No booking without a deposit',
      'IF a booking is without a deposit, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    [
      'No update below 30 % battery and none during a brew',
      'IF there would be an update below 30 % battery or during a brew, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    [
      'No watering on readings older than an hour',
      'IF there would be watering on readings older than an hour, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    ['No phone numbers in the log', 'THE SYSTEM SHALL allow no phone numbers in the log.'],
    [
      'If a box is missing for 24 hours it counts as lost',
      'WHEN a box is missing for 24 hours, THE SYSTEM SHALL count it as lost.',
    ],
    [
      'If a box is reported twice while it is open it is one report',
      'WHEN a box is reported again while it is open, THE SYSTEM SHALL add that to the report that is there and make no second one.',
    ],
    [
      'At 80 percent of the limit the app warns the coach',
      'THE SYSTEM SHALL warn the coach, at 80 percent of the limit.',
    ],
    ['It takes a member one minute at most', 'THE SYSTEM SHALL ensure that it takes a member one minute at most.'],
    [
      'It must not stop when a bill is not paid, it should last twenty years',
      'WHEN a bill is not paid, THE SYSTEM SHALL never stop; it should last twenty years.',
    ],
    ['Works on a roof with no signal', 'THE SYSTEM SHALL work on a roof with no signal.'],
    [
      'After 14 days it comes to the programme manager',
      'THE SYSTEM SHALL ensure that after 14 days it comes to the programme manager.',
    ],
    ['After 3 days, it is closed', 'THE SYSTEM SHALL ensure that after 3 days, it is closed.'],
    ['It must not be always the nearest coach', 'THE SYSTEM SHALL ensure that it is not always the nearest coach.'],
    [
      'A report is only closed when the coach confirms, not when Bev says so',
      'THE SYSTEM SHALL let a report be closed only when the coach confirms, not when Bev says so.',
    ],
    [
      "You can't settle one kind with another",
      'IF anybody wants to settle one kind with another, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    [
      'On many ramps the phone has no internet',
      'THE SYSTEM SHALL be built for this: “On many ramps the phone has no internet”.',
    ],
    ['Most coaches speak Polish', 'THE SYSTEM SHALL be built for this: “Most coaches speak Polish”.'],
    ['Pools have no wifi', 'THE SYSTEM SHALL be built for this: “Pools have no wifi”.'],
    [
      'About 9 bookings a day, twice that in summer',
      'THE SYSTEM SHALL carry as much as there is: “About 9 bookings a day, twice that in summer”.',
    ],
    ['Bev sees the numbers of the month', 'THE SYSTEM SHALL show the numbers of the month to Bev.'],
    ['Coaches and Bev see nothing', 'THE SYSTEM SHALL show nothing to coaches and Bev.'],
    [
      'Coaches see only their own bookings, pools and notes',
      'THE SYSTEM SHALL show only their own bookings, pools and notes to coaches.',
    ],
    [
      'Coaches see the pools, never the phones and notes',
      'THE SYSTEM SHALL show the pools to coaches, never the phones and notes.',
    ],
    ["They should only see 'paid'", "THE SYSTEM SHALL show only 'paid' to them."],
    ['If the host is the primary, it refuses', 'WHEN the host is the primary, THE SYSTEM SHALL refuse.'],
    ['It must warn once the day before', 'THE SYSTEM SHALL warn once the day before.'],
    [
      'Each line must then be acknowledged within one hour',
      'THE SYSTEM SHALL ensure that each line then is acknowledged within one hour.',
    ],
    [
      'No bottle is ever issued before the culture is negative',
      'IF anybody tries to issue a bottle before the culture is negative, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    [
      'A box whose seal is broken can never be sold; there is no exception',
      'IF anybody tries to sell a box whose seal is broken, THEN THE SYSTEM SHALL refuse it, change nothing and say why; there is no exception.',
    ],
    [
      'A result must never be overwritten: the coach enters a correction under it',
      'IF anybody tries to overwrite a result, THEN THE SYSTEM SHALL refuse it, change nothing and say why: the coach enters a correction under it.',
    ],
    [
      'A missed reading is shown as missed and may not be filled in later',
      'THE SYSTEM SHALL ensure that a missed reading is shown as missed and can never be filled in later.',
    ],
    ['The fees must never be known to guests', 'THE SYSTEM SHALL ensure that the fees can never be known to guests.'],
    [
      'Only the nurse in charge releases a box, and in her absence Dr. Bell',
      'IF anybody but the nurse in charge (in her absence Dr. Bell) wants to release a box, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    [
      'Any growth in a sample rejects the box',
      'WHEN there is any growth in a sample, THE SYSTEM SHALL reject the box.',
    ],
    ['A coach sees slots and names, never a fee', 'THE SYSTEM SHALL show slots and names to a coach, never a fee.'],
    [
      'For boxes under 1,000 g only single lots should be offered first',
      'THE SYSTEM SHALL ensure that for boxes under 1,000 g only single lots are offered first.',
    ],
    [
      'A column nobody has classified stops the run',
      'WHEN there is a column nobody has classified, THE SYSTEM SHALL stop the run.',
    ],
    [
      'A slice expires after seven days. On that day the app must delete it',
      'THE SYSTEM SHALL ensure that a slice expires after seven days; on that day the app must delete it.',
    ],
    [
      'Nobody but Mama sees anything',
      'IF anybody but Mama asks for any of it, THEN THE SYSTEM SHALL answer as if it did not exist.',
    ],
    [
      "If the clay's rated under the cone it can't be booked",
      "THE SYSTEM SHALL hold to this rule: “If the clay's rated under the cone it can't be booked”.",
    ],
    [
      'Cancel in time and it is a full refund',
      'THE SYSTEM SHALL hold to this rule: “Cancel in time and it is a full refund”.',
    ],
    [
      'Of a fee nobody sees more than the date',
      'THE SYSTEM SHALL ensure that of a fee nobody sees more than the date.',
    ],
    ['Laptops are returned within 14 days', 'THE SYSTEM SHALL ensure that laptops are returned within 14 days.'],
    ['Mama must never see it', 'THE SYSTEM SHALL never let Mama see it.'],
    ['All times in UTC', 'THE SYSTEM SHALL hold to this rule: “All times in UTC”.'],
    [
      'The codes are on my sheets and must not be renumbered',
      'IF anybody tries to renumber the codes, which are on my sheets, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    [
      'A final print is not altered',
      'IF anybody tries to alter a final print, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    [
      "A coach whose card has run out can't sign",
      'IF a coach whose card has run out wants to sign, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    [
      'Anybody born after 2010: name and cap only for the public, no photo',
      'WHEN it shows anybody born after 2010, THE SYSTEM SHALL show only name and cap to the public, and no photo.',
    ],
    [
      'High wind overnight, gusts over 45 mph: affected boxes jump onto the list',
      'WHEN there is high wind overnight, gusts over 45 mph, THE SYSTEM SHALL put affected boxes onto the list.',
    ],
    [
      'Three major fouls and the player is out',
      'WHEN there are three major fouls, THE SYSTEM SHALL ensure that the player is out.',
    ],
    [
      'If the end is less than the start it has rolled over at 999,999, never discard it',
      'WHEN the end is less than the start, THE SYSTEM SHALL take it as rolled over at 999,999 and never discard it.',
    ],
    [
      'If members never tick a session it gives up after seven days',
      'WHEN members never tick a session, THE SYSTEM SHALL give up after seven days.',
    ],
    ['We ask before we keep a phone number', 'THE SYSTEM SHALL ask before it keeps a phone number.'],
    [
      'Firms must never see each other’s anything',
      'IF somebody of one firm asks for anything of another firm, THEN THE SYSTEM SHALL answer as if it did not exist.',
    ],
    [
      'Each team has two timeouts, a third is a penalty',
      'IF a team has had two timeouts already, THEN THE SYSTEM SHALL count a third as a penalty.',
    ],
    ['£39 a month per firm, first month free', 'THE SYSTEM SHALL charge £39 a month per firm, first month free.'],
    [
      "Firefox on the laptop and on the Android phone, Chrome if it's easy",
      'THE SYSTEM SHALL run in Firefox on the laptop and on the Android phone, and in Chrome if that takes little work.',
    ],
    [
      'School laptops, browser only, nothing to install',
      'THE SYSTEM SHALL run on school laptops, browser only, nothing to install.',
    ],
    [
      'The inscriptions are typed up in Word, one page for each',
      'THE SYSTEM SHALL take over what is there already: “The inscriptions are typed up in Word, one page for each”.',
    ],
  ])('%s', (rule, criterion) => {
    expect(
      criterionOfRule(rule, { people: people.map(({ noun }) => noun), name: 'Acme', names: new Set(['Mama']) }),
    ).toBe(criterion);
  });
});

describe('a line on who does what has its criteria', () => {
  const around = { client: cast.self, host: undefined, item: asNoun('slot'), name: 'Acme', before: undefined };
  const first = (line: string) => {
    const told = readActLine(line, cast);
    return told && criteriaOfLine(told, around)[0];
  };

  it.each([
    [
      'I tick a slot as done.',
      'WHEN members tick a slot as done, THE SYSTEM SHALL keep the slot and show beside it who did that and when.',
    ],
    [
      'A member taps a slot, and the app asks once more before it shows who has it.',
      'WHEN a member taps a slot, THE SYSTEM SHALL ask once more before it shows who has it.',
    ],
    [
      'The nurse in charge sees what is missing at the end of a shift.',
      'WHEN a nurse in charge wants to see what is missing at the end of a shift, THE SYSTEM SHALL show what is missing at the end of a shift.',
    ],
    [
      'When the patient goes home, the coach ticks each box.',
      'WHEN the patient goes home and the coach ticks each box, THE SYSTEM SHALL keep the box and show beside it who did that and when.',
    ],
    [
      'A member types a name and sees the slot with its day.',
      'WHEN a member types a name, THE SYSTEM SHALL show the slot with its day.',
    ],
    [
      'The nurse in charge gets the numbers once a month.',
      'WHEN a month has passed since the last time, THE SYSTEM SHALL send the nurse in charge the numbers.',
    ],
    [
      'End of the year a coach gets the fees of each member → a list as PDF',
      'WHEN a coach asks for the fees of each member, THE SYSTEM SHALL create a list as PDF.',
    ],
    [
      'It shouts when a slot is empty.',
      'WHEN a slot is empty, THE SYSTEM SHALL shout within 1 second and show what has happened.',
    ],
    ['It warns the coach when a slot is empty.', 'WHEN a slot is empty, THE SYSTEM SHALL warn the coach.'],
    [
      'On day 6 the app sends the coach a push, and on day 7 at noon the nurse too.',
      'WHEN it is day 6, THE SYSTEM SHALL send the coach a push, and on day 7 at noon the nurse too.',
    ],
    ['Before each race the app warns the coach.', 'THE SYSTEM SHALL warn the coach, before each race.'],
    [
      'A coach sends the list to Bev by e-mail.',
      'WHEN a coach sends the list to Bev by e-mail, THE SYSTEM SHALL send the list to Bev by e-mail and show beside it who did that and when.',
    ],
    ['After 14 days the app warns the coach.', 'WHEN 14 days have passed, THE SYSTEM SHALL warn the coach.'],
    [
      'The app follows the links, and copies only the rows of the slot.',
      'THE SYSTEM SHALL follow the links, and copy only the rows of the slot.',
    ],
    [
      'The app fetches the calendar once a day.',
      'WHEN a day has passed since the last time, THE SYSTEM SHALL fetch the calendar.',
    ],
    [
      'It blurs headlines from the start of a race until it is ticked.',
      'THE SYSTEM SHALL blur headlines from the start of a race until it is ticked.',
    ],
  ])('%s', (line, criterion) => {
    expect(first(line)).toBe(criterion);
  });

  it.each([
    ['The app turns the cards into text → the coach is told', 'WHEN the cards have been turned into text, THE'],
    ['The app fetches the calendar once a day → the coach is told', 'WHEN the calendar has been fetched, THE'],
    ['The app explains in plain words what it says → the coach is told', 'WHEN that is done, THE'],
  ])('what comes of “%s” comes upon what has been done', (line, cause) => {
    const told = readActLine(line, cast);
    expect(told && criteriaOfLine(told, around).find((one) => one.includes(' tell '))).toContain(cause);
  });

  it('says what happens when it goes wrong', () => {
    const told = readActLine('The app fetches the calendar once a day.', cast);
    expect(told && criteriaOfLine(told, around).at(-1)).toMatch(
      /^IF it cannot fetch the calendar, THEN THE SYSTEM SHALL /,
    );
  });
});

describe('a condition on what is acted on', () => {
  it.each([
    ["A member withdraws a request that hasn't started yet", 'IF the request has started already, THEN'],
    ['A member swaps a slot that is not locked', 'IF the slot is locked, THEN'],
    ['A coach extends a booking that is confirmed', 'IF the booking is not confirmed, THEN'],
  ])('refuses the contrary: %s', (line, refusal) => {
    const told = readActLine(line, cast);
    const around = { client: asNoun('member'), host: undefined, item: asNoun('slot'), name: 'Acme', before: undefined };
    expect(told && criteriaOfLine(told, around).at(-1)).toBe(
      `${refusal} THE SYSTEM SHALL refuse it, change nothing and say why.`,
    );
  });

  it.each(['A coach reassigns a slot that is stuck', 'A member sees a request that has been refused'])(
    'says nothing more where somebody finds or sees it: %s',
    (line) => {
      const told = readActLine(line, cast);
      const around = {
        client: asNoun('member'),
        host: undefined,
        item: asNoun('slot'),
        name: 'Acme',
        before: undefined,
      };
      expect(told && criteriaOfLine(told, around).at(-1)).not.toContain('say why');
    },
  );
});
