/** The style sheet of the sections under the top of a mockup, and of its foot. Constants only: it goes into the page as it is. */
export const sectionStyle = `
.grid {
  display: grid;
  gap: 1.25rem;
  margin-block-start: clamp(2rem, 4vw, 3.5rem);
  padding: 0;
  list-style: none;
}
.card {
  padding: clamp(1.5rem, 2.5vw, 2.25rem);
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius);
}
.card h3 {
  margin-block-end: 0.5rem;
}
.tile {
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  margin-block-end: 1.5rem;
  border-radius: min(var(--radius), 1rem);
  background: var(--tint);
  color: var(--accent);
}
.steps li {
  position: relative;
  padding-block-start: 1.5rem;
  border-block-start: 2px solid var(--ink);
}
.steps .number {
  display: block;
  margin-block-end: 0.75rem;
  font: var(--weight) 2.5rem / 1 var(--heading);
  color: var(--accent);
}
.steps h3 {
  margin-block-end: 0.5rem;
}
.words .wrap {
  display: grid;
  gap: 1.5rem 4rem;
}
.words blockquote {
  font-size: clamp(1.1875rem, 1.1rem + 0.5vw, 1.4375rem);
  line-height: 1.55;
  border-inline-start: 4px solid var(--spark);
  padding-inline-start: clamp(1.25rem, 3vw, 2.25rem);
}
.words blockquote > * + * {
  margin-block-start: 0.75em;
}
.words ul {
  padding-inline-start: 1.2em;
}
.words figcaption {
  margin-block-start: 1.5rem;
  padding-inline-start: clamp(1.25rem, 3vw, 2.25rem);
}
.pricing h2 + p {
  margin-block-start: 1rem;
  max-width: 24em;
}
.price {
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block: 1rem 1.5rem;
  font-size: 2.75rem;
  font-variant-numeric: tabular-nums;
}
.price small {
  font:
    400 1rem / 1.5 system-ui,
    -apple-system,
    "Segoe UI",
    Roboto,
    Arial,
    sans-serif;
  color: var(--soft);
}
.plan {
  display: flex;
  flex-direction: column;
}
.plan.best {
  border: 2px solid var(--accent);
}
.plan ul {
  display: grid;
  gap: 0.75rem;
  margin-block-end: 2rem;
  list-style: none;
}
.plan li {
  display: flex;
  gap: 0.75rem;
}
.plan .icon {
  color: var(--accent);
  stroke-width: 2.2;
}
.plan .button {
  margin-block-start: auto;
}
@media (min-width: 44rem) {
  .grid.three {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .plans {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .steps {
    column-gap: 2.5rem;
  }
}
@media (min-width: 60rem) {
  .words .wrap {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  }
  .pricing .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    column-gap: 4rem;
  }
  .plans {
    margin-block-start: 0;
  }
}
@media (max-width: 43.99rem) {
  .features .card {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 1.25rem;
  }
  .features .tile {
    grid-row: span 2;
    margin: 0;
  }
  .steps {
    gap: 2.25rem;
  }
}
.tinted + .closing {
  padding-block-start: clamp(3.5rem, 8vw, 7rem);
}
.closing .wrap {
  padding-block-end: clamp(3.5rem, 8vw, 7rem);
}
.panel {
  display: grid;
  justify-items: center;
  gap: 1.25rem;
  padding: clamp(2.75rem, 7vw, 5.5rem) clamp(1.5rem, 6vw, 5rem);
  border-radius: calc(var(--radius) * 1.5);
  background: var(--deep);
  color: var(--on-deep);
  text-align: center;
}
.panel p {
  max-width: 36em;
  color: var(--on-deep-soft);
  font-size: 1.1875rem;
}
.panel .button {
  margin-block-start: 0.75rem;
  background: var(--on-deep);
  color: var(--deep);
}
footer {
  border-block-start: 1px solid var(--line);
  padding-block: 2.25rem;
  font-size: 0.875rem;
  color: var(--soft);
}
footer .wrap {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 2.5rem;
}
footer .brand {
  color: var(--ink);
  max-width: 100%;
}
footer .mark {
  width: 1.875rem;
  height: 1.875rem;
  font-size: 0.9375rem;
}
footer p {
  max-width: 42em;
}
@media (prefers-reduced-motion: no-preference) {
  html {
    scroll-behavior: smooth;
  }
  .button {
    transition:
      filter 120ms,
      box-shadow 120ms;
  }
}
`;
