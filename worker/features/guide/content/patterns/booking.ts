import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { ofWrittenBook } from '#worker/features/guide/content/things.ts';

/** Somebody takes a time with somebody else. */
export const bookingPattern: Pattern = {
  id: 'booking',
  category: 'booking',
  signs: new RegExp(
    `\\b((?<!\\b(?:${ofWrittenBook}|the|an?|my|our|this|of) )books?|bookings?|appointments?|reserv(?:e|es|ation|ations)|schedul(?:e|es|ing)|slots?|calendar|availability|classes|sessions?|waitlist|shifts?)\\b`,
    'gi',
  ),
  families: ['book', 'plan', 'cancel'],
  client: 'client',
  host: 'provider',
  item: 'session',
  deal: 'booking',
  dealMeans: 'One agreed time between {a client} and {a host}{states}.',
  aim: '{clients} take a free time for {a item} themselves, and {hosts} keep one calendar that is always right',
  problem:
    'Times are agreed in calls and chats today, so {hosts} answer at odd hours, book a time twice, and lose what is cancelled too late.',
  clientJob: 'Get {a item} at a time that suits them without waiting for a reply.',
  hostJob: 'Fill the calendar with {items} without answering messages, and know each morning who comes.',
  journeys: [
    {
      title: '{A client} takes a time',
      steps: [
        '{A client} opens the page and chooses {a item}.',
        'They see the free times of the next 14 days in their own time zone.',
        'They choose a time, leave name and contact, and confirm.',
        'They get a confirmation with a calendar file, and a reminder the day before.',
      ],
    },
    {
      title: '{A host} runs a day',
      steps: [
        '{A host} sees today’s {deals} in order, with gaps.',
        'A cancelled time appears as free again at once.',
        'After each {item} they mark it as held or missed.',
      ],
    },
  ],
  features: [
    {
      key: 'times',
      covers: ['plan', 'manage'],
      title: 'Set free times',
      says: '{Hosts} say when they work, how long {a item} takes, and what is blocked.',
      criteria: [
        'WHEN {a host} saves weekly hours, THE SYSTEM SHALL offer only times in which the whole {item} fits.',
        'IF {a host} blocks a day that already has {deals}, THEN THE SYSTEM SHALL list those {deals} and change none of them by itself.',
      ],
      screen: 'Week view with hours, breaks and blocked days',
    },
    {
      key: 'book',
      covers: ['book', 'order', 'search', 'join'],
      title: 'Book {a item}',
      says: '{Clients} see the free times and take one without writing to anyone.',
      criteria: [
        'WHEN {a client} confirms a free time, THE SYSTEM SHALL hold it for them and show the {deal} within 2 seconds.',
        'IF two {clients} confirm the same time, THEN THE SYSTEM SHALL accept one and show the other the three nearest free times.',
        'WHILE a time for {a item} is being confirmed, THE SYSTEM SHALL keep it reserved for 5 minutes.',
      ],
      screen: 'Public page with {items}, free times and confirmation',
    },
    {
      key: 'change',
      covers: ['cancel'],
      title: 'Move or cancel',
      says: '{Clients} move or cancel {a deal} through a private link, within the rules of {hosts}.',
      criteria: [
        'WHEN {a client} cancels within the allowed time, THE SYSTEM SHALL free the time within 5 seconds and tell {a host}.',
        'IF the allowed time has passed, THEN THE SYSTEM SHALL say so and show how to reach {a host}.',
      ],
      screen: 'The {deal} behind its private link',
    },
    {
      key: 'day',
      covers: ['see', 'review'],
      title: 'See the day',
      says: '{Hosts} see who comes when, with what they asked for and what happened last time.',
      criteria: [
        'WHEN {a host} opens today, THE SYSTEM SHALL show all {deals} in order of time with name, {item} and note.',
        'WHEN {a host} marks {a deal} as missed, THE SYSTEM SHALL count it on the record of that {client}.',
      ],
      screen: 'Day and week calendar',
    },
    {
      key: 'remind',
      covers: ['remind', 'message'],
      title: 'Remind {clients}',
      says: '{Clients} are reminded in time to come or to cancel.',
      criteria: [
        'WHEN 24 hours remain before {a deal}, THE SYSTEM SHALL send one reminder with the link to move or cancel.',
        'IF a reminder to {a client} cannot be delivered, THEN THE SYSTEM SHALL mark it on the day view.',
      ],
      screen: 'Reminder settings and message texts',
    },
    {
      key: 'calendar',
      covers: ['export'],
      title: 'Keep other calendars right',
      says: '{Hosts} see their {deals} in the calendar they already use.',
      criteria: [
        'WHEN {a deal} is made, moved or cancelled, THE SYSTEM SHALL show it in the calendar feed of {a host} within 15 minutes.',
      ],
      screen: 'Calendar feed address',
    },
  ],
  measures: [
    'At least 70 % of {deals} are made by {clients} themselves ten weeks after launch.',
    'Missed {items} fall below 5 % of all {deals}.',
    '{Hosts} answer at least 50 % fewer messages about times in week eight than in week one.',
    'Zero times are given to two {clients}.',
    'Counter-measure: at most 1 in 20 {deals} is moved or cancelled by {hosts}.',
  ],
  nots: [
    'No video calls; a link of the provider’s choice can be put in the confirmation.',
    'No staff payroll or room planning; neither changes whether {a client} finds a time.',
    'No public directory of {hosts}; each page is shared by its owner.',
    'No group waiting lists in the first version; one free time goes to one {client}.',
  ],
  questions: [
    {
      key: 'confirm',
      topic: 'How a booking is confirmed',
      ask: 'When {a client} picks a time, is it theirs at once?',
      why: 'At once is what people expect; approval gives {hosts} control but leaves {clients} waiting.',
      prevents: '{Clients} who wait for a yes and book elsewhere meanwhile',
      shapes: 'book',
      options: [
        {
          label: 'Yes, at once',
          rule: 'A free time is confirmed at once.',
          criterion:
            'WHEN {a client} confirms a free time, THE SYSTEM SHALL set the {deal} to confirmed without a step by {a host}.',
        },
        {
          label: '{A host} approves each one',
          rule: '{A host} approves each request.',
          criterion:
            'IF {a host} has not answered a request within 24 hours, THEN THE SYSTEM SHALL free the time and tell the {client}.',
        },
        {
          label: 'At once for known {clients}, else by approval',
          rule: 'Known {clients} are confirmed at once, new ones by approval.',
          criterion:
            'WHEN {a client} without an earlier {deal} asks for a time, THE SYSTEM SHALL wait up to 24 hours for approval.',
        },
      ],
    },
    {
      key: 'cancel',
      topic: 'Cancelling',
      ask: 'How late may {a client} cancel {a item}?',
      why: 'It decides how many empty times {hosts} carry, and what the reminder says.',
      prevents: 'Empty times of {hosts} that were given up too late for anybody else',
      shapes: 'change',
      known: /\bcancel\w*\b.{0,30}\b\d+\s*(hours?|days?|h)\b/i,
      options: [
        {
          label: 'Up to 24 hours before',
          rule: '{Clients} cancel up to 24 hours before.',
          criterion:
            'IF fewer than 24 hours remain, THEN THE SYSTEM SHALL refuse to cancel and show the contact of {a host}.',
        },
        {
          label: 'Up to 2 hours before',
          rule: '{Clients} cancel up to 2 hours before.',
          criterion:
            'IF fewer than 2 hours remain, THEN THE SYSTEM SHALL refuse to cancel and show the contact of {a host}.',
        },
        {
          label: 'Any time; a fee applies when late',
          rule: '{Clients} cancel at any time; within 24 hours a fee applies.',
          criterion: 'IF {a client} cancels within 24 hours, THEN THE SYSTEM SHALL show the fee before they confirm.',
        },
      ],
    },
    {
      key: 'payment',
      topic: 'Payment',
      ask: 'Is {a item} paid for in {name}?',
      why: 'Paying ahead cuts missed times; it also brings refunds and a payment provider.',
      prevents: 'A time that is paid for and not kept, or kept and never paid for',
      shapes: 'book',
      known: /\b(pay(s|ing|ment)?\s+(at|on|in|by|online|with|when)|stripe|paypal|deposit)\b/i,
      options: [
        {
          label: 'No, {clients} pay on the spot',
          rule: '{Clients} pay on the spot.',
          not: 'No online payment in the first version.',
          criterion: 'WHEN {a deal} is confirmed, THE SYSTEM SHALL show the price and that it is paid on the spot.',
        },
        {
          label: 'A deposit when booking',
          rule: 'A 20 % deposit is paid when booking.',
          criterion: 'IF the deposit is not paid within 15 minutes, THEN THE SYSTEM SHALL free the time.',
        },
        {
          label: 'The full price when booking',
          fits: /\b(pay|payments?|paid)\b.{0,30}\b(through|in|inside|via|within) (the |our |this )?app\b|\bonline payments?\b|\bpay online\b/i,
          rule: 'The full price is paid when booking.',
          criterion: 'WHEN {a client} cancels in time, THE SYSTEM SHALL refund the full price within 1 day.',
        },
      ],
    },
    {
      key: 'capacity',
      topic: 'How many at a time',
      ask: 'How many {clients} share one time?',
      why: 'One to one and groups need different calendars and different pages.',
      prevents: 'Two {clients} in front of one place that each of them was promised',
      shapes: 'times',
      options: [
        {
          label: 'One {client} at a time',
          rule: 'Each time has one {client}.',
          criterion: 'WHILE a time is taken, THE SYSTEM SHALL not offer it to anyone else.',
        },
        {
          label: 'A small group with a fixed number of places',
          rule: 'Each time has a fixed number of places.',
          removes: /confirm the same time|times are given to two|getting the same time/i,
          criterion:
            'IF two {clients} confirm the last place of a time, THEN THE SYSTEM SHALL accept one, show the time as full and show the other the three nearest free times.',
        },
        {
          label: 'Several {hosts}, one {client} each',
          rule: 'Several {hosts} work side by side.',
          criterion: 'WHEN {a client} has no wish for a certain {host}, THE SYSTEM SHALL assign one who is free.',
        },
      ],
    },
  ],
  entities: [
    {
      name: '{Item} kind',
      fields: 'id, {host} id, name, minutes, price in cents, active',
      holds: 'What can be booked',
    },
    { name: 'Weekly hours', fields: 'id, {host} id, weekday, from, to', holds: 'When {a host} works' },
    {
      name: '{Deal}',
      fields: 'id, {host} id, {client} name, contact, starts at, ends at, state, link token',
      holds: 'One agreed time',
    },
    { name: 'Blocked time', fields: 'id, {host} id, from, to, reason', holds: 'Holidays and breaks' },
  ],
  rules: [
    {
      decision: 'One {host}’s calendar is written by one place only',
      prevents: 'Two {clients} getting the same time',
      rule: 'A {deal} is inserted only if no other overlaps, in one statement.',
      never: 'Look for a free time first and insert the {deal} after',
    },
    {
      decision: 'Times are stored in UTC with the zone of {a host} beside them',
      prevents: '{Items} moving by an hour when clocks change',
      rule: 'Only the screens convert to local time.',
      never: 'Store a local time without its zone',
    },
    {
      decision: 'Reminders are rows with a due time',
      prevents: 'A restart losing or repeating a message',
      rule: 'A job sends what is due and marks it in the same statement.',
      never: 'Set a timer in memory for a message',
    },
  ],
  edges: [
    [
      'Two {clients} take the last time together',
      'One has it; the other reads that it is gone and sees the nearest free times',
    ],
    ['The clock changes between booking and {item}', 'The {item} stands at the hour on the wall that was chosen'],
    [
      '{A host} blocks a day that is already taken',
      'No {deal} is cancelled by itself; {hosts} see which ones are on that day',
    ],
  ],
};
