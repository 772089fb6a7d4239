import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const none =
  /\b(?:market ?place|dating|jobs?|colou?rs?|games?|tournament|league|workouts?|gym|products?|invoices?|bikes?|bicycles?|rides?|pays?|paid|cvs?|travel buddy|study)\b/i;

/** Those who look for somebody and those who are there for them, in pairs that a coordinator makes: mentors, buddies, guides. */
const mentoring: Proposal = {
  is: 'A programme that brings {clients} and {hosts} together in pairs.',
  today: 'Pairs are made by hand from a list, and nobody hears how it goes on.',
  jobs: {
    client: 'have somebody to turn to who was where they want to go',
    host: 'give on what they learned to somebody whom it fits',
  },
  client: 'mentee',
  isSure: true,
  fits: {
    client: /^(?:mentee|newcomer|.*student|pupil|young person|refugee|apprentice|learner|founder|child|teenager)$/,
  },
  signs:
    /\b(?:mentor(?:ing|ship|s)?|mentees?|buddy|buddies)\b|\bmatch(?:es|ing)? (?:\w+ ){1,5}with (?!each)|\bbring(?:s|ing)? (?:\w+ ){1,4}together with\b/i,
  not: none,
  host: 'mentor',
  hosts: /^(?:mentor|buddy|local|guide|godparent)$/,
  isHostTold: true,
  deeds: { client: /^(?:get a|look for|tell)\b/, host: /^(?:accept|offer|show)\b/ },
  people: [
    {
      line: 'Coordinator (me)',
      job: 'find who fits to whom, and see in time which pairs fall apart',
      unless: /\bcoordinators?\b/i,
    },
  ],
  covers:
    /^(?:\w+ ){1,2}(?:match(?:es)?|pairs?|brings?)\b|^(?:\w+ )?(?:get|see)s? (?:a |how )|\bsigns? up as\b|^Organi[sz]ers\b|\bsets? up an? (?:\w+ )?(?:scheme|programme|program)\b|^puts? two together\b|\bgoe?s? through them\b|\bfills? in a form about\b/i,
  acts: [
    {
      line: '{Client} asks for {a host} → new wish: name, introduction, what is looked for, times, phone; the coordinator is told',
      holds: /\b(?:signs? up|tells?)\b/i,
    },
    {
      line: '{Host} signs up → new offer: name, introduction, what is offered, times, phone; the coordinator is told',
      holds: /\boffers?\b/i,
    },
    { line: 'Coordinator approves an offer → offer is approved; the {host} is told' },
    { line: 'Coordinator refuses an offer → offer is refused, with the reason; the {host} is told' },
    { line: 'Coordinator proposes a pair → new pair: wish, offer, reason; the {host} is told' },
    {
      line: '{Host} accepts a pair → pair is accepted; the {client} is told',
      takes: /\baccepts?\b/i,
    },
    { line: '{Host} declines a pair → pair is declined; the coordinator is told', takes: /\bdeclines?\b/i },
    { line: 'A pair is not answered within 7 days → pair is lapsed; the coordinator is told' },
    { line: '{Host} notes a meeting → new meeting: pair, day, note', takes: /\bnotes?\b/i },
    { line: '{Client} ends a pair → pair is ended, with the reason; the {host} and the coordinator are told' },
    {
      line: 'Coordinator breaks a pair off → pair is broken off, with the reason; the {client} and the {host} are told',
    },
    { line: 'Coordinator sees the pairs → state and last meeting of each pair, those without a meeting first' },
  ],
  records: [
    { line: 'Pair: wish, offer, reason; states: proposed, accepted, declined, lapsed, ended, broken off' },
    { line: 'Wish: {client}, name, introduction, what is looked for, times, phone' },
    { line: 'Offer: {host}, name, introduction, what is offered, times, phone; states: new, approved, refused' },
    { line: 'Meeting: pair, day, note' },
  ],
  rules: [
    { line: 'One accepted pair per wish.' },
    { line: 'Nobody proposes a pair with an offer that is not approved.' },
    { line: 'Phone numbers are seen only by the two of an accepted pair and the coordinator.' },
    { line: 'Wishes are seen only by the coordinator and the {host} of a proposed pair.' },
    { line: 'Notes of meetings are seen only by the {host} and the coordinator.' },
    { line: 'Wishes and offers are deleted 1 year after their last pair ended.' },
  ],
  nots: [{ line: 'No open list of people to choose from.' }],
  aims: [
    { line: '8 of 10 {clients} have a {host} within 3 weeks.' },
    { line: '7 of 10 pairs have 3 meetings within 3 months.' },
  ],
};

