import type { Idea } from '../ideas/idea.ts';

/** What people need with what they own, lend, watch and play. */
export const belongings: Idea[] = [
  {
    key: 'plant-sitter',
    name: 'Thirsty',
    description: 'balcony plants. owner away, neighbour waters, photo as proof, thirsty ones first',
  },
  {
    key: 'sheet-piano',
    name: 'Left Hand',
    description:
      'Adults who learn the piano late film their left hand while they practise, a teacher answers within two days with a voice message on the exact second of the film, and the pupil sees which bars still stumble after a week. Teachers have at most twelve pupils.',
    answers: { pay: 'Pupils pay 40 euros a month and can stop at the end of any month' },
  },
  {
    key: 'ice-rink',
    name: 'Blue Line',
    description:
      'Our ice rink lends 300 pairs of skates. Whoever comes in says a size at the counter, gets a pair with a number and leaves a shoe as a pledge, which is why we have a wall of shoes. I would like a list on a tablet of what is out in which size, since when each pair has not been ground, and which pairs must not go out at all. On Sunday afternoons 120 children come within 20 minutes.',
  },
  {
    key: 'chess-ladder',
    name: 'Fourth Board',
    description:
      'Our chess club plays a ladder. Whoever wants to climb challenges somebody at most three places above, they have 14 days to play, the winner enters the result and the loser confirms it. A list on the wall of the club room shows who stands where and which challenges run out this week. Juniors only play until 21:00.',
    secondThoughts: 'No confirming. The winner enters it and that is it.',
  },
];
