import { describe, expect, it } from 'vitest';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { drawParts } from '#worker/features/guide/documents/architecture-diagrams.rules.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { namesDevice } from '#worker/features/guide/documents/outlined-reach.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const outlineOf = ({ people = [], acts = [], rules = [], nots = [] }: Record<string, string[]>) => `Who uses it
${['Keeper (me)', ...people].map((line) => `- ${line}`).join('\n')}
What happens
${['A keeper enters a well.', ...acts].map((line) => `- ${line}`).join('\n')}
What is kept
- Well: number, depth
What always holds
${['A well has one number', ...rules].map((line) => `- ${line}`).join('\n')}
What it will not do
${['Maps', ...nots].map((line) => `- ${line}`).join('\n')}`;
const told = (lines: Record<string, string[]>) => deriveProduct('Wells', outlineOf(lines), []);
const runs = (decision: string) => deriveProduct('Wells', outlineOf({}), [{ topic: 'Where it runs', decision }]);
const firstOf = (lines: Record<string, string[]>) => listChoices(told(lines))[0];
/** The mail by which a password is chosen is needed wherever somebody signs in. */
const partsOf = (lines: Record<string, string[]>) =>
  listNeeds(told(lines)).flatMap(({ part, features }) => {
    const own = features.filter(({ key }) => key !== 'account').map(({ id }) => id);
    return own.length > 0 ? [`${part.key} ${own.join()}`] : [];
  });

describe('the first decision of an outlined product', () => {
  it('names no phones of which nobody told', () => {
    expect(firstOf({})?.decision).toBe('One web app in the browser, with one API and one database');
    expect(firstOf({})?.rule).toContain('Nobody told on which devices');
  });

  it('quotes on what it is used', () =>
    expect(firstOf({ rules: ['Work laptops only'] })?.rule).toContain('“Work laptops only”'));

  it.each([
    'It is a web page made for phones that also works on larger screens.',
    'It is a web page made for computers that can be read on phones.',
    'Tablets at the counter',
  ])('is what was answered to where it runs: %s', (answer) => {
    const product = runs(answer);
    expect(listChoices(product)[0]?.rule.toLowerCase()).toContain(answer.replace('.', '').toLowerCase());
    expect(writePlan(product, 'b')).toContain('alone, on the devices that were told');
  });

  it('is released on both sizes of a screen where nobody told of one', () =>
    expect(writePlan(told({}), 'b')).toContain('alone, on a phone and on a computer'));

  it('is text messages for whoever has no other phone', () => {
    const product = told({ people: ['Farmers: have basic phones'], acts: ['A farmer reports a dry well.'] });
    const [choice] = listChoices(product);
    expect(choice?.decision).toContain('Text messages for farmers, and one web app in the browser for all others');
    expect(choice?.rule).toContain('FR-2 works for farmers by text message alone');
    expect(drawParts(product)).toContain('who2["Farmers"] -->|report a dry well| out_text_message');
    expect(listTables(product).find(({ name }) => name === 'accounts')?.holds).not.toMatch(/farmer/i);
  });

  it('has no part on a telephone where telephones were ruled out', () => {
    const lines = { nots: ['Nothing on telephones'], acts: ['A keeper gets a push when a well is dry.'] };
    expect(firstOf(lines)?.decision).toContain('nothing in it needs a telephone');
    expect(partsOf(lines)).toEqual(['mail FR-2']);
  });

  it('keeps on the device what is done where there is no line', () => {
    const lines = { rules: ['Works in the hills with no signal'] };
    expect(firstOf(lines)?.rule).toContain('“Works in the hills with no signal”: what is needed there is loaded');
    expect(partsOf(lines)).toEqual(['offline FR-1']);
  });
});

describe('what an outlined product needs from outside', () => {
  it.each([
    [['On day 3 the keeper gets a push.'], ['push FR-2']],
    [['After 3 days the well goes to the keeper.'], ['mail FR-2']],
    [['High wind overnight, gusts over 45 mph: all wells jump onto the list.'], ['weather FR-2']],
    [['It fetches the rain calendar once a day.'], ['feed FR-2']],
    [['The keeper reads the well.'], []],
  ])('%j: %j', (acts, expected) => expect(partsOf({ acts })).toEqual(expected));

  it('names what is fetched, and reads a file in that another program makes', () => {
    const label = (act: string) => listNeeds(told({ acts: [act] }))[0]?.part.label;
    expect(label('It fetches the rain calendar once a day.')).toBe('Source of the rain calendar');
    expect(label('The keeper imports the wells as CSV.')).toBe('File that is read in (CSV)');
    expect(label('The keeper exports the wells as CSV for the tax office.')).toBe('Program that reads the CSV');
  });

  it('keeps each message until it has left', () => {
    const product = told({ acts: ['On day 3 the keeper gets a push.'] });
    expect(listTables(product).find(({ name }) => name === 'messages')?.uniques).toEqual([
      ['occasion', 'about_id', 'event_id', 'receiver'],
    ]);
    expect(stackOf(product).parts.join()).toContain('Cron Triggers');
  });
});

it.each([
  ['School laptops, browser only', true],
  ['Drivers: with own phones', true],
  ['Most have no smartphone', false],
  ['No porters, they have no trust phones', false],
  ['Customer: name, phone number', false],
])('“%s” tells on what it is used: %s', (line, expected) => expect(namesDevice(line)).toBe(expected));
