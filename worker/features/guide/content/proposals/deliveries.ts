import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** What drivers bring to people's doors, stop by stop. */
export const deliveries: Proposal = {
  is: 'A tool that plans the deliveries of a day and shows {clients} their stops.',
  today: 'The stops are written on a sheet in the morning, and nobody knows where a delivery is.',
  jobs: {
    client: 'have each stop with its address and its notes in the order in which they drive',
    host: 'know where each delivery is without calling the driver',
  },
  client: 'driver',
  isSure: true,
  signs:
    /\b(?:drivers?|couriers?|riders?|trucks?|vans?|volunteers?)\b[\s\S]{0,200}\b(?:lists? of stops|stops? (?:of|in|for)|each stop|proof of delivery|stops a (?:truck|day|van|driver)|deliver(?:s|y|ies)?|parcels?|routes? of|bring it)\b|\b(?:deliver(?:y|ies|s)?|meals on wheels|parcels?|routes?)\b[\s\S]{0,200}\b(?:drivers?|couriers?|riders?|trucks?)\b|\b(?:drivers?|husband|nephew|wife|son|brother|dad)\b[^.]{0,30}\b(?:takes?|brings?|drives?)\b[^.]{0,40}\b(?:to (?:about |around )?\d+ (?:people|customers|houses|addresses|homes|flats|shops)|(?:them|cakes|boxes|orders) (?:around|out))\b|\bmeals on wheels\b|\bdelivery rounds?\b|\bdeliver(?:s|ing)? (?:the |our |my )?(?:\w+ ){1,3}to (?:\d+|about|around|all|each|every)\b[\s\S]{0,120}\b(?:drives?|round|stops?|forgets?|forgetting|van)\b/i,
  not: /\b(?:market ?place|reserve|members search|donors?|taxi|passengers?|car ?pool\w*|food truck|public transport|bus(?:es)?|school run|kindergarten|game|bike (?:trips?|tours?)|hik(?:e|es|ing)|kids|children|restaurants? order|customers? (?:can )?order|bank transfers?|fleet)\b/i,
  clients: /\b(?:drivers?|couriers?(?! (?:company|service|firm))|riders?|volunteers?(?![\s\S]*\bdrivers?\b))\b/i,
  host: 'dispatcher',
  hosts: /\b(?:dispatcher|coordinator|office|pharmacist|planner|manager)$/,
  deeds: {
    client: /^(?:see (?:their|the|its) stops?|tick|drive|collect)/,
    host: /^(?:plan|enter|hand out|dispatch|see where)/,
  },
  thing: { fits: /\b(?:delivery|parcel|meal|lunch|box|order)$/i, other: 'delivery' },
  covers:
    /\bgets? (?:his|her|their) list\b|^(?:I|we) sells? \b|\btakes? out (?:about|around) \d|\btypes? in the stops\b|\bdo meals on wheels\b|\bsees? who is on it\b|\bkeeps? forgetting\b|\bdrives? (?:them|the \w+) (?:around|out)\b|^(?:\w+ ){1,2}bakes? \w+$|\bneeds? a way for me to plan\b/i,
  fits: { host: /^(?!(?:forever|recipient|nephew)$)/ },
  acts: [
    {
      line: '{Host} enters {a item} → new {item}: recipient, phone, address, day, earliest time, latest time, note',
      takes: /\benters?\b/i,
    },
    {
      line: '{Host} plans a route → new route: day, {client}, vehicle',
      takes: /\bplans?\b/i,
      holds: /\bplans? which\b/i,
    },
    {
      line: '{Host} puts {a item} on a route → {item} is planned, with its place in the order',
      holds: /\bhands? out\b/i,
    },
    {
      line: '{Clients} see their stops of the day → address, times and note of each {item}, in order',
      holds: /\bsees?\b.*\bstops?\b|\b(?:needs?|gets?) a list\b/i,
    },
    {
      line: '{Client} starts a route → route is under way; the recipients of its {items} are told',
      holds: /\bmessage before\b/i,
    },
    {
      line: '{Client} marks {a item} as delivered → {item} is delivered, with time, photo and signature; the {host} is told',
      takes: /\b(?:ticks? off|proof of delivery|signature|signs?|photo)\b/i,
      holds:
        /\b(?:ticks? off|delivers?|brings?|takes? a photo|scans?|gets? a signature|collects?|picks? up|carr(?:y|ies)|notes?)\b/i,
    },
    {
      line: '{Client} marks {a item} as missed → {item} is missed, with the reason; the {host} is told',
      holds: /\bcalls? all the time\b|\b(?:nobody|no one) (?:opens|is (?:at home|there|in))\b/i,
    },
    { line: '{Host} puts {a item} on another day → {item} is moved; the recipient is told' },
    { line: '{Host} cancels {a item} → {item} is cancelled; the {client} is told', takes: /\bcancels?\b/i },
    {
      line: '{Host} sees the routes of a day → the number of delivered, missed and open {items} of each route',
      takes: /\bsees? where\b/i,
    },
    { line: '{A item} is not delivered by its latest time → the {host} is told' },
    { line: '{Client} ends a route → route is ended; the {host} is told' },
  ],
  records: [
    {
      line: '{Item}: recipient, phone, address, day, earliest time, latest time, note, route, photo, signature; states: entered, planned, delivered, missed, moved, cancelled',
    },
    { line: 'Route: day, {client}, vehicle; states: planned, under way, ended' },
  ],
  rules: [
    { line: '{Clients} see only the {items} of their own routes.', holds: /\b(?:nobody|no one) opens\b/i },
    { line: 'Nobody puts {a item} on two routes.' },
    { line: 'Nobody ends a route with {a item} that is neither delivered nor missed.' },
    { line: 'Nobody cancels {a item} that is delivered.' },
    { line: 'The phone and the address of a recipient are seen only by the {host} and the {client} of the route.' },
    { line: 'Photos and signatures are deleted after 90 days.' },
  ],
  nots: [{ line: 'No tracking of where a {client} is between two stops.' }],
  aims: [
    { line: '19 of 20 {items} are delivered within their time, each with a photo or a signature.' },
    { line: '9 of 10 routes are planned on the day before.' },
  ],
};
