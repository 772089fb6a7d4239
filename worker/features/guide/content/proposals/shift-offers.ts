import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const shifts = '(?:night |day |late |early |weekend |sunday )?(?:shifts?|dut(?:y|ies))';
const leads =
  '(?:managers?|boss(?:es)?|supervisors?|charge nurses?|head nurses?|matrons?|schedulers?|planners?|team ?lead(?:er)?s?|shift ?lead(?:er)?s?|shift captains?|foremen|foreman|coordinators?|principals?|dispatchers?|owners?)';
const workers =
  '(?:night shift |shift |flight |bus |tram |train )?(?:nurses?|guards?|lifeguards?|baristas?|waiters?|waitress(?:es)?|servers?|bartenders?|cooks?|cashiers?|drivers?|carers?|caregivers?|paramedics?|medics?|fire ?fighters?|officers?|attendants?|pharmacists?|cleaners?|doctors?|residents?|ushers?|clerks?|receptionists?|employees|co-?workers|colleagues|staff|volunteers|crew members|team members)';

/** Whoever tells it leads those who work. */
const leading = `\\bI (?:run|own|manage|lead|approve|sign off|say yes|make the (?:plan|rota|roster|schedule))\\b|\\bmy (?:staff|employees|team|workers|crew|people|(?!co-?workers|colleagues)(?:\\w+ )?${workers})\\b`;
/** Somebody leads them: named as such, or whoever tells it. */
const led = new RegExp(`(?<!\\b(?:no|without|without an?|without the|without any) )\\b${leads}\\b|${leading}`, 'i');
const yes =
  '(?:say(?:s|ing)? (?:yes|no|ok(?:ay)?)|yes|approv\\w+|ok(?:ay)?s?|green light|sign(?:s|ed)? (?:it |them )?off|confirms?|confirmed|agrees?|agreed|allows?|permission|decides?|(?:last|final) (?:say|word))';
/** A change counts only when somebody who leads said yes. */
const approved = new RegExp(
  `(?<!\\b(?:no|without)\\b[^.]{0,20})\\b(?:${leads}|I)\\b[^.]{0,60}\\b${yes}\\b|\\bapprov(?:ed|al) (?:by|of|from)\\b`,
  'i',
);

/** Whoever takes a shift gives none for it. */
const givenAway =
  /\b(?:get(?:s|ting)? rid|giv(?:es?|ing) (?:\w+ ){0,3}(?:away|up)|give-?aways?|drop(?:s|ping)?|pick(?:s|ing)? (?:\w+ ){0,3}up|claim(?:s|ing)?|tak(?:es?|ing) (?:\w+ ){0,2}over|cover(?:s|ing)?|open shifts)\b/i;
const trading = `^(?![\\s\\S]*${givenAway.source})(?=[\\s\\S]*\\b(?:swap|switch|exchang|trad)(?:s|es?|ping|ing)?\\b)`;
const inReturn = new RegExp(trading, 'i');
const inReturnApproved = new RegExp(`${trading}(?=[\\s\\S]*(?:${approved.source}))`, 'i');
const inReturnFree = new RegExp(`${trading}(?![\\s\\S]*(?:${approved.source}))`, 'i');
const approvedOrInReturn = new RegExp(`${approved.source}|${trading}`, 'i');
const ledOrInReturn = new RegExp(`${led.source}|${trading}`, 'i');

const taking = /\b(?:takes?|picks?|claims?|grabs?|covers?)\b/i;

