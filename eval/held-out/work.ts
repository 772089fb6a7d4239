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
    key: 'webhook-gate',
    name: 'postern',
    description:
      'Self-hosted gateway for webhooks. Services post events over HTTP; the gateway signs each one with a key of its receiver, delivers it at least once and retries for 24 hours with growing pauses. A receiver can replay any hour of the last 7 days. Every change of a key needs two people and stays on record. Receivers that fail for 3 days in a row are switched off and their owner is told. p95 of taking an event in under 20 ms.',
    answers: { 'sign in': 'OIDC of the company; services come with a token each' },
  },
  {
    key: 'blood-drive',
    name: 'Left Arm First',
    description:
      'Four times a year the blood service comes to our town hall. Donors choose a quarter of an hour, helpers see how many beds are taken in each, and whoever was turned away the last time gets no time before the date that the doctor wrote down. The kitchen needs the number of sandwiches the evening before. Nobody may give twice within 56 days.',
    secondThoughts: 'The kitchen counts for itself, leave the sandwiches out. The rest stays.',
  },
  {
    key: 'ferry',
    name: 'Last Boat',
    description:
      'i have a small ferry, it goes only when somebody is waiting. on both sides the people should can press that they are there and how many bicycle. me i want to see it on the boat with gloves, and at what time they did press. if is too much wind i say no boat and everybody must know until when. in one trip maximum 12 persons',
  },
  {
    key: 'lens-orders',
    name: 'Clear Edge',
    description:
      'Opticians order lenses from our grinding shop: prescription, frame shape, coating, tint, wished date. The grinder confirms the date or calls back, and each order runs through surfacing, coating, edging and inspection. In 2025 we ground 9,800 pairs and 5 % were ground twice; we want to be below 3 % by next summer. Orders for children go first.',
  },
];
