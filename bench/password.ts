import { appUrl, buildFloor, startBareWorker, startBuiltApp } from './built-app.ts';
import { Connection, encodeCall } from './http-load.ts';
import { createPerson } from './person.ts';
import { median, type Row, tellSpread } from './report.ts';

const rounds = 5;
const warmingTurns = 3;
const turnsOfARound = 15;
const mostTimes = 1.1;

/** The sign-in library's check of a password, beside the platform's own function with the same parameters, and a whole sign-in. */
export async function measurePassword(script: string): Promise<Row[]> {
  const floorScript = await buildFloor('password');
  const times = { check: [] as number[], hash: [] as number[], signIn: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    await using app = await startBuiltApp(script, { AI_PROVIDER: 'guide' });
    await using floor = await startBareWorker(floorScript, {});
    const { email } = await createPerson(app, `password-${round}`);
    const signIn = encodeCall({
      method: 'POST',
      path: '/api/auth/sign-in/email',
      headers: { 'content-type': 'application/json', origin: appUrl, 'cf-connecting-ip': '10.1.0.1' },
      body: JSON.stringify({ email, password: 'correct horse' }),
    });
    const sides = [
      { name: 'check', url: floor.url, request: encodeCall({ path: '/check' }) },
      { name: 'hash', url: floor.url, request: encodeCall({ path: '/hash' }) },
      { name: 'signIn', url: app.url, request: signIn },
    ] as const;
    const taken = { check: [] as number[], hash: [] as number[], signIn: [] as number[] };
    for (let turn = 0; turn < warmingTurns + turnsOfARound; turn += 1) {
      for (const { name, url, request } of turn % 2 === 0 ? sides : sides.toReversed()) {
        const connection = await Connection.open(url);
        const began = performance.now();
        await connection.ask(request);
        if (turn >= warmingTurns) taken[name].push(performance.now() - began);
        connection.close();
      }
    }
    for (const { name } of sides) times[name].push(median(taken[name]));
  }
  const timesOfHash = (name: 'check' | 'signIn') => times[name].map((time, round) => time / (times.hash[round] ?? 0));
  const [check, signIn] = [timesOfHash('check'), timesOfHash('signIn')];
  const tell = (ratios: number[], values: number[]) =>
    `${median(ratios).toFixed(2)} x (${tellSpread(ratios)}): ${median(values).toFixed(1)} ms`;
  const floor = `node:crypto scrypt ${median(times.hash).toFixed(1)} ms`;
  return [
    {
      what: 'Password check',
      figure: tell(check, times.check),
      floor: `${floor}; pure JavaScript 4.4 x`,
      budget: { text: `at most ${mostTimes} x node:crypto scrypt`, held: median(check) <= mostTimes },
    },
    { what: 'The whole sign-in around it', figure: tell(signIn, times.signIn), floor },
  ];
}
