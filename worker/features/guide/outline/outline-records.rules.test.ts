import { expect, it } from 'vitest';
import { readRecordLines, tellRecordLine } from '#worker/features/guide/outline/outline-records.rules.ts';

const read = (...lines: string[]) =>
  readRecordLines(lines).map(({ one, fields, ways }) => ({
    one,
    fields: fields.map(({ name, choices, range, isOptional }) =>
      [name, choices?.join('/'), range?.join('-'), isOptional && '?'].filter(Boolean).join(' '),
    ),
    states: ways.flat(),
  }));

it.each([
  ['Orders', 'order', [], []],
  ['Session: kind (practice, race), scheduled start', 'session', ['kind practice/race', 'scheduled start'], []],
  ['Session: seen (yes/no)', 'session', ['seen yes/no'], []],
  ['Measurement: value from 0 to 14, taken at', 'measurement', ['value 0-14', 'taken at'], []],
  ['Box: number, photo (optional), note, if any', 'box', ['number', 'photo ?', 'note ?'], []],
  ['Customers: name, e-mail; the phone number is optional', 'customer', ['name', 'e-mail', 'phone number ?'], []],
  [
    'Box: number; asked, accepted, paid, or declined, lost',
    'box',
    ['number'],
    ['asked', 'accepted', 'paid', 'declined', 'lost'],
  ],
  ['Box: code (like 09-14-22), 4 labels', 'box', ['code', 'labels'], []],
  ['Box: number, kind. Kind is new, used or broken', 'box', ['number', 'kind new/used/broken'], []],
  ['Box: number; states: packed, sent, arrived', 'box', ['number'], ['packed', 'sent', 'arrived']],
  [
    'Repair - rider, price; goes: brought in, ready, fetched',
    'repair',
    ['rider', 'price'],
    ['brought in', 'ready', 'fetched'],
  ],
  ['Lamp: status (new, burning, broken), place', 'lamp', ['place'], ['new', 'burning', 'broken']],
  ['Boxes of fish: species, weight', 'box of fish', ['species', 'weight'], []],
  ['Bill (number, date, total)', 'bill', ['number', 'date', 'total'], []],
  ['A visit has a date, a patient and a price', 'visit', ['date', 'patient', 'price'], []],
  ['Each cow has an ear tag and up to 3 owners', 'cow', ['ear tag', 'owners'], []],
  ['Word = text, kind', 'word', ['text', 'kind'], []],
  ['Cow: milk test and date, weight', 'cow', ['milk test', 'milk test date', 'weight'], []],
  ['Egg: weight, price per dozen and date', 'egg', ['weight', 'price per dozen', 'date'], []],
  ['Jar: crate number plus serial', 'jar', ['crate number', 'serial'], []],
  [
    'Pipe: from tank and valve, to tank and valve; for the 5 old ones',
    'pipe',
    ['from tank', 'from valve', 'to tank', 'to valve'],
    [],
  ],
  ['Note: date, good, ok or bad, who noted it', 'note', ['date', 'condition good/ok/bad', 'who noted it'], []],
  ['Skill: name (roundabouts, parking etc)', 'skill', ['name'], []],
  ['Swap: my week, their week', 'swap', ['own week', 'week'], []],
  ['Guest: veg or jain, age', 'guest', ['veg or jain veg/jain', 'age'], []],
  ['Rule: method (keep, hash, shift for dates)', 'rule', ['method keep/hash/shift for dates'], []],
  ['Cow: status (dry, in milk until a date, sold)', 'cow', [], ['dry', 'in milk until a date', 'sold']],
  [
    'Van: how much we need on a normal Monday, Tuesday and so on per truck, plate',
    'van',
    ['how much we need', 'plate'],
    [],
  ],
  ['Load: low, mid or high fire', 'load', ['fire low/mid/high'], []],
  ['Gate: lowest height 25 degrees, 60%', 'gate', ['lowest height', 'share'], []],
  ['Wash: duration (doodle 2.5 hrs, chihuahua 45 mins)', 'wash', ['duration'], []],
  ['Order: one hour or normal', 'order', ['one hour or normal one hour/normal'], []],
  [
    'Job: states: planned, running, done; or failed',
    'job',
    [],
    ['planned', 'running', 'done', 'planned', 'running', 'failed'],
  ],
])('“%s” is kept with its fields and states', (line, one, fields, states) =>
  expect(read(line)).toEqual([{ one, fields, states }]),
);

it('told in two lines are one thing with the fields of both', () =>
  expect(read('Session: kind', 'Word: text', 'Sessions: kind, start')).toEqual([
    { one: 'session', fields: ['kind', 'start'], states: [] },
    { one: 'word', fields: ['text'], states: [] },
  ]));

it.each(['Session: kind (race, sprint), start; states: open, seen', 'Word', 'Box: states: packed, sent, arrived'])(
  '“%s” is told as it was read',
  (line) => expect(readRecordLines([line]).map(tellRecordLine)).toEqual([line]),
);
