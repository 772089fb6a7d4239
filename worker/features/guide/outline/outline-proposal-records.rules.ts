import { joinRecords, type ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { asNoun, headOf, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { readRecordLines, tellRecordLine } from '#worker/features/guide/outline/outline-records.rules.ts';

/** What its owner listed as kept, as far as ours does not; `isTold`: whether one of ours makes what a line of theirs makes by another name. */
type Listed = { told: ToldRecord[]; isTold: (line: string) => boolean };

/** Words that tell of a field how it is filled, and not what it is. */
const plainWords =
  /^(?:of|the|an?|in|at|by|for|last|own|its|their|next|new|yes|or|no|amount|number|name|optional|what|is|was)$/;
/** The same by two names. */
const calledOtherwise: Readonly<Record<string, string>> = {
  date: 'day',
  where: 'place',
  comment: 'note',
  remark: 'note',
};

const wordsOf = (name: string): Set<string> => {
  const words = (name.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => singularOf(word));
  const own = words.filter((word) => !plainWords.test(word));
  return new Set((own.length > 0 ? own : words).map((word) => calledOtherwise[word] ?? word));
};

/** Whether a record has a field already, by as many words or more: 'queen seen yes or no' is 'queen seen'. */
const hasField = ({ fields }: ToldRecord, name: string): boolean =>
  fields.some((field) => wordsOf(name).isSubsetOf(wordsOf(field.name)));

/** Half of what is listed of a thing is enough for it to be another thing by another name. */
const fewestShared = 0.5;

/** What its owner listed as kept with fields, by our name for it, without what ours keep of it or of something about it. */
export function listedOf({ records: read }: Idea, { records: lines }: Outline, proposed: string[]): Listed {
  const ours = readRecordLines(proposed);
  const others = new Map<string, string>();
  const all = joinRecords(read, readRecordLines(lines), undefined).filter(({ fields }) => fields.length > 0);
  const told = all.flatMap((own): ToldRecord[] => {
    const same = ours.find((one) => headOf(asNoun(one.one)) === headOf(asNoun(own.one)));
    const shared = (one: ToldRecord) => own.fields.filter(({ name }) => hasField(one, name)).length;
    const like = ours.toSorted((one, other) => shared(other) - shared(one))[0];
    const found = same ?? (like && shared(like) >= own.fields.length * fewestShared ? like : undefined);
    if (!found) return [own];
    if (!same) others.set(own.one, found.one);
    const about = ours.filter((one) => one !== found && one.fields.some(({ name }) => name === found.one));
    const isKept = ({ name }: { name: string }) =>
      about.some((one) => hasField(one, name)) ||
      (hasField(found, name) && !found.fields.some((field) => field.name === name));
    return [{ ...own, one: found.one, fields: own.fields.filter((field) => !isKept(field)) }];
  });
  const isTold = (line: string) => [...others.keys()].some((one) => line.includes(`→ new ${one}:`));
  return { told: told.filter(({ fields, ways }) => fields.length + ways.length > 0), isTold };
}

/** Where the fields of a record begin that its owner listed: behind its name. */
const named = /^([^:;]+: (?:(?:name|title)(?=,|;|$)(?:, )?)?)/;

/** The proposed records, with the fields that their owner listed of one before those that are proposed. */
export function withListed(told: ToldRecord[], lines: string[]): string[] {
  const left = [...told];
  const known = lines.map((line) => {
    const [proposed] = readRecordLines([line]);
    const at = left.findIndex((own) => proposed && headOf(asNoun(own.one)) === headOf(asNoun(proposed.one)));
    const [own] = at < 0 ? [] : left.splice(at, 1);
    if (!own || !proposed) return line;
    if (own.ways.length > 0)
      return joinRecords([{ ...own, one: proposed.one }], [proposed], undefined)
        .map(tellRecordLine)
        .join();
    const fields = own.fields.filter(({ name }) => !proposed.fields.some((field) => field.name === name));
    const listed = tellRecordLine({ one: own.one, fields, ways: [] }).split(': ')[1];
    return listed ? line.replace(named, (start) => `${start}${listed}, `) : line;
  });
  return [...known, ...left.map(tellRecordLine)];
}
