import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { piecesOfList } from '#worker/features/guide/grammar/told-lists.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';
import { detailsListed, fieldsAsListed, withParts } from '#worker/features/guide/outline/outline-same-fields.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** 'New ride for each day' is a ride; 'new match, waiting' is one that waits. */
export function madeAs(
  outcome: Extract<Outcome, { way: 'fill' | 'make' }>,
  { things, made }: Pick<Cast, 'things' | 'made'>,
): Outcome[] {
  const [named = '', ...tail] = outcome.record.split(', ');
  const [, plain = named, everyOne = ''] = /^(.+?) (?:for|per) (?:each |every )(.+)$/.exec(named) ?? [];
  const isThing = (name: string) => things.some(({ one }) => one === name || one === singularOf(name));
  // 'For each held plot' is for each plot, as long as it is held.
  const [, as = '', whole = everyOne] = /^(\p{L}+) (\p{L}+(?: \p{L}+)?)$/u.exec(everyOne) ?? [];
  const isState = things.some((thing) => thing.one === whole && statesOf(thing).includes(as));
  const each = isState ? whole : everyOne;
  const last = things.filter(({ one }) => one.split(' ').at(-1) === plain);
  const record = isThing(named)
    ? named
    : isThing(plain)
      ? plain
      : (turnedRound(plain, things) ?? (last.length === 1 ? last[0]?.one : undefined) ?? plain);
  const kept = things.find(({ one }) => one === record || one === singularOf(record));
  const state = kept && tail.flatMap((said) => statesOf(kept).find((one) => one === said) ?? [])[0];
  const isEach = !kept || kept.fields.some(({ name }) => name === each);
  const said = each && outcome.fields && isEach ? `${each}, ${outcome.fields}` : outcome.fields;
  const listed = kept ? fieldsAsListed(said, kept) : said;
  const { fields, beside } =
    kept && outcome.way === 'make'
      ? apartOf(withParts(listed, kept), kept, things, made)
      : { fields: listed, beside: [] };
  const details = detailsListed(said, listed);
  return [
    {
      ...outcome,
      record,
      fields,
      ...(details.length > 0 ? { details } : {}),
      ...(each ? { each } : {}),
      ...(isState ? { eachAs: as } : {}),
    },
    ...beside,
    ...(state ? [{ way: 'state', record, state, text: outcome.text } as const] : []),
  ];
}

/** 'Entry on the waiting list' is a waiting list entry, and a 'rent bill' one of the rents. */
function turnedRound(said: string, things: ToldRecord[]): string | undefined {
  const [, head = '', of = ''] = /^(\p{L}+) (?:on|of|for|in) (?:the )?(\p{L}+(?: \p{L}+)?)$/u.exec(said) ?? [];
  const [, thing = ''] = /^(\p{L}+) (?:bill|entry|sheet|form|card|record|slip|note|row)$/u.exec(said) ?? [];
  return things.find(({ one }) => one === `${of} ${head}` || one === thing)?.one;
}

const fewestTheirs = 2;

/** 'New item: what, photo, name, phone' of items that have a visitor, whose name and phone are kept with the visitor. */
function apartOf(
  list: string,
  record: ToldRecord,
  things: ToldRecord[],
  made: Cast['made'] = [],
): { fields: string; beside: Outcome[] } {
  const pieces = piecesOfList(list);
  const own = new Set(record.fields.map(({ name }) => name));
  const [best] = things
    .filter(({ one }) => one !== record.one && own.has(one))
    .map((owner) => {
      const names = new Set(owner.fields.map(({ name }) => name));
      const isTheirs = (piece: string) => readFields(piece).some(({ name }) => names.has(name) && !own.has(name));
      return { owner, theirs: pieces.filter(isTheirs) };
    })
    .toSorted((a, b) => b.theirs.length - a.theirs.length);
  const { owner, theirs = [] } = best ?? {};
  if (!owner || theirs.length < fewestTheirs) return { fields: list, beside: [] };
  const left = pieces.filter((piece) => !theirs.includes(piece));
  return {
    fields: [...left, ...(left.some((piece) => piece.trim() === owner.one) ? [] : [owner.one])].join(', '),
    // What another line makes is there, and only shown with it.
    beside: made.some(({ one }) => one === owner.one)
      ? []
      : [{ way: 'make', record: owner.one, fields: theirs.join(', '), text: `new ${owner.one}: ${theirs.join(', ')}` }],
  };
}

/** 'They are a car pool': another one is there now. */
export function madeSo(outcome: Outcome, { things }: Pick<Cast, 'things'>): Outcome | undefined {
  const [, thing = ''] = /^(?:they|it|that) (?:is|are) (?:now )?an? ([\p{L} -]+)$/iu.exec(outcome.text) ?? [];
  const record = things.find(({ one }) => one === thing.toLowerCase());
  return record ? { way: 'make', record: record.one, fields: '', text: outcome.text } : undefined;
}
