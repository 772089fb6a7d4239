import { expect, it } from 'vitest';
import { writeTests } from '#worker/features/guide/documents/tests.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { edgesOf } from '#worker/features/guide/prompts/edges.rules.ts';
import { clicksFor } from '#worker/features/guide/prompts/for-builders.rules.ts';
import { writeSecureFeaturePrompt } from '#worker/features/guide/prompts/secure-feature.rules.ts';

const product = deriveProduct(
  'Desk',
  `Who uses it
- Borrowers
- Clerk
What happens
- Borrowers reserve a boat → new reservation: boat, first day, last day, photo
- The clerk ends the year with a list
What is kept
- Boat: name, length
- Reservation: boat, first day, last day, photo; states: asked for, confirmed, cancelled
What always holds
- A borrower sees only their own reservations.
- No more than two open reservations per borrower.
- Each borrower has 10 days a year.`,
  [],
);
const [reserve] = product.features;
const edges = () => (reserve ? edgesOf(product, reserve).join('\n') : '');

it.each([
  /`last_day` before `first_day` → refused/,
  /`last_day` on the day of `first_day` → kept, one day/,
  /`first_day` in December and `last_day` in January → one row, each day counted in its own year \[ASSUMPTION\]/,
  /A file not let in \(`photo`: pictures, at most 10 MB\) → refused/,
  /test: (?:.+; then )?two at once with room for one \(`Promise\.all`\): one is kept/,
])('tries a span, a file and the last place where they are entered: %s', (edge) => {
  expect(edges()).toMatch(edge);
});

it('tries a span in the test plan too', () => {
  expect(writeTests(product, 'b')).toContain('`last_day` before `first_day` in `POST /api/reservations`');
});

it('attacks the file and the reading side of a feature that takes one', () => {
  const { content } = writeSecureFeaturePrompt(product, 'b', reserve);
  expect(content).toContain('An SVG with a script, then 11 MB, as `reservations.photo` → both refused.');
  expect(content).toContain('An address of `reservations.photo` that was guessed, or opened after its time → 404.');
  expect(content).toMatch(/lists `reservations` rows and asks for one of \p{L}+ by its id → none, and 404\./u);
});

it("clicks through the refusals of the owner's rules first", () => {
  const wrong = (reserve ? clicksFor(product, reserve) : []).filter((line) => line.startsWith('Make it go wrong'));
  expect(wrong[0]).toMatch(/two open reservations/);
  expect(wrong.at(-1)).toMatch(/the last day is before the first day/);
});
