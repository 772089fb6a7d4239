import { describe, expect, it } from 'vitest';
import { codeOf } from '#worker/features/guide/documents/architecture-tables.rules.ts';
import { bringAbout, tellByHand } from '#worker/features/guide/documents/plan-hand.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { filesOf, writeFeaturePrompt } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

const products = Object.entries(ideas)
  .filter(([name]) => !['empty', 'hostile', 'petApp'].includes(name))
  .map(([name, description]) => ({ name, product: deriveProduct('Acme', description, []) }));

describe.each(products)('checks by hand of $name', ({ product }) => {
  it('ask for nothing that no hand brings about', () => {
    for (const feature of product.features)
      expect(tellByHand(product, feature)).not.toMatch(
        /see to it that [^:]*\b(?:cannot|same moment|has passed|\d+ (?:hours|days|minutes))\b/,
      );
  });

  it('name each file of a feature once, with one space between two sentences', () => {
    for (const feature of product.features) {
      const files = filesOf(product, feature).map((line) => line.split('`')[1]);
      expect(new Set(files).size, files.join(' ')).toBe(files.length);
      expect(
        writeFeaturePrompt({ ...product }, { ...feature, wants: '' }, 'Requirements v1', true).content,
      ).not.toMatch(/\. {2}\S/);
    }
  });
});

describe('how a fault is brought about', () => {
  const [criterion] = listCriteria(products[0]?.product as (typeof products)[number]['product']);
  it.each([
    ['there is no connection when a person logs', 'switch the network off'],
    ['a potter does so twice within 10 seconds', 'do it twice in a row'],
    ['a member leaves out something that the report needs', 'leave a field out'],
    ['two customers confirm the last loaf at the same moment', undefined],
    ['it cannot merge the document', undefined],
    ['the return is 24 hours late', undefined],
  ])('%s', (cause, how) => {
    const fault = { ...(criterion as NonNullable<typeof criterion>), cause, actor: undefined, isFault: true };
    expect(bringAbout(products[0]?.product as (typeof products)[number]['product'], fault)).toBe(how);
  });
});

describe('the code of an error', () => {
  it.each([
    ['a loaf is marked as not available', 'loaf_marked_not_available'],
    ['it cannot merge the document', 'merge_failed'],
    ['the file cannot be read or is not known', 'file_not_read'],
    ['there is nothing to show to a child', 'nothing_to_show'],
    ['anybody else asks for the letter', 'not_yours'],
    ['the road that people shall see cannot be shown', 'road_people_see_not_shown'],
  ])('keeps its not and begins with what it is about: %s', (cause, code) => {
    expect(codeOf(cause)).toBe(code);
  });
});

describe('what nobody can begin yet', () => {
  const choir = deriveProduct(
    'Alto',
    `What it is
- A place on the web for our choir.
Who uses it
- Choir leader (Leila)
- Singers
What happens
- The choir leader enters a piece → new piece: title, composer
- A singer drops out → ?
What is kept
- Piece: title, composer`,
    [],
  );

  it('is tried by its test alone, and never on a screen that is not there', () => {
    const open = choir.features.find(({ title }) => title.startsWith('Drop out'));
    expect(open && tellByHand(choir, open)).toMatch(
      /^nobody can begin it on a screen yet: its test calls `src\/rules\/[\w-]+\.ts`, and Alto must /,
    );
  });
});

describe('what is refused', () => {
  const plots = deriveProduct(
    'Plots',
    `What it is
- The one place for our allotment association.
Who uses it
- Board
- Members
What happens
- The board puts up a work day → new work day: date, jobs and places
- Members sign up for work days → a place is taken; full means full
- The board closes the work day → work day is "closed"
What is kept
- Work day: date, jobs, places (open, closed)
- Sign up: work day, member`,
    [],
  );
  const handOf = (title: string) => {
    const feature = plots.features.find((one) => one.title === title);
    return feature && tellByHand(plots, feature);
  };

  it('is tried before what is left out', () => {
    expect(handOf('Sign up for work days')).toMatch(
      /; then see to it that all places are taken: it must refuse another one, keep what was entered and say why \(FR-2\.\d\)\.$/,
    );
    expect(handOf('Put up a work day')).toContain('after that, leave the ');
  });

  it('is done a second time where it is done already', () => {
    expect(handOf('Close the work day')).toContain('after that, do the same once more: it must change nothing');
  });
});

describe('what a part outside reports', () => {
  const round = deriveProduct(
    'Round',
    `What it is
- An app that rounds up card payments and saves the rest.
Who uses it
- Savers
What happens
- A saver connects their bank account → new bank connection: bank, IBAN
- The bank reports a card payment → new round up: payment date, difference
- A saver closes their account → bank connection is closed
- A saver renews the bank connection → bank connection is connected
What is kept
- Bank connection: bank, IBAN; states: connected, closed
- Round up: payment date, difference; states: pending, collected`,
    [],
  );

  it('is sent to its call, signed, and brought about on no screen', () => {
    const task = listTasks(round).find(({ title }) => title.includes('reports a card payment'));
    expect(task?.verify).toMatch(
      /; then send the report of it \(“[^”]+”\), signed as its sender signs it, to `POST \/hooks\//,
    );
  });

  it('leaves the end of an own account out of the rows of a list', () => {
    const home = listTasks(round).find(({ title }) => title.startsWith('Start page'));
    expect(home?.steps.map(({ says }) => says).join()).toMatch(
      /the list of bank connections, from each row “renew the bank connection” \(FR-\d\);.*“close their account”/,
    );
  });
});

describe('what is tried by hand of an outline', () => {
  const choir = deriveProduct(
    'Alto',
    `Who uses it
- Singers
- The choir leader
What happens
- Choir leader puts in a piece → new piece: title
- Singer opens a piece and listens to it → the singer sees its title; it plays louder than the rest
- Choir leader closes a piece → piece is closed
What is kept
- Piece: title; states: open, closed
What always holds
- Nobody puts in a piece twice.
- A piece is never deleted.`,
    [],
  );
  const handOf = (start: string) => {
    const feature = choir.features.find(({ title }) => title.startsWith(start));
    return feature ? tellByHand(choir, feature) : '';
  };

  it('is what a rule forbids, with what must come of it', () =>
    expect(handOf('Put in a piece')).toMatch(/; then try to put in a piece twice: it must refuse it, .+ \(FR-1\.\d\)/));

  it('names what else a look must show', () =>
    expect(handOf('Open a piece')).toMatch(/\(FR-2\.1\); in the same walk FR-2\.2 must hold/));
});
