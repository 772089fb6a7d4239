import { describe, expect, it } from 'vitest';
import { readForm } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { factCriteria, sentencesOfFact } from '#worker/features/guide/product/fact-criteria.rules.ts';

const idea = readIdea(
  'Crates',
  'Drivers load a crate. Warehouse managers release each crate. Customers see their crate.',
);
const criteriaIn = (said: string) => sentencesOfFact(said).flatMap((one) => factCriteria(one, idea));

describe('what must happen, and when', () => {
  it.each([
    [
      'The app must warn the driver when a crate gets too warm.',
      ['WHEN a crate gets too warm, THE SYSTEM SHALL warn the driver.'],
    ],
    [
      'The bot must remind the driver on day five.',
      ['WHEN five days have passed, THE SYSTEM SHALL remind the driver.'],
    ],
    ['The tablet SHOUTS when a seal is broken.', ['WHEN a seal is broken, THE SYSTEM SHALL sound an alarm.']],
    [
      'A crate loaded after 18:00 must be marked late.',
      ['WHEN a crate is loaded after 18:00, THE SYSTEM SHALL mark it late.'],
    ],
    [
      'The names must be deleted from the tablet when the list is sent.',
      ['WHEN the list is sent, THE SYSTEM SHALL delete the names from the tablet.'],
    ],
    ['Broken crates must stay visible on the list.', ['THE SYSTEM SHALL keep broken crates visible on the list.']],
    [
      'A driver must send his list by 21:00.',
      ['IF a driver did not send their list by 21:00, THEN THE SYSTEM SHALL show that it is missing to drivers.'],
    ],
    [
      'A member with two unpaid bills is suspended for a month, and the app must shout it.',
      [
        'WHEN a member has two unpaid bills, THE SYSTEM SHALL show the member as suspended for a month and refuse what is entered for the member from then on.',
        'WHEN a member has two unpaid bills, THE SYSTEM SHALL sound an alarm.',
      ],
    ],
    [
      "If a driver hasn't answered in two hours the app asks the next one.",
      ["IF a driver hasn't answered in two hours, THEN THE SYSTEM SHALL ask the next one."],
    ],
    [
      'If the phone dies on the road the last list must be there again when it is switched on.',
      [
        'IF the phone dies on the road, THEN THE SYSTEM SHALL see to it that the last list is there again when it is switched on.',
      ],
    ],
    [
      'A crate that was not fetched in six weeks must be marked abandoned.',
      ['WHEN a crate is not fetched in six weeks, THE SYSTEM SHALL mark it abandoned.'],
    ],
    [
      'A sale must be announced two days before.',
      ['WHEN two days are left before a sale, THE SYSTEM SHALL announce it.'],
    ],
    [
      "If a driver hasn't answered by then the app asks the next one.",
      ["IF a driver hasn't answered by then, THEN THE SYSTEM SHALL ask the next one."],
    ],
    [
      'If two drivers want the same crate, the foreman decides.',
      ['WHEN two drivers want the same crate, THE SYSTEM SHALL let what the foreman says count.'],
    ],
    [
      'Each driver gets two free weekends per season.',
      ['THE SYSTEM SHALL show how many of the two free weekends each driver has left per season.'],
    ],
    [
      'Only check when the difference is more than 5 crates.',
      [
        'WHEN the difference is more than 5 crates, THE SYSTEM SHALL ask somebody to check the crate.',
        'IF none of this holds for a crate, THEN THE SYSTEM SHALL let it through without asking anybody to check it.',
      ],
    ],
    [
      "After noon it's still taken but marked late.",
      ['WHEN a crate comes in after noon, THE SYSTEM SHALL accept it and mark it late.'],
    ],
    [
      'Reminder on day three.',
      ['WHEN three days have passed, THE SYSTEM SHALL send a reminder to whoever has not finished.'],
    ],
    [
      'Breakage and theft each count as one.',
      ['WHEN a breakage or a theft is recorded, THE SYSTEM SHALL count it as one.'],
    ],
    [
      "If a shop doesn't sign, driver presses 'no paper' and makes a photo.",
      ["WHEN a shop doesn't sign, THE SYSTEM SHALL let the driver press 'no paper' and make a photo."],
    ],
  ])('reads “%s”', (said, criteria) => {
    expect(criteriaIn(said)).toEqual(criteria);
  });
});

