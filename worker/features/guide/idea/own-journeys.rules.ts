import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { criteriaOf } from '#worker/features/guide/idea/act-criteria.rules.ts';
import { personFor } from '#worker/features/guide/idea/cast.rules.ts';
import { ownGainOf } from '#worker/features/guide/idea/gains.rules.ts';
import type { OwnSides } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { kindOf, kindOfAct } from '#worker/features/guide/idea/record-kinds.rules.ts';
import { doesOf, doOf, oneOf, sentenceOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import { titleOf } from '#worker/features/guide/idea/telling-titles.rules.ts';

/** What the step begins with that says what a journey was good for. */
export const paysOff = 'This is the moment it pays off';
/** The step in which somebody comes in and has done nothing yet. */
export const comesIn = /^\p{Lu}\p{Ll}+, [^,]+, opens [^,]+(?:, with .+| and finds .+)?\.$/u;

const mostActs = 5;
const fewActs = 3;

/** One scene for each kind of people, with a name: how they come in, what they do, what they see, who goes on, and what goes wrong. */
export function journeysOf(all: Told[], sides: OwnSides, isOpened: boolean): Pattern['journeys'] {
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
    const scene = sceneOf(all, actor, index).slice(0, mostActs);
    const [first] = scene;
    const last = scene.at(-1) as Told;
    const begins = first ? startOf(first, all, sides) : undefined;
    const entry =
      isOpened && first && isTheirs(first) && !hears.test(first.verb)
        ? [`${name}, ${oneOf(actor)}, opens ${sides.name}${begins ? ` and finds it there` : atHand(first)}.`]
        : [];
    const introduced = entry.length > 0 ? undefined : scene.find(isTheirs);
    const tell = (one: Told) =>
      isTheirs(one)
        ? `${name}${one === introduced ? `, ${oneOf(actor)},` : ''} ${doesOf(one)}.`
        : `${sentenceOf(one, sides.name)}.`;
    const steps = scene.flatMap((one) => [
      tell(one),
      ...(one === last
        ? answersTo(one, all, sides, scene.length === 1)
        : scene.length < fewActs
          ? shownAfter(one, sides)
          : []),
    ]);
    const gain = ownGainOf(last, { client: actor, host: undefined });
    return {
      title: `${name}, ${oneOf(actor)}: ${lowerFirst(titleOf(scene.find(({ device }) => !device) ?? last))}`,
      steps: [
        ...(begins ? [begins] : []),
        ...entry,
        ...steps,
        // What others have of it is no gain of the one who acts.
        ...(gain ? [`${paysOff} for ${name}: ${gain}.`] : []),
        ...faultOf(scene, sides),
      ],
    };
  });
}

/** Who is told something has not opened anything. */
const hears = /^(?:get|receive|hear|be|know)$/;
const isTheirs = ({ who, device }: Told) => typeof who === 'object' && !device;

/** What one kind of people do, with what the product and its devices do for them. */
function sceneOf(all: Told[], actor: Noun, index: number): Told[] {
  const own = all.filter(({ who, not, device }, at) => {
    if (not) return false;
    if (typeof who === 'object' && who.one === actor.one) return true;
    const before = all[at - 1]?.who;
    if (device) return index === 0;
    return (
      who === 'product' &&
      (index === 0
        ? typeof before !== 'object' || before.one === actor.one
        : typeof before === 'object' && before.one === actor.one)
    );
  });
  return own.length > 0 ? own : all;
}

function faultOf(scene: Told[], sides: OwnSides): string[] {
  const faults = scene.flatMap((one) =>
    criteriaOf(one, { ...sides, before: undefined }).filter((text) => /^IF /.test(text)),
  );
  // In a longer scene nobody knows what 'so' is.
  const fault = faults.findLast((text) => !/\bdoes (?:so|this)\b/.test(text)) ?? faults.at(-1);
  const [goesWrong = '', then = ''] = (fault ?? '')
    .replace(/^IF /, '')
    .replace(/\.$/, '')
    .split(', THEN THE SYSTEM SHALL ');
  return then ? [`What can go wrong: ${goesWrong}. ${sides.name} must then ${then}.`] : [];
}

