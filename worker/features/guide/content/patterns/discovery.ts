import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';

/** Somebody looks for places, events, products or people in a kept collection. */
export const discoveryPattern: Pattern = {
  id: 'discovery',
  category: 'content',
  signs:
    /\b(discover(?:s|y|ing)?|search(?:es|ing)?|nearby|directory|map|maps|guide|compar(?:e|es|ing|ison)|explore|locat(?:e|or|ions?)|events?|places?|restaurants|trails?|finder)\b/gi,
  families: ['search', 'compare'],
  client: 'visitor',
  host: 'editor',
  item: 'place',
  deal: 'saved list',
  dealMeans: '{Items} that {a client} has put aside under one name.',
  aim: '{clients} find the right {item} for where they are and what matters to them, from entries that are checked',
  problem:
    'General search shows what is advertised and what is old; what {clients} need to know about {a item} is missing or wrong.',
  clientJob: 'Choose {a item} in a few minutes and not be disappointed on arrival.',
  hostJob: 'Keep hundreds of entries right with the help of those who were there.',
  journeys: [
    {
      title: '{A client} finds {a item}',
      steps: [
        '{A client} opens the map around them or types a town.',
        'They narrow down with two or three filters that matter.',
        'They read what was checked and when, and save or share it.',
        'Afterwards they say whether it was as described.',
      ],
    },
    {
      title: '{A host} keeps entries right',
      steps: [
        '{A host} sees corrections and entries older than 6 months.',
        'They check, change or close the entry with one click each.',
      ],
    },
  ],
  features: [
    {
      key: 'search',
      covers: ['search', 'match'],
      title: 'Search {items}',
      says: '{Clients} search by place, word and filters, on a list or a map.',
      criteria: [
        'WHEN {a client} sets a place and filters, THE SYSTEM SHALL show matching {items} within 1 second, nearest first.',
        'IF no {item} matches, THEN THE SYSTEM SHALL say which filter excludes most and offer to drop it.',
        'IF the position is not shared, THEN THE SYSTEM SHALL ask for a town instead.',
      ],
      screen: 'List and map with filters',
    },
    {
      key: 'entry',
      covers: ['see', 'compare'],
      title: 'Read about {a item}',
      says: '{Clients} see the facts of {a item}, when they were checked and by whom.',
      criteria: [
        'WHEN {a client} opens {a item}, THE SYSTEM SHALL show its facts, pictures and the date of the last check.',
        'IF the last check of {a item} is older than 6 months, THEN THE SYSTEM SHALL say so at the top.',
      ],
      screen: 'Page of {a item}',
    },
    {
      key: 'save',
      covers: ['share', 'plan', 'manage'],
      title: 'Save and share',
      says: '{Clients} keep {items} in {deals} and share them by link.',
      criteria: [
        'WHEN {a client} saves {a item}, THE SYSTEM SHALL keep it on the device without an account.',
        'WHEN {a client} signs in, THE SYSTEM SHALL move what was saved to the account.',
      ],
      screen: '{Deals}',
    },
    {
      key: 'feedback',
      covers: ['rate', 'review', 'record'],
      title: 'Say whether it was right',
      says: '{Clients} confirm or correct an entry in a few words.',
      criteria: [
        'WHEN {a client} sends a correction, THE SYSTEM SHALL put it before {a host} and thank them with what happens next.',
        'WHEN 3 {clients} report {a item} as closed, THE SYSTEM SHALL mark it as probably closed.',
      ],
      screen: 'Correction form',
    },
    {
      key: 'maintain',
      covers: ['upload', 'check'],
      title: 'Maintain entries',
      says: '{Hosts} add, check and close entries, and see what is due.',
      criteria: [
        'WHEN {a host} confirms an entry, THE SYSTEM SHALL set the date of its last check.',
        'WHEN {a host} imports a table, THE SYSTEM SHALL show duplicates by name and place before saving.',
      ],
      screen: 'Editors’ list',
    },
    {
      key: 'open',
      covers: [],
      title: 'Be found',
      says: 'Each {item} has a page of its own that search engines can read.',
      criteria: [
        'WHEN a search engine asks for the page of {a item}, THE SYSTEM SHALL answer with its facts in the page itself within 1 second.',
      ],
      screen: 'Public pages',
    },
  ],
  measures: [
    '500 {items} with all required facts at launch.',
    '90 % of entries were checked within the last 6 months.',
    'At least 30 % of searches end in an opened and saved {item}.',
    '25 % of {clients} come back within 30 days.',
    'Counter-measure: at most 2 in 100 {items} are reported as wrong in any month.',
  ],
  nots: [
    'No paid places in the results; {clients} come because the order can be trusted.',
    'No booking or payment; links lead to the owner’s page.',
    'No opening to the whole world at once; one region first.',
    'No stars without words; a number alone tells nobody why.',
  ],
  questions: [
    {
      key: 'origin',
      topic: 'Where entries come from',
      ask: 'Where do the first {items} come from?',
      why: 'An empty map convinces nobody, and the source decides rights, quality and cost.',
      prevents: 'An empty list on the first day, and {items} to which somebody else has the rights',
      shapes: 'maintain',
      options: [
        {
          label: 'We collect 200 by hand in one region',
          rule: '200 {items} are collected by hand in one region.',
          criterion: 'WHILE a region has fewer than 50 {items}, THE SYSTEM SHALL not list it.',
        },
        {
          label: 'Open data, corrected by {clients}',
          rule: 'Entries start from open data.',
          criterion: 'WHEN open data is imported, THE SYSTEM SHALL name its source and licence on each page.',
        },
        {
          label: 'Owners enter their own',
          rule: 'Owners enter their own {items}.',
          criterion: 'WHEN an owner sends {a item}, THE SYSTEM SHALL publish it only after {a host} has checked it.',
        },
      ],
    },
    {
      key: 'filters',
      topic: 'What matters in choosing',
      ask: 'What makes {a item} right for {clients}?',
      why: 'Three filters that matter are worth more than thirty; each is a fact somebody has to keep.',
      prevents: 'Thirty filters of which 27 rest on facts that nobody keeps up',
      shapes: 'search',
      options: [
        {
          label: 'Distance, price and opening hours',
          rule: 'Filters: distance, price, opening hours.',
          criterion:
            'WHEN {a client} chooses “open now”, THE SYSTEM SHALL leave out {items} that are closed at that minute.',
        },
        {
          label: 'Suitability: access, children, animals',
          fits: /\b(wheelchair|accessible|step-free|kids?|children|dogs?|vegan|gluten)\b/i,
          rule: 'Filters: step-free access, children, animals.',
          criterion: 'IF a fact on access is unknown, THEN THE SYSTEM SHALL show “unknown” and not “no”.',
        },
        {
          label: 'What others with the same taste liked',
          rule: 'Order follows what others with like taste saved.',
          criterion: 'WHEN {a client} has saved 5 {items}, THE SYSTEM SHALL put like ones first and say why.',
        },
      ],
    },
    {
      key: 'region',
      topic: 'First region',
      ask: 'Where does it start?',
      why: 'Complete in one town beats thin in a country.',
      prevents: 'A country full of {items} in which each town has two',
      shapes: 'search',
      known: /\bin (my|our) (city|town|area|region|neighbou?rhood)\b/i,
      options: [
        {
          label: 'One town I know well',
          rule: 'It starts in one town.',
          criterion:
            'WHEN a place outside the first town is searched, THE SYSTEM SHALL say where {name} works today and offer to tell when it grows.',
        },
        {
          label: 'One region or state',
          rule: 'It starts in one region.',
          criterion:
            'WHEN a place outside the region is searched, THE SYSTEM SHALL show the nearest {items} inside it.',
        },
        {
          label: 'One theme, the whole country',
          rule: 'It covers one theme in the whole country.',
          criterion:
            'WHEN an area has no {item} within 50 km, THE SYSTEM SHALL say so instead of showing far ones first.',
        },
      ],
    },
  ],
  entities: [
    { name: '{Item}', fields: 'id, name, area, position, facts, checked at, state', holds: 'One entry' },
    { name: 'Fact', fields: '{item} id, kind, value, source', holds: 'What filters use' },
    { name: '{Deal}', fields: 'id, owner id, name, {item} ids, share token', holds: 'What was put aside' },
    { name: 'Correction', fields: 'id, {item} id, text, sender id, outcome', holds: 'What was reported' },
  ],
  rules: [
    {
      decision: 'Facts are typed and carry source and date',
      prevents: 'Filters on free text that match by chance',
      rule: 'A filter reads facts only; unknown is a value of its own.',
      never: 'Search free text for what a filter asks',
    },
    {
      decision: 'Pages of {items} are rendered on the server and cached',
      prevents: 'Search engines seeing an empty page',
      rule: 'A change to {a item} clears its page from the cache.',
      never: 'Leave the page of a changed {item} in the cache',
    },
    {
      decision: 'Positions are indexed by a grid',
      prevents: 'A scan over all {items} at each search',
      rule: 'A search reads the grid cells around a point and sorts those.',
      never: 'Read all {items} and sort them by distance',
    },
  ],
  edges: [
    ['A town that exists twice', 'Both are offered, each with its region'],
    ['{A item} moves to a new address', 'The old address leads to the new one, and the {item} is there once'],
    ['Two entries for the same {item}', 'One stays, and the other leads to it'],
  ],
};
