import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Money that is collected for a purpose. */
export const donations: Proposal = {
  is: 'A page where {clients} give money for a purpose and see how much is there.',
  today: 'Money is collected in envelopes and by bank transfer, and nobody knows how much is there.',
  jobs: {
    client: 'give for something that they can see grow, and have a receipt for it',
    host: 'bring a sum together and thank everybody without a list by hand',
  },
  client: 'donor',
  isSure: true,
  signs:
    /\b(?:collect(?:s|ing)?|rais(?:e|es|ing)) (?:\w+ )?money (?:for|to)\b|\bfund-?rais(?:er|ers|ing)\b|\bdonation (?:page|site|app|tool|platform)\b|\bdonat(?:e|es|ing)\b[^.]{0,40}\b(?:money|online|card)\b|\bdonors? give\b|\bchips? in\b|\b(?:rais(?:e|es|ing)|saving(?: up)?|collecting) (?:for )?(?:£|\$|€)?\d[\d,.]*k? (?:\w+ ){0,2}for\b|\bneeds? (?:£|\$|€)?\d[\d,.]*k? (?:\w+ )?for an?\b[\s\S]{0,120}\b(?:give|donate|chip in)\b|\b(?:help(?: out)?|give) with money\b|\bthermometer\b[\s\S]{0,100}\b(?:give|donate|money)\b|\bsaving (?:up )?for (?:a |the )?new (?:roof|organ|hall|minibus|playground|pitch)\b|\b(?:people|supporters|folks|fans|members)\b[^.]{0,40}\bsponsor an?\b|\bwho (?:gave|donated) (?:what|how much)\b|\b(?:sponsor(?:s|ed)?|promised)\b[^.]{0,60}\b(?:a|per) (?:mile|lap|length|kilomet\w+)\b/i,
  fits: {
    client: /^(?!(?:person|family member|project|committee|choir|club|mosque|church|daughter|son|child|patient)$)/,
    host: /^(?!(?:friend|donor|person)$)/,
  },
  not: /\b(?:market ?place|blood|laps?|envelopes|(?:school|class) trips?|school fees|clothes|food|goods|investors?|crowd-?funding|only pay)\b/i,
  host: 'organiser',
  isHostTold: true,
  deeds: { client: /^(?:donate|give|pledge|back|chip)/, host: /^(?:collect|raise|start|thank)/ },
  covers: /\bcollects? money\b|\braises? money\b|\bgets? a receipt\b|\bthanks? them\b|\bputs? that in\b/i,
  acts: [
    {
      line: '{Host} starts a campaign → new campaign: title, description, photo, goal, last day',
      takes: /\bstarts?\b/i,
    },
    {
      line: '{Clients} see a campaign → description, goal, updates and sum of the donations',
      takes: /\bsees?\b.*\b(?:how much|used for)\b/i,
    },
    {
      line: '{Client} donates by card → new donation: campaign, amount, e-mail address, name (optional), message (optional); the {client} gets a receipt',
      takes: /\b(?:donates?|gives?|chips? in)\b/i,
    },
    { line: 'A payment fails → donation is failed; the {client} is told' },
    {
      line: '{Client} donates every month → new standing donation: campaign, amount, day, e-mail address; the {client} is told',
      when: /\bmonth(?:ly)?\b/i,
    },
    {
      line: '{Client} ends a standing donation → standing donation is ended; the {host} is told',
      when: /\bmonth(?:ly)?\b/i,
    },
    { line: '{Host} notes a donation in cash → new donation: campaign, amount, name (optional)' },
    { line: '{Host} refunds a donation → donation is refunded, with the reason; the {client} is told' },
    {
      line: '{Host} writes an update on a campaign → new update: campaign, text, photo (optional); the {clients} are told',
      takes: /\b(?:used for|thanks?)\b/i,
    },
    { line: 'The last day of a campaign is over → campaign is closed; the {host} is told' },
    { line: '{Host} closes a campaign → campaign is closed; the {clients} are told' },
    { line: '{Host} exports the donations → the {host} gets a CSV file with day, amount and name of each donation' },
  ],
  records: [
    { line: 'Campaign: title, description, photo, goal, last day; states: open, closed' },
    {
      line: 'Donation: campaign, amount, e-mail address (optional), name (optional), message (optional); states: paid, failed, refunded',
    },
    { line: 'Update: campaign, text, photo (optional)' },
  ],
  rules: [
    { line: 'Nobody donates to a campaign that is closed.' },
    { line: 'Nobody donates less than 1 euro or more than 1,000 euros at once.' },
    { line: '{Clients} see all campaigns and updates.' },
    { line: 'E-mail addresses are seen only by {hosts}.' },
    { line: 'Names and amounts of single donations are seen only by the {host}.' },
  ],
  nots: [{ line: 'No fee for the app out of a donation.' }],
  aims: [
    { line: '8 of 10 campaigns reach their goal by their last day.' },
    { line: '9 of 10 campaigns have an update within 14 days.' },
  ],
};

