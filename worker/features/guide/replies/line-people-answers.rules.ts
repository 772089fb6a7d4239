import { partOutcomes } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { capitalise, joinWords, type Noun, patternOfNoun } from '#worker/features/guide/grammar/words.rules.ts';
import {
  type Asked,
  askedStems,
  closestLines,
  half,
  most,
  mostLines,
  sayIt,
  tellLines,
} from '#worker/features/guide/replies/asked-lines.rules.ts';

const mostFeatures = 14;

/** 'What can a fixer do?' */
export function tellDeeds(who: Noun, { product }: Asked): string {
  const own = product.features.filter(({ actor }) => actor?.one === who.one);
  const told = product.features.filter(({ criteria }) =>
    criteria.some(
      (one) =>
        /\bSHALL (?:tell|remind|warn|ask|mail|send)\b/.test(one) &&
        patternOfNoun(who).test(one.split(/\bSHALL\b/)[1] ?? ''),
    ),
  );
  const does =
    own.length > 0
      ? `${capitalise(who.many)} can do this:\n\n${own
          .slice(0, mostFeatures)
          .map(({ id, title }) => `- ${id} ${title}`)
          .join('\n')}`
      : `No line says that ${who.many} do anything themselves.`;
  const hears = told.filter((one) => !own.includes(one)).slice(0, mostLines);
  return `${does}${hears.length > 0 ? `\n\nThey hear of ${joinWords(hears.map(({ id, title }) => `${id} ${title}`))}.` : ''}`;
}

/** 'Who gets told when a tree is reported?' */
export function tellWhom(clause: string, { product, lines, vocabulary }: Asked): string | undefined {
  const asked = askedStems(clause).intersection(vocabulary);
  const acts = closestLines(
    lines.filter(({ kind }) => kind === 'act'),
    asked,
    half,
    true,
  );
  if (acts.length === 0) return undefined;
  const telling = acts.filter(({ text }) => partOutcomes(text).outcomes.some(({ way }) => way === 'tell'));
  if (telling.length > 0) return `The lines say who is told:\n\n${tellLines(telling.slice(0, mostLines), product)}`;
  const { client, host } = product.idea;
  const [first] = acts;
  return `Nobody is told: the line is ${first ? tellLines([first], product).slice(2) : 'silent'}, and tells of nobody who hears of it. ${sayIt(`${partOutcomes(first?.text ?? '').line} → the ${(host ?? client).one} is told`)}`;
}

/** 'Who tells the guest?': what the product tells by itself. */
export function tellTeller(whom: Noun, { product, lines }: Asked): string {
  const telling = lines.filter(({ text }) =>
    partOutcomes(text).outcomes.some((said) => said.way === 'tell' && patternOfNoun(whom).test(said.whom)),
  );
  return telling.length > 0
    ? `${product.name} does, by itself. The lines by which ${whom.many} are told:\n\n${tellLines(telling.slice(0, mostFeatures), product)}`
    : `Nobody does: no line tells ${whom.many} anything. ${sayIt(`… → the ${whom.one} is told`)}`;
}

/** 'Who can delete a scene?' */
export function tellDoer(rest: string, { product, lines, vocabulary }: Asked): string | undefined {
  const asked = askedStems(rest);
  if (asked.size < 2 || asked.intersection(vocabulary).size === 0) return undefined;
  const found = closestLines(
    lines.filter(({ kind, text }) => kind === 'act' || (kind === 'rule' && /\b(?:only|except|but)\b/i.test(text))),
    asked,
    most,
    true,
  );
  return found.length > 0
    ? `The lines say who does that:\n\n${tellLines(found.slice(0, mostLines), product)}`
    : undefined;
}
