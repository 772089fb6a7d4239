import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';

/** Somebody orders goods ahead or from stock, somebody else prepares and hands them over. */
export const orderPattern: Pattern = {
  id: 'order',
  category: 'commerce',
  signs:
    /\b(pre-?orders?|orders?|shop|store|e-?commerce|sell(?:s|ing)?|buy(?:s|ing)?|purchase|checkout|cart|delivery|takeaway|merch|catering|subscription box)\b/gi,
  families: ['order', 'collect', 'pay'],
  client: 'customer',
  host: 'shop owner',
  item: 'product',
  deal: 'order',
  dealMeans: 'What {a client} asks for in one go: {items}, quantities and a collection day{states}.',
  aim: '{clients} say in advance which {items} they want, and {hosts} prepare exactly that',
  problem:
    'Until now {hosts} collect such requests by phone, note and chat, prepare by guess, and carry the loss of what is left over or missing.',
  clientJob: 'Be sure that the {items} they want are waiting, without a call and without a queue.',
  hostJob: 'Know by a fixed hour how many {items} to prepare, for whom, and what has been paid.',
  journeys: [
    {
      title: '{A client} places {a deal}',
      steps: [
        '{A client} opens the page of today’s {items} and sees what can still be had and until when.',
        'They choose {items} and quantities, and see the total.',
        'They leave a name and a way to be reached, and confirm.',
        'They receive the {deal} number and the time of collection, and can change the {deal} until ordering closes.',
      ],
    },
    {
      title: '{A host} works through the day',
      steps: [
        'When ordering closes, {a host} opens the list and sees the total of each {item}.',
        'They prepare the {items} by that list.',
        'At the counter they find the {deal} by name or number and mark it as collected.',
      ],
    },
  ],
  features: [
    {
      key: 'offer',
      covers: ['manage'],
      title: 'Offer {items}',
      says: '{Hosts} keep the list of {items} on offer: name, price, photo, and how many can be had on each day.',
      criteria: [
        'WHEN {a host} saves {a item} with a name and a price, THE SYSTEM SHALL show it to {clients} within 5 seconds.',
        'IF {a item} is marked as not available on a day, THEN THE SYSTEM SHALL leave it out of the offer of that day.',
        'IF the daily number of {a item} is used up, THEN THE SYSTEM SHALL show it as sold out and accept no further {deal} for it.',
      ],
      screen: 'Offer list and the form for {a item}',
    },
    {
      key: 'order',
      covers: ['order', 'book'],
      title: 'Place {a deal}',
      says: '{Clients} choose {items}, quantities and a day, and send the {deal} without calling anyone.',
      criteria: [
        'WHEN {a client} confirms {a deal}, THE SYSTEM SHALL store it, take its {items} from what is left for that day, and show its number within 2 seconds.',
        'IF two {clients} confirm the last {item} at the same moment, THEN THE SYSTEM SHALL accept exactly one {deal} and tell the other {client} what is left.',
        'IF the connection drops after confirming, THEN THE SYSTEM SHALL keep one {deal} and not two when {a client} sends it again.',
      ],
      screen: 'Page of {items}, basket, confirmation',
    },
    {
      key: 'change',
      covers: ['cancel'],
      title: 'Change or cancel {a deal}',
      says: '{Clients} correct {a deal} themselves through a private link while ordering is open.',
      criteria: [
        'WHILE ordering for the day is open, THE SYSTEM SHALL let {a client} change quantities or cancel through the link in the confirmation.',
        'WHEN {a client} cancels, THE SYSTEM SHALL return the {items} to the offer of that day within 5 seconds.',
      ],
      screen: 'The {deal} behind its private link',
    },
    {
      key: 'list',
      covers: ['see', 'plan'],
      title: 'See what to prepare',
      says: '{Hosts} see one list per day: the total of each {item}, then each {deal} with its name and time.',
      criteria: [
        'WHEN {a host} opens a day, THE SYSTEM SHALL show the total of each {item} and all {deals} of that day sorted by collection time.',
        'WHEN {a deal} is placed, changed or cancelled, THE SYSTEM SHALL update the totals on an open list within 5 seconds.',
        'WHEN {a host} chooses print, THE SYSTEM SHALL give a black-and-white page of the list that fits A4.',
      ],
      screen: 'Day list with totals, print view',
    },
    {
      key: 'handover',
      covers: ['collect'],
      title: 'Hand over {deals}',
      says: 'At collection {a host} finds the {deal} and closes it, so that nothing is handed over twice.',
      criteria: [
        'WHEN {a host} types part of a name or number, THE SYSTEM SHALL list the matching {deals} of the day within 1 second.',
        'WHEN {a host} marks {a deal} as collected, THE SYSTEM SHALL record the time and take it off the open list.',
        'IF {a deal} is not collected 30 minutes after its time, THEN THE SYSTEM SHALL mark it as missed on the list.',
      ],
      screen: 'Collection list with search',
    },
    {
      key: 'tell',
      covers: ['remind', 'message'],
      title: 'Keep {clients} informed',
      says: '{Clients} hear when the {deal} is accepted and when something changes.',
      criteria: [
        'WHEN {a deal} is accepted, THE SYSTEM SHALL send its number, its {items} and its collection time within 60 seconds.',
        'IF {a host} cancels {a deal}, THEN THE SYSTEM SHALL tell the {client} the reason that was entered within 60 seconds.',
      ],
      screen: 'Messages to {clients}',
    },
  ],
  measures: [
    'At least 60 % of all {deals} come in through {name} eight weeks after launch, counted per day.',
    'Fewer than 2 in 100 {deals} are wrong or missing at collection, counted by {hosts} each week.',
    'The share of {items} left over at closing falls by 25 % against the four weeks before launch.',
    'At least 40 % of {clients} place a second {deal} within 30 days.',
    'Counter-measure: at most 1 in 20 {clients} finds {a item} sold out before {deals} close.',
  ],
  nots: [
    'No loyalty points, vouchers or referral schemes; first it has to show that {clients} come back without them.',
    'No accounting or tax filing; the day’s figures can be exported as CSV.',
    'No comparison of several sellers in one basket; {hosts} answer for their own {items} alone.',
  ],
  questions: [
    {
      key: 'fulfilment',
      topic: 'How it is handed over',
      ask: 'How do the {items} reach {clients}?',
      why: 'Collection needs a time and a counter; delivery and post need addresses, costs and somebody who carries.',
      prevents: '{Clients} in front of a closed door, and {deals} without a way to them',
      shapes: 'handover',
      known: /\b(pick(s|ed|ing)?( \w+)? up|collects?|deliver(s|y|ed)?|ship(s|ped|ping)?|take-?away)\b/i,
      options: [
        {
          label: '{Clients} collect them at an agreed time',
          rule: '{Clients} collect their {items} at an agreed time.',
          criterion:
            'WHEN {a client} chooses a collection time, THE SYSTEM SHALL offer only times at which {hosts} are there.',
          not: 'No delivery in the first version; {clients} come by.',
        },
        {
          label: '{Hosts} deliver them on fixed days',
          fits: /\b(restaurants?|farmers?|wholesale|offices|weekly box)\b/i,
          rule: '{Hosts} deliver on fixed days to an address.',
          criterion:
            'WHEN {a host} opens a delivery day, THE SYSTEM SHALL list the {deals} by address with what belongs to each.',
        },
        {
          label: 'By post or parcel service',
          fits: /\b(online (store|shop)|e-?commerce|worldwide|etsy)\b/i,
          rule: '{Items} are sent by parcel service.',
          criterion:
            'WHEN {a host} enters a parcel number, THE SYSTEM SHALL send it to the {client} within 60 seconds.',
        },
      ],
    },
    {
      key: 'cutoff',
      topic: 'When ordering closes',
      ask: 'Until when can {clients} place {a deal} for a given day?',
      why: 'It decides when {hosts} can rely on the numbers, and how late {clients} can still change their minds.',
      prevents: '{Hosts} who count while {deals} still change',
      shapes: 'order',
      known: /\b(until|by|before|closes? at|cut-?off)\s+(\d{1,2}([:.]\d\d)?\s*(am|pm|h|o'clock)?|midnight|noon)\b/i,
      options: [
        {
          label: 'Until 20:00 the evening before',
          rule: 'Ordering for a day closes at 20:00 the evening before.',
          criterion:
            'WHEN the clock reaches 20:00 the evening before, THE SYSTEM SHALL close ordering for that day and offer the next open day instead.',
        },
        {
          label: 'Until two hours before collection',
          rule: 'Ordering closes two hours before the chosen collection time.',
          criterion:
            'IF less than 2 hours remain before a collection time, THEN THE SYSTEM SHALL not offer that time any more.',
        },
        {
          label: 'No fixed time; {deals} are handled as they come',
          fits: /\b(online (store|shop)|e-?commerce|worldwide|etsy|handmade)\b/i,
          rule: '{Deals} can be placed at any time and are handled in order.',
          criterion: 'WHEN {a deal} is placed, THE SYSTEM SHALL show the {client} by which day it is ready.',
        },
        {
          label: '{Hosts} set a closing time for each day',
          rule: '{Hosts} set the closing time of each day themselves.',
          criterion:
            'WHEN {a host} sets a closing time for a day, THE SYSTEM SHALL close ordering for that day at that minute.',
        },
      ],
    },
    {
      key: 'payment',
      topic: 'Payment',
      ask: 'How do {clients} pay for their {items}?',
      why: 'Paying ahead protects {hosts} from {deals} that nobody collects, but adds a payment service and refunds.',
      prevents: '{Deals} that are prepared and that nobody pays for',
      shapes: 'order',
      known: /\b(pay(s|ing|ment)?\s+(at|on|in|by|online|with|when)|stripe|paypal|cash only|card payment)\b/i,
      options: [
        {
          label: 'On collection, as today',
          rule: '{Clients} pay on collection; {name} moves no money.',
          criterion:
            'WHEN {a host} marks {a deal} as collected, THE SYSTEM SHALL record that it was paid, and how (cash or card).',
          not: 'No online payment; money changes hands at collection.',
        },
        {
          label: 'Online by card when ordering',
          fits: /\b(online (store|shop)|e-?commerce|ship(s|ping)?|worldwide)\b/i,
          rule: '{Clients} pay by card when they confirm.',
          criterion:
            'IF the card payment is refused, THEN THE SYSTEM SHALL keep the basket for 30 minutes and not place the {deal}.',
        },
        {
          label: 'A deposit online, the rest on collection',
          rule: '{Clients} pay a 20 % deposit by card and the rest on collection.',
          criterion:
            'WHEN {a client} confirms, THE SYSTEM SHALL charge a deposit of 20 % and show what remains due on collection.',
        },
      ],
    },
    {
      key: 'stock',
      topic: 'How much can be ordered',
      ask: 'Is there a limit to how many {items} can be ordered for a day?',
      why: 'A limit keeps {hosts} from promising more than they can prepare; without one the list is shorter to keep.',
      prevents: 'A promise of more {items} than {hosts} can prepare',
      shapes: 'offer',
      options: [
        {
          label: 'A daily limit for each {item}',
          rule: 'Each {item} has a daily limit set by {hosts}.',
          criterion:
            'WHEN {a host} changes the daily limit of {a item}, THE SYSTEM SHALL apply it to days that have not closed and keep the {deals} already placed.',
        },
        {
          label: 'No limit; we prepare what is ordered',
          fits: /\b(made to order|custom-made|bespoke)\b/i,
          rule: 'There is no limit; what is ordered is prepared.',
          criterion:
            'IF one {deal} asks for more than 30 of one {item}, THEN THE SYSTEM SHALL ask the {client} to confirm the number before placing it.',
        },
        {
          label: 'One limit for the whole day',
          rule: 'One number limits all {deals} of a day.',
          criterion:
            'IF the number of {deals} of a day reaches its limit, THEN THE SYSTEM SHALL offer the next open day instead.',
        },
      ],
    },
    {
      key: 'identity',
      topic: 'Accounts for those who order',
      ask: 'Do {clients} need an account to order?',
      why: 'Each extra step loses orders; an account pays off when the same {clients} come back every week.',
      prevents: '{Deals} that are lost at a form nobody needed',
      shapes: 'order',
      known: /\b(no (log-?in|account|sign-?up)|without (an account|signing|logging)|guest checkout)\b/i,
      options: [
        {
          label: 'No, name and phone number or e-mail are enough',
          rule: '{Clients} order with a name and one way to be reached; no account.',
          criterion:
            'WHEN {a client} enters a name and an e-mail address or phone number, THE SYSTEM SHALL accept the {deal} without a password.',
        },
        {
          label: 'Optional, to repeat the last {deal}',
          rule: 'An account is optional and repeats the last {deal} in one step.',
          criterion:
            'WHERE {a client} has an account, WHEN they open the offer, THE SYSTEM SHALL propose their last {deal} again.',
        },
        {
          label: 'Yes, everyone signs in',
          rule: 'Every {client} signs in before ordering.',
          criterion:
            'IF a visitor without a session confirms a basket, THEN THE SYSTEM SHALL ask them to sign in and keep the basket.',
        },
      ],
    },
  ],
  entities: [
    { name: '{Item}', fields: 'id, name, price in cents, photo key, active, position', holds: 'What can be ordered' },
    {
      name: 'Day offer',
      fields: 'id, {item} id, date, limit, closes at',
      holds: 'How many of {a item} can be had on a day',
    },
    {
      name: '{Deal}',
      fields: 'id, number, {client} name, contact, collect at, state, total in cents, link token',
      holds: 'One request of {a client}',
    },
    {
      name: '{Deal} line',
      fields: 'id, {deal} id, {item} id, quantity, price in cents at the time',
      holds: 'One {item} within {a deal}',
    },
  ],
  rules: [
    {
      decision: 'What is left of {a item} is decided inside one database statement',
      prevents: 'Two {clients} buying the last {item}',
      rule: 'Placing {a deal} is one conditional update; it is never a read followed by a write.',
      never: 'Read what is left and write it after',
    },
    {
      decision: 'Prices are copied into the {deal} line',
      prevents: 'Old {deals} changing when a price changes',
      rule: 'Totals are computed from the lines and never from the current list of {items}.',
      never: 'Read today’s price for an old {deal}',
    },
    {
      decision: 'Every {deal} carries an id made by the browser',
      prevents: 'A repeated tap making two {deals}',
      rule: 'A second request with the same id answers with the first {deal}.',
      never: 'Make the id of {a deal} on the server',
    },
  ],
  edges: [
    [
      'The closing time passes while the basket is open',
      'The {deal} is refused with the next open day, and the basket stays',
    ],
    [
      'The last {item} goes while {a client} is typing',
      'The {client} reads before confirming that it is gone; the rest stays in the basket',
    ],
    ['The clock changes to summer time during an open day', 'Closing and collection stand at the hours on the wall'],
  ],
};
