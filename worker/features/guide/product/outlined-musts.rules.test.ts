import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const { features } = deriveProduct(
  'Makeup',
  `What it is
- A page where parents make up lessons, and teachers see who is missing.
Who uses it
- Parents
- Teachers (me)
- Readers
What happens
- Teacher plans a lesson → new lesson: parent, day
- Teacher sees who is missing in each group → names by group
- Parent cancels a lesson → lesson is cancelled; new credit: parent, lesson
- Parent books a slot with a credit → slot is booked; credit is used; the teacher is told
- Teacher offers a slot → new slot: day, start
- Teacher sees the lessons of a month → the number of lessons
- Teacher hands a book over → book is gone
- Teacher enters a book → new book: title
- Readers look for books by word → title of each book
What is kept
- Lesson: parent, day; states: planned, cancelled
- Credit: parent, lesson; states: open, used
- Slot: day, start; states: free, booked
- Book: title; states: free, gone
What counts as success
- 5 of 10 books are handed over within 30 days.`,
  [],
);
const levelOf = (title: RegExp) => features.find((feature) => title.test(feature.title))?.priority.level;

it.each([
  ['what success counts', /^hand a book over/i],
  ['what it is by its own words', /^see who is missing/i],
  ['what makes a thing that a step takes besides', /^cancel a lesson/i],
  ['the first thing that those see who only look', /^look for books/i],
])('cannot wait for %s', (_, title) => expect(levelOf(title)).toBe('must'));

it('lets the figures of a month wait', () => expect(levelOf(/^see the lessons of a month/i)).toBe('should'));