/** What is said of shifts that change hands. */
const handedOn = `\\b(?:get(?:s|ting)? rid of|giv(?:es?|ing) (?:away|up)|drop(?:s|ping)?|post(?:s|ing)?|put(?:s|ting)? up|offload|trad(?:es?|ing)|pick(?:s|ing)? up|tak(?:es?|ing) over|cover(?:s|ing)?|claim(?:s|ing)?|hand(?:s|ing)? (?:on|off|over)) (?:\\w+(?:['’]s)? ){0,3}${shifts}\\b|\\bgiv(?:es?|ing) (?:\\w+ ){0,3}${shifts} (?:away|up|to)\\b|\\b${shifts} (?:that )?(?:\\w+ ){1,4}(?:get rid of|give away|(?:can(?:no|['’])t|can ?not|don['’]t want to|do not want to) (?:work|do|make|come))\\b|\\b(?:swap|switch|exchang|chang)(?:s|es?|ping|ing)? (?:their |our |my )?(?:night |day |weekend )?shifts?\\b|\\b${shifts}[- ](?:swaps?|swapping|trades?|trading|board|marketplace|exchange)\\b`;
/** Shifts that somebody gives away and somebody else takes over, beside a plan that is made elsewhere. */
const offering: Omit<Proposal, 'signs'> = {
  is: 'A board on which {clients} offer {items} that they cannot work, and others take them over.',
  today: 'Who takes over {a item} is asked in a group chat, and it is not clear who comes in the end.',
  jobs: {
    client: 'find somebody for {a item} that they cannot work without asking everybody one by one',
    host: 'know who really comes, and have nobody on {a item} who may not work it',
  },
  client: 'colleague',
  clients: new RegExp(
    `\\b${workers}\\b|\\b(?!people|others|they|someone|somebody)\\w+s(?= (?:can |could |should |want to )?(?:post|give|drop|offer|swap|trade|put up)\\b)`,
    'i',
  ),
  not: /\b(?:offers?|takes?) (?:a|the) shift\b|\bjob board\b|\brecords? calls\b|\breports? broken\b|\bplans? (?:\w+ )?shifts\b/i,
  host: 'manager',
  hosts: led,
  isHostNamed: true,
  fits: { host: new RegExp(`\\b${leads}$`, 'i') },
  thing: { fits: /^(?:shift|duty)$/, named: /\b(?:shift|dut(?:y|ie))s?\b/gi, other: 'shift' },
  covers:
    /^I(?:'m| am) an? |^we are |^I (?:run|manage|own|lead)\b|^something is posted\b|\b(?:swap|trade)s?\b.*\bwith each other\b|\b(?:say yes|says yes|has to (?:approve|agree|ok)|before it counts|gets? a notification)\b|^the app (?:swaps|trades|exchanges)\b|^\w+ (?:enters|changes|cancels) a (?:shift|duty)$|^\w+ see the (?:shifts|duties)$|\bwhoever\b[^.]*\bfirst\b/i,
  acts: [
    {
      line: '{Host} puts {a item} on the list → new {item}: holder, day, start, end, place; the holder is told',
      when: led,
    },
    { line: '{Client} enters {a item} of theirs → new {item}: holder, day, start, end, place', unless: led },
    {
      line: '{Client} offers {a item} → new offer: {item}, note (optional); the other {clients} are told',
      holds:
        /\b(?:posts?|offers?|puts? .*(?:up|on)|gets? rid|gives? .*(?:away|up)|drops?|swaps?|trades?|switch(?:es)?)\b/i,
    },
    {
      line: '{Clients} see the open offers → day, start, end, place and holder of each open offer, the next day first',
      takes: /\bsees? (?:the |all |which |what )?(?:\w+ )?(?:offers|shifts|open)\b/i,
    },
    {
      line: '{Client} takes an open offer → offer is taken; the holder and the {host} are told',
      holds: taking,
      when: approved,
      unless: inReturn,
    },
    {
      line: '{Client} takes an open offer → offer is taken; the former holder and the {host} are told',
      holds: taking,
      when: led,
      unless: approvedOrInReturn,
    },
    {
      line: '{Client} takes an open offer → offer is taken; the former holder is told',
      holds: taking,
      unless: ledOrInReturn,
    },
    {
      line: '{Client} takes an open offer → offer is taken, with the {item} in return (optional); the holder is told',
      holds: taking,
      when: inReturn,
    },
    {
      line: '{Client} agrees to a taken offer of theirs → offer is agreed; the taker and the {host} are told',
      when: inReturnApproved,
    },
    {
      line: '{Client} agrees to a taken offer of theirs → offer is agreed; the taker is told',
      when: inReturnFree,
    },
    {
      line: '{Client} declines a taken offer of theirs → offer is open; the taker is told',
      when: inReturn,
    },
    {
      line: '{Host} approves a taken offer → offer is approved; the former holder and the taker are told',
      holds: /\b(?:approves?|says? (?:yes|ok)|confirms?|signs?|agrees?|decides?|denies)\b/i,
      when: approved,
      unless: inReturn,
    },
    {
      line: '{Host} approves an agreed offer → offer is approved; the former holder and the taker are told',
      holds: /\b(?:approves?|says? (?:yes|ok)|confirms?|signs?|agrees?|decides?|denies)\b/i,
      when: inReturnApproved,
    },
    {
      line: '{Host} refuses an offer → offer is refused, with the reason; the holder and the taker are told',
      holds: /\b(?:refuses?|says? no|declines?|denies)\b/i,
      when: approved,
    },
    {
      line: 'A taken offer is not answered within 24 hours → the {host} is reminded',
      when: approved,
      unless: inReturn,
    },
    { line: 'An agreed offer is not answered within 24 hours → the {host} is reminded', when: inReturnApproved },
    {
      line: '{Client} gives a taken offer back → offer is open; the holder is told',
      when: approvedOrInReturn,
    },
    { line: '{Client} withdraws an open offer → offer is withdrawn' },
    { line: 'An open offer is not taken 1 day before its {item} → the holder and the {host} are told', when: led },
    { line: 'An open offer is not taken 1 day before its {item} → the holder is told', unless: led },
    { line: '{A item} of an open or taken offer begins → offer is lapsed; the holder is told' },
    {
      line: '{Hosts} see who works → day, start, end, place and holder of each {item} of a week',
      takes: /\bsees?\b.*\bwho\b/i,
      when: led,
    },
    {
      line: '{Host} cancels {a item} → {item} is cancelled; its open or taken offer is withdrawn; the holder and the taker are told',
      when: led,
    },
    {
      line: '{Client} cancels {a item} of theirs → {item} is cancelled; its open or taken offer is withdrawn; the taker is told',
      unless: led,
    },
  ],
  records: [
    { line: '{Item}: holder, day, start, end, place; states: planned, cancelled' },
    {
      line: 'Offer: {item}, note (optional); states: open, taken, approved, refused, withdrawn, lapsed',
      when: approved,
      unless: inReturn,
    },
    {
      line: 'Offer: {item}, note (optional), {item} in return (optional); states: open, taken, agreed, approved, refused, withdrawn, lapsed',
      when: inReturnApproved,
    },
    {
      line: 'Offer: {item}, note (optional), {item} in return (optional); states: open, taken, agreed, withdrawn, lapsed',
      when: inReturnFree,
    },
    {
      line: 'Offer: {item}, note (optional); states: open, taken, withdrawn, lapsed',
      unless: approvedOrInReturn,
    },
  ],
  rules: [
    { line: 'Until an offer is approved, the {item} stays with its holder.', when: approved },
    { line: 'Until an offer is taken, the {item} stays with its holder.', unless: approvedOrInReturn },
    { line: 'Until an offer is agreed, the {item} stays with its holder.', when: inReturnFree },
    { line: 'The app makes whoever took an approved offer the holder of its {item}.', when: approved },
    { line: 'The app makes whoever took an agreed offer the holder of its {item}.', when: inReturnFree },
    { line: 'The app makes whoever took an offer the holder of its {item}.', unless: approvedOrInReturn },
    { line: 'One open or taken offer per {item}.' },
    { line: 'Nobody offers {a item} of somebody else.' },
    { line: 'Nobody takes an offer of their own.' },
    { line: 'Nobody takes an offer at the time of another {item} of theirs.' },
    {
      line: 'Nobody takes an offer with which they work more than {1}.',
      takes:
        /\b(?:more than|max(?:imum)?(?: of)?|at most) (\w+ (?:\w+ )?(?:nights?|shifts?|days?|hours?) (?:in a row|straight|back to back|(?:a|per|each|every|in a) (?:day|week|month)))\b/i,
    },
    {
      line: 'Nobody takes an offer with less than {1} between two {items} of theirs.',
      takes: /\b(?:(?:less|fewer) than|at least) (\w+ hours)(?: (?:of )?(?:rest|sleep|break|off))? between\b/i,
    },
    { line: 'Nobody withdraws an offer of somebody else.' },
    { line: 'Nobody offers {a item} that is over.' },
    { line: 'The note of an offer is seen only by its holder and the {host}.', when: led },
    { line: '{Items} and offers are deleted 1 year after their day.' },
  ],
  nots: [{ line: 'No plan is made in the app, and no pay.' }],
  aims: [
    { line: '8 of 10 offers are taken 1 day before their {item}.' },
    { line: '9 of 10 taken offers are answered within 24 hours.', when: approved },
    { line: 'At most 1 of 50 {items} has nobody on it.', unless: approved },
  ],
};

/** The same told by whoever leads those who work, and told by one of them. */
export const shiftOffers: Proposal[] = [
  { ...offering, signs: new RegExp(`^(?=[\\s\\S]*(?:${leading}))[\\s\\S]*(?:${handedOn})`, 'i') },
  {
    ...offering,
    isSure: true,
    signs: new RegExp(handedOn, 'i'),
    isOwners: true,
    deeds: { client: /^(?:post|give|drop|offer)/, host: /^(?:approve|say (?:yes|ok)|confirm|sign|deny|decide)/ },
  },
];
