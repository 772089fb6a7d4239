import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { rightsOfActs } from '#worker/features/guide/documents/outlined-rights.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const owls = (people: string[]) =>
  deriveProduct(
    'Owls',
    `Who uses it
${people.map((one) => `- ${one}`).join('\n')}
What happens
- Parents make a place for their child → new child: nickname, age
- Children read a story aloud → new reading: child, story, pages read
What is kept
- Story: title, pages
- Child: nickname, age
- Reading: child, story, pages read`,
    [],
  );
const closing = (product: ReturnType<typeof owls>) =>
  listCalls(product).flatMap(({ method, path, criterion: { actor = '', verb } }) =>
    verb === 'close' ? [`${method} ${path} ${actor}`] : [],
  );
const assumed = (product: ReturnType<typeof owls>) =>
  tellAdded(product).filter((text) => text.startsWith('Nobody told who runs'));

it('where nobody runs it each closes their own account and nobody that of another', () => {
  const product = owls(['Children', 'Parents']);
  expect(closing(product)).toEqual(['DELETE /api/accounts/me whoever it is for']);
  expect(rightsOfActs(product).join(' ')).not.toContain('close accounts');
  expect(assumed(product)).toHaveLength(1);
});

it('whoever is said to run it, or is called so, closes accounts', () => {
  expect(closing(owls(['Children', 'Parents (me)']))).toEqual(['DELETE /api/accounts/:id parent']);
  expect(closing(owls(['Children', 'Parents', 'Organisers']))).toEqual(['DELETE /api/accounts/:id organiser']);
  expect(assumed(owls(['Children', 'Parents (me)']))).toEqual([]);
});

const comingIn = (is: string, people: string[], acts: string[], rules: string[] = []) =>
  deriveProduct(
    'Notes',
    `What it is
- ${is}
Who uses it
${people.map((one) => `- ${one}`).join('\n')}
What happens
${acts.map((one) => `- ${one}`).join('\n')}
What is kept
- Note: day, text
- Member: name, voice
What always holds
${rules.map((one) => `- ${one}`).join('\n')}
What counts as success
- 70 notes`,
    [],
  ).features.flatMap(({ key, criteria }) =>
    key === 'account'
      ? criteria.flatMap(
          (text) => /^WHEN (.+? (?:signs up|invites somebody as .+?))(?: with|, THE)/.exec(text)?.[1] ?? [],
        )
      : [],
  );
const writes = 'Member writes a note → new note: day, text';
const adds = 'Conductor adds a member → new member: name, voice';

it.each([
  // Nobody takes up an office by signing up, though nobody is said to run it.
  [
    'A page for notes.',
    ['Members', 'Bee inspectors'],
    [writes],
    [],
    'a member signs up | a bee inspector invites somebody as a bee inspector',
  ],
  [
    'A help desk.',
    ['Caretakers', 'Teachers'],
    ['Teacher writes a note → new note: day, text', 'Caretaker changes a note → the teacher is told'],
    [],
    'a caretaker invites somebody as a caretaker or a teacher',
  ],
  [
    'A page for notes.',
    ['Patients', 'Doctors', 'Nurses'],
    ['Patient writes a note → new note: day, text'],
    [],
    'a patient signs up | a doctor invites somebody as a doctor or a nurse',
  ],
  // A closed group has no stranger in it.
  [
    'An app for our beekeeping club.',
    ['Members', 'Bee inspectors'],
    [writes],
    [],
    'a bee inspector invites somebody as a bee inspector or a member',
  ],
  ['An app for our beekeeping club.', ['Members'], [writes], [], 'a member invites somebody as a member'],
  [
    'A page for notes.',
    ['Members', 'Conductors'],
    [writes, adds],
    [],
    'a conductor invites somebody as a conductor or a member',
  ],
  [
    'A page for notes.',
    ['Winemakers', 'Cellar masters'],
    ['Winemaker writes a note → new note: day, text'],
    ['Winemakers see the notes of all.'],
    'a cellar master invites somebody as a cellar master or a winemaker',
  ],
  [
    'A shop of our cellar.',
    ['Customers', 'Managers'],
    ['Customer writes a note → new note: day, text'],
    [],
    'a customer signs up | a manager invites somebody as a manager',
  ],
  // All others come for themselves.
  [
    'A map of trails.',
    ['Hikers', 'Runners'],
    ['Hiker writes a note → new note: day, text'],
    [],
    'a hiker or a runner signs up',
  ],
  [
    'A page for dogs.',
    ['Dog owners', 'Sitters'],
    ['Dog owner writes a note → new note: day, text'],
    [],
    'a dog owner signs up | a sitter invites somebody as a sitter',
  ],
])('who comes in by themselves and who is invited: %s %s', (is, people, acts, rules, expected) =>
  expect(comingIn(is, people, acts, rules).join(' | ')).toBe(expected),
);
