/** The style sheet of the top of a mockup: its headline and the drawing beside it. Constants only: it goes into the page as it is. */
export const heroStyle = `
.hero {
  overflow: hidden;
  padding-block: clamp(1.5rem, 5vw, 5rem) clamp(4rem, 9vw, 7.5rem);
}
.hero .wrap {
  display: grid;
  gap: clamp(2.5rem, 5vw, 5rem);
  align-items: center;
}
.hero .wrap > * {
  min-width: 0;
}
.eyebrow {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-block-end: 1.25rem;
  color: var(--soft);
  font-weight: 600;
}
.eyebrow::before {
  content: "";
  flex: none;
  width: 1.75rem;
  height: 3px;
  border-radius: 2px;
  background: var(--spark);
}
h1 {
  font-size: clamp(2.375rem, 1.5rem + 3.7vw, 4.25rem);
  line-height: 1.06;
  letter-spacing: -0.025em;
}
h1.middle {
  font-size: clamp(2.125rem, 1.45rem + 2.8vw, 3.5rem);
  line-height: 1.1;
}
h1.long {
  font-size: clamp(1.75rem, 1.35rem + 1.75vw, 2.625rem);
  line-height: 1.2;
  letter-spacing: -0.015em;
}
.lead {
  margin-block-start: 1.5rem;
  max-width: 34em;
  font-size: clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem);
  color: var(--soft);
}
.actions {
  display: flex;
  flex-wrap: wrap;
  gap: 0.875rem;
  margin-block-start: 2.25rem;
}
@media (min-width: 60rem) {
  .hero .wrap {
    grid-template-columns: minmax(0, 1.08fr) minmax(0, 1fr);
  }
}
@media (max-width: 59.99rem) {
  .window {
    max-width: 38rem;
  }
}
@media (max-width: 30rem) {
  .actions .button {
    flex: 1 1 100%;
  }
}
.window {
  position: relative;
  width: 100%;
  background: var(--tint);
  border: 1px solid var(--line);
  border-radius: calc(var(--radius) + 6px);
  box-shadow: 0 1.5rem 4rem -1.5rem rgb(0 0 0 / 0.28);
}
.window::before {
  content: "";
  position: absolute;
  z-index: -1;
  inset: 12% -7% -7% 22%;
  border-radius: calc(var(--radius) * 2 + 6px);
  background: var(--spark);
  opacity: 0.22;
}
.window-bar {
  display: flex;
  align-items: center;
  gap: 0.625rem;
  padding: 0.875rem 1.25rem 0;
  font-size: 0.875rem;
  font-weight: 600;
}
.window-bar span:last-child {
  min-width: 0;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
}
.window-bar .mark {
  width: 1.5rem;
  height: 1.5rem;
  font-size: 0.8125rem;
  border-radius: min(var(--radius), 0.4375rem);
}
.scene {
  display: block;
  width: 100%;
  height: auto;
  font:
    500 14px / 1 system-ui,
    -apple-system,
    "Segoe UI",
    Roboto,
    Arial,
    sans-serif;
}
.scene .strong {
  font-weight: 700;
}
.scene .big {
  font-size: 22px;
  font-weight: 700;
}
.scene .small {
  font-size: 11px;
}
.scene .drop {
  font: 700 38px / 1 var(--heading);
}
.scene .tint {
  fill: var(--tint);
}
.scene .card {
  fill: var(--card);
}
.scene .ink {
  fill: var(--ink);
}
.scene .soft {
  fill: var(--soft);
}
.scene .line {
  fill: var(--line);
}
.scene .bar {
  fill: var(--accent);
  opacity: 0.22;
}
.scene .accent {
  fill: var(--accent);
}
.scene .on-accent {
  fill: var(--on-accent);
}
.scene .deep {
  fill: var(--deep);
}
.scene .on-deep {
  fill: var(--on-deep);
}
.scene .on-deep-soft {
  fill: var(--on-deep-soft);
}
.scene .spark {
  fill: var(--spark);
}
.scene .on-spark {
  fill: var(--on-accent);
}
.scene .edge {
  stroke: var(--line);
  stroke-width: 1.5;
}
.scene path.edge {
  fill: none;
}
.scene path.card {
  fill: var(--card);
}
.scene .edge-wide {
  fill: none;
  stroke: var(--line);
  stroke-width: 3;
}
.scene [class^="stroke"],
.scene .ring,
.scene .dashes {
  fill: none;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.scene .stroke {
  stroke: var(--soft);
  stroke-width: 2;
}
.scene .stroke-deep {
  stroke: var(--deep);
}
.scene .stroke-card {
  stroke: var(--card);
}
.scene .stroke-on {
  stroke: var(--on-accent);
  stroke-width: 2;
}
.scene .stroke-spark {
  stroke: var(--spark);
}
.scene .stroke-accent {
  stroke: var(--accent);
}
.scene .dashes {
  stroke: var(--on-accent);
  stroke-width: 2;
  stroke-dasharray: 1 8;
}
.scene .ring {
  stroke: var(--tint);
  stroke-width: 13;
}
.scene .ring-accent {
  stroke: var(--accent);
}
.scene .ring-spark {
  stroke: var(--spark);
}
`;
