import { buildWorker } from './built-app.ts';
import { measureFirstToken } from './first-token.ts';
import { report } from './report.ts';

/** `npm run bench`: every case beside its floor; exits with 1 when a budget is missed. */
const script = buildWorker();
const rows = await measureFirstToken(script);
report(rows);
process.exit(rows.every(({ budget }) => budget?.held !== false) ? 0 : 1);