describe('what may never be', () => {
  it.each([
    [
      'A driver must not be made to pay for broken crates.',
      [
        'THE SYSTEM SHALL never let a driver be made to pay for broken crates.',
        'THE SYSTEM SHALL hold no amount that a driver owes for broken crates.',
      ],
    ],
    [
      "A delivery can't take longer than one minute.",
      [
        'WHEN somebody begins a delivery, THE SYSTEM SHALL let them end it within one minute, measured from the first screen to the saved entry.',
      ],
    ],
    [
      'An empty crate must never be recorded.',
      ['IF somebody wants to record an empty crate, THEN THE SYSTEM SHALL refuse it, change nothing and say why.'],
    ],
    [
      'The home address of a customer must never be shown.',
      ['THE SYSTEM SHALL never show the home address of a customer.'],
    ],
    ["Don't mix stoneware with glass, it breaks.", ['THE SYSTEM SHALL not mix stoneware with glass.']],
    [
      'A driver can never load a crate once the gate is closed.',
      [
        'IF a driver wants to load a crate once the gate is closed, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
      ],
    ],
    [
      'Customers never see the price till the manager releases it.',
      [
        'IF a customer asks for the price before the manager releases it, THEN THE SYSTEM SHALL answer as if it did not exist.',
      ],
    ],
    [
      'The delivery note never shows the name of the driver, only the truck.',
      [
        'WHEN the delivery note is shown or sent, THE SYSTEM SHALL leave out the name of the driver and show only the truck.',
      ],
    ],
    [
      'A price must never be public before it is agreed.',
      ['THE SYSTEM SHALL never let a price be public before it is agreed.'],
    ],
    [
      'No more than 14 per truck.',
      ['IF a truck has 14 already, THEN THE SYSTEM SHALL refuse one more and name the limit.'],
    ],
    [
      "I don't want deposits to go negative any more.",
      ['IF a step would take deposits below zero, THEN THE SYSTEM SHALL refuse it and leave everything as it was.'],
    ],
    [
      "Don't send the same driver to the same shop twice in a row, it gets cosy.",
      ['THE SYSTEM SHALL not send the same driver to the same shop twice in a row.'],
    ],
    [
      "Drivers must not see one another's notes before that.",
      ['IF a driver asks for the notes of the others, THEN THE SYSTEM SHALL answer as if it did not exist.'],
    ],
  ])('reads “%s”', (said, criteria) => {
    expect(criteriaIn(said)).toEqual(criteria);
  });

  it.each([
    'Otherwise the first ones get rung up privately and beaten down.',
    "I didn't ask to remove the list.",
    "Hanna's archive is a drawer with scans, nobody wants those.",
    'Only the small crate.',
    'Your deposit is between you and the app, and managers.',
    'Drivers must be polite.',
  ])('makes nothing of “%s”', (said) => {
    expect(criteriaIn(said)).toEqual([]);
  });
});

describe('a success that is told by the way', () => {
  it.each([
    ["I'd want 12 of 14 boats declaring by Christmas.", '12 of 14 boats declaring by Christmas'],
    ['If calls came down to one a day, that would be lovely.', 'calls came down to one a day'],
    ["I'd be over the moon if we halve the losses.", 'we halve the losses'],
    ["When we'd have paper for 95 % of the trips then it's good.", "we'd have paper for 95 % of the trips"],
  ])('is read in “%s”', (said, aim) => {
    expect(readForm(said)).toEqual({ kind: 'success', aim });
  });

  it.each([
    "If they haven't paid by April they get a warning, and if it's still not paid the plot goes to the next person.",
    'If a shelf goes down to 3 tell the storekeeper at once.',
    'If the manager rings me I should be able to see everything that was ever done on that lift.',
  ])('and is none where a condition only says what happens then: %s', (said) => {
    expect(readForm(said)).toBeUndefined();
  });
});
