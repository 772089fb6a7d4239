import { type Add, slices, type Task } from '#worker/features/guide/documents/plan-task.rules.ts';
import {
  isArranged,
  isTriedByHand,
  tellTrial,
  toldBefore,
} from '#worker/features/guide/documents/plan-wholes.rules.ts';
import { joinQuoted, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { kindOfRule } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { listNumbered } from '#worker/features/guide/product/numbered-qualities.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * How a quality is proved, by its words: what is done, and the script that does it with what it says. Slots: {deeds}, what it quotes; {what},
 * its words up to the first comma.
 */
const proofs: { signs: RegExp; title: string; script?: [file: string, says: string] }[] = [
  { signs: /\bthumb\b|\bWCAG\b|\bscreen readers?\b/i, title: 'Walk {deeds} by thumb, keyboard and screen reader' },
  { signs: /^without a connection\b|\boffline\b/i, title: 'Walk {deeds} without a connection' },
  {
    signs: /\blanguages\b/i,
    title: 'List the texts that a language lacks',
    script: ['list-texts', 'each text by language, the missing ones first'],
  },
  {
    signs: /\bencrypted\b/i,
    title: 'Read the stored rows and who looked at them',
    script: ['read-stored', 'the rows as they lie there, and the looks on record'],
  },
  {
    signs: /\bto the cent\b|\bwhole cents\b/i,
    title: 'Add up a month to the cent',
    script: ['add-up', 'the sum of a month beside that of the account'],
  },
  {
    signs: /\bsaved once a day\b|\bcopy of yesterday\b|\bbackup\b/i,
    title: 'Bring yesterday’s copy back',
    script: ['bring-back', 'the copy into an empty database, then the rows of each table counted'],
  },
  { signs: /\bbroken off\b|\bhalf way\b/i, title: 'Break a run off half way' },
  {
    signs: /\bwithout losing\b/i,
    title: 'Play in a whole day of {what}',
    script: ['play-a-day', 'what {what} send in a day, and how many rows came of it'],
  },
  { signs: /\bLinux\b|\bWindows\b/i, title: 'Run it on each system' },
  {
    signs: /\bseconds? late\b/i,
    title: 'Measure how late it begins',
    script: ['measure-start', 'each start beside the time that was set'],
  },
  {
    signs: /\bat once\b|\bwithin the same\b|\bof 100 cases\b/i,
    title: 'Put load on {deeds}',
    script: ['load', '{deeds} {what}'],
  },
  {
    signs: /\b(?:within|under|below) [\d,.]+ (?:milli)?seconds?\b/i,
    title: 'Measure {deeds}',
    script: ['measure', 'how long {deeds} takes, 100 times'],
  },
];

/** A rule of the owner that holds for the whole: measured where it has a time, else tried as it asks. */
function shown(id: string, text: string, after: Task[], how: { isBuilt: boolean; way: string }): Parameters<Add>[0] {
  const rule = said(text) ?? '';
  const isMeasured = kindOfRule(rule) === 'speed' && !how.isBuilt;
  return {
    title: `${isMeasured ? 'Measure' : 'Show'} ${id}`,
    serves: id,
    after,
    verify: isMeasured ? `\`node scripts/measure.ts\`: ${rule}.` : `${tellTrial(text, how.way)}.`,
    slice: slices.show,
    steps: isMeasured
      ? [{ what: 'Script', file: 'scripts/measure.ts', says: 'how long it takes, 100 times, the longest first' }]
      : [],
    size: 'S',
  };
}

const said = (text: string) => /^THE SYSTEM SHALL (?:ensure that )?(.+?)\.?$/.exec(text)?.[1];
/** What holds for the whole, shown in one go: each rule tried at the values around its number. */
function shownTogether(rules: { id: string; text: string }[], after: Task[], way: string): Parameters<Add>[0] {
  return {
    title: 'Show what holds for the whole',
    serves: rules.map(({ id }) => id).join(', '),
    after,
    verify: 'each of these is tried as it says, by hand, and holds.',
    slice: slices.show,
    steps: rules.map(({ id, text }) => ({ what: id, file: '', says: tellTrial(text, way) })),
    size: rules.length > 4 ? 'M' : 'S',
  };
}

/**
 * A task for each quality (NFR-1 …), with its own number as what has to be seen: after the features that it quotes, or after all that is
 * made where it quotes none. A quality without a sign of its own is shown as it stands.
 */
export function addQualities(product: Product, add: Add, made: Task[], data: Task): Task[] {
  const last = made.filter(({ id }) => !made.some(({ after }) => after.includes(id)));
  const isBuilt = Boolean(product.tool?.builder);
  const all = listNumbered(product).filter(({ text }) => !isArranged(text));
  const plainOnes = product.idea.isOutlined
    ? all.filter(({ text }) => isTriedByHand(text) && toldBefore(text) === undefined)
    : [];
  const way = product.journeys[0]?.id ?? '';
  const whole = plainOnes.length > 1 ? [add(shownTogether(plainOnes, last, way))] : [];
  const own = all.filter(
    (one) => (whole.length === 0 || !plainOnes.includes(one)) && !(product.idea.isOutlined && toldBefore(one.text)),
  );
  const rest = own.map(({ id, text }) => {
    const quoted = [...text.matchAll(/“([^“”]+)”/g)].flatMap(([, deed = '']) => deed).slice(0, 3);
    const named = made.filter(({ title }) => quoted.some((deed) => deed.toLowerCase() === title.toLowerCase()));
    const proof = proofs.find(
      ({ signs, title }) => signs.test(text) && (quoted.length > 0 || !title.includes('{deeds}')),
    );
    const what = lowerFirst(text.replace(/,(?!\d{3}).*$/s, ''));
    const deeds = joinQuoted(quoted);
    const tell = (template: string) => template.replace('{deeds}', () => deeds).replace('{what}', () => what);
    if (said(text) !== undefined || plainOnes.some((one) => one.id === id))
      return add(shown(id, text, last, { isBuilt, way }));
    const [file, says = ''] = proof?.script ?? [];
    return add({
      title: proof ? tell(proof.title) : `Show ${id}`,
      serves: id,
      after: named.length > 0 ? named : file === 'bring-back' ? [data] : last,
      verify: file && !isBuilt ? `\`node scripts/${file}.ts\`: ${lowerFirst(text)}` : text,
      slice: slices.show,
      steps: file && !isBuilt ? [{ what: 'Script', file: `scripts/${file}.ts`, says: tell(says) }] : [],
      size: 'S',
    });
  });
  return [...whole, ...rest];
}
