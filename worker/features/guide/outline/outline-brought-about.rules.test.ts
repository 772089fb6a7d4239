import { expect, it } from 'vitest';
import { broughtAbout } from '#worker/features/guide/outline/outline-brought-about.rules.ts';

const people = [{ one: 'organiser', many: 'organisers' }];

it.each([
  ['organisers tick them off', 'let organisers tick them off'],
  ['the organiser sees who is missing', 'show the organiser who is missing'],
  ['subscribers get it by e-mail', 'give it to subscribers by e-mail'],
  ['everyone hears that all is well', 'tell everyone that all is well'],
  ['organisers never learn where it went', 'never tell organisers where it went'],
  ["it's theirs", 'keep whose it is now'],
  ['the days are free again', 'count the days as free again'],
  ['types are included', 'include types'],
  ['what could not be placed is listed with the reason', 'list what could not be placed with the reason'],
  ["the child's voice is not stored, only the hard words are", "not store the child's voice, only the hard words"],
  ['only rides that took place are counted', 'count only rides that took place'],
  ['connection is cut and personal data deleted', 'cut connection and delete personal data'],
  ['recipes and brews stay on the phone', 'keep recipes and brews on the phone'],
  ['what is saved stays', 'keep what is saved'],
  ['a match lasts three minutes, never longer', 'end a match after three minutes'],
  [
    'the list goes strictly by date, nobody is moved forward',
    'order the list strictly by date and move nobody forward',
  ],
  ['the valve opens', 'open the valve'],
  ['scale goes back to the old firmware', 'bring scale back to the old firmware'],
  ['the picture and title show, and the story starts', 'show the picture and title, and start the story'],
  ['his tablet rings and reminds him', 'ring his tablet and remind him'],
  ['warnings never fail the build', 'never let warnings fail the build'],
  ['two shifts of the same employee never overlap', 'never let two shifts of the same employee overlap'],
  ['no valve ever opens without their permission', 'never open a valve without their permission'],
  ["weekends don't count as vacation days", 'not count weekends as vacation days'],
  // What somebody does with their hands, what only is so, and what says nothing of its own.
  ['laptops are returned within 14 days', undefined],
  ['the match is over', undefined],
  ['a card it cannot read goes on the list', 'put a card it cannot read on the list'],
])('“%s”', (clause, done) => expect(broughtAbout(clause, people)).toBe(done));
