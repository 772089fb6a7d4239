import { describe, expect, it } from 'vitest';
import { isLost } from '#worker/features/guide/product/doubts.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const read = (description: string, name = 'Acme') => {
  const { idea } = deriveProduct(name, description, []);
  return {
    people: [idea.client, idea.host].flatMap((noun) => noun?.many ?? []).join(', '),
    thing: idea.item.one,
    acts: idea.told
      .filter(({ kind, not }) => kind === 'act' && !not)
      .map(({ who, verb, phrase }) => `${typeof who === 'object' ? who.one : who} ${verb} ${phrase}`.trim()),
    idea,
  };
};

describe('the first reading of a description', () => {
  it('keeps what was told before when a wish is told later', () => {
    const told = 'Photographers upload galleries, and then they are told of problems. Couples choose their pictures.';
    const { idea } = deriveProduct('Keepsake', told, [
      { topic: 'Also', decision: 'I want a calendar of the weddings too' },
    ]);
    const kept = idea.told.filter(({ kind }) => kind === 'act').map(({ verb }) => verb);
    expect(kept).toEqual(expect.arrayContaining(['upload', 'choose']));
  });

  it('reads the product where it is called by its name', () => {
    expect(read('Nightshift should publish the roster. Nurses swap a duty.', 'Nightshift').acts).toEqual([
      'product publish the roster',
      'nurse swap a duty',
    ]);
  });

  it('keeps a list of fields with the thing, and its states in their order', () => {
    const { idea } = read(
      'Wanted: a rack book.\nFields per sheet:\n- ID (label)\n- material: steel, brass\n- thickness mm\n- status: free / reserved / used\n\nOperators scan a sheet.',
    );
    const [entered, marked] = idea.told.filter(({ kind, object }) => kind === 'act' && object?.one === 'sheet');
    expect(entered?.details).toEqual(['ID', 'material', 'thickness mm']);
    expect(marked?.stages).toEqual(['free', 'reserved', 'used']);
  });

  it('reads sisters and brothers who write as one family, and what they ask as what is seen', () => {
    const { people, acts } = read(
      'My brother forgets things and my sister lives far away. We would like something just for us. Who is with Dad and when. Did he take his pills. My sister wants to read how he is.',
    );
    expect(people).toBe('family members');
    expect(acts.slice(0, 1)).toEqual(['family member see who is with Dad and when']);
    expect(acts).toContainEqual(expect.stringMatching(/^family member see whether .+ did take/));
  });

  it('takes two names of the same people for one, and who does it today for the other side', () => {
    const { people } = read(
      'Today the secretary makes the roster in Excel, and it is always wrong. The app should let titular pharmacists propose swaps. The pharmacist confirms that he takes the duty.',
    );
    expect(people).toBe('pharmacists, secretaries');
  });

  it('reads who is to be able to do it, or keeps what is theirs, as people', () => {
    expect(read('We need an app. Extras should keep their own profile. Bookers send requests.').acts).toContain(
      'extra keep their own profile',
    );
  });

  it('finds the thing that a wish goes through one by one', () => {
    expect(
      read(
        'I should like a system that knows where each wagon is and prints a list. Drivers tell it when a wagon is set down.',
      ).thing,
    ).toBe('wagon');
    expect(
      read('Each of us needs one place where each funeral is there, and all of us can see what is done.').thing,
    ).toBe('funeral');
  });

  it.each([
    ['We are collecting notices from 40 portals and customers get the changes.', /collect notices/],
    [
      'We write to the florist and the priest. I want that we enter a case and each of them sees his part.',
      /^priest see/m,
    ],
    ['An app. Search by material. Members reserve a kit.', /search by material/],
  ])('reads the acts of “%s”', (text, expected) => {
    expect(read(text).acts.join('\n')).toMatch(expected);
  });

  it.each([
    'She does not like apps.',
    'I do not know if this is possible.',
    'Is that allowed here?',
    'Can it be called Shed?',
  ])('makes nothing of “%s”', (aside) => {
    const plain = deriveProduct('Acme', 'Members book a kayak. The warden checks it.', []);
    const product = deriveProduct('Acme', `Members book a kayak. The warden checks it. ${aside}`, []);
    expect(product.features.map(({ title }) => title)).toEqual(plain.features.map(({ title }) => title));
    expect(product.nots).toEqual(plain.nots);
  });

  it('gives what is meant for somebody to them, and begins a clause after a row of things', () => {
    const { acts, people } = read(
      'roof quotes. photo of roof, price, done, customer gets it same day. job sheet for the crew in the morning. needs to stop me booking before the council said yes',
    );
    expect(acts).toContainEqual(expect.stringMatching(/^crew get a job sheet/));
    expect(acts).toContainEqual(expect.stringMatching(/^customer get /));
    expect(people).toBe('customers, staff members');
  });

  it.each([
    'app for my nail studio. enquiries drown in messages. five artists. deposits.',
    'gyoza: TS lib, zero-dep. Tree-shakeable. MIT.',
  ])('asks first where nobody does anything yet: %s', (description) => {
    expect(isLost(deriveProduct('Acme', description, []).idea)).toBe(true);
  });

  it('reads a program by its command, and makes no checker of it', () => {
    const { idea, acts } = read(
      'I want a single Go binary, `heal`, that proves a backup can be restored. Requirements:\n- `heal run --target x` restores the latest dump\n- JSON report\n- exit codes\n- signed evidence\n- Prometheus textfile\n- p99 under 250 ms\nNo web UI.',
      'heal',
    );
    expect([idea.pattern.id, idea.pattern.isOwn]).toEqual(['devtool', true]);
    expect(acts).toEqual(
      expect.arrayContaining([
        'product restore the latest dump',
        'product have a JSON report',
        'product have signed evidence',
      ]),
    );
    expect(acts.join('\n')).not.toMatch(/250 ms/);
  });

  it('knows who is meant by “me” in what happens otherwise', () => {
    const { idea } = read('The warden acknowledges the alarm within ten minutes, otherwise it rings me.');
    expect(idea.told[0]?.otherwise).not.toContain('{');
  });

  it.each([
    [
      'I am a harbour master. Owners see their boat, and whoever is on duty has to answer the alarm.',
      /^harbour master answer the alarm/m,
    ],
    ['We walk round by hand. Need:\n- customer asks for a trip\n- we make a price', /make a price/],
    [
      'A system in which a contractor submits an application and the departments give their opinion.',
      /^department give their opinion/m,
    ],
  ])('tells whose act it is: %s', (text, expected) => {
    expect(read(text).acts.join('\n')).toMatch(expected);
  });

  it.each([
    ['What I dream of is a collection of walks with photos. People filter them.', 'walk'],
    ['A site where pupils say which books from the library are good.', 'book'],
  ])('finds the thing behind what gathers it: %s', (text, thing) => {
    expect(read(text).thing).toBe(thing);
  });
});
