import { platformQuestion } from '#worker/features/guide/content/common-questions.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';

const system = '(?:i[- ]?phones?|ios|i[- ]?pads?|android)';
const store = `(?:${system}(?:(?:,? (?:and|or)|,| ?[&/+]) (?:an? )?${system})*(?: phone)?|native(?: mobile)?|mobile|phone|app[- ]store)`;
const web = '(?:web|browser|desktop|computer|laptop)';
const asked = `(?:(?:please|so|and|but|also|ok(?:ay)?|actually|no|now)[, ]+)*(?:(?:can|could|would) you )?(?:make (?:it|this|that)|turn (?:it|this|that) into|change (?:it|this|that) (?:in)?to|build (?:it|this|that) as|(?:it|this|that|the app|acme) (?:(?:should|must|has to|needs to|will|shall) be|is)|(?:we|i) (?:(?:really|just|now) )?(?:want|need|prefer|would like|'d like)|(?:i|we) meant)`;
/** 'Make it an iPhone app instead of a website', 'it should be a web app, not an app from the stores'. */
const form = new RegExp(
  `^${asked} (?:as )?(?:an? |the )?(?:real |proper |simple |normal )*(${store}|${web})[- ]?(?:app(?:lication)?s?|sites?|pages?)(?:,? (?:instead of|rather than|and not|not|in place of) [^,.;]{3,60})?(?:,? (?:instead|please|after all))?$`,
  'i',
);
const website = new RegExp(
  `^${asked} (?:as )?(?:an? |the )?(?:real |proper |simple |normal )*(?:website|web ?page|web ?app)(?:,? (?:instead of|rather than|and not|not|in place of) [^,.;]{3,60})?(?:,? (?:instead|please|after all))?$`,
  'i',
);

const [phone, computer, stores] = platformQuestion.options.map(({ label }) => label);
const only: readonly [RegExp, string][] = [
  [/i[- ]?pad/i, 'It runs on iPads.'],
  [/i[- ]?phone|ios/i, 'It runs on iPhones.'],
  [/android/i, 'It runs on Android phones.'],
];

/** Where a clause says that the product runs, and nothing besides: the choice of the form, and a line on the one system that it names. */
export function readPlatform(clause: string): Decision[] {
  const said = clause
    .replace(/[’‘]/g, "'")
    .trim()
    .replace(/[.!\s]+$/, '');
  const named = form.exec(said)?.[1] ?? (website.test(said) ? 'web' : undefined);
  if (named === undefined) return [];
  const isStore = new RegExp(`^${store}$`, 'i').test(named);
  const label = isStore ? stores : /desktop|computer|laptop/i.test(named) ? computer : phone;
  const systems = isStore ? only.filter(([sign]) => sign.test(named)) : [];
  const line = systems.length === 1 ? systems[0]?.[1] : undefined;
  return [
    { topic: platformQuestion.topic, decision: label ?? '' },
    ...(line ? [{ topic: `Also: ${line.replace(/\.$/, '')}`, decision: line }] : []),
  ];
}
