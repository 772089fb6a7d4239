/**
 * A way in which money comes in, or why none has to: who pays, why that follows from the idea, other ways with the sign that they are
 * better, and what is asked before a price is believed. Slots: the terms of documents, and `payer`, `paying` and `payId` (the feature in
 * which money moves), `most` and `mostId` (what costs the most minutes by hand), `share`, `price`.
 */
export type Earning = {
  pays: string;
  others: { way: string; when: string }[];
  asks: string[];
  breaks: string;
};

export type EarningKey =
  | 'goods'
  | 'share'
  | 'outside'
  | 'own'
  | 'mine'
  | 'device'
  | 'uses'
  | 'hosts'
  | 'players'
  | 'open'
  | 'clients';

export const earnings: Record<EarningKey, Earning> = {
  goods: {
    pays: '{Payers} pay you for what you sell, as they do today (“{paying}”, {payId}). {Name} itself is not for sale: it earns its keep by sales that come more regularly and by minutes that “{most}” no longer takes.',
    others: [
      {
        way: 'A fee for the convenience, on top of the price',
        when: 'none of the first ten {payers} flinches at it',
      },
      {
        way: 'Others of your trade rent {name} by the month',
        when: 'two who also deal with {clients} have asked you for it',
      },
    ],
    asks: [
      'Which of the {payers} you sell to now would pay in advance, and for how many weeks?',
      'What is left of one sale to {a payer} after material, your time and the way there?',
    ],
    breaks:
      '{Payers} who stop in the second month: know each reason, because one new one costs more than the fee of a year.',
  },
  share: {
    pays: '{Hosts} pay {share} of each sale, kept back when {clients} pay (“{paying}”, {payId}); nobody pays before something was sold.',
    others: [
      {
        way: '{Hosts} pay a fixed price a month and keep all of each sale',
        when: '{a host} sells so much that {share} is more than 30 a month',
      },
      { way: '{Clients} pay a visible fee at the checkout', when: '{hosts} would leave over {share}' },
    ],
    asks: [
      'What does {a host} pay today to sell one piece elsewhere, all fees added up?',
      'At which amount does a fee of {share} no longer cover a complaint, a refund and a mail?',
    ],
    breaks:
      '{Clients} and {hosts} who deal with each other directly after the first sale: say what {name} does for them that a bank transfer does not.',
  },
  outside: {
    pays: '{Payers} pay (“{paying}”, {payId}), so that {clients} need not; they pay for being seen by {clients}, and only what is marked as paid may be paid for.',
    others: [
      { way: '{Clients} pay a small price a month', when: '{payers} ask to be told what to write' },
      { way: 'A yearly sum from one sponsor', when: 'selling single places costs you more than two evenings a month' },
    ],
    asks: [
      'What did three of the {payers} pay for their last notice elsewhere, and how many came because of it?',
      'Would two of them pay for four in advance, before there are readers to show?',
    ],
    breaks:
      '{Clients} who can no longer tell what is paid from what is not: one such mail costs more than a listing brings.',
  },
  own: {
    pays: 'Nobody pays for {name}: {people} are one organisation or circle, and it is worth what “{most}” ({mostId}) costs them in hours now. {People} settle who bears the bill before it is built.',
    others: [
      {
        way: 'Other {clients} elsewhere use it and bear half',
        when: 'they have asked, and somebody answers their questions about {goods}',
      },
      {
        way: 'A fund, a town or an employer bears the first year for {clients}',
        when: 'the hours of “{most}” are noted with dates',
      },
    ],
    asks: [
      'Which of the {people} spends the most hours on “{most}” today?',
      'Whose card is charged, and which of the {people} pays when that person leaves?',
    ],
    breaks: 'One person looks after it and leaves: account, domain and backup belong to {people} together.',
  },
  mine: {
    pays: 'Nobody pays for {name}: it is yours, and it pays you back in the hours that “{most}” ({mostId}) takes now and in what no longer goes wrong there.',
    others: [
      {
        way: 'Others who do what you do rent {name} by the month',
        when: 'two who also deal with {clients} asked after seeing it',
      },
      {
        way: '{Clients} pay a little for it',
        when: 'they get something that no other {host} offers them, and say so unasked',
      },
    ],
    asks: [
      'When did “{most}” last go wrong, and what did that cost you in money?',
      'How many evenings do you give it before you take a general tool and live with its gaps?',
    ],
    breaks: '{Clients} who go on calling: as long as half of them do, you look after two ways instead of one.',
  },
  device: {
    pays: '{Payers} pay once for the device, and a small price a year for what {name} does with what it reports (“{most}”, {mostId}): each device costs you a little every month for as long as it runs.',
    others: [
      {
        way: '{Payers} get {name} in the price of the device',
        when: 'its maker pays you for each one sold, and ten years of “{most}” fit into that',
      },
      { way: 'Only the year’s price, the device is lent', when: '{payers} need many at once and would not buy them' },
    ],
    asks: [
      'What did {a payer} lose the last time nobody looked in time? A year of {name} has to cost less.',
      'How long must the battery of a device last for {payers}, and who changes it?',
    ],
    breaks: 'Devices of {payers} that fall silent: each one costs a visit, so count them from the first week on.',
  },
  uses: {
    pays: '{Payers} pay for each use after the first three, in packs of ten: every “{paying}” calls a service that you pay for, so a flat price would be lost on those who use it most.',
    others: [
      { way: 'A price a month with a number of uses in it', when: '{payers} come back every week of their own accord' },
      {
        way: 'An advice centre, an employer or a town pays for {payers}',
        when: 'those who need it most are those who can least pay',
      },
    ],
    asks: [
      'What did the last one of “{most}” cost {a payer} in hours, or in a fee to somebody who did it for them?',
      'How many do {payers} have in a year? Below six, nobody signs up for a month.',
    ],
    breaks: 'A general assistant does half of “{most}” for nothing: know which half, and charge for the other one.',
  },
  hosts: {
    pays: '{Hosts} pay a price a month: they are the ones who lose minutes with “{most}” ({mostId}), and they can count them. {Clients} pay nothing for {name} itself.',
    others: [
      {
        way: '{Hosts} pay for each one of “{paying}”',
        when: 'most {hosts} have fewer than ten a month',
      },
      {
        way: '{Clients} pay a fee each time',
        when: '{hosts} say that they earn too little with {goods} to pay at all',
      },
    ],
    asks: [
      'Ask {hosts} before you name a price: how many minutes did “{most}” take last week?',
      'Three {hosts} hear a quarter of what that is worth, three hear half: which {hosts} sign today?',
    ],
    breaks:
      '{Hosts} for whom no {clients} come: bring ten {clients} to each of the first three by hand before the fourth pays.',
  },
  players: {
    pays: '{Clients} play for nothing and can pay once for more (“{paying}”, {payId}, stays free); nobody buys an advantage over a friend.',
    others: [
      {
        way: '{Clients} pay a small price a month for new {goods}',
        when: 'a third of {clients} play in week 4 and ask what comes next',
      },
      { way: '{Name} is sold once, without a free part', when: '{clients} know it from a show or a book' },
    ],
    asks: [
      'What did five {clients} of {name} last buy inside a game, for how much, and do they regret it?',
      'Of ten {clients} who played three times, how many press “More {goods} for 4” before it is built?',
    ],
    breaks: '{Clients} play on one day and never again: look at day 7 before you draw {goods} to sell.',
  },
  open: {
    pays: 'Nobody pays at first: {clients} run {name} on their own machines, and each run on {goods} costs you nothing.',
    others: [
      {
        way: 'Companies pay for each repository or seat',
        when: 'three of them ask for “{paying}” to be the same in all their repositories',
      },
      {
        way: 'Companies pay for an answer within a day',
        when: 'the same two write more than ten issues about {goods} a quarter',
      },
    ],
    asks: [
      'What does one failure that “{most}” would have caught cost a team: how many people, how many hours?',
      'Which budget of {clients} would pay for “{most}”, and up to what without asking?',
    ],
    breaks: 'Issues about {goods} eat the evenings: two hours a week, the rest is closed with thanks.',
  },
  clients: {
    pays: '{Payers} pay a price a year after a free month: what “{most}” ({mostId}) keeps for them is worth more with each month.',
    others: [
      { way: '{Payers} pay for each use of “{paying}”', when: '{payers} need {goods} twice a year' },
      {
        way: 'An employer, insurer, school or town pays for its {clients}',
        when: 'one has a line in its budget for {goods}',
      },
    ],
    asks: [
      'What have five {payers} paid for last year that does part of “{most}”, and did they renew it?',
      'Which of the first ten {payers} pay for “{most}” after the free month before you ask twice?',
    ],
    breaks: '{Payers} have something for {goods} already: ask what they would cancel for {name}.',
  },
};
