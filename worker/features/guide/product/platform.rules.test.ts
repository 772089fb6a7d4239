import { describe, expect, it } from 'vitest';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { readFacts } from '#worker/features/guide/listening/facts.rules.ts';
import { platformOf } from '#worker/features/guide/product/platform.rules.ts';

const idea = readIdea('Crates', 'Drivers enter how many crates they left at a shop. Clerks see the balance.');

describe('where it runs', () => {
  it.each([
    ['An app from the app stores', 'store app'],
    ['an iPhone app and an Android app', 'store app'],
    ['A computer at work', 'desktop web'],
    // Devices that somebody has are opened in the browser.
    ['The tablets are the clubs’, some iPad, some cheap Android', 'phone web'],
    ['Their own phones, Android mostly', 'phone web'],
    ['On Android phones, but not from the app stores', 'phone web'],
  ])('%s', (answer, platform) => {
    expect(platformOf(idea, answer)).toBe(platform);
  });

  it.each([
    ['Drivers enter crates. Phones they have own, Android mostly.', 'phone web'],
    ['An iOS app in which drivers enter crates.', 'store app'],
  ])('by the idea: %s', (description, platform) => {
    expect(platformOf(readIdea('Crates', description), '')).toBe(platform);
  });

  it.each([
    ['It must run on their phones.', 'Where it runs'],
    ['The names must not stay on the phone after that.', 'Also: '],
  ])('a rule about what happens on a device is no answer: %s', (sentence, topic) => {
    expect(readFacts(idea, sentence)[0]?.topic).toMatch(new RegExp(`^${topic}`));
  });
});
