import { isDoneBy, isNounOfState } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { withCriteria } from '#worker/features/guide/product/added-criteria.rules.ts';
import { makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

import { restated, setsState, shall, when, whoAndWhen } from '#worker/features/guide/product/states-restated.rules.ts';

/** Whether any criterion of a product does. */
const isSet = ({ features }: Pick<Product, 'features'>, { one }: ToldRecord, state: string) =>
  features.some(({ criteria }) => criteria.some((text) => setsState(text, one, state)));

type Added = { id: string; text: string };
type Place = { product: Product; record: ToldRecord; acts: OutlinedAct[] };

const makerOf = ({ product, record, acts }: Place) =>
  acts.find((act) => [act, ...(act.also ?? [])].some((one) => one.record === record && one.way === 'make')) ??
  acts.find(({ feature }) =>
    product.features.some(
      ({ id, criteria }) => id === feature.id && criteria.some((text) => makesRow(text, record.one)),
    ),
  );

const starts = /^(?:from|start|begin|beginning|start time|kick-off|first day)$/;
const ends = /^(?:until|to|end|end time|last day)$/;
const days = /^(?:day|date)$/;
const running = /^(?:running|under way|in progress|ongoing|on)$/;
const past = /^(?:over|past|ended|taken|played|held)$/;
const agreed = /^(?:approved|accepted|confirmed|granted|booked|planned|announced|published|open|running|full)\b/;
const atEdge: Readonly<Record<string, string>> = { from: 'beginning', until: 'end', to: 'end' };

/** What a clock brings about: a window with 'from' and 'until' is running at the one and over at the other. */
function byClock(place: Place, state: string): Added[] {
  const { record } = place;
  const states = statesOf(record);
  const isAgreed = states.slice(0, states.indexOf(state)).some((one) => agreed.test(one));
  const named = (sign: RegExp) => record.fields.find(({ name }) => sign.test(name))?.name;
  const start = running.test(state) ? named(starts) : undefined;
  const end = past.test(state) && isAgreed && !start ? (named(ends) ?? named(days)) : undefined;
  const maker = start || end ? makerOf(place) : undefined;
  if (!maker) return [];
  const edge = start ?? end ?? '';
  const moment = `the ${atEdge[edge] ?? edge} of ${withArticle(record.one)} is ${/day|date/.test(edge) ? 'over' : 'reached'}`;
  return [{ id: maker.feature.id, text: `WHEN ${moment}${shall}set the ${record.one} to “${state}” ${when}` }];
}

/** From where a clock brings a thing to a state: what is running is over, and what was agreed on begins; nothing comes of a draft. */
export function startsOfClock(states: string[], state: string): string[] {
  const earlier = states.slice(0, states.indexOf(state));
  const begun = past.test(state) ? earlier.filter((one) => running.test(one)) : [];
  return begun.length > 0 ? begun : earlier.filter((one) => agreed.test(one));
}

/** Whether a criterion sets a state at a moment that is kept of the thing, though nobody is there. */
export const isSetByClock = (text: string): boolean =>
  /^WHEN the [^,]+ of an? [^,]+ is (?:reached|over), THE SYSTEM SHALL set /.test(text);

/** 'They get a link to confirm it': whoever opens it confirms it, and who has not is told nothing. */
function byLink({ product, record }: Place, state: string): Added[] {
  const [initial] = statesOf(record);
  return product.features.flatMap(({ id, criteria }) =>
    criteria.flatMap((text): Added[] => {
      const [, whom = '', verb = ''] =
        /, THE SYSTEM SHALL send (.+?) (?:a link|an? e?-?mail with a link) to (\p{L}+) (?:it|them|the .+)\.$/u.exec(
          text,
        ) ?? [];
      if (!verb || !isDoneBy(state, verb) || !criteria.some((one) => makesRow(one, record.one))) return [];
      const who = whom.replace(/^the /, '');
      return [
        {
          id,
          text: `WHEN ${withArticle(who)} opens the link to ${verb} ${withArticle(record.one)}${shall}set the ${record.one} to “${state}”, let the link work only once ${when}`,
        },
        { id, text: `WHILE a ${record.one} is “${initial}”${shall}send nothing for it but that link.` },
      ];
    }),
  );
}

const broken = /^(?:down|offline|broken|faulty|failed|disturbed|unavailable|not working|out of (?:order|service|use))$/;
const closes = /^(?:resolved|closed|repaired|fixed|solved|ended|over)$/;
/** 'Two regions fail for an endpoint → new incident': the endpoint of an incident is down until that is resolved. */
function byPart({ product, record, acts }: Place, state: string): Added[] {
  const [initial = ''] = statesOf(record);
  if (!broken.test(state)) return [];
  return product.idea.records.flatMap((part) => {
    const end = statesOf(part).find((one) => closes.test(one));
    const maker = makerOf({ product, record: part, acts });
    const isOf = part.fields.some(({ name }) => name === record.one);
    const [made] = maker?.feature.criteria.filter((text) => makesRow(text, part.one)) ?? [];
    if (!end || !maker || !isOf || !made) return [];
    const set = (text: string, to: string) => `${text.split(shall)[0]}${shall}set the ${record.one} to “${to}” ${when}`;
    const ended = product.features.flatMap(({ id, criteria }) =>
      criteria
        .filter((text) => text.startsWith('WHEN ') && setsState(text, part.one, end))
        .map((text) => ({ id, text: set(text, initial) })),
    );
    return ended.length > 0 ? [{ id: maker.feature.id, text: set(made, state) }, ...ended.slice(0, 1)] : [];
  });
}

/** 'Answered' of a letter to which there are answers: it is so once one of them is through. */
function byChild({ product, record }: Place, state: string): Added[] {
  const [child] = product.idea.records.filter(
    (one) => one !== record && isNounOfState(state, one.one) && one.fields.some(({ name }) => name === record.one),
  );
  const last = child && statesOf(child).at(-1);
  const found = product.features.flatMap(({ id, criteria }) =>
    criteria
      .filter(
        (text) => child && /^WHEN /.test(text) && (last ? setsState(text, child.one, last) : makesRow(text, child.one)),
      )
      .map((text) => ({ id, text })),
  );
  return found.slice(0, 1).map(({ id, text }) => ({
    id,
    text: `${text.split(shall)[0]}${shall}set the ${record.one} of the ${child?.one} to “${state}” ${when}`,
  }));
}

/** 'New coat request; the coats picked are reserved' of requests that may be reserved too. */
function beside(place: Place, state: string): Added[] {
  const maker = makerOf(place);
  const others = place.product.idea.records.filter((one) => one !== place.record);
  return (maker?.feature.criteria ?? []).flatMap((text): Added[] => {
    const other = /^WHEN /.test(text) ? others.find(({ one }) => setsState(text, one, state)) : undefined;
    return other && maker
      ? [
          {
            id: maker.feature.id,
            text: `${text.split(shall)[0]} and there is ${withArticle(other.one)} for it${shall}set the ${place.record.one} to “${state}” ${when}`,
          },
        ]
      : [];
  });
}

/** States by which words of an act they are told; R stands for the name of the record. */
const tellings: readonly [states: RegExp, words: string][] = [
  [
    /^(?:driven|played|held|done|ridden|flown|walked|over|finished|completed?)$/,
    '\\bthat (?:the|an?) R (?:took place|happened|was held)\\b',
  ],
  [/^(?:chosen|picked|selected|shortlisted)$/, '^(?:the|an?) R as (?:an? |their )?favou?rites?\\b'],
];
/** 'The driver ticks that the ride took place' of what may be 'driven', 'marks a picture as favourite' of what may be 'chosen'. */
const byOtherWords = ({ product, record }: Place, state: string): Added[] =>
  tellings.flatMap(([states, words]) =>
    states.test(state)
      ? listActs(product)
          .filter(({ told }) => new RegExp(words.replace('R', toPattern(record.one)), 'i').test(told.phrase))
          .flatMap(({ feature }) =>
            feature.criteria.slice(0, 1).map((text) => ({
              id: feature.id,
              text: `${text.split(shall)[0]}${shall}set the ${record.one} to “${state}” ${whoAndWhen}`,
            })),
          )
      : [],
  );

const declined = /^(?:declined|refused|rejected)$/;
/** 'The friend accepts': who may accept may decline as well. */
const byRefusal = ({ product, record }: Place, state: string): Added[] =>
  declined.test(state)
    ? product.features
        .flatMap(({ id, criteria }) =>
          criteria.flatMap((text): Added[] => {
            const [, who] =
              /^WHEN ((?:the|an?) [\p{L} ]{2,30}?) (?:accepts?|approves?|agrees?)\b[^,]*, THE SYSTEM SHALL set /u.exec(
                text,
              ) ?? [];
            return who && text.includes(`the ${record.one} to “`)
              ? [
                  {
                    id,
                    text: `WHEN ${who} ${state === 'refused' ? 'refuses' : state === 'rejected' ? 'rejects' : 'declines'} the ${record.one}${shall}set the ${record.one} to “${state}” ${when}`,
                  },
                ]
              : [];
          }),
        )
        .slice(0, 1)
    : [];

const unreached = /^(?:silent|not (?:connected|answering|reachable|responding)|disconnected|offline)$/;
const reached = /^(?:working|connected|online|active|live)$/;
/** Whether a state tells that a thing cannot be reached. */
export const isUnreached = (state: string): boolean => unreached.test(state);
const busy = /^(?:updating|restarting|installing)$/;
/** What cannot be reached is as it was once it is heard of again, and what is busy once that has ended. */
function heardAgain({ features }: Product, record: ToldRecord): Added[] {
  const states = statesOf(record);
  const [good, ...others] = states.filter((one) => reached.test(one));
  const back = good && others.length === 0 ? [good] : states.filter((one) => /^(?:open|closed|on|off)$/.test(one));
  const as = back.length > 1 ? ', as it reports,' : '';
  return states.flatMap((state): Added[] => {
    if (back.length === 0 || !(unreached.test(state) || busy.test(state))) return [];
    const id = features.find(({ criteria }) => criteria.some((text) => setsState(text, record.one, state)))?.id;
    const ends = unreached.test(state) ? 'is heard of again' : 'is through with it';
    return id
      ? [
          {
            id,
            text: `WHEN ${withArticle(record.one)} that is “${state}” ${ends}${shall}set the ${record.one} to ${back.map((one) => `“${one}”`).join(' or ')}${as} ${when}`,
          },
        ]
      : [];
  });
}

const works = /^(?:read|translate|transcribe|convert|process|sort|grade|score|analyse|recogni[sz]e|classify)$/;
/** 'A brewer saves a recipe' makes it 'saved', and a recipe of which the product reads the card is 'read' once that is done. */
function byMaking(place: Place, state: string): Added[] {
  const maker = makerOf(place);
  if (!maker) return [];
  const { feature, told, who } = maker;
  const { one } = place.record;
  const made = feature.criteria.find((text) => makesRow(text, one));
  if (made && who && !state.includes(' ') && isDoneBy(state, told.verb))
    return [{ id: feature.id, text: `${made.split(shall)[0]}${shall}set the ${one} to “${state}” ${when}` }];
  const does = feature.criteria.some((text) => {
    const [, verb = ''] = /^WHEN .+?, THE SYSTEM SHALL (\p{L}+) the \p{L}+/u.exec(text) ?? [];
    return works.test(verb) && isDoneBy(state, verb);
  });
  return does
    ? [
        {
          id: feature.id,
          text: `WHEN ${withArticle(one)} has been ${state}${shall}set the ${one} to “${state}” ${when}`,
        },
      ]
    : [];
}

const ways = [byMaking, byClock, byLink, byPart, byChild, beside, byOtherWords, byRefusal];

/**
 * A product in which the states that its lines tell by other words than their names are set: 'open the valve' makes it 'open', a window with 'from'
 * and 'until' is 'running' between them, and the endpoint of an open incident is 'down'.
 */
export function withStatesMeant(product: Product): Product {
  if (!product.idea.isOutlined) return product;
  const acts = listActs(product);
  const features = product.features.map((feature) => {
    const act = acts.find((one) => one.feature.id === feature.id);
    const criteria = feature.criteria.flatMap((text) => restated(product, feature, act, text) ?? [text]);
    return criteria.join() === feature.criteria.join() ? feature : { ...feature, criteria: [...new Set(criteria)] };
  });
  const said = { ...product, features };
  const added = product.idea.records.flatMap((record) =>
    record.trace
      ? []
      : statesOf(record)
          .slice(1)
          .filter((state) => !isSet(said, record, state))
          .flatMap((state) => {
            for (const way of ways) {
              const found = way({ product: said, record, acts }, state);
              if (found.length > 0) return found;
            }
            return [];
          }),
  );
  const set = withCriteria(said, added);
  return withCriteria(
    set,
    set.idea.records.flatMap((record) => heardAgain(set, record)),
  );
}
