import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { capitalise, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { criteriaOf } from '#worker/features/guide/idea/act-criteria.rules.ts';
import { personFor } from '#worker/features/guide/idea/cast.rules.ts';
import { gainOf } from '#worker/features/guide/idea/gains.rules.ts';
import type { OwnSides } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { doesOf, doOf, oneOf, sentenceOf, type Told, titleOf } from '#worker/features/guide/idea/telling.rules.ts';

/** What the step begins with that says what a journey was good for. */
export const paysOff = 'This is the moment it pays off';

/** One scene for each kind of people, with a name, the moment it pays off and one thing that goes wrong. */
export function journeysOf(all: Told[], sides: OwnSides): Pattern['journeys'] {
  const actors = [
    ...new Map(
      all.flatMap(({ who, device, not }) =>
        typeof who === 'object' && !device && !not ? [[who.one, who] as const] : [],
      ),
    ).values(),
  ];
  const led = (actors.length > 0 ? actors : [sides.client]).slice(0, 3);
  return led.map((actor, index) => {
    const name = personFor(sides, actor.one);
    const own = all.filter(({ who, not }, at) => {
      if (not) return false;
      if (typeof who === 'object' && who.one === actor.one) return true;
      const before = all[at - 1]?.who;
      return (
        who === 'product' &&
        (index === 0
          ? typeof before !== 'object' || before.one === actor.one
          : typeof before === 'object' && before.one === actor.one)
      );
    });
    const scene = (own.length > 0 ? own : all).slice(0, 5);
    const last = scene.at(-1) as Told;
    const tell = (one: Told, at: number) =>
      one.who === 'product' || typeof one.who !== 'object' || one.device
        ? `${sentenceOf(one, sides.name)}.`
        : `${name}${at === 0 ? `, ${oneOf(actor)},` : ''} ${doesOf(one)}.`;
    const steps = [
      ...startOf(scene[0] as Told, all, sides),
      ...scene.map(tell),
      ...(scene.length < 3 ? answersTo(last, all, sides) : []),
    ];
    const faults = scene.flatMap((one) =>
      criteriaOf(one, { ...sides, before: undefined }).filter((text) => /^IF /.test(text)),
    );
    // In a longer scene nobody knows what 'so' is.
    const fault = faults.findLast((text) => !/\bdoes (?:so|this)\b/.test(text)) ?? faults.at(-1);
    const [goesWrong = '', then = ''] = (fault ?? '')
      .replace(/^IF /, '')
      .replace(/\.$/, '')
      .split(', THEN THE SYSTEM SHALL ');
    return {
      title: `${name}, ${oneOf(actor)}: ${lowerFirst(titleOf(scene.at(0) as Told))}`,
      steps: [
        ...steps,
        `${paysOff} for ${name}: ${gainOf(last, sides)}.`,
        ...(then ? [`What can go wrong: ${goesWrong}. ${sides.name} must then ${then}.`] : []),
      ],
    };
  });
}

/** Whose act with the same thing stands before a scene. */
function startOf(first: Told, all: Told[], sides: OwnSides): string[] {
  const before = all
    .slice(0, Math.max(0, all.indexOf(first)))
    .findLast(
      ({ who, device, not, kind, object }) =>
        kind === 'act' && typeof who === 'object' && !device && !not && object?.one === first.object?.one && object,
    );
  return typeof before?.who === 'object' && typeof first.who === 'object' && before.who.one !== first.who.one
    ? [`It begins with ${personFor(sides, before.who.one)}, ${oneOf(before.who)}, who ${doesOf(before)}.`]
    : [];
}

/** What follows an act within a short scene: who goes on with the same thing; where nobody does, what the product does. */
function answersTo(last: Told, all: Told[], sides: OwnSides): string[] {
  const [first = ''] = criteriaOf(last, { ...sides, before: undefined });
  const effect = first.split(', THE SYSTEM SHALL ')[1];
  const next = all
    .slice(all.indexOf(last) + 1)
    .find(
      ({ who, device, not, kind, object }) =>
        kind === 'act' && typeof who === 'object' && !device && !not && object?.one === last.object?.one,
    );
  const other =
    typeof next?.who === 'object' && typeof last.who === 'object' && next.who.one !== last.who.one
      ? next.who
      : undefined;
  return [
    ...(effect && !other ? [`${sides.name} must ${effect}`] : []),
    ...(next && other ? [`${personFor(sides, other.one)}, ${oneOf(other)}, ${doesOf(next)}.`] : []),
  ];
}

/** How one sees that it works, and what must not get worse by it. */
export function measuresOf(
  first: Told | undefined,
  second: Told | undefined,
  all: Told[],
  { client, host, name, item }: OwnSides,
): string[] {
  const act = (told: Told | undefined) =>
    told
      ? typeof told.who === 'object' && !told.device
        ? doOf(told)
        : `see that ${lowerFirst(sentenceOf(told, name))}`
      : `use ${name}`;
  const people = (told: Told | undefined) => (told && typeof told.who === 'object' && !told.device ? told.who : client);
  const last = all.findLast(({ kind, not, who }) => kind === 'act' && !not && who !== undefined);
  return [
    `At least 8 of the first 10 ${people(first).many} ${act(first)} without help in the first week, watched by whoever builds it.`,
    `Four weeks after launch, at least 60 % of ${people(second).many} who began still ${act(second)} at least once a week, read from the records of ${name}.`,
    ...(last
      ? [
          `Of each 100 times that ${lowerFirst(sentenceOf(last, name))}, at most 2 ${typeof last.who === 'object' && !last.device ? 'have to be put right by hand' : 'are wrong, late or missing'}, counted every Monday.`,
        ]
      : []),
    `Counter-measure: the time that ${(host ?? client).many} spend on corrections of ${item.many} does not rise above 10 minutes a week.`,
  ];
}

/** Whoever speaks of these has payment in mind, in whatever part of a sentence. */
const aboutMoney =
  /\b(pay\w*|paid|unpaid|fees?|charg(?:e|es|ed)|invoices?|debits?|prices?|refunds?|deposits?|subscri\w+|dues|euros?|pounds?|dollars?)\b|[€£$]\s?\d/i;

/** What devices or other programs send or take is an exchange already. */
const passed = /\b(?:api|webhooks?|import\w*|sync\w*|csv|spreadsheets?|calendars?|github|gitlab|slack)\b/i;

/** The nearest thing that one is tempted to add, and why it waits. */
export function nearestNots(told: Told[], { client, item }: OwnSides): string[] {
  const isPassed = told.some(({ device, not, text }) => !not && (device || passed.test(text)));
  const has = (family: string) =>
    (family === 'export' && isPassed) ||
    told.some(({ family: own, kind }) => kind === 'act' && own === family) ||
    (family === 'pay' && told.some(({ text, phrase, when }) => aboutMoney.test(`${text} ${phrase} ${when ?? ''}`)));
  const spare: [string, string][] = [
    ['pay', `No payment for ${item.many} through the product; nobody asked for it.`],
    ['message', `No chat between ${client.many}; what has to be said about ${item.many} is said where they stand.`],
    ['rate', `No ratings or points for ${client.many}.`],
    ['export', `No exchange of ${item.many} with other programs in the first version.`],
  ];
  return spare
    .filter(([family]) => !has(family))
    .slice(0, 3)
    .map(([, text]) => text);
}

/** What is stored: the things of the acts, and the devices. */
export function entitiesOf(all: Told[], { item, name }: OwnSides): Pattern['entities'] {
  const found = new Map<string, { noun: Noun; told: Told | undefined; device: boolean }>([
    [item.one, { noun: item, told: undefined, device: false }],
  ]);
  for (const told of all) {
    if (told.not) continue;
    if (told.device && typeof told.who === 'object') found.set(told.who.one, { noun: told.who, told, device: true });
    if (told.object && !found.has(told.object.one))
      found.set(told.object.one, { noun: told.object, told, device: false });
  }
  return [...found.values()].slice(0, 6).map(({ noun, told, device }) => ({
    name: capitalise(noun.one),
    // What is kept of a thing follows from what kind of record it is (product/records.rules).
    fields: device ? 'id, name, place, last heard at, state' : '',
    holds: told ? `${sentenceOf(told, name)}` : `Each ${noun.one} that ${name} knows`,
  }));
}

/** What is decided once for all code that touches these acts. */
export function rulesOf(all: Told[], { name, item, host, client }: OwnSides): Pattern['rules'] {
  const conditional = all.find(({ when }) => when);
  const device = all.find((told) => told.device);
  const shown = all.find(({ family, kind }) => family === 'see' && kind === 'act');
  const stored = all.find(({ kind, family }) => kind === 'act' && family !== 'see');
  return [
    ...(device && typeof device.who === 'object'
      ? [
          {
            decision: `What comes from ${device.who.many} is stored as it arrives and judged afterwards`,
            prevents: `A wrong rule destroying what ${device.who.many} sent`,
            rule: `Each entry carries the id of its ${device.who.one} and two times: taken and received.`,
          },
        ]
      : []),
    ...(conditional
      ? [
          {
            decision: `Whether it is time (${conditional.when}) is decided in one function`,
            prevents: `Two screens that disagree about “${titleOf(conditional)}”`,
            rule: `Everything that depends on “${conditional.when}” calls that function, and a test covers the moment before, at and after.`,
          },
        ]
      : []),
    ...(stored
      ? [
          {
            decision: `“${titleOf(stored)}” carries an id made where it begins`,
            prevents: `A repeated tap doing it twice: ${lowerFirst(sentenceOf(stored, name))}`,
            rule: `A second request with the same id gets the answer of the first.`,
          },
        ]
      : []),
    ...(shown
      ? [
          {
            decision: `“${titleOf(shown)}” is computed from the records and never stored a second time`,
            prevents: `${capitalise((host ?? client).many)} and ${client.many} seeing different answers`,
            rule: `One query gives it; what it counts are the ${item.many} themselves.`,
          },
        ]
      : []),
    {
      decision: `Who may see and change ${oneOf(item)} is decided where the data is read, not on the screen`,
      prevents: `A hidden button being the only thing between a stranger and the ${item.many} of ${oneOf(client)}`,
      rule: `Every query for ${item.many} takes the ${client.one} who asks, and answers as if what is not theirs did not exist.`,
    },
  ].slice(0, 4);
}
