import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** It writes into files, and does not only look at them. */
const writing =
  /\b(?:removes?|renames?|fix(?:es)?|formats?|rewrites?|replaces?|converts?|sorts?|moves?|changes?|deletes?)\b/i;

/** A command that checks files and may mend them, by hand and in a pipeline. */
export const commandLine: Proposal = {
  is: 'A command line tool that checks files and says what to mend.',
  today: 'It is looked for by hand, and found too late.',
  client: 'developer',
  fits: {
    client: /\b(?:developer|programmer|engineer|maintainer|photographer|translator|writer|team|user|administrator)$/,
  },
  signs:
    /^(?=[\s\S]*\b(?:checks?|finds?|lints?|linter|fails?|scans?|detects?|validates?|enforces?)\b)(?=[\s\S]*(?:\bcommand[- ]line\b|\bCLI\b|\blinter\b|\bgit ?hub action\b|\bpre-?commit hook\b|\bterminal (?:tool|program|app)\b))/i,
  not: /\b(?:market ?place|game|web app|dashboard|server|daemon|chat ?bot|generates?)\b/i,
  acts: [
    {
      line: '{Client} runs the tool on a folder → each finding is printed with its rule, file and line; exit code 1 if there is an error',
      takes: /\bruns?\b/i,
    },
    {
      line: '{Client} runs the tool in CI → the number of errors and warnings is printed; exit code 1 if there is an error',
    },
    { line: '{Client} asks what would be changed → each change is printed', when: writing },
    { line: '{Client} confirms the changes → the files are written', takes: /\bconfirms?\b/i, when: writing },
    { line: '{Client} undoes the last run → the files are written as they were', when: writing },
    { line: '{Client} adds a rule to the rules file → new rule: name, level, pattern, example' },
    { line: 'The rules file cannot be read → the line that is wrong is printed; exit code 2' },
    { line: '{Client} lets a finding pass on purpose → finding is waived, with the reason' },
    { line: '{Client} exports the findings → the findings are handed over as a JSON file' },
    { line: '{Client} asks for help → each command with an example is printed' },
  ],
  records: [
    { line: 'Finding: rule, file, line, text, reason; states: open, waived' },
    { line: 'Rule: name, level, pattern, example' },
  ],
  rules: [
    { line: 'A warning never sets the exit code to 1.' },
    { line: 'The tool writes no file that is not under version control.', when: writing },
    { line: 'The tool needs no account and no network.' },
    { line: '1,000 files are checked within 5 seconds.' },
  ],
  nots: [{ line: 'No server, no telemetry, and nothing is sent anywhere.' }],
  aims: [{ line: '5 projects run it in CI after 3 months.' }],
};

const paid = /\b(?:pays?|paid|price|costs?|plans?|subscri\w+|billing)\b/i;

/** Something that programs ask over the network, with a key. */
export const api: Proposal = {
  is: 'An API that developers ask with a key.',
  today: 'Everybody builds it anew, and it breaks with the next change.',
  client: 'developer',
  fits: { client: /\b(?:developer|programmer|engineer|team|partner)$/, host: /\b(?:operator|administrator)$/ },
  signs:
    /\b(?:an?|rest|json|web|http|our|screenshot|\w+) API (?:that|which|for|to)\b|\b\w+ API:|^API (?:that|which|for|to)\b|\bAPI as a service\b/i,
  not: /\b(?:market ?place|API (?:clients?|documentation|docs)|uses? (?:the|an) API|CLI|command line|dashboard of|over (?:the|an|their) API|connects? to|status page)\b/i,
  host: 'operator',
  acts: [
    { line: '{Client} makes a key → new key: name, calls a month', takes: /\bkeys?\b/i },
    {
      line: '{Client} sends a request → new call: key, input; the result is returned as JSON',
      takes: /\bsends?\b/i,
    },
    { line: 'The input of a request is wrong → call is refused, with status 422, the field and the reason' },
    { line: 'A request comes without a valid key → call is refused, with status 401' },
    {
      line: 'The calls of the month are used up → call is refused, with status 429 and the day from which it works again; the {client} is told',
    },
    { line: 'The work takes longer than 10 seconds → call is failed, with status 504' },
    { line: '{Clients} see their usage → calls, failed calls and duration of each key and day', takes: /\bsees?\b/i },
    { line: '{Client} revokes a key → key is revoked' },
    {
      line: '{Client} tries a request on the page of the documentation → the result is shown',
      holds: /\bgets? (?:an?|the|their) (?!keys?\b)/i,
    },
    {
      line: '{Client} pays for a month by card → new payment: month, amount; the {client} gets a receipt',
      takes: /\bpays?\b/i,
      when: paid,
    },
    { line: '{Host} changes the calls a month of a key → the {client} is told' },
    { line: '{Host} blocks a key → key is blocked, with the reason; the {client} is told' },
  ],
  records: [
    { line: 'Call: key, input, result, status, reason; states: answered, refused, failed' },
    { line: 'Key: {client}, name, calls a month, reason; states: valid, revoked, blocked' },
    { line: 'Payment: {client}, month, amount', when: paid },
  ],
  rules: [
    { line: 'A key is shown once and kept only as a hash.' },
    { line: 'A failed call does not count.' },
    { line: 'At most 10 calls per key and second.' },
    { line: 'At most 5 valid keys per {client}.' },
    { line: '{Clients} see only their own keys and calls.' },
    { line: 'Input and result are deleted after 7 days.' },
    { line: 'A version of the API is kept for 12 months after the next one.' },
  ],
  nots: [{ line: 'No guarantee for what is built with the results.' }],
  aims: [{ line: '99 of 100 calls are answered within 2 seconds.' }],
};
