import { type Tell, writeWhom, writeWords } from '#worker/features/guide/documents/launch-talk.rules.ts';
import { hasManyHosts, isAmongKnown, placesOf } from '#worker/features/guide/documents/meeting.rules.ts';
import { listPersonalData } from '#worker/features/guide/documents/personal-data.rules.ts';
import { firstFeature, listMeasures, ownFaults } from '#worker/features/guide/documents/speaking.rules.ts';
import {
  doingsOf,
  joinParts,
  listUnder,
  lowerFirst,
  ownFeatures,
  tableUnder,
  termsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { closestFeature } from '#worker/features/guide/listening/finding.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The launch plan: weeks with this idea's people and places, what to say to them, what is checked before, and what to do when a measure is missed. */
export function writeLaunch(product: Product, basis: string): string {
  const { name, idea } = product;
  const places = placesOf(product);
  const first = firstFeature(product);
  const terms: Slots = {
    ...termsOf(product),
    serving: doingsOf(product).host[0] ?? `let ${idea.client.many} go on`,
    trial: first ? lowerFirst(first.title) : name,
    trialId: first?.id ?? 'FR-1',
    near: places[0] ?? name,
    next: places[1] ?? name,
    third: places[2] ?? name,
  };
  const tell: Tell = (text) => capitalise(fill(text, terms)).replace(/\bagain again\b/g, 'again');
  return joinParts([
    `# ${name}: launch plan`,
    `${tell('From the first ten {clients} to the day on which anyone can {doing}')}; from ${basis}. ${tell('Week 0 is the week of the launch: write its date beside it, and take none on which {clients} are away.')}`,
    writeWeeks(product, tell),
    writeWhom(product, places, tell),
    writeWords(product, tell),
    writeChecks(product, tell),
    tableUnder(tell('The day itself'), [
      ['Hour', 'What', 'Done when'],
      [
        '8:00',
        tell(
          product.platform === 'command line'
            ? 'Install {name} from the registry on a machine that never had it, and go through “{trial}”'
            : 'Go through “{trial}” on the final address with a phone, as one of the {clients}',
        ),
        tell('{trialId} is through, and the test entry of {name} is gone again'),
      ],
      [
        '9:00',
        tell('Say the words above at {near}, and send them to the ten {clients} of the trial'),
        tell('Each of the ten {clients} of the trial has opened {name} on its final address'),
      ],
      [
        '10:00 to 16:00',
        tell('Answer everybody who writes about {name} within 30 minutes, and be at {near} yourself'),
        tell('Each stop of one of the {clients} is a line with the time'),
      ],
      [
        '17:00',
        tell('Read how many got through “{trial}”'),
        tell('The figure stands on the sheet of {name}, beside the one you wrote down yesterday'),
      ],
      [
        '18:00',
        tell('Mend at most one thing, the one that stopped the most {clients}'),
        tell('{trialId} was gone through again after it'),
      ],
    ]),
    writeMeasures(product, tell),
    listUnder('When to put it off', [
      ...ownFaults(product, 1).map(({ id, cause }) => tell(`${id} fails when tried: ${lowerFirst(cause)}.`)),
      tell('Fewer than five of the ten {clients} of the trial came back in week −2 without being asked to.'),
      tell('Nobody but you can stop {name}, or bring yesterday’s {goods} back from the copy.'),
    ]),
  ]);
}

function writeWeeks(product: Product, tell: Tell): string {
  const { idea } = product;
  const [second, third] = ownFeatures(product).filter((feature) => feature !== firstFeature(product));
  const known = isAmongKnown(product);
  return tableUnder('Week by week', [
    ['Week', 'What', 'With whom', 'Done when'],
    [
      '−4',
      tell(
        known
          ? 'Say at {near} what {name} will do, and ask who wants to try it first'
          : 'Go to {near} and {next}; ask {clients} how they manage now when they want to {doing}, and note ten names',
      ),
      tell(hasManyHosts(product) ? '{Clients}, and two {hosts}' : '{Clients} you have not met before'),
      tell('Ten names with a way to reach them, each of whom wants to {doing}'),
    ],
    [
      '−3',
      tell(
        'Let the ten {clients} go through “{trial}” on their own devices while you watch three of them and say nothing',
      ),
      tell('The ten of week −4'),
      tell('Eight of ten get through {trialId} without a word from you'),
    ],
    [
      '−2',
      tell(
        `Leave them alone with it; mend what stopped two or more${second ? `, above all in “${lowerFirst(second.title)}” (${second.id})` : ''}`,
      ),
      tell(
        idea.host && doingsOf(product).host[0] ? 'The ten {clients}, and {hosts} who {serving}' : 'The ten {clients}',
      ),
      tell('Five came back unasked, and nobody is stopped at {trialId} any more'),
    ],
    [
      '−1',
      tell(
        `Put {name} on its final address, empty of tests${third ? `, and rehearse “${lowerFirst(third.title)}” (${third.id}) there` : ''}`,
      ),
      tell('A second person who did not build {name}'),
      tell('Every line of the check list below is ticked'),
    ],
    [
      '0',
      tell('Open it: the words below are said at {near} first, at {next} on the day after'),
      tell('Everybody who is one of the {clients} there'),
      tell(`${known ? 'Half' : '30'} of the {clients} you told have been through “{trial}”`),
    ],
    [
      '+1',
      tell('Call three who stopped before “{trial}” was done, and three who did it twice'),
      tell('Six of the new {clients}'),
      tell('Three reasons are written down in the words of {clients}, with how often each was said'),
    ],
    [
      '+2',
      tell(
        `Change one thing for the most frequent reason, and tell those who gave it${idea.host ? '; ask {hosts} what {name} costs them in minutes' : ''}`,
      ),
      tell('Those who gave the reason, at {third} too'),
      tell('Of the {clients} of week 0, at least 4 in 10 {doing} again'),
    ],
    [
      '+4',
      tell('Read the measures below, and decide: go on, change for whom {name} is, or stop'),
      tell('One person outside of {name} whom you trust'),
      tell('The decision is in the chat, with the three figures about {clients} it rests on'),
    ],
  ]);
}

function writeChecks(product: Product, tell: Tell): string {
  const data = listPersonalData(product);
  const criteria = listCriteria(product);
  const ask = ({ id, cause, effect }: Criterion) => `${id}: when ${lowerFirst(cause)}, does ${product.name} ${effect}?`;
  const checks = ownFeatures(product)
    .slice(0, 4)
    .flatMap((feature) => criteria.find((criterion) => criterion.feature === feature && !criterion.isFault) ?? [])
    .map(ask);
  const faults = ownFaults(product, 3).map(ask);
  return listUnder(
    tell('Check list of the week before, by somebody who did not build {name}'),
    [
      ...checks,
      ...faults,
      ...(data[0]
        ? [
            tell(
              `A test entry of ${lowerFirst(data[0].record)} was erased and brought back from the copy of last night; the minutes are on the sheet of {name}.`,
            ),
          ]
        : []),
      tell('Privacy policy and terms of {name} were read by somebody who knows the law of your country.'),
      tell(
        'Whoever types the name {name} into a search engine or gets the link from one of the {clients} sees a title, a sentence and a picture.',
      ),
    ].map((line) => `[ ] ${line}`),
  );
}

function writeMeasures(product: Product, tell: Tell): string {
  const { slots } = product;
  const rows = listMeasures(product).map(({ id, text }, index) => {
    const told = fill(text, slots).replace(/\.$/, '');
    const target = closestFeature(product, told) ?? firstFeature(product);
    const step = target ? `“${lowerFirst(target.title)}” (${target.id})` : tell('{trial}');
    const then = /^Counter-measure/.test(told)
      ? `Take out of ${step} what costs ${(product.idea.host ?? product.idea.client).many} more than it gives, before anything is added`
      : index === 0
        ? tell(`Watch three more {clients} at ${step}; change the first screen at which two of them stop`)
        : index === 1
          ? tell(`Call five {clients} who did ${step} once and not again; ask what they did instead`)
          : tell(`Go through each case of the week at ${step} by hand; mend the most frequent one before anything new`);
    const days = /\b(?:(?:\d+|two|three|four|six|eight|twelve) (?:weeks?|months?|days?)|week \d+|day \d+)\b/i.exec(
      told,
    )?.[0];
    return [
      id,
      told,
      days ? `Each Monday, for good after ${days.toLowerCase()}` : tell('Each Monday from week +1'),
      then,
    ];
  });
  return tableUnder(
    'What to watch, and what to do when it is missed',
    [['Measure', 'Met when', 'Read', 'If it is missed'], ...rows],
    tell('Count {clients} and not visits, and leave yourself and the tests of {name} out.'),
  );
}
