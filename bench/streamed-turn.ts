import { startProcess } from '../e2e/stand-ins/start-process.ts';
import { startBareWorker, startBuiltApp } from './built-app.ts';
import { withCpuClock } from './cpu.ts';
import { bareWorker, passThrough } from './first-token.ts';
import { createPerson, type Person } from './person.ts';
import { median, type Row } from './report.ts';

const rounds = 3;
const readers = 40;
const tokens = 200;
const pauseMs = 20;
const warmingTurns = 2;
const reply = `!words ${tokens} ${pauseMs}`;
const word = '!words 1 0';
const mostTimesTheFloor = 3;
const mostBytesAToken = 20;

type Side = 'ours' | 'bare';
const collect = () => ({ ours: [] as number[], bare: [] as number[] });

/**
 * CPU of a reply of 200 tokens that a model writes over 4 s, 40 of them side by side, beside a Worker that only passes the model's
 * stream on; the same of a reply of one word, which is what a turn costs without its stream; and the bytes that come down.
 */
export async function measureStreamedTurn(script: string): Promise<Row[]> {
  const model = await startProcess('model-server.ts');
  const [cpu, cpuOfWord, bytes] = [collect(), collect(), collect()];
  const settings = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'stand-in', AI_BASE_URL: model.url };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const own = await withCpuClock(() => startBuiltApp(script, settings));
      const floor = await withCpuClock(() => startBareWorker(bareWorker, { MODEL_URL: model.url }));
      await using app = own.app;
      await using bare = floor.app;
      const people: Person[] = [];
      for (let count = 0; count < readers; count += 1) people.push(await createPerson(app, `reader-${round}-${count}`));
      const sides = {
        ours: { readCpuMs: own.readCpuMs, send: (person: Person, content: string) => person.send(content) },
        bare: { readCpuMs: floor.readCpuMs, send: (_: Person, content: string) => passThrough(bare.url, content) },
      };
      const measure = async (name: Side, content: string) => {
        const { readCpuMs, send } = sides[name];
        const began = readCpuMs();
        const read = async (person: Person) => (await (await send(person, content)).arrayBuffer()).byteLength;
        const sizes = await Promise.all(people.map(read));
        return { cpuMs: (readCpuMs() - began) / readers, bytes: median(sizes) };
      };
      for (let turn = 0; turn <= warmingTurns; turn += 1) {
        for (const name of ['ours', 'bare'] as const) {
          const ofWord = await measure(name, word);
          const ofReply = await measure(name, reply);
          if (turn < warmingTurns) continue;
          cpuOfWord[name].push(ofWord.cpuMs);
          cpu[name].push(ofReply.cpuMs);
          bytes[name].push(ofReply.bytes / tokens);
        }
      }
    }
  } finally {
    model.stop();
  }
  const ratio = median(cpu.ours) / median(cpu.bare);
  const perToken = median(bytes.ours);
  const [fixed, fixedOfBare] = [median(cpuOfWord.ours), median(cpuOfWord.bare)];
  const ofStream = (median(cpu.ours) - fixed) / (median(cpu.bare) - fixedOfBare);
  return [
    {
      what: `CPU of a streamed reply of ${tokens} tokens in ${(tokens * pauseMs) / 1_000} s, ${readers} readers`,
      figure: `${ratio.toFixed(2)} x (${median(cpu.ours).toFixed(1)} ms)`,
      floor: `passed through ${median(cpu.bare).toFixed(1)} ms`,
      budget: { text: `at most ${mostTimesTheFloor} x`, held: ratio <= mostTimesTheFloor },
      note: `${fixed.toFixed(1)} ms of it are the turn without its stream (${fixedOfBare.toFixed(1)} ms of the floor): three round trips to the database and two Durable Objects that keep it safe, all of them in this one process; the stream alone costs ${ofStream.toFixed(1)} x. Done: text is shown from the service's own events and handed to the AI SDK in whole blocks (99 ms before), one timer for the silence of a model instead of one a chunk. Tried without gain: a native stream from the log to the reader.`,
    },
    {
      what: 'Bytes down a token of that reply',
      figure: perToken.toFixed(1),
      floor: `passed through ${median(bytes.bare).toFixed(1)}`,
      budget: { text: `at most ${mostBytesAToken}`, held: perToken <= mostBytesAToken },
      note: `an event of the AI SDK's format has 49 bytes around its text, a token here has 8, and what may be held for 50 ms is three tokens of a model that writes 50 a second; one that writes 100 a second stays below. Done: the saved reply at the end comes without the text that the stream had (8 bytes a token).`,
    },
  ];
}
