import { describe, expect, it } from 'vitest';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';

const idea =
  'An app for our rowing club: members book boats, the boatman approves each booking, members report damage with a photo, and the boatman repairs the boat and reopens it.';

describe('a change of mind in plain words', () => {
  it('renames people in all lines, and says so once', async () => {
    const { last } = await converse(idea, [[], 'Rename the boatman to boatkeeper']);
    expect(last.text).toMatch(/“boatman” is now “boatkeeper” in \d+ lines/);
    expect(last.documents[0]?.content).toContain('boatkeeper');
    expect(last.documents[0]?.content).not.toMatch(/boatm[ae]n/i);
  });

  it('drops a field with what holds of it', async () => {
    const { last } = await converse(idea, [[], 'Drop the photo of the damage report']);
    expect(last.text).toContain('“Photos are deleted after 1 year” is gone');
    expect(last.documents[0]?.content).not.toMatch(/photo/i);
  });

  it('takes several changes from one sloppy sentence, and none of what it takes back', async () => {
    const { last, brief } = await converse(idea, [
      [],
      'ok so i changed my mind: bookings at most 2 not 3 at once, boats are called hulls... no, keep boats, and drop the photo',
    ]);
    const { content = '' } = last.documents[0] ?? {};
    expect(content).not.toMatch(/hull|photo|keep boats|changed my mind/i);
    expect(content).toContain('at most 2');
    expect(brief.decisions.map(({ decision }) => decision).join()).not.toMatch(/hull/i);
  });

  it('gives the product no name by itself, and says where that is done', async () => {
    const { last } = await converse(idea, [[], 'Call the app Rowly']);
    expect(last.text).toMatch(/settings/);
    expect(last.decisions).toEqual([]);
  });
});

describe('several questions in one message', () => {
  it('are answered below each other', async () => {
    const { last } = await converse(idea, [
      [],
      'Who can see my requests? How many features are there? And what should I do next?',
    ]);
    expect(last.text.match(/^\*\*.+\?\*\*$/gm)).toEqual([
      '**Who can see my requests?**',
      '**How many features are there?**',
      '**What should I do next?**',
    ]);
    expect(last.text).toContain('Members see only their own requests');
    expect(last.text).toMatch(/\d+ features follow from the idea/);
  });

  it('are kept as open where nobody can answer them, beside the answers to the others', async () => {
    const { last } = await converse(idea, [[], 'How many features are there? What happens to a boat when it sinks?']);
    expect(last.text).toMatch(/\d+ features follow from the idea/);
    expect(last.text).toMatch(
      /\*\*What happens to a boat when it sinks\?\*\*\n\n(?:I keep as an open|Nothing is decided)/,
    );
  });
});

describe('lines in which nobody signs in', () => {
  it('lead to no accounts', async () => {
    const { last } = await converse(
      'What it is\n- A logbook for glider pilots\nWho uses it\n- Pilots\n- Weathers\n- Instructors (me)\nWhat happens\n- Pilots log flights → new flight: date, place, weather\n- The instructor signs a flight off → flight is signed off; the pilot is told\nWhat is kept\n- Flight: date, place, weather; states: logged, signed off\nWhat always holds\n- Nobody signs in',
      ['Write the requirements'],
    );
    const { content = '' } = last.documents[0] ?? {};
    expect(content).toContain('- No sign-in and accounts.');
    expect(content).not.toMatch(/### FR-\d+ Sign in|wants to sign in/);
    // A detail of a flight that was listed among the people is nobody.
    expect(content).not.toMatch(/\*\*Weathers?\*\*|weathers/i);
  });
});
