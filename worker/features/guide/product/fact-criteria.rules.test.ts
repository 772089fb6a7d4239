import { describe, expect, it } from 'vitest';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { factCriteria, isMereRule, sentencesOfFact } from '#worker/features/guide/product/fact-criteria.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const described = 'Drivers load a crate. Warehouse managers release each crate. Customers see their crate.';
const idea = readIdea('Crates', described);
const criteriaIn = (said: string) => sentencesOfFact(said).flatMap((one) => factCriteria(one, idea));

describe('a rule that the owner tells', () => {
  it.each([
    [
      'If the weight looks wrong, like 9,000 kg, ask him again.',
      'WHEN the weight looks wrong, like 9,000 kg, THE SYSTEM SHALL ask whoever entered it again.',
    ],
    [
      "If it holds glass, then it can't be loaded until the manager has signed.",
      'IF it holds glass, and it is to be loaded before the manager has signed, THEN THE SYSTEM SHALL refuse it and say what is missing.',
    ],
    [
      "When somebody owes more than 50 euros, they can't order any more until they have paid.",
      'IF somebody owes more than 50 euros, and they want to order before they have paid, THEN THE SYSTEM SHALL refuse it and say what is missing.',
    ],
    [
      'Should two drivers want the same crate, I need to see that straight away.',
      'WHEN two drivers want the same crate, THE SYSTEM SHALL show it to the driver within 60 seconds.',
    ],
    [
      "At 40 degrees it's red and can stay loaded.",
      'WHEN a crate reaches 40 degrees, THE SYSTEM SHALL show it in red and let it stay loaded.',
    ],
    [
      'A maybe that nobody confirmed by noon counts as a no.',
      'WHEN there is a maybe that nobody confirmed by noon, THE SYSTEM SHALL count it as a no.',
    ],
    [
      'For the small shops it is the owner who signs.',
      'IF anybody but the owner wants to sign for the small shops, THEN THE SYSTEM SHALL refuse it and name who may.',
    ],
    [
      'Nobody under eighteen loads a crate.',
      'IF somebody under eighteen is to load a crate, THEN THE SYSTEM SHALL refuse it and say which rule stands against it.',
    ],
    [
      'Two people must be present whenever a crate is opened.',
      'IF a crate is opened and it does not hold that two people are present, THEN THE SYSTEM SHALL refuse it and say what is missing.',
    ],
    [
      'The lists have to be kept five years.',
      'IF the lists would be changed or deleted within five years of their day, THEN THE SYSTEM SHALL refuse it.',
    ],
    [
      'An offer is valid for 14 days.',
      'WHEN 14 days have passed since an offer was given, THE SYSTEM SHALL treat it as not given and ask for it anew.',
    ],
    [
      'She wants it printed.',
      'WHEN somebody prints the crates, THE SYSTEM SHALL make a PDF that holds them as they are on the screen at that moment.',
    ],
    [
      'Our largest van holds 12 crates.',
      'IF an entry would lie beyond the largest van (which holds 12 crates), THEN THE SYSTEM SHALL ask whether it is right before it counts.',
    ],
    [
      'Only I and Joan see the prices.',
      'IF anybody but the driver and Joan asks for the prices, THEN THE SYSTEM SHALL answer as if it did not exist.',
    ],
  ])('is a criterion: %s', (said, criterion) => {
    expect(criteriaIn(said)).toEqual([criterion]);
  });

  it.each([
    [
      'Auditors may print the list of their own crates and nobody else’s.',
      ['asks Crates to print', 'asks for the same of somebody else'],
    ],
    [
      'After noon you may still order, but it’s marked late and she may refuse.',
      ['order after noon', 'let her refuse'],
    ],
    [
      'They are glass; nobody else should open one, and the lists have to be kept two years.',
      ['anybody else wants to open one', 'within two years'],
    ],
  ])('may be two: %s', (said, parts) => {
    const criteria = criteriaIn(said);
    expect(parts.map((part, at) => criteria[at]?.includes(part))).toEqual(parts.map(() => true));
  });

  it.each(['Joan points out that drivers can’t send it if they don’t know.', 'Four of them have a van.'])(
    'is none: %s',
    (said) => {
      expect(criteriaIn(said)).toEqual([]);
    },
  );

  it.each([
    'Fastest van does a round in 4 hours, you can work that out.',
    "There's a PC in the hall and we'd buy three tablets.",
    "They're in a ledger.",
  ])('is no deed of anybody: %s', (said) => {
    expect(isMereRule(said)).toBe(true);
    const { features } = deriveProduct('Crates', described, [{ topic: 'Also: told', decision: said }]);
    expect(features.map(({ title }) => title)).toEqual(
      deriveProduct('Crates', described, []).features.map(({ title }) => title),
    );
  });
});

const rooms = readIdea(
  'Acme',
  'Tenants sign a check-in of their room. Landlords decide what is claimed. Tenants see their deposit.',
);
const tell = (said: string) => factCriteria(said, rooms).join(' ');

describe('a rule of who or what is not named', () => {
  it.each([
    [
      'Nobody should be able to send in a fake check-in.',
      'IF anybody tries to send in a fake check-in, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    ],
    [
      'Nobody should see what another tenant paid.',
      'IF a tenant asks for what another tenant paid, THEN THE SYSTEM SHALL answer as if it did not exist.',
    ],
    [
      'It has to save if the laptop closes in the middle.',
      'WHEN the laptop closes in the middle, THE SYSTEM SHALL save.',
    ],
  ])('has an event and a result: %s', (said, criterion) => {
    expect(tell(said)).toContain(criterion);
  });

  it.each([
    ['it', 'It has to be nice on a small screen.'],
    ['he', 'He must carry everything home.'],
    ['a word that joins', 'After that it is locked, and I mean locked.'],
    ['a word for a thing of somebody', 'Its heavy and tenants carry it slowly.'],
    ['you', 'If you cannot pay he takes one, you start with 3.'],
  ])('makes no criterion of which %s would be the subject', (_, said) => {
    expect(tell(said)).not.toMatch(/WHEN (?:it|he|you) |\ban after\b|there is its|(?:it|he) is entered/);
  });
});
