import { describe, expect, it } from 'vitest';
import { writeTools } from '#worker/features/guide/documents/tools.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const tools = writeTools(
  deriveProduct(
    'Flats',
    `Who uses it
- Landlord (me)
- Tenants
What happens
- Tenants report a repair with a photo → new repair: room, photo; I'm told
- I close the repair → repair is closed; the tenant is told
- The repair is not closed by the due date → I am reminded
What is kept
- Repair: room, photo, due date; states: reported, closed
What always holds
- Every repair costs 15 pounds in December.`,
    [],
  ),
  'b',
);

describe('the tools of an outline', () => {
  it('gives sign-in to the coding agent and screens to the app builder', () => {
    const [agent = '', builder = ''] = tools.split('\n').filter((line) => /^- (?:Coding agent|App builder)/.test(line));
    expect(agent).toMatch(/FR-\d+, where people come in or a part outside is used/);
    expect(builder).toContain('FR-1 “report a repair with a photo”');
  });

  it('names the line that needs the clock, and each feature', () => {
    expect(tools).toContain('by the due date” has to happen when nobody has Flats open');
    expect(tools).toMatch(/^\| FR-3 /m);
    expect(tools).not.toContain('…');
  });

  it('sets limits above the expected bill', () => {
    const rows = [...tools.matchAll(/^\| .+ \| FR-\d+ \| \d+ \| (\d+) \| (\d+) \|$/gm)];
    expect(rows.length).toBeGreaterThan(0);
    for (const [, bill, limit] of rows) expect(Number(limit)).toBeGreaterThan(Number(bill));
  });
});
