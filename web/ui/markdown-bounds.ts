/** As much of micromark's way of reading as the counting needs. `parser` is one a text. */
type Parser = { lazy: Record<number, boolean | undefined> };
type Reader = { now: () => { line: number; column: number }; parser: Parser };
type Read = (code: number | null) => Read | undefined;
type Construct = { name: string; tokenize: (this: Reader, effects: unknown, ok: Read, nok: Read) => Read };

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

/** Of the text that is being parsed, and of the paragraph in it: one after the other, each to its end. */
let text: { parser: Parser | null; columns: number; lazyLines: number; pairs: number };
let paragraph: { reader: Reader | null; marks: number };
const begin = (parser: Parser | null) => {
  text = { parser, columns: 0, lazyLines: 0, pairs: 0 };
  paragraph = { reader: null, marks: 0 };
};
begin(null);

const createCount = (name: string, count: (reader: Reader) => void): Construct => ({
  name,
  tokenize(_effects, _ok, nok) {
    return (code) => {
      if (text.parser !== this.parser) begin(this.parser);
      count(this);
      return nok(code);
    };
  },
});

const nest = createCount('boundNesting', (reader) => {
  const { column } = reader.now();
  text.columns += column;
  if (text.columns > most.columns || column > most.column) throw new TooManyMarks();
});
const goOn = createCount('boundLazyLines', (reader) => {
  if (reader.parser.lazy[reader.now().line - 1]) text.lazyLines += 1;
  if (text.lazyLines > most.lazyLines) throw new TooManyMarks();
});
const mark = createCount('boundMarks', (reader) => {
  if (paragraph.reader !== reader) paragraph = { reader, marks: 0 };
  paragraph.marks += 1;
  text.pairs += 2 * paragraph.marks - 1;
  if (text.pairs > most.pairs) throw new TooManyMarks();
});
const codesOf = (signs: string) => [...signs].map((sign) => sign.charCodeAt(0));

/**
 * An extension of micromark that counts, while a text is parsed, what makes parsing take longer than by its length, and throws
 * TooManyMarks within it. It takes no part itself.
 */
export const boundMarks = {
  document: { ...Object.fromEntries(codesOf('>-+*0123456789').map((code) => [code, nest])), null: goOn },
  text: Object.fromEntries(codesOf('*_~]').map((code) => [code, mark])),
};