/** Things that are needed for a purpose, promised and brought. */
export const goods: Proposal = {
  is: 'A page that shows what is needed, and on which {clients} promise what they bring.',
  today: 'Lists of what is needed go round by mail, and people bring what nobody needs.',
  jobs: {
    client: 'bring what is needed, and not what others bring too',
    host: 'have in time what is missing and know who brings it',
  },
  client: 'donor',
  isSure: true,
  signs:
    /\bfood ?banks?\b|\b(?:collect(?:s|ing)?|donat(?:e|es|ing|ions?))\b[^.]{0,60}\b(?:clothes|food|blankets|goods|toys|furniture|groceries|school supplies)\b|\bwhat (?:we|is) need(?:ed)?\b[^.]{0,60}\b(?:promise|pledge)s?\b|\b(?:promise|pledge)s? what they (?:will )?bring\b|\bwhat(?:['’]s| is| we['’]re| we are) (?:still )?(?:missing|short of|running out of)\b[\s\S]{0,100}\b(?:says? (?:what |I['’]ll |they['’]ll )?(?:they['’]ll |they will )?bring|(?:says?|ticks?) what they|drop(?:s|ping)? off|bring)\b|\b(?:shelter|refuge|charity|food pantry|soup kitchen)\b[\s\S]{0,160}\b(?:what we need|need(?:s|ed)?)\b[\s\S]{0,120}\b(?:drop(?:s|ping)? off|bring(?:s|ing)?)\b|\bsay what they can give\b/i,
  not: /\b(?:market ?place|sell\w*|orders?|recipes?|blood)\b/i,
  host: 'organiser',
  isHostTold: true,
  deeds: { client: /^(?:say what|bring|promise|pledge|donate)/, host: /^(?:list|tick)/ },
  fits: { client: /^(?!(?:family|refugee|shelter|food bank)$)/ },
  covers:
    /\bdrops? (?:it|them) off\b|^(?:\w+ ){1,2}(?:coordinate|run|work at) an? \b|\bkeeps? turning up\b|\blist of what (?:we are|we['’]re|is) (?:short of|missing)\b|\bputs? up what we(?: are|['’]re)? (?:need|short of)\b|\bgoes off the list\b/i,
  acts: [
    { line: '{Host} adds a drop-off point → new point: name, address, opening hours' },
    {
      line: '{Host} puts a need on the list → new need: what, amount, unit, last day',
      takes: /\blists? what\b/i,
      holds: /\blists? what\b/i,
    },
    { line: '{Host} changes the amount of a need → everybody with an open promise is told' },
    {
      line: '{Clients} see the needs → what, amount and amount still missing of each open need',
      takes: /\bsees? what\b/i,
    },
    {
      line: '{Client} promises to bring something → new promise: need, amount, point, day, phone; the {host} is told',
      takes: /\b(?:promises?|pledges?|says? what)\b/i,
      holds: /\b(?:says? what|promises? what)\b/i,
    },
    { line: '{Client} withdraws a promise → promise is withdrawn; the {host} is told' },
    { line: '{Host} ticks a promise off → promise is brought; the {client} is thanked', takes: /\bticks?\b/i },
    { line: '{Host} notes what came without a promise → new promise: need, amount, point, day' },
    { line: 'The day of a promise is tomorrow → the {client} is reminded' },
    { line: 'A promise is not brought within 3 days after its day → promise is lapsed; the {client} is told' },
    { line: '{Host} closes a need → need is closed; everybody with an open promise is told' },
  ],
  records: [
    { line: 'Need: what, amount, unit, last day; states: open, closed' },
    { line: 'Promise: need, {client}, amount, point, day, phone; states: promised, brought, withdrawn, lapsed' },
    { line: 'Point: name, address, opening hours' },
  ],
  rules: [
    { line: 'Nobody promises more than is still missing.' },
    { line: 'Nobody promises something for a need that is closed.' },
    { line: '{Clients} see only their own promises.' },
    { line: 'Phone numbers are seen only by {hosts}.' },
    { line: 'Phone numbers are deleted after 30 days.' },
  ],
  nots: [{ line: 'No money is collected.', unless: /\b(?:money|pay|pays)\b/i }],
  aims: [
    { line: '8 of 10 promises are brought by their day.' },
    { line: '8 of 10 needs are closed by their last day.' },
  ],
};
