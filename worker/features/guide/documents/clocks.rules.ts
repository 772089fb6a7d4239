import { receives } from '#worker/features/guide/content/verbs.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import {
  amountTold,
  beginsByItself,
  momentReached,
  monthName,
  periodUnit,
} from '#worker/features/guide/grammar/numbers.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { livesOnDevice } from '#worker/features/guide/idea/outlets.rules.ts';
import { deletionsIn, isKeptAtLeast } from '#worker/features/guide/outline/outline-deletions.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { lapseIn } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { isSetByClock } from '#worker/features/guide/product/states-meant.rules.ts';

export const clock =
  /\b(when the clock|nothing has come|does not confirm within|does not reach|becomes due|every (?:\d+|day|night|week|month|minute|hour|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|older than|for more than \d+ (?:days|hours)|at the end of the (?:month|year)|the moment comes|after \d+ days|is not \w+ (?:for )?\d+|ha(?:s|ve) not \w+ within|at \d+:\d\d|each month|expires?)\b/i;

/** A link or message as a way in is a detail of sign-in and no reason for a part of its own. */
export const isWayIn = (text: string) => /personal link/.test(text);

/** The features in which something begins by itself, at a time. */
export const clockedFeatures = oncePerProduct(deriveClockedFeatures);

function deriveClockedFeatures(product: Product): Feature[] {
  if (product.idea.isOutlined) return outlinedClocks(product);
  return ownFeatures(product).filter(({ title, says, criteria }) =>
    clock.test(`${title}. ${says} ${criteria.filter((text) => !isWayIn(text)).join(' ')}`),
  );
}

/** A rule by which something happens to somebody or something, and is not only seen when somebody looks. */
const acting =
  /\b(?:gets?|goes|comes|sent|told|asked|reminded|deleted|closed|pushe?s?|messages?|texts?|tells?|sends?|asks?|reminds?)\b/i;

const moment =
  /\bon the (?:day|morning|evening)\b|\bin the (?:morning|evening)\b|\bovernight\b|\bat night\b|\bonce an? (?:day|week|month|hour)\b/i;

const time = `${amountTold} ${periodUnit}`;
const atTime = new RegExp(
  `\\b(?:after|within|for(?: more than)?|older than) ${time}\\b|\\b${time} (?:before|after|later)\\b|\\b(?:on|is) day \\d|\\b(?:that|the same) (?:day|evening)\\b|\\b(?:every|each|once an?|twice an?) (?:day|night|week|month|quarter|year|morning|evening|hour)\\b|\\bby (?:(?:the )?(?:due date|deadline|\\w+day\\b|end of)|\\d|noon|midnight)|\\bthe (?:day|evening|night|morning) before\\b|\\bin \\d+ days\\b|\\bat (?:noon|midnight|\\d{1,2}(?::\\d\\d|\\.\\d\\d| o'clock))|${momentReached}`,
  'i',
);

/** Whether a text tells of a time at which something happens by itself: 'if nobody has accepted within 48 hours', 'on day 6'. */
export const isAtTime = (text: string): boolean => atTime.test(text);

/** A criterion upon a time ahead of something, upon a day of the week or of the calendar: nobody is there who sets it off. */
const comesBefore = new RegExp(
  `^WHEN it is (?:[^,]+ before |\\w+day after “|\\d{1,2} ${monthName}\\b|${monthName} \\d|the (?:first|last|\\d+(?:st|nd|rd|th)) )`,
  'i',
);

const begun = new RegExp(beginsByItself, 'iu');
const timed = /\b(?:day|date|start|begin|end|time)$|^from$/;

/** 'A shift of an open offer begins': nobody sets it off, it comes at the time that is kept of the shift. */
function beginsAtItsTime(line: string, records: ToldRecord[]): boolean {
  const [, what = ''] = begun.exec(line) ?? [];
  const [head = ''] = what.split(/ (?:of|with|in|for) /);
  const record = head === '' ? undefined : records.find(({ one }) => nounIn(one, head) !== null);
  return record?.fields.some(({ name }) => timed.test(name)) ?? false;
}

/** What the product does by itself at a time, and the features of rules with a period; who gets something at a time is sent it. */
function outlinedClocks(product: Product): Feature[] {
  if (livesOnDevice(product.idea)) return [];
  const acts = listActs(product).filter(({ way, who, told, feature }) => {
    if (!who && beginsAtItsTime(told.line ?? told.text, product.idea.records)) return true;
    const text = `${told.verb} ${told.phrase} ${told.when ?? ''}. ${feature.says}`;
    // Of what somebody gets as a list or file its criterion says that they ask for it.
    const isAsked = told.outcomes !== undefined && feature.criteria.some((text) => / asks? for /.test(text));
    const isByItself = way === 'run' || (way === 'read' && receives.test(told.verb) && !isAsked);
    if (feature.criteria.some((text) => comesBefore.test(text) || lapseIn(text) || isSetByClock(text))) return true;
    return isByItself && (clock.test(text) || moment.test(text) || isAtTime(text));
  });
  const ruled = ownerRules(product)
    .filter(({ kind, text }) => kind === 'time' && acting.test(text) && !isInTime(product, text))
    .flatMap(({ features }) => features.slice(0, 1));
  const found = new Set([...acts.map(({ feature }) => feature), ...ruled]);
  return ownFeatures(product).filter((feature) => found.has(feature));
}

/** 'Is refunded when the buyer sends a photo within three days': somebody does it in time, and nothing begins by itself. */
const isInTime = ({ idea }: Product, text: string): boolean => {
  const [, who = ''] =
    /\b(?:when|if) (?:an?|the|each|every) ([\p{L} ]+?) \p{L}+s (?:[^,;]+ )?within\b/iu.exec(text) ?? [];
  return who !== '' && idea.people.some(({ one }) => one === who.toLowerCase() || nounIn(one, who) !== null);
};

const fallingDue =
  /\bby itself\b|\bon the day (?:it|on which)\b|\blapses?\b|\bexpires?\b|\b(?:late|overdue|lost|due) (?:from|after|on)\b|\bcounts? as\b|\b(?:are|is) (?:kept|deleted|erased)\b|\b(?:deleted|erased|removed) (?:after|within|once)\b/i;

/** What is only shown or counted when somebody looks leaves a night nothing to do. */
const onlyTells = /^(?:show|count|list)\b/;
const inMonth = new RegExp(`\\bin ${monthName}\\b`, 'i');

/** The rules of an outline by which something happens with time though nobody does anything: a job looks for it each night. */
export const nightRules = (product: Product): string[] =>
  product.idea.isOutlined && !livesOnDevice(product.idea) && product.platform !== 'command line'
    ? ownerRules(product)
        .filter(({ kind, text, criteria }) =>
          kind === 'sum'
            ? inMonth.test(text) && criteria.some(({ effect }) => !onlyTells.test(effect))
            : deletionsIn(text, product.idea.records).length > 0 ||
              ((kind === 'time' || kind === 'retention') && fallingDue.test(text) && !isKeptAtLeast(text)),
        )
        .map(({ text }) => text)
    : [];

/** By which feature the last of the records comes to be that a rule deletes, or of which it empties fields: before that its job has nothing to work on. */
function lastMakerOf(product: Product, text: string): Feature | undefined {
  const records = deletionsIn(text, product.idea.records).map(({ record }) => record);
  const makers = records.flatMap((record) => {
    const act = listActs(product).find((one) => one.record === record && one.way === 'make');
    return act ? [act.feature] : [];
  });
  return ownFeatures(product).findLast((feature) => makers.includes(feature));
}

/** The nightly rules that a feature keeps: what deletes comes with the last thing that it deletes, all else where a criterion says it or the rule speaks of it first. */
export const nightRulesOf = (product: Product, feature: Feature): string[] => {
  const due = new Set(nightRules(product));
  const [first] = ownFeatures(product);
  return ownerRules(product)
    .filter(({ text, features, criteria }) => {
      const told = features.find((one) => ownFeatures(product).some(({ id }) => id === one.id));
      const home = (criteria.length === 0 ? undefined : told) ?? lastMakerOf(product, text) ?? told ?? first;
      return due.has(text) && home?.id === feature.id;
    })
    .map(({ text }) => text);
};
