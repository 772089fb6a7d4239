import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const party =
  '(?:potluck|party|parties|barbecue|bbq|picnic|brunch|lunch|dinner|breakfast|buffet|fete|feast|festival|celebration|reunion|wedding|thanksgiving|christmas|gathering|get-?together|bake sale|cake sale|cake stall)';

/** What somebody may not eat is told beside each dish. */
const allergic = /\b(?:allerg\w*|nuts?|gluten|lactose|vegan|vegetarian|what is in it)\b/i;

const bringing =
  /\b(?:says?|writes?|signs? up|enters?|picks?|chooses?|puts?|tells?)\b.*\b(?:brings?|something|dish|it)\b|\bnuts or gluten\b/i;

/** Who brings what to a party: what is needed, what is promised, and what is still missing. */
export const contributions: Proposal = {
  is: 'A list on which {clients} say what they bring, and everybody sees what is still missing.',
  today: 'It is agreed in a chat group, and there are nine salads and nothing to drink.',
  jobs: {
    client: 'bring something that nobody else brings',
    host: 'have enough of everything without asking each of them',
  },
  client: 'guest',
  clients:
    /\b(?:parent|neighbour|relative|familie|guest|colleague|member|friend|villager|resident|household|parishioner)s?\b/i,
  isSure: true,
  signs: new RegExp(
    `\\bpot ?lucks?\\b|\\bbring[- ](?:and|&|n)[- ]share\\b|\\bwho(?: is|['’]s)? bring(?:s|ing) what\\b|\\b(?:sign(?:s|ed|ing)? up|says?|writ(?:e|es|ing)|tells?|lists?|puts?|knows?|picks?|choos\\w+)\\b[^.]{0,40}\\b(?:what|which(?: (?:dish(?:es)?|food|drinks?|cakes?|salads?|snacks?|items?|things?|courses?))?) (?:each of us |everyone |everybody |people |they(?:['’]ll)? |we )?(?:will |can |want to )?(?:is |are )?bring(?:s|ing)?\\b|\\b${party}\\b[\\s\\S]{0,160}\\blist\\b[^.]{0,30}\\bwhat we need\\b|\\bnames? (?:next to|behind) an? (?:dish|cake|item)\\b`,
    'i',
  ),
  not: /\b(?:market ?place|food ?banks?|donat\w+|sells|selling|customers?|repairs?|weigh\w*|camera|luggage|tools|sheet music|potluck recipes)\b/i,
  host: 'organiser',
  isHostTold: true,
  fits: { host: /\b(?:organi[sz]er|host|teacher|committee|board|vicar|council|planner)$/ },
  hosts: /\b(?:organi[sz]er|host|committee|vicar)$/,
  deeds: { client: /^(?:bring|say what|pick|sign)\b/, host: /^(?:plan|organi[sz]e|put|see what is)\b/ },
  item: 'party',
  thing: {
    fits: /^(?:party|potluck|barbecue|picnic|brunch|lunch|dinner|breakfast|buffet|fete|feast|festival|concert|reunion|bake sale)$/,
    named:
      /\b(?:part(?:y|ies)|potlucks?|barbecues?|picnics?|brunch(?:es)?|lunch(?:es)?|dinners?|breakfasts?|buffets?|fetes?|feasts?|concerts?|reunions?)\b/gi,
    other: 'party',
  },
  covers:
    /\bbrings? (?:a|an|some|their) \w+$|\band (?:nothing|no one|nobody) (?:brings?|to (?:drink|eat))\b|\b(?:is|are) not (?:five|nine|ten|\d+)\b|\bnothing twice\b|\bwe organi[sz]e\b|^I plan\b/i,
  acts: [
    {
      line: '{Host} announces {a item} → new {item}: title, day, start, place',
      takes: /\b(?:announces?|creates?|sets? up)\b/i,
      holds: /\bplans? (?:our|my|their|the|a)\b/i,
    },
    {
      line: '{Host} puts on the list what is needed → new need: {item}, kind, quantity',
      holds: /\bputs?\b.*\blist\b|\blists? what\b/i,
    },
    { line: '{Host} changes a need → need gets quantity' },
    {
      line: '{Clients} see what is still missing → kind and quantity still missing of each need, and dish, quantity and name of each promised contribution',
      holds: /\bsees? (?:it|what (?:others|is (?:still )?missing))\b/i,
    },
    {
      line: '{Client} promises to bring something → new contribution: {item}, kind, dish, quantity, what is in it, name, e-mail address; the {client} gets a link by e-mail',
      holds: bringing,
      when: allergic,
    },
    {
      line: '{Client} promises to bring something → new contribution: {item}, kind, dish, quantity, name, e-mail address; the {client} gets a link by e-mail',
      holds: bringing,
      unless: allergic,
    },
    {
      line: '{Client} changes a contribution → contribution gets kind, dish, quantity; the {host} is told',
      takes: /\bchanges?\b/i,
    },
    {
      line: '{Client} takes a contribution back → contribution is withdrawn; the {host} is told',
      holds: /\btakes? (?:it|something|a \w+) back\b|\bcan(?:no|['’])t come\b/i,
    },
    {
      line: '{Host} removes a contribution → contribution is removed, with the reason; the {client} is told',
      takes: /\b(?:removes?|deletes?)\b/i,
    },
    { line: 'A need is not full 3 days before its {item} → the {host} is told' },
    {
      line: '{A item} is on the next day → everybody with a promised contribution is reminded',
      holds: /\breminde?d?(?:ers?)?\b/i,
    },
    {
      line: '{Host} sees the list → name, kind, dish, quantity and what is in it of each promised contribution, by kind',
      takes: /\bsees? (?:the|a) list\b/i,
      when: allergic,
    },
    {
      line: '{Host} sees the list → name, kind, dish and quantity of each promised contribution, by kind',
      takes: /\bsees? (?:the|a) list\b/i,
      unless: allergic,
    },
    { line: '{Host} cancels {a item} → {item} is cancelled; everybody with a promised contribution is told' },
  ],
  records: [
    { line: '{Item}: title, day, start, place; states: announced, cancelled' },
    { line: 'Need: {item}, kind, quantity' },
    {
      line: 'Contribution: {item}, kind, dish, quantity, what is in it, name, e-mail address, reason; states: promised, withdrawn, removed',
      when: allergic,
    },
    {
      line: 'Contribution: {item}, kind, dish, quantity, name, e-mail address, reason; states: promised, withdrawn, removed',
      unless: allergic,
    },
  ],
  rules: [
    { line: 'Nobody promises to bring more of a kind than is still missing.' },
    { line: 'One promised contribution per {item} and dish.' },
    { line: 'One need per {item} and kind.' },
    { line: 'Nobody promises to bring something to {a item} that is over or cancelled.' },
    { line: 'Nobody changes a contribution of somebody else.' },
    { line: 'Everybody with the link sees the list.' },
    { line: 'E-mail addresses are seen only by {hosts}.' },
    { line: 'Contributions are deleted 30 days after the day of the {item}.' },
  ],
  nots: [{ line: 'No money changes hands.', unless: /\b(?:pay|pays|paid|money)\b/i }],
  aims: [
    { line: '9 of 10 needs have a contribution 2 days before the {item}.' },
    { line: '8 of 10 {clients} say what they bring without being asked a second time.' },
  ],
};
