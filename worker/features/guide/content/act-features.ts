import type { Family } from '#worker/features/guide/content/pattern.ts';

/** Criteria for an act of the idea that its pattern has no feature for. Slots: `actor`, `object`. */
export const actCriteria: Record<Family, string[]> = {
  order: [
    'WHEN {a actor} confirms {a object}, THE SYSTEM SHALL store it once and show its number within 2 seconds.',
    'IF {a object} can no longer be had, THEN THE SYSTEM SHALL say so before anything is confirmed.',
  ],
  pay: [
    'WHEN a payment for {a object} succeeds, THE SYSTEM SHALL show a receipt with amount and date within 10 seconds.',
    'IF a payment is refused, THEN THE SYSTEM SHALL keep the {object} unpaid and offer another way to pay.',
  ],
  book: [
    'WHEN {a actor} takes a free time for {a object}, THE SYSTEM SHALL hold it for them and offer it to nobody else.',
    'IF the time is taken meanwhile, THEN THE SYSTEM SHALL show the 3 nearest free times.',
  ],
  cancel: [
    'WHEN {a actor} cancels {a object}, THE SYSTEM SHALL ask once to confirm and tell those concerned within 60 seconds.',
  ],
  submit: [
    'WHEN {a actor} sends {a object}, THE SYSTEM SHALL confirm that it arrived, with date and time.',
    'IF a required part of {a object} is missing, THEN THE SYSTEM SHALL name it and keep what was entered.',
  ],
  review: [
    'WHEN {a actor} decides on {a object}, THE SYSTEM SHALL record who decided, when and why.',
    'IF {a object} waits for more than 3 days, THEN THE SYSTEM SHALL remind the {actor} once a day.',
  ],
  see: [
    'WHEN {a actor} opens it, THE SYSTEM SHALL show each {object} that concerns them, newest first, within 2 seconds.',
    'IF there is no {object} yet, THEN THE SYSTEM SHALL say so and show the one step that makes the first.',
  ],
  search: [
    'WHEN {a actor} types 2 letters or more, THE SYSTEM SHALL list each matching {object} within 1 second.',
    'IF nothing matches, THEN THE SYSTEM SHALL show the nearest matches and say that they are not exact.',
  ],
  share: [
    'WHEN {a actor} shares {a object}, THE SYSTEM SHALL show who will see it before it is sent.',
    'WHEN {a actor} takes it back, THE SYSTEM SHALL end the access within 5 seconds.',
  ],
  message: [
    'WHEN {a actor} sends {a object}, THE SYSTEM SHALL deliver it within 60 seconds and show whether it was read.',
    'IF it cannot be delivered, THEN THE SYSTEM SHALL show the reason and keep it for another try.',
  ],
  remind: [
    'WHEN {a object} becomes due, THE SYSTEM SHALL send one message within 2 minutes of the chosen hour.',
    'IF there has been no answer after 3 days, THEN THE SYSTEM SHALL send one more and then stop.',
  ],
  record: [
    'WHEN {a actor} saves {a object}, THE SYSTEM SHALL store it with date and time and show it within 1 second.',
    'IF there is no connection, THEN THE SYSTEM SHALL keep it on the device and send it later without making it twice.',
  ],
  manage: [
    'WHEN {a actor} saves a change to {a object}, THE SYSTEM SHALL show it to everyone concerned within 5 seconds.',
    'WHEN {a actor} removes {a object}, THE SYSTEM SHALL keep it restorable for 30 days.',
  ],
  learn: [
    'WHEN {a actor} has worked on {a object}, THE SYSTEM SHALL show what went right and what comes next.',
    'IF {a actor} stops half way, THEN THE SYSTEM SHALL go on at the same point next time.',
  ],
  play: [
    'WHEN {a actor} makes a move with {a object}, THE SYSTEM SHALL judge it on the server and show the outcome within 500 milliseconds.',
  ],
  rate: [
    'WHEN {a actor} rates {a object}, THE SYSTEM SHALL count it once for each person and let them change it for 7 days.',
    'IF there are fewer than 3 ratings, THEN THE SYSTEM SHALL show their number and no average.',
  ],
  match: [
    'WHEN {a actor} asks for {a object}, THE SYSTEM SHALL propose at most 5, each with the reason why it fits.',
    'WHEN {a actor} refuses a proposal, THE SYSTEM SHALL not make it again within 30 days.',
  ],
  generate: [
    'WHEN {a actor} asks for {a object}, THE SYSTEM SHALL show first results within 3 seconds and let them stop it.',
    'IF the service behind it fails, THEN THE SYSTEM SHALL keep what was entered and not count the attempt.',
  ],
  check: [
    'WHEN {a actor} has {a object} checked, THE SYSTEM SHALL list each finding with place, reason and remedy.',
    'IF {a object} cannot be read, THEN THE SYSTEM SHALL say which part and go on with the rest.',
  ],
  collect: [
    'WHEN {a object} is handed over, THE SYSTEM SHALL record the time and who confirmed it.',
    'IF it was not collected in time, THEN THE SYSTEM SHALL show it as missed to the {actor}.',
  ],
  lend: [
    'WHEN {a object} changes hands, THE SYSTEM SHALL record from whom, to whom and until when.',
    'IF it is not back on the agreed day, THEN THE SYSTEM SHALL remind the person who has it.',
  ],
  join: [
    'WHEN {a actor} accepts an invitation, THE SYSTEM SHALL give access within 5 seconds and tell the sender.',
    'IF an invitation is older than 14 days, THEN THE SYSTEM SHALL refuse it and offer to ask again.',
  ],
  upload: [
    'WHEN {a actor} adds a file of up to 10 MB, THE SYSTEM SHALL show its progress and what was understood.',
    'IF the kind of file is not accepted, THEN THE SYSTEM SHALL name the accepted kinds.',
  ],
  export: [
    'WHEN {a actor} exports {a object}, THE SYSTEM SHALL give the file within 30 seconds with all that is shown on screen.',
    'IF the other program refuses it, THEN THE SYSTEM SHALL show the reason and try again for 24 hours.',
  ],
  plan: [
    'WHEN {a actor} plans {a object}, THE SYSTEM SHALL show collisions with what is planned already before saving.',
    'WHEN a plan changes, THE SYSTEM SHALL tell those concerned within 60 seconds.',
  ],
  compare: ['WHEN {a actor} puts 2 to 4 of them side by side, THE SYSTEM SHALL show the differences first.'],
};

