import type { MockupContent } from '#shared/content/mockup/category.ts';
import { icons } from '#shared/content/mockup/icons.ts';
import { html } from '#shared/mockup/html.ts';

export const commerce: MockupContent = {
  scheme: {
    paper: '#fffaf3',
    tint: '#f9ebda',
    card: '#ffffff',
    ink: '#2b1b12',
    soft: '#674f3f',
    line: '#ead8c3',
    accent: '#ad3b16',
    onAccent: '#ffffff',
    deep: '#3d1f11',
    onDeep: '#fff6ec',
    onDeepSoft: '#e2c5ae',
    spark: '#3f7d5a',
  },
  headingFont: '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, Georgia, serif',
  headingWeight: 700,
  radius: '8px',
  eyebrow: 'Good things, close at hand',
  headline: 'Good things, from people who care about them',
  lead: 'Look around, choose what you like and have it brought to you or kept for you. Paying takes a moment.',
  action: 'Start looking',
  featuresTitle: 'Buying as it should be',
  features: [
    {
      icon: icons.search,
      title: 'Found at a glance',
      text: 'Clear pictures, honest descriptions and what is in stock right now.',
    },
    {
      icon: icons.bag,
      title: 'Paid in a moment',
      text: 'Your basket waits for you, and the way to pay is the one that you know.',
    },
    {
      icon: icons.parcel,
      title: 'Followed to the door',
      text: 'You know when it is packed, when it leaves and when it will be with you.',
    },
  ],
  stepsTitle: 'Three steps to something good',
  steps: [
    { title: 'Look around', text: 'Search for one thing, or see what came in this week.' },
    { title: 'Fill your basket', text: 'Change your mind as often as you like. The total is always in sight.' },
    { title: 'Pick it up or lean back', text: 'Collect it when it suits you, or have it brought to your door.' },
  ],
  closing: { title: 'See what came in today', text: 'The best things go early. Have a look while they are here.' },
  scene: html`<rect x="28" y="24" width="132" height="172" rx="10" class="card edge"/>
<rect x="38" y="34" width="112" height="96" rx="6" class="tint"/>
<path d="M82 116c-13-7-17-19-15-31 1-7 7-10 9-15V55h36v15c2 5 8 8 9 15 2 12-2 24-15 31z" class="spark"/>
<path d="M82 55h24" class="stroke-deep"/>
<rect x="40" y="146" width="76" height="8" rx="4" class="ink"/><text x="40" y="181" class="accent strong">$24</text>
<rect x="174" y="24" width="132" height="172" rx="10" class="card edge"/>
<rect x="184" y="34" width="112" height="96" rx="6" class="tint"/>
<path d="M198 104c0-27 17-42 42-42s42 15 42 42c0 6-5 10-11 10h-62c-6 0-11-4-11-10z" class="accent"/>
<path d="m222 76 8 14M240 72l6 15M259 77l3 12" class="stroke-card"/>
<rect x="186" y="146" width="58" height="8" rx="4" class="ink"/><text x="186" y="181" class="accent strong">$6</text>
<rect x="320" y="24" width="132" height="172" rx="10" class="card edge"/>
<rect x="330" y="34" width="112" height="96" rx="6" class="tint"/>
<path d="M358 62h48v38c0 9-7 16-16 16h-16c-9 0-16-7-16-16z" class="deep"/>
<path d="M406 72h6c14 0 14 24 0 24h-6" class="stroke-deep"/><path d="M372 54c-4-5 4-8 0-13M388 54c-4-5 4-8 0-13" class="stroke"/>
<rect x="332" y="146" width="84" height="8" rx="4" class="ink"/><text x="332" y="181" class="accent strong">$18</text>
<rect x="28" y="216" width="424" height="100" rx="10" class="card edge"/>
<text x="50" y="249" class="ink strong">Your basket</text>
<rect x="50" y="264" width="150" height="7" rx="3.5" class="line"/><rect x="50" y="284" width="112" height="7" rx="3.5" class="line"/>
<text x="262" y="282" class="ink big">$48</text>
<rect x="320" y="246" width="112" height="42" rx="8" class="accent"/>
<text x="376" y="272" class="on-accent strong" text-anchor="middle">Pay now</text>`,
};
