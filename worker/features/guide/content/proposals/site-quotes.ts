import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';
import { anyOf } from '#worker/features/guide/content/proposals/told-words.ts';

const quote =
  '(?:quot(?:e|es|ed|ing)|estimat(?:e|es|ing)|(?:send|ask for|get|make|write)s?\\b[^.]{0,20}\\boffers?|price (?:for|per)|(?:for|them|gives?) (?:them )?a price)';

/** Who works where the customer lives, or what is done there. */
const trade =
  '(?:house ?painters?|painters?|decorators?|plumb(?:ers?|ing)|electricians?|electrical (?:business|firm|contractors?)|garden(?:ers?|ing)|landscap(?:ers?|ing)|lawn|tree (?:work|surgeons?|surgery)|hedges?|roof(?:ers?|s|ing)?|mov(?:ers|ing (?:company|firm|business))|removals?|window clean(?:ers?|ing)|clean(?:s|ing)? (?:windows|gutters)|gutters?|cleaning (?:company|business|firm)|handym[ae]n|carpet clean(?:ers?|ing)|pressure wash(?:ing|ers?)|fenc(?:es|ing)|pav(?:ing|ers?)|drywall|plaster(?:ers?|ing)|til(?:ers?|ing)|floor(?:ing|ers)|builders?|construction|renovat\\w+|remodel\\w*|solar (?:panels?|installers?)|heating|hvac|chimney sweeps?|pest control|pool (?:cleaning|service)|locksmiths?|glaziers?|insulation|bathrooms?|kitchen fitters?|scaffold\\w*|contractors?|tradesm[ae]n|tradespeople|installers?)';

/** What comes in and goes out with a price elsewhere. */
const others =
  /\b(?:market ?place|freelancers?|insurance|compare|comparison|find (?:a|an|local) \w+|tenants?|landlords?|repair (?:shop|caf[eé])|workshop|drop(?:s|ped)? off|tenders?|suppliers?|rfp|photo of \w+|stock|crypto|inspirational|quotes? (?:by|from) (?:famous|authors)|job board|hourly|reviews?|directory)\b/i;

/** Its owner types in what comes by phone. */
const noted =
  /\b(?:text|texts|call|calls|ring|rings|phones?) (?:me|us|in|up)\b|\b(?:put in|type in|enter|write down)\b[^.]{0,30}\bcustomers?\b|\bfor my \w+ (?:business|company|firm)\b|\bI want to (?:make|send|write)\b|\bin texts\b|\bquotes (?:in|I|we)\b|\bmy quotes\b/i;
const crewed = /\b(?:crews?|employees|team|workers|guys|electricians see|painters see|gardeners see|staff)\b/i;
const upFront = /\b(?:up[- ]?front|deposit|down payment|in advance)\b/i;
const share = /\b(\d+ ?(?:%|percent)) (?:up[- ]?front|deposit|down|in advance)\b/i;
const validFor = /\bvalid (?:for )?(\d+ days)\b/i;
const chased = /\b(?:never heard|heard? (?:nothing )?back|chase|follow up|remind\w*)\b/i;
const moved = /\bmov(?:ers|ing)\b|\bremovals?\b/i;

const asking =
  /\b(?:asks?|contacts?|enquir\w+|inquir\w+|enters?|texts?|calls?|puts? in|requests?|needs?)\b(?!.*\b(?:accept\w*|sends?)\b)/i;
