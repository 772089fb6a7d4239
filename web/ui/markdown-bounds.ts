/** As much of micromark's way of reading as the counting needs. */
type Reader = { now: () => { line: number; column: number }; parser: { lazy: Record<number, boolean | undefined> } };
type Read = (code: number | null) => Read | undefined;
type Construct = { name: string; tokenize: (this: Reader, effects: unknown, ok: Read, nok: Read) => Read };
type Processor = { data: () => { micromarkExtensions?: unknown[] } };

/** Far over what any text has that was written to be read, and parsed within a fraction of a second. */
const most = {
  /** The columns at which lists and quotes may begin, added up: nesting costs by its depth. */
  columns: 60_000,
  column: 100,
  /** Lines that go on with the paragraph of a quote or list without its mark. */
  lazyLines: 2_000,
  /** The squares of how many marks of emphasis and ends of links each paragraph has: all are compared with each other. */
  pairs: 2_000_000,
};

/** Thrown instead of parsing for seconds. */
export class TooManyMarks extends Error {
  override name = 'TooManyMarks';
}

/**
 * A plugin that counts, while a text is parsed, what makes parsing take longer than by its length. It takes no part itself.
 * @throws {TooManyMarks} within the parsing.
 */
export function boundMarks(this: unknown) {
  let columns = 0;
  let lazyLines = 0;
  let pairs = 0;
  const ofParagraphs = new WeakMap<Reader, number>();
  const nest = createCount('boundNesting', (reader) => {
    const { column } = reader.now();
    columns += column;
    if (columns > most.columns || column > most.column) throw new TooManyMarks();
  });
  const goOn = createCount('boundLazyLines', (reader) => {
    if (reader.parser.lazy[reader.now().line - 1]) lazyLines += 1;
    if (lazyLines > most.lazyLines) throw new TooManyMarks();
  });
  const mark = createCount('boundMarks', (reader) => {
    const marks = (ofParagraphs.get(reader) ?? 0) + 1;
    ofParagraphs.set(reader, marks);
    pairs += 2 * marks - 1;
    if (pairs > most.pairs) throw new TooManyMarks();
  });
  const codesOf = (signs: string) => [...signs].map((sign) => sign.charCodeAt(0));
  const extension = {
    document: { ...Object.fromEntries(codesOf('>-+*0123456789').map((code) => [code, nest])), null: goOn },
    text: Object.fromEntries(codesOf('*_~]').map((code) => [code, mark])),
  };
  const data = (this as Processor).data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), extension];
}

const createCount = (name: string, count: (reader: Reader) => void): Construct => ({
  name,
  tokenize(_effects, _ok, nok) {
    return (code) => {
      count(this);
      return nok(code);
    };
  },
});
