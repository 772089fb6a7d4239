import type { Term } from '#worker/features/guide/documents/glossary-terms.rules.ts';
import { definitionOf, tellLine } from '#worker/features/guide/documents/outlined-definitions.rules.ts';
import { listUsers } from '#worker/features/guide/documents/outlined-vision.rules.ts';
import {
  capitalise,
  isSingle,
  joinClauses,
  joinWords,
  type Noun,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { doesOf, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { isFirstAccount, isInviting, isSigningUp } from '#worker/features/guide/product/outlined-account.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isDoor, isStatement, undoes } from '#worker/features/guide/product/outlined-branches.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const longestAct = 75;

/** Each kind of people who use an outlined product: what they do in it that others do not, how they come in, and what they may see. */
export function peopleTerms(product: Product): Term[] {
  return listUsers(product).flatMap((noun): Term[] => {
    const record = product.idea.records.find(({ one }) => one === noun.one);
    const entered = record ? definitionOf(product, record) : '';
    const acts = tellingActs(product, noun);
    const does = joinDeeds(product, noun, acts);
    const ids = acts.map(({ feature }) => feature.id).join(', ');
    const rights = rightsOf(product, noun);
    if (acts.length === 0 && rights === '') return [];
    const comes = comesIn(product, noun);
    const isEntered = entered.startsWith('Somebody whom ');
    const who = isSingle(noun) ? 'The one who' : 'Whoever';
    const said = isEntered
      ? [entered, does && `${capitalise(does)} (${ids})${rights && `; ${rights}`}.`]
      : acts.length > 0
        ? [`${who} ${does} (${ids})${comes && `; ${comes}`}.`, rights && `${capitalise(rights)}.`]
        : [`${who} ${rights}${comes && `; ${comes}`}.`];
    return [{ term: noun.one, means: said.filter(Boolean).join(' ') }];
  });
}

/** The acts that tell them apart: first what nobody else does, and of that what makes something before what takes it back. */
function tellingActs(product: Product, noun: Noun): OutlinedAct[] {
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
function joinDeeds(product: Product, noun: Noun, acts: OutlinedAct[]): string {
  const deeds = acts.map(({ told }) => deedOf(product, noun, told));
  const [first = '', second = ''] = deeds;
  const verb = /^\p{L}+ /u.exec(first)?.[0] ?? '';
  const isSame = verb !== '' && second.startsWith(verb) && !/,| and /.test(`${first}${second}`);
  return isSame ? `${first} and ${second.slice(verb.length)}` : joinWords(deeds);
}

/** All criteria of a product with their ids. */
const numbered = ({ features }: Product) =>
  features.flatMap((feature) =>
    feature.criteria.map((text, at) => ({ text, id: criterionId(feature, at), key: feature.key })),
  );

/** By which way they get in: signing up, an invitation, the first account, or none at all. */
function comesIn(product: Product, noun: Noun): string {
  const account = numbered(product).filter(({ key }) => key === 'account');
  const called = [noun.one, noun.many, withArticle(noun.one), `the first ${noun.one}`, `one of ${noun.many}`];
  const isNamed = (list: string) => list.split(/, | or /).some((one) => called.includes(one));
  for (const { text, id } of account) {
    const [, signing = ''] = /^WHEN (.+?) signs up\b/.exec(text) ?? [];
    const [, inviting = '', invited = ''] = /^WHEN (.+?) invites somebody as (.+?), THE SYSTEM/.exec(text) ?? [];
    if (isSigningUp(text) && isNamed(signing)) return `makes an account alone (${id})`;
    if (isInviting(text) && isNamed(invited))
      return `is invited by ${isNamed(inviting) && !isSingle(noun) ? `another ${noun.one}` : inviting} (${id})`;
    const [, first = ''] = /SHALL make that of (.+?) for the address/.exec(text) ?? [];
    if (isFirstAccount(text) && isSingle(noun) && isNamed(first)) return `has the first account (${id})`;
  }
  return '';
}

/** What only they see, or the only things that they see: 'alone sees reasons (FR-13.9)'. */
function rightsOf(product: Product, noun: Noun): string {
  const alone = new RegExp(`^THE SYSTEM SHALL show (?!only )(.+?) only to ${toPattern(noun.many)}\\b(?! of)`, 'i');
  const own = new RegExp(`^THE SYSTEM SHALL show only (.+?) to ${toPattern(noun.many)}\\b`, 'i');
  const rights = numbered(product).flatMap(({ text, id }) => {
    const [, seen] = alone.exec(text) ?? [];
    const [, few] = own.exec(text) ?? [];
    if (seen) return [`alone sees ${seen} (${id})`];
    return few ? [`sees only ${few} (${id})`] : [];
  });
  return joinClauses(rights.slice(0, 1));
}
