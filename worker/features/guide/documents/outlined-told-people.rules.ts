import { openGaps } from '#worker/features/guide/documents/open-questions.rules.ts';
import { isSingle, joinWords, type Noun, nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isInviting } from '#worker/features/guide/product/outlined-account.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { listEntities } from '#worker/features/guide/product/records.rules.ts';

const telling = /^(?:ask|tell|warn|remind|notify|inform) ([^,.]+)/;

/** 'Tell the conductor', of whom there are several and no row says which: that all of them are told, in one sentence for all such criteria. */
export function toldToAll(product: Product): string[] {
  if (!product.idea.isOutlined) return [];
  const { asked, assumed } = openGaps(product);
  const settled = [...asked.map(({ question }) => question), ...assumed]
    .filter((text) => /“the /i.test(text))
    .join(' ');
  const acts = new Map(listActs(product).map((act) => [act.feature.id, act]));
  const found = listCriteria(product).flatMap(({ effect, actor, feature, isFault, id }) => {
    const whom = telling.exec(effect)?.[1] ?? '';
    const act = acts.get(feature.id);
    const noun = product.idea.people.find(
      (kind) =>
        !isSingle(kind) &&
        (product.idea.outline?.people ?? []).some((line) =>
          new RegExp(`^${toPattern(kind.many)}\\b`, 'i').test(line),
        ) &&
        kind.one !== kind.many &&
        actor !== kind.one &&
        new RegExp(`(?:^|\\band )the ${kind.one}(?! (?:of|who|and|or)\\b)(?:$| and | that | why | by )`, 'i').test(
          whom,
        ),
    );
    const touched = act ? [act, ...(act.also ?? [])].flatMap(({ record }) => (record ? [record.one] : [])) : [];
    return noun &&
      !isFault &&
      !settled.includes(id) &&
      !touched.some((one) => pointsAt(product, one, noun) || isMadeBy(product, one, noun))
      ? [{ noun, id }]
      : [];
  });
  if (found.length === 0) return [];
  const kinds = [...new Set(found.map(({ noun }) => noun.many))];
  return [
    `Nobody told which of several ${joinWords(kinds, 'or')} is told; all of them are (${joinWords(found.map(({ id }) => id))}).`,
  ];
}

/** Whether a row says to whom of a kind it belongs, itself or by what it belongs to. */
function pointsAt(product: Product, one: string, noun: Noun, depth = 4): boolean {
  const entity = listEntities(product).find(({ name }) => name.toLowerCase() === one);
  const pointers = (entity?.fields ?? '')
    .split(', ')
    .flatMap((field) => (/ id$/.test(field) ? [field.slice(0, -3)] : []));
  const own = listEntities(product).find(({ name }) => name.toLowerCase() === noun.one);
  const whose = (own?.fields ?? '').split(', ').map((field) => field.replace(/ id$/, ''));
  return (
    one === noun.one ||
    whose.includes(one) ||
    pointers.some((name) => nounIn(noun.one, name) !== null) ||
    (depth > 0 && pointers.some((name) => pointsAt(product, name, noun, depth - 1)))
  );
}

/** Whether a row is that of whoever made it: of those who come for themselves, unless a rule shows all of them to all of these. */
function isMadeBy(product: Product, one: string, noun: Noun): boolean {
  const makers = listActs(product).filter(({ who, way, record }) => who && way === 'make' && record?.one === one);
  const texts = product.features.flatMap(({ criteria }) => criteria);
  const isInvited = texts.some(
    (text) => isInviting(text) && nounIn(noun.one, text.split(' invites somebody as ')[1] ?? '') !== null,
  );
  const shared = new RegExp(
    `^THE SYSTEM SHALL show (?:all .+|.+ of (?:all|everybody)) to ${toPattern(noun.many)}\\.$`,
    'i',
  );
  const isShared = texts.some((text) => shared.test(text) && nounIn(one, text) !== null);
  return makers.length > 0 && makers.every(({ who }) => who?.one === noun.one) && !isInvited && !isShared;
}
