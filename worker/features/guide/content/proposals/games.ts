import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** A room or a show in which teams play against the clock, and somebody runs it while it goes on. */
export const games: Proposal = {
  is: 'A control desk for {hosts} who run the games of {clients} and send them hints.',
  today: 'Hints are called through the door, and the time is stopped by hand.',
  jobs: {
    client: 'beat the room, and see how others did',
    host: 'keep several rooms in view and help each team at the right moment',
  },
  client: 'team',
  signs: /\bgame ?masters?\b|\bescape (?:rooms?|games?)\b/i,
  not: /\b(?:market ?place|book(?:s|ed|ing|ings)?|reserv\w*|tickets?|dungeons?|pen and paper|role-?play\w*|murder|mystery)\b/i,
  clients: /\b(?:teams?|groups?|players?)\b/i,
  host: 'game master',
  deeds: { client: /^(?:play|solve)/, host: /^(?:watch|send|start|reset)/ },
  thing: { fits: /\broom$/i, other: 'room' },
  acts: [
    { line: '{Host} adds a room → new room: name, minutes, photo', holds: /\bbuilds?\b/i },
    { line: '{Host} prepares a hint → new hint: room, riddle, text, photo' },
    {
      line: '{Host} starts a game → new game: room, {client}, number of players, start; room is in use; the time left is shown on the screen of the room',
      takes: /\bstarts?\b/i,
      holds: /\bclock\b/i,
    },
    {
      line: '{Hosts} see the running games → room, {client} and remaining minutes of each running game',
      holds: /\b(?:watch(?:es)?|sees?)\b/i,
    },
    {
      line: '{Host} sends a hint → new message: game, text, time; the message is shown on the screen of the room',
      takes: /\bsends?\b/i,
    },
    { line: '{Host} pauses a game → game is paused', takes: /\bpauses?\b/i },
    { line: '{Host} goes on with a game → game is running' },
    {
      line: '{Host} ends a game → game is solved, with the time; the time is shown on the leaderboard',
      takes: /\bends?\b/i,
      holds: /\b(?:leader ?board|high score)/i,
    },
    { line: 'The minutes of a game are over → game is lost' },
    { line: '{Host} breaks a game off → game is broken off, with the reason' },
    { line: '{Clients} see the leaderboard of a room → {client} and time of each solved game, the shortest first' },
    { line: '{Host} resets a room → room is ready', takes: /\bresets?\b/i },
  ],
  records: [
    {
      line: 'Game: room, {client}, number of players, start, time; states: running, paused, solved, lost, broken off',
    },
    { line: 'Room: name, minutes, photo; states: ready, in use' },
    { line: 'Hint: room, riddle, text, photo' },
    { line: 'Message: game, text, time' },
  ],
  rules: [
    { line: 'One running game per room.', holds: /\b(?:leader ?board|high score)/i },
    { line: 'A pause does not count for the time.' },
    { line: 'A message is shown within 2 seconds.' },
    { line: 'Games are deleted after 1 year.' },
  ],
  nots: [{ line: 'No bookings and no payment.' }],
  aims: [
    { line: '9 of 10 games end as solved or lost in the third month.' },
    { line: '8 of 10 rooms are ready within 20 minutes after a game.' },
  ],
};
