import type { Pattern } from '#worker/features/guide/content/pattern.ts';
import { bookingPattern } from '#worker/features/guide/content/pattern-booking.ts';
import { communityPattern } from '#worker/features/guide/content/pattern-community.ts';
import { devtoolPattern } from '#worker/features/guide/content/pattern-devtool.ts';
import { discoveryPattern } from '#worker/features/guide/content/pattern-discovery.ts';
import { exchangePattern } from '#worker/features/guide/content/pattern-exchange.ts';
import { gamePattern } from '#worker/features/guide/content/pattern-game.ts';
import { generatorPattern } from '#worker/features/guide/content/pattern-generator.ts';
import { intakePattern } from '#worker/features/guide/content/pattern-intake.ts';
import { learningPattern } from '#worker/features/guide/content/pattern-learning.ts';
import { orderPattern } from '#worker/features/guide/content/pattern-order.ts';
import { publishingPattern } from '#worker/features/guide/content/pattern-publishing.ts';
import { storePattern } from '#worker/features/guide/content/pattern-store.ts';
import { trackingPattern } from '#worker/features/guide/content/pattern-tracking.ts';

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
