import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const posted = /\b(?:post|mail|sends? it)\b/i;

/** After which time what nobody fetched is given away. */
const kept =
  /\b(?:after|for|than) (\d+ (?:days|weeks|months))\b[^.]{0,30}\b(?:goes|go|is given|are given|gets? (?:given|donated)|charity|council)\b/i;

/** What was found, and who gets it back. */
export const lostFound: Proposal = {
  is: 'A lost and found in which {hosts} enter what was found and {clients} get it back.',
  today: 'Found things lie in a box, and whoever lost one asks by phone or not at all.',
  jobs: {
    client: 'have back what they lost without going from desk to desk',
    host: 'give each thing back to whose it is, and to nobody else',
  },
  client: 'loser',
  isSure: true,
  signs:
    /\blost(?:[- ](?:and|&|n|'n')[- ]|-and-)found\b|\blost (?:property|items?|things?|jackets?|objects?)\b|\b(?:finds?|found) things?\b[^.]{0,60}\b(?:guests?|forgot|lost)\b|\bthings? (?:that )?guests? (?:forgot|left)\b|\b(?:things?|stuff|items?|bags?|belongings)\b[^.]{0,30}\b(?:left|forgotten|get left) (?:behind )?(?:on|in|at) (?:the |our |their )?(?:\w+ ){0,2}(?:buses|bus|trains?|trams?|rooms?|cabs?|taxis?|gym|pool|changing rooms?|lockers)\b|\b(?:guests?|passengers?|people|customers?|visitors|kids|parents|students|swimmers) (?:always |often |keep |have )?(?:leave|left|leaving) (?:\w+ ){0,2}behind\b|\b(?:leaves?|loses?|forgets?)\b[\s\S]{0,240}\b(?:if (?:it|that|something)(?:['’]s| is) theirs|(?:if|whether) (?:we(?:['’]ve| have)|somebody|someone)(?: has)? found)\b|\b(?:mountain|pile|box|drawer|bag)s? (?:full )?of (?:lost|forgotten|left[- ]behind)\b|\blost (?:keys|wallets|phones|jumpers|coats|umbrellas|property)\b/i,
  not: /\b(?:market ?place|pets?|cats?|dogs?|game|luggage insurance)\b/i,
  fits: {
    client: /^(?!(?:helper|driver|bus driver|steward|volunteer|housekeeper|receptionist|caretaker|teacher|cleaner)$)/,
    host: /^(?!(?:guest|passenger|parent|visitor)$)/,
  },
  covers:
    /\bputs? in what\b|^(?:\w+ ){1,2}puts? in what they have been given\b|\bwrites? down who took it\b|\blooks? whether theirs\b|\bsays? that(?: is|['’]s) (?:ours|mine|theirs)\b|\bposts? it on\b|\btells? the guest\b|\bputs? it in a (?:cupboard|box|drawer)\b|^after \d+ \w+, (?:it|they|everything) goe?s?\b/i,
  host: 'staff member',
  hosts: /\b(?:staff(?: member)?|volunteer|housekeeper|teacher|caretaker|receptionist|attendant)$/,
  deeds: {
    client: /^(?:look for|describe|report what they lost|say that)/,
    host: /^(?:enter|note|take a photo|find|match)/,
  },
  thing: { fits: /\b(?:find)$/i, other: 'find' },
  acts: [
    {
      line: '{Host} enters a find → new find: kind, colour, place, day, photo, shelf',
      holds: /\b(?:enters?|notes?|takes? a photo|finds? things?|collects?)\b/i,
    },
    {
      line: '{Clients} look through the finds → kind, day and place of each find that is open',
      takes: /\blooks? (?:for|through)\b/i,
      holds: /\bsees? photos?\b/i,
    },
    {
      line: '{Client} reports a loss → new loss: kind, colour, marks (optional), place, day, e-mail address; the {hosts} are told',
      takes: /\b(?:reports?|describes?)\b/i,
    },
    { line: '{Client} withdraws a loss → loss is withdrawn' },
    {
      line: '{Client} claims a find → new claim: find, what proves it, e-mail address; the {hosts} are told',
      holds: /\b(?:claims?|mine)\b/i,
    },
    {
      line: '{Host} matches a find with a loss → loss is matched; the {client} is told',
      takes: /\bmatch(?:es)?\b/i,
      holds: /\bwrites? to\b/i,
    },
    {
      line: '{Host} accepts a claim → claim is accepted; find is reserved; the {client} is told where and when to fetch it',
    },
    { line: '{Host} declines a claim → claim is declined, with the reason; the {client} is told' },
    {
      line: '{Host} hands a find out → find is handed out, with name and day',
      holds: /\b(?:picks?|fetch\w*|hands? out)\b/i,
    },
    { line: 'A find of an open claim is handed out → claim is declined; the {client} is told' },
    {
      line: '{Host} sends a find by post → find is sent, with the address; the {client} is told',
      when: posted,
      takes: /\bsends?\b/i,
    },
    { line: 'A reserved find is not fetched within 14 days → find is open; claim is lapsed; the {client} is told' },
    { line: 'A find is open for {1} → find is given away; the {hosts} are told', takes: kept },
    {
      line: 'A find is open for 90 days → find is given away; the {hosts} are told',
      holds: /\bdonated?\b/i,
      unless: kept,
    },
  ],
  records: [
    {
      line: 'Find: kind, colour, place, day, photo, shelf; states: open, reserved, handed out, given away',
      unless: posted,
    },
    {
      line: 'Find: kind, colour, place, day, photo, shelf; states: open, reserved, handed out, sent, given away',
      when: posted,
    },
    {
      line: 'Loss: {client}, kind, colour, marks (optional), place, day, e-mail address; states: open, matched, withdrawn',
    },
    { line: 'Claim: find, {client}, what proves it, e-mail address; states: open, accepted, declined, lapsed' },
  ],
  rules: [
    { line: 'Photos of finds are seen only by {hosts}.', unless: /\bsees? photos\b/i },
    { line: 'Nobody claims a find that is handed out.' },
    { line: '{Clients} see only their own losses and claims.' },
    { line: 'At most 3 open claims per {client}.' },
    { line: 'One accepted claim per find.' },
    { line: 'Losses are deleted after 6 months.' },
    { line: 'E-mail addresses are deleted 30 days after a find is handed out.' },
  ],
  nots: [{ line: 'No wallets, phones or identity cards in the public list; they are given to the police.' }],
  aims: [
    { line: '5 of 10 finds go back to whoever lost them within 30 days.' },
    { line: '9 of 10 claims are decided within 3 days.' },
  ],
};
