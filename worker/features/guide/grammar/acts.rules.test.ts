import { describe, expect, it } from 'vitest';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { readActs } from '#worker/features/guide/grammar/acts.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { spellOut } from '#worker/features/guide/grammar/spelling-out.rules.ts';
import { fill } from '#worker/features/guide/grammar/words.rules.ts';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { writeGreeting } from '#worker/features/guide/replies/greeting.rules.ts';
import { checkRequirements } from '#worker/features/guide/testing/check-document.ts';
import { checkGreeting, checkTitle } from '#worker/features/guide/testing/check-wording.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

const greet = (idea: string) => writeGreeting(deriveProduct('Acme', idea, [])).split('\n\n')[0];
const tell = (text: string) =>
  readActs(tagText(text)).map(({ who, verb, phrase }) =>
    `${typeof who === 'object' ? who.many : (who ?? 'users')} ${verb} ${phrase}`.trim(),
  );

describe.each(Object.entries({ ...ideas, ...everydayIdeas }))('the words about the idea %s', (_, description) => {
  const product = deriveProduct('Acme', description, []);
  const content = writeRequirements(product);

  it('give whole titles', () => {
    const ready = new Set(product.idea.pattern.features.map(({ title }) => fill(title, product.slots).toLowerCase()));
    const own = product.features.filter(({ title }) => !ready.has(title.toLowerCase()));
    expect(own.flatMap(({ title }) => checkTitle(title).map((fault) => `${title}: ${fault}`))).toEqual([]);
    expect(new Set(product.features.map(({ title }) => title)).size).toBe(product.features.length);
  });

  it('greet without saying anything twice or leaving a sentence open', () => {
    if (!product.idea.language) expect(checkGreeting(greet(description) ?? '')).toEqual([]);
  });

  it('are the words of the idea, with nobody’s “we” left in them', () => {
    if (product.idea.language) return;
    const known = new Set(
      spellOut(product.idea.said)
        .toLowerCase()
        .match(/[\p{L}\p{N}'+-]+/gu),
    );
    const roles = [product.idea.client.many, product.idea.host?.many ?? ''].join(' ').toLowerCase().split(' ');
    const added = new Set([...roles, 'they', 'their', 'them', 'the', 'are', 'were', 'whom', 'cannot', 'themselves']);
    for (const { phrase } of product.idea.acts) {
      const words =
        fill(phrase, product.slots)
          .toLowerCase()
          .match(/[\p{L}\p{N}'+-]+/gu) ?? [];
      expect(words.filter((word) => !known.has(word) && !added.has(word))).toEqual([]);
      expect(words.filter((word) => /^(i|we|my|our|me|us)$/.test(word))).toEqual([]);
    }
  });

  it('make a sound document', () => {
    expect(checkRequirements(content)).toEqual([]);
    expect(content).not.toMatch(/on the side of|What an? \w+ is about\./);
  });
});

describe('greetings', () => {
  it.each([
    [
      'bakery',
      'So Acme is for customers and your bakery. Customers reserve bread and cakes the evening before, and pay when they pick up. Bakers see what to bake in the morning.',
    ],
    [
      'salon',
      'So Acme is for clients and your hair salon. Clients book appointments online. Stylists see their day at a glance.',
    ],
    [
      'tutoring',
      'So Acme is for parents and maths tutors. Parents see when maths tutors are free, book a lesson for their child and pay online. Maths tutors write a short note after each lesson.',
    ],
    [
      'church',
      'So Acme is for volunteers and organisers. Volunteers say when they are away, swap duties with each other and get a reminder two days before.',
    ],
    [
      'clinic',
      'So Acme is for patients and your physiotherapy practice. Patients fill in their medical history at home before the first appointment and sign it. Staff members check it.',
    ],
    [
      'choir',
      'So Acme is for singers and your choir. Choir leaders keep sheet music and recordings, and upload the parts. Singers listen to their own voice and tell choir leaders if they cannot come to rehearsal.',
    ],
    [
      'invoices',
      'So Acme is for freelance graphic designers. Acme makes a proper invoice, sends it and reminds the client if they do not pay within 14 days.',
    ],
    [
      'tickets',
      'So Acme is for customers and your theatre. Theatre managers sell tickets for their small theatre. Customers choose their seats on a plan, pay by card and get a QR code.',
    ],
    [
      'library',
      'So Acme is for members and volunteers. Members search for books and reserve them. Volunteers mark them as returned.',
    ],
    [
      'farmShop',
      'So Acme is for customers and your farm. Farmers sell eggs, honey and jam from their farm. Customers order during the week and collect on Saturday.',
    ],
    [
      'coupleGame',
      'So Acme is for players. Players start a match within a minute, take their turns, and want another one.',
    ],
  ])('of %s', (name, expected) => {
    expect(greet(everydayIdeas[name] ?? '')).toBe(expected);
  });
});

describe('readActs', () => {
  it.each([
    ['a reason', 'Parents book lessons so that children learn maths'],
    ['a time', 'When a customer pays the bill'],
    ['what is not so', 'It does not send me notifications and users never see ads'],
    ['how it is today', 'Right now we write orders on paper'],
    ['a pronoun without its noun', 'Customers send it'],
    ['a verb without its object', 'Customers pick up'],
    ['things that do nothing themselves', 'Allergies must be shown to the cooks'],
    ['a question left open at its end', 'Members see who the letters are from'],
    ['a manner', 'Customers come instead of calling the shop'],
  ])('makes no act of its own from %s', (_, text) => {
    expect(tell(text).filter((act) => !act.startsWith('parents book lessons'))).toEqual([]);
  });

  it.each([
    [
      'customers book a table, pay when they come, and we see the list',
      ['customers book a table', 'customers pay when they come', 'speaker see the list'],
    ],
    [
      'members find books, reserve them and bring them back',
      ['members find books', 'members reserve books', 'members bring back books'],
    ],
    ['coaches post training times and match line-ups', ['coaches post training times and match line-ups']],
    ['an app where dog owners find someone to walk there dog', ['dog owners find someone to walk their dog']],
    ['I want my clients to be able to book appointments online', ['clients book appointments online']],
    ['neighbours in our street lend each other tools', ['neighbours lend each other tools']],
    ['the kitchen sees what to cook', ['cooks see what to cook']],
    [
      'My mother cooks soup and sells it to offices. They order by 10',
      ['speaker cook soup', 'speaker sell soup to offices', 'offices order by 10'],
    ],
  ])('reads %s', (text, expected) => {
    expect(tell(text)).toEqual(expected);
  });

  it('gives ‘I’ and ‘we’ to those who run it where others are served, and to those who use it where not', () => {
    const who = (text: string) =>
      readIdea('Acme', text).acts.map((act) => `${typeof act.who === 'object' ? act.who.many : act.who} ${act.verb}`);
    expect(who('Our bakery: customers order bread and we see what to bake')).toEqual(['customers order', 'bakers see']);
    expect(who('I am a therapist. My clients record moods and I review them.')).toEqual([
      'clients record',
      'therapists review',
    ]);
    expect(who('I track my habits and see my streaks')).toEqual(['undefined track', 'undefined see']);
    expect(who('Neighbours lend tools and we see photos')).toEqual(['neighbours lend']);
  });
});

describe('the checks of wording', () => {
  it('find what was wrong before', () => {
    expect(checkTitle('See in')).toHaveLength(1);
    expect(checkTitle('Listen and')).toHaveLength(1);
    expect(checkTitle('Pay when they pick up, and we')).not.toEqual([]);
    expect(
      checkGreeting(
        'Customers pay when they pick up, and we see in the morning. Customers see bread, pay when they pick up.',
      ),
    ).toHaveLength(2);
    expect(checkGreeting('Listeners pick how long and.')).toHaveLength(1);
  });
});
