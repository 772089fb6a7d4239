import { expect, it } from 'vitest';
import { partRule } from '#worker/features/guide/product/rule-clauses.rules.ts';

it.each([
  [
    'A doctor only sees their own list, the front desk sees whether a form is there',
    ['A doctor only sees their own list', 'The front desk sees whether a form is there'],
  ],
  [
    'After the review nobody changes an answer silently, each change shows who and when',
    ['After the review nobody changes an answer silently', 'Each change shows who and when'],
  ],
  [
    "A member sees only their own rent and hours, the board sees everybody's",
    ['A member sees only their own rent and hours', "The board sees everybody's rent and hours"],
  ],
  [
    "The app stamps the time itself, kitchen staff can't backdate",
    ['The app stamps the time itself', "Kitchen staff can't backdate"],
  ],
  ['A batch is kept cold, whatever the weather', ['A batch is kept cold, whatever the weather']],
])('“%s” holds %j', (rule, parts) => expect(partRule(rule)).toEqual(parts));
