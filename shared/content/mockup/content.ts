import type { MockupContent } from '#shared/content/mockup/category.ts';
import { icons } from '#shared/content/mockup/icons.ts';
import { html } from '#shared/mockup/html.ts';

const lines = (x: number, y: number, widths: number[]) =>
  widths.map(
    (width, index) => html`<rect x="${x}" y="${y + index * 15}" width="${width}" height="6" rx="3" class="line"/>`,
  );

export const content: MockupContent = {
  scheme: {
    paper: '#faf8f3',
    tint: '#f0ebdf',
    card: '#fffefb',
    ink: '#1c1915',
    soft: '#5b5449',
    line: '#dfd7c7',
    accent: '#1c1915',
    onAccent: '#fbf9f4',
    deep: '#221d17',
    onDeep: '#faf6ee',
    onDeepSoft: '#cbc1b0',
    spark: '#c8402a',
  },
  headingFont: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif',
  headingWeight: 700,
  radius: '3px',
  eyebrow: 'Worth your time',
  headline: 'Something good to read, learn and keep',
  lead: 'Made with care, easy to come back to, and there on every device when you have a quiet moment.',
  action: 'Look inside',
  featuresTitle: 'For people who want to get something out of it',
  features: [
    {
      icon: icons.page,
      title: 'Made with care',
      text: 'Each piece is chosen and checked by someone who knows the subject.',
    },
    {
      icon: icons.bookmark,
      title: 'Your place is kept',
      text: 'Stop when you have to. It goes on where you left off, on any device.',
    },
    {
      icon: icons.headphones,
      title: 'Read it or hear it',
      text: 'On the sofa, on the bus or while you cook: take it in as suits the moment.',
    },
  ],
  stepsTitle: 'Three steps to a good habit',
  steps: [
    { title: 'Say what you like', text: 'Choose a few subjects. You can change them at any time.' },
    { title: 'Begin with one', text: 'A short piece first, and a way on to more when it catches you.' },
    { title: 'Make it yours', text: 'Keep what matters, add your notes, and pass on the best.' },
  ],
  closing: { title: 'Your next good hour starts here', text: 'The first pieces are free. See for yourself.' },
  pricing: {
    free: ['Up to 3 projects', 'A new piece every week', 'Your place kept'],
    pro: ['As many projects as you like', 'The whole archive', 'Listen to every piece', 'Offline on all your devices'],
  },
  scene: html`<rect x="28" y="24" width="284" height="312" rx="3" class="card edge"/>
<rect x="52" y="50" width="52" height="7" class="spark"/>
<rect x="52" y="72" width="220" height="13" class="ink"/><rect x="52" y="94" width="156" height="13" class="ink"/>
<rect x="52" y="126" width="236" height="92" class="tint"/>
<circle cx="232" cy="160" r="17" class="spark"/>
<path d="m52 218 64-58 42 36 30-22 44 44z" class="deep"/>
<text x="52" y="268" class="ink drop">A</text>
${lines(88, 240, [200, 186])}${lines(52, 276, [236, 214, 228])}
<rect x="328" y="24" width="124" height="136" rx="3" class="card edge"/>
<rect x="344" y="42" width="60" height="9" class="ink"/>${lines(344, 66, [92, 78, 88])}
<path d="M420 24h18v34l-9-8-9 8z" class="spark"/><path d="M344 132h60" class="stroke"/>
<rect x="328" y="176" width="124" height="160" rx="3" class="deep"/>
<circle cx="390" cy="232" r="26" class="on-deep"/><path d="m383 219 20 13-20 13z" class="deep"/>
<rect x="346" y="282" width="88" height="4" rx="2" class="on-deep-soft"/><rect x="346" y="282" width="36" height="4" rx="2" class="spark"/><circle cx="382" cy="284" r="6" class="spark"/>
<text x="346" y="314" class="on-deep-soft small">6:40</text><text x="434" y="314" class="on-deep-soft small" text-anchor="end">18:05</text>`,
};
