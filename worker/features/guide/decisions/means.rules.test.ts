import { describe, expect, it } from 'vitest';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { readFacts } from '#worker/features/guide/listening/facts.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const described = 'Beekeepers enter each hive. The chair of the club sees every hive.';
const tell = (said: string) => readFacts(readIdea('Hives', described), said);
const productOf = (said: string) => deriveProduct('Hives', described, tell(said));

describe('what the owner has already', () => {
  it.each([
    [
      'There is a PC in the club house. Wifi is only in the hall.',
      'Devices: “There is a PC in the club house. Wifi is only in the hall”',
    ],
    ['The town will not pay.', 'Budget: “The town will not pay”'],
    ['Our old cards are in two folders.', 'Old records: “Our old cards are in two folders”'],
  ])('is a means and no act: %s', (said, line) => {
    const product = productOf(said);
    expect(product.circumstances).toEqual([line]);
    expect(product.features.length).toBe(deriveProduct('Hives', described, []).features.length);
  });

  it('is brought over by a task of its own', () => {
    const task = listTasks(productOf('Our old cards are in two folders.')).find(({ title }) =>
      /^Bring over/.test(title),
    );
    expect(task?.steps[0]?.says).toContain('Our old cards are in two folders');
  });

  it('stays where it is if that was told', () => {
    const product = productOf('Our old cards are in a ledger. Leave them there, please.');
    expect(product.nots.join('\n')).toContain('No taking over of older records: “Our old cards are in a ledger.');
    expect(listTasks(product).filter(({ title }) => /^Bring over/.test(title))).toEqual([]);
  });

  it('leaves what is told beside it', () => {
    expect(tell('They are in a Word document; nobody else should change one.').map(({ topic }) => topic)).toEqual([
      'Your old records',
      'Also: nobody else should change one',
    ]);
  });

  it('is money that the idea itself tells of', () => {
    const { circumstances } = deriveProduct('Hives', `${described} There's £600 put aside, once.`, []);
    expect(circumstances).toEqual(["Budget: “There's £600 put aside, once”"]);
  });
});
