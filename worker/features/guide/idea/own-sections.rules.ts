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
      if (all[at]?.device) return index === 0;
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
      title: `${name}, ${oneOf(actor)}: ${lowerFirst(titleOf(scene.find(({ device }) => !device) ?? (scene[0] as Told)))}`,
      steps: [
        ...steps,
        // What others have of it is no gain of the one who acts.
        `${paysOff} for ${name}: ${gainOf(last, { client: actor, host: undefined })}.`,
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
    ...(effect && !other && !repeats(effect, last) ? [`${sides.name} must ${effect}`] : []),
    ...(next && other ? [`${personFor(sides, other.one)}, ${oneOf(other)}, ${doesOf(next)}.`] : []),
  ];
}

/** 'Gets an alarm' followed by 'must give the winegrower an alarm' is one step told twice. */
function repeats(effect: string, told: Told): boolean {
  const words = doOf(told).match(/[a-z]{4,}/gi) ?? [];
  const again = words.filter((word) => effect.includes(word));
  return again.length > 1 && again.length * 2 >= words.length;
}

/** How one sees that it works, and what must not get worse by it. */
export function measuresOf(
  first: Told | undefined,
  second: Told | undefined,
  all: Told[],
  { client, host, name, item }: OwnSides,
): string[] {
  const told = (one: Told) => {
    const sentence = sentenceOf(one, name);
    return sentence.startsWith(name) ? sentence : lowerFirst(sentence);
  };
  const act = (one: Told | undefined) =>
    one ? (typeof one.who === 'object' && !one.device ? doOf(one) : `see that ${told(one)}`) : `use ${name}`;
  const people = (one: Told | undefined) => (one && typeof one.who === 'object' && !one.device ? one.who : client);
  const last = all.findLast(({ kind, not, who }) => kind === 'act' && !not && who !== undefined);
  // Who only answers others does it when there is something to answer, and what a machine does is no reason to come back.
  const returning = () => {
    if (second && people(second).one !== client.one && second.family === 'review')
      return `9 of 10 ${item.many} have their answer (“${doOf(second)}”) within 2 working days`;
    const again = second && (typeof second.who !== 'object' || second.device) ? first : second;
    const isDone = again && typeof again.who === 'object' && !again.device;
    return `at least 60 % of ${people(again).many} who began still ${isDone ? act(again) : `use ${name}`} at least once a week`;
  };
  return [
    `At least 8 of the first 10 ${people(first).many} ${act(first)} without help in the first week, watched by whoever builds it.`,
    `Four weeks after launch, ${returning()}, read from the records of ${name}.`,
    ...(last
      ? [
          `Of each 100 times that ${told(last)}, at most 2 ${typeof last.who === 'object' && !last.device ? 'have to be put right by hand' : 'are wrong, late or missing'}, counted every Monday.`,
        ]
      : []),
    `Counter-measure: the time that ${(host ?? client).many} spend on corrections of ${item.many} does not rise above 10 minutes a week.`,
  ];
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
  const stored = all.find(
    ({ kind, family, device: isDevice, who }) =>
      kind === 'act' && family !== 'see' && !isDevice && typeof who === 'object',
  );
  return [
    ...(device && typeof device.who === 'object'
      ? [
          {
            decision: `What comes from ${device.who.many} is stored as it arrives and judged afterwards`,
            prevents: `A wrong rule destroying what ${device.who.many} sent`,
            rule: `Each entry carries the id of its ${device.who.one} and two times: taken and received.`,
            never: 'Change what a device sent',
          },
        ]
      : []),
    ...(conditional
      ? [
          {
            decision: `Whether it is time (${conditional.when}) is decided in one function`,
            prevents: `Two screens that disagree about “${titleOf(conditional)}”`,
            rule: `Everything that depends on “${conditional.when}” calls that function, and a test covers the moment before, at and after.`,
            never: 'Compare the time anywhere else',
          },
        ]
      : []),
    ...(stored
      ? [
          {
            decision: `“${titleOf(stored)}” carries an id made where it begins`,
            prevents: `A repeated tap doing it twice: ${lowerFirst(sentenceOf(stored, name))}`,
            rule: `A second request with the same id gets the answer of the first.`,
            never: 'Make a second row when the same id comes again',
          },
        ]
      : []),
    ...(shown
      ? [
          {
            decision: `“${titleOf(shown)}” is computed from the records and never stored a second time`,
            prevents: `${capitalise((host ?? client).many)} and ${client.many} seeing different answers`,
            rule: `One query gives it; what it counts are the ${item.many} themselves.`,
            never: 'Keep a counter beside the records',
          },
        ]
      : []),
    {
      decision: `Who may see and change ${oneOf(item)} is decided where the data is read, not on the screen`,
      prevents: `A hidden button being the only thing between a stranger and the ${item.many} of ${oneOf(client)}`,
      rule: `Every query for ${item.many} takes the ${client.one} who asks, and answers as if what is not theirs did not exist.`,
      never: 'Answer a foreign id with 403',
    },
  ].slice(0, 4);
}
