import type { StackLine } from '#worker/features/guide/content/stacks.ts';
import type { Need } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { joinQuoted, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Something of others that takes a file in. */
const taking =
  /\b(?:programs?|software|systems?|payroll|accounting|accountants?|bookkeep\p{L}+|tax (?:advis\p{L}+|office)|bank|DATEV|Lexware|Xero|QuickBooks|SAP)\b/iu;
const saves = /^(?:export|download|get|take|make|save)$/;
const inFile = /\b(?:CSV|Excel|spreadsheet)\b/i;

const textOf = ({ feature: { title, says, criteria } }: OutlinedAct) =>
  `${title}. ${says} ${criteria.join(' ').replaceAll('THE SYSTEM SHALL', '')}`;

/** Whether an act hands a file to whoever asks for it, and nothing of others is told to take that in. */
const isSaved = (act: OutlinedAct): boolean =>
  act.who !== undefined && saves.test(act.told.verb) && inFile.test(textOf(act)) && !taking.test(textOf(act));

/**
 * Whether what a file is needed for is a download: whoever asks for it saves it where they want, so that nothing outside of the product has
 * to be there, and none is kept.
 * @param acts the acts of the features that need it.
 */
export const isDownload = ({ part }: Pick<Need, 'part'>, acts: OutlinedAct[]): boolean =>
  part.key === 'export' && acts.length > 0 && acts.every(isSaved);

/** In which form files are handed over that people save themselves: a line of the stack, where there are such. */
export function downloadLines(product: Product): StackLine[] {
  const acts = listActs(product).filter(isSaved);
  if (acts.length === 0) return [];
  const isForExcel = acts.some((act) => /\b(?:Excel|spreadsheet)\b/i.test(textOf(act)));
  const deeds = joinQuoted(
    acts.slice(0, 2).map(({ feature }) => lowerFirst(feature.title)),
    'and',
  );
  return [
    {
      part: isForExcel
        ? 'CSV in UTF-8 with a byte-order mark and semicolons, which Excel opens by a double click'
        : 'CSV in UTF-8 with a fixed head line, as the answer to the call',
      why: `What ${deeds} hands over is saved by whoever asked for it, and nothing of it is kept`,
      instead: 'an .xlsx file made by a library',
      because: 'it is a package more, for cells that hold text and numbers alone',
    },
  ];
}
