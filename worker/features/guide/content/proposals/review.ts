import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const pieces =
  'articles?|translations?|manuscripts?|chapters?|texts?|photos?|reports?|press releases?|releases?|pages?|stories|instructions?|drafts?|posts?';

/** What one writes and another checks before it is out. */
export const review: Proposal = {
  is: 'A place where {items} are checked by a second person before they are out.',
  today: '{Items} go back and forth by e-mail, and nobody knows which version is the last.',
  jobs: {
    client: 'have a second look at {items} before they are out',
    host: 'check the last version, and know that nothing is out unchecked',
  },
  client: 'author',
  signs: new RegExp(
    `\\b(?:${pieces})\\b[\\s\\S]{0,120}\\b(?:editors? checks?|proofread\\w*|reviews?|reviewed|approve[sd]?|checks each|second (?:person|translator|pair))\\b[\\s\\S]{0,120}\\b(?:publish\\w*|goes (?:on|out|to|live)|go out|online|website|layout)\\b|\\b(?:before|until|once|when)\\b[^.]{0,60}\\bpublished\\b[^.]{0,80}\\b(?:approve[sd]?|check(?:s|ed)?|reviews?)\\b|\\b(?:review|check|approve)s? (?:\\w+ ){0,3}(?:manuscripts?|photos?|translations?|articles?|texts?)\\b[\\s\\S]{0,120}\\b(?:publish\\w*|version|online|layout)\\b`,
    'i',
  ),
  not: /\b(?:market ?place|products? reviews?|listings?|newsletter|customers?|restaurants?|subscri\w*|orders?|invoices?|vacation|leave requests?|applicants?|applications?|guest ?book|forum|community|source code|pull requests?|twice)\b/i,
  host: 'editor',
  hosts: /\b(?:editor|archivist|teacher|doctor|director|second translator|board|reviewer|checker|curator)$/,
  deeds: {
    client: /^(?:write|draft|translate|send in|submit|hand in|send(?:s)? new)/,
    host: /^(?:check|review|proofread|approve)/,
  },
  thing: {
    fits: new RegExp(`\\b(?:${pieces})$`, 'i'),
    named: new RegExp(`\\b(?:${pieces})\\b`, 'i'),
    other: 'text',
  },
  acts: [
    {
      line: '{Client} starts {a item} → new {item}: title, text, photo',
      holds: /\b(?:writes?|drafts?|translates?|sends? in|submits?|takes?|press releases?)\b/i,
    },
    { line: '{Client} submits {a item} → {item} is submitted; the {hosts} are told' },
    { line: '{Client} withdraws {a item} → {item} is withdrawn' },
    { line: '{Hosts} see what waits → {items} with title, {client} and day, the longest waiting first' },
    {
      line: '{Host} begins the review of {a item} → {item} is in review; the {client} is told',
      holds: /\b(?:checks?|reviews?|proofreads?|has to approve)\b/i,
    },
    {
      line: '{Host} comments on a passage → new comment: {item}, passage, text; the {client} is told',
      holds: /\bcomments\b/i,
    },
    {
      line: '{Host} sends {a item} back → {item} is sent back, with the reason; the {client} is told',
      holds: /\bsends? (?:\w+ ){0,3}back\b/i,
    },
    { line: '{Client} settles a comment → comment is settled' },
    {
      line: '{Client} submits a new version → new version: {item}, text; {item} is submitted; the {hosts} are told',
      holds: /\bnew version\b/i,
    },
    {
      line: '{Host} publishes {a item} → {item} is published, with the day; the {client} is told',
      holds: /\b(?:publish(?:es)?|approves?|approved|goes)\b/i,
    },
    { line: '{Host} hides {a item} → {item} is hidden, with the reason; the {client} is told' },
    { line: '{A item} is not reviewed within 3 days → the {hosts} are reminded' },
  ],
  records: [
    {
      line: '{Item}: {client}, title, text, photo; states: draft, submitted, withdrawn, in review, sent back, published, hidden',
    },
    { line: 'Version: {item}, {client}, text, day' },
    { line: 'Comment: {item}, author, passage, text; states: open, settled' },
  ],
  rules: [
    { line: 'Nobody publishes {a item} of their own.', holds: /\bsecond pair\b/i },
    { line: 'Only {items} in review are published.', holds: /\b(?:approved|published|reviewed)\b/i },
    { line: 'Nobody changes {a item} that is in review.' },
    { line: 'Readers see only published {items}.' },
    { line: '{Clients} see only their own {items} before they are published.' },
    { line: 'Versions are kept for 3 years.' },
  ],
  nots: [{ line: 'No checks by a machine alone; a person decides.' }],
  aims: [
    { line: '9 of 10 {items} are decided within 5 days after they were submitted.' },
    { line: 'At most 3 of 10 {items} are sent back twice in the third month.' },
  ],
};

