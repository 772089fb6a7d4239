import type { RecordClass } from '#worker/features/guide/content/records/record-class.ts';

/** What is offered, ordered, booked, lent, delivered and paid. */
export const tradeClasses: RecordClass[] = [
  {
    key: 'offer',
    nouns: 'kind',
    fields: 'name, minutes, price in cents, active',
    sees: 'all',
    stays: 'used',
    always: [
      {
        needs: 'price in cents',
        says: 'For any {record}: a new price or length holds for what is agreed from then on and changes nothing before',
      },
    ],
  },
  {
    key: 'product',
    nouns: 'product dish meal loaf bread cake ware merchandise garment piece package bundle menu voucher-kind box gift',
    weak: {
      nouns: 'piece package bundle box gift',
      sign: /\b(?:sell\w*|sold|buy\w*|orders?|ordered|shops?|stores?|prices?|customers?|subscri\w+|menus?|rent\w*)\b/i,
    },
    fields: 'name, description, price in cents, photo key, active',
    sees: 'all',
    stays: 'used',
    always: [
      {
        says: 'For any {record} that is taken off: nothing new points at it, and what points at it already keeps its name and price',
      },
    ],
    misuse: {
      title: 'A stranger changes what is said of {a record}',
      harm: 'People decide by a text or a price that nobody meant.',
      stops: 'Reading {records} and changing them are separate calls; only those who offer them reach the second.',
      check: 'As one of those who only look, send a new price for {a record}: 403, and the price is as it was.',
    },
  },
  {
    key: 'order',
    nouns: 'order purchase basket cart pre-order',
    act: {
      verbs: 'order buy purchase preorder pre-order',
      called: 'Order',
      holds: 'What {a actor} wants, for when, and how far it is',
    },
    fields: 'order number, {actor} id, note, total in cents, ordered at, state',
    sees: 'sides',
    stays: 'tax',
    begins: 'placed',
    unique: 'order number',
    part: {
      called: '{record} line',
      fields: '{record} id, {thing} id, quantity, price in cents at the time',
      holds: 'What one {record} is made of',
    },
    always: [{ says: 'For any {record}: once it is confirmed, a later price or name changes nothing about it' }],
  },
  {
    key: 'subscription',
    nouns: 'subscription standing-order season-ticket',
    act: {
      verbs: 'subscribe skip pause',
      told: /subscri|\b(skips?|pauses?) (?:(?:a|an|one|the|this|over|for|during) )?(week|month|holidays?|deliver|vacation)/i,
      not: /\b(newsletters?|e-?mails?|blogs?|magazines?|news|channels?|updates|alerts?)\b/i,
      called: 'Subscription',
      holds: 'What {a actor} gets again and again: how often, until when, and when it rests',
    },
    fields: '{actor} id, {thing} id, every days, starts on, next on, paused from, paused until, ended at, state',
    sees: 'sides',
    stays: 'after',
    begins: 'active',
    part: {
      called: '{record} delivery',
      told: /\b(deliver(s|y|ies|ed)?|sends?|brings?|weekly|every week|monthly|every (month|day)|pick(s|ed)?[- ]up|driver)\b/i,
      fields: '{record} id, due on, skipped at, delivered at, note, state',
      holds: 'One date on which it is due: brought, skipped or missed',
      unique: '{record} id, due on',
    },
    always: [
      {
        needs: 'paused until',
        says: 'For any {record} and day: nothing is due, made or charged between the first and the last day of a pause',
      },
      {
        needs: 'next on',
        says: 'For any {record}: each date is made once, also when the job runs twice or a day late, and a change counts from the next date that is not closed',
      },
    ],
    misuse: {
      title: 'Somebody ends or changes {a record} of another',
      harm: 'What was promised does not come, or is charged on.',
      stops:
        'Each change of {a record} takes the id of the person who asks, and is confirmed to the address that is on file.',
      check: 'As person B, pause and end {a record} of person A by its id: 404 each time.',
    },
  },
  {
    key: 'mailing',
    act: {
      verbs: 'subscribe',
      told: /\b(newsletters?|e-?mails?|blogs?|magazines?|news|channels?|updates|alerts?)\b/i,
      called: 'Subscriber',
      holds: 'Who gets the mail, since when, and that they said yes to it',
    },
    fields: 'contact, token hash, subscribed at, confirmed at, ended at, state',
    sees: 'owner',
    stays: 'short',
    begins: 'subscribed',
    always: [
      { says: 'For any {record}: nothing is sent before the yes was confirmed, and nothing after it was taken back' },
    ],
  },
  {
    key: 'booking',
    nouns: 'booking appointment reservation stay visit-date lesson-booking',
    act: {
      verbs: 'book reserve',
      called: '{thing} booking',
      holds: 'Which {thing} is kept for {a actor}, and for when',
    },
    fields: '{thing} id, {actor} id, starts at, ends at, booked at, cancelled at, state',
    sees: 'sides',
    stays: 'after',
    begins: 'booked',
    always: [
      {
        needs: 'quantity',
        says: 'For any {record}: what is kept for several people at one time is never more than there is',
      },
    ],
    misuse: {
      title: 'One person holds all free times with {records} that nobody uses',
      harm: 'Others find nothing free, and what was held stays empty.',
      stops: 'One person has at most 3 open {records} at a time; those not confirmed in 30 minutes are given back.',
      check: 'Make 4 {records} as one person: the fourth is refused, and the first three are kept.',
    },
  },
  {
    key: 'slot',
    nouns: 'slot viewing tasting consultation opening time-slot free-time session-time',
    fields: 'starts at, ends at, places, state',
    sees: 'all',
    stays: 'used',
    begins: 'free',
    always: [
      {
        needs: 'places',
        says: 'For any {record}: those who have it are never more than its places, also when two ask in one second',
      },
    ],
  },
  {
    key: 'loan',
    nouns: 'loan rental lease hire',
    act: {
      verbs: 'lend borrow rent lease hire',
      called: '{thing} loan',
      holds: 'Who has which {thing}, until when, and in which state it came back',
    },
    fields: '{thing} id, borrower id, from, due on, returned at, condition on return, state',
    sees: 'sides',
    stays: 'after',
    begins: 'requested',
    always: [
      {
        needs: 'returned at',
        says: 'For any {record}: while it is out, no other one begins for the same thing; what is late stays with the one who has it',
      },
    ],
    misuse: {
      needs: 'returned at',
      title: 'Somebody marks {a record} as returned without giving anything back',
      harm: 'The thing is gone, and the record says it is there.',
      stops: 'Only the side that gets it back sets the day of return; the other side can report and no more.',
      check: 'As the borrower, set the day of return of {a record}: 403.',
    },
  },
  {
    key: 'payment',
    nouns: 'payment transaction payout deposit refund',
    act: {
      verbs: 'pay charge refund collect-money tip',
      not: /\battention\b/i,
      called: 'Payment',
      holds: 'What was asked, paid and given back, and by which way',
    },
    fields:
      '{actor} id, {thing} id, amount in cents, way, provider id, asked at, paid at, refunded at, refunded cents, state',
    sees: 'sides',
    stays: 'tax',
    begins: 'open',
    always: [
      {
        needs: 'paid at',
        says: 'For any {record}: it is booked once, however often it is reported, and what is given back is never more than was paid',
      },
    ],
    misuse: {
      needs: 'paid at',
      title: 'Somebody reports {a record} as paid that never was',
      harm: 'Goods go out, and the money does not come.',
      stops:
        'Only the signed report of the payment service or a named person at the till sets the day of payment; a page in a browser cannot.',
      check: 'Send the report of a payment with a wrong signature: 400, and {a record} is still open.',
    },
  },
  {
    key: 'invoice',
    nouns: 'invoice bill receipt credit-note',
    fields: 'invoice number, {actor} id, amount in cents, issued on, due on, paid at, file key, state',
    sees: 'sides',
    stays: 'tax',
    begins: 'open',
    unique: 'invoice number',
    always: [
      {
        needs: 'issued on',
        says: 'For any {record} that went out: it is never changed, only cancelled by another one; numbers have no gap',
      },
    ],
  },
  {
    key: 'dues',
    nouns: 'due fee contribution rent toll levy',
    fields: '{actor} id, period, amount in cents, due on, paid at, reminded at, state',
    sees: 'sides',
    stays: 'tax',
    begins: 'open',
    unique: '{actor} id, period',
    always: [
      {
        needs: 'period',
        says: 'For any person and period: there is one {record}; a reminder goes out at most once a step and never after payment',
      },
    ],
  },
  {
    key: 'membership',
    nouns: 'membership contract-of-membership member-card pass season-pass licence license',
    fields: '{actor} id, kind, member number, starts on, ends on, state',
    sees: 'sides',
    stays: 'after',
    begins: 'active',
    unique: 'member number',
    always: [
      {
        needs: 'ends on',
        says: 'For any day: what {a record} allows follows from its first and last day, never from a flag that somebody forgets',
      },
    ],
  },
  {
    key: 'expense',
    nouns: 'expense cost outlay spending',
    fields: '{actor} id, title, amount in cents, currency, category, spent on, receipt key, state',
    sees: 'sides',
    stays: 'tax',
    begins: 'submitted',
    always: [
      {
        needs: 'amount in cents',
        says: 'For any {record}: once it is decided, amount and receipt no longer change; two with the same receipt are shown side by side',
      },
    ],
  },
  {
    key: 'budget',
    nouns: 'budget allowance limit grant-sum',
    fields: 'category, period, limit in cents',
    sees: 'sides',
    stays: 'used',
    unique: 'category, period',
    always: [{ says: 'For any {record}: what is left is counted from what was spent and never stored a second time' }],
  },
  {
    key: 'delivery',
    nouns: 'delivery parcel shipment drop-off',
    act: {
      verbs: 'deliver ship',
      told: /./,
      called: 'Delivery',
      holds: 'What goes where, who brings it, and when it arrived',
    },
    fields: '{thing} id, address, due on, position, delivered at, delivered by id, note, state',
    sees: 'sides',
    stays: 'after',
    begins: 'planned',
    always: [
      {
        needs: 'delivered at',
        says: 'For any {record}: it is brought once; what is missed has a reason and is on the next list',
      },
    ],
  },
  {
    key: 'route',
    nouns: 'route tour trip ride journey',
    act: {
      verbs: 'drive commute carpool',
      told: /\b(together|lifts?|same (direction|way)|passengers?|pick(s|ed)? (them|him|her) up)\b/i,
      called: 'Ride',
      holds: 'Who drives from where to where, when, and how many may come along',
    },
    fields: 'title, {actor} id, starts at, from place, to place, places, state',
    sees: 'sides',
    stays: 'after',
    begins: 'planned',
    always: [{ needs: 'places', says: 'For any {record}: those who come along are never more than its places' }],
  },
  {
    key: 'stock',
    nouns: 'stock-item stock inventory crate batch supply pallet pantry-item freezer-item lot ration',
    fields: 'name, quantity, unit, place, best before on, state',
    sees: 'sides',
    stays: 'used',
    begins: 'stored',
    always: [
      {
        needs: 'quantity',
        says: 'For any {record}: the quantity is the sum of what came in and went out, is never below 0, and two who take the last one get it once',
      },
    ],
  },
  {
    key: 'donation',
    nouns: 'donation gift-of-money pledge',
    act: { verbs: 'donate pledge', called: 'Donation', holds: 'Who gave what, and where it went' },
    fields: 'giver id, what, quantity, amount in cents, given at, thanked at, state',
    sees: 'sides',
    stays: 'tax',
    begins: 'promised',
    always: [{ says: 'For any {record}: where it went can be told, and a giver who wants no name appears in no list' }],
  },
  {
    key: 'voucher',
    nouns: 'voucher coupon discount-code gift-card promo-code',
    fields: 'code hash, value in cents, ends on, used at',
    sees: 'named',
    stays: 'tax',
    unique: 'code hash',
    always: [{ says: 'For any {record}: it is used once, also when two send it in the same second' }],
  },
  {
    key: 'ticket of entry',
    nouns: 'admission wristband entry-ticket',
    fields: '{actor} id, code hash, valid on, used at, state',
    sees: 'owner',
    stays: 'after',
    unique: 'code hash',
    begins: 'valid',
    always: [{ says: 'For any {record}: it opens the door once; the second scan shows when the first was' }],
  },
  {
    key: 'account at a bank',
    nouns: 'bank-account account wallet',
    fields: '{actor} id, bank, number hash, consent until',
    sees: 'owner',
    stays: 'after',
    always: [{ says: 'For any {record}: without a consent that still holds, nothing is read from it' }],
  },
  {
    key: 'goal of saving',
    nouns: 'goal saving target',
    fields: '{actor} id, name, target value, reached value, due on, paused at, state',
    sees: 'owner',
    stays: 'after',
    begins: 'open',
    always: [{ says: 'For any {record}: what is reached is the sum of its entries and is never typed in' }],
  },
];
