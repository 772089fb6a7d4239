import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const day =
  '(?:f[eê]tes?|fairs?|festivals?|party|parties|food banks?|soup kitchens?|sessions?|bazaars?|barbecue|bbq|grill|carnival|open day|fun run|(?:charity|sponsored) (?:run|walk|race)|clean-?ups?|tournament|bake sale|jumble sale|market day|sports day|school event|our event|concert|stalls?|water stations?)';
const hands = '(?:helpers?|volunteers?|parents|people|ppl|members|neighbours|students|villagers)';
const taking =
  '(?:sign(?:s|ed|ing)?[- ]?ups?|puts? (?:themselves|their names?) down|(?:picks?|chooses?|takes?) (?:an? |their )?(?:time )?(?:slots?|tasks?|stalls?|jobs?|shifts?))';
const helping = '(?:slots?|sessions?|per hour|of two hours|(?:\\d+|two|three) hours at|stalls?|tasks?|helpers)';

/** How somebody takes a slot. */
const signing =
  /\b(?:picks?|chooses?|takes?) (?:an? |their )?(?:time )?(?:slot|task|stall|job|shift)s?\b|\bputs? themselves down\b/i;
/** How long before it somebody may still withdraw. */
const until = /\b(?:until|up to|till|at least) ((?:\d+|two|three) (?:days|hours)|one day|a day|a week) before\b/i;
/** Whether it is noted who came. */
const ticked = /\b(?:tick\w*|who (?:came|turned up|showed up)|no-?shows?|nobody shows up|check(?:s|ed)? in)\b/i;

/** What they tell of themselves besides. */
const besides = /\btells? us (?:their|the) ((?:[a-z-]+ )?[a-z]+)(?=[.,;]|$)/i;

/** Hands for a day of many: tasks and stalls with slots of some hours, and a number of people for each. */
export const slots: Proposal = {
  is: 'A page where {clients} sign up for slots, and {hosts} see which slots still need somebody.',
  today: 'A paper list hangs on a door, and nobody knows before the day who comes.',
  jobs: {
    client: 'help at a time that suits them, and know where to be and when',
    host: 'fill each slot without ringing people up',
  },
  client: 'helper',
  clients: /\b(?:helper|volunteer|parent|member|neighbour|student|villager)(?! slots)s?\b/i,
  isSure: true,
  signs: new RegExp(
    `^(?=[^]*\\b${day}\\b)(?=[^]*\\b${hands}\\b)(?=[^]*\\b${taking}\\b)(?=[^]*\\b${helping}\\b)|\\bvolunteer slots?\\b|\\b(?:helper|volunteer) (?:slots|sign-?up)\\b|^(?=[^]*\\bslots? of\\b)(?=[^]*\\b(?:people|helpers|volunteers) each\\b)`,
    'i',
  ),
  not: /\b(?:market ?place|appointments?|customers?|traders?|lessons?|by the year|a year|yearly|blood|vaccin\w*|trucks?|donors?|cooking days|courses?|class(?:es)? (?:with|at)|shelter|hotline|swap\w*)\b/i,
  host: 'organiser',
  isHostTold: true,
  fits: { host: /\b(?:organi[sz]er|coordinator|leader|teacher|committee|board|council|planner|manager)$/ },
  hosts: /\b(?:organi[sz]er|coordinator|committee|planner)$/,
  deeds: { client: /^(?:sign|pick|choose|take|help|put)\b/, host: /^(?:organi[sz]e|plan|see where|need to see)\b/ },
  item: 'task',
  thing: {
    fits: /^(?:stall|station|task|stand|booth)$/,
    named: /\b(?:stall|station|stand|booth|task)s?\b/gi,
    other: 'task',
  },
  covers:
    /\b(?:people|helpers|volunteers) each\b|^Slots? of\b|\bI organi[sz]e\b|\bwe need (?:volunteers|helpers)\b|\bfind someone else\b|^The app reminds\b|^Volunteer slots\b/i,
  acts: [
    {
      line: '{Host} adds {a item} → new {item}: name, place, what has to be done',
      takes: /\badds? an? (?:stall|task|station)\b/i,
    },
    { line: '{Host} adds a slot → new slot: {item}, day, start, end, number of people' },
    {
      line: '{Clients} see the slots → {item}, day, start, end and free places of each slot',
      takes: /\bsees? (?:the|all|free|open) slots\b/i,
      holds: signing,
    },
    {
      line: '{Client} signs up for a slot → new registration: slot, name, e-mail address, phone, {1}; the {client} gets a link by e-mail',
      takes: besides,
    },
    {
      line: '{Client} signs up for a slot → new registration: slot, name, e-mail address, phone; the {client} gets a link by e-mail',
      takes: /\bsigns? up\b/i,
      unless: besides,
    },
    {
      line: '{Client} withdraws a registration → registration is withdrawn; the {host} is told',
      holds: /\b(?:drops? out|takes? it back|cancels?|withdraws?)\b/i,
    },
    {
      line: '{Host} sees which slots still need somebody → {item}, day, start and free places of each slot that is not full',
      holds: /\bsees?\b.*\b(?:where|empty|short|missing|which slots|free|who)\b/i,
    },
    { line: 'A slot is not full 3 days before its day → the {host} is told' },
    { line: 'A slot is on the next day → everybody signed up is reminded', holds: /\breminde?d?(?:ers?)?\b/i },
    { line: '{Host} enters a registration for somebody → new registration: slot, name, e-mail address, phone' },
    { line: '{Host} moves a slot → slot gets day, start, end; everybody signed up is told' },
    { line: '{Host} cancels a slot → slot is cancelled; everybody signed up is told' },
    {
      line: '{Host} sees the list of a day → {item}, start, end, name and phone of each registration, by {item}',
      holds: /\bprints?\b/i,
    },
    {
      line: '{Host} marks a registration as attended → registration is attended',
      holds: /\bticks?\b|\bwho came\b/i,
      when: ticked,
    },
    { line: '{Host} marks a registration as missed → registration is missed', when: ticked },
  ],
  records: [
    { line: 'Slot: {item}, day, start, end, number of people; states: open, cancelled' },
    { line: '{Item}: name, place, what has to be done' },
    {
      line: 'Registration: slot, name, e-mail address, phone; states: signed up, withdrawn, attended, missed',
      when: ticked,
    },
    { line: 'Registration: slot, name, e-mail address, phone; states: signed up, withdrawn', unless: ticked },
  ],
  rules: [
    { line: 'Nobody signs up for a slot that is full or cancelled.' },
    { line: 'Nobody signs up for a slot at the time of another slot of theirs.', holds: /\btwo places at once\b/i },
    { line: 'Nobody signs up for the same slot twice.' },
    { line: 'Nobody withdraws a registration later than {1} before the start of its slot.', takes: until },
    { line: 'Nobody withdraws a registration later than 1 day before the start of its slot.', unless: until },
    { line: 'Everybody sees the slots and their free places.' },
    { line: 'Names, e-mail addresses and phone numbers are seen only by {hosts}.' },
    { line: 'Registrations are deleted 60 days after the day of their slot.' },
  ],
  nots: [{ line: 'No hours are counted and nothing is paid.' }],
  aims: [
    { line: '9 of 10 slots are full 3 days before their day.' },
    { line: 'At most 1 of 20 registrations is withdrawn on the last day.', unless: ticked },
    { line: 'At most 1 of 20 registrations is missed.', when: ticked },
  ],
};
