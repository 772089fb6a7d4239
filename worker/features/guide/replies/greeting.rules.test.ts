import { describe, expect, it } from 'vitest';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

const greet = async (description: string) => (await createConversation(description).say('start')).text;

describe('a greeting', () => {
  it('asks where the reading is doubtful, and quotes the wish instead of telling it', async () => {
    const text = await greet(
      'my aunt is ill and lives alone, three of us cousins take turns plus a nurse in the mornings. nobody knows if she has eaten. i’d like something where whoever was there ticks food, mood, and writes a line, and the others can see it. if nobody ticked by 8 it should ring one of us',
    );
    expect(text).toMatch(
      /who does what, and with which thing\? You wrote: “i[’']d like something where whoever was there/,
    );
    expect(text).not.toMatch(/As I read it|see the whoever/);
  });

  it.each([
    [
      'a long telling of which little was read',
      'calling it Hedgehop. hedge quotes. me on site, phone in one hand, gloves on. photo of hedge, talk into it, price, done, customer gets it same day not 9 days later like now. 2 crews 5 lads. job sheet in the morning - wheres the access, power lines, neighbours, chip stays or goes. no signal half the time btw',
    ],
    [
      'a thing that is named less often than another',
      'The office runs the roster for 60 vets. Today the secretary makes the roster in Excel once a year. The vets swap by phone, and some of them forget to report the swap. Acme should generate the roster fairly, let vets propose and accept swaps under rules, and tell who is on duty.',
    ],
  ])('is no telling of %s', async (_, description) => {
    expect(await greet(description)).toMatch(/please tell me: who does what/);
  });

  it('tells what was read where that is sound', async () => {
    expect(await greet('Customers order bread the evening before. Bakers see in the morning what to bake.')).toMatch(
      /^So Acme is for/,
    );
  });

  it('is German where a German idea can’t be read', async () => {
    expect(
      await greet('Seismografen übertragen Wellenformen zur Leitwarte. Kunden sehen Epizentren und Laufzeitkurven.'),
    ).toMatch(/^Ich verstehe Deutsch nur in Teilen.*wer tut was womit/);
  });

  it('and its question are German where a German idea was read in parts, and a German answer is read', async () => {
    const talk = createConversation(
      'Unser Chor probt am Dienstag. Die Sänger sagen ab, wenn sie nicht kommen, und ich sehe wer noch fehlt. Noten liegen überall herum und niemand findet die richtige Fassung.',
    );
    const { text, questions } = await talk.say('start');
    expect(text).toMatch(/^Ich lese Deutsch nur in Teilen/);
    expect(questions[0]?.question).toMatch(/Wer tut was, und womit\?/);
    const turn = await talk.say(
      `${questions[0]?.question}\nMieter melden Schäden mit Foto. Handwerker schlagen einen Termin vor.`,
    );
    expect(turn.decisions).toContainEqual(
      expect.objectContaining({
        topic: 'The idea in your words',
        decision: expect.stringContaining('Tenants report damages'),
      }),
    );
  });
});
