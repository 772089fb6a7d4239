import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Places that people find, add and rate, and somebody who checks what is added. */
export const directory: Proposal = {
  is: 'A map of {items} that {clients} add to and rate.',
  today: 'Whoever looks for {a item} asks around or finds pages that are out of date.',
  jobs: {
    client: 'find {a item} that is as they need it before they set out',
    host: 'keep the entries true without visiting each place themselves',
  },
  client: 'visitor',
  signs:
    /\b(?:maps?|director(?:y|ies)|guide) (?:of|with|to|where|for|that shows)\b|\bfind (?:a |an |the (?:nearest|next) )?(?:\w+ )?(?:toilets?|playgrounds?|restaurants?|caf[eé]s?|fountains?|spots?|places) near(?:by| you| me| them)?\b|\b(?:add|rate|mark)s?\b[^.]{0,60}\b(?:places|playgrounds?|cafes?|caf[eé]s|restaurants?|toilets?|spots?|beaches|fountains?)\b|\b(?:places|playgrounds?|cafes?|restaurants?|toilets?|spots?|beaches|fountains?)\b[^.]{0,60}\b(?:rates?|adds?|reviews?)\b|\b(?:friendly|accessible) (?:places|cafes|restaurants)\b|\blist of (?:good |all )?(?:\w+ )?(?:places|playgrounds?|cafes?|restaurants?|toilets?|spots?|craftspeople|craftsmen|plumbers|doctors)\b/i,
  not: /\b(?:market ?place|order\w*|book(?:s|ed|ing|ings)?|reserv\w+|rent\w*|lend\w*|borrow\w*|sells?|selling|game|museum|therapists?|tutors?|delivery|drivers?|recipes?|wine)\b/i,
  host: 'moderator',
  fits: { host: /\b(?:moderator|editor|administrator|admin|team|town|office|operator|volunteer)$/ },
  thing: {
    fits: /\b(?:playground|restaurant|caf[eé]|toilet|spot|place|fountain|beach|shop|bar|pub|hotel|park|bench|hide|trail|route|craftsperson|craftsman|plumber|doctor|station|point|tree|court|pool|harbour|library|market|museum)$/i,
    other: 'place',
    isInWords: true,
  },
  acts: [
    {
      line: '{Client} adds {a item} → new {item}: name, address, position on the map, description, photo; the {host} is told',
      takes: /\b(?:adds?|marks?|posts?|enters?)\b/i,
    },
    {
      line: '{Host} approves {a item} → {item} is visible; the {client} is told',
      takes: /\b(?:approves?|checks?)\b/i,
      holds: /\bcheck it\b/i,
    },
    { line: '{Host} refuses {a item} → {item} is refused, with the reason; the {client} is told' },
    {
      line: '{Clients} look for {items} near them → name, photo, distance and average stars of each visible {item}',
      takes: /\b(?:finds?|search(?:es)?|looks?|sees?|browses?)\b/i,
    },
    {
      line: '{Client} rates {a item} → new review: {item}, stars from 1 to 5, text, photo',
      takes: /\b(?:rates?|reviews?)\b/i,
    },
    { line: '{Client} changes a review → review gets stars, text' },
    {
      line: '{Client} suggests a correction → new correction: {item}, what is wrong; the {host} is told',
      takes: /\b(?:corrects?|suggests?|reports?)\b/i,
    },
    { line: '{Host} settles a correction → correction is settled, with a note; the {client} is told' },
    {
      line: '{Client} reports a review → new report: review, reason; the {host} is told',
      takes: /\breports? (?:an? |the )?(?:\w+ )?(?:reviews?|comments?)\b/i,
    },
    { line: '{Host} hides a review → review is hidden; report is settled; the author is told' },
    { line: '{Host} marks {a item} as closed → {item} is closed' },
  ],
  records: [
    {
      line: '{Item}: name, address, position on the map, description, photo, reason; states: waiting, visible, refused, closed',
    },
    { line: 'Review: {item}, stars from 1 to 5, text, photo; states: visible, hidden' },
    { line: 'Correction: {item}, what is wrong, note; states: open, settled' },
    { line: 'Report: review, reason; states: open, settled' },
  ],
  rules: [
    { line: 'Everybody sees visible {items} and reviews without signing in.' },
    { line: 'One review per {client} and {item}.' },
    { line: 'Nobody adds {a item} with the name and address of one that is there.' },
    { line: 'At most 10 new {items} per {client} and day.' },
    { line: 'E-mail addresses are seen only by the {hosts}.' },
  ],
  nots: [{ line: 'No paid places in the list.' }, { line: 'No bookings.' }],
  aims: [
    { line: '9 of 10 new {items} are checked within 3 days.' },
    { line: '9 of 10 corrections are settled within 7 days.' },
  ],
};
