import { type Doing, listKinds, tellDeed } from '#worker/features/guide/documents/doings.rules.ts';
import { listSayings } from '#worker/features/guide/documents/launch-talk.rules.ts';
import { hasManyHosts, isAmongKnown, placesOf } from '#worker/features/guide/documents/meeting.rules.ts';
import { listPersonalData } from '#worker/features/guide/documents/personal-data.rules.ts';
import { firstFeature, listMeasures, ownFaults } from '#worker/features/guide/documents/speaking.rules.ts';
import { headsOf } from '#worker/features/guide/documents/sums.rules.ts';
import { joinParts, listUnder, ownFeatures, tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { closestFeature } from '#worker/features/guide/product/finding.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const mostTried = 10;

/** What each of the own features promises first, in their order, the one that people begin with before the others. */
function promisesOf(product: Product): Criterion[] {
  const first = firstFeature(product);
  const own = ownFeatures(product);
  return [...(first ? [first] : []), ...own.filter((feature) => feature !== first)].flatMap(
    (feature) => listCriteria(product).find((one) => one.feature === feature && !one.isFault) ?? [],
  );
}

/** The launch plan: weeks with this idea's people and places, what to say to them, what is checked before, and what to do when a measure is missed. */
export function writeLaunch(product: Product, basis: string): string {
  const { name } = product;
  return joinParts([
    `# ${name}: launch plan`,
    `From ${basis}. Week 0: your date.`,
    writeWeeks(product),
    writeWhom(product),
    listUnder('What to say', listSayings(product)),
    writeChecks(product),
    writeMeasures(product),
    listUnder('When to put it off', [
      ...ownFaults(product, 2).map(
        ({ id, cause, effect }) => `${capitalise(cause)}, and it does not ${effect.replace(/^not /, '')} (${id}).`,
      ),
    ]),
  ]);
}

/** Week by week, each about another promise of the product: first asked for, then watched, then left alone, then open. */
function writeWeeks(product: Product): string {
  const { idea, name } = product;
  const [asked] = listKinds(product);
  const [first, second, third] = promisesOf(product);
  const [fault] = ownFaults(product, 1);
  const [near = name, next = name] = placesOf(product);
  const many = Math.min(mostTried, headsOf(product, idea.client).many);
  const known = isAmongKnown(product);
  const [main, again] = listMeasures(product);
  const rows: (string[] | undefined)[] = [
    asked && [
      '−4',
      `At ${near}: “${tellDeed(asked, asked.deed.ask)}”`,
      `${many} names of ${asked.who.many}, each with a story about ${asked.object.many}`,
    ],
    first && [
      '−3',
      `Watch ${many} ${idea.client.many}, say nothing: ${first.cause} (${first.id})`,
      `${Math.ceil(many * 0.8)} of ${many} see it ${first.effect}`,
    ],
    second && [
      '−2',
      `Leave them alone with it: ${second.cause} (${second.id})`,
      `${Math.ceil(many / 2)} of them came back to it unasked`,
    ],
    fault && ['−1', `Rehearse it on the final address: ${fault.cause} (${fault.id})`, `It was seen to ${fault.effect}`],
    [
      '0',
      known ? `All ${idea.client.many} at ${near}` : `${capitalise(near)}, a day later ${next}`,
      known
        ? `Half of the ${idea.client.many} used it`
        : `30 ${idea.client.many} got as far as ${first?.id ?? 'the first screen'}`,
    ],
    third && [
      '+1',
      `Call three for whom it did not go on to this: ${third.cause} (${third.id})`,
      `Three reasons, in words of ${idea.client.many}`,
    ],
    again && [
      '+4',
      `${again.id}: ${lowerFirst(fill(again.text, product.slots)).replace(/\.$/, '')}`,
      `${main?.id ?? again.id} and ${again.id} read; on, another group than ${idea.client.many}, or stop`,
    ],
  ];
  return tableUnder('Week by week', [['Week', 'What', 'Done when'], ...rows.flatMap((row) => (row ? [row] : []))]);
}

/** Where the first people are met, and what each place is for. */
function writeWhom(product: Product): string {
  const { idea } = product;
  const kinds = listKinds(product);
  const asks = (index: number): Doing | undefined => kinds[index % Math.max(1, kinds.length)];
  const rows = placesOf(product).map((place, index) => {
    const doing = asks(index);
    return [
      capitalise(place),
      (doing?.who ?? idea.client).many,
      doing
        ? `“${lowerFirst(doing.feature.title)}” (${doing.feature.id}) once, with their own ${doing.object.many}`
        : 'ten minutes',
    ];
  });
  const { host } = idea;
  const told = tableUnder('Where, whom, and what you ask for', [
    ['Where', 'Whom', 'What you ask for'],
    ...rows,
    ...(host && hasManyHosts(product)
      ? [
          [
            `Where ${host.many} work`,
            `a ${host.one} who says no first`.replace(/\ba (?=[aeiou])/, 'an '),
            `two weeks, with you beside the ${host.one} on day one`,
          ],
        ]
      : []),
  ]);
  return idea.isOutlined ? `${told}\n\n[ASSUMPTION] These places are proposals: put your own in their stead.` : told;
}

/** What somebody who did not build it goes through in the week before. */
function writeChecks(product: Product): string {
  const ask = ({ id, cause, effect }: Criterion) =>
    `[ ] ${id}: when ${lowerFirst(cause)}, does ${product.name} ${effect}?`;
  const data = listPersonalData(product).filter(({ record }) => record !== 'Account');
  return listUnder('Check list of the week before', [
    ...promisesOf(product).slice(0, 4).map(ask),
    ...ownFaults(product, 4).map(ask),
    ...data.slice(0, 2).map(({ record, of }) => `[ ] ${record} of one of the ${of} erased, and back from the copy`),
    '[ ] Privacy policy, terms: read',
  ]);
}

function writeMeasures(product: Product): string {
  const { slots, idea } = product;
  const rows = listMeasures(product).map(({ id, text }) => {
    const told = fill(text, slots).replace(/\.$/, '');
    const target = closestFeature(product, told) ?? firstFeature(product);
    const fault = listCriteria(product).find(({ feature, isFault }) => isFault && feature.id === target?.id);
    const then = /^Counter-measure/.test(told)
      ? `Take out of “${lowerFirst(target?.title ?? product.name)}” what costs ${(idea.host ?? idea.client).many} more than it gives`
      : fault
        ? `Count at “${lowerFirst(target?.title ?? product.name)}” how often ${fault.cause} (${fault.id}); else watch three more ${idea.client.many}`
        : `Watch three more ${idea.client.many} at “${lowerFirst(target?.title ?? product.name)}”`;
    return [id, told, 'Each Monday', then];
  });
  return tableUnder('What to watch, and what to do when it is missed', [
    ['Measure', 'Met when', 'Read', 'If it is missed'],
    ...rows,
  ]);
}
