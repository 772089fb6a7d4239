import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';

/** Two sides of strangers or neighbours who offer and ask. */
export const exchangePattern: Pattern = {
  id: 'exchange',
  category: 'marketplace',
  signs:
    /\b(marketplace|lend(?:s|ing)?|borrow(?:s|ing)?|rent(?:s|al|ing)?|swap(?:s|ping)?(?! (?:(?:their|our|my) )?(?:shifts?|dut(?:y|ies)|turns?|slots?|lessons?|must|may|can|is|are|was|which|that|has|have|with)\b)|second-?hand|freelancers?|hire|gigs?|peer-to-peer|two-sided|connects?|matches|sitters?|walkers?|used|listings?)\b/gi,
  families: ['lend', 'match'],
  client: 'client',
  host: '{item} owner',
  item: 'offer',
  deal: 'request',
  dealMeans: 'What {a client} asks {a host} for: which {item}, and from when to when{states}.',
  aim: '{clients} find {a item} from {a host} close to them and both sides agree in writing',
  problem:
    'Those who have {items} and those who need them do not find each other now, and what is agreed by word of mouth is forgotten or disputed.',
  clientJob: 'Find {a item} nearby for the days they need it, from someone they can trust.',
  hostJob: 'Get asked only by people they can judge, and have what was agreed in writing.',
  journeys: [
    {
      title: '{A client} asks for {a item}',
      steps: [
        '{A client} says what they need, where and when.',
        'They see {items} that are free then, nearest first, with the record of each {host}.',
        'They send {a deal} with a short note.',
        'They get an answer, agree on the handover, and confirm it when it happened.',
      ],
    },
    {
      title: '{A host} offers {a item}',
      steps: [
        '{A host} adds {a item} with photos, the days it can be had and what they ask for it.',
        'They get {a deal}, see who asks and their record, and accept or decline.',
        'After the return both sides say how it went.',
      ],
    },
  ],
  features: [
    {
      key: 'offer',
      covers: ['manage', 'upload', 'share'],
      title: 'Offer {a item}',
      says: '{Hosts} describe {a item} once, with photos, conditions and the days it can be had.',
      criteria: [
        'WHEN {a host} publishes {a item} with a title, one photo and an area, THE SYSTEM SHALL show it in search within 10 seconds.',
        'IF {a item} is agreed for a day, THEN THE SYSTEM SHALL not offer it for that day to anyone else.',
      ],
      screen: 'Form and page of {a item}',
    },
    {
      key: 'find',
      covers: ['search', 'match', 'see'],
      title: 'Find {items} nearby',
      says: '{Clients} search by word, day and distance and see only what is free.',
      criteria: [
        'WHEN {a client} searches, THE SYSTEM SHALL show matching free {items} sorted by distance within 2 seconds.',
        'IF nothing matches, THEN THE SYSTEM SHALL offer to keep the search and tell the {client} when something fits.',
        'WHILE no {deal} is accepted, THE SYSTEM SHALL show the place of {a item} only to within 500 metres.',
      ],
      screen: 'Search with list and map',
    },
    {
      key: 'ask',
      covers: ['lend', 'order', 'book'],
      title: 'Ask and agree',
      says: '{A client} asks for certain days, {a host} answers, and what was agreed is kept.',
      criteria: [
        'WHEN {a client} sends {a deal}, THE SYSTEM SHALL tell the {host} within 60 seconds and show both the same terms.',
        'WHEN {a host} accepts, THE SYSTEM SHALL decline other {deals} for the same days and tell their senders.',
        'IF {a host} does not answer within 48 hours, THEN THE SYSTEM SHALL close the {deal} and say so.',
      ],
      screen: 'The {deal} with its terms and states',
    },
    {
      key: 'talk',
      covers: ['message'],
      title: 'Talk about the handover',
      says: 'Both sides write to each other inside {a deal} without giving away phone numbers.',
      criteria: [
        'WHEN one side writes about {a item}, THE SYSTEM SHALL show it to the other within 5 seconds if they are online and tell them otherwise.',
        'IF a message about {a item} is reported, THEN THE SYSTEM SHALL hide it from the reporter and queue it for review within 24 hours.',
      ],
      screen: 'Conversation inside the {deal}',
    },
    {
      key: 'handover',
      covers: ['collect'],
      title: 'Confirm handover and return',
      says: 'Both sides confirm when {a item} changes hands and in which state.',
      criteria: [
        'WHEN both sides confirm the handover of {a item}, THE SYSTEM SHALL store the time and up to 5 photos.',
        'IF the return is 24 hours late, THEN THE SYSTEM SHALL remind the {client} and tell the {host}.',
      ],
      screen: 'Handover and return check',
    },
    {
      key: 'rate',
      covers: ['rate', 'review'],
      title: 'Say how it went',
      says: 'After {a deal} is done each side leaves a mark and a sentence for the other.',
      criteria: [
        'WHEN {a deal} is done, THE SYSTEM SHALL ask both sides once, and show the answers only when both are in or 7 days have passed.',
      ],
      screen: 'Record of a person',
    },
    {
      key: 'safety',
      covers: [],
      title: 'Report and block',
      says: 'Anyone can report a person, {a item} or a message and stop further contact.',
      criteria: [
        'WHEN {a client} blocks a person, THE SYSTEM SHALL hide each from the other from that moment.',
        'WHEN a report about {a item} comes in, THE SYSTEM SHALL show it to the operators with what was said, and record the outcome.',
      ],
      screen: 'Report form, operators’ queue',
    },
  ],
  measures: [
    '100 {items} are on offer in the first area within 6 weeks.',
    'At least 40 % of {deals} are answered within 6 hours.',
    'At least 30 % of those who joined have completed one {deal} after 60 days.',
    'Counter-measure: fewer than 1 in 100 {deals} ends in a report.',
  ],
  nots: [
    'No insurance and no liability for damage; the terms say so in plain words.',
    'No delivery of {items} by third parties; both sides meet and look at {a item} together.',
    'No advertising and no paid placement; who is nearest counts.',
    'Not open to the whole country from the first day; one area at a time.',
  ],
  questions: [
    {
      key: 'trust',
      topic: 'Who may take part',
      ask: 'Who may offer and ask for {items}?',
      why: 'Lending and meeting need trust; the circle decides how much has to be checked.',
      prevents: '{A item} in the hands of somebody whom nobody has checked',
      shapes: 'ask',
      options: [
        {
          label: 'Only people of one area, by invitation or code',
          rule: 'Only people with an invitation or the code of their area take part.',
          criterion:
            'IF someone signs up without a valid code, THEN THE SYSTEM SHALL put them on a waiting list and show no {items}.',
        },
        {
          label: 'Anyone with a confirmed e-mail and phone number',
          rule: 'Anyone with a confirmed e-mail address and phone number takes part.',
          criterion: 'WHILE a phone number is not confirmed, THE SYSTEM SHALL not let its owner send {a deal}.',
        },
        {
          label: 'Only {hosts} who were checked by us',
          fits: /\b(sitters?|nann(y|ies)|child(ren)?|carers?|elderly|handym[ae]n|contractors?)\b/i,
          rule: '{Hosts} are checked by the operators before they appear.',
          criterion:
            'WHEN {a host} applies, THE SYSTEM SHALL keep their {items} hidden until an operator approves them.',
        },
      ],
    },
    {
      key: 'payment',
      topic: 'Money between the sides',
      ask: 'Does money change hands for {a item}?',
      why: 'Free exchange needs no payment provider and less law; fees are income but bring both.',
      prevents: 'A payment service, refunds and law that comes with fees, built for nothing',
      shapes: 'ask',
      known: /\b(free of charge|for free|commission|per (hour|day)|stripe|paypal|fee)\b/i,
      options: [
        {
          label: 'No, it is free between members',
          rule: '{Items} change hands free of charge.',
          not: 'No payments between members.',
          criterion:
            'IF a text of {a item} names a price, THEN THE SYSTEM SHALL tell its author that offers are free of charge before publishing.',
        },
        {
          label: 'The two sides settle it themselves',
          fits: /\b(sell|buy|pay|price|earn|hire|rent|fee|money|sitters?|walkers?)\b/i,
          rule: 'Both sides settle money between themselves; {name} only states the price.',
          not: 'No money passes through {name}.',
          criterion:
            'WHEN {a host} publishes {a item}, THE SYSTEM SHALL show the stated price and that it is settled directly.',
        },
        {
          label: 'Paid in {name}, which keeps a commission',
          fits: /\b(pay|payments?|paid)\b.{0,30}\b(through|in|inside|via|within) (the |our |this )?app\b|\bonline payments?\b|\bpay online\b|\bcommission\b/i,
          rule: '{Clients} pay in {name}, which keeps 10 %.',
          criterion: 'WHEN {a deal} is done, THE SYSTEM SHALL pay the {host} the price less 10 % within 3 days.',
        },
      ],
    },
    {
      key: 'area',
      topic: 'Where it starts',
      ask: 'Where should the first {items} be found?',
      why: 'A marketplace lives on density: fifty {items} in one district beat five hundred across a country.',
      prevents: 'Five hundred {items} of which the nearest is an hour away',
      shapes: 'find',
      known: /\b(in (my|our) (city|town|neighbou?rhood|street|building|village)|nationwide|worldwide|campus)\b/i,
      options: [
        {
          label: 'One neighbourhood or town first',
          rule: 'It starts in one town.',
          criterion:
            'WHEN someone outside the first town signs up, THE SYSTEM SHALL note their area and tell them when it opens.',
        },
        {
          label: 'One community: a campus, a company or a club',
          rule: 'It starts within one community.',
          criterion: 'WHEN someone signs up, THE SYSTEM SHALL accept only e-mail addresses of that community.',
        },
        {
          label: 'A whole country, by post',
          rule: '{Items} are sent by post within one country.',
          criterion: 'WHEN {a deal} is accepted, THE SYSTEM SHALL show both sides who pays for postage.',
        },
      ],
    },
    {
      key: 'first-side',
      topic: 'Which side comes first',
      ask: 'Which side will you bring in first?',
      why: 'Without {items} nobody asks; without {clients} nobody offers. One of them has to be served first.',
      prevents: '{Clients} who search on the first day and find no {item}',
      shapes: 'offer',
      options: [
        {
          label: '{Hosts}: fifty {items} before anyone else is let in',
          rule: '{Hosts} come first; search opens at 50 {items}.',
          criterion:
            'WHILE fewer than 50 {items} are on offer, THE SYSTEM SHALL show {clients} a waiting list with the count.',
        },
        {
          label: '{Clients}: collect what is needed, then find it',
          rule: '{Clients} come first and post what they need.',
          criterion: 'WHEN {a client} posts a need, THE SYSTEM SHALL show it to {hosts} within 5 km.',
        },
        {
          label: 'Both at once within a group I know',
          rule: 'Both sides start together within one known group.',
          criterion: 'WHEN someone joins, THE SYSTEM SHALL ask for one {item} to offer and one they look for.',
        },
      ],
    },
  ],
  entities: [
    {
      name: '{Item}',
      fields: 'id, {host} id, title, description, area, photos, conditions, active',
      holds: 'What is offered',
    },
    { name: 'Free period', fields: 'id, {item} id, from, to', holds: 'When it can be had' },
    { name: '{Deal}', fields: 'id, {item} id, {client} id, from, to, state, terms', holds: 'What both sides agree on' },
    { name: 'Message', fields: 'id, {deal} id, sender id, text, sent at', holds: 'What was said about it' },
    { name: 'Mark', fields: 'id, {deal} id, from id, about id, stars 1 to 5, text', holds: 'How it went' },
  ],
  rules: [
    {
      decision: 'A {deal} moves through named states, and only its two sides can move it',
      prevents: 'A third person accepting or closing what is not theirs',
      rule: 'Each change of state is one conditional update with the person and the old state in its condition.',
      never: 'Read the state and write the next one in a second statement',
    },
    {
      decision: 'The exact place is stored apart from the {item}',
      prevents: 'An address leaking through search',
      rule: 'Search reads an area rounded to 500 metres; the address is read only by the two sides of an accepted {deal}.',
      never: 'Put an exact place into an answer to a search',
    },
    {
      decision: 'Marks are written once and never edited',
      prevents: 'Pressure on one side to change a mark',
      rule: 'A mark has no update path; operators can only hide it with a reason.',
      never: 'Update or delete a mark',
    },
  ],
  edges: [
    [
      'Two {deals} for the same {item} and day are accepted at once',
      'One holds; the other side is told before anything is handed over',
    ],
    ['{A host} removes {a item} with a running {deal}', 'The {deal} runs to its end, and the {item} takes no new one'],
    ['One side deletes the account in the middle', 'The other side sees the {deal} until it has ended'],
  ],
};
