import { describe, expect, it } from 'vitest';
import { flawOf, soundOnly } from '#worker/features/guide/grammar/sound.rules.ts';

describe('the gate before a criterion is written', () => {
  it.each([
    ['WHEN a scan is filed, THE SYSTEM SHALL archive is a folder within 5 seconds.', 'SHALL and a finite verb'],
    ['WHEN a boat is late, THE SYSTEM SHALL get rung up within 5 seconds.', 'SHALL and a participle'],
    ['WHEN a bed is free, THE SYSTEM SHALL the nurse is told.', 'SHALL and no verb'],
    ['IF a foul must is to be recorded, THEN THE SYSTEM SHALL refuse it.', 'two verbs in a row'],
    ['WHEN a clerk puts out it, THE SYSTEM SHALL keep it.', 'particle and pronoun'],
    ['WHEN the the list is sent, THE SYSTEM SHALL keep it.', 'doubled word'],
    ['IF anybody but the nurse asks for that, THEN THE SYSTEM SHALL refuse it.', 'open cause'],
    ['IF the same otherwise is recorded twice, THEN THE SYSTEM SHALL keep one.', 'joining word as a thing'],
    ['IF anybody wants to the list, THEN THE SYSTEM SHALL refuse it.', 'empty act'],
    ["WHEN a nurse didns't come, THE SYSTEM SHALL tell the ward.", 'cut contraction'],
    ['IF anybody but the wants to see it, THEN THE SYSTEM SHALL refuse it.', 'article and verb'],
    ['WHEN there is the side of the nurses, THE SYSTEM SHALL show it.', 'there is and a clause'],
    ['WHEN what was promised (from nurses a list) is due, THE SYSTEM SHALL send it.', 'promise without a thing'],
    ['WHEN a tester writes a comments, THE SYSTEM SHALL keep it.', 'article and plural'],
    ['WHEN buyers is entered, THE SYSTEM SHALL keep it.', 'many as one'],
    ["WHEN a nurse presses refused bed' and leaves, THE SYSTEM SHALL keep it.", 'half a quotation'],
  ])('lets “%s” not through', (text, flaw) => {
    expect(flawOf(text)).toBe(flaw);
  });

  it.each([
    'WHEN a nurse opens a series of beds, THE SYSTEM SHALL show them.',
    'IF there is no connection when a recipe is saved, THEN THE SYSTEM SHALL keep it on the device.',
    'IF nothing is known, THEN THE SYSTEM SHALL say so, and keep what was typed.',
    'WHEN it is installed, THE SYSTEM SHALL be ready after that one step.',
    "WHEN the nurses' list is sent, THE SYSTEM SHALL keep it.",
    "WHEN a nurse presses 'no bed' and leaves, THE SYSTEM SHALL keep it.",
    'THE SYSTEM SHALL hold to this: “the archive is is a mess”.',
  ])('lets “%s” through', (text) => {
    expect(flawOf(text)).toBeUndefined();
  });

  it('puts the sentence of the owner in the place of what is no English', () => {
    const broken = 'WHEN there is the sheet, THE SYSTEM SHALL move it.';
    const whole = 'IF it is lost, THEN THE SYSTEM SHALL say so.';
    expect(soundOnly([broken, whole], 'the sheet goes to Moira.')).toEqual([
      'THE SYSTEM SHALL hold to this: “the sheet goes to Moira”.',
    ]);
    expect(soundOnly([whole, broken], 'the sheet goes to Moira')).toEqual([whole]);
  });
});
