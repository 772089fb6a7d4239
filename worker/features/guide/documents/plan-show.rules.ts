import { listNeeds, mainRecord, shapeOf, slotsOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { triedOn } from '#worker/features/guide/documents/outlined-whole.rules.ts';
import { stepsOfMeasures } from '#worker/features/guide/documents/plan-measures.rules.ts';
import { addQualities } from '#worker/features/guide/documents/plan-qualities.rules.ts';
import { type Add, idsOf, slices, type Task } from '#worker/features/guide/documents/plan-task.rules.ts';
import { isArranged } from '#worker/features/guide/documents/plan-wholes.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, isSingle, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { listNumbered } from '#worker/features/guide/product/numbered-qualities.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What makes it fit to be seen by people who did not build it: what is outside goes away, each quality is proved, then it is released. */
export function addShow(
  product: Product,
  add: Add,
  made: Task[],
  { data, door }: { data: Task; door: Task | undefined },
): void {
  const slots = slotsOf(product);
  const stack = stackOf(product);
  const { runtime } = shapeOf(product);
  const isCode = runtime === 'command' || runtime === 'package';
  const isBuilt = runtime === 'builder';
  const own = ownFeatures(product);
  const needs = listNeeds(product);
  const called = needs.map(({ part }) => lowerFirst(part.label.replace(/ \(.*$/, '')));
  const last = made.filter(({ id }) => !made.some(({ after }) => after.includes(id)));
  const away =
    needs.length > 0 && !isCode
      ? add({
          title: `Switch off ${called.length > 4 ? `each of the ${called.length} parts outside` : joinWords(called)}`,
          serves: idsOf(product.features.filter((feature) => needs.some(({ features }) => features.includes(feature)))),
          after: [door, ...made].filter(
            (task) => task?.feature && needs.some(({ features }) => task.feature && features.includes(task.feature)),
          ),
          verify: `${isBuilt ? '' : `\`${stack.commands.test}\`: `}no ${mainRecord(product)} is lost or there twice.`,
          slice: slices.show,
          steps: [
            ...(isBuilt
              ? []
              : [
                  {
                    what: 'Test',
                    file: 'src/outside/away.test.ts',
                    says: `the stand-in of ${joinWords(called, 'or')} gives no answer for 10 seconds, then answers again`,
                  },
                ]),
            ...needs.map(({ part, features, slots: ownSlots }) => ({
              what: capitalise(part.label.replace(/ \(.*$/, '')),
              file: '',
              says: `${features[0]?.id ?? ''} ${fill(part.away, ownSlots)}`.trim(),
            })),
          ],
          size: 'M',
        })
      : undefined;
  const proved = addQualities(product, add, made, data);
  // What is settled with others is no code: it is there in writing before anybody comes.
  const arranged = listNumbered(product).filter(({ text }) => isArranged(text));
  add({
    title: fill(
      isCode || product.idea.isOutlined ? 'Release {name} to {clients}' : 'Release {name} to 5 {clients}',
      slots,
    ),
    serves: [
      ...own.slice(0, 2).map(({ id }) => id),
      ...product.measures.slice(0, 5).map(({ id }) => id),
      ...arranged.map(({ id }) => id),
    ].join(', '),
    after: [...last, away, ...proved],
    verify: fill(
      isCode
        ? 'in a project of theirs, {clients} get through “{first}”.'
        : product.idea.isOutlined
          ? `${isSingle(product.idea.client) ? '{clients} gets' : 'the first {clients} get'} through “{first}” alone, on ${triedOn(product)}.`
          : 'each of the 5 {clients} gets through “{first}” alone, one of them by keyboard, one at 360 px.',
      slots,
    ),
    slice: slices.show,
    steps: [
      ...stepsOfMeasures(product),
      ...arranged.map(({ id, text }) => ({
        what: `Agreed for ${id}`,
        file: '',
        says: `in writing, ${/“.+”/.exec(text)?.[0] ?? text}`,
      })),
    ],
    size: 'M',
  });
}
