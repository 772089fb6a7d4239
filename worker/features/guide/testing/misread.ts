import type { understood } from '#worker/features/guide/testing/understood.ts';

/** The same, of sentences that were once misread: pronouns, lists, two sides, figures of a game. */
export const misread: typeof understood = [
  [
    'Volunteers of a community kitchen sign up for cooking days; the coordinator sees which days are short of hands and writes to those who have time.',
    'volunteers, coordinators',
    'cooking days',
    [
      'volunteers sign up for cooking days',
      'coordinators see which days are short of hands',
      'coordinators write to those who have time',
    ],
  ],
  [
    'Customers of a small bakery order loaves the evening before and collect them in the morning; the baker sees what to bake.',
    'customers, bakers',
    'loaves',
    ['customers order loaves the evening before', 'customers collect loaves in the morning', 'bakers see what to bake'],
  ],
  [
    'A florist sells weekly bouquet subscriptions to offices. The office manager picks size and budget, can pause for holidays, and gets an invoice each month.',
    'office managers, florists',
    'bouquet subscriptions',
    [
      'florists sell weekly bouquet subscriptions to offices',
      'office managers pick size and budget',
      'office managers get an invoice each month',
    ],
  ],
  [
    'We are a foundation. Applicants send a grant application with a budget, three reviewers score it from 1 to 10, and the board decides.',
    'applicants, reviewers',
    'grant applications',
    [
      'applicants send a grant application with a budget',
      'reviewers score the grant application from 1 to 10',
      'boards decide on the grant application',
    ],
  ],
  [
    'a game where a cat jumps over roofs and collects fish, 3 lives, daily challenge',
    'players',
    'rounds',
    [
      'players let the cat jump over roofs',
      'players let the cat collect fish',
      'Acme have 3 lives',
      'Acme have a daily challenge',
    ],
  ],
  [
    'CLI that compares two Postgres schemas in CI and fails the build when a migration would lose data.',
    'developers',
    'Postgres schemas',
    ['Acme compare two Postgres schemas in CI', 'Acme fail the build when a migration would lose data'],
  ],
  [
    'Nurses on our ward swap shifts. A nurse offers a shift, a colleague takes it, and the ward manager approves it.',
    'nurses, ward managers',
    'shifts',
    ['nurses swap shifts', 'nurses offer a shift', 'nurses take the shift', 'ward managers approve the shift'],
  ],
  [
    'Kassenwart eines Vereins: Mitglieder zahlen Beiträge, ich sehe wer noch nicht bezahlt hat und schicke Mahnungen.',
    'members, treasurers',
    'fees',
    ['members pay fees', 'treasurers see who has not paid', 'treasurers send payment reminders'],
  ],
  [
    'Beekeepers log hive inspections: queen seen, varroa count, photos. They get a reminder every 7 days in swarm season and can share a hive with a mentor.',
    'beekeepers, mentors',
    'hive inspections',
    [
      'beekeepers log hive inspections',
      'beekeepers get a reminder every 7 days in swarm season',
      'beekeepers share a hive with a mentor',
    ],
  ],
  [
    'Tenants of a housing cooperative book the laundry room for two hours, cancel it until an hour before, and report when a machine is broken. The janitor closes the room for repairs.',
    'tenants, janitors',
    'rooms',
    [
      'tenants book the laundry room for two hours',
      'tenants cancel the laundry room until an hour before',
      'tenants report when a machine is broken',
      'janitors close the room for repairs',
    ],
  ],
  [
    'Teachers plant questions in a shared pool and rate them; students draw ten at random before an exam and see which topics they got wrong.',
    'students, teachers',
    'questions',
    [
      'teachers plant questions in a shared pool',
      'teachers rate the questions',
      'students draw ten at random before an exam',
      'students see which topics they got wrong',
    ],
  ],
  [
    'Grandparents film a story, grandchildren watch it and answer with a voice message, nobody else sees it.',
    'grandparents, grandchildren',
    'stories',
    ['grandparents film a story', 'grandchildren watch the story'],
  ],
  [
    'Cooks enter leftovers in the evening, neighbours reserve a portion and pick it up before nine.',
    'neighbours, cooks',
    'leftovers',
    ['cooks enter leftovers in the evening', 'neighbours reserve a portion', 'neighbours pick up the portion'],
  ],
  [
    'A drone flies over fields and counts deer before mowing; the hunter gets a map with each animal, and the farmer sees when the field is clear.',
    'hunters, farmers',
    'deer',
    [
      'drones fly over fields',
      'drones count deer before mowing',
      'hunters get a map with each animal',
      'farmers see when the field is clear',
    ],
  ],
  [
    'Wedding guests choose a song and vote; the DJ sees the list in order, skips a song and marks it as played.',
    'wedding guests, DJs',
    'songs',
    [
      'wedding guests choose a song and vote',
      'DJs see the list in order',
      'DJs skip a song',
      'DJs mark the song as played',
    ],
  ],
  [
    'A court interpreter accepts assignments, writes down hours and travel, and the court approves them and pays within 30 days.',
    'court interpreters, courts',
    'assignments',
    [
      'court interpreters accept assignments',
      'court interpreters write down hours and travel',
      'courts approve the assignments',
      'courts pay within 30 days',
    ],
  ],
  [
    'a puzzle game: a robot pushes boxes onto switches, 40 levels, undo button, level editor',
    'players',
    'rounds',
    [
      'players let the robot push boxes onto switches',
      'Acme have 40 levels',
      'Acme have an undo button',
      'Acme have a level editor',
    ],
  ],
  [
    'Patients photograph a mole every month, the dermatologist compares the pictures and calls them in if one has changed.',
    'patients, dermatologists',
    'moles',
    [
      'patients photograph a mole every month',
      'dermatologists compare the pictures',
      'dermatologists call in the patients if one has changed',
    ],
  ],
  [
    'Farmers order seeds before spring, collect them at the depot, and return what is left.',
    'farmers',
    'seeds',
    ['farmers order seeds before spring', 'farmers collect seeds at the depot', 'farmers return what is left'],
  ],
  [
    'A parcel locker for a village: neighbours drop parcels off, the courier picks them up in the evening, and the sender gets a message.',
    'neighbours, couriers',
    'parcels',
    ['neighbours drop parcels off', 'couriers pick up the parcels in the evening', 'senders get a message'],
  ],
  [
    'Schüler geben ihre Hausaufgaben ab, der Lehrer bewertet sie und die Eltern sehen die Note.',
    'students, teachers',
    'grades',
    ['students give away their homework', 'teachers rate them', 'parents see the grade'],
  ],
  [
    'Truck drivers book a loading slot, upload the delivery note and get a gate number; the dispatcher moves slots when a truck is late.',
    'truck drivers, dispatchers',
    'loading slots',
    ['truck drivers book a loading slot', 'truck drivers upload the delivery note', 'dispatchers move slots'],
  ],
  [
    'Runners join a race, get a start number and see their time; the organiser enters results and publishes a ranking by age group.',
    'runners, organisers',
    'races',
    [
      'runners join a race',
      'runners get a start number',
      'runners see their time',
      'organisers enter results',
      'organisers publish a ranking by age group',
    ],
  ],
  [
    'Singles in a small town meet at a dinner: they answer five questions, the host seats them, and afterwards they say whom they want to see again.',
    'people, hosts',
    'questions',
    ['people answer five questions', 'hosts seat them', 'people say whom they want to see again'],
  ],
  [
    'Students borrow a laptop, the librarian checks it out and back in, and late returns cost 2 euros a day.',
    'students, librarians',
    'laptops',
    ['students borrow a laptop', 'librarians check out the laptop'],
  ],
];
