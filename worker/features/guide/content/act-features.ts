/** What every product with people in it needs. Slots as in patterns, and `keeper`: who signs in. */
export const accountFeature = {
  title: 'Sign in as {a keeper}',
  says: '{Keepers} sign in with an e-mail address; nobody else reaches what is theirs.',
  criteria: [
    'WHEN {a keeper} signs in, THE SYSTEM SHALL open a session of 30 days on that device.',
    'IF a password of {a keeper} is wrong 5 times within 10 minutes, THEN THE SYSTEM SHALL pause sign-in for that {keeper} for 10 minutes and not say whether the account exists.',
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
