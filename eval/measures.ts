import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { estimateTokenCount } from 'tokenx';
import { checkDocument, checkPrompt, type Finding } from '#shared/document-check/document-check.ts';
import { readHeadedIds, readIds } from '#shared/document-check/ids.ts';
import { readLines } from '#shared/document-check/lines.ts';
import { countWords } from '#shared/document-check/words.ts';
import type { Unit } from '#worker/features/guide/testing/sentences.ts';
import type { Slip } from '#worker/features/guide/testing/slips.ts';
import { asks } from './asks.ts';
import type { Conversation, Written } from './conversation.ts';
import { findForeignStates, findPoor, findStrangers, findUnknownCalls, readCalls, readEntities } from './entities.ts';
import { findHollow, type Hollow } from './hollow.ts';
import { findLeftovers } from './leftovers.ts';
import { maskerOf, readFillings } from './masks.ts';
import { findUnkept } from './promises.ts';
import { type Adrift, findAdrift, findWithoutTask, readGiven } from './references.ts';
import { compareTexts, type Sameness } from './sameness.ts';
import { coverageOf, moulderOf, readTerms, usesTerm } from './terms.ts';

/** Everything that is measured of one document or prompt. */
export type Measured = Written &
  Sameness & {
    ideaKey: string;
    name: string;
    isHeldOut: boolean;
    errors: Finding[];
    hints: Finding[];
    aboutShare: number;
    coveredShare: number;
    /** What the text says otherwise than the document that it speaks of. */
    adrift: Adrift[];
    /** Entities of a data model that hold next to nothing. */
    poor: string[];
    /** What is in order and says nothing, or leaves its reader to guess. */
    hollow: Hollow[];
    words: number;
    tokens: number;
    ease: number;
    grade: number;
    leftovers: Slip[];
  };

/**
 * The measures of the texts of all conversations, or of the ideas `only`; texts are compared with those of the same kind. Ideas that are
 * held out are compared with all others, and no other idea with them: what nobody may tune for changes no other figure.
 */
export function measureAll(
  conversations: Conversation[],
  only = conversations.map(({ idea }) => idea.key),
): Measured[] {
  const keysOf = (isHeldOut: boolean) =>
    conversations
      .filter(({ idea }) => (idea.isHeldOut ?? false) === isHeldOut && only.includes(idea.key))
      .map(({ idea }) => idea.key);
  const open = conversations.filter(({ idea }) => !idea.isHeldOut);
  const heldOut = keysOf(true);
  return [
    ...measureTogether(open, keysOf(false)),
    ...(heldOut.length > 0 ? measureTogether(conversations, heldOut) : []),
  ];
}

function measureTogether(conversations: Conversation[], wanted: string[]): Measured[] {
  const terms = readTerms(conversations.map(({ idea }) => idea));
  const projects = new Map(
    conversations.filter(({ idea }) => wanted.includes(idea.key)).map((talk) => [talk.idea.key, readProject(talk)]),
  );
  const texts = conversations.flatMap(prepare);
  return asks.flatMap(({ kind }) =>
    compareTexts(texts.filter((text) => text.kind === kind)).flatMap((text) => {
      const project = projects.get(text.ideaKey);
      if (!project) return [];
      const own = terms.get(text.ideaKey) ?? new Set();
      const about = text.compared.filter(({ masked }) => usesTerm(masked, own));
      return {
        ...text,
        ...measureAlone(text, project),
        ...measureEase(text.units),
        aboutShare: text.compared.length === 0 ? 0 : about.length / text.compared.length,
      };
    }),
  );
}

/** The texts of a conversation with what they are compared by. */
function prepare({ idea, decisions, written }: Conversation) {
  const contents = written.map(({ content }) => content);
  const mask = maskerOf(readFillings(idea.name, contents));
  const mould = moulderOf(idea, decisions);
  return written.map((text) => ({ ...text, ideaKey: idea.key, mask, mould }));
}

/** What the texts of one conversation are held against. */
const readProject = ({ idea, written }: Conversation) => ({
  idea,
  known: readKnownIds(written),
  given: readGiven(written),
  calls: readCalls(written.findLast(({ type }) => type === 'api')?.content ?? ''),
  entities: readEntities(written.findLast(({ type }) => type === 'database')?.content ?? ''),
});

function measureAlone(text: Written, { idea, known, given, calls, entities }: ReturnType<typeof readProject>) {
  const findings =
    text.of === 'document'
      ? checkDocument(text, { known })
      : checkPrompt({ documentType: text.type, title: text.title, content: text.content }, { known });
  return {
    name: idea.name,
    isHeldOut: idea.isHeldOut ?? false,
    errors: findings.filter(({ severity }) => severity === 'error'),
    hints: findings.filter(({ severity }) => severity === 'hint'),
    coveredShare: coverageOf(text.content, idea),
    adrift: [
      ...findAdrift(text.content, given),
      ...findStrangers(text, entities),
      ...findUnknownCalls(text.content, calls),
      ...findWithoutTask(text, given),
      ...findForeignStates(text.content, entities),
      ...findUnkept(text.content, entities),
    ],
    // The tables of an outline are the records that its owner listed.
    poor: text.type === 'database' && !idea.outline ? findPoor(entities) : [],
    hollow: findHollow(text, idea.name),
    words: countWords(text.content),
    tokens: estimateTokenCount(text.content),
    leftovers: findLeftovers(text.content, [idea.name]),
  };
}

const ownIds = { requirements: ['FR', 'NFR', 'SM'], architecture: ['AD'], plan: ['T'] } as const;

/** The ids that a project's documents give, for the references of the others; undefined without requirements. */
function readKnownIds(written: Written[]): string[] | undefined {
  if (!written.some(({ type }) => type === 'requirements')) return undefined;
  return written
    .filter(({ of }) => of === 'document')
    .flatMap(({ type, content }) => {
      const lines = readLines(content);
      const own = Object.entries(ownIds).find(([of]) => of === type)?.[1];
      const { given } = own ? readIds(lines, own) : readHeadedIds(lines);
      return given.map(({ id }) => id);
    });
}

/** Flesch reading ease and the Flesch-Kincaid grade of the sentences; rows of tables are no sentences. */
export function measureEase(units: Unit[]): { ease: number; grade: number } {
  const sentences = units.filter(({ kind }) => kind === 'sentence');
  const words = sentences.flatMap(({ text }) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? []);
  if (words.length === 0) return { ease: 0, grade: 0 };
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  const counts = { sentence: sentences.length, word: words.length, syllable: syllables };
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return { ease: flesch(counts), grade };
}
