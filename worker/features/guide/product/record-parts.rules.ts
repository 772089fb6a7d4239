import { kindsOfPattern } from '#worker/features/guide/content/record-classes.ts';
import { capitalise, fill, pluralOf, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { addFields, type Draft } from '#worker/features/guide/product/record-fields.rules.ts';

/** Rows that belong to a record: the lines of an order, the pictures of a gallery. */
export function addParts({ idea }: Product, drafts: Draft[]): void {
  const covered = idea.pattern.isOwn ? [] : kindsOfPattern[idea.pattern.id].split(',');
  for (const draft of [...drafts]) {
    const { kind, name, thing, actor } = draft;
    const part = kind?.part;
    if (!kind || !part || covered.includes(kind.key) || !(part.told?.test(idea.said) ?? true)) continue;
    const one = name.toLowerCase();
    const slots = { record: { one, many: `${one}s` }, thing: thing ?? one, actor: actor ?? idea.client.one };
    const called = capitalise(fill(part.called, slots));
    const same = drafts.find((other) => other.name.toLowerCase() === called.toLowerCase());
    // The pictures of an album are some of those in the gallery.
    if (same && kind.key === 'gallery') drafts.push(placesIn(draft, same));
    if (same) continue;
    drafts.push({
      name: called,
      kind: undefined,
      fields: part.fields.split(', ').map((field) => fill(field, slots)),
      holds: fill(part.holds, slots),
      unique: part.unique?.split(', ').map((field) => fill(field, slots)),
      of: draft,
    });
  }
}

/** Which rows of one record stand in another, and where. */
function placesIn(whole: Draft, part: Draft): Draft {
  const [one, other] = [whole.name.toLowerCase(), part.name.toLowerCase()];
  return {
    name: capitalise(`${one} ${other}`),
    kind: undefined,
    fields: [`${one} id`, `${other} id`, 'position'],
    holds: `Which ${pluralOf(other)} are in the ${one}, and in which order`,
    unique: [`${one} id`, `${other} id`],
    of: whole,
  };
}

/** A choice or an attempt is a row of a person and of what was chosen or tried: of the part where there are parts, and not of the whole. */
export function pointAtChosen(drafts: Draft[]): void {
  const part = drafts.find(({ of }) => of?.kind?.key === 'gallery');
  const ticked = drafts.find(({ kind }) => kind?.key === 'tick')?.thing;
  for (const draft of drafts) {
    const chosen = draft.kind?.key === 'choice' ? (part?.name.toLowerCase() ?? draft.thing) : undefined;
    const one = chosen ?? (draft.kind?.key === 'attempt' ? (draft.thing ?? ticked) : undefined);
    if (!one) continue;
    const rest = draft.fields.filter(
      (field) => field !== '{thing} id' && field !== `${part?.of?.name.toLowerCase()} id`,
    );
    const at = rest.findIndex((field) => / id$/.test(field)) + 1;
    draft.fields = rest.includes(`${one} id`) ? rest : rest.toSpliced(at, 0, `${one} id`);
    draft.unique = draft.unique?.map((field) => (field === '{thing} id' ? `${one} id` : field));
    draft.thing = one;
  }
}

/** What people want to see of it has to stand somewhere: 'which grade they flash', 'which words were hard', 'which pictures to retouch'. */
export function keepAsked(acts: Told[], drafts: Draft[]): void {
  const named = (word: string) => drafts.find(({ name }) => name.toLowerCase() === singularOf(word));
  const row = ['tick', 'choice', 'attempt'].flatMap((key) => drafts.find(({ kind }) => kind?.key === key) ?? [])[0];
  for (const { verb, phrase, subject } of acts) {
    const stored = /\bto the archive\b/.test(phrase) ? named(subject.split(' ').at(-1) ?? '') : undefined;
    if (stored) addFields(stored, ['archived at']);
    const [, what = '', done = ''] = /\bwhich (\w+) they (\w+)$/.exec(phrase) ?? [];
    const about = row && drafts.find(({ name }) => name.toLowerCase() === row.thing);
    if (what && row && about && !named(what)) {
      addFields(about, [singularOf(what)]);
      addFields(row, [`was ${pastOf(done)}`]);
      row.deeds = [...(row.deeds ?? []), `${verb} ${phrase}`.toLowerCase()];
    }
    const [, whats = '', be = ''] = /\bwhich (\w+) (?:was|were|is|are) (\w+)$/.exec(phrase) ?? [];
    const [, these = '', due = ''] = /\bwhich (\w+) to (\w+)$/.exec(phrase) ?? [];
    const marked = named(whats || these);
    if (marked) addFields(marked, [be ? `is ${be}` : `is to ${due}`]);
  }
}

const pastOf = (verb: string) => (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);
