import type { MockupContent } from '#shared/content/mockup/category.ts';
import { icons } from '#shared/content/mockup/icons.ts';
import { html } from '#shared/mockup/html.ts';

const bars = [54, 78, 62, 96, 84, 118].map(
  (height, index) =>
    html`<rect x="${190 + index * 42}" y="${196 - height}" width="24" height="${height}" rx="4" class="${index === 5 ? 'accent' : 'bar'}"/>`,
);

const rows = [0, 1, 2].map((index) => {
  const y = 244 + index * 30;
  return html`<rect x="172" y="${y}" width="18" height="18" rx="5" class="${index === 2 ? 'card edge' : 'accent'}"/>
${index === 2 ? '' : html`<path d="m${177} ${y + 9} 3.5 3.5 6-7" class="stroke-on"/>`}
<rect x="202" y="${y + 5}" width="${[132, 168, 112][index] ?? 0}" height="8" rx="4" class="${index === 2 ? 'ink' : 'line'}"/>`;
});

export const tool: MockupContent = {
  scheme: {
    paper: '#f8fafc',
    tint: '#e8eff8',
    card: '#ffffff',
    ink: '#0e1b2d',
    soft: '#465670',
    line: '#d3dde9',
    accent: '#1b59bd',
    onAccent: '#ffffff',
    deep: '#0c2244',
    onDeep: '#f4f8ff',
    onDeepSoft: '#b9cae6',
    spark: '#f2a93b',
  },
  headingFont: 'Inter, Roboto, "Helvetica Neue", "Arial Nova", "Nimbus Sans", Arial, sans-serif',
  headingWeight: 700,
  radius: '10px',
  eyebrow: 'Less busywork, more done',
  headline: 'The work you put off, done before lunch',
  lead: 'Everything in one place, the dull parts done for you, and a clear view of what comes next.',
  action: 'Start for free',
  featuresTitle: 'Made to get out of your way',
  features: [
    {
      icon: icons.layers,
      title: 'All in one place',
      text: 'No more searching through sheets, chats and slips of paper. It is here, and up to date.',
    },
    {
      icon: icons.bolt,
      title: 'The dull parts done',
      text: 'What repeats itself runs by itself. You look it over and say yes.',
    },
    {
      icon: icons.chart,
      title: 'Seen at a glance',
      text: 'What is done, what is late and what comes next, on one page.',
    },
  ],
  stepsTitle: 'Up and running in three steps',
  steps: [
    { title: 'Bring what you have', text: 'Type it in, paste it or take a picture. It need not be tidy.' },
    { title: 'Set it up once', text: 'Say what should happen and when. Sensible choices are made already.' },
    { title: 'Get on with your day', text: 'You hear from it when something needs you, and not before.' },
  ],
  closing: {
    title: 'Get an hour of your day back',
    text: 'Set it up in ten minutes. Stay on the free plan for as long as you like.',
  },
  pricing: {
    free: ['Up to 3 projects', 'All the essentials', 'On every device'],
    pro: [
      'As many projects as you need',
      'Everything in Free',
      'Automatic routines and reports',
      'Answers within a working day',
    ],
  },
  scene: html`<rect x="28" y="24" width="112" height="296" rx="12" class="card edge"/>
<rect x="44" y="44" width="24" height="24" rx="7" class="accent"/><rect x="78" y="52" width="44" height="8" rx="4" class="ink"/>
<rect x="38" y="88" width="92" height="30" rx="7" class="tint"/><rect x="52" y="99" width="56" height="8" rx="4" class="accent"/>
<rect x="52" y="133" width="48" height="8" rx="4" class="line"/><rect x="52" y="163" width="60" height="8" rx="4" class="line"/><rect x="52" y="193" width="40" height="8" rx="4" class="line"/>
<circle cx="56" cy="296" r="10" class="spark"/><rect x="74" y="292" width="46" height="8" rx="4" class="line"/>
<rect x="154" y="24" width="298" height="192" rx="12" class="card edge"/>
<rect x="174" y="44" width="92" height="9" rx="4.5" class="ink"/>
<rect x="388" y="40" width="46" height="18" rx="9" class="tint"/><text x="411" y="53" class="accent small strong" text-anchor="middle">+38%</text>
<path d="M174 196h258" class="edge"/>
${bars}
<path d="m202 132 42-20 42 12 42-34 42 8 42-34" class="stroke-spark"/>
<circle cx="412" cy="64" r="5" class="spark"/>
<rect x="154" y="230" width="298" height="104" rx="12" class="card edge"/>
${rows}`,
};
