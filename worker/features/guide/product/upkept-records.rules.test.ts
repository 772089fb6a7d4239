import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const desk = (acts: string) =>
  deriveProduct(
    'Desk',
    `Who uses it
- Students
- Keeper (me)
What happens
- Students reserve a kit → new reservation: kit, from
${acts}
What is kept
- Reservation: student, kit, from; states: asked for, returned
- Kit: name, class`,
    [],
  );
const told = desk('- I take a kit back → reservation is returned');
const calls = (product: typeof told) => listCalls(product).map(({ method, path }) => `${method} ${path}`);

it('what is only assumed to be entered can be corrected, and deleted where nothing belongs to it', () => {
  const entering = told.features.find(({ title }) => title === 'Enter a kit');
  expect(entering?.criteria.slice(-4)).toEqual([
    'WHEN the keeper corrects a kit, THE SYSTEM SHALL change the fields of the kit and show beside it who did that and when.',
    'IF a kit as corrected would be refused as a new one, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
    'WHEN the keeper deletes a kit to which nothing belongs, THE SYSTEM SHALL delete the kit for good and offer it nowhere from then on.',
    'IF something belongs to the kit, THEN THE SYSTEM SHALL refuse to delete it, change nothing and say what it is.',
  ]);
  expect(calls(told)).toEqual(expect.arrayContaining(['PATCH /api/kits/:id', 'DELETE /api/kits/:id']));
  expect(writeRequirements(told)).toContain('whoever enters it does both (FR-3.5)');
});

it.each(['- I enter a kit → new kit: name, class', '- I correct a kit'])('a line that tells it is enough: %s', (line) =>
  expect(
    desk(line)
      .features.flatMap(({ criteria }) => criteria)
      .join('\n'),
  ).not.toContain('to which nothing belongs'),
);

it('each of several is kept up in its own table', () => {
  const shed = deriveProduct(
    'Shed',
    `Who uses it
- Members
- Keeper (me)
What happens
- Members note a visit → new visit: tool, tool kit, site, machine
What is kept
- Visit: tool, tool kit, site, machine
- Tool: name, number
- Tool kit: name, number
- Site: name, number
- Machine: name, number`,
    [],
  );
  expect(calls(shed).filter((call) => call.startsWith('DELETE /api/') && call.endsWith('/:id'))).toEqual(
    expect.arrayContaining(['tools', 'tool-kits', 'sites', 'machines'].map((path) => `DELETE /api/${path}/:id`)),
  );
});
