import { doingWithout, type Ways } from '#worker/features/guide/content/ways/way.ts';

/** Present ways and payers where something is made, found, played, checked or read. */
export const makingWays = {
  generator: {
    today: [
      {
        way: 'A general chat assistant that is told everything anew for each {item}',
        strength: '{Clients} have it already',
        cost: 'The same explaining for each {deal}, and nothing of it is kept',
      },
      { way: 'Making {a item} by hand', strength: '{Clients} know every word in it', cost: 'Hours for each {item}' },
      doingWithout('{Clients} go without {goods}, or use poor ones'),
    ],
    kinds: [
      'general AI assistants asked for {goods}',
      'AI tools made for {goods}',
      'people who make {goods} for a fee',
    ],
    payers: [
      {
        who: '{Clients}',
        what: 'a price a month with a number of {deals}',
        because: 'each {deal} costs you a model call, so there must be a limit',
      },
      {
        who: '{Clients}',
        what: 'credits for single {deals}',
        because: 'those who need {a item} twice a year do not subscribe',
      },
    ],
    variable: ['model calls for each {deal}', 'storage of what {clients} give in'],
  },
  discovery: {
    today: [
      {
        way: 'General search and map services',
        strength: 'They know most {goods}',
        cost: 'What matters to {clients} about {a item} is missing or wrong',
      },
      {
        way: 'Asking friends and groups about {goods}',
        strength: 'The answer is honest',
        cost: 'It takes days, and the next of the {clients} asks again',
      },
      doingWithout('{Clients} go to {a item} and are disappointed'),
    ],
    kinds: [
      'map and review services with {goods}',
      'lists of {goods} kept by volunteers',
      'guides about {goods} in print',
    ],
    payers: [
      {
        who: 'A town, fund or association',
        what: 'a yearly sum',
        because: 'it wants {clients} to find {goods}, and {clients} rarely pay',
      },
      {
        who: 'Owners of {goods}',
        what: 'a price for keeping their entry',
        because: 'never for a better place in the list',
      },
      { who: '{Clients}', what: 'a yearly price for saved lists', because: 'only those who look for {goods} often' },
    ],
    variable: ['map calls for each search', 'storage of photos of {goods}', 'time of {hosts} to check {goods}'],
  },
  game: {
    today: [
      {
        way: 'Known games of the same kind',
        strength: '{Clients} know the rules',
        cost: 'Advertisements between moves, and an account before the first {deal}',
      },
      {
        way: 'Pen and paper, or a game on the table',
        strength: '{Clients} sit together',
        cost: 'It needs both at the same time and place',
      },
      doingWithout('The ten minutes go to a feed instead of {a deal}'),
    ],
    kinds: ['games with {goods} in the app stores', 'daily browser games', 'board games of the same kind'],
    payers: [
      { who: '{Clients}', what: 'once, for more {goods}', because: 'a free {deal} shows what they get' },
      { who: '{Clients}', what: 'a small price a month for extras', because: 'only if they play {deals} every week' },
    ],
    variable: ['a server for each running {deal}', 'the store’s part of each sale'],
  },
  devtool: {
    today: [
      {
        way: 'A script that each team writes for its {goods}',
        strength: 'It fits the team exactly',
        cost: 'Nobody maintains it, and each project has another one',
      },
      {
        way: 'Looking at {goods} in review',
        strength: 'A person judges the exceptions',
        cost: 'It is late, and reviewers tire of it',
      },
      doingWithout('What is wrong with {goods} is found after release'),
    ],
    kinds: ['open-source tools for {goods}', 'services that check {goods} in CI', 'rules inside editors'],
    payers: [
      {
        who: '{Clients}',
        what: 'nothing at first, while {name} is free and open',
        because: '{clients} try what they can read and run at once',
      },
      {
        who: 'Companies',
        what: 'a price for each of the {clients} a month',
        because: 'only for what a team needs: shared rules and reports',
      },
    ],
    variable: ['answering questions and issues of {clients}', 'CI minutes for each release'],
  },
  publishing: {
    today: [
      {
        way: 'A page on a large platform where {hosts} publish {goods}',
        strength: '{Clients} are there already',
        cost: '{Goods} sink among others, and {hosts} can’t reach {clients} again',
      },
      {
        way: 'A mail to a list of addresses kept by hand',
        strength: 'It reaches each of the {clients}',
        cost: 'Nobody can leave it alone, and old {goods} can’t be found',
      },
      doingWithout('{Goods} are not published, and {clients} miss them'),
    ],
    kinds: [
      'newsletter and blog services for {goods}',
      'magazines and pages about the same subject',
      'channels of other {hosts}',
    ],
    payers: [
      {
        who: '{Clients}',
        what: 'a price a month for all {goods}',
        because: 'a hundred who pay are worth more than ten thousand visits',
      },
      { who: 'A sponsor', what: 'a named line in {goods}', because: 'only one that {clients} would accept' },
      { who: 'The place behind {name}', what: 'its own budget', because: '{goods} bring people to it' },
    ],
    variable: ['one mail to each of the {clients} for each of the {goods}', 'storage of sound and pictures'],
  },
} satisfies Record<string, Ways>;
