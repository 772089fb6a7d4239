import type { DocumentType } from '#shared/document-types.ts';
import { entryOf, namedDocuments } from '#worker/features/guide/documents/registry.rules.ts';
import { cutAfterWord } from '#worker/features/guide/grammar/sentences.rules.ts';
import { remarkStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { escapeText, joinQuoted, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProjectBrief, Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { lowerTitle } from '#worker/features/guide/replies/path.rules.ts';
import { countStems } from '#worker/features/guide/replies/sources.rules.ts';

type Read = { title: string; type: string; version: number; content: string };

const idSigns = /\b(FR|NFR|SM|J|T|AD)-?\s?(\d+(?:\.\d+)?)\b/i;
const homes: Readonly<Record<string, DocumentType>> = {
  FR: 'requirements',
  NFR: 'requirements',
  SM: 'requirements',
  J: 'requirements',
  T: 'plan',
  AD: 'architecture',
};
/** Words of asking and of documents, which no passage is about. */
const ofAsking =
  /\b(?:says?|said|stands?|stand|written|write|document|docs?|anything|something|there|mentions?|mentioned|find|read|show|according|section|chapter|part|about|contain(?:s|ed)?|include[sd]?|please)\b/gi;
const mostLines = 5;

/** The saved document that a question is about and that was not read in this turn yet. */
export function documentToRead({ userText, brief, calls, tools }: Turn): string | undefined {
  if (!tools.has('readDocument')) return undefined;
  const title = documentAsked(userText, brief)?.title;
  const isRead = calls.some(({ tool, input }) => tool === 'readDocument' && input.title === title);
  return isRead ? undefined : title;
}

function documentAsked(text: string, { documents }: ProjectBrief): ProjectBrief['documents'][number] | undefined {
  const prefix = idSigns.exec(text)?.[1]?.toUpperCase() ?? '';
  const kinds = homes[prefix] ? [homes[prefix]] : namedDocuments(text);
  return documents.find(({ type }) => kinds.some((kind) => kind === type));
}

/** What the document that a question names says, in its own words, or that it says nothing of it; undefined where none was read. */
export function answerFromSaved({ userText, brief, calls }: Turn): string | undefined {
  const asked = documentAsked(userText, brief);
  const id = idSigns.exec(userText);
  const home = entryOf(homes[id?.[1]?.toUpperCase() ?? ''] ?? '');
  if (id && home && !asked && home.kind !== 'requirements')
    return `${id[0]} would stand in the ${lowerTitle(home.title)}, which is not written yet. Shall I write the ${home.kind === 'plan' ? 'plan' : lowerTitle(home.title)}?`;
  const saved = asked && readTexts(calls).find(({ title }) => title === asked.title);
  if (!saved) return undefined;
  const name = `**${escapeText(saved.title, 80)}** v${saved.version}`;
  if (id) {
    const all = [...userText.matchAll(new RegExp(idSigns.source, 'gi'))].slice(0, 5).map((one) => {
      const named = `${one[1]?.toUpperCase()}-${one[2]}`;
      return { named, passage: passageOf(saved.content, named) };
    });
    const passages = all.flatMap(({ passage }) => passage ?? []);
    if (passages.length === 0) return undefined;
    const missing = all.filter(({ passage }) => !passage).map(({ named }) => named);
    const without = missing.length > 0 ? `\n\nThere is no ${joinWords(missing, 'or')} in it.` : '';
    return `${name} says:\n\n${passages.join('\n\n')}${without}`;
  }
  const subject = userText
    .replace(new RegExp(entryOf(saved.type)?.asks.source ?? '$^', 'gi'), ' ')
    .replace(ofAsking, ' ');
  const stems = remarkStems(subject);
  if (stems.size === 0) return undefined;
  const lines = linesAbout(saved.content, stems);
  if (lines.length > 0) return `${name} says on this:\n\n${lines.join('\n')}`;
  const words = (subject.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => remarkStems(word).size > 0);
  return `${name} says nothing about ${joinQuoted(words)} that I can find. If something should stand there, tell me in one sentence and I keep it.`;
}

function readTexts(calls: Turn['calls']): Read[] {
  return calls.flatMap(({ tool, fault, output }) => {
    const { title, type, version, content } = (output ?? {}) as Partial<Read>;
    return tool === 'readDocument' && fault === undefined && typeof content === 'string'
      ? [{ title: String(title), type: String(type), version: Number(version ?? 1), content }]
      : [];
  });
}

/** The section that an id heads, or the lines that begin with it. */
function passageOf(content: string, id: string): string | undefined {
  const lines = content.split('\n');
  const named = new RegExp(`\\b${id.replace('.', '\\.')}(?![\\d.]*\\d)`);
  const heading = lines.findIndex((line) => /^#{2,5} /.test(line) && named.test(line));
  if (heading >= 0) {
    const level = /^#+/.exec(lines[heading] ?? '')?.[0].length ?? 2;
    const end = lines.findIndex((line, at) => at > heading && (/^#+/.exec(line)?.[0].length ?? 9) <= level);
    const body = lines
      .slice(heading + 1, end < 0 ? undefined : end)
      .join('\n')
      .trim();
    return `**${(lines[heading] ?? '').replace(/^#+ /, '')}**\n\n${cutAfterWord(body, 1_600)}`;
  }
  const own = lines.filter((line) => named.test(line.slice(0, 40)));
  return own.length > 0 ? own.slice(0, 3).map(tellLine).join('\n') : undefined;
}

/** Lines that share the most telling words, in the order of the document, those under a fitting heading too. */
function linesAbout(content: string, stems: Set<string>): string[] {
  let heading = '';
  const scored = content.split('\n').flatMap((line, at) => {
    if (/^#/.test(line)) heading = line;
    if (/^#|^\|[\s|:-]+\||^```|^Written from the idea/.test(line) || line.trim().length < 12) return [];
    const score = countStems(stems, line) * 2 + countStems(stems, heading);
    return score > 0 ? [{ line, at, score }] : [];
  });
  const best = scored.toSorted((a, b) => b.score - a.score || a.at - b.at).slice(0, mostLines);
  const enough = (best[0]?.score ?? 0) / 2;
  return best
    .filter(({ score }) => score >= enough)
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => tellLine(line));
}

/** A line of a list, a table or a paragraph, quoted on its own. */
function tellLine(line: string): string {
  const plain = line
    .replace(/^\s*(?:[-*>]|\d+\.)\s+/, '')
    .replace(/^\|\s*|\s*\|$/g, '')
    .replace(/\s*\|\s*/g, ' — ')
    .replace(/[*`]/g, '');
  return `- “${escapeText(plain, 320)}”`;
}
