import type { Idea } from '../ideas/idea.ts';

/** What people need at work. */
export const work: Idea[] = [
  {
    key: 'scaffolding',
    name: 'Plumb',
    description: `Scaffold inspections
- inspector walks the scaffold every 7 days and after storms
- checklist per bay, photo if something is loose
- red/green tag, red = nobody may climb until a second inspector has cleared it
- site manager gets the signed PDF
- tablet, often no signal
- keep everything 3 years`,
  },
  {
    key: 'feature-flags',
    name: 'flagstaff',
    description:
      'Self-hosted feature flags. SDKs (Go, Python) evaluate rules locally from a snapshot that is streamed over SSE; flags target a percentage of a stable hash of the user id, an attribute or a list. Every change of a flag needs an approval in prod, is in an audit log and can be rolled back in one call. Flags not evaluated for 30 days are reported as stale. p99 of an evaluation under 50 µs.',
    answers: { 'sign in': 'OIDC of the company; service accounts with scoped tokens for the SDKs' },
  },
  {
    key: 'court-interpreters',
    name: 'In Other Words',
    description:
      'We are a small office that sends interpreters to courts. A court clerk asks for a language, a date and how long, sometimes on the same day, and then one of us rings through the list, which is a card index from my predecessor, and honestly half of the numbers are wrong. It would be so good if the interpreters themselves said when they are free, and whoever is sworn in for that language gets asked, the nearest first I suppose, or perhaps the one who waited longest, we argue about that. Afterwards the clerk confirms the hours, because the invoice goes by quarter hours plus the way there, and the tax people want that separate. Oh, and nobody may interpret for somebody they know.',
    answers: {
      pay: 'No, the courts pay the invoice by bank transfer within 30 days, as now',
    },
    secondThoughts:
      'I have thought about it again: interpreters do not enter when they are free, we keep ringing them for that. The rest stays.',
  },
  {
    key: 'beehives',
    name: 'Varroa Diary',
    description:
      'i have 60 hives on 5 place, i and my two helper look in them every 9 day from april to july. we must write the treatment for the law with date and how much medicine, number of the charge. now is paper and honey on the paper. the phone must work with glove and voice. i want to see which queen is old and which hive has too many mite',
  },
  {
    key: 'dental-lab',
    name: 'Shade B1',
    description:
      'Dentists send our lab a case: scan file, tooth, material, shade, due date. The technician accepts or asks back, and each case moves through model, milling, firing, finishing and shipping. In 2025 we made 4,310 cases, 6.2 % came back; from 1 March 2026 we want to know at which step, and be under 4 % by the end of the year. Cases due in less than 48 hours go to the top.',
  },
];
