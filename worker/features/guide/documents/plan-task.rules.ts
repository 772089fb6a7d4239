import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { reportedTo } from '#worker/features/guide/documents/outlined-hand.rules.ts';
import { isByText } from '#worker/features/guide/documents/plan-adapters.rules.ts';
import { isReached, tellByHand } from '#worker/features/guide/documents/plan-hand.rules.ts';
import type { Step } from '#worker/features/guide/documents/plan-steps.rules.ts';
import { testsOf } from '#worker/features/guide/documents/test-levels.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { lapseIn } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** A task of the build: what it serves (ids), what must be there before, what is made in which file, and how to see that it works. */
export type Task = {
  id: string;
  title: string;
  serves: string;
  after: string[];
  /** Of those that it comes after, the ones of which it needs nothing but a file that both write. */
  held: { by: string; file: string }[];
  verify: string;
  slice: string;
  steps: Step[];
  size: 'S' | 'M' | 'L';
  /** A short name for those that depend on it. */
  brief?: string;
  feature?: Feature;
};
/** A task before it has its number; what it waits for may be missing. */
export type Draft = Omit<Task, 'id' | 'after' | 'held'> & { after: (Task | undefined)[] };

/** The files that a task writes. */
export const pathsOf = ({ steps }: Pick<Task, 'steps'>) =>
  steps.flatMap(({ file, isUsed }) => (file.includes('/') && !isUsed ? [file] : []));

/** The stages of the build. */
export const slices = {
  unknown: 'Unknowns first',
  ground: 'Ground',
  first: 'First whole path',
  rest: 'The rest of the first version',
  show: 'Ready to show',
};

/** 'FR-1, FR-2'. */
export const idsOf = (features: Feature[]) => features.map(({ id }) => id).join(', ');
export type Add = (draft: Draft) => Task;

/**
 * What a task has to show: its tests, or a walk through the preview, with this product's own people and things.
 * @param later the ids of its criteria that another task builds.
 */
export function verifyOf(product: Product, feature: Feature, later?: ReadonlySet<string>): string {
  const { runtime } = shapeOf(product);
  const hand = tellByHand(product, feature, later);
  if (runtime === 'builder') return `In the preview, ${hand}`;
  return `${testsOf(product, feature, later)}; then ${whereTried(product, feature)}${hand}`;
}

/** Where a hand tries a feature: what comes by text message and what a job does has no screen. */
function whereTried(product: Product, feature: Feature): string {
  const { runtime } = shapeOf(product);
  if (runtime === 'command' || runtime === 'package') return 'on the fixtures, ';
  if (!product.idea.isOutlined) return 'in the browser, ';
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  if ((act?.who && isByText(product, feature)) || !isReached(product, feature)) return '';
  // What others report comes in by itself: no screen brings it about.
  if (reportedTo(product, feature)) return '';
  const job = listPlaces(product).find((place) => place.feature.id === feature.id)?.job;
  // What somebody begins and the clock ends is tried where they begin it.
  return job && !feature.criteria.some(lapseIn) ? `with \`${job}\` run by hand, ` : 'in the browser, ';
}
