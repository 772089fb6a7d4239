/** What was asked for is empty. */
export const findsNothing = /^there is nothing\b|^nothing matches\b|^no \w+(?: \w+)? falls into\b/i;

/** How a person brings a fault about at the screen, by the words of its cause; slots: {other}, somebody else with a name. */
export const byHand: readonly [signs: RegExp, how: string][] = [
  [
    /\b(?:no connection|loses the connection|without a connection|connection (?:drops|is lost|breaks))\b/i,
    'switch the network off',
  ],
  [/^(?:any|some)(?:body|one) else asks\b/i, 'open the same address as {other}'],
  [/^(?:any|some)one outside\b/i, 'open it as {other}, who does not belong to it'],
  [/\bpasswords? (?:of .+ )?(?:is|was) wrong (\d+) times\b/i, 'type a wrong password $1 times'],
  [/\bdoes (?:so|this|it) twice\b|\bpressed twice\b/i, 'do it twice in a row'],
  [/\bis recorded twice\b|\barrives twice\b/i, 'enter the same a second time'],
  [/^two people change the same\b/i, 'open it in two windows, and save in the first and then in the second'],
  [/\bvideo is longer than\b/i, 'give a video that is one second too long'],
  [/\bunreadable\b|\bof a kind that cannot\b|\blarger than \d+ MB\b/i, 'give a text file that is named .jpg'],
  [/\bpayment\b.*\brefused\b|\bcard is refused\b/i, 'pay with the test card that is refused'],
  [/\bcannot be read or is not known\b|\bis not on the list\b|\bunknown\b/i, 'enter one that does not exist'],
  [findsNothing, 'look at it while nothing has been entered'],
  [/\bargument is missing\b/i, 'leave an argument out'],
  [/\bleaves? out\b|\bis missing\b|\bis empty\b/i, 'leave a field out'],
];

/** What no hand brings about: moments that meet, time that passes, a service that fails. The named test does. */
export const onlyByTest =
  /\b(?:same moment|at once|at the same time|cannot|can not|can't|fails?|breaks? off|would be|does not (?:reach|answer|arrive|confirm|come)|nothing has come|is silent|(?:not|never)\b.{0,40}\bwithin|older than|late\b|overdue|agreed (?:day|time)|\d+ (?:working )?(?:seconds?|minutes?|hours?|days?|weeks?|months?)|(?:have|has) passed|clock|at the end of|turn is missed|in the same minute|stays without an answer|under way)\b/i;
