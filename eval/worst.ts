import { asks } from './asks.ts';
import type { Conversation } from './conversation.ts';
import { listOver } from './failures.ts';
import type { Measured } from './measures.ts';
import { mostShared } from './sameness.ts';
import { medianOf, percent, worstOf } from './tables.ts';

type Found = { fault: string; line: number; text: string };

/**
 * What to mend first, for whoever writes the texts: per kind the most shared sentences and moulds, slips, errors, what is adrift or poor, and what was
 * not written, then the single texts over a masked figure. Of ideas that are held out it says nothing.
 */
export function writeWorst(all: Conversation[], measured: Measured[], most = 25): string {
  const conversations = all.filter(({ idea }) => !idea.isHeldOut);
  const parts = asks.map(({ kind, of }) => {
    const texts = measured.filter((text) => text.kind === kind && !text.isHeldOut);
    const missing = conversations.filter((conversation) => conversation.missing.some(({ ask }) => ask.kind === kind));
    const [example] = missing;
    const reply = example?.missing.find(({ ask }) => ask.kind === kind)?.reply.replace(/\s+/g, ' ');
    const median = medianOf(texts.map(({ unchangedShare }) => unchangedShare));
    const worst = worstOf(texts, ({ unchangedShare }) => unchangedShare);
    return [
      `## ${kind} (${of}): ${texts.length} texts, unchanged median ${percent(median)}, worst ${percent(worst?.unchangedShare ?? 0)}`,
      ...mostShared(texts, most).map(({ text, ideas }) => `- in ${ideas} ideas: ${text.slice(0, 240)}`),
      ...mostShared(texts, most, 'mould').map(({ text, ideas }) => `- mould of ${ideas} ideas: ${text.slice(0, 240)}`),
      ...listFaults('slip', texts, ({ leftovers }) => leftovers),
      ...listFaults('error', texts, ({ errors }) =>
        errors.map(({ message, line }) => ({ fault: message, line, text: '' })),
      ),
      ...listFaults('adrift', texts, ({ adrift }) => adrift.map((found) => ({ ...found, text: '' }))),
      ...listFaults('poor', texts, ({ poor }) => poor.map((fault) => ({ fault, line: 0, text: '' }))),
      ...(example
        ? [
            `- not written for ${missing.length} ideas (${missing
              .slice(0, 8)
              .map(({ idea }) => idea.key)
              .join(', ')}), such as ${example.idea.key}: ${reply?.slice(0, 200)}`,
          ]
        : []),
    ].join('\n');
  });
  const over = listOver(measured.filter(({ isHeldOut }) => !isHeldOut));
  const singles = [
    `## Single texts over a masked figure: ${over.length}`,
    ...over.map(({ at, what }) => `- ${at}: ${what}`),
  ];
  return `${[...parts, singles.join('\n')].join('\n\n')}\n`;
}

function listFaults(name: string, texts: Measured[], read: (text: Measured) => Found[]): string[] {
  const all = texts.flatMap((text) => read(text).map((found) => ({ ...found, ideaKey: text.ideaKey })));
  const shown = all
    .slice(0, 12)
    .map(({ ideaKey, line, fault, text }) => `- ${name}, ${ideaKey} line ${line}: ${fault} ${text.slice(0, 160)}`);
  return all.length > shown.length ? [...shown, `- and ${all.length - shown.length} more`] : shown;
}
