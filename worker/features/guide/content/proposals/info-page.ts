import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

/** What a page tells of, and to whom. */
type Told = {
  is: string;
  today: string;
  job: string;
  /** What an idea of it says, beside that it is shared by a link. */
  subject: string;
  not?: string;
  client: string;
  reader: string;
  readersJob: string;
  /** What stands on the page. */
  fields: string;
  /** Whoever reads it has something on their hands, and says that they have read it. */
  isConfirmed?: true;
  /** What is told changes with the months. */
  isAging?: true;
  nots: ProposedLine[];
  aims: ProposedLine[];
};

const page =
  '(?:pages?|one place|sheets?|one-?pagers?|links?|qr|card|leaflet|guide|manual|handbook|instructions|cheat ?sheet|codes?)';
const shared =
  '(?:links?|qr|codes?|shar(?:e|es|ed|ing)|send|sends|give|gives|hand(?:s|ed)? (?:it|them|out)|open(?:s|ed)?|scan(?:s|ned)?|read(?:s|ing)? it|(?:grandparents|babysitters?|sitters?|school|teachers?|neighbours?|guests)[^.]{0,40} can see)';

const others =
  'market ?place|booking (?:app|site|tool|page)|bookings?|books? (?:a|an|the)|reserv\\w+|orders?|pays?|invoices?|restaurants?|menus?|clinics?|patients?|hospitals?|canteen|recipes?|diar(?:y|ies)|track\\w*|logs?|newsletter|forum|community|rsvp|sign(?:s|ing)? up|museum|chat|employees?|customers?|volunteers?|members|applicants?|surveys?|voting|votes?|wedding|cleaners?|short links?|url shortener|remind(?:s|er|ers)? me|invit(?:e|es) friends';

const printed = /\b(?:print\w*|paper|fridge|pdf|qr|codes?|scan\w*)\b/i;

