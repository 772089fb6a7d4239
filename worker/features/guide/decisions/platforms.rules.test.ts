import { describe, expect, it } from 'vitest';
import { readPlatform } from '#worker/features/guide/decisions/platforms.rules.ts';

const told = (clause: string) => readPlatform(clause).map(({ decision }) => decision);

describe('where it is to run, said in a clause', () => {
  it.each([
    ['Make it an iPhone app instead of a website.', ['An app from the app stores', 'It runs on iPhones.']],
    ['It should be an app for the browser', []],
    ['It should be a web app, not a native app', ['A phone, in the browser']],
    ['we want a mobile app', ['An app from the app stores']],
    ['Make it an iOS and Android app', ['An app from the app stores']],
    ['It has to be a desktop app', ['A computer at work']],
    ['Actually, turn it into a website please', ['A phone, in the browser']],
    ['Make it a mobile site', ['A phone, in the browser']],
    ['I want a browser app', ['A phone, in the browser']],
    ['Tidepool should be an Android app', ['An app from the app stores', 'It runs on Android phones.']],
  ])('%s', (clause, decisions) => {
    expect(told(clause)).toEqual(decisions);
  });

  it.each([
    'Members post their phone numbers',
    'I want an app for my dogs',
    'We need a page for each boat',
    'It is a mobile kitchen',
    'The receipt should be a web page',
    'Our stand is a phone app',
  ])('is nothing in “%s”', (clause) => {
    expect(told(clause)).toEqual([]);
  });
});
