import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Whoever looks for people of their own only. */
const ownOnly =
  /\b(?:our|my)\b[^.]{0,40}\b(?:company|firm|bakery|shop|business|team|practice|restaurant|clinic|agency|open jobs)\b/i;

/** Jobs that are posted, and people who apply and are invited. */
export const jobs: Proposal = {
  is: 'A place where {hosts} post jobs and {clients} apply for them.',
  today: 'Applications come by mail and get lost, and nobody hears how far theirs is.',
  jobs: {
    client: 'find a job that fits and hear what became of each application',
    host: 'choose among complete applications without losing one',
  },
  client: 'applicant',
  signs:
    /\b(?:job|jobs|careers?|internship|vacancy) (?:board|page|portal|site|platform|app)s?\b|\bapplicant tracking\b|\brecruit(?:ing|ment) (?:tool|app|software|platform)\b|\b(?:posts?|offers?|advertis\w+|find)\b[^.]{0,40}\b(?:jobs|shifts|internships|apprenticeships|vacancies|positions)\b[\s\S]{0,120}\bappl(?:y|ies|ications?|icants?)\b|\bappl(?:y|ies) for (?:\w+ ){0,2}(?:jobs|positions|shifts|internships)\b|\binternships?\b[\s\S]{0,120}\bappl(?:y|ies)\b/i,
  not: /\b(?:cover letters?|AI|print jobs?|newsletter|scholarships?|grants?|scraper|scrapes?)\b/i,
  host: 'employer',
  hosts: /\b(?:compan(?:y|ies)|firm|employer|home|nursing home|organisation|recruiter|business|shop|restaurant)$/,
  fits: {
    client:
      /^(?!.*\b(?:company|firm|employer|nursing home|home|organisation|recruiter|business|bakery|baker|owner|manager)$)/,
    host: /\b(?:company|firm|employer|home|organisation|recruiter|business|shop|restaurant|manager|school|farm|farmer|hotel|clinic|agency|owner)$/,
  },
  deeds: { client: /^apply/, host: /^(?:post|offer|invite|advertise|decide)/ },
  thing: { fits: /\b(?:job|shift|internship|position|vacancy|apprenticeship|gig)$/i, other: 'job', isInWords: true },
  people: [{ line: 'Operator (me)', job: 'have a list on which each {item} is real and open', unless: ownOnly }],
  acts: [
    {
      line: '{Host} posts {a item} → new {item}: title, description, place, hours a week, pay, closing day',
      takes: /\b(?:posts?|offers?|advertis\w+)\b/i,
    },
    {
      line: '{Clients} look for {items} → title, place, pay and closing day of each open {item}, the newest first',
      takes: /\b(?:finds?|search(?:es)?|looks?|browses?|sees?)\b/i,
    },
    {
      line: '{Client} applies for {a item} → new application: {item}, name, e-mail address, phone, message, CV; the {host} is told',
      takes: /\bappl(?:y|ies)\b/i,
    },
    { line: '{Client} withdraws an application → application is withdrawn; the {host} is told' },
    {
      line: '{Host} invites {a client} → application is invited, with day, time and place; the {client} is told',
      takes: /\binvites?\b/i,
      holds: /\bdecides? who\b/i,
    },
    { line: '{Client} confirms the day → application is confirmed; the {host} is told' },
    {
      line: '{Host} chooses {a client} → application is chosen; {item} is filled; the {client} is told',
      takes: /\b(?:chooses?|hires?|picks?)\b/i,
    },
    { line: '{Host} declines an application → application is declined, with a message; the {client} is told' },
    { line: 'A sent application is not answered within 7 days → the {host} is reminded' },
    {
      line: 'The {item} of an application that is not chosen is filled or removed → application is declined; the {client} is told',
    },
    { line: 'The closing day of {a item} is reached → {item} is closed; the {host} is told' },
    { line: 'Operator removes {a item} → {item} is removed, with the reason; the {host} is told', unless: ownOnly },
  ],
  records: [
    {
      line: '{Item}: {host}, title, description, place, hours a week, pay, closing day, reason; states: open, filled, closed, removed',
    },
    {
      line: 'Application: {client}, {item}, name, e-mail address, phone, message, CV, day, time, place; states: sent, invited, confirmed, chosen, declined, withdrawn',
    },
  ],
  rules: [
    { line: 'Everybody sees open {items} without signing in.' },
    { line: 'One application per {client} and {item}.' },
    { line: 'Nobody applies for {a item} that is not open.' },
    { line: 'Nobody withdraws an application that is chosen.' },
    { line: '{Clients} see only their own applications.' },
    { line: '{Hosts} see only the applications for their own {items}.' },
    { line: 'Nobody applies with a CV that is larger than 5 MB or no PDF.' },
    { line: 'Applications are deleted 6 months after they were declined or withdrawn.' },
  ],
  nots: [{ line: 'No contract and no payment in the app.', unless: /\bpays? (?:by|per|with)\b/i }],
  aims: [
    { line: '9 of 10 applications are answered within 7 days.' },
    { line: '5 of 10 {items} are filled by their closing day.' },
  ],
};
