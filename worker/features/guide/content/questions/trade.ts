import { choice, type QuestionClass } from '#worker/features/guide/content/questions/question-class.ts';

const weekly =
  /\b(subscri(?:be|bes|bed|ption|ptions)|standing orders?|skip (?:a|the|one) (?:week|month|delivery)|(?:weekly|fortnightly|monthly) (?:\w+ ){0,2}(?:box|boxes|bouquets?|deliver\w+|meals?|parcels?|crates?|bags?|lunch\w*))\b/i;

/** Things that come again and again: who pays when, and how late one can change. */
const recurring: QuestionClass = {
  id: 'recurring',
  signs: weekly,
  unless:
    /\b(newsletter|podcast|magazine|blog|readers? subscribe|subscribe to (?:a |the |our )?(?:news|updates|posts))\b/i,
  act: /^(subscribe|order|choose|get|receive|pause|skip)\b/,
  questions: [
    {
      key: 'payment',
      topic: 'Payment',
      ask: 'When do {actors} pay for {things}, and how?',
      why: 'What comes every week is paid ahead, at the door or by invoice: it decides what you risk when somebody stops.',
      prevents: 'Goods that went out for weeks to somebody who has stopped paying',
      touches: /\b(subscri|pay|order)/i,
      known:
        /\b(?:pay(?:s|ing|ment)?|paid|invoiced?|charged?|billed)\b.{0,40}\b(?:card|cash|invoice|in advance|debit|transfer|monthly|each month|of the month|on delivery|online)\b/i,
      heard:
        'WHEN a payment for {things} is due ({answer}), THE SYSTEM SHALL show {a actor} the amount, the deliveries it is for and the day.',
      options: [
        choice(
          'Ahead for each month, by card or direct debit',
          '{Actors} pay ahead for each month.',
          'IF the payment for the coming month fails, THEN THE SYSTEM SHALL try again after 3 days, tell the {actor} and {others}, and plan nothing after the last paid delivery.',
        ),
        choice(
          'By invoice at the end of the month',
          '{Actors} get one invoice at the end of the month.',
          'WHEN a month ends, THE SYSTEM SHALL list for each {actor} what was delivered, what was skipped and the sum for the invoice.',
          { fits: /\b(offices?|companies|restaurants?|schools?|practices)\b/i },
        ),
        choice(
          'At each delivery',
          '{Actors} pay at each delivery; {name} moves no money.',
          'WHEN a delivery is handed over, THE SYSTEM SHALL record whether it was paid, and how.',
          { not: 'No online payment; money changes hands at the door.' },
        ),
      ],
    },
    {
      key: 'change-until',
      topic: 'Until when a delivery can be changed',
      ask: 'Until when can {a actor} change, pause or stop the next delivery?',
      why: 'What is bought or prepared after that moment is yours to pay for; before it, {actors} are free.',
      prevents: 'A delivery that was bought and prepared for somebody who had paused it',
      touches: /\b(pause|skip|change|stop|choose|subscri)/i,
      known:
        /\b(?:until|by|before|up to|at least)\b.{0,30}\b(?:\d|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|days? before|hours? before)/i,
      heard:
        'IF {a actor} changes or pauses a delivery after the deadline ({answer}), THEN THE SYSTEM SHALL leave that delivery as it is, apply the change to the one after it, and say so.',
      options: [
        choice(
          'Until 2 days before',
          'A delivery can be changed, paused or stopped until 2 days before.',
          'IF {a actor} changes or pauses a delivery less than 48 hours before its day, THEN THE SYSTEM SHALL apply the change to the delivery after it and say so.',
        ),
        choice(
          'Until one fixed weekday and hour, for the week after',
          'All changes for a week close on one weekday and hour that {others} set.',
          'WHEN the closing hour for the coming week is reached, THE SYSTEM SHALL fix its list for {others} and take changes only for the weeks after.',
          { fits: /\b(?:each|every|on) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i },
        ),
        choice(
          'Any time, from the delivery after next',
          'A change holds from the delivery after next.',
          'WHEN {a actor} saves a change, THE SYSTEM SHALL show the date of the first delivery that it holds for.',
        ),
      ],
    },
  ],
};

