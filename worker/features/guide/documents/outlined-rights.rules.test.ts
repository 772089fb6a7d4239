import { expect, it } from 'vitest';
import { rightsOfActs } from '#worker/features/guide/documents/outlined-rights.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

it('what each kind of people may do is what they do, set by hand, invite for and read, and nothing else', () => {
  const choir = deriveProduct(
    'Choir',
    `Who uses it
- Singers
- Choir leader (me)
What happens
- The choir leader puts in a new piece → new piece: title, composer
- Singers tell the choir leader of an absence → new absence: singer, day, reason; the choir leader sees it
- Singers open a piece.
What is kept
- Piece: title, composer; states: practising, concert ready, put away
- Absence: singer, day, reason
What always holds
- A singer sees only their own absences.`,
    [],
  );
  const [singers = '', leader = ''] = rightsOfActs(choir);
  expect(singers).toMatch(
    /^Singers .+; read (?:pieces and their own absences|their own absences and pieces); nothing else\.$/,
  );
  expect(leader).toMatch(
    /^The choir leader .+sets states of pieces by hand \(FR-1\.\d\), invites people \(FR-\d\.\d\) and closes accounts \(FR-\d\.\d\); reads /,
  );
});

it('who is told of and does nothing is there with what they read, a row of themselves as their own entry', () => {
  const school = deriveProduct(
    'School',
    `Who uses it
- Deputy head (me)
- Teachers
What happens
- The deputy head enters a teacher → new teacher: name, subjects
- Teachers send in a wish → new wish: teacher, day
What is kept
- Teacher: name, subjects
- Wish: teacher, day
What always holds
- A teacher sees only their own wishes.`,
    [],
  );
  expect(rightsOfActs(school).find((line) => line.startsWith('Teachers'))).toContain('their own entry of the teachers');
});
