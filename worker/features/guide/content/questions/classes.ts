import { comparison } from '#worker/features/guide/content/questions/checkers.ts';
import { circleClasses, membership } from '#worker/features/guide/content/questions/circles.ts';
import { groupClasses } from '#worker/features/guide/content/questions/groups.ts';
import { devices, machineClasses } from '#worker/features/guide/content/questions/machines.ts';
import { game, playClasses } from '#worker/features/guide/content/questions/play.ts';
import type { QuestionClass } from '#worker/features/guide/content/questions/question-class.ts';
import { stockClasses } from '#worker/features/guide/content/questions/stocks.ts';
import { thingClasses } from '#worker/features/guide/content/questions/things.ts';
import { tradeClasses } from '#worker/features/guide/content/questions/trade.ts';

/** All classes, those whose answers change a product most first. */
export const questionClasses: QuestionClass[] = [
  comparison,
  devices,
  game,
  ...tradeClasses,
  ...groupClasses,
  ...circleClasses,
  ...thingClasses,
  ...stockClasses,
  ...machineClasses,
  ...playClasses,
  membership,
];
