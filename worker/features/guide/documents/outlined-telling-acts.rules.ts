import { tellLine } from '#worker/features/guide/documents/outlined-definitions.rules.ts';
import { isSingle, joinWords, type Noun, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { doesOf, doOf, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isDoor, isStatement, undoes } from '#worker/features/guide/product/outlined-branches.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const longestAct = 75;

/** The acts that tell them apart: first what nobody else does, and of that what makes something before what takes it back. */
export function tellingActs(product: Product, noun: Noun): OutlinedAct[] {
  const all = listActs(product);
  const own = all.filter(
    (act) => act.who?.one === noun.one && !isStatement(act) && deedOf(product, noun, act.told).length <= longestAct,
  );
  const isAlone = (act: OutlinedAct) =>
    !all.some(
      ({ who, record, way }) =>
        who && who.one !== noun.one && record === act.record && way === act.way && way !== 'read',
    );
  const weight = ({ told, way, ...act }: OutlinedAct) =>
    (isAlone({ told, way, ...act }) ? 0 : 4) +
    (way === 'read' || isDoor({ told, way, ...act }) ? 1 : 0) +
    (undoes.test(told.verb) || /,| and | not /.test(deedOf(product, noun, told)) ? 2 : 0);
  const rank = ({ record }: OutlinedAct) =>
    record ? product.idea.records.indexOf(record) : product.idea.records.length;
  const [first, ...others] = own.toSorted((a, b) => weight(a) - weight(b) || rank(a) - rank(b));
  if (!first) return [];
  // Two deeds on one thing tell less than two on different ones.
  const second = others.find((act) => act.record !== first.record && weight(act) < mostWeight) ?? others[0];
  return [first, ...(second ? [second] : [])].toSorted(
    (a, b) => product.features.indexOf(a.feature) - product.features.indexOf(b.feature),
  );
}
const mostWeight = 2;

/** What one of them does as the line tells it: 'agrees or refuses'; of a line on several of them in the third person of its first verb. */
function deedOf(product: Product, noun: Noun, told: OutlinedAct['told']): string {
  const line = told.line && tellLine(product, told.line);
  const [, tail = ''] = (line && new RegExp(`^(?:an?|the) ${toPattern(noun.one)} (.+)$`, 'i').exec(line)) || [];
  return tail.startsWith(`${thirdOf(told.verb)} `) ? tail : doesOf(told);
}

/** 'Sees the scaffolds and the entries': two deeds as one phrase, a verb that both have once. */
export function joinDeeds(product: Product, noun: Noun, acts: OutlinedAct[]): string {
  const deeds = acts.map(({ told }) => deedOf(product, noun, told));
  const [first = '', second = ''] = deeds;
  const verb = /^\p{L}+ /u.exec(first)?.[0] ?? '';
  const isSame = verb !== '' && second.startsWith(verb) && !/,| and /.test(`${first}${second}`);
  return isSame ? `${first} and ${second.slice(verb.length)}` : joinWords(deeds);
}

/** What it is there for in infinitives: what they first make in it, up to where a line goes on: 'add a hive and note a check of a hive'. */
export function tellingDeeds(product: Product, noun: Noun): string {
  const own = listActs(product).filter(
    (act) =>
      act.who?.one === noun.one &&
      act.feature.priority.level === 'must' &&
      !isStatement(act) &&
      !isDoor(act) &&
      !undoes.test(act.told.verb),
  );
  const makes = own.filter(({ way }) => way === 'make');
  const verbs = (makes.length > 0 ? makes : own).filter(
    ({ told }, at, all) => all.findIndex((other) => other.told.verb === told.verb) === at,
  );
  const deeds = verbs.slice(0, mostDeeds).map(({ told }) => {
    const [deed = ''] = (isSingle(noun) ? doesOf(told) : doOf(told)).split(/[,;:(]| and /);
    return deed.trim();
  });
  return joinWords([...new Set(deeds)]);
}
const mostDeeds = 2;
