import { namedDocuments } from '#worker/features/guide/documents/registry.rules.ts';
import { withApostrophes } from '#worker/features/guide/grammar/apostrophes.rules.ts';

/** Words of requests that people spell in many ways; words that are one letter from a common one (launch, plan) are left out. */
const commandWords = [
  'architecture',
  'requirements',
  'business',
  'model',
  'prompt',
  'prompts',
  'lovable',
  'documents',
  'checklist',
  'implementation',
  'journeys',
];
/** Before 'plan' even a short word can only mean one of these. */
const kindsOfPlan = ['test', 'security', 'launch', 'growth', 'implementation'];
const mostWords = 8;

/** A short request as it was meant: 'busines modell', 'promt for lovabel'. Words of the project itself are left as they are. */
export function mendSpelling(text: string, description: string): string {
  const words = text.split(/\s+/);
  if (text.length > 120 || words.length > mostWords) return text;
  const plain = withApostrophes(text, '’')
    .replace(/(?<![\p{L}'’])u(?![\p{L}'’.])/gu, 'you')
    .replace(/\b(?:pls|plz)\b/gi, 'please');

  const known = description.toLowerCase();
  const mend = (word: string, among: readonly string[]) => {
    const lower = word.toLowerCase();
    return among.includes(lower) || known.includes(lower) ? word : (nearest(lower, among) ?? word);
  };
  const mended = plain
    .replace(/\p{L}{5,}/gu, (word) => mend(word, commandWords))
    .replace(/\p{L}{4,}(?= plan\b)/giu, (word) => mend(word, kindsOfPlan));
  const asks = (said: string) => namedDocuments(said).length > 0 || /\bprompts?\b/i.test(said);
  return asks(mended) ? mended : plain;
}

function nearest(word: string, among: readonly string[]): string | undefined {
  return among.find((command) => command[0] === word[0] && distance(word, command) <= (command.length >= 10 ? 2 : 1));
}

/** How many letters are left out, added, changed or swapped with their neighbour. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const steps = [(rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + cost];
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) steps.push((rows[i - 2]?.[j - 2] ?? 9) + 1);
      row.push(Math.min(...steps));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 3;
}