/** Things that are brought to somebody. */
const delivery: QuestionClass = {
  id: 'delivery',
  signs:
    /\b(deliver(?:s|ed|ies|ing)?|delivery(?! (?:vans?|trucks?|bikes?|compan(?:y|ies)|firms?)\b)|couriers?|drivers? (?:has|have|bring|take)|bring (?:it|them) to|vans? (?:bring|take|deliver)s?)\b|\b(?:weekly|monthly) (?:\w+ )?(?:box|boxes|bouquets?)\b/i,
  unless:
    /\b(pick(?:s|ed)? (?:it|them) up|collect (?:it|them)|no delivery|without delivery|software delivery|continuous delivery)\b/i,
  act: /^(subscribe|order|choose|get|receive|pause|skip)\b/,
  questions: [
    {
      key: 'missed',
      topic: 'When a delivery fails',
      ask: 'What happens when nobody is there, or a delivery does not come?',
      why: 'It will happen in the first month, and whoever stands at the door needs one answer and not a discussion.',
      prevents: 'A discussion at the door about who pays for what nobody took in',
      touches: /\b(deliver|bring|driver|route|list)/i,
      heard:
        'IF a delivery could not be handed over, THEN THE SYSTEM SHALL record it with the time, go by what was decided ({answer}) and tell the {actor} and {others}.',
      options: [
        choice(
          'It is left at an agreed place; what you miss is credited',
          'Deliveries are left at an agreed place; one that {others} miss is credited.',
          'WHEN a delivery is marked as not made, THE SYSTEM SHALL credit it to the next payment of the {actor} and tell them the reason within 10 minutes.',
        ),
        choice(
          'It is brought again on the next day',
          'A delivery that failed is brought again on the next working day.',
          'WHEN a delivery is marked as not handed over, THE SYSTEM SHALL put it on the list of the next working day and tell the {actor}.',
        ),
        choice(
          'It counts as delivered',
          'A delivery counts when it was tried.',
          'WHEN a delivery is marked as tried, THE SYSTEM SHALL record the time and a photo of the place and count it as made.',
          { not: 'No second try of a delivery.' },
        ),
      ],
    },
    {
      key: 'round-area',
      topic: 'Where it is delivered',
      ask: 'Which area do you deliver to?',
      why: 'An address outside the round costs more than it brings; it must be refused before somebody pays.',
      prevents: 'An address outside the round that has paid already',
      touches: /\b(subscri|order|choose|deliver|address)/i,
      known:
        /\b(?:deliver\w*|within|radius|postcodes?|zip codes?)\b.{0,40}\b(?:\d+ ?(?:km|kilomet|miles?)|postcodes?|zip codes?|all over|worldwide|nationwide)\b/i,
      heard:
        'IF an address lies outside the area ({answer}), THEN THE SYSTEM SHALL say so before anything is chosen or paid, and keep the address for {others} to see where demand is.',
      options: [
        choice(
          'A list of postcodes that you can change',
          'Deliveries go to the postcodes on a list that {others} keep.',
          'IF the postcode of an address is not on the list, THEN THE SYSTEM SHALL say so before anything is chosen or paid.',
        ),
        choice(
          'Up to a distance from your door',
          'Deliveries go up to 10 km from the door of {others}.',
          'IF an address lies more than 10 km away, THEN THE SYSTEM SHALL refuse it with the distance before anything is chosen or paid.',
        ),
        choice(
          'Anywhere, by a parcel service',
          'Deliveries go anywhere by a parcel service.',
          'WHEN a parcel is handed to the service, THE SYSTEM SHALL send the {actor} its number within 60 seconds.',
        ),
      ],
    },
  ],
};

