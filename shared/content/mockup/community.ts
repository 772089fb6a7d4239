import type { MockupContent } from '#shared/content/mockup/category.ts';
import { icons } from '#shared/content/mockup/icons.ts';
import { html } from '#shared/mockup/html.ts';

const face = (x: number, y: number, size: number, tone: string) =>
  html`<g transform="translate(${x} ${y}) scale(${size})"><circle r="20" class="${tone}"/><circle cy="-4" r="7" class="card"/><path d="M-13 14c2-9 7-12 13-12s11 3 13 12a20 20 0 0 1-26 0z" class="card"/></g>`;

export const community: MockupContent = {
  scheme: {
    paper: '#fffaf9',
    tint: '#fcebec',
    card: '#ffffff',
    ink: '#2d1620',
    soft: '#6a4d58',
    line: '#ecd5da',
    accent: '#b02a55',
    onAccent: '#ffffff',
    deep: '#47122a',
    onDeep: '#fff4f6',
    onDeepSoft: '#e6bfcb',
    spark: '#f0a63a',
  },
  headingFont:
    'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, Manjari, "Arial Rounded MT Bold", Calibri, source-sans-pro, sans-serif',
  headingWeight: 700,
  radius: '20px',
  eyebrow: 'Better together',
  headline: 'The people who understand are nearer than you think',
  lead: 'A friendly place to meet, to ask and to lend a hand, with room for everyone and rules that keep it kind.',
  action: 'Join in',
  featuresTitle: 'A place that people come back to',
  features: [
    {
      icon: icons.people,
      title: 'Your kind of people',
      text: 'Find those who share what moves you, in your street or far away.',
    },
    {
      icon: icons.talk,
      title: 'Good talk, kept kind',
      text: 'Clear rules and people who look after them, so that everybody dares to speak.',
    },
    {
      icon: icons.pin,
      title: 'From screen to street',
      text: 'Turn a conversation into a meeting: set a date and see who is coming.',
    },
  ],
  stepsTitle: 'You belong here in three steps',
  steps: [
    { title: 'Say hello', text: 'A name and a sentence about yourself, no more than you want to tell.' },
    { title: 'Find your circle', text: 'Look around, listen in and join where you feel at home.' },
    { title: 'Take part', text: 'Ask, answer, share, meet. What you give comes back.' },
  ],
  closing: {
    title: 'There is a place kept for you',
    text: 'Come in and look around. You can say hello when you are ready.',
  },
  scene: html`<path d="M112 168 206 92l122 38 62 104-142 42z" class="edge-wide"/>
<path d="m206 92 42 184M112 168l216-38" class="edge-wide"/>
${face(112, 168, 1.5, 'accent')}${face(206, 92, 1.15, 'spark')}${face(328, 130, 1.75, 'deep')}${face(390, 234, 1.15, 'accent')}${face(248, 276, 1.5, 'spark')}
<path d="M28 44a14 14 0 0 1 14-14h104a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14H64L44 102V86h-2a14 14 0 0 1-14-14z" class="card edge"/>
<rect x="46" y="48" width="94" height="7" rx="3.5" class="ink"/><rect x="46" y="64" width="64" height="7" rx="3.5" class="line"/>
<path d="M452 60a14 14 0 0 0-14-14h-66a14 14 0 0 0-14 14v14a14 14 0 0 0 14 14h48l18 14V88a14 14 0 0 0 14-14z" class="accent"/>
<rect x="376" y="63" width="58" height="7" rx="3.5" class="on-accent"/>
<rect x="28" y="238" width="172" height="82" rx="16" class="card edge"/>
<rect x="44" y="256" width="42" height="46" rx="10" class="tint"/><text x="65" y="285" class="accent big" text-anchor="middle">12</text>
<rect x="100" y="262" width="80" height="8" rx="4" class="ink"/><rect x="100" y="280" width="56" height="7" rx="3.5" class="line"/>`,
};
