import type { MockupContent } from '#shared/content/mockup/category.ts';
import { icons } from '#shared/content/mockup/icons.ts';
import { html } from '#shared/mockup/html.ts';

const days = Array.from({ length: 30 }, (_, index) => {
  const [x, y] = [64 + (index % 7) * 33, 122 + Math.floor(index / 7) * 33];
  const tone = index === 16 ? 'on-accent' : index % 7 > 4 ? 'soft' : 'ink';
  return html`<text x="${x}" y="${y}" class="${tone}" text-anchor="middle">${index + 1}</text>`;
});

const slots = ['9:00', '10:30', '11:15', '14:00'].map((time, index) => {
  const y = 40 + index * 46;
  const isTaken = index === 1;
  return html`<rect x="324" y="${y}" width="124" height="36" rx="8" class="${isTaken ? 'accent' : 'card edge'}"/>
<text x="386" y="${y + 23}" class="${isTaken ? 'on-accent' : 'ink'}" text-anchor="middle">${time}</text>`;
});

export const service: MockupContent = {
  scheme: {
    paper: '#fbfaf6',
    tint: '#e9f1ef',
    card: '#ffffff',
    ink: '#12282b',
    soft: '#47605f',
    line: '#d3dedb',
    accent: '#0b6a70',
    onAccent: '#ffffff',
    deep: '#0d3437',
    onDeep: '#f3faf9',
    onDeepSoft: '#b8d3d0',
    spark: '#e5a23d',
  },
  headingFont: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  headingWeight: 650,
  radius: '14px',
  eyebrow: 'Booked in a minute',
  headline: 'The help you need, at the time that suits you',
  lead: 'See who is free, choose a time and get it confirmed at once. No phone calls, no waiting for an answer.',
  action: 'Book a time',
  featuresTitle: 'All that a good visit needs',
  features: [
    {
      icon: icons.calendar,
      title: 'Times that are really free',
      text: 'The calendar shows open times only. Pick one and it is yours, day or night.',
    },
    {
      icon: icons.person,
      title: 'Someone you can trust',
      text: 'See who will come and what others say of their work before you decide.',
    },
    {
      icon: icons.receipt,
      title: 'A clear price first',
      text: 'You know what it costs before you say yes, and the receipt says the same.',
    },
  ],
  stepsTitle: 'From a question to a date in three steps',
  steps: [
    { title: 'Say what you need', text: 'A few words are enough. Questions come only where they matter.' },
    { title: 'Choose a time', text: 'See what is free this week and take what suits you.' },
    { title: 'Sit back', text: 'A confirmation now, a reminder the day before. Plans change? Move it with one tap.' },
  ],
  closing: {
    title: 'Your next appointment is a minute away',
    text: 'Look at the free times. It costs nothing and needs no account.',
  },
  scene: html`<rect x="28" y="24" width="270" height="292" rx="14" class="card edge"/>
<text x="50" y="60" class="ink strong">June</text>
<path d="m262 48-6 6 6 6M272 48l6 6-6 6" class="stroke"/>
<path d="M50 80h226" class="edge"/>
<circle cx="130" cy="183" r="15" class="accent"/>
${days}
<circle cx="196" cy="195" r="2.5" class="spark"/><circle cx="97" cy="162" r="2.5" class="spark"/><circle cx="229" cy="228" r="2.5" class="spark"/>
${slots}
<rect x="196" y="248" width="256" height="78" rx="14" class="deep"/>
<circle cx="234" cy="287" r="18" class="spark"/>
<path d="m226 287 6 6 11-12" class="stroke-deep"/>
<text x="266" y="282" class="on-deep strong">Booked</text>
<text x="266" y="303" class="on-deep-soft">17 June, 10:30</text>`,
};
