import { fence, label } from '#worker/features/guide/documents/architecture-diagrams.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { hookOf, reportedBy, reportsItself } from '#worker/features/guide/documents/outlined-reports.rules.ts';
import type { Path, Step } from '#worker/features/guide/documents/outlined-sequence.rules.ts';
import { capitalise, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, featureIdOf } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Who calls beside the people: what a step goes through on its way to the API. */
type Door = { key: string; name: string };
const pages = ({ name }: Product): Door => ({ key: 'S', name: `${name} pages` });
const texts: Door = { key: 'M', name: 'Text messages' };
const money: Door = { key: 'Y', name: 'Payment service' };
const jobs: Door = { key: 'J', name: 'Job by the clock' };

/** 'Patients' and 'patient' are one kind of people. */
const nameOfOne = ({ idea }: Product, who: string) => idea.people.find(({ many }) => many === who)?.one ?? who;

/** The kinds of people that a message goes to, by what its criterion says. */
const toldPeople = ({ idea }: Product, { effect }: Criterion): string[] =>
  idea.people.flatMap(({ one }) => (nounIn(one, effect) === null ? [] : [one]));

const isByText = ({ call }: Step) => call?.path.startsWith('/hooks/') === true;

/** The part outside that reports what a step begins with, and the address at which it does. */
function reportOf(product: Product, { id }: Step): { door: Door; path: string } | undefined {
  const feature = product.features.find((one) => one.id === featureIdOf(id));
  const need = feature && reportedBy(product, feature, listNeeds(product)).find(reportsItself);
  // Two senders of one path are two participants.
  return (
    need && {
      door: { key: need.part.key === 'partner-bank' ? 'B' : 'O', name: capitalise(need.part.label) },
      path: hookOf(need),
    }
  );
}

/** What is refused or happens by itself has to be told whole. */
const mostOfFault = 110;
/**
 * A path through several calls as a sequence diagram, with what refuses a step beside it as another way.
 * @returns mermaid in a fence.
 */
export function drawPath(product: Product, { steps, faults, journey }: Path): string {
  const all = steps.flatMap((step) => [step, ...(step.others ?? [])]);
  const reached = all.flatMap(({ told = [] }) => told.flatMap((criterion) => toldPeople(product, criterion)));
  const people = [...new Set([...all.map(({ who }) => who), ...reached].filter(Boolean))].map((who) =>
    nameOfOne(product, who),
  );
  const kinds = [...new Set(people)];
  const places = listPlaces(product);
  const isTimed = ({ id }: Step) =>
    places.some(({ feature, job }) => job !== undefined && feature.id === featureIdOf(id));
  const doorOf = (step: Step): Door =>
    step.call
      ? isByText(step)
        ? texts
        : pages(product)
      : (reportOf(product, step)?.door ?? (isTimed(step) ? jobs : { key: 'A', name: 'API' }));
  const doors = [...all.map(doorOf), ...(all.some(({ isReported }) => isReported) ? [money] : [])];
  const shown = doors.filter(({ key }, at) => key !== 'A' && doors.findIndex((one) => one.key === key) === at);
  const faultOf = (step: Step): Criterion | undefined =>
    faults.find(
      ({ feature, cause }) =>
        feature.id === featureIdOf(step.id) &&
        // What is only reported was begun before: that it could not be begun refuses nothing here.
        !(/^it cannot /.test(cause) && reportOf(product, step)),
    );
  const tell = (criterion: Criterion): string[] => {
    const text = label(`${criterion.id} ${criterion.effect}`, mostOfFault);
    const whom = toldPeople(product, criterion);
    if (whom.length === 0) return [`  Note over A: ${text}`];
    return whom.map((one) => `  A-->>P${kinds.indexOf(one) + 1}: ${text}`);
  };
  const draw = (step: Step): string[] => {
    const { who, does, call, state, id, isReported, data } = step;
    const door = doorOf(step);
    const kept = (data ?? [[id, state ? `state ${label(state)}` : ''].filter(Boolean).join(', ')]).map(
      (text) => `  A->>D: ${label(text, mostOfFault)}`,
    );
    const report = reportOf(product, step);
    const asked = call
      ? [
          `  P${kinds.indexOf(nameOfOne(product, who)) + 1}->>${door.key}: ${label(does)}`,
          `  ${door.key}->>A: ${call.method} ${call.path}`,
          ...(isReported ? [...kept.slice(0, -1), '  A->>Y: begin the payment'] : []),
        ]
      : report
        ? [`  ${door.key}->>A: POST ${report.path}, signed`, `  Note over A: ${label(does, mostOfFault)}`]
        : door.key === 'A'
          ? [`  Note over A: ${label(does, mostOfFault)}`]
          : [`  ${door.key}->>A: ${label(step.isLate ? 'what is due' : does, mostOfFault)}`];
    const settled = isReported ? ['  Y->>A: POST /hooks/payments, signed', ...kept.slice(-1)] : kept;
    const tellings = (step.told ?? []).flatMap((criterion) => tell(criterion));
    const answered = [
      ...(isByText(step) ? [`  A-->>M: answer to the ${label(nameOfOne(product, who))}`] : []),
      ...(journey && call?.method === 'GET'
        ? [`  A-->>${door.key}: ${label(call.criterion.effect, mostOfFault)}`]
        : []),
      ...tellings,
    ];
    const fault = step.others ? undefined : faultOf(step);
    if (step.isLate) return [`  opt ${label(does, mostOfFault)}`, ...asked, ...settled, ...answered, '  end'];
    if (!fault) return [...asked, ...settled, ...answered];
    return [
      ...asked,
      `  alt ${label(fault.cause.replace(/:$/, ''), mostOfFault)}`,
      `  ${door.key === 'A' ? 'Note over A' : `A-->>${door.key}`}: ${label(`${fault.id} ${fault.effect}`, mostOfFault)}`,
      '  else',
      ...settled,
      ...answered,
      '  end',
    ];
  };
  return fence([
    'sequenceDiagram',
    ...kinds.map((who, at) => `  participant P${at + 1} as ${label(capitalise(who))}`),
    ...shown.map(({ key, name }) => `  participant ${key} as ${label(name)}`),
    '  participant A as API',
    `  participant D as ${(journey ? undefined : steps[0]?.table) ?? 'data'}`,
    ...steps.flatMap((step) =>
      step.others
        ? [
            `  alt ${label(step.does)}`,
            ...draw(step),
            ...step.others.flatMap((other) => [`  else ${label(other.does)}`, ...draw(other)]),
            '  end',
          ]
        : draw(step),
    ),
  ]);
}
