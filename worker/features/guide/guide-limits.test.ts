import { describe, expect, it } from 'vitest';
import { personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { briefOf, runTurn } from '#worker/features/guide/testing/run-turn.ts';

const write = async (description: string, wish: string, decisions: { topic: string; decision: string }[] = []) => {
  const { documents, prompts } = await runTurn(briefOf(description, { decisions }), wish);
  return [...documents, ...prompts].map(({ content }) => content).join('\n');
};
const sectionOf = (text: string, title: string) => text.split(`## ${title}`)[1]?.split('\n## ')[0] ?? '';

const labs =
  'Labs send instruments for calibration. A technician calibrates each instrument and prints a certificate. Labs see their certificates.';

describe('a limit on what people may do', () => {
  it.each([
    ['One lab must never see another lab’s data.', labs, /one lab must never see another lab.s data/i],
    [
      'A vet can never close two cases at once.',
      'Farmers report sick animals. A vet visits the farm and closes the case.',
      /a vet can never close two cases at once/i,
    ],
  ])('is a criterion and no exclusion: %s', async (limit, idea, words) => {
    const text = await write(`${idea} ${limit}`, 'Write the requirements');
    expect(text).toMatch(new RegExp(`THE SYSTEM SHALL refuse every step [^.]*${words.source}`, 'i'));
    expect(sectionOf(text, 'What it will not do')).not.toMatch(words);
  });

  it('is never told as something that people do', async () => {
    const text = await write(
      'Harbour pilots claim vessels that come in. The dispatcher plans who is on duty.',
      'Write the requirements',
      [{ topic: 'Also: A pilot cannot', decision: 'A pilot cannot claim two vessels at once.' }],
    );
    expect(text).toMatch(/IF a pilot would claim two vessels at once, THEN THE SYSTEM SHALL refuse every step/);
    expect(text).not.toMatch(/they claim two vessels|\w, claims two vessels|pilots can pilot/i);
  });
});

describe('money that changes hands in cash', () => {
  const tours =
    'Guests book guided tours with a tour guide and pay a deposit of 20 euro{way}. The deposit is refunded after the tour.';
  it('needs no provider, and by card it needs one', async () => {
    const wish = 'Write the architecture';
    expect(await write(tours.replace('{way}', ' in cash'), wish)).not.toMatch(
      /stripe|payment service|hooks\/payments/i,
    );
    expect(await write(tours.replace('{way}', ' by card'), wish)).toMatch(/stripe/i);
  });
});

describe('a trail that is only added to', () => {
  it('has no call that changes it and nobody who may', async () => {
    const text = await write(
      `${labs} Every change is kept in an append-only audit trail. A technician corrects the audit trail.`,
      'Write the API outline',
    );
    expect(text).toMatch(/\/api\/[a-z-]*trails` \| [^|]+ \| Nobody/);
    expect(text).not.toMatch(/(?:PATCH|DELETE) \/api\/[a-z-]*trails/);
  });
});

describe('people who work in shifts', () => {
  const calls = 'Dispatchers of an ambulance service record calls and assign a crew to each. Crews report arrival.';
  it('swap none and keep none by that', async () => {
    const text = await write(`${calls} Dispatchers work in shifts of 12 hours.`, 'Write the requirements');
    expect(text).toMatch(/assign a crew/i);
    expect(text).not.toMatch(/hours of rest|same shift|a shift begins/i);
  });

  it('are asked about swapping where they swap', async () => {
    const text = await write(`${calls} Dispatchers swap shifts with each other.`, 'Write the requirements');
    expect(text).toMatch(/shift would leave somebody less than 11 hours|a shift begins/i);
  });
});

describe('a decision', () => {
  it('for a group with places takes the rules of one at a time out', async () => {
    const decision = 'A small group with a fixed number of places';
    const idea = 'Clients book yoga appointments with a trainer, cancel them and get reminders.';
    const [before, after] = [
      await write(idea, 'Write the requirements'),
      await write(idea, 'Write the requirements', [{ topic: 'How many at a time', decision }]),
    ];
    expect(before).toMatch(/confirm the same time/);
    expect(after).not.toMatch(/confirm the same time|Zero times are given/);
    expect(after).toMatch(/IF two \w+ confirm the last place of a time/);
  });

  it('that everybody sees something holds in the prompt too', async () => {
    const idea =
      'Harbour pilots claim vessels that come in. The dispatcher plans who is on duty. Pilots report damage.';
    const two = personOf('Acme', 1);
    const wish = 'Write a Lovable prompt for FR-1';
    const seen = [{ topic: 'Who sees the vessel', decision: 'Everybody who takes part' }];
    expect(await write(idea, wish)).toContain(`${two} sees none of it`);
    const after = await write(idea, wish, seen);
    expect(after).toContain(`${two} sees it too`);
    expect(after).not.toContain('sees none of it');
  });
});