/** A price that is named before the work is done. */
const estimates: QuestionClass = {
  id: 'estimates',
  signs: /\b((?:price |cost )?estimates?|quotes?|quotations?|cost proposals?)\b/i,
  unless: /\b(quotes? (?:from|of|by) (?:books?|authors?|people)|inspirational)\b/i,
  act: /^(estimate|quote|offer|approve|get|send)\b.*\b(estimate|quote|price|proposal)/,
  questions: [
    {
      key: 'dearer',
      topic: 'When it costs more than estimated',
      ask: 'What happens when the work turns out to cost more than the estimate?',
      why: 'This is where trust is lost: {clients} said yes to one number and are asked for another.',
      prevents: '{Clients} who said yes to one number and are asked for another',
      touches: /\b(estimate|quote|price|approve)/i,
      heard:
        'WHEN the price of a piece of work rises above its estimate, THE SYSTEM SHALL go by what was decided ({answer}) and keep both numbers.',
      options: [
        choice(
          'Work stops until the new price is approved',
          'Above the estimate, work goes on only after a new approval.',
          'WHEN {a host} enters a price above the approved one, THE SYSTEM SHALL ask the {client} again and mark the work as waiting until they answer.',
        ),
        choice(
          'Up to 10 % more needs no new approval',
          'Up to 10 % above the estimate needs no new approval.',
          'IF the price is more than 10 % above the approved one, THEN THE SYSTEM SHALL ask the {client} again and take no payment before.',
        ),
        choice(
          'The estimate is the final price',
          'The estimate is the final price.',
          'IF {a host} enters a final price above the approved one, THEN THE SYSTEM SHALL refuse it.',
        ),
      ],
    },
    {
      key: 'unanswered',
      topic: 'When an estimate is not answered',
      ask: 'How long is an estimate good for when nobody answers?',
      why: 'Half-open work blocks a place; a price of last year is a promise nobody wants to keep.',
      prevents: 'Work that stands half-open, and a price of last year that somebody accepts',
      touches: /\b(approve|estimate|quote|price)/i,
      known: /\bvalid for\b|\b(?:estimate|quote)s?\b.{0,30}\b\d+ days?\b/i,
      heard:
        'WHEN the time for an answer to an estimate is over ({answer}), THE SYSTEM SHALL mark it as lapsed and tell both sides.',
      options: [
        choice(
          '7 days, with a reminder after 3',
          'An estimate holds for 7 days.',
          'IF an estimate has no answer after 3 days, THEN THE SYSTEM SHALL remind the {client} once, and mark it as lapsed after 7.',
        ),
        choice(
          '30 days',
          'An estimate holds for 30 days.',
          'WHEN an estimate is 30 days old without an answer, THE SYSTEM SHALL mark it as lapsed and tell both sides.',
        ),
        choice(
          'Until a day that stands on the estimate',
          'Each estimate names its last day.',
          'WHEN the last day of an estimate is over without an answer, THE SYSTEM SHALL mark it as lapsed, and {hosts} can renew it with one tap.',
        ),
      ],
    },
  ],
};