/** What two type from the same page, each for themselves, and a third person compares. */
export const transcripts: Proposal = {
  is: 'A site on which {clients} type what is written in old papers and {hosts} compare what they typed.',
  today: 'Scans lie in folders, and whoever wants to read one has to come.',
  jobs: { client: 'do something that lasts in an hour at home', host: 'have texts that two people read independently' },
  client: 'volunteer',
  signs:
    /\btranscri\w+\b[\s\S]{0,160}\b(?:letters?|scans?|manuscripts?|registers?|notes|pages?|diaries|documents?|papers?)\b|\btyp(?:e|es|ed|ing)\b[\s\S]{0,100}\b(?:scans?|independently|twice)\b|\bscans?\b[\s\S]{0,100}\btyp(?:e|es|ed) (?:it|them|in|twice|by)\b/i,
  not: /\b(?:market ?place|newsletter|voice memos?|interviews?|podcasts?|videos?|audio|meetings?|recordings?|lectures?|type of|blood type|type [12]|emergency|doctor said)\b/i,
  host: 'editor',
  hosts: /\b(?:editor|curator|archivist)$/,
  people: [{ line: 'Readers', job: 'read what the {items} say without coming to see them' }],
  deeds: { client: /^(?:transcribe|type)/, host: /^(?:decide|compare|check)/ },
  thing: {
    fits: /\b(?:letter|page|register|diary|card|document|manuscript)$/i,
    named: /\b(?:letters?|pages?|diar(?:y|ies)|cards?|documents?|manuscripts?)\b/i,
    other: 'page',
  },
  acts: [
    {
      line: '{Host} uploads {a item} → new {item}: number, date (optional), scan, note',
      holds: /\b(?:scan|scans|uploads?)\b/i,
    },
    {
      line: '{Clients} see which {items} are open → scan, number and date of each {item} with fewer than two transcripts and none of their own',
    },
    {
      line: '{Client} takes {a item} → new transcript: {item}; the scan is shown beside a field for the text',
      holds: /\b(?:transcribes?|types?)\b/i,
    },
    { line: '{Client} saves the text of a begun transcript → transcript gets text' },
    { line: '{Client} hands a transcript in → transcript is handed in' },
    { line: 'A transcript is not handed in within 14 days → transcript is lapsed; the {client} is told' },
    {
      line: 'The second transcript of {a item} is handed in → {item} is to be decided; the {hosts} are told',
      holds: /\bdiffer/i,
    },
    {
      line: '{Host} compares the transcripts of {a item} → the scan is shown with both texts side by side',
    },
    { line: '{Host} decides {a item} → {item} is decided, with the text', holds: /\b(?:decides?|compares?)\b/i },
    { line: '{Host} publishes {a item} → {item} is published', takes: /\bpublish(?:es)?\b/i },
    { line: '{Host} corrects a published {item} → {item} gets text' },
    {
      line: 'Readers look for {items} by word and year → scan, text, number and date of each published {item} with the word in its text and a date in the year',
    },
  ],
  records: [
    { line: '{Item}: number, date (optional), scan, note, text; states: open, to be decided, decided, published' },
    { line: 'Transcript: {item}, {client}, text; states: begun, handed in, lapsed' },
  ],
  rules: [
    { line: 'At most two transcripts per {item}.', holds: /\btyped twice\b/i },
    { line: 'One transcript per {client} and {item}.' },
    { line: 'Nobody hands a transcript in without a text.' },
    { line: 'Nobody saves the text of a transcript that is handed in or lapsed.' },
    { line: 'Nobody compares the transcripts of {a item} before both are handed in.' },
    { line: '{Clients} see only their own transcripts.', holds: /\bindependently|without seeing\b/i },
    {
      line: 'Nobody decides {a item} of which they made a transcript.',
      holds: /\b(?:decides?|goe?s? to (?:a|the|an)|is scanned|are published)\b/i,
    },
    { line: 'Readers see only published {items}.' },
  ],
  nots: [{ line: 'No reading of handwriting by a machine.' }],
  aims: [
    { line: '100 {items} are published in the first 3 months, and 8 of 10 transcripts are handed in within 14 days.' },
  ],
};
