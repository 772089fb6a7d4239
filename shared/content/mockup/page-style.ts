/** The style sheet of every mockup: type, buttons and the bar at the top. Constants only: it goes into the page as it is. */
export const pageStyle = `
*,
::before,
::after {
  box-sizing: border-box;
}
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font:
    400 1.0625rem / 1.6 system-ui,
    -apple-system,
    "Segoe UI",
    Roboto,
    "Helvetica Neue",
    Arial,
    sans-serif;
  -webkit-font-smoothing: antialiased;
  overflow-wrap: anywhere;
}
h1,
h2,
h3,
p,
ol,
ul,
figure,
blockquote {
  margin: 0;
  padding: 0;
}
h1,
h2,
h3,
.name,
.price {
  font-family: var(--heading);
  font-weight: var(--weight);
  line-height: 1.15;
  text-wrap: balance;
}
h2 {
  font-size: clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem);
  letter-spacing: -0.015em;
  max-width: 20em;
}
h3 {
  font-size: 1.25rem;
}
p {
  text-wrap: pretty;
}
a {
  color: inherit;
}
:focus-visible {
  outline: 3px solid currentColor;
  outline-offset: 3px;
}
::selection {
  background: var(--accent);
  color: var(--on-accent);
}
.wrap {
  width: 100%;
  max-width: 74rem;
  margin-inline: auto;
  padding-inline: clamp(1.25rem, 5vw, 4rem);
}
.band {
  padding-block: clamp(3.5rem, 8vw, 7rem);
}
.band:not(.tinted) + .band:not(.tinted) {
  padding-block-start: 0;
}
.tinted {
  background: var(--tint);
}
.soft {
  color: var(--soft);
}
.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3.25rem;
  padding: 0.75rem 1.75rem;
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 650;
  text-decoration: none;
  text-align: center;
}
.button:hover {
  filter: brightness(1.08);
}
.button.plain {
  background: none;
  color: var(--ink);
  box-shadow: inset 0 0 0 1.5px var(--line);
}
.button.plain:hover {
  box-shadow: inset 0 0 0 1.5px var(--ink);
  filter: none;
}
.icon {
  width: 1.625rem;
  height: 1.625rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.7;
  stroke-linecap: round;
  stroke-linejoin: round;
  flex: none;
}
.top .wrap {
  display: flex;
  align-items: center;
  gap: 2rem;
  min-height: 5.25rem;
}
.brand {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-width: 0;
  margin-inline-end: auto;
  text-decoration: none;
}
.mark {
  display: grid;
  place-items: center;
  flex: none;
  width: 2.375rem;
  height: 2.375rem;
  border-radius: min(var(--radius), 0.75rem);
  background: var(--accent);
  color: var(--on-accent);
  font: var(--weight) 1.2rem / 1 var(--heading);
}
.name {
  font-size: 1.1875rem;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  line-height: 1.4;
}
.top nav {
  display: flex;
  gap: 1.75rem;
}
.top nav a {
  padding-block: 0.5rem;
  color: var(--soft);
  text-decoration: none;
  white-space: nowrap;
}
.top nav a:hover {
  color: var(--ink);
}
.top .button {
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  font-size: 1rem;
  white-space: nowrap;
}
@media (max-width: 52rem) {
  .top nav {
    display: none;
  }
}
@media (max-width: 30rem) {
  .top .wrap {
    gap: 1rem;
    min-height: 4.5rem;
  }
  .top .button {
    padding-inline: 1rem;
    font-size: 0.9375rem;
  }
}
`;
