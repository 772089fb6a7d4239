import { aimFor } from '#worker/features/guide/documents/outlined-user-aims.rules.ts';
import { measuresFor } from '#worker/features/guide/documents/outlined-user-measures.rules.ts';
import { soFar } from '#worker/features/guide/documents/outlined-user-today.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import {
  capitalise,
  isSingle,
  joinWords,
  type Noun,
  nounIn,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { buildable } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { doesOf, doOf } from '#worker/features/guide/idea/telling.rules.ts';
import { castOf, outsideUsersOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { readJob, tellHeard } from '#worker/features/guide/outline/outline-jobs.rules.ts';
import { namesIn } from '#worker/features/guide/outline/outline-names.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { signingUp } from '#worker/features/guide/product/outlined-account.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { deed } from '#worker/features/guide/product/outlined-aims.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What is told of one kind of people: a sentence on the job, how it is so far, what they do here, what they hear of, and their measures. */
type User = {
  name: string;
  job: string;
  today: string;
  acts: OutlinedAct[];
  hears: string;
  also: string;
  measures: string[];
};

/**
 * Each kind of people of an outline and the job they hire the product for, a block under a heading each: what they want and what comes of it; below
 * it how it is for them so far, what they do by feature, what they hear of, and the measures that tell whether it has helped them.
 */
export const usersOfOutline = (product: Product): string[] =>
  [
    ...usersOf(product).map(({ name, job, today, acts, hears, also, measures }) => {
      const does = acts.map((act) => `${deed(act)} (${act.feature.id})`);
      const told = [
        today && `So far: ${today}.`,
        does.length > 0 && `${/^The /.test(name) ? 'Does' : 'Do'} here: ${does.join('; ')}.`,
        hears,
        also,
        measures.length > 0 && `Success for them: ${measures.join('; ')}.`,
      ].filter(Boolean);
      return [`### ${name}`, job, told.map((line) => `- ${line}`).join('\n')].filter(Boolean).join('\n\n');
    }),
    outsideOf(product)
      .map((line) => `- ${line}`)
      .join('\n'),
  ].filter(Boolean);

const section = /^## Users and the job they hire it for\n[\s\S]*?(?=^## |(?![\s\S]))/m;
const doing = /^(- (?:Do|Does) here: )(.+)\.\n?/gm;
const noted = / \((FR-\d+)\.\d+\)/g;

/** Requirements in which nobody does what `isGone`, a feature that was taken out, and no job names what came of it. */
export const withoutGoneDeeds = (content: string, isGone: (id: string) => boolean): string =>
  content.replace(section, (users) =>
    users
      .replace(doing, (_, opening: string, deeds: string) => {
        const left = deeds.split('; ').filter((one) => !isGone(/\((FR-\d+)\)$/.exec(one)?.[1] ?? ''));
        return left.length > 0 ? `${opening}${left.join('; ')}.\n` : '';
      })
      .replace(noted, (note, id: string) => (isGone(id) ? '' : note)),
  );

/** The same in one line each, for a page that is read before there are features: the job, how it is so far and the measures. */
export const usersInShort = (product: Product): string[] => [
  ...usersOf(product).map(({ name, job, today, measures }) =>
    [
      `**${name}**: ${job}`,
      today && `So far: ${today}.`,
      measures.length > 0 && `Success for them: ${measures.join('; ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  ),
  ...outsideOf(product),
];

function usersOf(product: Product): User[] {
  const { outline, name, people } = product.idea;
  const acts = listActs(product);
  const cast = outline && castOf(outline, name);
  const told = new Set<string>();
  return people.map((noun) => {
    const read = cast && readJob(noun, buildable(acts.map((act) => act.told)), cast, namesIn(product.idea));
    const { says = '', hears = [] } = read ?? {};
    // Who was told to want something hires it for that.
    const [wanted = ''] = saidWant.exec(says) ?? [];
    const aim = wanted || aimFor(product, noun, hears);
    const own = acts.filter((act) => read?.acts.includes(act.told));
    const job =
      [says.replace(wanted, '').trim(), aim || hiredFor(product, noun, own)].filter(Boolean).join(' ') ||
      doesWith(product, noun) ||
      seenBy(product, noun) ||
      (hears.length > 0 ? '' : metBy(product, noun));
    // One sentence on today is told of those who stand first.
    const whole = soFar(product, noun);
    const today = told.has(whole) ? '' : whole;
    told.add(whole);
    const heard = tellHeard(
      hears.filter((event) => !aim.toLowerCase().includes(event.toLowerCase())),
      isSingle(noun),
    );
    return {
      name: capitalise(noun.many),
      job: job || heard || untold,
      today,
      // What is told whole by the job is not told again.
      acts: own.every((act) => job.includes(deed(act))) ? [] : own,
      hears: job ? heard : '',
      also: bothSides(product, noun),
      measures: measuresFor(product, noun, today),
    };
  });
}

const saidWant = /^(?:Each |Just )?(?:wants?|needs?) (?:to|no|an?|one|the|their|every|nothing|nobody) .+?[.](?= |$)/i;

const outsideOf = ({ idea, name }: Product): string[] =>
  (idea.outline ? outsideUsersOf(idea.outline) : []).map(
    ({ noun, says }) =>
      `**${capitalise(noun.one)}** (outside of ${name}, without an account): ${says ? `${capitalise(says)}.` : untold}`,
  );

/** Of those who sign up, who of the others they may be with the same account. */
function bothSides(product: Product, noun: Noun): string {
  for (const { feature, id, cause } of listCriteria(product)) {
    const signed = feature.key === 'account' ? signingUp(`WHEN ${cause}`, product.idea.people) : [];
    const others = signed.filter(({ one }) => one !== noun.one);
    if (signed.includes(noun) && others.length > 0)
      return `The same person may be ${joinWords(
        others.map(({ one }) => withArticle(one)),
        'or',
      )} too (${id}).`;
  }
  return '';
}

/** Of whom no line tells a want: what they do first, with what comes of it by the criteria of its feature, 'Hire it to approve a request: …'. */
function hiredFor(product: Product, noun: Noun, own: OutlinedAct[]): string {
  const [act] = own;
  if (!act) return '';
  const deeds = own.length === 1 ? [deed(act)] : own.slice(0, mostDeeds).map(deed);
  const effects = own.length === 1 && !/ and /.test(deed(act)) ? effectsOf(product, noun, act) : [];
  return `${isSingle(noun) ? 'Hires' : 'Hire'} it to ${joinWords(deeds)}${effects.length > 0 ? `: ${joinWords(effects)}` : ''}.`;
}

const mostDeeds = 2;

/** What comes of an act, by the criteria of its feature: the state that it sets, whom it tells, or what is shown. */
function effectsOf(product: Product, noun: Noun, act: OutlinedAct): string[] {
  const isSight = act.way === 'read';
  const done = listCriteria(product).filter(
    ({ feature, isFault, actor }) => feature === act.feature && !isFault && actor === noun.one.toLowerCase(),
  );
  const effects = done.flatMap(({ effect, id }) => {
    const [, thing, state] = /^set the (.+?) to “([^”]+)”(?! (?:where|when|or)\b)/.exec(effect) ?? [];
    const [, whom] = /^tell (.+)$/.exec(effect) ?? [];
    const [, shown] = /^show (?!it |beside )(.+)$/.exec(effect) ?? [];
    if (isSight) return shown && !deed(act).includes(shown) ? [`they get ${shown} (${id})`] : [];
    if (thing) return [`the ${thing} is then “${state}” (${id})`];
    return whom ? [`${product.name} tells ${whom} (${id})`] : [];
  });
  return effects.slice(0, mostEffects);
}
const mostEffects = 3;

/** Of somebody whom lines only name beside whoever does it: 'the handicapper or Graham types in finish times'. */
function doesWith(product: Product, noun: Noun): string {
  const name = product.idea.called?.[noun.one];
  const beside = name && new RegExp(`^[^,]{2,60}? (?:or|and) ${toPattern(name)} `, 'u');
  const acts = beside ? listActs(product).filter(({ told }) => beside.test(told.line ?? '')) : [];
  const [first] = acts;
  return first?.who
    ? `${capitalise(joinWords(acts.map(({ told, feature }) => `${isSingle(noun) ? doesOf(told) : doOf(told)} (${feature.id})`)))}, as ${isSingle(first.who) ? first.who.many : `the ${first.who.one}`} does.`
    : '';
}

const untold = 'No line tells what they do here.';

/** Of people who do nothing that a line tells, what a rule says that they see or may, and not what they do not. */
function seenBy(product: Product, { one, many }: Noun): string {
  const names = [one, many, one.replace(/ (?:staff|team|people)$/, '')].map(toPattern).join('|');
  const opening = new RegExp(`^(?:the )?(?:${names}) (?:only )?((?:sees?|may|can|gets?)\\b.+)$`, 'i');
  return ownerRules(product)
    .flatMap(({ text }) => text.split(/;\s+/))
    .flatMap((text) => opening.exec(text)?.[1] ?? [])
    .map((text) => `${capitalise(text.replace(/,? but (?:not|never|nothing)\b.*$/i, '').replace(/[.\s]+$/, ''))}.`)
    .join(' ');
}

/** Of people who only meet what others do, the steps that name them by what sets them apart: 'the first on the waiting list'. */
function metBy(product: Product, { one }: Noun): string {
  const apart =
    /^(?:person|people|somebody|someone|those|member) (?:on|in|at|of|from) (?:the )?(.+)$/i.exec(one)?.[1] ?? one;
  const met = listActs(product).filter(({ told }) => nounIn(apart, `${told.phrase} ${told.when ?? ''}`) !== null);
  const steps = met.slice(0, mostMet).map(({ told, feature }) => {
    const line = (told.line ?? feature.says).replace(/[.\s]+$/, '');
    return `${capitalise(line)} (${feature.id}).`;
  });
  const [span] = met.flatMap(({ told }) =>
    (told.outcomes ?? []).flatMap(({ text }) => givenTime.exec(text)?.slice(1, 2) ?? []),
  );
  if (steps.length === 0) return '';
  return `${steps.join(' ')} ${span ? `They have ${span}; by` : 'By'} which way they hear of it${span ? ' and answer' : ''} nobody told.`;
}

const mostMet = 2;
const givenTime = /^give them (\d.+?)(?:, and list .*)?$/i;
