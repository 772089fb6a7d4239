import type { MockupContent } from '#shared/content/mockup/category.ts';
import { icons } from '#shared/content/mockup/icons.ts';
import { html } from '#shared/mockup/html.ts';

const week = ['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((day, index) => {
  const height = [44, 62, 38, 70, 56, 78, 30][index] ?? 0;
  const x = 52 + index * 29;
  return html`<rect x="${x}" y="${296 - height}" width="14" height="${height}" rx="7" class="${index === 5 ? 'accent' : 'bar'}"/>
<text x="${x + 7}" y="316" class="soft small" text-anchor="middle">${day}</text>`;
});

export const health: MockupContent = {
  scheme: {
    paper: '#f8fbf6',
    tint: '#e5f2e3',
    card: '#ffffff',
    ink: '#15291a',
    soft: '#4a6150',
    line: '#d2e2d1',
    accent: '#28733c',
    onAccent: '#ffffff',
    deep: '#123520',
    onDeep: '#f4fbf3',
    onDeepSoft: '#b9d5bd',
    spark: '#ef7d5b',
  },
  headingFont: 'Avenir, "Avenir Next", Montserrat, Corbel, "URW Gothic", source-sans-pro, sans-serif',
  headingWeight: 700,
  radius: '24px',
  eyebrow: 'Good for you, every day',
  headline: 'Feel better, one small step at a time',
  lead: 'A calm companion for every day. It fits the life you have, shows what helps, and keeps what you tell it to itself.',
  action: 'Take the first step',
  featuresTitle: 'Care that fits your day',
  features: [
    {
      icon: icons.sprout,
      title: 'Small steps',
      text: 'A few minutes a day are enough. It starts where you are and goes at your pace.',
    },
    {
      icon: icons.heart,
      title: 'See what helps',
      text: 'Your days in one clear picture, so that you notice what does you good.',
    },
    {
      icon: icons.lock,
      title: 'Yours alone',
      text: 'What you write stays private. You decide who sees it, and when it is deleted.',
    },
  ],
  stepsTitle: 'Begin in three calm steps',
  steps: [
    { title: 'Tell it how you are', text: 'A few simple questions, and none that you have to answer.' },
    { title: 'Do one thing today', text: 'One step that fits into your day. Tomorrow there is another.' },
    { title: 'Look back and smile', text: 'See how far you have come, and share it with whom you trust.' },
  ],
  closing: { title: 'Today is a good day to begin', text: 'It takes two minutes, and you can stop whenever you like.' },
  scene: html`<rect x="28" y="24" width="236" height="172" rx="22" class="card edge"/>
<g transform="rotate(-90 112 110)"><circle cx="112" cy="110" r="54" class="ring"/><circle cx="112" cy="110" r="54" class="ring ring-accent" stroke-dasharray="262 340"/>
<circle cx="112" cy="110" r="36" class="ring"/><circle cx="112" cy="110" r="36" class="ring ring-spark" stroke-dasharray="140 227"/></g>
<text x="112" y="117" class="ink big" text-anchor="middle">77%</text>
<rect x="188" y="82" width="54" height="8" rx="4" class="ink"/><rect x="188" y="100" width="40" height="7" rx="3.5" class="line"/><rect x="188" y="130" width="54" height="8" rx="4" class="ink"/><rect x="188" y="148" width="32" height="7" rx="3.5" class="line"/>
<rect x="280" y="24" width="172" height="172" rx="22" class="deep"/>
<path d="M300 116h30l10-26 16 54 14-40 8 12h54" class="stroke-spark"/>
<text x="300" y="62" class="on-deep strong">Resting</text><text x="300" y="176" class="on-deep-soft">62 a minute</text>
<rect x="28" y="210" width="236" height="122" rx="22" class="card edge"/>
${week}
<rect x="280" y="210" width="172" height="122" rx="22" class="tint"/>
<path d="M366 300v-42M366 270c0-18-13-28-36-28 0 19 13 28 36 28zM366 282c0-15 12-25 34-25 0 17-13 25-34 25z" class="stroke-accent"/>
<path d="M330 304h72" class="stroke-accent"/>`,
};