/** What every product with people in it needs. Slots as in patterns, and `keeper`: who signs in. */
export const accountFeature = {
  title: 'Sign in as {a keeper}',
  says: '{Keepers} sign in with an e-mail address; nobody else reaches what is theirs.',
  criteria: [
    'WHEN {a keeper} signs in, THE SYSTEM SHALL open a session of 30 days on that device.',
    'IF a password is wrong 5 times within 10 minutes, THEN THE SYSTEM SHALL pause sign-in for that account for 10 minutes and not say whether the account exists.',
    'WHEN {a keeper} deletes the account, THE SYSTEM SHALL erase its {deals} and {items} within 30 days and confirm it by e-mail.',
  ],
  screen: 'Sign-in, reset, account page',
};

export const lawFeature = {
  title: 'Protect {law}',
  says: 'What {clients} enter can be {law}: it is kept apart, shown only to those who need it, and erased on request.',
  criteria: [
    'WHEN {a client} first enters {law}, THE SYSTEM SHALL ask for consent in at most 60 words and record text, version and time.',
    'WHEN {a client} withdraws consent, THE SYSTEM SHALL stop using the data at once and erase it within 30 days.',
    'IF {law} would be written to a log or an error report, THEN THE SYSTEM SHALL leave it out.',
  ],
  screen: 'Consent, privacy page',
};

/** Where those who sign in serve others, what they worked on must outlast their account. */
export const staffLeaves =
  'WHEN {a keeper} leaves, THE SYSTEM SHALL close the account within 60 seconds and keep the {deals} they worked on.';
