import { expect, it } from 'vitest';
import { partOutcomes } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { statesOfEvent } from '#worker/features/guide/outline/outline-event-states.rules.ts';
import { settleOutcome } from '#worker/features/guide/outline/outline-settling.rules.ts';

const clinic = {
  ...emptyOutline(),
  people: ['Patients', 'Nurses', 'The owner (me)'],
  records: [
    'Intake form: visit, allergies; states: begun, sent, back to patient, reviewed',
    'Visit: patient, wished date, number of seats; states: planned, cancelled, reminded',
    'Bank connection: bank, valid until',
  ],
};
const cast = castOf(clinic, 'Acme');
const settled = (said: string) => partOutcomes(`x → ${said}`).outcomes.flatMap((one) => settleOutcome(one, cast));

it.each([
  ['patient gets the tracking number', { way: 'tell', verb: 'send', whom: 'the patient', rest: 'the tracking number' }],
  ['saver is told', { way: 'tell', verb: 'tell', whom: 'saver' }],
  ['nurse is told', { way: 'tell', verb: 'tell', whom: 'the nurse' }],
  [
    'after the second reminder the nurse is told',
    { way: 'tell', whom: 'the nurse', rest: 'after the second reminder' },
  ],
  ['form is sent', { way: 'state', record: 'intake form', state: 'sent' }],
  [
    'form goes back to the patient with the question',
    { way: 'state', state: 'back to patient', rest: 'with the question' },
  ],
  ['form is reviewed, with the name', { way: 'state', state: 'reviewed', rest: 'with the name' }],
  ['new visit for each patient: date', { way: 'make', record: 'visit', fields: 'patient, wished date' }],
  ['new visit: seats', { way: 'make', record: 'visit', fields: 'number of seats' }],
  ['new connection: bank, valid for 90 days', { way: 'make', record: 'bank connection', fields: 'bank, valid until' }],
  ['the nurses see it in their list', { way: 'show', what: 'it in their list', to: 'the nurses' }],
  ['the readings are added to the map', { way: 'do', text: 'add the readings to the map' }],
  ['the app checks the version and says done', { way: 'do', text: 'check the version and say done' }],
  ['they can give it stars', { way: 'do', text: 'let them give it stars' }],
  ['no new visits until they resume', { way: 'do', text: 'allow no new visits until they resume' }],
  ['no more messages for that day', { way: 'do', text: 'send no more messages for that day' }],
  ['a friendly reminder to both', { way: 'tell', verb: 'send', whom: 'both', rest: 'a friendly reminder' }],
  ['a link', { way: 'do', text: 'a link', isBare: true }],
  ['the light stays on', { way: 'say', text: 'the light stays on' }],
  ['visit stays cancelled', { way: 'do', text: 'leave the visit as “cancelled”' }],
  ['form stays begun', { way: 'do', text: 'leave the intake form as “begun”' }],
  ['form is sent, or reviewed', { way: 'state', record: 'intake form', state: 'sent or reviewed' }],
  [
    'sent, reviewed, with why not',
    { way: 'state', record: 'intake form', state: 'sent or reviewed', rest: 'with why not' },
  ],
  ['the planned visits are cancelled', { way: 'state', record: 'visit', state: 'cancelled' }],
  ['the visits picked are cancelled', { way: 'state', record: 'visit', state: 'cancelled' }],
  ['cancelled, reviewed', { way: 'do' }],
  [
    'when the last answer is there the form is reviewed',
    { way: 'state', record: 'intake form', state: 'reviewed', rest: 'when the last answer is there' },
  ],
  ['for a short visit the nurse is asked first', { way: 'tell', whom: 'the nurse', rest: 'first for a short visit' }],
  ['visitors who load from then on have it', { way: 'say' }],
  ['its number tells visitors where it is', { way: 'say' }],
  ['the patient is thanked', { way: 'do', text: 'thank the patient' }],
  ['form has begun', { way: 'state', record: 'intake form', state: 'begun' }],
  ['the form is back', { way: 'state', record: 'intake form', state: 'back to patient' }],
  ['the visit is back, with the date', { way: 'state', record: 'visit', state: 'planned', rest: 'with the date' }],
  ["if it's urgent it goes to the nurse too", { way: 'show', what: "it if it's urgent", to: 'the nurse' }],
  ['if the nurse is out the visit is cancelled', { way: 'state', state: 'cancelled', rest: 'if the nurse is out' }],
  ['form is sent, or reviewed if nobody answers', { way: 'state', state: 'sent', rest: 'unless nobody answers' }],
  [
    'wished date, number of seats are saved on the visit',
    { way: 'fill', record: 'visit', fields: 'wished date, number of seats' },
  ],
  ['a note of what the nurse said', { way: 'do', text: 'keep a note of what the nurse said' }],
  ['the two winners of the semis meet', { way: 'say' }],
  ['the visit is theirs', { way: 'fill', record: 'visit', fields: 'patient' }],
  ['already reviewed', { way: 'state', record: 'intake form', state: 'reviewed' }],
])('among people and things “%s” is read as it is meant', (said, meant) => {
  expect(settled(said)[0]).toMatchObject(meant);
});

