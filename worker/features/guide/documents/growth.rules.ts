import { listKinds, tellDeed } from '#worker/features/guide/documents/doings.rules.ts';
import { hasManyHosts, isAmongKnown, placesOf } from '#worker/features/guide/documents/meeting.rules.ts';
import { peopleOf } from '#worker/features/guide/documents/personal-data.rules.ts';
import { firstFeature, listMeasures, ownFaults, sayToYou } from '#worker/features/guide/documents/speaking.rules.ts';
import {
  doingsOf,
  joinParts,
  listUnder,
  ownFeatures,
  tableUnder,
  termsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, lowerFirst, type Slots, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { closestFeature } from '#worker/features/guide/product/finding.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { actSentence } from '#worker/features/guide/product/telling-acts.rules.ts';

type Tell = (text: string) => string;
type Loop = { title: string; steps: string[]; watch: string };

/** The growth plan: the one figure, loops that the acts of this idea make, three experiments with a number and an end, and reviews. */
export function writeGrowth(product: Product, basis: string): string {
  const { name, idea } = product;
  const places = placesOf(product);
  const first = firstFeature(product);
  const after = closestFeature(product, String(termsOf(product).after));
  const second = after && after !== first ? after : ownFeatures(product).find((feature) => feature !== first);
  const terms: Slots = {
    ...termsOf(product),
    serving: doingsOf(product).host[0] ?? `work with ${name}`,
    trial: first ? lowerFirst(first.title) : name,
    trialId: first?.id ?? 'FR-1',
    yours: sayToYou(product, String(termsOf(product).doing)),
    mine: sayToYou(product, String(termsOf(product).doing))
      .replace(/\byour\b/g, 'my')
      .replace(/\byou\b/g, 'I'),
    following: second ? lowerFirst(second.title) : name,
    followingId: second?.id ?? 'FR-1',
    near: places[0] ?? name,
    next: places[1] ?? name,
  };
  const tell: Tell = (text) => capitalise(fill(text, terms)).replace(/\bagain again\b/g, 'again');
  const [limit] = product.excluded;
  return joinParts([
    `# ${name}: growth plan`,
    `From ${basis}.`,
    writeFigure(product),
    `## Loops that fit this idea\n\n${listLoops(product, tell)
      .map(
        ({ title, steps, watch }) =>
          `### ${title}\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}\n\nWatch: ${watch}`,
      )
      .join('\n\n')}`,
    writeExperiments(product, tell),
    writeReviews(product),
    listUnder('What to leave alone for now', [
      tell('Paid adverts: before 4 in 10 {clients} are back in week 4.'),
      tell(
        isAmongKnown(product)
          ? 'Others than these {clients}: before they miss {name} for a week.'
          : 'Beyond {near}: before it brings ten {clients} a week by itself.',
      ),
      ...(limit ? [`“${limit.replace(/\.$/, '')}”: before ten ${idea.client.many} ask for it.`] : []),
    ]),
    listUnder('Two talks a week', [
      ...listKinds(product)
        .slice(0, 2)
        .map(
          (doing) =>
            `With ${withArticle(doing.who.one)} who stayed: “${tellDeed(doing, doing.deed.ask)} And now, with ${name}?”`,
        ),
      tell('With {a client} who left: “What do you use now when you {yours}?”'),
    ]),
  ]);
}

/** The measure that everything is held against, and the one that must not pay for it. */
function writeFigure(product: Product): string {
  const [main, ...others] = listMeasures(product).map(({ id, text }) => ({
    id,
    text: fill(text, product.slots).replace(/\.$/, ''),
  }));
  if (!main) return '';
  const counter = others.find(({ text }) => /^Counter-measure/.test(text)) ?? others.at(-1);
  return `## The one figure\n\n${main.id}: ${main.text}.${counter ? ` Beside it ${counter.id}: ${lowerFirst(counter.text.replace(/^Counter-measure: /, ''))}.` : ''}`;
}

/** The ways in which one use of this product leads to the next: made of its acts, at most three. */
function listLoops(product: Product, tell: Tell): Loop[] {
  const { idea, slots, platform } = product;
  const people = new Set(peopleOf(product).map(({ one }) => one));
  const acts = idea.acts.filter(({ who }) => typeof who !== 'object' || people.has(who.one));
  const of = (one: string | undefined) => acts.filter(({ who }) => typeof who === 'object' && who.one === one);
  const [mine] = of(idea.client.one);
  const [theirs] = of(idea.host?.one);
  const say = (act: (typeof acts)[number] | undefined, fallback: string) =>
    act ? actSentence(act, slots) : tell(fallback);
  const first = firstFeature(product);
  const loops: Loop[] = [];
  if (hasManyHosts(product))
    loops.push({
      title: tell('{A host} brings {clients}, and these bring the next {host}'),
      steps: [
        say(theirs, '{Hosts} begin with {name} and tell those they deal with.'),
        say(mine, '{Clients} of these {hosts} {doing}.'),
        tell('{Clients} ask another {host}: “Why can I not {mine} with you?”'),
      ],
      watch: tell('New {clients} for each of the {hosts} in 30 days; 3 or more turn it.'),
    });
  const shown = acts.find(
    ({ family, verb }) =>
      /share|export/.test(family) ||
      /^(print|publish|show|send|post|announce|tell|challenge|upload|invite)$/.test(verb),
  );
  loops.push({
    title: shown ? tell('What leaves {name} shows it to others') : tell('One of the {clients} shows it to another'),
    steps: [
      shown ? actSentence(shown, slots) : say(mine, '{Clients} {doing}.'),
      platform === 'command line'
        ? tell('Its output names {name} and the command.')
        : tellOutcome(product, (shown && closestFeature(product, actSentence(shown, slots))) ?? first),
    ],
    watch: tell('Of 100 {clients}, those who bring one more to “{trial}” within 14 days; 15 are a loop, 5 luck.'),
  });
  const back = acts.find(
    ({ family, phrase, verb }) =>
      /remind|book|plan/.test(family) ||
      /^(get|receive|remind|tell|warn)$/.test(verb) ||
      /\b(every|each|again|weekly|monthly|morning|evening|tonight|tuesday|saturday|sunday|thursday)\b/i.test(phrase),
  );
  const comes = back ? actSentence(back, slots) : tell('{Clients} {doing}.');
  loops.push({
    title: tell('The same {clients} come back'),
    steps: [comes, tellOutcome(product, closestFeature(product, comes) ?? first), tell('They {doing} again.')],
    watch: tell('Of the {clients} of one week, those back in week 1, 2 and 4.'),
  });
  return loops.slice(0, 3);
}

/** What others see of a feature: its first promise. */
function tellOutcome(product: Product, feature: Feature | undefined): string {
  const good = listCriteria(product).find((one) => one.feature.id === feature?.id && !one.isFault);
  return good ? `When ${good.cause}, ${product.name} has to ${good.effect} (${good.id}).` : `${product.name} shows it.`;
}

function writeExperiments(product: Product, tell: Tell): string {
  const many = hasManyHosts(product);
  const [asked] = listKinds(product);
  const [fault] = ownFaults(product, 1);
  return tableUnder('Three experiments, one at a time', [
    ['Experiment', 'You believe', 'You do', 'It worked when', 'You stop when'],
    [
      tell('1. Ask at {near}'),
      tell('{Clients} there {doing} this week'),
      asked
        ? `Two hours a week, for two weeks: “${tellDeed(asked, asked.deed.ask)}”`
        : tell('Two hours a week at {near}'),
      tell('10 of 40 {clients} get through “{trial}” that day'),
      tell('2 or fewer of the first 20 {clients} do; then {next}'),
    ],
    ...(fault
      ? [
          [
            `2. Less of ${fault.id}`,
            `More ${product.idea.client.many} leave when ${fault.cause} than anywhere else`,
            `For half of them: show before it that it has to ${fault.effect}`,
            tell('Half as many {clients} leave there, 50 on each side'),
            tell('100 {clients} saw it'),
          ],
        ]
      : []),
    many
      ? [
          tell('3. {A host} tells their own {clients}'),
          tell('{Clients} believe the {host} they know'),
          tell('Three {hosts} put a code where {clients} look'),
          tell('Each {host} brings 10 {clients} in two weeks'),
          tell('{Hosts} are asked more often than {clients} come'),
        ]
      : [
          tell('3. Pass it on after {followingId}'),
          tell('{Clients} tell others right after “{following}”'),
          tell('{followingId} ends with one link, once a month'),
          tell('15 of 100 {clients} bring one more'),
          tell('3 {clients} say that it annoys'),
        ],
  ]);
}

/** When what is read: each measure on a day of its own, with what follows. */
function writeReviews(product: Product): string {
  const { idea, slots } = product;
  const days = [7, 30, 60, 90];
  const rows = listMeasures(product)
    .slice(0, days.length)
    .map(({ id, text }, index) => {
      const told = fill(text, slots).replace(/\.$/, '');
      const target = closestFeature(product, told) ?? firstFeature(product);
      return [
        String(days[index]),
        `${id}: ${lowerFirst(told)}`,
        index === 3
          ? 'Decide: on, smaller, or end'
          : `Watch three ${idea.client.many} at “${lowerFirst(target?.title ?? product.name)}”`,
      ];
    });
  return tableUnder('Reviews', [['Day', 'Met', 'Otherwise'], ...rows]);
}
