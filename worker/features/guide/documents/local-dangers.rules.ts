import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { personalColumns } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Danger } from '#worker/features/guide/documents/outlined-outside.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What threatens a product that lives on one device, beside the rules of the owner. */
export function localDangers(product: Product): Danger[] {
  const { name } = product;
  const [first] = product.features;
  const serves = first?.id ?? 'FR-1';
  if (shapeOf(product).key === 'extension')
    return [
      {
        title: 'A page that is open speaks to the extension',
        record: 'All that is kept',
        harm: `A page changes or reads what ${name} keeps`,
        stops:
          'Messages are taken only from the own scripts of the extension; what comes from a page is text and never code',
        check: 'Send each message from the console of a page: nothing answers.',
        serves,
      },
      {
        title: 'The extension may do more than it needs',
        record: 'All that is kept',
        harm: 'One mistake reaches every page that is open',
        stops: 'The manifest names only the sites and rights that the features need',
        check: 'Take one right out of the manifest: a test of a feature fails, or the right was not needed.',
        serves,
      },
    ];
  const personal = personalColumns(product);
  return [
    {
      title: 'The device is lost or used by somebody else',
      record: personal.length > 0 ? joinWords(personal) : 'All that is kept',
      harm: `Whoever holds it reads what ${name} keeps`,
      stops: 'Nothing stays on it longer than was told, and the device has a lock of its own',
      check: 'Read the store of the device after the last step: what was to be deleted is not there.',
      serves,
    },
  ];
}
