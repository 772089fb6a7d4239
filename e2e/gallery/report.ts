import { writeFileSync } from 'node:fs';
import type { Entry } from './entries.ts';
import { countFindings, type Kind, kinds } from './inspect.ts';
import { type Device, deviceNames, devices, type Theme, themes } from './look.ts';
import type { Look } from './visit.ts';

/** What a picture is called: the entry's name without what a file's name may not have. */
export const pictureOf = ({ name }: Entry, device: Device, theme: Theme) =>
  `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${device}-${theme}.png`;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
  body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; background: #f4f4f2; color: #222; }
  section { margin: 0 0 3rem; }
  h2 { position: sticky; top: 0; margin: 0; padding: 0.5rem 0; background: #f4f4f2; font-size: 1.1rem; }
  .row { display: flex; gap: 1rem; overflow-x: auto; align-items: start; padding-bottom: 0.5rem; }
  figure { margin: 0; flex: none; max-width: 30rem; }
  img { display: block; border: 1px solid #bbb; max-height: 36rem; width: auto; max-width: 100%; object-fit: cover; object-position: top; }
  figcaption, li { font-size: 0.8rem; overflow-wrap: anywhere; }
  li { color: #a3123f; }
  a { color: inherit; }
`;

/** The page that shows the pictures of each entry side by side, with what was found under each. */
export function writeIndex(folder: string, entries: Entry[], looks: Look[]): void {
  const sections = entries.map((entry) => {
    const ofEntry = looks.filter((look) => look.entry === entry);
    const count = ofEntry.reduce((sum, { findings }) => sum + countFindings(findings), 0);
    const figures = deviceNames
      .flatMap((device) =>
        themes.map((theme) => ofEntry.find((look) => look.device === device && look.theme === theme)),
      )
      .map((look) => look && drawFigure(look));
    return `<section id="${escapeHtml(entry.name)}"><h2>${escapeHtml(entry.name)}${count ? ` (${count} found)` : ''}</h2><div class="row">${figures.join('')}</div></section>`;
  });
  const list = entries.map(({ name }) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`).join(' · ');
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${style}</style><p>${list}</p>${sections.join('\n')}</html>`;
  writeFileSync(`${folder}/index.html`, page);
}

function drawFigure({ entry, device, theme, findings }: Look): string {
  const picture = pictureOf(entry, device, theme);
  const found = kinds.flatMap((kind) => findings[kind].map((text) => `<li>${kind}: ${escapeHtml(text)}</li>`));
  const caption = `${device} ${devices[device].viewport.width}, ${theme}`;
  return `<figure><a href="${picture}"><img src="${picture}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption><ul>${found.join('')}</ul></figure>`;
}

/** Prints what was found, each once with the pictures that it is on, and how much there is of each kind. */
export function printFindings(looks: Look[]): void {
  const places = new Map<string, { kind: Kind; text: string; looks: Look[] }>();
  for (const look of looks)
    for (const kind of kinds)
      for (const text of look.findings[kind]) {
        const key = `${kind} ${text}`;
        const place = places.get(key) ?? { kind, text, looks: [] };
        place.looks.push(look);
        places.set(key, place);
      }
  for (const { kind, text, looks } of places.values()) {
    const [first] = looks;
    const where = first && `${first.entry.name}, ${first.device}, ${first.theme}`;
    console.log(`${kind}: ${text}\n    ${where}${looks.length > 1 ? ` and ${looks.length - 1} more` : ''}`);
  }
  const widths = ['', ...kinds];
  console.log(`\n${widths.map((name) => name.padStart(10)).join('')}`);
  for (const device of deviceNames) {
    const counts = kinds.map((kind) =>
      looks.filter((look) => look.device === device).reduce((sum, { findings }) => sum + findings[kind].length, 0),
    );
    console.log([device, ...counts].map((cell) => String(cell).padStart(10)).join(''));
  }
  console.log('');
}
