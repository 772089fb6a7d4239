import { doingWithout, type Ways } from '#worker/features/guide/content/ways/way.ts';

/** Present ways and payers where something is ordered, bought, booked or lent. */
export const tradeWays = {
  order: {
    today: [
      {
        way: 'A call or a message to {hosts} about {goods}',
        strength: '{Clients} know whom they speak to',
        cost: 'Minutes for each {deal}, and slips when {hosts} write it down',
      },
      {
        way: 'A paper list beside the {goods}',
        strength: 'Every one of the {hosts} can read it at once',
        cost: '{Clients} have to come twice, and nobody can add up {goods}',
      },
      doingWithout('{Goods} run out before {clients} come, or are left over'),
    ],
    kinds: [
      'pre-order and click-and-collect pages for {hosts}',
      'delivery platforms that also list {goods}',
      'form builders used as {deal} sheets',
    ],
    payers: [
      {
        who: '{Hosts}',
        what: 'a fixed price a month',
        because: 'they save the minutes and the leftover {goods}, which they can count',
      },
      {
        who: '{Hosts}',
        what: 'a small part of each paid {deal}',
        because: 'it costs nothing while no {deals} come in',
      },
      {
        who: '{Clients}',
        what: 'a fee on each {deal}',
        because: 'they get {goods} without waiting; many refuse such fees',
      },
    ],
    variable: ['payment fee on each {deal} that is paid online', 'one message to {a client} for each {deal}'],
  },
  store: {
    today: [
      {
        way: 'A large marketplace with {goods} of many sellers',
        strength: '{Clients} are there already',
        cost: 'A part of each {deal}, and {hosts} never learn who bought',
      },
      {
        way: 'Selling {goods} by messages on a social network',
        strength: 'Pictures of {goods} spread by themselves',
        cost: 'Every {deal} is talked through by hand',
      },
      doingWithout('{Goods} stay unsold, and {clients} buy something else'),
    ],
    kinds: ['shop builders used for {goods}', 'marketplaces where {hosts} list {goods}', 'own shops of other {hosts}'],
    payers: [
      { who: '{Clients}', what: 'the price of {goods}', because: 'the margin on {goods} carries {name}' },
      { who: '{Hosts}', what: 'a fixed price a month', because: 'only if others than you sell {goods} here' },
    ],
    variable: ['payment fee on each {deal}', 'parcel and packing for each {deal}', 'returns of {goods}'],
  },
  booking: {
    today: [
      {
        way: 'Calls and chats in which {clients} ask {hosts} for a time',
        strength: 'Exceptions for {a item} can be talked through',
        cost: '{Hosts} answer in the evening, and times are given twice',
      },
      {
        way: 'A shared calendar or table of {goods}',
        strength: '{Hosts} have it already',
        cost: '{Clients} can’t book in it themselves',
      },
      doingWithout('{Clients} go where {a item} can be booked at midnight'),
    ],
    kinds: [
      'appointment pages that {hosts} rent by the month',
      'directories where {clients} book {goods}',
      'calendar links used for {deals}',
    ],
    payers: [
      { who: '{Hosts}', what: 'a fixed price a month', because: 'each missed {item} costs them more than that' },
      {
        who: '{Clients}',
        what: 'a deposit or fee with each {deal}',
        because: 'it cuts missed {goods}; it also keeps some {clients} away',
      },
      {
        who: '{Hosts}',
        what: 'a part of each first {deal} of a new {client}',
        because: 'they pay only for {clients} they did not have',
      },
    ],
    variable: ['one reminder for each {deal}', 'payment fee where {goods} are paid online'],
  },
  exchange: {
    today: [
      {
        way: 'Asking around in chat groups for {a item}',
        strength: 'Those who answer are known',
        cost: 'The request for {a item} is gone after an hour',
      },
      {
        way: 'General classified pages with {goods}',
        strength: 'Many {hosts} are there',
        cost: 'Strangers, no-shows, and nothing agreed in writing about {goods}',
      },
      doingWithout('{Clients} buy what {hosts} nearby have and hardly use'),
    ],
    kinds: [
      'classified pages with {goods}',
      'sharing platforms for things like {goods}',
      'local groups in which {clients} and {hosts} meet',
    ],
    payers: [
      {
        who: '{Clients}',
        what: 'a fee on each {deal} that comes about',
        because: 'they pay when they got {a item}, and not before',
      },
      {
        who: '{Hosts}',
        what: 'a part of what they earn with {goods}',
        because: 'only where money changes hands for {goods}',
      },
      { who: 'A town, club or employer', what: 'a yearly sum', because: 'it wants its people to share {goods}' },
    ],
    variable: [
      'payment fee on each paid {deal}',
      'looking into disputes about {goods}',
      'insurance where {goods} have a value',
    ],
  },
} satisfies Record<string, Ways>;
