/** A field of life. `ways` are three products of it, told as an idea: they become options when the idea says too little. */
export type Domain = {
  id: string;
  signs: RegExp;
  client: string;
  item: string;
  ways: { label: string; reads: string }[];
  /** What the law calls the data kept here, and the words that show such data is really kept: a field's name alone is none. */
  law?: string;
  holds?: RegExp;
};

const healthData =
  /\b(health|patients?|clients'? history|symptoms?|medic(?:al|ine|ation)s?|doses?|therapy|sleep|mental|moods?|fevers?|blood|donors?|diabet(?:es|ics?)|insulin|injur(?:y|ies)|allerg(?:y|ies)|sick(?:ness)?|disabilit(?:y|ies)|weight|calories|heart rate|pulse|pain|fitness|workouts?|exercises?|training (?:logs?|plans?)|periods?|pregnan\w+)\b/i;

export const domains: Domain[] = [
  {
    id: 'garden',
    signs:
      /\b(gardens?|gardeners?|gardening|allotments?|(?:house-?)?plants?|planted|harvest|seeds?|vegetable beds?|beekeepers?|hives?)\b/i,
    client: 'gardener',
    item: 'plant',
    ways: [
      {
        label: 'Remember what to water, sow and harvest',
        reads: 'Gardeners record care of their plants and get reminded of what is due.',
      },
      { label: 'Share surplus and seeds with others', reads: 'Gardeners share seeds in groups and comment on them.' },
      {
        label: 'Find out what is wrong with a plant',
        reads: 'Gardeners ask questions about plants in a community and share photos.',
      },
    ],
  },
  {
    id: 'pets',
    signs: /\b(pets?|dogs?|cats?|puppy|puppies|kittens?|animals?|vets?|haustiere?)\b/i,
    client: 'pet owner',
    item: 'pet',
    ways: [
      {
        label: 'Keep vaccinations, food and vet visits of each pet in one place',
        reads: 'Pet owners record vaccinations, food and vet visits of their pets and get reminded of what is due.',
      },
      {
        label: 'Find a sitter or walker nearby',
        reads: 'Pet owners find pet sitters nearby, ask for certain days and rate them afterwards.',
      },
      {
        label: 'Help animals from shelters find a home',
        reads: 'Adopters find animals from shelters and apply for them; shelter workers review the applications.',
      },
    ],
  },
  {
    id: 'food',
    signs: /\b(food|recipes?|cook(?:ing)?|meals?|restaurants?|bakery|bakeries|bread|kitchen|diet|groceries|coffee)\b/i,
    client: 'home cook',
    item: 'recipe',
    ways: [
      {
        label: 'Plan the week’s meals and the shopping list',
        reads: 'Home cooks plan meals for the week and keep recipes; the shopping list is generated.',
      },
      {
        label: 'Order ahead from a local kitchen',
        reads: 'Customers order dishes ahead and pick them up; the cook sees a list of what to prepare.',
      },
      { label: 'Share and find recipes with others', reads: 'Home cooks share recipes in groups and comment on them.' },
    ],
  },
  {
    id: 'fitness',
    signs: /\b(fitness|gym|workouts?|exercise|running|runners?|training|yoga|sports?|cycling|swim(?:ming)?)\b/i,
    client: 'athlete',
    item: 'workout',
    ways: [
      { label: 'Log workouts and see progress', reads: 'Athletes log workouts and see progress over weeks.' },
      { label: 'Book a trainer or a class', reads: 'Athletes book classes with trainers and cancel them in time.' },
      { label: 'Train together with people nearby', reads: 'Athletes join groups and arrange training together.' },
    ],
    law: 'health data',
    holds: healthData,
  },
  {
    id: 'health',
    signs:
      /\b(health|patients?|clinics?|doctors?|nurses?|medic(?:al|ine|ation)s?|therapy|therapists?|symptoms?|sleep|hospital|dentists?|mental|mood|fevers?|blood (?:sugar|pressure|glucose)|diabet(?:es|ics?)|insulin|medicines?)\b/i,
    client: 'patient',
    item: 'symptom',
    ways: [
      {
        label: 'Note symptoms and medicines between visits',
        reads: 'Patients record symptoms and medicines and are reminded of what is due.',
      },
      {
        label: 'Fill in forms before a visit',
        reads: 'Patients fill in intake forms before a visit; nurses review them.',
      },
      { label: 'Book a visit with a practice', reads: 'Patients book appointments with a practice and get reminded.' },
    ],
    law: 'health data',
    holds: healthData,
  },
  {
    id: 'money',
    signs:
      /\b(money|budgets?|expenses?|financ(?:e|es|ial)|invoices?|invest(?:ing|ments?)?|savings?|bank(?:ing)?|tax(?:es)?|crypto)\b/i,
    client: 'saver',
    item: 'expense',
    ways: [
      {
        label: 'See where the money goes each month',
        reads: 'Savers record expenses by category and see them against a monthly budget.',
      },
      { label: 'Split shared costs with others', reads: 'Friends record shared expenses and see who owes whom.' },
      {
        label: 'Send invoices and see what is unpaid',
        reads: 'Freelancers create invoices, send them and get reminded of unpaid ones.',
      },
    ],
    law: 'financial data',
    holds:
      /\b(expenses?|income|salar(?:y|ies)|wages?|savings?|spending|debts?|owes?|bank(?:ing)?|accounts? balances?|invoices?|tax(?:es)?|crypto|invest(?:ing|ments?)?|financ(?:e|es|ial)|loans?|(?:see|track|plan|keep|set|against) (?:a |their |my |our )?(?:\w+ )?budgets?)\b/i,
  },
  {
    id: 'learning',
    signs: /\b(learn(?:ing)?|school|students?|teachers?|language|vocabulary|course|study|exam|education|homework)\b/i,
    client: 'learner',
    item: 'lesson',
    ways: [
      {
        label: 'Practise a little each day and remember it',
        reads: 'Learners practise words in short sessions and see progress.',
      },
      { label: 'Find and book a tutor', reads: 'Students book lessons with tutors.' },
      {
        label: 'Give homework and see who is stuck',
        reads: 'Teachers give homework to students, students submit it and teachers review it.',
      },
    ],
  },
  {
    id: 'travel',
    signs: /\b(travel(?:l?ing|l?ers?)?|trips?|flights?|hotels?|itinerar(?:y|ies)|holidays?|vacations?|tourists?)\b/i,
    client: 'traveller',
    item: 'trip',
    ways: [
      {
        label: 'Plan a trip together',
        reads: 'Travellers plan trips together and keep places, bookings and costs in one place.',
      },
      { label: 'Find places that locals like', reads: 'Travellers find places recommended by locals and save them.' },
      { label: 'Book a guide for a day', reads: 'Travellers book tours with local guides.' },
    ],
  },
  {
    id: 'home',
    signs:
      /\b(home|house|flat|apartment|tools|neighbou?rs?|neighbou?rhood|chores?|renovation|furniture|freezer|fridge)\b/i,
    client: 'household member',
    item: 'household item',
    ways: [
      {
        label: 'Lend and borrow things in the neighbourhood',
        reads: 'Neighbours lend tools and borrow them for certain days.',
      },
      {
        label: 'Remember what is due around the house',
        reads: 'Households record chores and get reminded of what is due.',
      },
      { label: 'Find someone for a repair', reads: 'Homeowners find handymen nearby and ask for an offer.' },
    ],
  },
  {
    id: 'kids',
    signs: /\b(kids?|child(?:ren)?|bab(?:y|ies)|parents?|family|families|toddlers?|nursery|daycare)\b/i,
    client: 'parent',
    item: 'activity',
    ways: [
      {
        label: 'Keep the family’s dates and duties in one place',
        reads: 'Parents plan dates and duties of the family and get reminded.',
      },
      { label: 'Find activities nearby', reads: 'Parents find activities for children nearby and save them.' },
      { label: 'Ask other parents', reads: 'Parents ask questions in groups and share advice.' },
    ],
    law: 'data of children',
  },
  {
    id: 'music',
    signs: /\b(music|songs?|bands?|musicians?|guitar|piano|concerts?|playlists?|dj)\b/i,
    client: 'musician',
    item: 'song',
    ways: [
      { label: 'Practise and see progress', reads: 'Musicians record practice of songs and see progress.' },
      { label: 'Find people to play with', reads: 'Musicians find other musicians nearby and message them.' },
      { label: 'Show and sell music', reads: 'Musicians publish songs and fans buy them.' },
    ],
  },
  {
    id: 'events',
    signs: /\b(events?|tickets?|weddings?|getting married|part(?:y|ies)|festivals?|conference|meetups?)\b/i,
    client: 'guest',
    item: 'event',
    ways: [
      { label: 'Find events nearby', reads: 'Visitors find events nearby and save them.' },
      {
        label: 'Invite guests and know who comes',
        reads: 'Hosts invite guests to events and guests answer whether they come.',
      },
      { label: 'Sell tickets', reads: 'Guests buy tickets for events and organisers see who comes.' },
    ],
  },
  {
    id: 'work',
    signs: /\b(work|team|teams|employees?|company|office|meetings?|projects?|hr|jobs?|freelancers?|business)\b/i,
    client: 'team member',
    item: 'task',
    ways: [
      { label: 'See who does what until when', reads: 'Team members manage tasks with dates and see what is due.' },
      {
        label: 'Hand in requests and get them approved',
        reads: 'Employees submit requests and managers approve them.',
      },
      { label: 'Find the right person for a job', reads: 'Companies find freelancers and ask for an offer.' },
    ],
  },
  {
    id: 'games',
    signs: /\b(games?|play|puzzles?|quiz|trivia|chess)\b/i,
    client: 'player',
    item: 'puzzle',
    ways: [
      { label: 'A short puzzle each day', reads: 'Players solve a puzzle each day and compare scores in the game.' },
      { label: 'A game against a friend', reads: 'Players play a game against a friend by link.' },
      { label: 'A quiz for a group', reads: 'Players answer a quiz game together and see the score.' },
    ],
  },
  {
    id: 'code',
    signs: /\b(code|developers?|programming|software|github|api|cli|devops)\b/i,
    client: 'developer',
    item: 'file',
    ways: [
      {
        label: 'Find mistakes before review',
        reads: 'Developers check files with a command line tool before a commit.',
      },
      { label: 'See what goes wrong in production', reads: 'Developers monitor errors of a service and get alerted.' },
      { label: 'Write less of the same code', reads: 'Developers generate code files from a description with a CLI.' },
    ],
  },
];

/** When not even the field is known. */
export const anyWays: Domain['ways'] = [
  { label: 'Keep track of something and be reminded', reads: 'People record items and get reminded of what is due.' },
  {
    label: 'Order from or book with a small business',
    reads: 'Customers order products ahead and pick them up; the shop owner sees a list of what to prepare.',
  },
  {
    label: 'Find, lend or offer things among people',
    reads: 'Neighbours lend things and borrow them for certain days.',
  },
  { label: 'Learn or practise something', reads: 'Learners practise lessons in short sessions and see progress.' },
];
