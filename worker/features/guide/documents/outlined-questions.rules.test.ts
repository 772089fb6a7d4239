import { describe, expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { gapsOfLines } from '#worker/features/guide/documents/outlined-questions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const outline = (acts: string, more = '') => `Who uses it
- Staff
- Wardens
- Office
What happens
- Staff ask for a day off → new day off request: first day, last day
${acts}
What is kept
- Day off request: first day, last day, reason; states: asked for, granted, refused
- Worker: name, allowance, carried over
What always holds
- Nobody sees the day off requests of others.
${more}`;
const questionsOf = (told: string) => gapsOfLines(deriveProduct('Off', told, [])).map(({ question }) => question);
const asked = (acts: string, more?: string) => questionsOf(outline(acts, more));

it('asks who changes what is refused to those who changed it before', () =>
  expect(
    questionsOf(`Who uses it
- Guests
- Cooks
What happens
- Guests fill in a menu card → the card is begun
- Guests send the card off → card is sent
- Guests change something until the cook has checked it → card is sent again
- Cooks check the card → card is checked
What is kept
- Card: table, dishes; states: begun, sent, checked
What always holds
- After the check nobody changes a dish silently, each change shows who and when.`),
  ).toContainEqual(
    expect.stringMatching(
      /^who changes a dish after the check, and on which screen \(FR-\d\.\d\), where FR-\d\.\d refuses it\?$/,
    ),
  ));

describe('what an outline leaves open', () => {
  it.each([
    [
      'a balance',
      '',
      '- No request for more days than are left.',
      /^how is what is left reckoned \(FR-1\.\d\): from “allowance” and “carried over”, what takes from it and which is used up first\?$/,
    ],
    [
      'from when a time counts',
      '',
      '- A day off request is refunded when the staff sends a photo within three days.',
      /^from when does “within three days” count \(FR-\d\.\d\), and what becomes of what comes later\?$/,
    ],
    [
      'what the law keeps',
      '- Staff close their account → personal data is deleted as far as the law allows',
      '',
      /^what does the law have kept \(FR-\d\.\d\): which data, for how many years, and who may see it until then\?$/,
    ],
    [
      'whose holidays',
      '- The office answers a day off request within 3 working days → day off request is granted',
      '',
      /^how are days counted \(FR-2\.\d.*\): whose public holidays hold \(country and region\), who enters them and which weekdays are working days\?$/,
    ],
    [
      'which of several people',
      '- The office grants a day off request → day off request is granted; the warden is told',
      '',
      /^which of the wardens is “the warden” \(FR-2\.\d\): one that is chosen, one for each, or all of them\?$/,
    ],
    [
      'a figure',
      '- The office looks at a month → number of requests, share granted',
      '',
      /^which rows, in which states, count for “number of requests” and “share granted” \(FR-2\.1\), of what is “share granted” the share, and what is shown where a value is missing\?$/,
    ],
    [
      'a file',
      '- The office exports the month as CSV',
      '',
      /^which columns, which time and which sums has the CSV file of FR-2, and what stands in it where there is nothing\?$/,
    ],
    [
      'a vague number',
      '- Staff see the plan and can go back a few weeks',
      '',
      /^how many are “a few weeks”, and by what does the product know where one begins \(FR-2\.\d\)\?$/,
    ],
    [
      'a mix',
      '- Staff listen to the recording of the talk, louder than the rest',
      '',
      /^does each recording hold one thing alone, to be played in step with the others, or is a mix made of each beforehand \(FR-2\.\d\)\?$/,
    ],
  ])('asks for %s', (_, acts, rules, question) => {
    expect(asked(acts, rules)).toEqual([expect.stringMatching(question)]);
  });

  it('asks how long what tells of health is kept', () => {
    const lines = outline('- The office enters a sick leave → new sick leave: from, until').replace(
      '- Worker:',
      '- Sick leave: from, until\n- Worker:',
    );
    const told = `${lines}\n- A sick leave is deleted after 3 years.`;
    expect(questionsOf(lines)).toEqual([
      "how long is a sick leave kept, which tells of somebody's health, and who deletes it?",
    ]);
    expect(questionsOf(told)).toEqual([]);
  });

  it.each([
    ['', ''],
    ['- The office exports the month as CSV with the columns day and name', ''],
    ['- The office grants a day off request → day off request is granted; all wardens are told', ''],
    ['', '- Public holidays of England do not count as days off.'],
  ])('asks nothing that was told or that nobody left open: %s%s', (acts, rules) => {
    expect(asked(acts, rules)).toEqual([]);
  });
});

describe('what a row is linked with', () => {
  it('is asked where it comes by itself and there may be several, or none, to add it to', () => {
    const product = deriveProduct(
      'Round Ups',
      `Who uses it
- Saver
- Bank: reports the payments
What happens
- Saver creates a goal → new goal: name, target amount
- Bank reports a card payment → new round up: payment, difference; it is added to the goal as pending
What is kept
- Goal: name, target amount; states: active, paused
- Round up: payment date, payment amount, difference; states: pending, collected`,
      [],
    );
    expect(gapsOfLines(product)).toContainEqual({
      question:
        'to which goal is a round up added where a saver has several, and what becomes of one that comes while there is none (FR-2.2)?',
      assumed:
        'Each round up is added to the goal that was made last of those that are “active”; one that comes while there is none waits without a goal and is added to the next (FR-2.2).',
    });
    const columns = listTables(product).find(({ name }) => name === 'round_ups')?.columns ?? [];
    expect(columns.find(({ name }) => name === 'goal_id')).toMatchObject({
      may: true,
      note: 'empty while there is no goal to add it to',
    });
    expect(columns.find(({ name }) => name === 'saver_id')).toMatchObject({ references: 'accounts' });
    expect(columns.find(({ name }) => name === 'saver_id')?.may).toBeUndefined();
  });

  it('is asked where somebody without an account is known again', () => {
    const questions = questionsOf(`Who uses it
- Patients: no account
- Doctors
What happens
- The doctor enters a visit → new visit: patient, date of birth, day; the patient gets a link by text message
- Patients fill in their form → new form: reason
- Doctors see a summary of the visit: what is new since last time
What is kept
- Visit: patient, date of birth, day
- Form: visit, reason`);
    expect(questions).toContain('by what is one patient known from one visit to the next (FR-3.1)?');
  });
});
