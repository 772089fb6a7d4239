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
    key: 'blood-drive',
    name: 'Left Arm First',
    description:
      'Four times a year the blood service comes to our town hall. Donors choose a quarter of an hour, helpers see how many beds are taken in each, and whoever was turned away the last time gets no time before the date that the doctor wrote down. The kitchen needs the number of sandwiches the evening before. Nobody may give twice within 56 days.',
    secondThoughts: 'The kitchen counts for itself, leave the sandwiches out. The rest stays.',
  },
  {
    key: 'snow-plough',
    name: 'White Road',
    description:
      'we are six driver for the snow in the village. at 4 in the night somebody look on the camera and call who must go. i want the roads on a map, who has clean what and when and how much salt, because after accident the insurance ask us. the people shall see if their road is finish but not which driver it was. in the valley is often no network',
  },
  {
    key: 'dental-lab',
    name: 'Shade B1',
    description:
      'Dentists send our lab a case: scan file, tooth, material, shade, due date. The technician accepts or asks back, and each case moves through model, milling, firing, finishing and shipping. In 2025 we made 4,310 cases, 6.2 % came back; from 1 March 2026 we want to know at which step, and be under 4 % by the end of the year. Cases due in less than 48 hours go to the top.',
  },
];
