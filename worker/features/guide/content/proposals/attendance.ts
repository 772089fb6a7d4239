import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const signs =
  /\b(?:choirs?|bands?|orchestras?|teams?|clubs?|brigade|groups?|scouts?|ensemble|players?|members|musicians|singers|parents|every(?:body|one))\b[\s\S]{0,200}\b(?:say|tell|confirm|answer|mark|know|tap|see)s?\b[^.]{0,60}\b(?:(?:if|whether|who|that) [^.]{0,30}\b(?:comes?|coming|make it|attends?|missing(?=[.,;!?]|$| (?:in|by|for|from|at|on|and|when|each)\b))|can(?:'t|not)? come|present|absent|in or out|yes or no (?:for|to) (?:rehearsals|practices?|trainings?|matches))\b|\battendance (?:app|list|tool|tracker)\b|\b(?:confirm|decline)s?\b[^.]{0,30}\b(?:drills|rehearsals|trainings?|practices?|matches)\b/
    .source;
const told = /\b(?:says?|tells?|confirms?|marks?)\b.*\b(?:whether|if|yes|present|absent|decline)\b/i;

type Gathering = {
  /** What such an idea names besides. */
  named?: string;
  /** By what those who come are counted. */
  part: string;
  /** Whether parents answer for their children. */
  isOfChildren?: true;
};

/** Whether those who belong to it come to its dates, and who is missing. */
const gathering = ({ named, part, isOfChildren }: Gathering): Proposal => {
  const fields = `coming yes or no, reason (optional)`;
  const whose = isOfChildren ? 'child' : '{client}';
  return {
    is: isOfChildren
      ? 'A page where {clients} say whether a child comes, and {hosts} see who is missing.'
      : 'A page where {clients} say whether they come, and {hosts} see who is missing.',
    today: 'Somebody asks in a chat group, half of them answer, and nobody knows who comes.',
    jobs: {
      client: 'say in a minute whether they come, so that nobody rings them up about it',
      host: 'know beforehand who comes and who is missing, so that they can plan for those who are there',
    },
    client: isOfChildren ? 'parent' : 'member',
    signs: new RegExp(named ? `^(?=[^]*\\b(?:${named})\\b)(?=[^]*(?:${signs}))` : signs, 'i'),
    not: /\b(?:weddings?|guests?|invitations?|tickets?|market ?place|sheet music|lessons?|class(?:es)?|courses?|pupils?|sign(?:s|ed)? up|rota|rosters?|shifts?|votes?|polls?|owes?|league|standings)\b/i,
    host: 'organiser',
    isHostTold: true,
    hosts: /^(?:conductor|coach|trainer|leader|captain|chief|manager|director)$/,
    deeds: {
      client: /^(?:say|tell|confirm|answer|mark|tap)\b/,
      host: /^(?:see|know|get|plan|post)\b.*\b(?:who|how many|missing|list|whether|dates?|times?)\b/,
    },
    thing: {
      fits: /^(?:rehearsal|drill)$/,
      named: /\b(?:rehearsal|practice|training|drill|match|meeting|game|concert)(?:es|s)?\b/gi,
      other: 'event',
    },
    covers: /\bhas (?:trainings|rehearsals|practices?)\b|\brehearses\b|\bruns? a\b|^Who's in\b/i,
    acts: [
      isOfChildren
        ? { line: `{Host} adds a child → new child: name, {client}, ${part}` }
        : { line: `{Host} adds {a client} → new {client}: name, ${part}` },
      {
        line: '{Host} plans {a item} → new {item}: day, start, place, note (optional); the {clients} are told',
        takes: /\b(?:posts?|plans?|enters?|adds?)\b/i,
      },
      { line: '{Host} changes {a item} → {item} gets day, start, place, note; the {clients} are told' },
      {
        line: '{Host} cancels {a item} → {item} is cancelled, with the reason; the {clients} are told',
        takes: /\bcancels?\b/i,
      },
      {
        line: '{Clients} see the coming {items} → day, start, place and their own answer',
        takes: /\bsees? the (?:\w+ )?(?:dates?|calendar|times?|plan|schedule)\b/i,
      },
      isOfChildren
        ? { line: `{Client} says whether a child comes → new answer: {item}, child, ${fields}`, takes: told }
        : {
            line: `{Client} says whether they come to {a item} → new answer: {item}, ${fields}`,
            takes: told,
            holds: /\btaps? in\b|\bconfirms?\b/i,
          },
      { line: '{Client} changes an answer → answer gets coming, reason; the {host} is told' },
      {
        line: `{Host} answers for ${isOfChildren ? 'a child' : '{a client}'} → new answer: {item}, ${whose}, ${fields}`,
      },
      { line: '{A item} is 2 days away → everybody without an answer is reminded', holds: /\bremind/i },
      {
        line: `{Hosts} see who is missing → number of those who come and names of those missing, by ${part}`,
        takes: /\b(?:see|know|get)s?\b.*\b(?:who|how many|missing|whether|if|list|enough)\b/i,
      },
      {
        line: `{Host} notes who was there → new attendance: {item}, ${whose}, there yes or no`,
        takes: /\bticks?\b/i,
      },
      { line: `{Hosts} see the attendance of a year → number of {items} at which each ${whose} was there` },
    ],
    records: [
      { line: '{Item}: day, start, place, note (optional); states: planned, cancelled' },
      {
        line: `Answer: {item}, ${isOfChildren ? '{client}, ' : ''}${whose}, ${fields}`,
      },
      { line: isOfChildren ? `Child: name, {client}, ${part}` : `{Client}: name, ${part}` },
      { line: `Attendance: {item}, ${whose}, there yes or no` },
    ],
    rules: [
      { line: `One answer per ${whose} and {item}.` },
      { line: '{A item} is cancelled if fewer than {1} {clients} come.', takes: /\bfewer than (\d+)\b/i },
      {
        line: `Nobody says whether ${isOfChildren ? 'a child comes' : 'they come'} to {a item} that is cancelled or has begun.`,
      },
      { line: 'Nobody changes an answer after its {item} has begun or was cancelled.' },
      {
        line: `Nobody answers for ${isOfChildren ? 'a child' : '{a client}'} at {a item} that is cancelled or has begun.`,
      },
      { line: 'Nobody notes who was there before {a item} has begun.' },
      { line: 'Reasons are seen only by {hosts}.' },
      { line: '{Hosts} see all answers.' },
      { line: 'Answers are deleted after 2 years.' },
      { line: 'Attendances are deleted after 2 years.' },
    ],
    nots: [{ line: 'No chat; what has to be talked over stays in the group that there is.' }],
    aims: [
      { line: '9 of 10 {clients} have answered on the day before {a item}.' },
      { line: '8 of 10 answers are given within 3 days after the {item} was planned.' },
    ],
  };
};

/** Whether the children of a team, the voices of a choir, the instruments of a band or the members of a club come to its dates. */
export const gatherings: Proposal[] = [
  gathering({ named: 'parents?', part: 'group', isOfChildren: true }),
  gathering({ named: 'voices?|choirs?|choral|singers?', part: 'voice' }),
  gathering({ named: 'instruments?|orchestras?|bands?|musicians?', part: 'instrument' }),
  gathering({ part: 'group' }),
];