const planning = /\b(?:plans?|schedule|calendar|when I['’]m doing)\b/i;
const working = 'address, what is to be done';
const moving = 'address, new address, moving day, what is to be moved';
const enquired = 'open, to be visited, quoted, declined';
const done = 'day, start, who comes (optional), photo, amount paid, reason';

/** Work at the place of a customer, who agrees to the price of each position before it is done. */
export const siteQuotes: Proposal = {
  is: 'A page on which {clients} ask for work at their place, get a quote and say yes or no to it.',
  today: 'Enquiries come by phone and message, and nobody sees which quotes are out and which were accepted.',
  jobs: {
    client: 'know what is done for which price before anybody begins',
    host: 'have every enquiry answered, see which quotes are open, and be paid for what is done',
  },
  client: 'customer',
  isSure: true,
  signs: new RegExp(
    `^(?=[\\s\\S]*?\\b${quote}\\b)(?=[\\s\\S]*?\\b${trade}\\b)(?=[\\s\\S]*?\\b(?:accept\\w*|declin\\w*|sa(?:y|ys|id) yes|yes or no|took it|visits?|come by|comes? (?:and|by|to)|(?:have a|and|at the) look|looks? at|go (?:see|round|over)|inspects?|send\\w*|writes?|track|line items|positions)\\b)`,
    'i',
  ),
  not: others,
  host: 'contractor',
  fits: {
    client: /\b(?:customer|client|homeowner|owner|company|household|family|business|resident)$/,
    host: /\b(?:painter|gardener|plumber|electrician|roofer|mover|cleaner|landscaper|handyman|builder|contractor|owner|manager|office|tiler|decorator|installer|dispatcher)$/,
  },
  hosts:
    /\b(?:painter|gardener|plumber|electrician|roofer|mover|cleaner|landscaper|handyman|builder|tiler|decorator|installer)$/,
  deeds: {
    client: /^(?:accept|decline|ask for (?:a|an) (?:quote|offer|estimate|price))/,
    host: /^(?:write|send|quote|estimate|inspect|visit)/,
  },
  thing: { fits: /\b(?:quote|estimate)$/i, other: 'quote' },
  covers:
    /\b(?:in my head|forget|keeps? track|signature)\b|\bsaid yes\b|\b(?:track|get paid)\b|^(?:\w+ ){1,3}(?:cleans?|does|do) (?:windows|offices|gutters|landscaping|small jobs)\b/i,
  acts: [
    {
      line: `{Client} sends an enquiry → new enquiry: name, phone, ${moving}, photos; the {host} is told`,
      holds: asking,
      when: moved,
      unless: noted,
    },
    {
      line: `{Client} sends an enquiry → new enquiry: name, phone, ${working}, photos; the {host} is told`,
      holds: asking,
      unless: anyOf(moved, noted),
    },
    {
      line: `{Host} enters an enquiry → new enquiry: name, phone, ${working}, photos (optional)`,
      holds: asking,
      when: noted,
    },
    {
      line: '{Host} plans a visit → enquiry is to be visited, with the day of the visit and the time; the {client} is told',
      holds: /\b(?:visits?|come by|comes? and|look|looks at|inspects?|go(?:es)? (?:see|round|over))\b/i,
    },
    { line: '{Host} declines an enquiry → enquiry is declined, with the reason; the {client} is told' },
    {
      line: '{Host} writes a quote → new quote: enquiry, text, end day',
      holds: /\b(?:writes?|makes?)\b.*\b(?:quotes?|estimates?|offers?)\b/i,
    },
    {
      line: '{Host} adds a position → new position: quote, description, quantity, unit price',
      holds: /\b(?:positions|line items)\b/i,
    },
    {
      line: '{Host} sends the quote → quote is sent; enquiry is quoted; the {client} is told',
      holds: /\bsends?\b.*\b(?:quotes?|estimates?|offers?|price|it)\b/i,
    },
    { line: '{Clients} see the quote → state, price, end day and positions of each of their quotes' },
    {
      line: '{Client} accepts the quote → quote is accepted; new job: quote; the {host} is told',
      holds: /\b(?:accepts?|accepted|says? yes|yes or no)\b/i,
    },
    {
      line: '{Host} enters that the {client} said yes → quote is accepted; new job: quote; the {client} is told',
      when: noted,
    },
    {
      line: '{Client} declines the quote → quote is declined, with the reason (optional); the {host} is told',
      holds: /\bdeclines?\b/i,
    },
    {
      line: 'A sent quote is not answered within 14 days → the {client} is reminded; the {host} is told',
      holds: chased,
      when: chased,
    },
    { line: 'The end day of a sent quote is reached → quote is lapsed; the {client} and the {host} are told' },
    {
      line: '{Host} notes the deposit → job is booked, with the deposit paid; the {client} is told',
      holds: upFront,
      when: upFront,
    },
    {
      line: '{Host} plans the work → job is planned, with the day, the start and who comes; the {client} is told',
      holds: planning,
      when: crewed,
    },
    {
      line: '{Host} plans the work → job is planned, with the day and the start; the {client} is told',
      holds: planning,
      unless: crewed,
    },
    {
      line: '{Host} moves a job to another day → job gets day, start; the {client} is told',
      takes: /\bmoves? (?:a|the|jobs?)\b/i,
    },
    { line: '{Host} calls a job off → job is called off, with the reason; the {client} is told' },
    {
      line: '{Hosts} see the jobs of a day → state, phone, address and start of each job of the day',
      takes: /\bsees?\b.*\b(?:day|address|calendar|schedule)\b/i,
      when: anyOf(crewed, /\b(?:calendar|schedule|address|jobs? of the day|each day)\b/i),
    },
    {
      line: '{Host} marks a job as done → job is done, with a photo; the {client} is told',
      holds: /\bdone\b/i,
    },
    {
      line: '{Host} notes the payment → job is paid, with the amount paid',
      holds: /\b(?:pays?|paid|bill)\b/i,
    },
    {
      line: '{Hosts} see the open quotes → name, price, end day and state of each quote, the oldest first',
      takes: /\bsees?\b.*\b(?:quotes?|estimates?|accepted)\b/i,
    },
  ],
  records: [
    {
      line: `Enquiry: name, phone, ${moving}, photos, day of the visit, time, reason; states: ${enquired}`,
      when: moved,
      unless: noted,
    },
    {
      line: `Enquiry: name, phone, ${working}, photos, day of the visit, time, reason; states: ${enquired}`,
      unless: anyOf(moved, noted),
    },
    {
      line: `Enquiry: name, phone, ${working}, photos (optional), day of the visit, time, reason; states: ${enquired}`,
      when: noted,
    },
    {
      line: 'Quote: enquiry, text, end day, price (sum of the quantity times the unit price of its positions), reason; states: drafted, sent, accepted, declined, lapsed',
    },
    { line: 'Position: quote, description, quantity, unit price' },
    { line: `Job: quote, deposit paid, ${done}; states: open, booked, planned, done, paid, called off`, when: upFront },
    { line: `Job: quote, ${done}; states: open, planned, done, paid, called off`, unless: upFront },
  ],
  rules: [
    { line: 'Nobody changes a quote that is sent.' },
    { line: 'Nobody sends a quote without a position.' },
    { line: 'Nobody accepts a quote that is declined or lapsed.' },
    { line: 'A quote is valid for {1}.', takes: validFor },
    { line: 'The app sets a deposit of {1} of the price.', takes: share },
    { line: 'Nobody plans a job that is not booked.', when: upFront },
    { line: 'Nobody calls off a job that is done.' },
    { line: '{Clients} see only their own enquiries and quotes, by the link in the message.' },
    { line: 'Photos and phone numbers are deleted 2 years after a job was paid.' },
  ],
  nots: [
    {
      line: 'No payment in the app; it is paid by transfer or on the spot.',
      unless: /\b(?:pays? online|by card|stripe)\b/i,
    },
    { line: 'No bookkeeping.' },
  ],
  aims: [
    { line: '8 of 10 enquiries are quoted or declined within 5 days.' },
    { line: '5 of 10 quotes are accepted within 14 days after they are sent.' },
  ],
};
