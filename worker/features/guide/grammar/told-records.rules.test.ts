import { describe, expect, it } from 'vitest';
import { writeApi } from '#worker/features/guide/documents/api-outline.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { writeGlossary } from '#worker/features/guide/documents/glossary.rules.ts';
import { readToldRecords } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinFields } from '#worker/features/guide/idea/fields.rules.ts';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { readFacts } from '#worker/features/guide/listening/facts.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const kennel =
  'Owners register a dog. Keepers feed the dogs. A dog: name, chip number, breed, photos, vaccinations (date, vaccine), daily rate, neutered yes/no, food (dry, wet or own), owner. ' +
  'A dog goes announced, arrived, then collected or overdue.';

describe('what somebody lists of a record', () => {
  it.each([
    [
      'Parcel: number, weight kg, sender, fragile yes/no. Parcels wait.',
      'parcel',
      'number, weight kg, sender, fragile',
    ],
    [
      'Each lift has a number, an address, and a type (rope, hydraulic). The lifts stop.',
      'lift',
      'number, address, type',
    ],
    [
      'For each grave we keep: name of the deceased, plot, stone. A grave lasts.',
      'grave',
      'name of the deceased, plot, stone',
    ],
    ['Fields per tile:\n- colour: red / blue\n- size\n- price\nWe sell tiles.', 'tile', 'colour, size, price'],
    [
      'We sell tiles. Details of a tile:\n\n1. name + maker\n2) colour: red | blue\n– price\nA tile lasts.',
      'tile',
      'name, maker, colour, price',
    ],
    ["A mould's got a number, a weight, and who owns it, us or them.", 'mould', 'number, weight, owner'],
    [
      'Every hive has a number, where it stands, how heavy it is and whether it swarmed.',
      'hive',
      'number, place, weight, swarmed',
    ],
    [
      'A call is: date, caller, the parts if they differ, number of doors, and a remark.',
      'call',
      'date, caller, parts, number of doors, remark',
    ],
    [
      'A repair has a date, who did it, what we did and parts with price.',
      'repair',
      'date, done by, what was done, parts',
    ],
    [
      'A catch is boat, species, boxes and the time they will tie up. A catch counts.',
      'catch',
      'boat, species, boxes, tie up time',
    ],
    ['An entry has a place, a date, kind: goal, foul, timeout. Entries count.', 'entry', 'place, date, kind'],
    [
      "A grid has a title, difficulty from 1 to 5, a file (.puz or PDF), where it's headed, and the date it's wanted by.",
      'grid',
      'title, difficulty, file, destination, date wanted by',
    ],
    [
      'One swap is: place, date, how many given, how many taken, maybe a note. A swap counts.',
      'swap',
      'place, date, number given, number taken, note',
    ],
    [
      'Remarks are per page: solved or not, minutes if they like, free text. Each remark counts.',
      'remark',
      'page, solved, minutes, free text',
    ],
  ])('are its fields: %s', (text, one, names) => {
    const [record] = readToldRecords(text).records;
    expect(record?.one).toBe(one);
    expect(record?.fields.map(({ name }) => name).join(', ')).toBe(names);
  });

  it.each([
    ['A claim goes filed, checked, paid or refused. Claims wait.', ['filed checked paid', 'filed checked refused']],
    ['Claim status: filed, checked, paid. Claims wait.', ['filed checked paid']],
    ['Boats have a state: ready, out, damaged.', ['ready out damaged']],
    ['An offer is open, in testing, all in, or withdrawn.', ['open in testing all in', 'open in testing withdrawn']],
    [
      'A crate is sent, then checked, or disputed, or settled. Crates wait.',
      ['sent checked', 'sent disputed', 'sent settled'],
    ],
    [
      'Each bout goes: round 1, round 2 with a break, maybe extra time, over.',
      ['round 1 round 2 extra time over', 'round 1 round 2 over'],
    ],
    ['A claim is open until Friday, then locked, then paid. Claims wait.', ['open locked paid']],
    [
      'A frame is first ordered, then cut, then glued or lost, and at the end sent.',
      ['ordered cut glued sent', 'ordered cut lost'],
    ],
    [
      "Each key has a number, a name and a date. It's either in the box, on loan or lost.",
      ['in the box on loan', 'in the box lost'],
    ],
    [
      'Each rower has a name, a number and a list of boats, each marked new, steady or can steer.',
      ['new steady', 'new can steer'],
    ],
    [
      'A claim has a number, a date and a name. It goes: filed, checked, paid. Or lost. Claims wait.',
      ['filed checked paid', 'filed lost'],
    ],
  ])('are its states: %s', (text, ways) => {
    expect(readToldRecords(text).records[0]?.ways.map((way) => way.join(' '))).toEqual(ways);
  });

  it.each([
    'Languages: Irish, English and Polish. The language counts.',
    'Not needed: orders, quotes, time recording. Orders stay.',
    'A garden has two gates, 3 beds and one owner. The garden is wet.',
    'Goal: fewer calls, more names, no date. The goal counts.',
    'Paper goes to the city, the county and the state. Paper burns.',
    'A soup is hot, salty, sour or sweet. Soup waits.',
  ])('is none: %s', (text) => {
    expect(readToldRecords(text).records).toEqual([]);
  });

  it('has the values, ranges and optional fields that were told', () => {
    const text =
      'A catch has a boat, a species, a size and maybe a note. Species are hake, ling and crab. Difficulty counts. A test has a name, a date and fairness from 1 to 5.';
    const [caught, test] = readToldRecords(text).records;
    expect(caught?.fields.find(({ name }) => name === 'species')?.choices).toEqual(['hake', 'ling', 'crab']);
    expect(caught?.fields.find(({ name }) => name === 'note')?.isOptional).toBe(true);
    expect(test?.fields.find(({ name }) => name === 'fairness')?.range).toEqual([1, 5]);
  });

  it('is entered by the writers where nobody who was told makes it', () => {
    const told = 'We run a shop. Fitters scan a mould. Each mould has a number, a weight and a rack place.';
    const [, entered] = deriveProduct('Racks', told, []).features;
    expect(entered?.title).toBe('Enter each mould');
    expect(entered?.criteria.join('\n')).toContain(
      'SHALL take number, weight and rack place each in a field of its own',
    );
  });

  it('is asked for by the act that hands it in', () => {
    const told = 'Trainers put in a request for each hall. A request has a date, a number of players and a reason.';
    const [submitted] = deriveProduct('Halls', told, []).features;
    expect(submitted?.criteria.join('\n')).toContain(
      'submits a request, THE SYSTEM SHALL take date, number of players',
    );
  });

  it('is brought by whoever brings it, though its name ends in a word for any list', () => {
    const product = deriveProduct('Caps', 'Coaches bring the team list. Referees read the team list.', [
      { topic: 'Also: Team list', decision: 'Team list: name, cap, year of birth.' },
    ]);
    expect(product.features.map(({ title }) => title)).not.toContain('Enter each team list');
    expect(product.features.flatMap(({ criteria }) => criteria).join()).toContain('take name, cap and year of birth');
    const columns = listTables(product).find(({ name }) => name === 'team_lists')?.columns;
    expect(columns?.find(({ name }) => name === 'year_of_birth')?.type).toBe('integer');
  });

  it('leaves the points of a label where they are', () => {
    const text = 'Parcel: number, weight kg, sender. Parcels wait.\nA visit:\n- name\n- date\n- place';
    expect(readToldRecords(text).rest.split('\n')).toEqual(['Parcels wait.', 'A visit:', 'name', 'date', 'place']);
  });

  it('is one sentence with its states where it stands point by point', () => {
    expect(joinFields('Fields per sheet:\n- ID (label)\n- name + phone\n- state: free / used / lost\nWe weld.')).toBe(
      'You enter a sheet: ID, name, phone.\nStatus of a sheet: free, used, lost.\nWe weld.',
    );
  });

  it('becomes the columns, rows, values and states of its table', () => {
    const product = deriveProduct('Kennel', kennel, []);
    const tables = listTables(product);
    const dog = tables.find(({ name }) => name === 'dogs');
    expect(dog?.columns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['name', 'chip_number', 'breed', 'daily_rate', 'neutered', 'food', 'owner_id', 'state']),
    );
    expect(dog?.columns.map(({ name }) => name)).not.toContain('inventory_number');
    expect(dog?.columns.find(({ name }) => name === 'food')?.check).toBe("c in ('dry', 'wet', 'own')");
    expect(dog?.machine?.moves.find(({ to }) => to === 'overdue')?.from).toEqual(['arrived']);
    expect(tables.find(({ name }) => name === 'vaccinations')?.columns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['dog_id', 'vaccine']),
    );
    expect(tables.map(({ name }) => name)).toContain('dog_photos');
    expect(
      listCriteria(product)
        .map(({ effect }) => effect)
        .join('\n'),
    ).toMatch(/announced, arrived and then collected or overdue/);
  });

  it('is kept when a message tells it, however many facts the message has', () => {
    const idea = readIdea('Kennel', 'Owners register a dog. Keepers feed the dogs.');
    const text = `A dog has a name, a breed and a chip number. A dog goes announced, arrived, collected. ${Array.from({ length: 8 }, (_, at) => `Keepers must wash cage ${at + 1}.`).join(' ')}`;
    expect(readFacts(idea, text)).toHaveLength(10);
  });
});

