/** What is said of a thing and is none: it becomes a field of the thing. An empty field means that nothing is kept of it. */
const fieldsOfQualities: Readonly<Record<string, string>> = {
  size: 'size',
  colour: 'colour',
  color: 'colour',
  weight: 'weight in grams',
  length: 'length',
  height: 'height',
  width: 'width',
  quantity: 'quantity',
  number: 'number',
  amount: 'quantity',
  budget: 'budget in cents',
  price: 'price in cents',
  cost: 'cost in cents',
  total: 'total in cents',
  'hourly rate': 'hourly rate in cents',
  deadline: 'due on',
  date: 'date',
  time: 'starts at',
  duration: 'minutes',
  'best-before date': 'best before on',
  'expiry date': 'ends on',
  reason: 'reason',
  title: 'title',
  description: 'description',
  note: 'note',
  photo: 'photo key',
  photograph: 'photo key',
  picture: 'photo key',
  image: 'photo key',
  'receipt photo': 'receipt key',
  receipt: 'receipt key',
  signature: 'signed at',
  condition: 'condition',
  quality: 'quality',
  level: 'level',
  status: '',
  state: '',
  address: 'address',
  position: 'position',
  allergy: 'allergies',
  allergen: 'allergens',
  language: 'language',
  voice: '',
  way: '',
  style: 'style',
  tone: '',
  taste: '',
  card: '',
  cash: '',
  button: '',
  click: '',
  tap: '',
  link: '',
  text: '',
  hand: '',
  finger: '',
  percent: '',
  bluetooth: '',
  npm: '',
  lorawan: '',
  email: '',
  'e-mail': '',
  pattern: '',
  half: '',
  bit: '',
  season: 'period',
  term: 'period',
  semester: 'period',
  need: '',
  rest: '',
  permission: '',
  contact: 'contact',
  archive: '',
  internet: '',
  refuse: '',
  decline: '',
  reject: '',
  approve: '',
  accept: '',
  confirm: '',
};

/** Acts in which somebody picks a quality of what they take: 'choose a size and a budget'. */
export const choosing = /^(choose|pick|select|set|decide|give|state|name|enter|fill|get|see|show)$/;

/** Qualities that are also things of their own where somebody works on them and picks nothing. */
const alsoThings =
  /^(budget|photo|photograph|picture|image|receipt|note|card|text|price|level|weight|contact|permission)$/;

/** The field that a noun is of something else; `''` for a mere means, undefined for a thing. `own` says that it is one of its own here. */
export function qualityOf(noun: string, own = false): string | undefined {
  const name = noun.toLowerCase();
  const last = name.split(' ').at(-1) ?? '';
  if (own && alsoThings.test(last)) return undefined;
  if (/^own /.test(name) || / such$/.test(name)) return '';
  return fieldsOfQualities[name] ?? (Object.hasOwn(fieldsOfQualities, last) ? fieldsOfQualities[last] : undefined);
}
