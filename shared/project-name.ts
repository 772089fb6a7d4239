import { defaultProjectName } from '#shared/projects.ts';

/** Keyword groups of spec 1, section 5; the first group with a matching word names the project. */
const nameGroups = [
  {
    keywords: ['pet', 'pets', 'dog', 'dogs', 'cat', 'cats', 'foster', 'adopt', 'animal', 'animals', 'vet'],
    prefixes: ['Paw', 'Tail', 'Furry', 'Whisker', 'Happy'],
    suffixes: ['Haven', 'Match', 'Home', 'Circle', 'Path'],
  },
  {
    keywords: [
      'task',
      'tasks',
      'todo',
      'productivity',
      'organize',
      'organise',
      'schedule',
      'planner',
      'reminder',
      'habit',
      'habits',
    ],
    prefixes: ['Clear', 'Task', 'Day', 'Flow', 'Steady'],
    suffixes: ['Board', 'Track', 'Pilot', 'List', 'Desk'],
  },
  {
    keywords: [
      'shop',
      'shops',
      'store',
      'sell',
      'buy',
      'commerce',
      'ecommerce',
      'marketplace',
      'order',
      'orders',
      'pre-order',
      'pre-orders',
    ],
    prefixes: ['Corner', 'Market', 'Fair', 'Fresh', 'Local'],
    suffixes: ['Cart', 'Counter', 'Shelf', 'Stall', 'Square'],
  },
  {
    keywords: ['social', 'friends', 'community', 'chat', 'share', 'dating', 'meet', 'network'],
    prefixes: ['Common', 'Near', 'Circle', 'Open', 'Kindred'],
    suffixes: ['Ground', 'Table', 'Loop', 'Post', 'Link'],
  },
  {
    keywords: [
      'learn',
      'learning',
      'course',
      'courses',
      'teach',
      'student',
      'students',
      'school',
      'study',
      'language',
      'tutor',
    ],
    prefixes: ['Bright', 'Study', 'Lesson', 'Know', 'Curious'],
    suffixes: ['Path', 'Lab', 'Nook', 'Trail', 'Room'],
  },
  {
    keywords: [
      'health',
      'fitness',
      'workout',
      'exercise',
      'gym',
      'diet',
      'medical',
      'patient',
      'patients',
      'clinic',
      'sleep',
      'wellness',
    ],
    prefixes: ['Vital', 'Pulse', 'Well', 'Strong', 'Active'],
    suffixes: ['Track', 'Step', 'Coach', 'Beat', 'Care'],
  },
  {
    keywords: ['finance', 'money', 'budget', 'invest', 'expense', 'expenses', 'bank', 'invoice', 'invoices', 'savings'],
    prefixes: ['Penny', 'Ledger', 'Coin', 'Clear', 'Steady'],
    suffixes: ['Wise', 'Book', 'Path', 'Keep', 'Count'],
  },
  {
    keywords: ['travel', 'trip', 'trips', 'flight', 'hotel', 'vacation', 'tour', 'tourist', 'itinerary'],
    prefixes: ['Way', 'Trip', 'Roam', 'Far', 'Compass'],
    suffixes: ['Point', 'Map', 'Trail', 'Post', 'Mate'],
  },
  {
    keywords: [
      'food',
      'recipe',
      'recipes',
      'restaurant',
      'cook',
      'cooking',
      'meal',
      'meals',
      'kitchen',
      'bakery',
      'bread',
      'eat',
    ],
    prefixes: ['Fresh', 'Table', 'Crumb', 'Pantry', 'Savor'],
    suffixes: ['Plate', 'Kitchen', 'Spoon', 'Basket', 'Bite'],
  },
];

const fillerWords = new Set(
  'a an the and or for to of in on with that this my our your i we want would like need app application website site web tool platform where which who is are can it helps help let lets build make create people'.split(
    ' ',
  ),
);

/**
 * A project name from an idea in free text (spec 1, section 5). Blank text gives ''. A keyword group picks a random prefix and
 * suffix; without a match the idea's first words become the name.
 */
export function suggestProjectName(idea: string, random: () => number = Math.random): string {
  const words = idea.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  if (words.length === 0) return '';
  const group = nameGroups.find(({ keywords }) => words.some((word) => keywords.includes(word)));
  if (group) {
    const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? '';
    return `${pick(group.prefixes)} ${pick(group.suffixes)}`;
  }
  const telling = words.filter((word) => !fillerWords.has(word));
  const chosen = (telling.length > 0 ? telling : words).slice(0, 3);
  return chosen.map((word) => word.charAt(0).toUpperCase() + word.slice(1, 24)).join(' ');
}

/** The final name of a project (spec 1, section 5): what was typed, else one from the description, else 'My Project'. */
export function finalProjectName(name: string | undefined, description: string | undefined): string {
  return name?.trim() || suggestProjectName(description ?? '') || defaultProjectName;
}
