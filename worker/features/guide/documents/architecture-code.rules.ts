import type { Choice } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { leadFeature, shapeOf, slotsOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What a command or a package promises to those who call it. */
export function codeChoices(product: Product): Choice[] {
  const slots = slotsOf(product);
  const isPackage = shapeOf(product).runtime === 'package';
  const serves = leadFeature(product)?.id ?? 'FR-1';
  return [
    {
      decision: fill(
        isPackage
          ? 'What {name} exports is one list, and nothing else can be imported'
          : 'The options and the output of {name} are its interface',
        slots,
      ),
      instead: fill(
        isPackage
          ? 'open folders, because {clients} would import an inner file that the next version moves'
          : 'reading the text for people, because {clients} would break with each better sentence',
        slots,
      ),
      prevents: fill(
        isPackage
          ? 'A small change inside {name} that breaks the code of {clients}'
          : 'A script of {clients} that stops working after an update of {name}',
        slots,
      ),
      rule: fill(
        isPackage
          ? 'A test compares the exported names with a list that {hosts} read in each review; taking one away is a new major version'
          : 'A test compares help text and JSON output with files in fixtures; taking something away is a new major version',
        slots,
      ),
      serves,
    },
    {
      decision: fill('“{first}” gives back what went wrong as a value', slots),
      instead: fill('throwing, because the types would not tell {clients} what can happen', slots),
      prevents: fill('A run that ends in the middle and leaves {clients} with half of {items}', slots),
      rule: fill(
        'The result of “{first}” holds what was done and what was not, with the place; an exception is always a fault of {name} itself',
        slots,
      ),
      serves,
    },
    {
      decision: fill('Each case of {items} that was ever wrong stays as a fixture', slots),
      prevents: fill('A mended fault of “{first}” that comes back a year later', slots),
      rule: fill(
        'A fault of {name} is closed with a fixture that fails before and passes after; the folder carries the id of its criterion',
        slots,
      ),
      serves,
    },
  ];
}
