import { describe, expect, it } from 'vitest';
import { isCircumstance, kindOfRule } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';

describe('what a rule asks of the code', () => {
  it.each([
    ['Inspectors have a tablet', 'setting'],
    ['£39 a month per firm, first month free', 'setting'],
    ['Fingers are wet, the tablet is in a plastic bag', 'setting'],
    ['It works in Firefox only', 'setting'],
    ['Every member has a phone number', 'definition'],
    ['A4 and large type, her hands are wet', 'reach'],
    ['The cellar has no signal, and two phones are shared', 'device'],
    ['When two nurses share one tablet, it asks who is there for 2 minutes', 'time'],
    ['If a pump is reported twice while it is open it is one breakdown', 'one'],
    ["A tool can't be in two places", 'one'],
    ['One grave may have six people in it', 'many'],
    ['One grave may have at most six people in it', 'limit'],
    ['We name one, and only if there is none do we take the nearest', 'choice'],
    ['It must not be always the nearest mechanic', 'choice'],
    ['It must not stop when somebody forgets to pay a bill', 'lasting'],
    ['It should last twenty years without me', 'lasting'],
    ['Firms must never see each other’s anything', 'apart'],
    ['Drivers must never see each other’s wages', 'access'],
    ['A final print isn’t altered', 'fixed'],
    ['Nobody changes an answer to a rehearsal that has begun', 'gate'],
    ['Nobody deletes a bid after the auction has started', 'gate'],
    ['Nobody changes an invoice that is sent', 'fixed'],
    ['Only parents and planners see the plan', 'access'],
    ['Conductors see all answers', 'access'],
    ['Only the walker and whoever they shared it with can see a walk', 'access'],
    ['Only my brother and I see anything', 'access'],
    ["No team sees another team's score", 'access'],
    ['Runners see their own times and the route, nothing else', 'access'],
    ['Two weeks after the race everything about the runners is deleted', 'retention'],
    ['Two weeks after the race the runners are thanked', 'time'],
    ['Winemakers see the barrels and checks of all', 'access'],
    ['The app keeps 8 percent', 'sum'],
    ['A reservation holds 8 percent of the seats at most', 'limit'],
  ])('is read of “%s” as %s', (rule, kind) => {
    expect(kindOfRule(rule)).toBe(kind);
  });

  it.each([
    ['The two pressers share one Windows computer', true],
    ['Drivers use their own phones', true],
    ['12 vans and 30 drivers', true],
    ['Only the owner has a laptop', false],
    ['When they share one tablet, it asks who is there', false],
    ['Three refusals close the request', false],
  ])('is nothing for “%s”, which tells of the circumstances: %s', (rule, is) => {
    expect(isCircumstance(rule)).toBe(is);
  });
});