describe('what was listed, in the documents', () => {
  const product = deriveProduct(
    'Drop',
    'Runners book a slot. The desk enters a parcel with number, weight and size. Runners see the parcels of the day. A slot goes open, booked, done. The app must work without a connection.',
    [],
  );
  const tables = listTables(product);

  it('makes a state of an act that brings it about, and no rows besides', () => {
    expect(tables.find(({ name }) => name === 'slots')?.machine?.states).toEqual(['open', 'booked', 'done']);
    expect(tables.map(({ name }) => name).join()).not.toMatch(/booking/);
  });

  it('gives a step to whoever takes it', () => {
    const moves = tables.find(({ name }) => name === 'slots')?.machine?.moves;
    expect(moves?.map(({ to, who }) => `${to} by ${who}`)).toEqual(['booked by runner', 'done by runner']);
    const club = deriveProduct(
      'Club',
      'Coaches send an offer. Members accept an offer. An offer goes draft, sent, accepted.',
      [],
    );
    const offer = listTables(club).find(({ name }) => name === 'offers')?.machine;
    expect(offer?.moves.find(({ to }) => to === 'accepted')?.who).toBe('member');
  });

  it('are the states of what is offered, and what is withdrawn may be so at any step', () => {
    const club = deriveProduct(
      'Club',
      'Setters offer a puzzle. Testers solve the puzzle. An offer is open, matched, done, or withdrawn.',
      [],
    );
    const machine = listTables(club).find(({ name }) => name === 'puzzles')?.machine;
    expect(machine?.states).toEqual(['open', 'matched', 'done', 'withdrawn']);
    expect(machine?.moves.find(({ to }) => to === 'withdrawn')?.from).toEqual(['open', 'matched']);
  });

  it('are those of the answer to the question of states, with a step that is not always there', () => {
    const pool = deriveProduct('Pool', 'Secretaries record each match. Referees sign the match.', [
      {
        topic: 'Steps and states',
        decision: 'not started, half 1, half 2, maybe extra time, over, signed. After signing nobody changes it.',
      },
    ]);
    const machine = listTables(pool).find(({ name }) => name === 'matches')?.machine;
    expect(machine?.states).toEqual(['not_started', 'half_1', 'half_2', 'extra_time', 'over', 'signed']);
    expect(machine?.moves.find(({ to }) => to === 'over')?.from).toEqual(['extra_time', 'half_2']);
    expect(pool.nots.join()).not.toContain('nobody changes');
    expect(pool.features.flatMap(({ criteria }) => criteria).join()).toContain(
      'IF somebody wants to change a match after signing',
    );
  });

  it('is in the glossary with its fields and states', () => {
    const glossary = writeGlossary(product);
    expect(glossary).toMatch(/\*\*Parcel\*\*: .*has number, weight and size/);
    expect(glossary).toMatch(/\*\*Slot\*\*: .*goes through open, booked and done/);
  });

  it('is read by calls of its own, a list as a list, and its fields make no second call', () => {
    const api = writeApi(product, 'Requirements v1');
    expect(api).toContain('| `GET /api/parcels` | Runner |');
    expect(api).not.toContain('`POST /api/parcels/enter`');
    expect(api).toMatch(/^\| `GET \/api\/slots`/m);
  });

  it('has what works without a connection and sends later in one feature, and as a quality', () => {
    const quarry = deriveProduct('Drop', 'Drivers enter a load. The app must work with no signal and send later.', []);
    expect(
      listCriteria(quarry)
        .map(({ effect }) => effect)
        .join('\n'),
    ).toMatch(/keep what is entered on the device/);
    expect(quarry.features.map(({ title }) => title)).not.toContain('Send later');
    expect(quarry.qualities.join()).toMatch(/Without a connection/);
  });
});