/** 'Who has not had a visit in three weeks'. */
const unvisited =
  /\b(?:no|without an?|not (?:had|got) an?|n['’]t (?:had|got) an?) visit (?:in|for|within) ((?:\d+|two|three|four|six|eight) (?:days|weeks|months))\b/i;

/** Volunteers who visit somebody: whoever is visited needs no account. */
const visiting: Proposal = {
  is: 'A tool with which {clients} visit people who are alone, and nobody is forgotten.',
  today: 'Visits are arranged by phone, and nobody sees who has not been visited for long.',
  jobs: {
    client: 'know whom to visit and what was talked about the last time',
    host: 'see who has had no visit for too long',
  },
  client: 'volunteer',
  isSure: true,
  fits: { client: /^(?:volunteer|visitor|helper|student|neighbour)$/ },
  signs:
    /\bvisit(?:s|ing|ed)? (?:\w+ ){0,3}(?:lonely|elderly(?! (?:horses?|animals?|dogs?|cats?|pets?|trees?))|old people|older people|seniors)\b|\bvisit(?:s|ing|ed)? (?:\w+ ){0,3}(?:who (?:are|live) (?:on their own|alone|by themselves)|on their own|who(?:['’]re| are) (?:housebound|stuck at home))\b|\bwho (?:hasn['’]t|has not) (?:had a visit|been visited)\b|\bbefriend(?:s|ers?|ing)\b/i,
  not: /\b(?:market ?place|nurses?|carers?|tours?|museum)\b/i,
  host: 'coordinator',
  hosts: /^(?:coordinator|parish office)$/,
  isHostTold: true,
  deeds: { client: /^(?:say|write|note|visit)\b/, host: /^(?:match|pair|assign)\b/ },
  covers: /\bvisits? (?:\w+ ){0,2}(?:lonely|elderly|who (?:are|live) (?:on their own|alone))\b/i,
  acts: [
    {
      line: '{Host} adds somebody to visit → new neighbour: name, address, phone, likes, best times, emergency contact',
    },
    {
      line: '{Client} signs up → new offer: name, phone, introduction, times; the {host} is told',
      takes: /\bsays? when\b/i,
    },
    { line: '{Host} approves an offer → offer is approved; the {client} is told' },
    { line: '{Host} refuses an offer → offer is refused, with the reason; the {client} is told' },
    {
      line: '{Host} proposes a pair → new pair: neighbour, offer; the {client} is told',
      takes: /\b(?:match|pair|assign)(?:es|s)?\b/i,
      holds: /\b(?:match|pair|assign)(?:es|s)?\b/i,
    },
    { line: '{Client} accepts a pair → pair is accepted; the {host} is told' },
    { line: '{Client} declines a pair → pair is declined; the {host} is told' },
    { line: '{Client} plans a visit → new visit: pair, day, start' },
    {
      line: '{Client} writes a note on a visit → visit is done, with the note; the {host} is told',
      takes: /\bnotes?\b/i,
    },
    { line: '{Client} cancels a visit → visit is cancelled, with the reason; the {host} is told' },
    {
      line: 'An accepted pair has no visit within {1} → the {host} is told',
      takes: unvisited,
    },
    { line: 'An accepted pair has no visit within 14 days → the {host} is told', unless: unvisited },
    { line: '{Host} ends a pair → pair is ended; the {client} is told' },
  ],
  records: [
    { line: 'Visit: pair, day, start, note; states: planned, done, cancelled' },
    { line: 'Pair: neighbour, offer; states: proposed, accepted, declined, ended' },
    { line: 'Neighbour: name, address, phone, likes, best times, emergency contact' },
    { line: 'Offer: {client}, name, phone, introduction, times; states: new, approved, refused' },
  ],
  rules: [
    { line: 'Nobody proposes a pair with an offer that is not approved.' },
    { line: 'Addresses are seen only by the {client} of an accepted pair and the {host}.' },
    { line: 'Notes are seen only by whoever wrote them and the {host}.' },
    { line: '{Clients} see only their own pairs and visits.' },
    { line: 'Notes are deleted after 1 year.' },
  ],
  nots: [{ line: 'Not for emergencies, and no nursing.' }],
  aims: [
    { line: '9 of 10 neighbours have a visit every 14 days.' },
    { line: '9 of 10 visits have a note within 2 days.' },
  ],
};

const penPals = /\bpen ?pals?\b/i;
const sport =
  /\b(?:climb\w*|belay\w*|running|jogging|tennis|padel|squash|badminton|chess|walking|hiking|training|cycling|sparring|danc(?:e|ing)) (?:partners?|budd(?:y|ies))\b|\bpeople who (?:play|climb|run|walk|hike|cycle|swim|dance)\b/i;
const others = new RegExp(`${penPals.source}|${sport.source}`, 'i');

/** People who look for one like themselves: tandems, pen pals, somebody to climb with. */
const partners: Proposal = {
  is: 'A place where {clients} find a partner.',
  today: 'Notes on notice boards and in groups, and most get no answer.',
  jobs: { client: 'find somebody who fits without telling everybody who they are' },
  client: 'member',
  isSure: true,
  fits: { client: /^(?!(?:person|pen pal|tandem|partner)$)/ },
  signs:
    /\b(?:language )?tandems?\b(?! (?:bike|skydiv|jump))|\b(?:language|conversation) (?:partners?|exchange)\b|\bpen ?pals?\b|\b(?:speak|speaks) and (?:what |which \w+ )?(?:you|they) (?:want|would like|wants) to learn\b|\b(?:climbing|belay|running|tennis|padel|squash|badminton|chess|walking|hiking|training|jogging|cycling|sparring|dance|dancing) (?:partners?|buddy|buddies)\b|\bpeople who (?:play|climb|run|walk|hike|cycle|swim|dance)\b[^.]{0,60}\bfind (?:each other|one another)\b/i,
  not: none,
  people: [{ line: 'Operator (me)', job: 'keep out those who write to others for something else' }],
  covers: /\bgets? a partner\b|^The app finds\b/i,
  acts: [
    {
      line: '{Client} fills in a profile → new profile: first name, speaks, wants to learn, level, place, introduction',
      takes: /\bsays? which\b/i,
      unless: others,
    },
    {
      line: '{Client} fills in a profile → new profile: first name, what for, level, times, place, introduction',
      takes: /\bsays? (?:when|what|which)\b/i,
      when: sport,
    },
    {
      line: '{Client} fills in a profile → new profile: first name, country, languages, hobbies, year of birth, introduction',
      when: penPals,
    },
    { line: '{Client} pauses a profile → profile is paused' },
    { line: '{Client} shows a paused profile again → profile is visible' },
    {
      line: '{Clients} search by language and place → visible profiles with first name, languages and introduction',
      takes: /\b(?:search|find|look)\w*\b/i,
      unless: others,
    },
    {
      line: '{Clients} search by level, times and place → visible profiles with first name, level and times',
      takes: /\b(?:search|find|look)\w*\b/i,
      when: sport,
    },
    {
      line: '{Clients} search by country and hobby → visible profiles with first name, country and hobbies',
      takes: /\b(?:search|find|look)\w*\b/i,
      when: penPals,
    },
    { line: '{Client} asks for a partner → new request: profile, message; whoever is asked is told' },
    { line: '{Client} accepts a request → request is accepted; whoever asked is told' },
    { line: '{Client} declines a request → request is declined; whoever asked is told' },
    { line: 'A request is not answered within 7 days → request is lapsed; whoever asked is told' },
    { line: '{Client} writes to a partner → new message: request, text; the partner is told' },
    { line: '{Client} ends a partnership → request is ended; the partner is told' },
    { line: '{Client} reports a profile → new report: profile, reason; the operator is told' },
    { line: 'Operator blocks a profile → profile is blocked, with the reason; report is settled' },
  ],
  records: [
    {
      line: 'Profile: first name, speaks, wants to learn, level, place, introduction; states: visible, paused, blocked',
      unless: others,
    },
    {
      line: 'Profile: first name, what for, level, times, place, introduction; states: visible, paused, blocked',
      when: sport,
    },
    {
      line: 'Profile: first name, country, languages, hobbies, year of birth, introduction; states: visible, paused, blocked',
      when: penPals,
    },
    { line: 'Request: profile, sender, message; states: open, accepted, declined, lapsed, ended' },
    { line: 'Message: request, text' },
    { line: 'Report: profile, reason; states: open, settled' },
  ],
  rules: [
    { line: 'At most 3 open requests per {client}.' },
    { line: 'Nobody writes to somebody who has not accepted a request.' },
    { line: 'Nobody asks somebody who has blocked or declined them.' },
    { line: 'Nobody asks somebody who is more than 3 years older or younger.', when: penPals },
    { line: 'E-mail addresses and last names are shown to nobody.' },
    { line: '{Clients} see only the requests and messages that they sent or got.' },
  ],
  nots: [{ line: 'No dating.' }],
  aims: [
    { line: '6 of 10 {clients} have a partner within 14 days.' },
    { line: '8 of 10 requests are answered within 7 days.' },
  ],
};

/** People who are brought together in pairs. */
export const matching: Proposal[] = [visiting, partners, mentoring];
