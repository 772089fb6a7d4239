import { namedBy } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinWords, type Noun, nounIn, pluralOf, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { linksOf } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { readSight } from '#worker/features/guide/outline/outline-lines.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** A list from which somebody chooses shows so many fields. */
const mostShown = 6;
const looks = /^(?:see|look|view|browse|search|find|watch)$/;
const looked = /\b(?:sees?|look(?:s|ed)?|visible|shown?|finds?|browses?|search(?:es)?|hidden|secret)\b/iu;

const named = (field: string) => singularOf(namedBy(field));

/**
 * 'I put in a basket', 'a parent bids: basket, amount': whoever chooses among what somebody else enters has to see it, which nobody told.
 * What belongs to one of them, or of which a line says who looks at it, is left to what was told.
 * @param told what the lines say, and what was assumed beside them; `rules` what always holds; `records` what is kept.
 */
export function sightsNeeded(told: Told[], rules: string[], records: ToldRecord[], cast: Cast): Told[] {
  const making = linksOf(told, records).filter(({ way }) => way === 'make');
  const isOfSomebody = ({ one, fields }: ToldRecord) =>
    cast.people.some(({ noun }) => noun.one === one || fields.some(({ name }) => named(name) === noun.one));
  // What others look at says nothing of whoever has to choose.
  const isOfOthers = ({ who }: Told, one: string) => typeof who === 'object' && who.one !== one;
  const textsOf = (one: string) => [
    ...rules,
    ...told.flatMap((act) => [
      ...(isOfOthers(act, one) ? [] : [act.line ?? '']),
      ...(act.outcomes ?? []).map(({ text }) => text),
    ]),
  ];
  const isLookedAt = ({ one }: ToldRecord, who: Noun) =>
    textsOf(who.one).some((text) => looked.test(text) && nounIn(one, text) !== null);
  // 'Buyers look through what is for sale.'
  const seesAll = (noun: Noun) =>
    told.some(
      ({ who, verb, phrase }) =>
        typeof who === 'object' &&
        who.one === noun.one &&
        looks.test(verb) &&
        /\b(?:what|everything|all)\b/.test(phrase),
    );
  return records
    .filter((record) => !record.trace && record.fields.length > 1 && !isOfSomebody(record))
    .flatMap((record) => {
      const makers = making.flatMap(({ who, record: made }) => (made === record && who ? [who.one] : []));
      const choosing = making.flatMap(({ who, record: made }) =>
        who && made?.fields.some(({ name }) => named(name) === record.one) ? [[who.one, who] as const] : [],
      );
      const lookers = [...new Map(choosing).values()].filter(
        (who) => !makers.includes(who.one) && !seesAll(who) && !isLookedAt(record, who),
      );
      return makers.length > 0 ? lookers.flatMap((who) => sightOf(record, who, cast)) : [];
    });
}

const shownTo = /^show (?:it|them|this|that) to |\bcan see (?:it|them|this|that)\b/i;
const mayGet = /\b(?:sees?|gets?|reads?|receives?) (?:only )?(?:the |their |his |her |its )?(\p{L}[\p{L} -]*)/iu;

/** 'Parents never see a report', 'nobody but the office sees it'. */
const denied = /\b(?:never|not|no|nobody|none|neither|cannot|without)\b|n['’]t\b/i;
const beforeGetting = (text: string): string => text.slice(0, mayGet.exec(text)?.index ?? 0);

/**
 * 'My sister and I can see it', 'Doctors: get the report only': of whom a line says that they see something, and who do nothing themselves, the look
 * at it that nobody told.
 * @param told what the lines say, and what was assumed beside them; `rules` what always holds; `records` what is kept.
 */
export function sightsOfLookers(told: Told[], rules: string[], records: ToldRecord[], cast: Cast): Told[] {
  const links = linksOf(told, records);
  const does = (one: string) => told.some(({ who }) => typeof who === 'object' && who.one === one);
  return cast.people
    .filter(({ noun }) => !does(noun.one))
    .flatMap(({ noun, says = '' }) => {
      const names = (text: string) =>
        [noun.one, noun.many.replace(/^the /, '')].some((name) => nounIn(name, text) !== null);
      // What time brings to somebody's eyes has a list of its own.
      const shown = links.find(
        ({ told: { outcomes = [] }, who }) =>
          who &&
          outcomes.some((one) =>
            one.way === 'show' ? names(one.to ?? '') : shownTo.test(one.text) && names(one.text),
          ),
      );
      const [only, ...others] = records.filter(({ trace }) => !trace);
      const kept = shown?.record && !shown.record.trace ? shown.record : undefined;
      const said = [says, ...rules.filter((rule) => names(beforeGetting(rule)))].flatMap((text) => {
        const [, what = ''] = denied.test(beforeGetting(text)) ? [] : (mayGet.exec(text) ?? []);
        return records.filter(({ one, trace }) => !trace && nounIn(one, what) !== null);
      });
      const record = kept ?? said[0] ?? (shown && others.length === 0 ? only : undefined);
      return record && record.fields.length > 0 ? sightOf(record, noun, cast) : [];
    });
}

/** The look of somebody at all there is of a record, as an assumption. */
function sightOf({ one, fields }: ToldRecord, who: Noun, cast: Cast): Told[] {
  const shown = joinWords(fields.slice(0, mostShown).map(({ name }) => name));
  const act = readSight(who, `the ${pluralOf(one)} → ${shown} of each ${one}`, cast);
  return act ? [{ ...act, isDoerAssumed: true }] : [];
}
