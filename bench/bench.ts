import { buildWeb } from '../scripts/app.ts';
import { measureApi } from './api.ts';
import { measureAtScale } from './at-scale.ts';
import { buildWorker } from './built-app.ts';
import { measureDrawing } from './drawing.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureFirstToken } from './first-token.ts';
import { measureLargeLists } from './large-lists.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePassword } from './password.ts';
import { type Row, report } from './report.ts';
import { measureScale } from './scale.ts';
import { measureStartAgain } from './start-again.ts';
import { measureStreamedTurn } from './streamed-turn.ts';
import { measureWorkerStart } from './worker-start.ts';

/** Every case by its name, in the order of its rows in the table. */
const cases: Record<string, (script: string) => Promise<Row[]>> = {
  api: measureApi,
  'at-scale': measureAtScale,
  'streamed-turn': measureStreamedTurn,
  'first-token': measureFirstToken,
  'first-load': measureFirstLoad,
  lighthouse: measureLighthouse,
  drawing: measureDrawing,
  'large-lists': measureLargeLists,
  'worker-start': measureWorkerStart,
  password: measurePassword,
  'start-again': measureStartAgain,
  scale: measureScale,
};

/**
 * `npm run bench`: builds page and Worker, then runs every case beside its floor, or those that are named; exits with 1 when a budget is
 * missed.
 */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in cases));
if (unknown.length > 0) {
  console.error(`There is no case ${unknown.join(', ')}. There are: ${Object.keys(cases).join(', ')}.`);
  process.exit(2);
}
buildWeb();
const script = buildWorker();
const measured: Record<string, Row[]> = {};
for (const [name, measure] of Object.entries(cases)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`${name} …`);
  try {
    measured[name] = await measure(script);
  } catch (error) {
    // The other cases take half an hour: a fault of one costs its own rows.
    console.error(error);
    measured[name] = [{ what: name, figure: 'not measured', budget: { text: 'a run without a fault', held: false } }];
  }
}
report(measured);
process.exit(
  Object.values(measured)
    .flat()
    .every(({ budget }) => budget?.held !== false)
    ? 0
    : 1,
);
