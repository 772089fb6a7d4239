import { doingWithout, type Ways } from '#worker/features/guide/content/ways/way.ts';

/** Present ways and payers where people learn, fill in, keep track or share. */
export const groupsWays = {
  community: {
    today: [
      {
        way: 'A chat group with all {clients}',
        strength: 'Everyone has the app already',
        cost: '{Goods} are lost within hours, and nobody finds them again',
      },
      {
        way: 'A group on a large social network',
        strength: 'New {clients} find it by themselves',
        cost: 'Advertising, strangers, and rules that {hosts} do not make',
      },
      doingWithout('{Clients} stay alone with what they know about {goods}'),
    ],
    kinds: ['groups on social networks about {goods}', 'forums for {clients}', 'club software with {deals}'],
    payers: [
      {
        who: '{Clients}',
        what: 'a yearly contribution',
        because: 'those who come back to their {deals} each week lose something without it',
      },
      {
        who: 'A club or association',
        what: 'a fixed price a year',
        because: 'it reaches its {clients} without a newsletter',
      },
      {
        who: 'Makers of gear for {clients}',
        what: 'a named page',
        because: 'only with consent, and never inside {goods}',
      },
    ],
    variable: ['storage of pictures in {goods}', 'time of {hosts} for reports about {goods}'],
  },
  learning: {
    today: [
      {
        way: 'Books, sheets and videos about {goods}',
        strength: 'Much of it is free for {clients}',
        cost: 'Nobody chooses what {clients} should repeat',
      },
      {
        way: 'General flash card or course apps',
        strength: '{Clients} know how they work',
        cost: 'The {goods} have to be typed in, and {hosts} see nothing',
      },
      doingWithout('What {clients} learned is gone after a week'),
    ],
    kinds: [
      'flash card apps with {goods}',
      'course platforms for {clients}',
      'school software in which {hosts} assign {goods}',
    ],
    payers: [
      {
        who: '{Clients} or their parents',
        what: 'a price a month',
        because: 'they pay for seeing progress in {goods}',
      },
      {
        who: 'Schools',
        what: 'a price for each of the {clients} a year',
        because: '{hosts} save the time of marking {goods}',
      },
    ],
    variable: ['storage of {goods} with sound or pictures', 'AI calls where {goods} are made by a model'],
  },
  intake: {
    today: [
      {
        way: 'Paper: {clients} fill in {goods} on the spot',
        strength: 'It needs no device',
        cost: '{Hosts} type it in again, and a third of it is unreadable',
      },
      {
        way: 'A file by e-mail instead of {a item}',
        strength: '{Clients} can do it at home',
        cost: 'Fields stay empty, and {hosts} lose track of what came back',
      },
      doingWithout('{Hosts} ask for the same answers in every {deal}'),
    ],
    kinds: [
      'form builders with {goods}',
      'large systems that {hosts} use and that have a form part',
      'scanning services for {goods}',
    ],
    payers: [
      {
        who: 'The place where {hosts} work',
        what: 'a fixed price a month',
        because: 'it saves the typing of each {deal}',
      },
      {
        who: 'The place where {hosts} work',
        what: 'a price for each {deal}',
        because: 'small places with few {deals} begin without risk',
      },
    ],
    variable: ['one invitation and one reminder for each {deal}', 'storage of what {clients} attach to {goods}'],
  },
  tracking: {
    today: [
      {
        way: 'A table or note in which {clients} write down each {item}',
        strength: 'It can hold anything about {goods}',
        cost: 'Nobody is reminded, and old {deals} are hard to find',
      },
      {
        way: 'General reminder and list apps',
        strength: 'They are on each phone of {clients}',
        cost: 'They know nothing of {goods} and show no change over months',
      },
      doingWithout('Something that is due for {goods} is forgotten'),
    ],
    kinds: ['apps made for {goods}', 'general list and habit apps', 'paper diaries made for {clients}'],
    payers: [
      {
        who: '{Clients}',
        what: 'a price a year after a free month',
        because: 'the worth of their {deals} grows with each month kept',
      },
      { who: '{Clients}', what: 'once, for ever', because: '{clients} who keep few {goods} dislike subscriptions' },
      {
        who: 'Those who serve {clients}',
        what: 'a price a month',
        because: 'they could offer it to their own {clients}',
      },
    ],
    variable: ['storage of photos of {goods}', 'reminders for each due {item}'],
  },
} satisfies Record<string, Ways>;
