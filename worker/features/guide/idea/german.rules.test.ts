import { describe, expect, it } from 'vitest';
import { retellGerman } from '#worker/features/guide/idea/german.rules.ts';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';

describe('retellGerman', () => {
  it.each([
    [
      'Eine App, mit der Nachbarn Werkzeuge verleihen und ausleihen können. Wer etwas verleiht, stellt ein Foto ein und sagt, an welchen Tagen es frei ist; wer etwas braucht, fragt an und holt es ab. Nach der Rückgabe bewerten sich beide.',
      'Neighbours lend tools. Neighbours borrow tools. Neighbours who lend something add a photo. Neighbours who lend something say on which days it is free. Neighbours who need something ask. Neighbours who need something pick it up. Neighbours rate each other after the return.',
    ],
    [
      'Kunden bestellen am Abend Brot und holen es am Morgen ab. Der Bäcker sieht eine Liste.',
      'Customers order bread in the evening. Customers pick it up in the morning. The baker sees a list.',
    ],
    [
      'Mieter melden Schäden mit Foto, Handwerker schlagen einen Termin vor, und ich sehe die Kosten pro Wohnung.',
      'Tenants report damages with a photo. Craftsmen suggest an appointment. I see the costs for each flat.',
    ],
  ])('tells “%s” in plain English', (german, english) => {
    expect(retellGerman(german)).toBe(english);
  });

  it('says nothing rather than something wrong', () => {
    const text =
      'Seismografen übertragen Wellenformen zur Leitwarte. Kunden sehen Epizentren, Gewichtungen und Laufzeitkurven der Stationen.';
    expect(retellGerman(text)).toBe('');
    const idea = readIdea('Acme', text);
    expect([idea.language?.id, idea.language?.name, idea.clarity]).toEqual(['other', 'German', 'empty']);
  });
});
