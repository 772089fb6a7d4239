import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** What several people have to do, who does it and until when. */
export const tasks: Proposal = {
  is: 'A list of what has to be done, by whom and until when.',
  today: 'What has to be done stands in messages and on slips of paper, and some of it is done twice or not at all.',
  jobs: { client: 'know what is theirs to do, and until when' },
  client: 'member',
  signs:
    /\bto-?do (?:lists?|apps?)\b|\btask (?:manager|management|board|list|tracker|app)\b|\b(?:assigns?|shares?) (?:tasks|chores|to-?dos)\b|\bchores? (?:app|list|planner|chart)\b/i,
  not: /\b(?:market ?place|game|github|tickets?|students?|homework)\b/i,
  people: [{ line: 'Organiser (me)', job: 'see what is left lying without asking round' }],
  acts: [
    { line: '{Client} makes a list → new list: name, description' },
    {
      line: '{Client} adds a task to a list → new task: list, title, description, due day',
      takes: /\b(?:adds?|creates?|enters?|writes?)\b/i,
    },
    {
      line: '{Clients} see the open tasks → due day and holder of each task, those that are due first',
      takes: /\b(?:sees?|looks?)\b/i,
    },
    {
      line: '{Client} gives a task to another {client} → task is given out, with its holder; the holder is told',
      takes: /\bassigns?\b|\bgives?\b/i,
    },
    { line: '{Client} takes a task on → task is given out, with its holder', takes: /\b(?:takes?|claims?)\b/i },
    { line: '{Client} hands a task back → task is open' },
    { line: '{Client} writes a comment → new comment: task, text', takes: /\bcomments?\b/i },
    {
      line: '{Client} ticks a task off → task is done; whoever added it is told',
      takes: /\b(?:ticks?|finish\w*|completes?|done|marks?)\b/i,
    },
    { line: '{Client} opens a done task again → task is open' },
    { line: '{Client} drops a task → task is dropped, with the reason' },
    { line: 'A task is due on the next day → its holder is reminded', holds: /\bremind/i },
  ],
  records: [
    { line: 'Task: list, title, description, due day, holder, reason; states: open, given out, done, dropped' },
    { line: 'List: name, description' },
    { line: 'Comment: task, text' },
  ],
  rules: [
    { line: 'Nobody takes a task on that somebody else holds.' },
    { line: 'Nobody ticks a task off that somebody else holds.' },
    { line: 'Only {clients} see lists and tasks.' },
  ],
  nots: [{ line: 'No time tracking and no ranking of {clients}.' }],
  aims: [
    { line: '8 of 10 tasks are done by their due day.' },
    { line: '9 of 10 tasks have a holder 2 days before their due day.' },
  ],
};
