import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

type Things = Pick<Cast, 'things'>;

const ofIt =
  /^(?:it|they|that|this)(?:['’]s| (?:is|are|becomes?|counts?|shows?|goes (?:back )?to|is (?:set|put|changed|moved|marked)(?: back)?(?: to| as)?))\b ?/i;
const plain = (text: string) => text.replace(/["“”]/g, '').trim().toLowerCase();
const same = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 && one.size === other.size && one.isSubsetOf(other);

const anEntry =
  /^(?:the |an? |each |every )?entr(?:y|ies) (?:is|are|becomes?) ["“]?([\p{L} -]{2,40}?)["”]?(?:,? (with .+))?$/iu;
/** 'The entry is agreed' of savings, fines and repayments that may be agreed: whichever of them it is. */
export function stateOfEntry({ text }: Outcome, { things }: Things): Outcome[] | undefined {
  const [, said = '', rest] = anEntry.exec(text) ?? [];
  if (said === '' || things.some(({ one }) => one === 'entry')) return undefined;
  const found = things.filter((record) => statesOf(record).slice(1).includes(said.toLowerCase()));
  return found.length > 0
    ? found.map(({ one }) => ({
        way: 'state',
        record: one,
        state: said.toLowerCase(),
        text: `the ${one} is ${said}`,
        ...(rest ? { rest } : {}),
      }))
    : undefined;
}

/** The only thing that may be in a state, and that state; undefined where several may, or none. */
function thingIn(said: string, { things }: Things): { record: ToldRecord; state: string } | undefined {
  const words = namingStems(said);
  const found = things.flatMap((record) =>
    statesOf(record)
      .filter((state) => state === said || same(namingStems(state), words))
      .map((state) => ({ record, state })),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** 'It is "proposed"', 'it shows publicly', 'it counts, or it is left out': the state of the only thing that may be in it. */
export function stateOfIt({ text: told }: Outcome, around: Things): Outcome[] | undefined {
  if (!ofIt.test(told)) return undefined;
  const [, text = told, beside] = /^(.+?), (with .+)$/i.exec(told) ?? [];
  const parts = text.split(/,? or (?:(?:it|they|that|this) )?/i);
  const found = parts.map((part) => {
    const rest = plain(part.replace(ofIt, ''));
    // 'It counts' has its state in its verb.
    return (
      thingIn(
        rest === '' || rest === plain(part) ? plain(part.replace(/^(?:it|they|that|this) (?:is |are )?/i, '')) : rest,
        around,
      ) ?? thingIn(plain(part.replace(/^(?:it|they|that|this) (?:is |are )?/i, '')), around)
    );
  });
  const [first] = found;
  if (!first || found.some((one) => one?.record !== first.record)) return undefined;
  const state = found.flatMap((one) => one?.state ?? []).join(' or ');
  return [{ way: 'state', record: first.record.one, state, text: told, ...(beside ? { rest: beside } : {}) }];
}

const fewestWords = 2;
/** 'Points move from one to the other' of what may be 'points moved': that state comes of it as well. */
export function stateBeside({ text }: Outcome, { things }: Things): Outcome | undefined {
  const words = namingStems(text);
  const found = things.flatMap((record) =>
    statesOf(record)
      .slice(1)
      .filter((state) => {
        const own = namingStems(state);
        return own.size >= fewestWords && own.isSubsetOf(words);
      })
      .map((state) => ({ record, state })),
  );
  const [only, ...others] = found;
  return only && others.length === 0
    ? { way: 'state', record: only.record.one, state: only.state, text: `the ${only.record.one} is ${only.state}` }
    : undefined;
}

const listedOn =
  /^(?!the |it |they )([\p{L}' ]{3,60}?) on the ([\p{L} -]{2,30}?)(?:,? (?:e\.g\.|for example|like|such as) .+)?$/iu;
/** 'Date I rang and note on the piano': what is written down there. */
export function listedBeside({ text }: Outcome, { things }: Things): Outcome | undefined {
  const [, list = '', whole = ''] = listedOn.exec(text) ?? [];
  const record = whole ? recordCalled(things, whole.toLowerCase()) : undefined;
  return record && !/\b(?:is|are|gets?|goes|stays?|comes?)\b/i.test(list)
    ? { way: 'fill', record: record.one, fields: list.replace(/,? and /, ', '), text: `the ${record.one} gets ${list}` }
    : undefined;
}

const keptWith =
  /^(?:the |their |his |her |its |that )?([\p{L} -]{2,30}?) (?:stands?|stays?|is (?:kept|noted|saved|put)|goes) (?:with|at|beside|under|on|in) (?:the |that )([\p{L} -]{2,30})$/iu;
const markedAs =
  /^(?:the |that |an? )?([\p{L} -]{2,30}?) (?:is|are|gets?) marked (?:as )?["“]?([\p{L} -]{2,30}?)["”]?$/iu;
/** 'The person is marked as paid' of bidders who may be paid or not: that field of the only thing that has it. */
export function markedField({ text }: Outcome, { things }: Things): Outcome | undefined {
  const [, named = '', mark = ''] = markedAs.exec(text) ?? [];
  if (mark === '' || recordCalled(things, named.toLowerCase())) return undefined;
  const [only, ...others] = things.filter(({ fields }) =>
    fields.some(({ name, choices }) => name === mark.toLowerCase() && choices?.join() === 'yes,no'),
  );
  return only && others.length === 0
    ? { way: 'fill', record: only.one, fields: mark.toLowerCase(), text: `the ${only.one} is marked as ${mark}` }
    : undefined;
}

/** What a field may be, as it was listed behind its name or in brackets. */
const valuesOf = ({ choices, remark = '' }: ToldField) => choices ?? remark.toLowerCase().split(/,? or |, /);

const chosen =
  /^(?:the |an? |that )?([\p{L} -]{2,30}?) (?:is|are|has|have|counts? as) ([^,]{2,40}?)(?:,? with (.+))?$/iu;
/** 'Item is not fixed, with the reason' of items whose result is one of several: that field gets what is said. */
export function choiceSaid({ text }: Outcome, { things }: Things): Outcome | undefined {
  const [, named = '', said = '', beside] = chosen.exec(text) ?? [];
  const record = named ? recordCalled(things, named.toLowerCase()) : undefined;
  const value = plain(said);
  const field = record?.fields.find((one) => one.choices?.join() !== 'yes,no' && valuesOf(one).includes(value));
  if (!record || !field) return undefined;
  const more = (beside ?? '').replace(/\b(?:the|an?|which|what|its|their) /gi, '').replace(/,? and /g, ', ');
  const fields = [field.name, more].filter(Boolean).join(', ');
  return { way: 'fill', record: record.one, fields, details: [{ name: field.name, said: value, isValue: true }], text };
}

const savedOn =
  /^([\p{L} ,'-]{3,80}?) (?:is|are) (?:saved|kept|noted|stored|written|recorded|entered) (?:on|with|at|in|for) (?:the |that |his |her |their )?([\p{L} -]{2,30})$/iu;
/** 'Days and times, minutes away are saved on the patient': fields of that thing. */
export function savedFields({ text }: Outcome, { things }: Things): Outcome | undefined {
  const [, list = '', whole = ''] = savedOn.exec(text) ?? [];
  const record = whole ? recordCalled(things, whole.toLowerCase()) : undefined;
  const said = namingStems(list);
  const names = record?.fields.filter(({ name }) => namingStems(name).intersection(said).size > 0) ?? [];
  return record && names.length > 0
    ? { way: 'fill', record: record.one, fields: names.map(({ name }) => name).join(', '), text }
    : undefined;
}

const leftBehind =
  /^(?:the |an? )?((?:old|older|previous|earlier|former) [\p{L} -]{2,30}?) (?:stays?|remains?|is kept|is saved)(?: visible| there| beside it)?$/iu;
/** 'The older wording stays visible' of older wordings that are kept: one is made of what stood there. */
export function leftBefore({ text }: Outcome, { things }: Things): Outcome | undefined {
  const [, named = ''] = leftBehind.exec(text) ?? [];
  const record = named ? things.find(({ one }) => one === named.toLowerCase()) : undefined;
  return record && record.fields.length > 1
    ? { way: 'make', record: record.one, fields: record.fields.map(({ name }) => name).join(', '), text }
    : undefined;
}

/** 'Their comment stands with the entry': a field of the entry, or the thing that it is. */
export function keptBeside({ text }: Outcome, { things }: Things): Outcome | undefined {
  const [, what = '', whole = ''] = keptWith.exec(text) ?? [];
  const record = whole ? recordCalled(things, whole.toLowerCase()) : undefined;
  const words = namingStems(what);
  const field = record?.fields.find(({ name }) => words.size > 0 && words.isSubsetOf(namingStems(name)));
  return record && field ? { way: 'fill', record: record.one, fields: field.name, text } : undefined;
}