it.each([
  ['new visit, planned', ['make', 'state']],
  ['form is sent and reviewed in one go', ['state', 'state']],
  ['visit is cancelled, they win', ['state', 'say']],
  ['form is sent still and goes on to the nurse', ['state', 'say']],
  ['nurse and patient are told', ['tell']],
  ['a link; the nurse is told', ['do', 'tell']],
  ['form is reviewed the same day', ['state']],
])('“%s” is %j', (said, ways) => {
  expect(settled(said).map(({ way }) => way)).toEqual(ways);
});

it.each([
  ['when cancelled ?', ['when cancelled'], 0],
  ['the form is sent; who else may see it ?', ['who else may see it'], 1],
  ['a reminder to both, then ?', ['then'], 1],
  ['?', [''], 0],
])('behind the arrow of “%s” %j is open', (said, open, told) => {
  const parted = partOutcomes(`x → ${said}`);
  expect([parted.open, parted.outcomes.length]).toEqual([open, told]);
});

it.each([
  ['A visit is cancelled', '', [{ state: 'cancelled' }]],
  ['A visit is moved or cancelled', '', [{ state: 'cancelled', rest: 'where it is cancelled' }]],
  ['A visit is not confirmed', 'the patient is reminded', [{ state: 'reminded' }]],
  ['A letter is cancelled', '', []],
])('“%s” sets a state', (event, said, states) => {
  expect(statesOfEvent(event, cast.things, settled(said))).toMatchObject(states);
});

it('who is in or out is what their answer says', () => {
  const team = castOf(
    {
      ...emptyOutline(),
      people: ['Parents'],
      records: ['Answer: player, game; states: open, coming, not coming', 'Player: name', 'Game: day'],
    },
    'Acme',
  );
  const [outcome] = partOutcomes('x → player is in or out').outcomes.flatMap((one) => settleOutcome(one, team));
  expect(outcome).toMatchObject({ way: 'state', record: 'answer', state: 'coming or not coming' });
});

it('a thing is charged as one of its states, and somebody with a fee', () => {
  const hire = castOf(
    {
      ...emptyOutline(),
      people: ['Members'],
      records: ['Scooter: number; states: empty, charged', 'Fee: member, amount'],
    },
    'Acme',
  );
  const of = (said: string) => partOutcomes(`x → ${said}`).outcomes.flatMap((one) => settleOutcome(one, hire))[0];
  expect(of('the scooter is charged')).toMatchObject({ way: 'state', record: 'scooter', state: 'charged' });
  expect(of('the member is charged')).toMatchObject({ way: 'make', record: 'fee' });
});
