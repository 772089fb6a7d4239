import type { Call } from '#worker/features/guide/documents/api.rules.ts';
import { listNeeds, mainRecord, shapeOf, textOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { clockedFeatures } from '#worker/features/guide/documents/clocks.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { isOutbox, tableNameOf } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { fileName, slugOf } from '#worker/features/guide/documents/file-names.rules.ts';
import { liveIn } from '#worker/features/guide/documents/outlined-live.rules.ts';
import { goesThrough } from '#worker/features/guide/documents/rule-homes.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { fill, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** What a feature brings beside its own files: a job, a live object, a queue. */
export type Brought = { file: string; step: string; part: string; says: string; passes?: string };

/** The parts that have a file of their own, each with the feature that is built with it. */
export function bringParts(product: Product, root: string, calls: Call[]): Map<Feature, Brought[]> {
  const { runtime } = shapeOf(product);
  const found = new Map<Feature, Brought[]>();
  if (runtime !== 'pages' && runtime !== 'app') return found;
  const own = ownFeatures(product);
  const add = (feature: Feature | undefined, brought: Brought) => {
    if (feature) found.set(feature, [...(found.get(feature) ?? []), brought]);
  };
  const fileOf = (path: string) => {
    const [folder = '', name = ''] = path.split('/');
    return `${root}/${folder}/${fileName(name)}.ts`;
  };
  const changed = listTables(product).find(({ name }) => name === tableNameOf(mainRecord(product)))?.features ?? [];
  for (const { part, place } of stackOf(product).lines) {
    if (!place) continue;
    const { step } = place;
    const live = step === 'Live object' ? liveIn(product)?.feature : undefined;
    const told = live ?? own.find((feature) => place.serves.test(textOf(feature))) ?? own[0];
    const { file, passes } = { ...place, file: fileOf(place.file) };
    // Whatever changes the record that a live object holds goes through it.
    const using = own.filter(
      (feature) =>
        feature === told ||
        (step === 'Live object' &&
          (enteredWith(product, live) ?? changed).includes(feature) &&
          changes(product, feature, calls)),
    );
    using.forEach((feature, index) => {
      add(feature, { file, step, part, says: index === 0 ? lowerFirst(part) : goesThrough(feature), passes });
    });
  }
  const tables = listTables(product);
  const rows =
    tables.find(isOutbox) ??
    tables.find(({ columns, kind }) => kind !== 'people' && columns.some(({ name }) => name === 'tries'));
  const clocked = clockedFeatures(product);
  const needs = listNeeds(product);
  for (const [at, { part }] of needs.entries()) {
    // One job sends all that waits, whichever way it goes.
    const isKnown = needs.slice(0, at).some((other) => other.part.job?.file === part.job?.file);
    if (!part.job || !rows || isKnown) continue;
    const sending = new Set(needs.flatMap((need) => (need.part.job?.file === part.job?.file ? need.features : [])));
    const features = own.filter((feature) => sending.has(feature));
    const titles = features.slice(0, mostSending).map(({ title }) => `“${lowerFirst(title)}”`);
    const more = features.length - titles.length;
    // A feature that has a job already sends with it, unless others send, too.
    const free = features.find((feature) => !clocked.includes(feature));
    const feature = free ?? features[0];
    // What mails people their way in belongs to no other feature.
    const isOfEntry = needs.some(
      (need) => need.part.job?.file === part.job?.file && need.features.some(({ key }) => key === 'account'),
    );
    const isShared = free !== undefined || (product.idea.isOutlined && (features.length > 1 || isOfEntry));
    add(feature, {
      file: isShared || !feature ? fileOf(`jobs/${part.job.file}`) : `${root}/jobs/${slugOf(feature.title)}.ts`,
      step: 'Job',
      part: sendingJob,
      says: fill(part.job.says, {
        rows: `\`${rows.name}\``,
        titles: joinWords([...titles, ...(more > 0 ? [`${more} more`] : [])]),
      }),
    });
  }
  return found;
}

/** The features that work on the record that is entered where others see it at once; undefined where it is only looked at. */
function enteredWith(product: Product, live: Feature | undefined): Feature[] | undefined {
  const act = listActs(product).find(({ feature }) => feature.id === live?.id);
  return act?.way === 'make'
    ? listTables(product).find(({ entity }) => entity?.told !== undefined && entity.told === act.record)?.features
    : undefined;
}

const mostSending = 2;
/** What the job is called that sends what waits. */
export const sendingJob = 'Job: send what waits';

/** Whether somebody or the clock changes rows in a feature: not where they are only read. */
const changes = (product: Product, { id }: Feature, calls: Call[]) =>
  calls.some(({ method, criterion }) => criterion.feature.id === id && method !== 'GET') ||
  !listCriteria(product).some(({ feature, actor, isFault }) => feature.id === id && actor !== undefined && !isFault);
