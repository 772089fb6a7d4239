import { ideas as tested } from '#worker/features/guide/testing/ideas.ts';
import { describeFestival } from './festival.ts';
import type { Idea } from './idea.ts';

/** Games, reading, neighbours and what people do for fun; the shortest and the longest idea, and one that is no product. */
export const leisureIdeas: Idea[] = [
  {
    key: 'word-game',
    name: 'Five Letter Duel',
    description: `${tested.wordGame} Each guess takes letters off the other player. A match lasts three minutes and friends can challenge each other again.`,
  },
  { key: 'two-words', name: 'Pet App', description: 'pet app please' },
  {
    key: 'german',
    name: 'Werkzeugschuppen',
    description: `${tested.german} Wer etwas verleiht, stellt ein Foto ein und sagt, an welchen Tagen es frei ist; wer etwas braucht, fragt an und holt es ab. Nach der Rückgabe bewerten sich beide.`,
    inEnglish:
      'An app with which neighbours lend and borrow tools. Who lends something puts in a photo and says on which days it is free; who needs something asks for it and collects it. After the return both rate each other.',
  },
  { key: 'festival', name: 'Crew Call', description: describeFestival() },
  { key: 'happy', name: 'Happy', description: 'I want to be happy', isVague: true },
  {
    key: 'newsletter',
    name: 'Back Row',
    description:
      'A weekly newsletter about local music: authors publish concert reviews, readers subscribe, the first month is free, and venues can pay for one clearly marked listing per issue.',
    secondThoughts: 'Venues do not pay for listings after all, we leave that out.',
  },
  {
    key: 'climbing-log',
    name: 'Chalk Notes',
    description:
      'A log for boulderers. They tick the problems they climbed in the gym, note tries and beta as a short video, and see which grade they flash. The gym resets a wall every Tuesday and old problems go to the archive.',
  },
  {
    key: 'recipes',
    name: 'Nonna Box',
    description:
      'We want to collect the recipes of our family. My aunts photograph handwritten cards, the app turns them into text, everyone corrects mistakes and comments, and at Christmas we print a book.',
  },
  {
    key: 'allotment',
    name: 'Plot Eighty',
    description:
      'We have 80 garden plots and a waiting list on paper. Members pay their rent, report broken taps, and sign up for work days. The board needs to see who has not done their hours.',
  },
  {
    key: 'carpool',
    name: 'Same Way',
    description:
      'Colleagues who live in the same direction could drive to work together. You enter where you live and when you start, it suggests who fits, you agree on days, and petrol is shared fairly at the end of the month.',
  },
  {
    key: 'language-stories',
    name: 'Gol de Palabras',
    description:
      'learn spanish by reading short stories about football, tap a word and you see what it means, and the words you didnt know come back later as flashcards',
  },
];
