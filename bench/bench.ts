import { buildWeb } from '../scripts/app.ts';
import { buildWorker } from './built-app.ts';
import { measureFirstToken } from './first-token.ts';
import { report } from './report.ts';

/** `npm run bench`: builds page and Worker, then every case beside its floor; exits with 1 when a budget is missed. */
buildWeb();
const script = buildWorker();
const rows = await measureFirstToken(script);
report(rows);
process.exit(rows.every(({ budget }) => budget?.held !== false) ? 0 : 1);
