import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const goods =
  '(?:seeds?|books?|comics?|clothes|clothing|toys?|plants?|cuttings?|seedlings?|puzzles?|games?|furniture|records?|things|stuff|items?|food|tools?|prams?|yarns?|wool|fabrics?|costumes?|stamps?|coins?|stickers?|vinyls?|bikes?|gear|patterns?|bricks|lego|trading cards?|jigsaws?|magazines?|dvds?|instruments?|skis?|skates?)';
const inReturn = /\b(?:swap(?:s|ping)?|exchang(?:e|es|ing)|trad(?:e|es|ing))\b/i;

/** What is sent, and not handed over. */
const byPost =
  /(?<!\b(?:no|not|without|never)\b[^.;,]{0,15})\b(?:by post|post(?:age|al)|ship(?:s|ped|ping)?|parcels?|mailed)\b/i;

const either = new RegExp(`${inReturn.source}|${byPost.source}`, 'i');

/** Whoever runs it is told of what does not belong there. */
const reported = /\breports?\b/i;

/** Things that change hands for good, given away or for something else: nothing comes back, and nothing is late. */
export const swaps: Proposal = {
  is: 'A place where {clients} find {items} that others give away.',
  today: 'What is left over is offered in chat groups, or thrown away.',
  jobs: {
    client: 'have {items} without buying new ones',
    host: 'give away what they do not need to somebody who uses it',
  },
  client: 'member',
  signs: new RegExp(
    `\\b(?:swap|exchang|trad)(?:s|es?|ping|ing)?\\b[^.]{0,60}\\b${goods}\\b|\\b${goods} (?:swap|exchange)\\b|\\bswap(?:s|ping)?\\b (?!(?:shifts?|days?|turns?|places?|seats?|jobs?|duties|lessons?|houses?|homes?|flats?)\\b)[^.]{2,40}\\bwith (?:each other|one another|others)\\b|\\bgive[- ]?aways?\\b|\\bgiv(?:es?|ing) away\\b|\\bfree stuff\\b|\\bgiv(?:es?|ing) (?:their |old |used )?${goods}\\b[^.]{0,60}\\b(?:no longer|to others|for free|away)\\b`,
    'i',
  ),
  not: /\b(?:market ?place|lend|borrow|newsletter|sells?|selling|job|pays? by|card games?|donat\w+|charity|shifts?|points|rewards?|instagram|prizes?|stocks?)\b/i,
  host: 'giver',
  isHostTold: true,
  deeds: { client: /^(?:ask|reserve|request|claim)/, host: /^(?:post|offer|list|put up|give)/ },
  item: 'item',
  thing: {
    fits: /^(?:\p{L}+ )?(?:seed|book|toy|garment|plant|cutting|household item|item|puzzle|yarn|fabric|costume|stamp|coin|sticker|bike|pattern|magazine|instrument)$/u,
    named:
      /\b(?:seed|book|toy|plant|cutting|puzzle|board game|yarn|fabric|costume|stamp|coin|sticker|bike|pattern|magazine|instrument)s?\b/gi,
    other: 'item',
  },
  people: [{ line: 'Operator (me)', job: 'have nothing on the list that does not belong there' }],
  covers:
    /^gives?[- ]?away (?:page|site|app|group)\b|^please let\b|^(?:\w+ ){1,5}(?:swaps?|exchanges?|gives? away|meets?|comes?)\b(?!.*\bfor another\b)|\binstead of throwing\b|\bpicks? it up\b|\bhands? .* over\b|\b(?:brings?|takes?)\b|\b(?:says?|tells?) what\b/i,
  acts: [
    {
      line: '{Host} offers {a item} → new {item}: title, description, photo, place, wanted in return (optional)',
      takes: /\b(?:posts?|offers?|lists?|puts? up)\b/i,
      when: inReturn,
    },
    {
      line: '{Host} offers {a item} → new {item}: title, description, photo, place',
      takes: /\b(?:posts?|offers?|lists?|puts? up)\b/i,
      unless: inReturn,
    },
    {
      line: '{Clients} look through the {items} → free {items} with title, photo and place, the newest first',
      takes: /\b(?:browses?|looks?|search\w*|finds?|sees?)\b/i,
      holds: /\bknows? what\b/i,
    },
    {
      line: '{Client} asks for {a item} → new request: {item}, message, phone, offered in return (optional); the {host} is told',
      holds: /\b(?:asks?|requests?|reserves?|claims?)\b|\bswaps?\b.*\bfor another\b/i,
      when: inReturn,
      unless: byPost,
    },
    {
      line: '{Client} asks for {a item} → new request: {item}, message, address, offered in return (optional); the {host} is told',
      holds: /\b(?:asks?|requests?|reserves?|claims?)\b|\bswaps?\b/i,
      when: byPost,
    },
    {
      line: '{Client} asks for {a item} → new request: {item}, message, phone; the {host} is told',
      holds: /\b(?:asks?|requests?|reserves?|claims?)\b/i,
      unless: either,
    },
    {
      line: '{Host} accepts a request → request is accepted; {item} is promised; the {client} is told',
      takes: /\b(?:accepts?|agrees?|chooses?)\b/i,
    },
    { line: '{Host} declines a request → request is declined; the {client} is told', takes: /\bdeclines?\b/i },
    { line: 'An open request is not answered within 3 days → request is lapsed; the {client} is told' },
    { line: '{Client} withdraws an open request → request is withdrawn; the {host} is told' },
    {
      line: '{A client} or {a host} calls off an accepted request → request is withdrawn; {item} is free; the other one is told',
    },
    {
      line: '{Host} hands {a item} over → {item} is gone; request is done; the {client} is told',
      unless: byPost,
    },
    {
      line: '{Host} posts {a item} → {item} is gone; request is sent, with a parcel number; the {client} is told',
      when: byPost,
    },
    { line: '{Client} confirms that it came → request is done; the {host} is told', when: byPost },
    { line: 'A sent request is not confirmed within 14 days → the {client} is reminded', when: byPost },
    { line: '{A item} of an open request is gone or withdrawn → request is declined; the {client} is told' },
    { line: '{Host} withdraws a free {item} → {item} is withdrawn' },
    {
      line: '{Client} reports {a item} → new report: {item}, reason; the operator is told',
      takes: /\breports?\b/i,
      when: reported,
    },
    {
      line: 'Operator removes {a item} → {item} is removed, with the reason; report is settled; request is declined; the {host} and everybody who asked are told',
      when: reported,
    },
    {
      line: 'Operator removes {a item} → {item} is removed, with the reason; request is declined; the {host} and everybody who asked are told',
      unless: reported,
    },
  ],
  records: [
    {
      line: '{Item}: {host}, title, description, photo, place, wanted in return (optional); states: free, promised, gone, withdrawn, removed',
      when: inReturn,
    },
    {
      line: '{Item}: {host}, title, description, photo, place; states: free, promised, gone, withdrawn, removed',
      unless: inReturn,
    },
    {
      line: 'Request: {item}, {client}, message, phone, offered in return (optional); states: open, accepted, declined, lapsed, withdrawn, done',
      when: inReturn,
      unless: byPost,
    },
    {
      line: 'Request: {item}, {client}, message, address, offered in return (optional), parcel number (optional); states: open, accepted, declined, lapsed, withdrawn, sent, done',
      when: byPost,
    },
    {
      line: 'Request: {item}, {client}, message, phone; states: open, accepted, declined, lapsed, withdrawn, done',
      unless: either,
    },
    { line: 'Report: {item}, reason; states: open, settled', when: reported },
  ],
  rules: [
    { line: 'One open or accepted request per {client} and {item}.' },
    { line: 'One accepted request per {item}.' },
    { line: 'Nobody asks for {a item} that is not free.' },
    { line: 'Nobody asks for {a item} of their own.' },
    { line: 'At most 20 free {items} per {host}.' },
    { line: '{Clients} see only their own requests.' },
    { line: 'A phone number is seen only by the {host} of the {item}.', unless: byPost },
    { line: 'The address of {a client} is seen only by the {host} who has accepted their request.', when: byPost },
    { line: 'Addresses are deleted 30 days after a request was done.', when: byPost },
  ],
  nots: [
    { line: 'No money changes hands.' },
    { line: 'No shipping; both meet.', unless: byPost },
    { line: 'No postage in the app; each pays their own parcel.', when: byPost },
  ],
  aims: [
    { line: '5 of 10 {items} are handed over within 30 days.' },
    { line: '8 of 10 requests are answered within 2 days.' },
  ],
};
