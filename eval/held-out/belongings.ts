import type { Idea } from '../ideas/idea.ts';

/** What people need with what they own, lend, watch and play. */
export const belongings: Idea[] = [
  {
    key: 'lost-keys',
    name: 'Ring Back',
    description: 'key tags. finder scans, owner gets called, neither sees a number',
  },
  {
    key: 'sheet-piano',
    name: 'Left Hand',
    description:
      'Adults who learn the piano late film their left hand while they practise, a teacher answers within two days with a voice message on the exact second of the film, and the pupil sees which bars still stumble after a week. Teachers have at most twelve pupils.',
    answers: { pay: 'Pupils pay 40 euros a month and can stop at the end of any month' },
  },
  {
    key: 'heat-meters',
    name: 'Twelve Radiators',
    description:
      'Our housing cooperative has 212 flats with radio heat meters. I would like every household to see once a month what it used, next to the same month of last year and to the median of the house, and to be told when a window must have stood open. Only the household sees its own numbers, the caretaker sees only which meter is silent, and the yearly bill has to come out as one file for each flat by 31 January.',
  },
  {
    key: 'darkroom',
    name: 'Red Light',
    description:
      'Members of a photo darkroom book an enlarger by the hour and pay at the end of the month for the paper and chemicals they used. The keeper sees which bottles run low and who has the key. Nobody may work alone after 22:00.',
    secondThoughts: 'No payments. The money goes into a tin.',
  },
];
