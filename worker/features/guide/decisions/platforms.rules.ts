import { platformQuestion } from '#worker/features/guide/content/common-questions.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';

const system = '(?:i[- ]?phones?|ios|i[- ]?pads?|android)';
const systems = `${system}(?:(?:,? (?:and|or)|,| ?[&/+]) (?:an? )?${system})*(?: phone)?`;
/** 'It', and the product by its name: 'Tidepool should be a web app'. */
const product =
  '(?:it|this|that|the (?:app|product|site)|[a-z\\d-]+(?= (?:should|must|has to|needs to|will|shall) be))';
const asked = `(?:(?:please|so|and|but|also|ok(?:ay)?|actually|no|now)[, ]+)*(?:(?:can|could|would) you )?(?:make (?:it|this|that)|turn (?:it|this|that) into|change (?:it|this|that) (?:in)?to|build (?:it|this|that) as|${product} (?:(?:should|must|has to|needs to|will|shall) be|is)|(?:we|i) (?:(?:really|just|now) )?(?:want|need|prefer|would like|'d like)|(?:i|we) meant)`;
const app = '[- ]?app(?:lication)?s?';
/** What is asked for, each by its form: of the stores, of a computer, in any browser ('a mobile site' is one). */
const forms = [
  `(?<store>(?:${systems}|native(?: mobile)?|mobile|phone|app[- ]store)${app})`,
  `(?<computer>(?:desktop|computer|laptop)(?:${app}|[- ]?(?:sites?|pages?)))`,
  `(?<web>(?:web|browser)${app}|(?:web|browser|mobile|phone)[- ]?(?:sites?|pages?))`,
].join('|');
/** 'Make it an iPhone app instead of a website', 'it should be a web app, not an app from the stores'. */
const form = new RegExp(
  `^${asked} (?:as )?(?:an? |the )?(?:real |proper |simple |normal )*(?:${forms})(?:,? (?:instead of|rather than|and not|not|in place of) [^,.;]{3,60})?(?:,? (?:instead|please|after all))?$`,
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
  const named = form.exec(said)?.groups;
  if (!named) return [];
  const label = named.store ? stores : named.computer ? computer : phone;
  const systemsNamed = only.filter(([sign]) => sign.test(named.store ?? ''));
  const line = systemsNamed.length === 1 ? systemsNamed[0]?.[1] : undefined;
  return [
    { topic: platformQuestion.topic, decision: label ?? '' },
    ...(line ? [{ topic: `Also: ${line.replace(/\.$/, '')}`, decision: line }] : []),
  ];
}
