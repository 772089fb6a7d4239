import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { baseOfPassive, baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isPlural, nounIn, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const looking = /\b(?:look|see|view|search|find|read|show|open|browse)\b/i;
const named = (name: string) => singularOf(name.toLowerCase());
const has = ({ fields }: ToldRecord, name: string) => fields.some((field) => named(field.name) === named(name));
const wordsOf = (title: string) => title.toLowerCase().split(/[ ,]+/);

/** 'Never more kids in a car than seats'. */
const moreThan =
  /^never more ([\p{L}-]+)(?: (?:on|in|at|per|with) [\p{L} -]{2,20}?)? than (?:there are )?([\p{L}-]+)$/iu;
const anybody = /^(?:people|persons|passengers)$/i;
const isPerson = (name: string) => [name, named(name)].some((word) => kindOfNoun(word.toLowerCase()) === 'person');

/** The feature that puts one more of a thing beside what bounds it: who takes a seat in a lift with seats and kids. */
function byWhatFills(own: Feature[], records: ToldRecord[], rule: string): Feature | undefined {
  const [, many = '', bound = ''] = moreThan.exec(rule) ?? [];
  if (!bound) return undefined;
  const record = anybody.test(many)
    ? records.find(
        ({ fields }) =>
          fields.some(({ name }) => isPlural(name) && isPerson(name)) &&
          fields.some(({ name }) => !isPlural(name) && isPerson(name)),
      )
    : records.find((each) => has(each, many) && has(each, bound));
  const keeps = new RegExp(
    ` keep [^,;]*\\b${toPattern(many)}\\b[^,;]* with the ${toPattern(record?.one ?? '')}\\b`,
    'i',
  );
  return (
    record &&
    (own.find(({ actor, criteria }) => actor && criteria.some((text) => keeps.test(text))) ?? makerOf(own, record.one))
  );
}

const makerOf = (own: Feature[], one: string) =>
  own.find(({ criteria }) => criteria.some((text) => makesRow(text, one)));

/** 'No incidents are opened for …', 'a late return blocks new reservations': what is made nowhere else. */
const made =
  /^no (\p{L}+(?: \p{L}+)?) (?:is|are|may be|can be) (?:ever )?(?:opened|made|created|raised|started|begun|sent|planned|added)\b|\b(?:blocks|bars|stops|prevents) (?:all |any )?(?:new|further|other) (\p{L}+(?: \p{L}+)??)(?= (?:of|by|for|until|from)\b|$)/iu;
/** 'Never two open incidents for one endpoint'. */
const secondFor =
  /^(?:never|not|no) (?:two|several|more than one) (?:[\p{L}-]+ )?([\p{L}-]+) (?:for|of|in|on|per) (?:one|an?|each|every|the same)\b/iu;
/** 'A request after Thursday noon is marked late': as it is entered. */
const marked = /^(?:an?|the|each|every) (\p{L}+)(?: [^,;]{3,40}?)? (?:is|are) (?:always )?marked (?:as )?(\p{L}+)\b/iu;

function byWhatIsMade(own: Feature[], records: ToldRecord[], rule: string): Feature | undefined {
  const [, none, other] = made.exec(rule) ?? [];
  const thing = none ?? other ?? secondFor.exec(rule)?.[1];
  if (thing) return makerOf(own, named(thing));
  const [, one = '', field = ''] = marked.exec(rule) ?? [];
  const record = records.find((each) => each.one === one.toLowerCase() && has(each, field));
  return record && makerOf(own, record.one);
}

const passive =
  /^(?:an?|no|the) ([^,;]{3,60}?) (?:cannot|can['’]t|can not|can never|may not|may never|must not|must never|is never|are never)(?: ever)? (?:be )?(\p{L}+)\b(.*)$/iu;

/** 'No valve ever opens without …', 'never more than 2 valves open at the same time': where it is opened. */
const goes =
  /^(?:no|never more than (?:\d+|\p{L}+)) (\p{L}+) (?:ever )?(\p{L}+) (?:without|before|until|unless|at the same time)\b/iu;
function byWhatGoes(own: Feature[], rule: string): Feature | undefined {
  const [, thing = '', does = ''] = goes.exec(rule) ?? [];
  const base = does && baseOfVerb(does.toLowerCase());
  return base
    ? own.find(({ criteria }) => criteria.some((text) => text.includes(` ${base} the ${named(thing)}`)))
    : undefined;
}

/** 'Under 18 nobody works at the bar': where somebody joins what is worked. */
const young =
  /^(?:under|over|below|above) \d+,? (?:nobody|no one) works\b|^(?:nobody|no one) (?:under|below) \d+ works\b/i;
const worked = /^(?:shift|duty|turn|slot|service)$/;
const byWhoWorks = (own: Feature[], { records, people }: Product['idea'], rule: string): Feature | undefined =>
  young.test(rule)
    ? records
        .filter(
          ({ fields }) =>
            fields.some(({ name }) => worked.test(named(name))) &&
            fields.some(({ name }) => people.some(({ one }) => one === named(name))),
        )
        .flatMap(
          ({ one }) => own.find(({ actor, criteria }) => actor && criteria.some((text) => makesRow(text, one))) ?? [],
        )[0]
    : undefined;

/** 'Exactly forty, the forty-first is refused': where they are counted, '23 of 40'. */
function byCount(own: Feature[], rule: string): Feature | undefined {
  const [, many = ''] = /^exactly (\p{L}+|\d+), the /iu.exec(rule) ?? [];
  const counted = new RegExp(`\\bof ${inDigits(many)}\\b`);
  return many ? own.find(({ criteria }) => criteria.some((text) => counted.test(text))) : undefined;
}

/** Who is refused what is done to a thing: whoever does it, else where it comes to be as the rule names it, 'a closed job can't be deleted'. */
function byWhatIsRefused(own: Feature[], records: ToldRecord[], rule: string): Feature | undefined {
  const [, thing = '', done = '', rest = ''] = passive.exec(rule) ?? [];
  const base = done && (baseOfParticiple(done.toLowerCase()) ?? baseOfPassive(done.toLowerCase()));
  if (!base) return undefined;
  const doing = own.filter(({ actor, title }) => actor && wordsOf(title).includes(base));
  if (doing.length === 1 && /\b(?:until|till|before|unless|without)\b/.test(rest)) return doing[0];
  if (doing.length > 0 || !/^(?:delete|remove|erase|reopen)$/.test(base)) return undefined;
  const record = records.find(({ one }) => nounIn(one, thing) !== null);
  const state = record && statesOf(record).find((one) => new RegExp(`\\b${toPattern(one)}\\b`, 'i').test(thing));
  return state
    ? own.find(({ criteria }) => criteria.some((text) => text.includes(` set the ${record.one} to “${state}”`)))
    : undefined;
}

/** 'If the end counter is less than the start', 'each team has two timeouts': the feature that keeps the value, or the row of that kind. */
const ofValue = /^(?:if|when|whenever) (?:the|an?) ([\p{L} -]{3,30}?) (?:is|are|has|gives|goes|comes)\b/iu;
const soMany = /^(?:each|every) [\p{L}-]+ has (?:only |at most )?(?:\d+|one|two|three|four|five|six) ([\p{L}-]+s?)\b/iu;
function byWhatIsKept(own: Feature[], records: ToldRecord[], rule: string): Feature | undefined {
  const [, value = ''] = ofValue.exec(rule) ?? [];
  const having = value.includes(' ') ? records.filter((each) => has(each, value)) : [];
  const [only] = having.length === 1 ? having : [];
  const keeping =
    only &&
    own.find(({ criteria }) =>
      criteria.some((text) => text.includes(` keep the ${value.toLowerCase()} with the ${only.one}`)),
    );
  if (keeping) return keeping;
  const [, thing = ''] = soMany.exec(rule) ?? [];
  const kind = thing && records.find(({ fields }) => fields.some(({ choices = [] }) => choices.includes(named(thing))));
  return kind ? makerOf(own, kind.one) : undefined;
}

/** 'Anybody buried less than thirty years ago: name and year only for the public': where they look. */
const shownTo =
  /^(?:anybody|somebody|anyone|someone|whoever|any \p{L}+|an? \p{L}+) [^:,]+: [^:,]+? only for (?:the )?([^:,]+)/iu;
function byWhoIsShown(own: Feature[], rule: string): Feature | undefined {
  const [, whom = ''] = shownTo.exec(rule) ?? [];
  const looks = own.filter(
    ({ actor, title, criteria }) =>
      whom && actor && looking.test(title) && !criteria.some((text) => / keep an? [^,]+ with /.test(text)),
  );
  return looks.find(({ actor }) => actor && nounIn(actor.one, whom) !== null) ?? looks[0];
}

/** 'Moira has the sheet by Sunday': where it is sent to her. */
const hasBy =
  /^(\p{Lu}\p{L}+|the \p{L}+) (?:has|gets|receives) the [\p{L} -]{2,30}? (?:by|within|before|no later than)\b/u;
function byWhoGets(own: Feature[], rule: string): Feature | undefined {
  const [, whom = ''] = hasBy.exec(rule) ?? [];
  const told = new RegExp(` (?:send|give|mail) ${toPattern(whom.replace(/^The /, 'the '))}\\b`, 'u');
  return whom ? own.find(({ criteria }) => criteria.some((text) => told.test(text))) : undefined;
}

/** '“Flash” means first try': where that is counted, and not where it is looked at. */
function byTerm(own: Feature[], rule: string): Feature | undefined {
  const [, term = ''] = /^["“]?([\p{L}-]+)["”]? means /iu.exec(rule) ?? [];
  const counted = new RegExp(` count [^,;]* as (?:an? )?${toPattern(term)}\\b`, 'i');
  return term ? own.find(({ criteria }) => criteria.some((text) => counted.test(text))) : undefined;
}

const unplaced = /\bwhat could not be (placed|assigned|seated|matched|scheduled)\b/;
/** The feature that asks for a proposal of who and what goes where: it lists what could not be placed. */
export const proposing = (features: Feature[]): Feature | undefined =>
  features.find(({ criteria }) => criteria.some((text) => unplaced.test(text)));

/** 'A class never sits in a room with fewer seats': what bounds the things that are placed bounds the proposal, where nobody enters them. */
function byProposal(own: Feature[], records: ToldRecord[], rule: string): Feature | undefined {
  const proposal = proposing(own);
  const [, state = ''] = unplaced.exec(proposal?.criteria.join(' ') ?? '') ?? [];
  const placed = records.find((record) => state && statesOf(record).includes(state));
  const names = placed ? [placed.one, ...placed.fields.map(({ name }) => named(name))] : [];
  const kinds = records
    .filter(({ one }) => names.includes(one))
    .flatMap(({ one, fields }) => [one, ...fields.flatMap(({ choices = [] }) => choices)]);
  const isOfPlaces = [...names, ...kinds].some((name) => nounIn(name, rule) !== null);
  return isOfPlaces &&
    /\b(?:no|nobody|never|only|at most|keeps?|not)\b/i.test(rule) &&
    !/\bsees?\b|\bwritten\b/i.test(rule)
    ? proposal
    : undefined;
}

/** 'The app sets the amount of each payout to …', 'a refunded order does not count for a payout': where that row is made. */
const setOf =
  /^the \p{L}+ sets (?:the|an?) .+? of (?:each|every|an?|the) ([\p{L}-]+)(?: to .+)?$|\bcounts? (?:for|towards?) (?:an?|the|each) ([\p{L}-]+)$/iu;
const byWhatIsSet = (own: Feature[], rule: string): Feature | undefined => {
  const [, thing, other] = setOf.exec(rule) ?? [];
  return thing || other ? makerOf(own, named(thing ?? other ?? '')) : undefined;
};

/**
 * The feature at which a bound holds: the one that brings about what it bounds, whoever does so. What is filled stands where one more comes in,
 * what is not made where it is made, what is refused where it is done, and what is shown to some where they look.
 * @param own the features but that of the accounts.
 * @returns undefined where the rule is in no such form, or nothing in the product does what it bounds.
 */
export function featureOfBound(own: Feature[], idea: Product['idea'], rule: string): Feature | undefined {
  const { records } = idea;
  const said = rule.replace(/[.\s]+$/, '');
  return (
    byWhatIsSet(own, said) ??
    byProposal(own, records, said) ??
    byWhatFills(own, records, said) ??
    byWhatIsMade(own, records, said) ??
    byWhatGoes(own, said) ??
    byWhoWorks(own, idea, said) ??
    byCount(own, said) ??
    byWhatIsRefused(own, records, said) ??
    byWhatIsKept(own, records, said) ??
    byWhoIsShown(own, said) ??
    byWhoGets(own, said) ??
    byTerm(own, said)
  );
}
