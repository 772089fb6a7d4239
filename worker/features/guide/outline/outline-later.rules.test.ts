import { describe, expect, it } from 'vitest';
import { readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { placeTold, withTold } from '#worker/features/guide/outline/outline-later.rules.ts';

const races = readOutline(`Who uses it
- Viewers (me)
- Moderators
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
    ['Right now I avoid the internet for two days.', 'today: Right now I avoid the internet for two days'],
  ])('stands where its owner would write it: “%s”', (said, line) => expect(placed(said)).toEqual([line]));

  it('that lists what is not built is a line for each', () =>
    expect(placed('Not doing: Windows, Safari.')).toEqual(['nots: No Windows', 'nots: No Safari']));

  it('takes the place of the line that told the same act, and is written once', () =>
    expect(
      races &&
        withTold(races, ['It fetches the calendar every hour.', 'It fetches the calendar every hour.'], 'A').acts,
    ).toEqual(['It fetches the calendar every hour', 'I tick a session as seen.']));
});
