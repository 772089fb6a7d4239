import { stepTitle } from '#shared/content/steps.ts';
import { type Station, stations } from '#worker/features/guide/content/stations.ts';
import {
  type DocumentEntry,
  documentEntries,
  entryOf,
  stationOf,
} from '#worker/features/guide/documents/registry.rules.ts';
import { termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProjectBrief } from '#worker/features/guide/guide-turn.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A title within a sentence; an abbreviation keeps its capitals. */
export const lowerTitle = (title: string) =>
  /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

type Known = Pick<ProjectBrief, 'documents' | 'prompts' | 'project'>;

const hasMade = (brief: Known, made: string[]) => (kind: string) =>
  made.includes(kind) || brief.documents.some(({ type }) => type === kind);

/** The document that the way leads to next, up to a phase: that of the project unless told otherwise. */
export function nextDocument(
  brief: Known,
  made: string[] = [],
  upTo: number = brief.project.currentStep,
): DocumentEntry | undefined {
  const has = hasMade(brief, made);
  return documentEntries.find(
    ({ kind, isOnPath }) => isOnPath && !has(kind) && (stationOf(kind)?.stepNumber ?? 1) <= upTo,
  );
}

/** Features that no prompt builds yet. */
function unbuilt({ features }: Product, prompts: ProjectBrief['prompts']) {
  return features.filter(({ id }) => !prompts.some(({ title }) => title.includes(`${id}:`)));
}

/** Where the project stands on the ten stations: the first at which something of the way is missing. */
function standingAt(product: Product, brief: Known, made: string[] = []): Station {
  const early = nextDocument(brief, made, 1);
  const isBuilding = brief.project.currentStep < 3 && unbuilt(product, brief.prompts).length > 0;
  const number = early
    ? stationOf(early.kind)?.number
    : isBuilding
      ? 6
      : (stationOf(nextDocument(brief, made, 3)?.kind ?? 'growth')?.number ?? 10);
  return stations.find((station) => station.number === number) ?? (stations[0] as Station);
}

/** What else can be written at a station and is not there yet, for one sentence. */
function besides(station: Station, brief: Known, made: string[], without: string): string {
  const has = hasMade(brief, made);
  const kinds = station.documents.filter((kind) => kind !== without && !has(kind));
  const earlier = stations
    .filter(({ number, stepNumber }) => number < station.number && stepNumber === station.stepNumber)
    .flatMap(({ documents }) => documents)
    .filter((kind) => !has(kind) && kind !== without && entryOf(kind)?.isOnPath === false);
  const names = (list: string[]) =>
    joinWords(
      list.flatMap((kind) => entryOf(kind) ?? []).map(({ title }) => `the ${lowerTitle(title)}`),
      'or',
    );
  const here = names(kinds.slice(0, 3));
  const left = names(earlier.slice(0, 3));
  return [
    here && `Here you can also ask for ${here}.`,
    left && `From the stations before, ${left} can still be written.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What comes next in the process, as an offer that 'yes' takes up; `made` are the kinds written in this turn. */
export function offerNext(product: Product, brief: ProjectBrief, made: string[]): string {
  if (product.idea.clarity === 'empty') return 'One sentence on who does what, with which thing, is enough to begin.';
  // An app builder brings its own architecture.
  const known = product.tool?.builder ? [...made, 'architecture'] : made;
  const isFirst = brief.prompts.length === 0 && !made.includes('prompts');
  const early = nextDocument(brief, known, 1);
  if (early && !(product.tool?.builder && made.includes('plan') && isFirst))
    return offerDocument(product, early, brief, known);
  if (brief.project.currentStep < 3 && isFirst) return offerPrompts(product);
  if (brief.project.currentStep < 3 && unbuilt(product, brief.prompts).length > 1) return offerMore(product);
  const later = nextDocument(brief, known, 3);
  return later ? offerDocument(product, later, brief, known) : offerMore(product);
}

function offerDocument(product: Product, entry: DocumentEntry, brief: Known, made: string[]): string {
  const station = stationOf(entry.kind) ?? (stations[0] as Station);
  const title = lowerTitle(entry.title);
  const aside = besides(station, brief, made, entry.kind);
  return `Next is station ${station.number} of 10, ${station.title}: I can write the ${title}, ${fill(entry.gives, termsOf(product))}.${aside ? ` ${aside}` : ''} Shall I write the ${entry.kind === 'plan' ? 'plan' : title}?`;
}

function offerPrompts(product: Product): string {
  return product.tool?.builder
    ? `Next is station 6 of 10, Build: I can write the set-up prompt for ${product.tool.name}, with screens, data and rules in plain words, without code. Shall I write the set-up prompt?`
    : `Next is station 6 of 10, Build: I can write the coding prompts, first for the project set-up and then for ${product.features[0]?.id} ${product.features[0]?.title}. Shall I write the prompts?`;
}

function offerMore(product: Product): string {
  return `Next I can write the ${product.tool?.builder ? '' : 'coding '}prompt for the feature that follows. Shall I write the next prompt?`;
}

/** Where one is: 'step 1, Ideation & Planning, at station 3 of 10, Requirements'. */
export function tellStanding(product: Product, brief: ProjectBrief): string {
  const { number, title } = standingAt(product, brief);
  const { currentStep } = brief.project;
  return `step ${currentStep}, ${stepTitle(currentStep)}, at station ${number} of 10, ${title}`;
}
