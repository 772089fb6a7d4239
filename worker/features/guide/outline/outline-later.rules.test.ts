import { describe, expect, it } from 'vitest';
import { readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { placePart, withTold } from '#worker/features/guide/outline/outline-later.rules.ts';
import { placeTold } from '#worker/features/guide/outline/outline-place.rules.ts';

const races = readOutline(`Who uses it
- Viewers (me)
- Moderators
- Call handlers
What happens
- It fetches the calendar once a day.
- I tick a session as seen.
What is kept
- Session: kind, start
What always holds
- One click by accident must never show a result.`);

const placed = (said: string) =>
  races ? placeTold(said, races, 'RaceBlind').map(({ section, line }) => `${section}: ${line}`) : [];

describe('what is told in a message', () => {
  it.each([
    ['Actually, do MotoGP as well.', 'acts: It does MotoGP as well'],
    ['So make the sport something you can switch on and off.', 'acts: Viewers switch the sport on and off'],
    ['Let moderators undo a tick within a minute.', 'acts: Moderators undo a tick within a minute'],
    ['Add a button that shows everything again.', 'acts: It offers a button that shows everything again'],
    ['And I can tick all sessions at once.', 'acts: I can tick all sessions at once'],
    ['When a session is postponed, it moves the start.', 'acts: When a session is postponed, it moves the start'],
    ['The popup lists the next five sessions.', 'acts: The popup lists the next five sessions'],
    ['Never show the winner in a tooltip.', 'rules: Never show the winner in a tooltip'],
    ['Also, only moderators see the list.', 'rules: Only moderators see the list'],
    ['At most two sports.', 'rules: At most two sports'],
    ['A weekend has between four and six sessions.', 'rules: A weekend has between four and six sessions'],
    ['Each session also has a series: F1 or MotoGP.', 'records: Session: series (F1 or MotoGP)'],
    ['A session is upcoming, live, over or seen.', 'records: Session: states: upcoming, live, over, seen'],
    ['It goes: planned, running, finished.', 'records: Session: states: planned, running, finished'],
    ['A driver: name, team, number.', 'records: Driver: name, team, number'],
    ['No ads and no account.', 'nots: No ads and no account'],
    ['Success: no spoiler in three months.', 'aims: Success: no spoiler in three months'],
    ['Firefox on my laptop and on the phone.', 'rules: It runs in Firefox on my laptop and on the phone'],
    ['Chrome if it’s easy.', 'rules: It runs in Chrome, if that takes little work'],
    ['Let the others not see it.', 'rules: The others must not see it'],
    ['Let it delete the file, with a warning before.', 'rules: It must delete the file, with a warning before'],
    ['Make it red on the day of the race.', 'rules: Make it red on the day of the race'],
    ['Show all dates in Lagos time.', 'rules: Show all dates in Lagos time'],
    ['Two of us pay in dollars.', 'rules: Two of us pay in dollars'],
    ['I said so last week.', 'rules: I said so last week'],
    ['Moderators are asked for a reason.', 'rules: Moderators are asked for a reason'],
    ['Moderators must enter a reason.', 'rules: Moderators must enter a reason'],
    ['Moderators must be able to close a race.', 'acts: Moderators must be able to close a race'],
    ['Viewers leave phones at the door.', 'acts: Viewers leave phones at the door'],
    ['Nobody leaves phones at the door.', 'rules: Nobody leaves phones at the door'],
    ['On our old work phone.', 'rules: It runs on our old work phone'],
    ['It works on their phones.', 'rules: It works on their phones'],
    ['Moderators use their own phones.', 'rules: Moderators use their own phones'],
    ['Call handlers mark a session.', 'acts: Call handlers mark a session'],
    ['The screen shows all sessions that are due today.', 'acts: The screen shows all sessions that are due today'],
    ['Moderators see what is open right now.', 'acts: Moderators see what is open right now'],
    ['Moderators check the list on paper today.', 'today: Moderators check the list on paper today'],
    [
      'There is an Excel with 1,240 sessions, perhaps 100 of them wrong. We must bring it in at the beginning.',
      'acts: We bring in an Excel with 1,240 sessions, perhaps 100 of them wrong, at the beginning',
    ],
    ['Moderators meet at the office on Mondays.', 'rules: Moderators meet at the office on Mondays'],
    ["Without a time, a session is shown with 'no time'.", "rules: Without a time, a session is shown with 'no time'"],
    [
      'If a session comes without a time, it gets the next one.',
      'rules: If a session comes without a time, it gets the next one',
    ],
    ['No session without a kind is shown.', 'rules: No session without a kind is shown'],
    ['Without an account.', 'nots: Without an account'],
    [
      'Actually, Mrs Tilley says that some families will never answer.',
      'today: Mrs Tilley says that some families will never answer',
    ],
    ['Moderators think that it is too slow.', 'rules: Moderators think that it is too slow'],
    ['Right now I avoid the internet for two days.', 'today: Right now I avoid the internet for two days'],
  ])('stands where its owner would write it: “%s”', (said, line) => expect(placed(said)).toEqual([line]));

  it('that tells what is wanted, and why', () =>
    expect(placed('We lost nine results last year, so I want to see on one page which.')).toEqual([
      'today: We lost nine results last year',
      'acts: I see on one page which',
    ]));

  it('that tells a duty and what has to be done about it is an act and a rule', () =>
    expect(placed('Each Monday I count the sessions, and a gap has to be explained in 48 hours.')).toEqual([
      'acts: Each Monday I count the sessions',
      'rules: Each Monday I count the sessions, and a gap has to be explained in 48 hours',
    ]));

  it('that lists what is not built is a line for each', () =>
    expect(placed('Not doing: Windows, Safari.')).toEqual(['nots: No Windows', 'nots: No Safari']));

  it('takes the place of the line that told the same act, and is written once', () =>
    expect(
      races &&
        withTold(races, ['It fetches the calendar every hour.', 'It fetches the calendar every hour.'], 'A').outline
          .acts,
    ).toEqual(['It fetches the calendar every hour', 'I tick a session as seen.']));
});

const slices = readOutline(`Who uses it
- Engineers (me)
What happens
- Engineers load a slice.
What always holds
- A slice expires after 14 days, and then it is refused.
- A batch has at most four donors.
- A vote is open for 72 hours.
- A complaint is answered within 72 hours.`);

describe('a part of a message', () => {
  it.each([
    [
      'I said 14 days. Make it seven, and let it delete the file.',
      ['rules: A slice expires after seven days, and then it is refused.', 'rules: It must delete the file'],
    ],
    [
      'A slice expires after seven days, not 14. On that day the tool must delete the file.',
      ['rules: A slice expires after seven days, and then it is refused. On that day the tool must delete the file'],
    ],
    [
      "Let the others not see a load. They should only see 'paid'.",
      ['rules: The others must not see a load', "rules: The others should only see 'paid'"],
    ],
    ['A load must be logged. Otherwise it is refused.', ['rules: A load must be logged. Otherwise it is refused']],
    [
      'Engineers must never load two; the old one stays readable.',
      ['rules: Engineers must never load two', 'rules: The old one stays readable'],
    ],
  ])('that changes a number or leans on itself: “%s”', (said, lines) =>
    expect(slices && placePart(said, slices, 'A').map(({ section, line }) => `${section}: ${line}`)).toEqual(lines),
  );

  it('that could change two lines changes none and says which', () =>
    expect(slices && placePart('72 hours is too long. Make it 48.', slices, 'A')[0]?.either).toHaveLength(2));

  it('that tells a told rule again takes its place', () =>
    expect(
      slices &&
        withTold(
          slices,
          [
            'It must delete the old local file, with one warning.',
            'On day nine it must delete the old local file and warn.',
          ],
          'A',
        ).outline.rules.slice(4),
    ).toEqual(['On day nine it must delete the old local file and warn']));
});

describe('a number that is thought about again', () => {
  const tower = readOutline(`Who uses it
- Technicians
- Team leaders
What happens
- A technician takes a set.
What always holds
- At most 12 sets are with one technician at the same time.`);
  const linesOf = (message: string) =>
    tower &&
    withTold(tower, [message], 'A')
      .placed.get(message)
      ?.map(({ section, line }) => `${section}: ${line}`);

  it('gives its place to what is told next; an act beside it stays one', () =>
    expect(
      linesOf(
        'I’ve thought again about 12 sets. In maintenance week there are more. Then 20, and on other days 8. And the team leader may allow 4 more for one day.',
      ),
    ).toEqual([
      'rules: Sets are with one technician at the same time: in maintenance week there are more, then 20, and on other days 8',
      'acts: The team leader may allow 4 more for one day',
    ]));

  it('is left where no rule states it', () =>
    expect(linesOf('I have thought about 30 days. A set is never with two persons.')).toEqual([
      'rules: A set is never with two persons',
    ]));
});

describe('who sees what', () => {
  it('is a line each, also where one sentence tells of several', () =>
    expect(
      slices &&
        placePart(
          'I see everything, Mr. Cem sees the numbers of the month, the engineers see nothing.',
          slices,
          'A',
        ).map(({ section, line }) => `${section}: ${line}`),
    ).toEqual([
      'rules: I see everything',
      'rules: Mr. Cem sees the numbers of the month',
      'rules: The engineers see nothing',
    ]));
});

describe('a rule of some of them', () => {
  const rulesAfter = (...told: string[]) => slices && withTold(slices, told, 'A').outline.rules.slice(4);

  it.each([
    ['A member can keep at most 4 loaded slices.', 'A gold member can keep at most 4 loaded slices.'],
    ['A member can keep at most 4 loaded slices.', 'Each member can keep at most 4 loaded slices and 9 saved ones.', 1],
    ['The log of loads is copied at 7 each day.', 'The log of loads is copied at 8 each night.'],
  ])('leaves the one for all: “%s” and “%s”', (first, later, left = 2) =>
    expect(rulesAfter(first, later)).toHaveLength(left),
  );
});

describe('a second thought', () => {
  const kiln = readOutline(`Who uses it
- Makers
What happens
- A maker books a shelf.
What always holds
- There is a $90 hold on the card of the maker.
- First come, first served, students included.`);
  const rulesAfter = (message: string) => kiln && withTold(kiln, [message], 'Acme').outline.rules;

  it.each([
    [
      'Actually the $90 hold scares people. Drop it for bisque. Keep it for glaze.',
      'There is a $90 hold on the card of the maker; but the $90 hold scares people. Drop it for bisque. Keep it for glaze',
    ],
    [
      'Every third launch goes to the first student waiting. The rest stays first come.',
      'First come, first served, students included; but every third launch goes to the first student waiting. The rest stays first come',
    ],
  ])('stands with the rule that it amends: “%s”', (message, line) => {
    expect(rulesAfter(message)).toHaveLength(2);
    expect(rulesAfter(message)).toContain(line);
  });

  it('stands by itself where nothing speaks of the same', () => {
    expect(rulesAfter('On reflection, nobody may see the glaze.')).toHaveLength(3);
  });
});

describe('no rule is overwritten by one of something else', () => {
  const library = readOutline(`Who uses it
- Members
What happens
- A member books a room.
What always holds
- A booking of a room lasts at most 4 hours.
- Reminders for overdue books go out after 14 days.`);
  const after = (messages: string[]) => library && withTold(library, messages, 'Acme').outline.rules;

  it.each([
    [['A booking of a room lasts at least 1 hour.'], 3],
    [['Books go out for 21 days.'], 3],
    [['A gold member may book at most 4 rooms a week.', 'A silver member may book at most 2 rooms a week.'], 4],
    [['A booking of a room lasts at most 3 hours.'], 2],
  ])('after %j', (messages, count) => {
    expect(after(messages)).toHaveLength(count);
  });
});

it.each([
  [
    'A session is not seen within 3 days → session is lapsed; the moderators are told',
    'A session is not seen within 3 days → session is lapsed; the moderators are told',
  ],
  [
    'Moderators cancel a session, and all viewers are told',
    'Moderators cancel a session → session is cancelled; all viewers are told',
  ],
])('keeps what comes of an act behind its arrow: %s', (said, line) => {
  expect(races && placePart(said, races, 'RaceBlind')).toEqual([{ section: 'acts', line }]);
});
