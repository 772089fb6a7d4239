import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { readPeople } from '#worker/features/guide/outline/outline-people.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

/** 'vet', 'mate (mate Trev, Trev)', 'viewer*' where the writer is one of them. */
const told = (lines: string[]) =>
  readPeople(lines)
    .map(
      ({ noun, names, isSelf }) => `${noun.one}${names.length > 0 ? ` (${names.join(', ')})` : ''}${isSelf ? '*' : ''}`,
    )
    .join('; ');

it.each([
  ['Viewers', 'viewer'],
  ['Viewers (me): they watch the race hours later', 'viewer*'],
  ['Me, the tuner', 'tuner*'],
  ['Makers. That is most people, they are who it is for.', 'maker'],
  ['Admin (me). I check new hosts.', 'admin*'],
  ['Me (the tuner), nobody else', 'tuner*'],
  ['Siblings: the five of us, me too', 'sibling'],
  ['Family (me): my brother and I; we want to know', 'family*'],
  ['Helen: does the allocation like me', 'deputy (Helen)'],
  ['Darren: same as me', 'deputy (Darren)'],
  ['Us: three potters', 'potter*'],
  ['People who get a letter (me)', 'person*'],
  ['Me', 'owner*'],
  ['Technicians take and return the key sets, they are 34.', 'technician'],
  ['Night operators search in emergencies, two persons in turn.', 'night operator'],
  ['Team leaders get the list of their late people, they are four.', 'team leader'],
  ['The team leader gets the list of late people', 'team leader'],
  ['General manager, Mr. Cem, looks once a month.', 'general manager (Mr. Cem)'],
  ['Me and my two brothers', 'owner*; brother'],
  ['My mate Trev', 'mate (mate Trev, Trev)'],
  ['Trev, my mate', 'mate (Trev)'],
  ['Trev (mate): checks the boxes', 'mate (Trev)'],
  ['Physician in charge (me; in my absence Dr. Irani): releases batches', 'physician in charge (Dr. Irani)*'],
  ['Spender (Chidi in Enugu)', 'spender (Chidi)'],
  ['Engineer (26, the main user): has a ticket open', 'engineer'],
  ['Ms Okafor, the registrar', 'registrar (Ms Okafor)'],
  ['The technician, Mrs Okafor', 'technician (Mrs Okafor)'],
  ['Head of science (Dr Lund): settles quarrels', 'head of science (Dr Lund)'],
  ['Toolroom (me and Stan): we do the service', 'toolroom (Stan)*'],
  ['Teachers (I am one)', 'teacher*'],
  ['Me, Liam: I run it and see which firms pay', 'owner (Liam)*'],
  ['Pauline and Joan from the history group: they photograph', 'history group member (Pauline, Joan)'],
  ['Beata: makes the settlement with customers', 'helper (Beata)'],
  ['Me and my mate Trev, just us', 'owner*; mate (mate Trev, Trev)'],
  ['The stitcher (Anna) and the courier (Ben)', 'stitcher (Anna); courier (Ben)'],
  ['Two vets: confirm a visit', 'vet'],
  ['About 40 farm workers', 'farm worker'],
  ['3 nurses on the ward', 'nurse on the ward'],
  ['Volunteers and drivers', 'volunteer; driver'],
  ['Parents, teachers, the head', 'parent; teacher; head'],
  ['My driver and my sister', 'driver; sister'],
  ['Growers: enter what they picked; Buyers: order it', 'grower; buyer'],
  ['Everybody in the club', 'person in the club'],
  ['Anyone', 'person'],
  ['Nobody else', ''],
  ['Customers who order online', 'customer'],
  ['Children aged 5 to 8', 'child'],
  ['A guest, without an account', 'guest'],
  ['HR', 'HR'],
])('“%s” are %s', (line, people) => expect(told([line])).toBe(people));

it('told in two lines are one kind of people, with all their names', () =>
  expect(told(['My mate Trev', 'Mates (me)'])).toBe('mate (mate Trev, Trev)*'));

it('of whom one owner is another than who writes', () =>
  expect(told(['The office: usually the owner’s wife', 'Me, Liam: I run the thing'])).toBe('office; operator (Liam)*'));

it('are told with what is said of them', () =>
  expect(readPeople(['Trev (mate): checks the boxes'])[0]?.says).toBe('checks the boxes'));

it.each([
  ['Account keeper (me, the eldest; the main person): I keep the account', 'the account keeper'],
  ['Physician in charge (me; in my absence Dr. Irani): releases batches', 'the physician in charge'],
  ['Spender (Chidi in Enugu): spends', 'the spender'],
  ['Hospital companion (Aunty Uju): takes Mama to hospital', 'the hospital companion'],
  ['Data protection officer (Otieno): approves', 'the data protection officer'],
  ['Microbiology laboratory: reports cultures on paper', 'the microbiology laboratory'],
  ['Me, the tuner', 'the tuner'],
  ['My mate Trev', 'the mate'],
  ['QA: uses slices', 'QA people'],
  ['Technician (two, Mrs. Pawar and Mr. Shaikh; the main user): receives', 'technicians'],
  ['Backend engineer (26, the main user): has a ticket', 'backend engineers'],
  ['Siblings (all seven, Chidi, Emeka and me among them): decide', 'siblings'],
  ['Toolroom (me and Stan): we do the service', 'toolrooms'],
  ['Viewers (me)', 'viewers'],
  ['Teachers (I am one)', 'teachers'],
  ['Neonatal nurse: requests bottles', 'neonatal nurses'],
  ['Two vets: confirm a visit', 'vets'],
])('“%s” are spoken of as %s', (line, many) => expect(readPeople([line])[0]?.noun.many).toBe(many));

it.each([
  ['Area mechanic (38): accepts, diagnoses and repairs', 'accepts, diagnoses and repairs', 'area mechanics'],
  ['District supervisors (three): follow up and reassign', 'follow up and reassign', 'district supervisors'],
])('how many there are is no part of what is said of them: “%s”', (line, says, many) =>
  expect(readPeople([line])).toMatchObject([{ says, noun: { many } }]),
);

it('an office of a group is nobody’s name, and beside a date a thing starts at an hour', () => {
  const product = deriveProduct(
    'Plots',
    `Who uses it
- Board: chair, treasurer
- Warden (Moses)
What happens
- The board puts up a work day → new work day: date, start time
- The warden sees the work days
What is kept
- Work day: date, start time`,
    [],
  );
  expect(product.idea.called).toEqual({ warden: 'Moses' });
  expect(
    listTables(product)
      .find(({ name }) => name === 'work_days')
      ?.columns.find(({ name }) => name === 'start_time')?.note,
  ).toBe('time of day');
});

it('who writes is one of several where several are told', () => {
  expect(readPeople(['People who get a letter (me)'])[0]?.noun.many).toBe('people');
  expect(readPeople(['Office (me)'])[0]?.noun.many).toBe('the office');
});
