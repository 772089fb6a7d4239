import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { Figure, ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, pluralOf, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { type ActLink, linksOf, pointsAt } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';

const reckoned = '(?:worked out|calculated|computed|reckoned|counted(?: up)?|added up|summed up|tallied)';
const works = 'work out|calculate|compute|reckon|count up|add up|sum up|tally';
const reckoning = `(?:come|comes|(?:is|are|gets?) (?:always |then |automatically )?${reckoned}|(?:is|are) (?:always )?(?:the )?(?:sum|average|mean|median|total|difference|fastest|slowest|best|highest|lowest|newest|number|count)\\b.* of|(?:is|are) (?:always )?(?:the )?[^,;:]+ (?:minus|plus|times|divided by|multiplied by)|equals?)`;

/** 'A start time comes from the average of …', 'points are 50 for first': a rule says what a field is made of. */
const isByRule = (rule: string, name: string): boolean => {
  const one = `(?:${toPattern(name)}|${toPattern(singularOf(name))}|${toPattern(pluralOf(name))})`;
  const whose = "(?:the |an? |each |every |their |its |his |her |(?:(?:the |an? |each |every )?[\\p{L}-]+['’]s? ))?";
  return (
    new RegExp(`^${whose}${one}(?: (?:of|for|in) [^,;:]+?)? ${reckoning}\\b`, 'iu').test(rule) ||
    new RegExp(`^${whose}${one} (?:is|are) \\d+ for\\b`, 'iu').test(rule) ||
    new RegExp(`^(?:\\d[\\d.]*|one|an?|half an?) ${one} (?:per|for (?:each|every))\\b`, 'iu').test(rule) ||
    new RegExp(`\\b(?:starts?|begins?) (?:off )?(?:with|on|at) \\d+ ${one}\\b`, 'iu').test(rule)
  );
};

/** 'Points and the table are worked out', 'points move from one to the other': a line says that it comes about. */
const isByLine = (text: string, name: string): boolean =>
  new RegExp(`\\b${toPattern(name)}(?:,? and [^,;]+?|, [^;]+?)? (?:is|are) (?:then )?${reckoned}\\b`, 'iu').test(
    text,
  ) ||
  new RegExp(`\\b(?:and|,) (?:the )?${toPattern(name)} (?:is|are) (?:then )?${reckoned}\\b`, 'iu').test(text) ||
  // As the product does it: 'work out points and the table'.
  new RegExp(
    `^(?:${works}) (?:the |their |its |all )?(?:[\\p{L} ,]+(?:,|and) (?:the |their |its )?)?${toPattern(name)}(?![\\p{L}-])`,
    'iu',
  ).test(text) ||
  new RegExp(`^(?:the )?${toPattern(name)} (?:moves?|goes?) from\\b`, 'iu').test(text);

function isWorkedOut(name: string, rules: string[], outcomes: string[]): boolean {
  const names = (text: string) => nounIn(name, text) !== null;
  return (
    rules.some((rule) => names(rule) && isByRule(rule, name)) ||
    outcomes.some((text) => names(text) && isByLine(text, name))
  );
}

/** What a thing is called that is nothing but sums and ranks of others. */
const ofFigures =
  /(?:^| )(?:table|standings?|rankings?|leader ?board|score ?board|start list|checkout list|totals?|balance|statement|summary|statistics|tally|count|bill|overview|report|results table)$/;
/** A field that is a sum or a rank of others. */
const isFigure =
  /\b(?:total|sum|average|balance|count|wins|rank|position|points|owed|owes|remaining|subtotal|overall)\b|^(?:number|amount) of\b/;
const looks = /^(?:see|view|look|read|print|show|get|check|export|download)\b/;

/** What nobody enters and somebody looks at, and which is sums, ranks or what a rule works out. */
function isDerived(record: ToldRecord, links: ActLink[], lines: Told[], rules: string[], outcomes: string[]): boolean {
  const isEntered = links.some(
    (link) => link.record === record && link.way !== 'read' && !isByLine(link.outcome?.text ?? '', record.one),
  );
  const isSeen =
    outcomes.some((text) => isByLine(text, record.one)) ||
    lines.some(
      ({ who, verb, phrase }) => typeof who === 'object' && looks.test(verb) && nounIn(record.one, phrase) !== null,
    );
  return (
    record.ways.length === 0 &&
    !isEntered &&
    isSeen &&
    (ofFigures.test(record.one) || record.fields.some(({ name }) => isWorkedOut(name, rules, outcomes))) &&
    record.fields.some(({ name }) => isFigure.test(name) || isWorkedOut(name, rules, outcomes))
  );
}

/** The record of which a figure is made: it says so as it comes about, shares most with it, or a rule speaks of both. */
function sourceOf(figure: ToldRecord, others: ToldRecord[], links: ActLink[], rules: string[]): ToldRecord | undefined {
  const own = new Set(figure.fields.map(({ name }) => name));
  const said = rules.filter((rule) => figure.fields.some(({ name }) => nounIn(name, rule) !== null));
  const scored = others
    .filter((record) => links.some((link) => link.record === record && link.who && link.way !== 'read'))
    .map((record) => {
      const about = links.filter((link) => link.record === record).flatMap(({ told }) => told.outcomes ?? []);
      const shared = record.fields.filter(({ name }) => own.has(name)).length;
      const told = said.filter((rule) => nounIn(record.one, rule) !== null).length;
      return {
        record,
        score:
          (about.some(({ text }) => isByLine(text, figure.one)) ? 5 : 0) +
          shared * 2 +
          told +
          // What points at others is an event; of those sums are made.
          pointsAt(record, others) -
          (own.has(record.one) ? 2 : 0),
      };
    })
    .toSorted((a, b) => b.score - a.score);
  return scored[0] && scored[0].score > 0 ? scored[0].record : undefined;
}

/** What a line makes, without the fields that are worked out. */
function withoutFigures(told: Told, records: ToldRecord[]): Told {
  const outcomes = told.outcomes?.map((one) => {
    const record = one.way === 'make' ? recordCalled(records, one.record) : undefined;
    if (!record || one.way !== 'make' || one.fields === '') return one;
    const given = new Set(record.fields.flatMap(({ name, isWorkedOut: is }) => (is ? [name] : [])));
    const listed = readFields(one.fields);
    return listed.some(({ name }) => given.has(name))
      ? {
          ...one,
          fields: one.fields
            .split(/,\s*/)
            .filter((piece) => !readFields(piece).some(({ name }) => given.has(name)))
            .join(', '),
        }
      : one;
  });
  return outcomes ? { ...told, outcomes } : told;
}

/**
 * What is worked out is typed by nobody: a thing that is only sums of others (a table of points, a bill) is a figure of the record that it is
 * made of and no record of its own, and a field that a rule or a line works out is marked.
 * @param lines what happens, as it is read; `rules` what always holds, in its owner's words.
 * @returns the lines without such fields in what they make, and the records.
 */
export function withFigures(
  lines: Told[],
  records: ToldRecord[],
  rules: string[],
): { lines: Told[]; records: ToldRecord[] } {
  const outcomes = lines.flatMap(({ outcomes: all = [], who, verb, phrase }) => [
    ...all.map(({ text }) => text),
    // 'The program counts the balance for every payer'.
    ...(who === 'product' ? [`${verb === 'count' ? 'count up' : verb} ${phrase}`] : []),
  ]);
  const links = linksOf(lines, records);
  const figures = records.filter((record) => isDerived(record, links, lines, rules, outcomes));
  const kept = records.filter((record) => !figures.includes(record));
  const sources = new Map(
    figures.map((figure) => [figure, sourceOf(figure, kept, links, rules)] as const).filter(([, source]) => source),
  );
  const marked = records
    .filter((record) => !sources.has(record))
    .map((record): ToldRecord => {
      const own = [...sources].flatMap(([figure, source]): Figure[] =>
        source === record ? [{ one: figure.one, fields: figure.fields.map(({ name }) => name) }] : [],
      );
      const fields = record.fields.map(
        (field): ToldField =>
          isWorkedOut(field.name, rules, outcomes) && !record.fields.every(({ name }) => name === field.name)
            ? { ...field, isWorkedOut: true }
            : field,
      );
      const isSame = own.length === 0 && fields.every((field, at) => field === record.fields[at]);
      return isSame ? record : { ...record, fields, ...(own.length > 0 ? { figures: own } : {}) };
    });
  return { lines: lines.map((told) => withoutFigures(told, marked)), records: marked };
}

/** The figure of which a text speaks: by its name. */
export const figureIn = ({ figures = [] }: ToldRecord, text: string): Figure | undefined =>
  figures.find(({ one }) => nounIn(one, text) !== null);

/** How many words of a rule are those of a figure and of nothing that is kept: 'ties are split by number of wins' is of the table. */
export function figureRuled({ one, fields }: Figure, rule: string, kept: ToldRecord[]): number {
  const words = namingStems(rule);
  const others = namingStems(
    kept.flatMap((record) => [record.one, ...record.fields.map(({ name }) => name)]).join(' '),
  );
  return [...namingStems([one, ...fields].join(' '))].filter((word) => words.has(word) && !others.has(word)).length;
}
