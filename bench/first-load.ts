import { awaitReply } from '../e2e/browser.ts';
import { saveDocuments } from '../e2e/documents.ts';
import { type FirstLoad, type ScreenKind, weighFirstLoads } from '../e2e/first-load.ts';
import { openDrawingApp } from './drawing-app.ts';
import type { Row } from './report.ts';

const markdown = '**Done**, with a [link](https://example.com).';
const appKinds: ScreenKind[] = ['door', 'newcomer', 'person', 'project', 'tasks'];

const notes = {
  app: 'the checklist, by 1 or 2 KB. Done: the texts of the tasks come as data (21 KB), what opens a task and the nudges when they are asked for, and of React what this app never does is left out (4 KB more). Left: its progress over time could come later still, as one request more.',
  markdown:
    'the renderer (react-markdown and what it is made of) takes 41. Done: what its packages carry for other uses is left out. Tried: a renderer of our own on the same parser, 15 KB less and still over (decision 6).',
  css: 'one sheet for the whole app. Done: no fallbacks for old browsers, no classes that are only words of the scripts. Tried: a second sheet for the landing, which breaks the order of the classes for narrow and wide screens.',
  requests:
    'what the chat, the documents, the checklist and the prompts share two by two is in files of their own: in one file each of them would load what it has no use for.',
};

/** What each screen loads before it is all there, counted in Chromium without a cache. No figure depends on time. */
export async function measureFirstLoad(): Promise<Row[]> {
  await using app = await openDrawingApp(new Map([['markdown', markdown]]));
  const { page, slug } = app;
  const input = page.getByLabel('Message to the assistant');
  await input.fill('!draw markdown');
  await input.press('Enter');
  await awaitReply(page, 'Done, with a');
  const [document] = await saveDocuments(page, slug, [{ title: 'Vision', type: 'idea', content: markdown }]);
  const loads = await weighFirstLoads(page, slug, `/documents/${slug}?doc=${document?.id}`);
  const ofKinds = (...kinds: ScreenKind[]) => loads.filter(({ kind }) => kinds.includes(kind));
  const row = (what: string, of: FirstLoad[], name: 'js' | 'css' | 'requests', most: number, note?: string): Row => {
    const heaviest = of.toSorted((a, b) => b[name] - a[name])[0];
    const figure = heaviest?.[name] ?? Number.NaN;
    const over = of.filter((load) => load[name] > most).map(({ path }) => path);
    const unit = name === 'requests' ? '' : ' KB';
    return {
      what: `First load, ${what}`,
      figure: `${figure.toFixed(unit ? 1 : 0)}${unit} (${heaviest?.path}${over.length > 1 ? `; over it ${over.join(', ')}` : ''})`,
      floor: `the least of ${of.length}: ${Math.min(...of.map((load) => load[name])).toFixed(unit ? 1 : 0)}${unit}`,
      budget: { text: `at most ${most}${unit}`, held: figure <= most },
      note,
    };
  };
  return [
    row('JavaScript, gzip: landing, terms, privacy', ofKinds('landing'), 'js', 40),
    row('JavaScript, gzip: the app', ofKinds(...appKinds), 'js', 110, notes.app),
    row('JavaScript, gzip: chat and documents with Markdown', ofKinds('markdown'), 'js', 150, notes.markdown),
    row('styles, gzip', loads, 'css', 10, notes.css),
    row('requests that a screen is drawn from', ofKinds('landing', ...appKinds), 'requests', 6, notes.requests),
    row('the same with Markdown', ofKinds('markdown'), 'requests', 6, notes.requests),
    {
      what: 'Each of them, KB of JavaScript and requests',
      figure: loads.map(({ path, js, requests }) => `${path} ${js.toFixed(1)} and ${requests}`).join(', '),
    },
  ];
}
