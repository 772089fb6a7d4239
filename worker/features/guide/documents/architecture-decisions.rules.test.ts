import { describe, expect, it } from 'vitest';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { fill, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { readDecidedIdea } from '#worker/features/guide/product/decided-idea.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { questionBank, slotsOf } from '#worker/features/guide/product/questions.rules.ts';

const galleries =
  'Wedding photographers upload galleries, couples choose their forty favourites and order prints, and couples tell the photographer which pictures to retouch.';
const climbing =
  'Boulderers tick the problems they climbed in the gym and see which grade they flash. Gyms reset a wall every Tuesday.';
const invoices = 'Help freelancers send invoices and chase late payments automatically. The client can pay by link.';

/** The decisions of a product in which the first choice of these questions was taken. */
const decide = (description: string, keys: string[]) => {
  const idea = readDecidedIdea('Acme', description, []);
  const taken = questionBank(idea).filter(({ key }) => keys.includes(key));
  const said = taken.map(({ topic, options }) => ({
    topic: fill(topic, slotsOf(idea)),
    decision: fill(options[0]?.label ?? '', slotsOf(idea)),
  }));
  return listChoices(deriveProduct('Acme', description, said));
};

describe('what follows from a decision', () => {
  it.each([galleries, climbing])('speaks of the thing that was decided on: %s', (description) => {
    const choice = decide(description, ['wrong']).find(({ decision }) => /take back the/.test(decision));
    const thing = /take back the ([a-z ]+?) for/.exec(choice?.decision ?? '')?.[1] ?? '?';
    expect(choice?.rule).toMatch(new RegExp(`^Taking back ${withArticle(thing)} writes`));
  });

  it('speaks of those whom the message reaches', () => {
    const choice = decide(galleries, ['channel']).find(({ decision }) => /message on the phone/.test(decision));
    expect(choice?.rule).toMatch(/once a (?:wedding )?photographer has seen it/);
  });

  it('speaks of those who pay', () => {
    const choice = decide(invoices, []).find(({ decision }) => /signed message of Stripe/.test(decision));
    expect(choice?.prevents).toMatch(/^Clients who close the page/);
  });

  it('is none where what fits best was told already', () => {
    const description = 'Patients get a reminder before a visit. Nurses get a message when a patient is ill.';
    for (const { decision, prevents } of decide(description, ['channel', 'remind-when']))
      if (/remind|message/i.test(decision)) expect(prevents).not.toMatch(/second interface/i);
  });

  it.each([
    ['Every grid handed out must carry the name of whoever got it.', 0],
    ['The archive is a folder with scans, nobody wants those imported.', 0],
    ['On many ramps the phone has no internet.', 1],
    ['Drivers must be able to undo a count.', 1],
  ])('is taken from what people say in their own words only where they mean it: %s', (decision, count) => {
    const description = 'Drivers count crates at each ramp and send the count to the office. The office sees the grid.';
    const told = deriveProduct('Acme', description, [{ topic: `Also: ${decision.slice(0, 20)}`, decision }]);
    expect(listChoices(told).filter((choice) => decision.startsWith(choice.decision))).toHaveLength(count);
  });
});

describe('a fact that was told freely', () => {
  const rooms =
    'Tenants look at each room and sign a check-in. Landlords decide what is claimed. Landlords report a broken pump.';
  const tell = (...facts: [topic: string, decision: string][]) =>
    listChoices(
      deriveProduct(
        'Acme',
        rooms,
        facts.map(([topic, decision]) => ({ topic, decision })),
      ),
    );

  it.each([
    ['a word of it is a phone', 'In the register each room has the phone number of the landlord.'],
    ['a word of it is a deposit', 'Contracts are per room, with a deposit of 350 each.'],
    ['somebody signs in a time', 'If they do not sign in the seven days it counts as not answered.'],
    ['a word of it is a school', 'Some people of the school know each other.'],
  ])('is no decision of the architecture because %s', (_, decision) => {
    expect(tell([`Also: ${decision.slice(0, 20)}`, decision]).map((choice) => choice.decision)).not.toContain(
      decision.replace(/\.$/, ''),
    );
  });

  it.each([
    ['After seven days a check-in is locked for both of us.', /for every role/],
    ['Nobody should be able to send in a fake check-in.', /finished one is refused/],
    ['If a room is reported twice, it is one check-in, not two.', /unique key/],
    ['Keep each check-in for six years after the tenant goes.', /one job deletes/],
    ['We must ask before keeping the phone number of a tenant.', /consent is a row/],
    ['If no landlord has answered within 48 hours, the check-in goes to the council.', /one job of Acme compares/],
    ['Damage to a room is split evenly over the tenants.', /whole cents/],
    ['The rooms are an Excel with 463 rows.', /lists each row that it refused/],
  ])('has what follows from it: %s', (decision, rule) => {
    const choice = tell([`Also: ${decision.slice(0, 20)}`, decision]).find(
      (one) => one.decision === decision.replace(/\.$/, ''),
    );
    expect(choice?.rule).toMatch(rule);
  });

  it('is none where it says by what success is seen', () => {
    const choices = tell(['What success is', 'People of the first group come back within 30 days.']);
    expect(choices.map(({ decision }) => decision).join()).not.toMatch(/come back/);
  });
});

describe('a part outside', () => {
  const partsOf = (description: string) =>
    listNeeds(deriveProduct('Acme', description, [])).map(({ part }) => part.key);

  it.each([
    ['actuator', 'Villagers report a broken pump. Mechanics repair pumps.'],
    ['sensor', 'Technicians repair a broken sensor. Customers collect the sensor.'],
    ['bank', 'Members enter their bank account. Treasurers see the bank accounts of all members.'],
    [
      'export',
      'Today the list of rooms is an Excel file that nobody looks after. Tenants sign a check-in. Landlords decide what is claimed.',
    ],
  ])('is not there for a word alone: %s', (key, description) => {
    expect(partsOf(description)).not.toContain(key);
  });

  it.each([
    ['actuator', 'Farmers open the valves from their phone. Farmers see each field.'],
    ['sensor', 'Sensors send the temperature of each hive every hour. Beekeepers see each hive.'],
    ['export', 'Bookkeepers download a spreadsheet of all invoices. Owners enter invoices.'],
  ])('is there where an act needs it: %s', (key, description) => {
    expect(partsOf(description)).toContain(key);
  });
});
