import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const things =
  /\b(?:machines?|playgrounds?|(?:fire )?extinguishers?|boats?|vehicles?|ambulances?|slopes?|lifting platforms?|lifts?|elevators?|boilers?|ladders?|fridges?|freezers?|vans?|trucks?|forklifts?|cottages?|pumps?|generators?|devices?|kitchens?|rooms?|tools?)\b/i;

/** Equipment and places that are checked by a list of points, again and again, and locked where something is wrong. */
export const inspections: Proposal = {
  is: 'A tool for the regular checks of {items} by a list of points.',
  today: 'Checks are ticked on paper, and what is overdue is noticed too late.',
  jobs: {
    client: 'know what is to be checked where they stand, point by point',
    host: 'be able to show that each check was made, and see what is overdue before somebody is harmed',
  },
  client: 'inspector',
  isSure: true,
  signs:
    /\bcheck ?lists?\b[\s\S]{0,160}\b(?:machines?|playgrounds?|extinguishers?|boats?|vehicles?|vans?|slopes?|equipment|fridges?|kitchens?|rooms?|devices?|defects?|cleaning)\b|\b(?:machines?|playgrounds?|extinguishers?|boats?|vehicles?|vans?|slopes?|equipment|fridges?|kitchen|devices?|boilers?|lifts?)\b[\s\S]{0,160}\b(?:check ?lists?|inspect(?:ed|s|ions?)?|check is due|checks? the boat|serviced|regular maintenance)\b|\b(?:maintenance|inspection) (?:planner|plan|log|app|tool|schedule|software)\b|\b(?:inspect|check)(?:s|ing)? (?:our |the |its |their )?(?:fire extinguishers?|playgrounds?|machines?|boats?|slopes?)\b|\b(?:playgrounds?|extinguishers?|fridges?|freezers?|vans?|trucks?|lorr(?:y|ies)|forklifts?|boats?|machines?|ladders?|cottages?)\b[\s\S]{0,160}\b(?:tick(?:s|ed|ing)? (?:it |them )?off|get(?:s)? checked|(?:are|is|be) checked|walk-?(?:a)?round(?: checks?)?|(?:daily|weekly|monthly|safety|pre-?use|pre-?trip) checks?|(?:go|goes|going) through (?:a|the|our) list)\b|\bchecks the (?:\w+ ){0,2}(?:ladders?|harness(?:es)?|scaffold\w*|first aid kits?|fire doors?|emergency lights?)\b|\b(?:check|checks) before (?:each|every) (?:shift|trip|drive|use|ride|dive)\b|\brooms?\b[^.]{0,60}\bgo(?:es)? round with a list\b|\bchecks? (?:on|of) (?:our|the|all|every|each) (?:\w+ ){0,2}(?:playgrounds?|extinguishers?|fridges?|vans?|forklifts?|ladders?|machines?)\b|\b(?:vans?|trucks?|lorr(?:y|ies))\b[\s\S]{0,80}\bwalk-?(?:a)?round\b/i,
  not: /\b(?:market ?place|reserv\w*|lend\w*|borrow\w*|tenants?|guests? (?:can |could |may )?(?:books?|orders?|checks? in|reports?|fills?|answers?)|guests[^.]{0,40}\b(?:app|book\w*)|houseplants?|packing|moving|wedding|travel|landlords?|flats?|shopping|chores?|drop(?:s|ped)? off|customers?|hives?|apiary|onboarding|new (?:employees|hires)|deliver\w*)\b/i,
  host: 'manager',
  hosts: /\b(?:manager|office|warden|supervisor|storekeeper|lead|head|caretaker)$/,
  deeds: {
    client: /^(?:(?:go|goes) through|check|tick|inspect|scan)/,
    host: /^(?:see (?:what|which)|fix|plan|lock|release)/,
  },
  thing: { fits: new RegExp(`(?:${things.source})$`, 'i'), named: things, other: 'device' },
  fits: {
    client: /^(?!(?:health )?inspectorate$|health inspector$|ministry$|guest$)/,
    host: /^(?!(?:cleaner|driver|caretaker|kid|cook)$)/,
  },
  covers:
    /^(?:\w+ ){1,2}(?:looks? after|manages?|runs?) (?:\w+ ){0,3}(?:playgrounds?|cottages?|vans?|fridges?|kitchens?)\b|\bdo(?:es)? it on (?:a|an|their)\b|\bwalk-?(?:a)?round\b|\bgoe?s? (?:through|round with) a list\b|\bsees? at a glance which\b/i,
  acts: [
    {
      line: '{Host} adds {a item} → new {item}: number, name, place, checklist, days between checks, due day, photo',
      takes: /\badds?\b/i,
    },
    { line: '{Host} puts a point on a checklist → new point: checklist, text, place in the order' },
    {
      line: '{Clients} see what is due → number, place and due day of each {item} that is due in the next 7 days, what is overdue first',
      holds: /\bneeds? (?:regular )?maintenance\b/i,
    },
    {
      line: '{Client} scans the code on {a item} → new check: {item}, day; the points of its checklist are shown',
      takes: /\bscans?\b/i,
      holds: /\b(?:goe?s? through|inspects?|checks? (?:the|their|our|its)\b)/i,
    },
    {
      line: '{Client} answers a point → new answer: check, point, fine yes or no, note, photo',
      takes: /\bticks?\b/i,
      holds: /\btakes? (?:an? )?(?:photos?|pictures?)\b/i,
    },
    {
      line: '{Client} finishes a check → check is finished; the {item} gets a new due day',
    },
    {
      line: '{Client} reports a defect → new defect: {item}, what is wrong, dangerous yes or no, photo; the {host} is told',
      takes: /\breports?\b/i,
    },
    {
      line: '{Host} locks {a item} → {item} is locked, with the reason; the {clients} are told',
      takes: /\b(?:locks?|closes?)\b/i,
    },
    {
      line: '{Host} marks a defect as fixed → defect is fixed, with a note; the {client} is told',
      takes: /\b(?:fix(?:es|ed)?|repairs?)\b/i,
    },
    { line: '{Host} releases {a item} → {item} is in use', takes: /\breleases?\b/i },
    {
      line: 'A check is overdue for a day → the {client} is reminded; the {host} is told',
      holds: /\b(?:remind\w*|overdue)\b|\b(?:sees?|knows?) (?:what|which)\b/i,
    },
    {
      line: '{Host} exports the checks of a period → the checks are handed over as a PDF file',
      takes: /\b(?:exports?|prints?|pdf)\b/i,
    },
  ],
  records: [
    {
      line: '{Item}: number, name, place, checklist, days between checks, photo, due day; states: in use, locked',
    },
    { line: 'Checklist: name' },
    { line: 'Point: checklist, text, place in the order' },
    { line: 'Check: {item}, {client}, day; states: begun, finished' },
    { line: 'Answer: check, point, fine yes or no, note, photo' },
    { line: 'Defect: {item}, {client}, what is wrong, dangerous yes or no, photo; states: open, fixed' },
  ],
  rules: [
    {
      line: 'Nobody finishes a check with a point that has no answer.',
      holds: /^(?:Our|The) \w+ (?:has|have|inspects)\b/i,
    },
    { line: 'Nobody changes a check that is finished.' },
    {
      line: 'Nobody releases {a item} with an open defect that is dangerous.',
      holds: /\b(?:is|are) locked\b|^The app (?:goes|opens|closes)\b/i,
    },
    { line: '{Clients} see the checks of all {items}.' },
    { line: 'Checks are kept for 5 years.' },
  ],
  nots: [{ line: 'No orders of spare parts.', unless: /\bparts?\b/i }],
  aims: [
    { line: '19 of 20 checks are finished by their due day in the third month.' },
    { line: '9 of 10 dangerous defects are fixed within 3 days.' },
  ],
};
