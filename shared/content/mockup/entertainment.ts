import type { MockupContent } from '#shared/content/mockup/category.ts';
import { icons } from '#shared/content/mockup/icons.ts';
import { html } from '#shared/mockup/html.ts';

const beat = [22, 40, 64, 34, 78, 52, 92, 60, 38, 70, 48, 28, 56, 34, 18].map(
  (height, index) =>
    html`<rect x="${50 + index * 17}" y="${166 - height / 2}" width="8" height="${height}" rx="4" class="${index < 7 ? 'accent' : 'line'}"/>`,
);

const ranks = ['1', '2', '3'].map((rank, index) => {
  const y = 42 + index * 54;
  return html`<text x="346" y="${y + 24}" class="${index === 0 ? 'accent' : 'soft'} strong">${rank}</text>
<circle cx="380" cy="${y + 19}" r="15" class="${['accent', 'spark', 'line'][index] ?? 'line'}"/>
<rect x="404" y="${y + 10}" width="${[34, 26, 30][index] ?? 0}" height="7" rx="3.5" class="ink"/><rect x="404" y="${y + 24}" width="20" height="6" rx="3" class="line"/>`;
});

export const entertainment: MockupContent = {
  scheme: {
    paper: '#111417',
    tint: '#1a1f24',
    card: '#20262c',
    ink: '#f6f4ec',
    soft: '#b9bdc1',
    line: '#3a424b',
    accent: '#ffcd3c',
    onAccent: '#1b1500',
    deep: '#ffcd3c',
    onDeep: '#1b1500',
    onDeepSoft: '#4d3d00',
    spark: '#ff6b4a',
  },
  headingFont:
    'Bahnschrift, "DIN Alternate", "Franklin Gothic Medium", "Nimbus Sans Narrow", "Arial Narrow", sans-serif-condensed, sans-serif',
  headingWeight: 800,
  radius: '16px',
  eyebrow: 'Tonight sorted',
  headline: 'The best part of the evening starts here',
  lead: 'Press play, bring your friends and forget the time. Something new is waiting whenever you are.',
  action: 'Play now',
  featuresTitle: 'Fun from the first second',
  features: [
    {
      icon: icons.play,
      title: 'On in seconds',
      text: 'No manual and nothing to install. Open it and you are in the middle of it.',
    },
    {
      icon: icons.trophy,
      title: 'Better with friends',
      text: 'Send a link and they are with you, across the sofa or across the world.',
    },
    {
      icon: icons.refresh,
      title: 'Always something new',
      text: 'Fresh things every week, so that the second evening is as good as the first.',
    },
  ],
  stepsTitle: 'Three steps to a good night',
  steps: [
    { title: 'Open it', text: 'On a phone, a laptop or the big screen. It works where you are.' },
    { title: 'Bring someone', text: 'Share one link. There is nothing to install and nobody is left out.' },
    { title: 'Have fun', text: 'Laugh, win, lose, and go for one more round.' },
  ],
  closing: { title: 'One more round?', text: 'The first one is free. So is the second.' },
  pricing: {
    free: ['Up to 3 projects', 'Something new every week', 'Play with friends'],
    pro: ['As many projects as you like', 'Everything, from day one', 'No ads', 'Your own rooms for groups'],
  },
  scene: html`<rect x="28" y="24" width="288" height="200" rx="16" class="card edge"/>
<rect x="50" y="46" width="86" height="9" rx="4.5" class="ink"/><rect x="50" y="66" width="54" height="7" rx="3.5" class="line"/>
<rect x="256" y="44" width="40" height="20" rx="10" class="spark"/><text x="276" y="58" class="on-spark small strong" text-anchor="middle">LIVE</text>
${beat}
<rect x="332" y="24" width="120" height="200" rx="16" class="card edge"/>
${ranks}
<path d="M44 242h196a14 14 0 0 0 28 0h168a16 16 0 0 1 16 16v54a16 16 0 0 1-16 16H268a14 14 0 0 0-28 0H44a16 16 0 0 1-16-16v-54a16 16 0 0 1 16-16z" class="accent"/>
<path d="M254 268v40" class="dashes"/>
<rect x="52" y="266" width="120" height="13" rx="6.5" class="on-accent"/><rect x="52" y="292" width="84" height="8" rx="4" class="on-accent"/>
<circle cx="404" cy="285" r="22" class="on-accent"/><path d="m398 274 17 11-17 11z" class="accent"/>
<rect x="286" y="276" width="76" height="8" rx="4" class="on-accent"/><rect x="286" y="294" width="50" height="8" rx="4" class="on-accent"/>`,
};