/** Values that somebody could have before them, by the fields of what the act is about. */
const values: [field: RegExp, value: string][] = [
  [/\b(?:amount|price|rent)\b/, '48.00'],
  [/\b(?:due|day|date|first day|starts|planned)\b/, 'Thursday 14 May'],
  [/\b(?:quantity|places|number of)\b/, '3'],
  [/\bsize\b/, 'M'],
];
function atHand(told: Told): string {
  // What the owner listed comes before what such a record usually has.
  const listed = (told.details ?? []).flatMap((detail) => {
    const [, field = detail, choice] = /^(.+?) \(([^,()]+?)(?:,| or )/.exec(detail) ?? [];
    const value = /^(?:each )?with\b/.test(choice ?? '')
      ? undefined
      : (choice ?? values.find(([signs]) => signs.test(field))?.[1]);
    return value ? [`${field} ${value}`] : [];
  });
  if (told.details) return listed.length > 0 ? `, with this in hand: ${listed.slice(0, 3).join(', ')}` : '';
  const kind = (told.object && kindOf(told.object.one)) ?? kindOfAct(told);
  const found = (kind?.fields.split(', ') ?? []).flatMap((field) => {
    const value = / ids?$|\bby$/.test(field) ? undefined : values.find(([signs]) => signs.test(field))?.[1];
    return value ? [[field.replace(/ in cents$| at$/, ''), value] as const] : [];
  });
  const distinct = found.filter(([, value], at) => found.findIndex(([, other]) => other === value) === at).slice(0, 2);
  return distinct.length > 0
    ? `, with this in hand: ${distinct.map(([field, value]) => `${field} ${value}`).join(', ')}`
    : '';
}

/** Whose act with the same thing stands before a scene. */
function startOf(first: Told, all: Told[], sides: OwnSides): string | undefined {
  const before = all
    .slice(0, Math.max(0, all.indexOf(first)))
    .findLast(
      ({ who, device, not, kind, object }) =>
        kind === 'act' && typeof who === 'object' && !device && !not && object?.one === first.object?.one && object,
    );
  return typeof before?.who === 'object' && typeof first.who === 'object' && before.who.one !== first.who.one
    ? `It begins with ${personFor(sides, before.who.one)}, ${oneOf(before.who)}, who ${doesOf(before)}.`
    : undefined;
}

/** What the product answers to an act, unless that is the act once more. */
function shownAfter(told: Told, sides: OwnSides, isOnly = false): string[] {
  const [first = ''] = criteriaOf(told, { ...sides, before: undefined });
  const effect = first.split(', THE SYSTEM SHALL ')[1];
  return effect && (isOnly || !repeats(effect, told)) ? [`${sides.name} must ${effect}`] : [];
}

/** What follows the last act of a scene: what the product answers, and who goes on with the same thing; after a single act, whoever is next. */
function answersTo(last: Told, all: Told[], sides: OwnSides, isOnly: boolean): string[] {
  const rest = all.slice(all.indexOf(last) + 1);
  const isDone = ({ who, device, not, kind }: Told) => kind === 'act' && typeof who === 'object' && !device && !not;
  const next =
    rest.find((one) => isDone(one) && one.object?.one === last.object?.one) ?? (isOnly ? rest[0] : undefined);
  const other =
    next &&
    isDone(next) &&
    typeof next.who === 'object' &&
    typeof last.who === 'object' &&
    next.who.one !== last.who.one
      ? next.who
      : undefined;
  return [
    ...shownAfter(last, sides, isOnly),
    ...(next && other ? [`${personFor(sides, other.one)}, ${oneOf(other)}, ${doesOf(next)}.`] : []),
  ];
}

/** 'Gets an alarm' followed by 'must give the winegrower an alarm' is one step told twice. */
function repeats(effect: string, told: Told): boolean {
  const words = doOf(told).match(/[a-z]{4,}/gi) ?? [];
  const again = words.filter((word) => effect.includes(word));
  return again.length > 1 && again.length * 2 >= words.length;
}
