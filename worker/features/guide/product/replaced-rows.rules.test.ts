import { expect, it } from 'vitest';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (rule = 'Only players get in.', act = '') =>
  deriveProduct(
    'Scores',
    `Who uses it
- Conductor
- Players
What happens
- Conductor puts in a new piece → new piece: title
- Conductor uploads the sheets, for each instrument the notes → the sheet is with the piece
- Players open a piece → title, and its sheets${act}
What is kept
- Piece: title
- Sheet: piece, instrument (flute, oboe, horn), notes
What always holds
- ${rule}`,
    [],
  );
const replaced =
  'WHEN a conductor uploads a sheet of an instrument that the piece has already, THE SYSTEM SHALL put it in the place of that one, with who uploaded it and when.';

it('what there is once for each choice is put right by entering it once more', () => {
  expect(told().features[1]?.criteria).toContain(replaced);
  expect(writeDatabase(told(), 'requirements')).toContain(
    'what is entered once more takes the place of what is there (FR-2.',
  );
});

it('a rule against it, or an act that changes it, leaves it as it was told', () => {
  expect(told('Nobody replaces a sheet.').features[1]?.criteria).not.toContain(replaced);
  expect(told(undefined, '\n- Conductor deletes a sheet → sheet is gone').features[1]?.criteria).not.toContain(
    replaced,
  );
});
