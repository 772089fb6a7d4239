import type { MockupContent } from '#shared/content/mockup/category.ts';
import { tick } from '#shared/content/mockup/icons.ts';
import { type Html, html } from '#shared/mockup/html.ts';
import type { Block, Headline } from '#shared/mockup/words.ts';

/** What the page is about, cleaned and composed. Everything of it is a person's text: it is escaped where it is put in. */
export type MockupSubject = {
  name: string;
  initial: string;
  headline: Headline;
  eyebrow: string;
  lead: string;
  words: Block[];
};

const brand = ({ name, initial }: MockupSubject) =>
  html`<span class="mark" aria-hidden="true">${initial}</span><span class="name" dir="auto">${name}</span>`;

export function renderHeader(subject: MockupSubject, { action, pricing }: MockupContent): Html {
  return html`<header class="top">
  <div class="wrap">
    <a class="brand" href="#top">${brand(subject)}</a>
    <nav aria-label="Sections">
      <a href="#features">Features</a>
      <a href="#how">How it works</a>
      ${pricing ? html`<a href="#pricing">Pricing</a>` : ''}
    </nav>
    <a class="button" href="#start">${action}</a>
  </div>
</header>`;
}

/** The longer the line, the smaller its type. */
const sizeOf = (text: string) => (text.length > 78 ? 'long' : text.length > 42 ? 'middle' : 'short');

export function renderHero(subject: MockupSubject, { action, scene }: MockupContent): Html {
  const { name, initial, headline, eyebrow, lead } = subject;
  const line = headline.isQuote ? html`“${headline.text}”` : headline.text;
  return html`<section class="hero">
  <div class="wrap">
    <div>
      <p class="eyebrow" dir="auto">${eyebrow}</p>
      <h1 class="${sizeOf(headline.text)}" dir="auto">${line}</h1>
      <p class="lead" dir="auto">${lead}</p>
      <p class="actions"><a class="button" href="#start">${action}</a> <a class="button plain" href="#how">See how it works</a></p>
    </div>
    <div class="window" aria-hidden="true">
      <div class="window-bar"><span class="mark">${initial}</span><span dir="auto">${name}</span></div>
      <svg class="scene" viewBox="0 0 480 356">${scene}</svg>
    </div>
  </div>
</section>`;
}

export function renderFeatures({ featuresTitle, features }: MockupContent): Html {
  const cards = features.map(
    ({ icon, title, text }) =>
      html`      <li class="card"><span class="tile">${icon}</span><h3>${title}</h3><p class="soft">${text}</p></li>`,
  );
  return html`<section class="band tinted features" id="features" aria-labelledby="features-title">
  <div class="wrap">
    <h2 id="features-title">${featuresTitle}</h2>
    <ul class="grid three">
${cards}
    </ul>
  </div>
</section>`;
}

export function renderSteps({ stepsTitle, steps }: MockupContent): Html {
  const items = steps.map(
    ({ title, text }, index) =>
      html`      <li><span class="number" aria-hidden="true">${index + 1}</span><h3>${title}</h3><p class="soft">${text}</p></li>`,
  );
  return html`<section class="band" id="how" aria-labelledby="how-title">
  <div class="wrap">
    <h2 id="how-title">${stepsTitle}</h2>
    <ol class="grid three steps">
${items}
    </ol>
  </div>
</section>`;
}

/** What the person wrote, as they wrote it; nothing when the top of the page has said it all. */
export function renderWords({ name, words }: MockupSubject): Html | '' {
  if (words.length === 0) return '';
  const runs = words.reduce<Block[][]>((found, block) => {
    const run = found.at(-1);
    if (run?.[0]?.isPoint === true && block.isPoint) run.push(block);
    else found.push([block]);
    return found;
  }, []);
  const blocks = runs.map((run) =>
    run[0]?.isPoint
      ? html`        <ul>${run.map(({ text }) => html`<li dir="auto">${text}</li>`)}</ul>`
      : html`        ${run.map(({ text }) => html`<p dir="auto">${text}</p>`)}`,
  );
  return html`<section class="band tinted words" aria-labelledby="words-title">
  <div class="wrap">
    <h2 id="words-title">The idea behind it</h2>
    <figure>
      <blockquote>
${blocks}
      </blockquote>
      <figcaption class="soft" dir="auto">From the plan of ${name}</figcaption>
    </figure>
  </div>
</section>`;
}

export function renderPricing({ pricing, action }: MockupContent): Html | '' {
  if (!pricing) return '';
  const list = (points: string[]) => points.map((point) => html`          <li>${tick}<span>${point}</span></li>`);
  return html`<section class="band pricing" id="pricing" aria-labelledby="pricing-title">
  <div class="wrap">
    <div>
      <h2 id="pricing-title">Start free, stay because you like it</h2>
      <p class="soft">Paid by the month, and ended whenever you like.</p>
    </div>
    <div class="grid plans">
      <div class="card plan">
        <h3>Free</h3>
        <p class="price">$0 <small>for as long as you like</small></p>
        <ul>
${list(pricing.free)}
        </ul>
        <a class="button plain" href="#start">${action}</a>
      </div>
      <div class="card plan best">
        <h3>Pro</h3>
        <p class="price">$19 <small>per month</small></p>
        <ul>
${list(pricing.pro)}
        </ul>
        <a class="button" href="#start">Choose Pro</a>
      </div>
    </div>
  </div>
</section>`;
}

export function renderClosing({ closing, action }: MockupContent): Html {
  return html`<section class="closing" id="start" aria-labelledby="start-title">
  <div class="wrap">
    <div class="panel">
      <h2 id="start-title">${closing.title}</h2>
      <p>${closing.text}</p>
      <!-- Put the address of your sign-up page here. -->
      <a class="button" href="#start">${action}</a>
    </div>
  </div>
</section>`;
}

export function renderFooter(subject: MockupSubject): Html {
  return html`<footer>
  <div class="wrap">
    <span class="brand">${brand(subject)}</span>
    <p>This page is a mockup, made from the project’s name and description. Its texts, prices and pictures are samples.</p>
  </div>
</footer>`;
}