const infoPage = ({
  is,
  today,
  job,
  subject,
  not,
  client,
  reader,
  readersJob,
  fields,
  isConfirmed,
  isAging,
  nots,
  aims,
}: Told): Proposal => ({
  is,
  today,
  jobs: { client: job },
  client,
  // Whoever tells it writes the page, whomever it is about.
  clients: /(?!)/,
  isSure: true,
  signs: new RegExp(`^(?=[\\s\\S]*\\b${page}\\b)(?=[\\s\\S]*\\b${shared}\\b)[\\s\\S]*(?:${subject})`, 'i'),
  not: new RegExp(`\\b(?:${others}${not ? `|${not}` : ''})\\b`, 'i'),
  people: [{ line: `${reader}s`, job: readersJob }],
  covers:
    /^(?:me|i|(?:my |our )?(?:sons?|daughters?|kids?|child(?:ren)?|mums?|moms?|dads?|cats?|dogs?|pets?|vets?|doctors?|people|owners?|users?|teachers?|(?:baby|house|pet|cat|dog)[ -]?sitters?|guests?|members|neighbou?rs?|whoever is staying))(?: \((?:me|us)\))?$|\bturns? (?:it|the link|the page|a link) off\b|\bswitch(?:es)? (?:it|the link|the page) off\b|\btakes? (?:it|the page) (?:offline|down)\b|^(?:i|we) (?:write down|share|send)\b|\bcan(?:not| not|'t) see\b|\bsends? (?:\w+ )?as a link\b|\bsees? (?:what|where|how)\b|\bgets? a link\b|\brents? out\b|\bkeeps? \w+ing\b|\bbins go out\b|\bhow (?:the|my|our) [\w ]{2,30} works?\b|^The app (?:has|says what)\b|^\w+ type [12]\b/i,
  acts: [
    {
      line: `{Client} writes a page → new page: ${fields}`,
      takes: /\b(?:writes?|makes?|creates?|enters?)\b/i,
      holds: /\bend(?:s|ed)? up writing\b|^like an? /i,
    },
    { line: `{Client} changes a page → page gets ${fields}`, holds: /\bchanges? (?:it|the link|the page)\b/i },
    ...(isAging ? [{ line: 'A page was not changed for 6 months → the {client} is reminded' }] : []),
    {
      line: '{Client} shares a page by a link → new link: page, recipient, last day (optional)',
      holds: /\b(?:shares?|sends?|gives?)\b/i,
    },
    { line: '{Client} prints the QR code of a link → the QR code is handed over as a PDF file', when: printed },
    {
      line: `${reader}s see the page by its link → ${fields.replaceAll(' (optional)', '')} and day of the last change of the page`,
      takes: /\b(?:opens?|scans?|reads?)\b/i,
      holds: /\b(?:opens?|scans?|reads? (?:it|them))\b/i,
    },
    ...(isConfirmed
      ? [
          {
            line: `${reader} confirms that the page was read → new confirmation: link, name, day; the {client} is told`,
            takes: /\bconfirms?\b/i,
          },
        ]
      : []),
    {
      line: `{Clients} see their links → recipient, last day and state of each link${isConfirmed ? '; name and day of each confirmation' : ''}`,
    },
    {
      line: '{Client} turns a link off → link is off',
      holds: /\b(?:turn|switch|shut)\w*\b.*\boff\b|\boffline\b|\bstops? working\b/i,
    },
    { line: '{Client} turns a link on again → link is on' },
    { line: 'The last day of a link is over → link is off', holds: /\bexpires?\b/i },
    { line: '{Client} deletes a page → page is deleted; its links are off' },
  ],
  records: [
    { line: `Page: {client}, ${fields}` },
    { line: 'Link: page, recipient, last day (optional); states: on, off' },
    ...(isConfirmed ? [{ line: 'Confirmation: link, name, day' }] : []),
  ],
  rules: [
    { line: 'Everybody sees a page by its link without registering.' },
    { line: 'The app shows nothing of a page by a link that is off.' },
    { line: 'Nobody turns a link on whose last day is over.' },
    { line: 'Only the {client} who wrote a page changes it.' },
    { line: '{Clients} see only their own pages and links.' },
    { line: 'The app makes links that nobody can guess.' },
    { line: 'The app keeps pages out of search engines.' },
    { line: 'When {a client} closes the account, their pages are deleted.' },
  ],
  nots: [{ line: 'No list of pages that anybody can search.' }, ...nots],
  aims,
});

/** A link that is turned off afterwards, whatever the page tells of. */
const turnedOff =
  '\\b(?:turn|switch|shut|take)\\w* (?:\\w+ ){0,4}(?:off|offline)\\b|\\blink (?:\\w+ ){0,3}(?:expires?|stops? working)\\b';

/** Whoever looks after a home or its animals for some days. */
const ofSitting: Pick<Told, 'isConfirmed' | 'nots' | 'aims'> = {
  isConfirmed: true,
  nots: [{ line: 'No search for sitters, and no payment of them.' }],
  aims: [
    { line: '9 of 10 links are confirmed within 2 days.' },
    { line: '9 of 10 links are off 1 day after their last day.' },
  ],
};

/** What may be told on a page that is shared by a link and turned off again. */
export const infoPages: Proposal[] = [
  infoPage({
    is: 'A page that tells others by a link what a child must not have and what to do in an emergency.',
    today: 'The same long message is written again to each of them, and something is left out.',
    job: 'tell everybody who looks after the child what to know, without writing it again each time',
    subject:
      "\\b(?:allerg\\w*|intoleran\\w*|coeliac|celiac|epilep\\w*|diabet\\w*|asthma\\w*|seizures?|reaction|(?:cannot|can not|can't) eat)\\b",
    not: 'husband|wife|mum|mom|dad|grandm\\w+|grandf\\w+|paramedics?|medical id',
    client: 'parent',
    reader: 'Reader',
    readersJob: 'know in a minute what is dangerous, and what to do if it happens',
    fields: 'name, photo (optional), dangers, safe food, emergency plan, emergency phone',
    isConfirmed: true,
    isAging: true,
    nots: [{ line: 'No medical advice; it only shows what the {client} wrote.' }],
    aims: [
      { line: '9 of 10 links are confirmed within 2 days.' },
      { line: '8 of 10 pages were changed within the last 6 months.' },
    ],
  }),
  infoPage({
    is: 'A page that tells a sitter by a link how the animals are looked after.',
    today: 'It is written on slips of paper each time, and the sitter rings up because something is missing.',
    job: 'be away and know that the sitter has all that is needed',
    subject:
      '\\b(?:pet|dog|cat)[ -]?sitt\\w+|\\b(?:pets?|dogs?|cats?|rabbits?|horses?|chickens|hamsters?|animals?)\\b[\\s\\S]{0,120}\\b(?:sitters?|looks? after|stays? with|while (?:we|i) (?:are|am) away|on holiday|feeds?)\\b',
    not: 'find (?:a )?sitters?|who (?:has )?(?:already )?fed|vet clinic|shelters?|breeders?|gps',
    client: 'pet owner',
    reader: 'Reader',
    readersJob: 'know what each animal gets and when, without ringing up',
    fields: 'title, food and times, habits, places of things, vet, phone, photo (optional)',
    ...ofSitting,
  }),
  infoPage({
    is: 'A page that tells guests by a link how everything works.',
    today: 'Guests write one after the other to ask the same things, or read a folder that is out of date.',
    job: 'answer what all guests ask once, and not at each stay',
    subject:
      '\\bguests?\\b[\\s\\S]{0,160}\\b(?:wi-?fi|heating|house rules|check-?out|check-?in|how (?:the|things|everything)|welcome|tips|things to do|arriv\\w+)\\b|\\b(?:holiday|vacation) (?:flat|home|house|apartment|cottage|let|rental)s?\\b|\\bairbnb\\b|\\bwelcome (?:book|page|guide)\\b',
    not: 'availability|calendar|front desk|reception|deposits?|cleaning',
    client: 'landlord',
    reader: 'Guest',
    readersJob: 'find out by themselves how things work, at any hour',
    fields: 'title, address, arrival, Wi-Fi, instructions, house rules, tips nearby, phone, photo (optional)',
    nots: [{ line: 'No bookings and no payment.' }],
    aims: [
      { line: '8 of 10 guests open their link before they arrive.' },
      { line: 'At most 1 of 5 guests asks for something that stands on the page.' },
    ],
  }),
  infoPage({
    is: 'A page that tells whoever stays in a home by a link how everything works.',
    today: 'It is written on slips of paper each time, and whoever is in the house rings up.',
    job: 'be away and know that everything is done as it should be',
    subject:
      '\\bhouse[ -]?sit\\w*|\\b(?:plants|bins|alarm|mail|post)\\b[\\s\\S]{0,120}\\b(?:while (?:we|i) (?:are|am) away|on holiday|staying|neighbou?rs?)\\b',
    not: 'find (?:a )?sitters?|sensors?|who (?:has )?(?:already )?watered',
    client: 'householder',
    reader: 'Reader',
    readersJob: 'know what has to be done and how things work, without ringing up',
    fields: 'title, duties, instructions, places of things, emergency contacts, phone, photo (optional)',
    ...ofSitting,
  }),
  infoPage({
    is: 'A page that tells helpers by a link or a code what they must know of somebody in an emergency.',
    today: 'What helpers must know stands on slips of paper, or nobody at hand knows it.',
    job: 'be sure that helpers know at once what they have to know',
    subject:
      '\\bemergency (?:\\w+ )?(?:sheets?|pages?|cards?|info\\w*|contacts?|data|plan)\\b|\\bin (?:case of )?an? emergency\\b|\\b(?:blood (?:type|group)|paramedics?|first responders?)\\b',
    not: 'evacuat\\w+|fire brigade|alarms?|companies|company|schools?|button|rota',
    client: 'relative',
    reader: 'Reader',
    readersJob: 'know in a minute what matters, and whom to call',
    fields: 'name, date of birth, illnesses, medicines, allergies, blood type, doctor, emergency phone',
    isAging: true,
    nots: [{ line: 'No medical advice, and no call of an ambulance.' }],
    aims: [
      { line: '9 of 10 pages have an emergency phone and a doctor.' },
      { line: '8 of 10 pages were changed within the last 6 months.' },
    ],
  }),
  infoPage({
    is: 'A page that is shared by a link and turned off again.',
    today: 'The same message is written again to each of them, and stays with them for good.',
    job: 'tell others something once, and take it back when it is no longer needed',
    subject: turnedOff,
    client: 'author',
    reader: 'Reader',
    readersJob: 'read what they need without an account',
    fields: 'title, text, photo (optional), phone (optional)',
    nots: [],
    aims: [
      { line: '9 of 10 pages are shared within 1 day.' },
      { line: '8 of 10 links are off 30 days after they were shared.' },
    ],
  }),
];
