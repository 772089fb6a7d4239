import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';
import { allOf, anyOf, byWay, type Way } from '#worker/features/guide/content/proposals/told-words.ts';

/** Whoever watches over what others keep. */
const watching =
  /\b(?:inspectors?|(?:cellar|stable|harbou?r|boat) ?(?:masters?|managers?|keepers?)|(?:fleet|farm|herd|head) \w+|(?:winemakers?|vets?) (?:can )?sees?|supervisors?|foreman|manager|warden|boss)\b/i;
/** What belongs to a house, and not to each of those who note something. */
const shared =
  /\b(?:barrels?|casks?|tanks?|vats?|cellars?|wheels?|vans?|fleet|company|team|staff|workers|town|farm)\b/i;
/** What is wrong may be noted apart, where the idea speaks of it. */
const wrong =
  /\b(?:warn\w*|diseases?|ill(?:ness(?:es)?)?|sick|damages?|faults?|repair\w*|pests?|leaks?|vet|broke|broken)\b/i;
/** 'Was not topped up for 14 days'. */
const forgotten =
  /\b(?:is|was|are|were|has|have) (not (?:been )?[a-z]+(?: up| off)? (?:for|in|within) \d+ (?:days|weeks|months))\b/i;

/** What is noted at each visit of what is kept, by what that is. */
const noted: Way[] = [
  {
    of: /\b(?:bee ?)?hives?\b/i,
    fields: 'day, queen seen yes or no, number of brood combs (optional), honey in kilograms (optional), note, photo',
  },
  { of: /\b(?:barrels?|casks?|vats?)\b/i, fields: 'day, what was done, litres topped up (optional), tasting note' },
  {
    of: /\b(?:aquariums?|ponds?|terrariums?)\b/i,
    fields: 'day, temperature (optional), pH value (optional), what was done, note, photo',
  },
  {
    of: /\b(?:cars?|vans?|trucks?|motorbikes?|vehicles?|tractors?)\b/i,
    fields: 'day, mileage, what was done, cost (optional), note, photo',
  },
  { of: /\b(?:trees?|vines?|beds?)\b/i, fields: 'day, what was done, harvest in kilograms (optional), note, photo' },
  {
    of: /\b(?:horses?|goats?|cows?|dogs?|cats?|pets?|chickens?)\b/i,
    fields: 'day, what was done, weight (optional), note, photo',
  },
];
const exported = /\b(?:exports?|prints?|csv|excel)\b/i;
/** What is wrong is told to somebody, where there is somebody. */
const found = allOf(watching, wrong);
const things = `${anyOf(...noted.map(({ of }) => of)).source}|\\b(?:wheels?|boats?|tanks?|bikes?|machines?)\\b`;

/** The line once for each way in which something is noted, of which one fits. */
const byKind = (line: (fields: string) => ProposedLine) => byWay(noted, line, 'day, what was done, note, photo');

