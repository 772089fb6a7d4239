import { describe, expect, it } from 'vitest';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { writeSetupPrompt } from '#worker/features/guide/prompts/set-up.rules.ts';

const stops = (fields: string) =>
  deriveProduct(
    'Stops',
    `Who uses it
- Customers
- Truck owners (me)
What happens
- Truck owner announces a stop → new stop: ${fields}
- Customers see the stops
What is kept
- Stop: ${fields}`,
    [],
  );
const textsOf = (product: ReturnType<typeof stops>) => [
  writeDatabase(product, 'b'),
  writeArchitecture(product, 'b'),
  JSON.stringify(writeSetupPrompt(product, 'b')),
];

describe('days and hours that are kept', () => {
  const [tables = '', architecture = '', prompt = ''] = textsOf(stops('date, place, opening time, closing time'));

  it('are in local time, said once for all columns of the data model', () => {
    expect(tables).toContain('opening_time text not null, -- time of day');
    expect(tables.match(/is in local time, that of the constant `TIME_ZONE`/g)).toHaveLength(1);
  });

  it('have one time zone, in which it is asked whether they are over', () => {
    expect(architecture).toMatch(
      /\| Hours and days \|.*one constant `TIME_ZONE`.*whether it is over is asked in that zone/,
    );
    expect(prompt).toContain('Moments in UTC, days and hours in local time');
  });

  it('are none where only moments are kept', () => {
    const texts = textsOf(stops('place, remark')).join('\n');
    expect(texts).not.toContain('TIME_ZONE');
    expect(texts).toContain('Times in UTC');
  });
});