/** Money that somebody owes and somebody else has to get in. */
const fees: QuestionClass = {
  id: 'fees',
  signs:
    /\b(membership fees?|fees|dues|direct debits?|sepa|contributions?|who (?:has|have) not paid|not paid|unpaid|overdue|outstanding|collects? (?:the )?(?:rent|money|payments?))\b/i,
  act: /^(collect|charge|debit|invoice|bill|pay|draw)\b/,
  questions: [
    {
      key: 'money-way',
      topic: 'How the money comes in',
      ask: 'How does the money come in?',
      why: 'A direct debit needs a signed mandate and a bank; a transfer has to be matched by hand or from the account statement.',
      prevents: 'Money on the account that nobody can match to a person',
      touches: /\b(collect|fee|pay|debit|charge|due)/i,
      known: /\b(direct debits?|sepa|by (?:bank )?transfer|by card|in cash|stripe|paypal|standing order)\b/i,
      heard: 'WHEN an amount is due, THE SYSTEM SHALL show from whom, for what and by when it comes in ({answer}).',
      options: [
        choice(
          'By transfer; I mark what has arrived',
          'Money comes by transfer and is marked by hand.',
          'WHEN an amount is marked as arrived, THE SYSTEM SHALL record the day and who marked it, and take the mark back within 30 days on request.',
        ),
        choice(
          'By direct debit from a file for my bank',
          'Money is drawn by direct debit with a file for the bank.',
          'IF a mandate is missing, unsigned or older than 36 months, THEN THE SYSTEM SHALL leave that person out of the bank file and name them.',
        ),
        choice(
          'By card, each person online',
          'Each person pays online by card.',
          'WHEN a card payment is confirmed, THE SYSTEM SHALL mark the amount as paid within 60 seconds and send a receipt.',
        ),
      ],
    },
    {
      key: 'late',
      topic: 'When somebody pays late',
      ask: 'What happens when somebody has not paid by the due day?',
      why: 'A reminder that goes out by mistake costs more goodwill than a late fee brings.',
      prevents: 'A reminder that goes to somebody who has paid',
      touches: /\b(remind|paid|overdue|fee|pay)/i,
      known:
        /\b(?:after|within) \d+ (?:days?|weeks?)\b.{0,40}\b(?:remind|fee|overdue)|\b(?:first|second|third|three|two) reminders?\b/i,
      heard:
        'WHEN an amount is not paid on its due day, THE SYSTEM SHALL go by what was decided ({answer}) and record each step with its day.',
      options: [
        choice(
          'Two reminders, 14 and 28 days after; I release each one',
          'Reminders go out 14 and 28 days after the due day, once they are released by hand.',
          'WHEN an amount is 14 or 28 days overdue, THE SYSTEM SHALL prepare a reminder with its number and send it only after it was released.',
        ),
        choice(
          'Reminders go out by themselves',
          'Reminders go out by themselves 14 and 28 days after the due day.',
          'IF an amount was paid less than 24 hours ago, THEN THE SYSTEM SHALL send no reminder for it.',
        ),
        choice(
          'I only want to see who is late',
          'Late amounts are only shown.',
          'WHEN the list of late amounts is opened, THE SYSTEM SHALL show them oldest first, with their days and their sum.',
          { not: 'No reminders that go out by themselves.' },
        ),
      ],
    },
    {
      key: 'money-seen',
      topic: 'Who sees who has paid',
      ask: 'Who besides you may see who has paid and who has not?',
      why: 'That somebody owes money is nobody else’s business; in small groups it is known by evening.',
      prevents: 'That somebody owes money, known to the whole group by evening',
      touches: /\b(see|list|report|paid)/i,
      known: /\bonly (?:i|we|the (?:board|treasurer|owner|manager|committee))\b/i,
      heard:
        'IF anybody else than decided ({answer}) asks who has paid, THEN THE SYSTEM SHALL answer as if there were no such list.',
      options: [
        choice(
          'Only I, and one person who stands in for me',
          'Who has paid is seen by one person and a stand-in.',
          'IF anybody but the two people in charge asks who has paid, THEN THE SYSTEM SHALL answer as if there were no such list.',
        ),
        choice(
          'The whole board or team; each person sees their own',
          'Who has paid is seen by the board; everybody sees their own amounts.',
          'WHEN a person opens their page, THE SYSTEM SHALL show their own amounts and nobody else’s.',
        ),
        choice(
          'Everybody in the group',
          'Who has paid is seen by everybody in the group.',
          'WHEN somebody joins, THE SYSTEM SHALL say before the first payment that everybody sees who has paid.',
        ),
      ],
    },
  ],
};

export const tradeClasses = [recurring, delivery, estimates, fees];
