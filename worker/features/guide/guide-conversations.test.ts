import { describe, expect, it } from 'vitest';
import { checkRequirements } from '#worker/features/guide/testing/check-document.ts';
import { bakeryListed } from '#worker/features/guide/testing/ideas.ts';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';

const bakery = bakeryListed;
const walks =
  'An app for dog owners: they find walkers near them, pay by card and export the walks to Excel. Walkers send a photo after each walk.';
const fever =
  'An app for parents to track their child’s fever and medicine doses. Parents log the temperature and the app warns them when a value is dangerous. They get reminded of the next dose.';
const titlesIn = (content = '') => [...content.matchAll(/^### FR-\d+ (.+)$/gm)].map((match) => match[1]);
const section = (content: string | undefined, title: string) =>
  new RegExp(`## ${title}\\n\\n([\\s\\S]*?)(?=\\n## |$)`).exec(content ?? '')?.[1] ?? '';

describe('what is no decision', () => {
  it.each([
    'I don’t understand this question',
    "I don't understand",
    'no idea',
    'Not sure',
    'what do you mean?',
    'idk',
    'Why do you ask that',
    'this is stupid',
    'you decide',
    '???',
  ])('as the answer %s is not stored; the question is explained', async (said) => {
    const { last } = await converse(bakery, [[said]]);
    expect(last.decisions.map(({ topic }) => topic)).not.toContain('Who sees the order');
    expect(last.decisions).toHaveLength(5);
    expect(last.text).toMatch(
      /“Who may see an order\?” asks you to choose one of these: “The customer and bakers”, .+; I kept no answer/,
    );
    expect(JSON.stringify(last.documents)).not.toContain(said);
  });

  it.each(['Not sure, maybe at noon', 'Nobody yet; I will look for them', 'When the shop closes', 'At 18:30'])(
    'does not take in the answer %s',
    async (said) => {
      const { last } = await converse(bakery, [[said]]);
      expect(last.decisions[2]).toEqual({ topic: 'Who sees the order', decision: said });
    },
  );

  it.each([
    "I don't understand this question",
    'no idea',
    'not sure',
    'what do you mean?',
    'this is not helpful',
    'you never listen to me',
    'why do I need this',
    'I am tired of this',
    'I feel sad',
    'can you explain that to me',
    'No, that is fine',
    'help',
  ])('as the message %s leaves everything as it was', async (said) => {
    const { last, brief } = await converse(bakery, [[], said]);
    expect(last.order).toEqual([]);
    expect(brief.decisions).toHaveLength(6);
    expect(last.text.length).toBeGreaterThan(60);
  });

  it.each([['I want to die'], ['i just want to kill myself'], [['I want to die']]])(
    'is met with care and nothing else: %s',
    async (said) => {
      const { last } = await converse(bakery, [said]);
      expect(last.order).toEqual([]);
      expect(last.text).toMatch(/not something I can help with[\s\S]*someone close[\s\S]*crisis line/);
      expect(last.text).not.toMatch(/FR-|Shall I|requirements/i);
    },
  );

  it('does not mistake an idea about care for a cry for help', async () => {
    const { last } = await converse('Volunteers of a suicide prevention hotline plan their shifts and swap them.', []);
    expect(last.questions.length).toBeGreaterThan(2);
  });
});

describe('a change of mind', () => {
  it.each([
    ['no card payment, people pay cash', 'Pay by card', 'No card payment.'],
    ['remove the sign in requirement', 'Sign in', 'No sign-in and accounts.'],
    ['Can you please remove the login?', 'Sign in', 'No sign-in and accounts.'],
    ['drop the export', 'Export the walks to Excel', 'No export.'],
    ['nobody pays by card', 'Pay by card', 'No card payment.'],
    ['I don’t want to sign in', 'Sign in', 'No sign-in and accounts.'],
    ['we don’t need the photo', 'Send a photo after each walk', 'No photo.'],
    ['remove FR-2', undefined, undefined],
  ])('%s takes the feature out at once and says so', async (said, title, limit) => {
    const { turns, last } = await converse(walks, [[], said]);
    const before = titlesIn(turns[1]?.documents[0]?.content);
    const gone = title ?? before[1];
    expect(before).toContain(gone);
    expect(last.order).toEqual(['recordDecision', 'createDocument']);
    const content = last.documents[0]?.content;
    expect(last.documents[0]?.type).toBe('requirements');
    expect(titlesIn(content)).not.toContain(gone);
    // Without photos nobody sees them either.
    const isAlsoGone = (other = '') => limit === 'No photo.' && /photos/.test(other);
    expect(titlesIn(content)).toEqual(before.filter((other) => other !== gone && !isAlsoGone(other)));
    expect(section(content, 'What it will not do')).toContain(limit ?? '[ASSUMPTION] No');
    expect(section(content, 'Vision').toLowerCase()).not.toContain(gone?.toLowerCase());
    expect(checkRequirements(content ?? '')).toEqual([]);
    expect(last.text).toContain(`Removed: “${gone}”`);
  });

  it('puts one thing in place of another everywhere', async () => {
    const { last } = await converse(walks, [[], 'cats, not dogs']);
    const content = last.documents[0]?.content ?? '';
    expect(content).toContain('Cat owners');
    expect(content.replace(/## Decided so far[\s\S]*?(?=\n## )/, '')).not.toMatch(/\bdogs?\b/i);
    expect(last.text).toMatch(/What changed:[\s\S]*criteria changed: FR-/);
  });

  it('brings back what was left out', async () => {
    const { last } = await converse(walks, [[], 'drop the export', 'add the export back']);
    expect(titlesIn(last.documents[0]?.content)).toContain('Export the walks to Excel');
    expect(last.text).toMatch(/Added: FR-\d+ Export the walks to Excel/);
  });

  it.each([
    'drop the teleporter',
    'remove it',
    'change it',
    'undo that',
    'remove FR-99',
    'apples, not bananas',
    'remove everything',
  ])('%s is admitted not to be understood: nothing saved, one question', async (said) => {
    const { last } = await converse(walks, [[], said]);
    expect(last.order).toEqual([]);
    expect(last.text).toMatch(/can’t tell what .+ should change, so I changed nothing and saved nothing/);
    expect(last.text.match(/\?/g)).toHaveLength(1);
  });

  it('that asks for what was refused counts, also where the idea never spoke of it', async () => {
    const { brief } = await converse(bakery, [[], 'no card payment', 'customers pay by card after all']);
    const kept = brief.decisions.map(({ decision }) => decision);
    expect(kept).toEqual(expect.arrayContaining(['Keep card payment after all', 'customers pay by card after all']));
    expect(kept).not.toContain('no card payment');
  });

  it('is not undone by a sentence that denies it again', async () => {
    const { last, brief } = await converse(walks, [
      [],
      'no card payment',
      'nobody pays by card',
      'write the requirements',
    ]);
    expect(brief.decisions.filter(({ decision }) => /after all/.test(decision))).toEqual([]);
    expect(last.documents[0]?.content).toContain('IF anybody wants to pay by card, THEN THE SYSTEM SHALL refuse it');
  });

  it('is heard in an answer of a form in own words', async () => {
    const { turns } = await converse(fever, [['', 'no reminders please']]);
    const content = turns[1]?.documents[0]?.content;
    expect(titlesIn(content).join()).not.toMatch(/remind/i);
    expect(section(content, 'What it will not do')).toContain('No reminders.');
  });

  it('that is only a fact is kept and admitted to be not yet in the document, then told', async () => {
    const { turns, last } = await converse(bakery, [[], 'Bakers also export the orders to Excel every week.', 'yes']);
    expect(turns[2]?.text).toMatch(/not yet in Requirements v1/);
    expect(last.text).toMatch(/Added: FR-\d+ Export the orders to Excel every week/);
  });

  it('without a document yet is told too', async () => {
    const { last } = await converse(walks, ['drop the export']);
    expect(last.order).toEqual(['recordDecision']);
    expect(last.text).toContain('Removed: “Export walks”');
  });
});

describe('requests', () => {
  it('for requirements that say all of it already make no new version', async () => {
    for (const said of ['Write the requirements', 'update the document', 'Please update the requirements']) {
      const { last } = await converse(bakery, [[], said]);
      expect(last.order).toEqual([]);
      expect(last.text).toMatch(/Requirements\*\* v1 already says all of it[\s\S]*Shall I write the architecture\?/);
    }
  });

  it('to update the document revise the requirements and not the architecture', async () => {
    const { last } = await converse(bakery, [[], 'Bakers also export the orders to Excel.', 'update the document']);
    expect(last.documents.map(({ type }) => type)).toEqual(['requirements']);
  });

  it('are honoured in both halves: the plan, then the set-up prompt for the tool that was named', async () => {
    const { last, turns, brief } = await converse(bakery, [
      [],
      'Make me the plan. I will use Lovable, I cannot code',
      'yes',
    ]);
    const plan = turns[2];
    expect(plan?.documents.map(({ type }) => type)).toEqual(['plan']);
    expect(plan?.prompts).toEqual([]);
    expect(brief.decisions).toContainEqual({ topic: 'Coding tool', decision: 'I will use Lovable, I cannot code' });
    expect(plan?.text).toMatch(/you build with Lovable[\s\S]*Shall I write the set-up prompt\?\s*$/);
    expect(plan?.documents[0]?.content).not.toMatch(/npx|tsc|repository|migration/);
    expect(last.prompts.map(({ title }) => title)).toEqual(['Start Acme in Lovable']);
  });

  it('for documents and prompts together give both', async () => {
    const { last } = await converse(bakery, [[], 'Write the plan and the set-up prompt for Cursor']);
    expect(last.order.filter((tool) => tool !== 'recordDecision')).toEqual(['createDocument', 'createPrompt']);
  });

  it('for a builder give prompts without shell, code or tests, to be checked by clicking', async () => {
    const { last } = await converse(walks, [[], 'Give me the prompts for Bolt', 'next prompt', 'a security prompt']);
    const { turns } = await converse(walks, [[], 'Give me the prompts for Bolt', 'next prompt']);
    const prompts = [...last.prompts, ...turns.flatMap((turn) => turn.prompts)];
    expect(prompts.length).toBeGreaterThanOrEqual(4);
    for (const { content } of prompts) {
      expect(content).not.toMatch(/npx|npm|wrangler|tsc|vitest|migration|repository|SHALL|TypeScript|T-\d/);
      expect(content).toContain('## How to check by clicking\n\n- ');
      expect(content.length / 4).toBeLessThan(1_600);
    }
  });

  it('for a coding prompt name a task only when there is a plan', async () => {
    const without = await converse(bakery, [[], 'Give me a prompt for FR-2']);
    expect(without.last.prompts[0]?.content).not.toMatch(/T-\d/);
    const planned = await converse(bakery, [[], 'Write the plan', 'Give me a prompt for FR-2']);
    expect(planned.last.prompts[0]?.content).toMatch(/This is T-\d+ of the plan/);
  });
});

describe('ideas in which a mistake harms somebody', () => {
  it('keep their users, warn in a feature of its own, and ask for the limits', async () => {
    const { turns, last } = await converse(fever, [[]]);
    expect(turns[0]?.text).toMatch(/^So Acme is for parents\.[\s\S]*may be regulated .+ paediatrician/);
    expect(turns[0]?.questions[1]?.question).toMatch(/which number a value is dangerous/);
    const content = last.documents[0]?.content ?? '';
    expect(section(content, 'Users and the job they hire it for')).toMatch(/^### Parents\n/);
    expect(titlesIn(content)).toContainEqual(expect.stringMatching(/^Warn (?:the )?parents/));
    expect(/### FR-\d+ [^\n]*[Rr]emind[\s\S]*?(?=\n### )/.exec(content)?.[0]).not.toMatch(/dangerous|warn/i);
    expect(content).toMatch(/\[ASSUMPTION\] An app about the health of children may be regulated/);
    expect(content).toMatch(/\[NEEDS CLARIFICATION: which values are dangerous \(upper and lower limit/);
    expect(checkRequirements(content)).toEqual([]);
  });

  it.each([
    ['I want an app where diabetics log blood sugar and insulin and it warns when a value is dangerous.', /a doctor/],
    ['An app that tells people which stocks to buy', /licensed adviser/],
    ['Tenants describe their problem and the app tells them what the law says', /lawyer/],
    ['A reminder app for pensioners who take several medicines with different doses', /pharmacist/],
  ])('say in one sentence who must check: %s', async (idea, who) => {
    const { turns, last } = await converse(idea, [[]]);
    expect(turns[0]?.text).toMatch(who);
    expect(turns[0]?.text.match(/may be regulated/g)).toHaveLength(1);
    expect(last.documents[0]?.content).toMatch(/\[ASSUMPTION\] An app .+ may be regulated/);
  });

  it('are not seen where there are none', async () => {
    const { turns } = await converse(bakery, []);
    expect(turns[0]?.text).not.toContain('regulated');
  });
});

describe('what was said', () => {
  it('stands in some line of the outline, made harmless', async () => {
    const { last } = await converse(`${bakery} A loud parrot for <b>visitors</b> | near the door.`, [[]]);
    expect(last.documents[0]?.content).toContain('Visitors get a loud parrot near the door.');
    expect(last.documents[0]?.content).not.toContain('<b>');
    expect(last.text).not.toContain('did not use');
  });

  it('is told for lay people', async () => {
    const { turns, last } = await converse(bakery, [[], 'how much will it cost?', 'what is the weather like?']);
    expect(turns[1]?.text).toContain('Each has a number, FR-1 and so on, and sentences that can be checked');
    expect(turns[1]?.documents[0]?.content.match(/Each feature has a number, FR-1 and so on/g)).toHaveLength(1);
    expect(turns[2]?.text).toMatch(/0 to about 20 USD a month[\s\S]*12 USD a year[\s\S]*20 USD a month/);
    expect(last.text).toMatch(/I do not know that[\s\S]*Shall I write/);
    for (const { text } of turns) expect(text).not.toMatch(/resting on|rests on|time has come|goes with you/);
  });
});
