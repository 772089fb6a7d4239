import type { PatternId } from '#worker/features/guide/content/patterns/pattern.ts';

/** Where people of a field of life are met, nearest first. Slots: the terms of documents. */
export const fieldPlaces: Record<string, string[]> = {
  garden: ['the work day of an allotment club', 'the till of a garden centre', 'the seed swap of the town in spring'],
  pets: [
    'the waiting room of a vet',
    'the meadow where dogs are walked in the evening',
    'the group of an animal shelter',
  ],
  food: ['the shop itself, between nine and ten', 'the weekly market', 'a street festival with food stalls'],
  fitness: ['the notice board of the gym', 'the Tuesday group of a sports club', 'the start of a public run'],
  health: ['a self-help group', 'a practice whose staff you know', 'the page of a patients’ association'],
  money: ['the adult education class on money', 'a staff canteen after pay day', 'a forum on household budgets'],
  learning: ['a library with a table for learners', 'an evening class', 'the teachers’ room of a school'],
  travel: ['the board of a hostel', 'a club of hikers', 'the regulars of a travel agency'],
  home: ['the stairwell and its board', 'a neighbourhood group', 'the hardware shop on Saturday'],
  kids: ['the parents’ evening', 'the edge of the pitch or playground', 'the class chat, through the parents’ speaker'],
  music: ['the bar after a concert', 'a rehearsal room house', 'the record shop'],
  events: ['the fair of the trade', 'the crew meeting before an event', 'the list of last year’s helpers'],
  work: ['the Monday meeting', 'the canteen', 'the company’s chat channel for tools'],
  games: ['a board game evening', 'a school break', 'a chat of friends who play the daily puzzle'],
  code: ['the issue tracker of a project you use', 'a local meetup of programmers', 'the channel of your team'],
};

/** Where those meet who have a kind of need, when the field of life says nothing. */
export const shapePlaces: Record<PatternId, string[]> = {
  order: ['the counter of {a host}', 'the queue outside of it', 'the street around it'],
  store: ['a market where {hosts} sell', 'the parcel shop', 'an open studio'],
  booking: ['the desk of {a host}', 'the waiting room', 'the list of those who called last week'],
  exchange: ['the board of a street or house', 'a repair café', 'the group in which {clients} ask today'],
  community: ['the group in which {clients} write today', 'their next meeting', 'the club’s letter'],
  learning: ['a class', 'a library', 'a group of {clients}'],
  intake: ['the desk where the paper lies today', 'a meeting of {hosts}', 'the phone line on Monday morning'],
  tracking: ['a forum of {clients}', 'five kitchens of people you know', 'the waiting room or club of {clients}'],
  generator: ['the office where {clients} ask for help today', 'a library with computers', 'an advice centre'],
  discovery: ['the town’s own page', 'a tourist desk', 'a group on the town'],
  game: ['a board game evening', 'a school break', 'a chat of friends who play the daily puzzle'],
  devtool: [
    'the issue tracker of a project in which {clients} work',
    'a local meetup of programmers',
    'the channel of a team of {clients}',
  ],
  publishing: ['the bar or hall that it is about', 'the list of friends who already read you', 'the board of a shop'],
};

/** For an idea that has no known shape. */
export const anyPlaces = [
  'the place where {clients} {doing} today',
  'the next meeting of {clients}',
  'a forum in which {clients} ask each other',
];
