import { describe, expect, it } from 'vitest';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { spellOut } from '#worker/features/guide/grammar/spelling-out.rules.ts';
import { readStatements } from '#worker/features/guide/grammar/statements.rules.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';

const read = (text: string) =>
  readStatements(tagText(text)).map(({ kind, who, device, not, verb, phrase, when, text: whole }) =>
    [
      kind,
      not ? 'not' : '',
      typeof who === 'object' ? `${who.one}${device ? ' (device)' : ''}` : (who ?? ''),
      kind === 'act' ? `${verb} ${phrase}` : whole,
      when ?? '',
    ]
      .filter(Boolean)
      .join(' | '),
  );

describe('what no noun stands for', () => {
  it('is no act and no thing', () => {
    expect(readStatements(tagText('The clerk adds to it herself.'))[0]?.kind).toBe('rule');
    const [checked, put] = readStatements(tagText('The clerk checks it is sane and puts it out.'));
    expect(checked?.object).toBeUndefined();
    expect(put?.phrase).toBe('it out');
    expect(readStatements(tagText('The clerk checks fourteen boats.'))[0]?.object?.one).toBe('boat');
  });
});

describe('readStatements', () => {
  it('reads devices, conditions and machines that act by themselves', () => {
    expect(
      read(
        'Soil moisture sensors in vineyards send a reading every 15 minutes over LoRaWAN. The winegrower sees each block on a map, gets an alarm before vines dry out, and the irrigation valves open by themselves at night if he allows it.',
      ),
    ).toEqual([
      'act | moisture sensor (device) | send a reading every 15 minutes over LoRaWAN',
      'act | winegrower | see each block on a map',
      'act | winegrower | get an alarm before vines dry out',
      'act | irrigation valve (device) | open by themselves at night | if the winegrower allows it',
    ]);
  });

  it('reads what is ruled out, and goes on with the same people', () => {
    expect(
      read(
        'Walk-in queue for a barber shop, no bookings. Customers scan a code at the door, see how many are before them and get a message when two are left. The barber presses next.',
      ),
    ).toEqual([
      'fragment | Walk-in queue for a barber shop',
      'fragment | not | no bookings',
      'act | customer | scan a code at the door',
      'act | customer | see how many are before them',
      'act | customer | get a message | when two are left',
      'act | barber | press next',
    ]);
  });

  it.each([
    [
      'In the morning he presses one button and if he does not, my sister and I get a message.',
      'act | speaker | get a message | if he does not',
    ],
    ['Everyone corrects mistakes, and at Christmas we print a book.', 'act | speaker | print a book at Christmas'],

    ['The storekeeper hands it out with a checklist.', 'act | storekeeper | hand it out with a checklist'],
    ['A tool for translators to manage glossaries.', 'act | translator | manage glossaries'],
    ['Late returns block new reservations.', 'rule | late returns block new reservations'],
    [
      'Colleagues who live in the same direction could drive to work together.',
      'act | colleague | drive to work together',
    ],
    [
      'The photographer is told which pictures to retouch.',
      'act | product | tell the photographer which pictures to retouch',
    ],
    ['We wish for a member to report a breakdown.', 'act | member | report a breakdown'],
    ['I would like us to put in our orders by noon.', 'act | speaker | put in {their} orders by noon'],
    [
      'Potters register each pot with the clay and the glaze they need.',
      'act | potter | register each pot with the clay and the glaze they need',
    ],
    [
      'The nearest of our 38 drivers is told where to go.',
      'act | product | tell the nearest of {their} 38 drivers where to go',
    ],
    [
      'Everyone whose pot is in it gets a message when it is cool.',
      'act | client | get a message | when the pot is cool',
    ],
    ["The doctor's changes are entered by the nurse, who is on duty.", "act | nurse | enter the doctor's changes"],
    ['Allergies get typed in by the volunteer.', 'act | volunteer | type allergies in'],
    ['Report goes to the manager that day.', 'rule | Report goes to the manager that day'],
    ['Low-risk changes are approved automatically.', 'rule | Low-risk changes are approved automatically'],
    ['Members say which days and rooms they are free.', 'act | member | say which days and rooms they are free'],
    ['It does not toggle, archive or delete anything.', 'act | not | product | toggle archive or delete anything'],
    ['The list would also tell me how many came.', 'act | product | tell {speakers} how many came'],
    [
      'If calls fell to one a day I should count it a triumph.',
      'fragment | {speakers} should count it a triumph | if calls fell to one a day',
    ],
    ['We could stretch to £25 a month.', 'fragment | {speakers} could stretch to £25 a month'],
    ['Whoever is there ticks off the round.', 'act | client | tick off the round'],
    ['If he does not answer our supervisors must know.', 'act | product | tell supervisors | if he does not answer'],
    ['The nearest of our mechanics should be told.', 'act | product | tell the nearest of {their} mechanics'],
    ['It has to be quicker than the form.', 'rule | product | it has to be quicker than the form'],
    ['Donors ask us for this every quarter.', 'background | donor | Donors ask {speakers} for this every quarter'],
    ['It takes the clerk nine days to compile.', 'background | product | it takes the clerk nine days to compile'],
    ['Staff declare gifts they receive or give.', 'act | staff member | declare gifts they receive or give'],
    [
      'We want:\n- a tray that is over its limit does not go back without me or the deputy saying so',
      'rule | not | a tray that is over its limit does not go back without {speakers} or the deputy saying so',
    ],
    ['We want:\n- the packers in the back see what is next', 'act | packer | see what is next'],
    ["Don't want:\n- to hook it up. Half are old.\n- internet", 'fragment | Half are old'],
    [
      'The clerk confirms it. If somebody is late, he gets a message.',
      'act | client | get a message | if somebody is late',
    ],
    ['Members must to confirm.', 'act | member | confirm '],
    ['I want them to answer, and there is no server.', 'fragment | not | no server'],
  ])('reads “%s”', (text, expected) => {
    expect(read(text)).toContain(expected);
  });

  it.each(Object.entries(everydayIdeas))('loses no word that carries sense: %s', (_, description) => {
    const said = readStatements(tagText(description))
      .map(({ text, phrase, when, why, subject }) => [subject, text, phrase, when, why].join(' '))
      .join(' ')
      .toLowerCase();
    const carrying =
      /^(?:that|this|them|they|with|from|want|would|like|their|there|which|where|when|what|then|have|need|should|could|because|something|someone|users?|simple|easy|fast|quick\w*|secure|easily|website|page|will|just|also|your)$/;
    const words = (
      spellOut(description)
        .replace(/https?:\S+/g, '')
        .toLowerCase()
        .match(/[a-z]{4,}/g) ?? []
    ).filter((word) => !carrying.test(word));
    const lost = words.filter((word) => !said.includes(word.slice(0, 4)));
    expect(lost.length / words.length, lost.join(' ')).toBeLessThan(0.12);
  });
});
