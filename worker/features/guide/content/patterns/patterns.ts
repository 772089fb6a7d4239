import { bookingPattern } from '#worker/features/guide/content/patterns/booking.ts';
import { communityPattern } from '#worker/features/guide/content/patterns/community.ts';
import { devtoolPattern } from '#worker/features/guide/content/patterns/devtool.ts';
import { discoveryPattern } from '#worker/features/guide/content/patterns/discovery.ts';
import { exchangePattern } from '#worker/features/guide/content/patterns/exchange.ts';
import { gamePattern } from '#worker/features/guide/content/patterns/game.ts';
import { generatorPattern } from '#worker/features/guide/content/patterns/generator.ts';
import { intakePattern } from '#worker/features/guide/content/patterns/intake.ts';
import { learningPattern } from '#worker/features/guide/content/patterns/learning.ts';
import { orderPattern } from '#worker/features/guide/content/patterns/order.ts';
import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { publishingPattern } from '#worker/features/guide/content/patterns/publishing.ts';
import { storePattern } from '#worker/features/guide/content/patterns/store.ts';
import { trackingPattern } from '#worker/features/guide/content/patterns/tracking.ts';

/** All shapes; on equal evidence the earlier one is taken. */
export const patterns: Pattern[] = [
  gamePattern,
  devtoolPattern,
  exchangePattern,
  intakePattern,
  orderPattern,
  storePattern,
  bookingPattern,
  learningPattern,
  generatorPattern,
  communityPattern,
  discoveryPattern,
  publishingPattern,
  trackingPattern,
];
