import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { capitalise, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { OwnSides } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { kindOf } from '#worker/features/guide/idea/record-kinds.rules.ts';
import { enteredThings, owedIn } from '#worker/features/guide/idea/rounding.rules.ts';
import { oneOf, sentenceOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import { titleOf } from '#worker/features/guide/idea/telling-titles.rules.ts';

const mostThings = 8;

/** 'We have 80 garden plots': what somebody looks after so many of has a row each. */
function countedThing({ kind, verb, phrase, object }: Told): Noun[] {
  const isCounted = kind === 'background' && /^(?:have|own|run|rent|manage)$/.test(verb) && counted.test(phrase);
  return isCounted && object && /^(?:land|place|home|animal|asset)$/.test(kindOf(object.one)?.key ?? '')
    ? [object]
    : [];
}
const counted = new RegExp(`^(?:out )?(?:\\d+|${numberWord}) `);

/** What is stored: the things of the acts, and the devices. */
export function entitiesOf(all: Told[], sides: OwnSides, whole: Told[]): Pattern['entities'] {
  const { item, name } = sides;
  const found = new Map<string, { noun: Noun; told: Told | undefined; device: boolean }>([
    [item.one, { noun: item, told: all.find(({ not, object }) => !not && object?.one === item.one), device: false }],
  ]);
  for (const told of all) {
    if (told.not) continue;
    if (told.device && typeof told.who === 'object') found.set(told.who.one, { noun: told.who, told, device: true });
    if (told.object && !found.has(told.object.one))
      found.set(told.object.one, { noun: told.object, told, device: false });
  }
  const things = enteredThings(all, sides);
  const added = new Set(things.map(({ one }) => one));
  for (const noun of things) if (!found.has(noun.one)) found.set(noun.one, { noun, told: undefined, device: false });
  for (const told of whole)
    for (const noun of countedThing(told)) if (!found.has(noun.one)) found.set(noun.one, { noun, told, device: false });
  return [...found.values()].slice(0, mostThings).map(({ noun, told, device }) => ({
    name: capitalise(noun.one),
    // What is kept of a thing follows from what kind of record it is (product/records.rules).
    fields: device ? 'id, name, place, last heard at, state' : '',
    holds: told
      ? `${sentenceOf(told, name)}`
      : sides.host && added.has(noun.one)
        ? `${capitalise(noun.many)} that ${sides.host.many} add`
        : `Each ${noun.one} that ${name} knows`,
  }));
}

/** What is decided once for all code that touches these acts. */
export function rulesOf(all: Told[], { name, item, host, client }: OwnSides): Pattern['rules'] {
  const conditional = all.find(({ when }) => when);
  const condition = /^(?:if|when|whenever|once) (.+)$/.exec(conditional?.when ?? '')?.[1];
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
            decision: `${condition ? `Whether ${condition}` : `Whether it is time (${conditional.when})`} is decided in one function`,
            prevents: `Two screens that disagree about “${titleOf(conditional)}”`,
            rule: `Everything that depends on “${conditional.when}” calls that function, and a test covers the moment before, at and after.`,
            never: condition ? 'Decide it a second time on a screen' : 'Compare the time anywhere else',
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
            rule: `One query gives it; what it counts are the ${countedBy(shown, item)} themselves.`,
            never: 'Keep a counter beside the records',
          },
        ]
      : []),
    {
      decision: `Who may see and change ${oneOf(item)} is decided where the data is read, not on the screen`,
      prevents: `A hidden button being the only thing between a stranger and the ${item.many} of ${oneOf(client)}`,
      rule: `Every query for ${item.many} takes whoever asks, and answers as if what they may not see did not exist.`,
      never: 'Answer a foreign id with 403',
    },
  ].slice(0, 4);
}

/** What a view is counted from: 'who has not done their hours' from the hours. */
function countedBy({ phrase, object }: Told, item: Noun): string {
  return owedIn(phrase)?.many ?? (object && kindOf(object.one) ? object.many : item.many);
}
