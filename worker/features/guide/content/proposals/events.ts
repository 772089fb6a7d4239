import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const paid = /\b(?:pays?|paid|payments?|tickets?|price|fee)\b/i;

/** Dates with places for which people sign up: a course, a class, a tour. */
export const events: Proposal = {
  is: 'A page where {clients} sign up for {items}.',
  today: 'Sign-ups come by message and phone, and the list is kept by hand.',
  jobs: {
    client: 'have a place for sure, and hear of it when something changes',
    host: 'know who comes and fill each place without a list by hand',
  },
  client: 'participant',
  signs:
    /\bsign(?:s|ed|ing)?[- ]?ups?\b[^.]*\b(?:class(?:es)?|courses?|events?|workshops?|tours?|trainings?|shifts?|clean-?ups?|meet-?ups?|hikes?|rides?|trips?|camps?)\b|\b(?:class(?:es)?|courses?|events?|workshops?|tours?|hikes?|trips?|camps?)\b[^.]*\b(?:sign(?:s|ed|ing)?[- ]?ups?|waiting list|places|attendance|register)\b|^(?=[\s\S]*\b(?:race|marathon|triathlon|tournament|competition|regatta|conference|congress|retreat)\b)[\s\S]*\b(?:registers?|signs? up|enters?) for\b/i,
  not: /\b(?:market ?place|newsletter|plots?)\b|\b(?:no|without) sign-?ups?\b/i,
  host: 'organiser',
  deeds: { client: /^(?:sign|register|join)/, host: /^(?:announce|tick|cancel|note|post)/ },
  item: 'event',
  thing: {
    fits: /\b(?:class|course|event|workshop|tour|training|shift|clean-?up|meet-?up|hike|ride|trip|camp|lesson|seminar|session|match|game|walk|dive|meal|dinner|evening|day|date|talk|meeting|party|visit|concert|rehearsal|exercise|round|outing|race|distance|tournament|competition|marathon|triathlon|regatta|conference|congress|retreat)s?$/i,
    other: 'event',
    named: /\b(?<=sign(?:s|ed|ing)?[- ]?up (?:for|to) (?:an? |the |our )?)\p{L}+/giu,
  },
  acts: [
    {
      line: '{Host} announces {a item} → new {item}: day, start, title, place, number of places',
      takes:
        /\b(?:announces?|posts?|adds?|plans?|creates?|puts? up)\b(?! (?:the |some |any )?(?:news|updates?|pictures?|photos?|messages?|comments?))/i,
    },
    {
      line: '{Host} changes the day of {a item} → everybody signed up is told',
    },
    {
      line: '{Host} cancels {a item} → {item} is cancelled; everybody signed up is told',
      takes: /\bcancels?\b/i,
    },
    {
      line: '{Clients} see the coming {items} → {items} with day, place and places left',
      takes: /\b(?:browse|look|search|find|see)s?\b(?!.*\b(?:results?|times|rankings?|standings|scores?|photos?)\b)/i,
    },
    {
      line: '{Client} signs up for {a item} → new registration: {item}, name, phone; the {client} is told',
      takes: /\b(?:signs? up|registers? (?:for|at|in)|joins?|books?)\b/i,
    },
    {
      line: '{Client} pays the registration by card → registration is paid; the {client} gets a receipt',
      takes: /\bpays?\b/i,
      when: paid,
    },
    {
      line: '{Client} signs up for a full {item} → new registration: {item}, name, phone; registration is waiting; the {client} is told',
      takes: /\bwaiting list\b/i,
    },
    {
      line: '{Client} withdraws a registration → registration is withdrawn; the {host} is told',
      takes: /\b(?:withdraws?|signs? off|drops? out)\b/i,
    },
    { line: 'A place becomes free → the first waiting registration is confirmed; the {client} is told' },
    { line: '{A item} is on the next day → everybody signed up is reminded', holds: /\bremind/i },
    {
      line: '{Host} sees who has signed up → name, phone and state of each registration',
      takes: /\bsees?\b.*\b(?:who|list)\b/i,
    },
    {
      line: '{Host} marks a confirmed registration as attended → registration is attended',
      takes: /\b(?:ticks?|notes?|checks?|attendance)\b/i,
    },
    { line: '{Host} marks a confirmed registration as missed → registration is missed', takes: /\bno-?shows?\b/i },
  ],
  records: [
    { line: '{Item}: title, day, start, place, number of places; states: announced, cancelled' },
    {
      line: 'Registration: {item}, {client}, name, phone; states: confirmed, waiting, withdrawn, attended, missed',
    },
  ],
  rules: [
    { line: 'No registration is confirmed without a free place.' },
    { line: 'One registration per {client} and {item}.' },
    { line: 'Nobody signs up for {a item} that is over or cancelled.' },
    { line: 'The waiting list goes by the order of signing up.' },
    { line: '{Clients} see only their own registrations.' },
    { line: 'Phone numbers are seen only by {hosts}.' },
  ],
  nots: [{ line: 'No payment in the app.', unless: paid }],
  aims: [{ line: '8 of 10 places are taken on the day, and at most 1 of 10 registrations is missed.' }],
};
