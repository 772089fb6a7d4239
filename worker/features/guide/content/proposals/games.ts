import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const paused = /\bpaus(?:es?|ed|ing)\b/i;

/** A room or a show in which teams play against the clock, and somebody runs it while it goes on. */
export const games: Proposal = {
  is: 'A control desk for {hosts} who run the games of {clients} and send them hints.',
  today: 'Hints are called through the door, and the time is stopped by hand.',
  jobs: {
    client: 'beat the room, and see how others did',
    host: 'keep several rooms in view and help each team at the right moment',
  },
  client: 'team',
  signs: /\bgame ?masters?\b|\bescape (?:rooms?|games?|places?)\b/i,
  not: /\b(?:market ?place|book(?:s|ed|ing|ings)?|reserv\w*|tickets?|dungeons?|pen and paper|role-?play\w*|murder|mystery)\b/i,
  clients: /\b(?:teams?|groups?|players?)\b/i,
  host: 'game master',
  isSure: true,
  deeds: { client: /^(?:play|solve)/, host: /^(?:watch|send|start|reset)/ },
  thing: { fits: /\broom$/i, other: 'room' },
  covers:
    /\bcan type a hint\b|\bpops? up in the room\b|\bhints? go out\b|^(?:I|we) (?:build|run|own|have|make)(?: [\w-]+){0,3} (?:rooms?|games?)(?: (?:with|in|for) [^,;]{1,40})?$/i,
  acts: [
    { line: '{Host} adds a room → new room: name, minutes, photo', holds: /\bbuilds?\b/i },
    { line: '{Host} prepares a hint → new hint: room, riddle, text, photo' },
    {
      line: '{Host} starts a game → new game: room, name of the {client}, number of players, start; room is in use',
      takes: /\bstarts?\b/i,
      holds: /\bclock\b/i,
    },
    {
      line: '{Hosts} see the running games → room, name of the {client} and remaining minutes of each running game',
      holds: /\b(?:watch(?:es)?|sees?)\b/i,
    },
    {
      line: '{Host} sends a hint → new message: game, hint (optional), text, photo (optional)',
      holds: /\bsends?\b/i,
    },
    {
      line: '{Clients} see the screen of a room → remaining minutes and last message of its running game',
      holds: /\bscreen\b/i,
    },
    { line: '{Host} pauses a game → game is paused', takes: /\bpauses?\b/i, when: paused },
    { line: '{Host} goes on with a game → game is running', when: paused },
    {
      line: '{Host} ends a game → game is solved, with the time; the time is shown on the leaderboard',
      takes: /\bends?\b/i,
      holds: /\b(?:leader ?board|high score)/i,
    },
    { line: 'The minutes of a game are over → game is lost' },
    { line: '{Host} breaks a game off → game is broken off, with the reason' },
    {
      line: '{Clients} see the leaderboard of a room → name of the {client} and time of each solved game, the shortest first',
    },
    { line: '{Host} resets a room → room is ready', takes: /\bresets?\b/i },
  ],
  records: [
    {
      line: 'Game: room, name of the {client}, number of players, start, time; states: running, paused, solved, lost, broken off',
      when: paused,
    },
    {
      line: 'Game: room, name of the {client}, number of players, start, time; states: running, solved, lost, broken off',
      unless: paused,
    },
    { line: 'Room: name, minutes, photo; states: ready, in use' },
    { line: 'Hint: room, riddle, text, photo' },
    { line: 'Message: game, hint (optional), text, photo (optional)' },
  ],
  rules: [
    { line: 'One running game per room.', holds: /\b(?:leader ?board|high score)/i },
    { line: 'Nobody starts a game in a room that is in use.' },
    { line: 'Nobody sends a hint to a game that is over.' },
    { line: 'Nobody resets a room with a running game.' },
    { line: 'A pause does not count for the time.', when: paused },
    { line: 'The app refreshes the screen of a room every second.' },
    { line: '{Clients} see the screen and the leaderboard of a room by its link.' },
    { line: 'Games and their messages are deleted after 1 year.' },
  ],
  nots: [{ line: 'No bookings and no payment.' }],
  aims: [
    { line: '9 of 10 games end as solved or lost in the third month.' },
    { line: '8 of 10 rooms are ready within 20 minutes after a game.' },
  ],
};