/** What somebody keeps and looks after, with a log of each: hives, barrels, fruit trees, horses, a fleet. */
export const upkeep: Proposal = {
  is: 'A log of {items}: what was seen and done at each of them, and when the next look is due.',
  today: 'Notes are kept on paper, and nobody sees which {item} was forgotten.',
  jobs: {
    client: 'know what was seen and done at {a item} before, and what is due',
    host: 'hear in time of {a item} that was forgotten or is not as it should be',
  },
  client: 'keeper',
  signs: new RegExp(
    `(?:\\b(?:track\\w*|logs?|logged|log ?books?|diar(?:y|ies)|notebook|notes?|write down|jot(?:s|ted)? down|jotting)\\b[\\s\\S]{0,120}(?:${things}))|\\bhistory of (?:my|our|each|the)\\b[^.]{0,40}(?:${things})|(?:(?:${things})[\\s\\S]{0,80}\\b(?:logs?|log ?books?|diary|notebook|notes?|write down|jot(?:s|ted)? down)\\b)`,
    'i',
  ),
  not: /\b(?:market ?place|rent\w*|lend\w*|borrow\w*|book(?:s|ing|ings)?|sell\w*|order\w*|checklists?|deliver\w*|parcels?|couriers?|customers?|game|community|forum|volunteers walk|shelters?|owners? can find|find someone|adopt\w*|whats? ?app|newsletter)\b/i,
  host: 'inspector',
  hosts: watching,
  isOwners: true,
  isHostNamed: true,
  deeds: {
    client: /^(?:keep|track|log|note|write)/,
    host: /^(?:is told about|(?:get|receive|gets) an? (?:warning|reminder|notice)|see which|see the notes|see it)/,
  },
  thing: { fits: new RegExp(`(?:${things})$`, 'i'), named: new RegExp(things, 'i'), other: 'item' },
  acts: [
    {
      line: '{Client} adds {a item} → new {item}: name, place, photo, days between checks',
      takes: /\badds?\b/i,
    },
    { line: '{Client} changes {a item} → {item} gets name, place, days between checks' },
    ...byKind((fields) => ({
      line: `{Client} notes a check of {a item} → new check: {item}, ${fields}`,
      holds:
        /\b(?:tracks?|logs?|log ?books?|diar(?:y|ies)|notes?|writes? down|keeps?|looks? (?:at|after))\b|^whether\b|^(?:the )?vets? visit/i,
    })),
    ...byKind((fields) => ({
      line: `{Client} corrects a check → check gets ${fields.replace(/ \((?:optional)\)| yes or no/g, '')}`,
    })),
    {
      line: '{Clients} see the history of {a item} → the checks of the {item}, the newest first',
      holds: /\bsees? (?:what|when)\b/i,
    },
    {
      line: '{Clients} see which {items} are due → name, place and day of the last check of each kept {item} past its days between checks, what was never checked first',
    },
    { line: '{A item} was {1} → the {client} is reminded', takes: forgotten, unless: watching },
    { line: '{A item} was {1} → the {host} is reminded; the {client} is told', takes: forgotten, when: watching },
    {
      line: '{A item} is not checked for its days between checks → the {client} is reminded',
      holds: /\bremind(?:s|ed|ers?)?\b/i,
      unless: new RegExp(`${forgotten.source}|${watching.source}`, 'i'),
    },
    {
      line: '{A item} is not checked for its days between checks → the {client} is reminded; the {host} is told',
      holds: /\bremind(?:s|ed|ers?)?\b/i,
      when: watching,
      unless: forgotten,
    },
    {
      line: '{Client} reports a finding → new finding: {item}, day, what is wrong, photo; the {host} is told',
      when: found,
      holds: /\b(?:warn\w*|told about)\b/i,
    },
    {
      line: '{Host} settles a finding → finding is settled, with what was done; the {client} is told',
      when: found,
    },
    {
      line: '{Host} looks through the overdue {items} → name, {client} and day of the last check of each kept {item} past its days between checks, what was never checked first',
      when: watching,
      unless: shared,
      holds: /\bsees?\b.*\b(?:which|notes|forgotten|due|page|it)\b/i,
    },
    {
      line: '{Host} looks through the overdue {items} → name, place and day of the last check of each kept {item} past its days between checks, what was never checked first',
      when: allOf(watching, shared),
      holds: /\bsees?\b.*\b(?:which|notes|forgotten|due|page|it)\b/i,
    },
    { line: '{Client} gives {a item} up → {item} is given up, with the reason', takes: /\bgives? up\b/i },
    {
      line: '{Client} exports the checks of {a item} → the checks are handed over as a CSV file',
      takes: exported,
      when: exported,
    },
  ],
  records: [
    { line: '{Item}: {client}, name, place, photo, days between checks; states: kept, given up', unless: shared },
    { line: '{Item}: name, place, photo, days between checks; states: kept, given up', when: shared },
    ...byKind((fields) => ({ line: `Check: {item}, {client}, ${fields}` })),
    {
      line: 'Finding: {item}, {client}, day, what is wrong, photo; states: open, settled',
      when: found,
    },
  ],
  rules: [
    { line: '{Clients} see only their own {items} and checks.', unless: shared },
    { line: '{Clients} see the {items} and checks of all.', when: shared },
    { line: '{Hosts} see the {items} and checks of all {clients}.', when: watching, unless: shared },
    { line: 'A check is corrected only by the {client} who noted it.', holds: /^The app\b/ },
    { line: 'Nobody notes a check for a day that is to come.' },
    { line: 'Nobody notes a check of {a item} that is given up.' },
    { line: 'Nobody reports a finding for a day that is to come.', when: found },
    { line: 'Nobody reports a finding of {a item} that is given up.', when: found },
    {
      line: 'Nobody reports a finding of {a item} of somebody else.',
      when: new RegExp(
        `^(?![\\s\\S]*${shared.source})(?=[\\s\\S]*?${watching.source})(?=[\\s\\S]*?${wrong.source})`,
        'i',
      ),
    },
    { line: 'Photos of checks are deleted after 3 years.', unless: /\b(?:barrels?|casks?|vats?)\b/i },
  ],
  nots: [{ line: 'No advice on what to do; it only keeps what was seen and done.' }],
  aims: [
    { line: '8 of 10 {items} were checked within their days between checks in the third month.' },
    { line: '9 of 10 findings are settled within 14 days.', when: found },
    { line: '8 of 10 checks are entered within 1 day.', unless: found },
  ],
};
