import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { demandPeople } from '#worker/features/guide/content/people.ts';
import type { Act } from '#worker/features/guide/grammar/acts.rules.ts';
import { kindOfNoun, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { spellOut } from '#worker/features/guide/grammar/spelling-out.rules.ts';
import { staffOf } from '#worker/features/guide/grammar/staff.rules.ts';
import { asNoun, headOf, type Noun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

/** Who says 'I' and 'we': the one who runs it for others, one of those who use it, or it can't be told. */
export type Speaker = {
  side: 'host' | 'client' | 'unknown';
  self: Noun | undefined;
  place: Noun | undefined;
  speaks: boolean;
  /** Somebody else is there for the writer: 'my doctor'. */
  isServed?: true;
};

const owned =
  /\b(?:my|our) (?:[a-z-]+ ){0,2}?(customers?|clients?|guests?|patients?|readers?|members?|students?|pupils?|volunteers?|listeners?|singers?|visitors?|drivers?|employees?|players?|subscribers?|tenants?|parents)\b/i;
const running =
  /\b(?:I|we) (?:also )?(run|own|sell|offer|teach|organi[sz]e|rent out|coach|make and sell|write about)\b/i;

/** 'My doctor', 'our accountant': whoever has one is served by them and is not them. */
const servedBy =
  /\b(?:my|our) (?:[a-z-]+ )?(?:doctors?|gp|coach(?:es)?|teachers?|trainers?|therapists?|dentists?|vets?|nurses?|tutors?|lawyers?|accountants?|landlords?|boss|physio\w*|midwi(?:fe|ves))\b/i;

/** Decides on whose side the writer of an idea stands. */
export function readSpeaker(said: string, acts: Act[], people: Noun[], pattern: Pattern): Speaker {
  const text = spellOut(said);
  const self = selfOf(text);
  const place = ownPlace(text);
  const speaks = /\b(I|we|my|our|me|us)\b/i.test(text);
  if (!speaks) return { side: 'client', self: undefined, place: undefined, speaks };
  if (servedBy.test(text) && !owned.test(text) && !place && !self)
    return { side: 'client', self, place, speaks, isServed: true };
  const others = acts.some(({ who }) => typeof who === 'object' && who.one !== self?.one);
  const served =
    owned.test(text) ||
    /\b(people|everyone|anyone)\b/i.test(text) ||
    people.some((noun) => demandPeople.has(headOf(noun)));
  const ran = /\brun by\b/i.test(text);
  if (others && pattern.id === 'exchange' && !place && !self && !ran) return { side: 'unknown', self, place, speaks };
  const serves =
    owned.test(text) || ran || (running.test(text) && (others || place !== undefined || /\bsell\b/i.test(text)));
  if (serves || (place && (others || served)) || (self && others)) return { side: 'host', self, place, speaks };
  if (!others) return { side: 'client', self, place, speaks };
  if (pattern.host === undefined && acts[0]?.who === 'speaker' && !self && !place)
    return { side: 'client', self, place, speaks };
  const clients = owned.test(text) || people.some((noun) => demandPeople.has(headOf(noun)));
  return { side: clients || pattern.host !== undefined ? 'host' : 'unknown', self, place, speaks };
}

const trade =
  /\b(?:customers?|clients?|buyers?|invoices?|quotes?|enquir\w+|firm|company|business|office|crews?|staff|reception|front desk|funeral|studio|(?:I|we) (?:run|own) an?)\b/i;

/** Who writes, where nobody says who that is: those who work where customers come, else those who organise. */
export function writerOf({ place }: Speaker, said: string): Noun {
  return staffOf(place) ?? asNoun(trade.test(said) ? 'staff member' : 'organiser');
}

/** 'I am a beekeeper', 'We are three maths tutors'. */
function selfOf(said: string): Noun | undefined {
  if (/\bgetting married\b|\b(my|our) wedding\b/i.test(said)) return asNoun('host');
  const stall = /\b(?:my|our) ((?:food |market |ice cream |coffee )?(?:truck|stall|stand|cart))\b/i.exec(said)?.[1];
  if (stall) return asNoun(`${stall.toLowerCase()} owner`);
  const taught = /\b(?:I|we) teach ([a-z]+)/i.exec(said)?.[1];
  if (taught) return asNoun(`${taught.toLowerCase()} teacher`);
  if (/\b(?:I|we) (?:rent out|let) (?:[a-z-]+ )?(?:flats?|apartments?|rooms?|houses?)\b/i.test(said))
    return asNoun('landlord');
  for (const [match, found = ''] of said.matchAll(selves)) {
    const tokens = tagText(found)[0];
    const phrase = tokens && readPhrase(tokens, 0);
    const one = phrase && singularOf(phrase.text.split(' ').at(-1) ?? '');
    const isPerson = phrase?.kind === 'person' || /(er|or|ist|ian|eer|ant|man|woman)$/.test(one ?? '');
    // 'We are 85 members' says how many there are.
    const isCount = /\d/.test(match) && demandPeople.has(one ?? '');
    if (phrase && isPerson && phrase.kind !== 'place' && !isCount) return phrase.noun;
  }
  return byWork(said);
}

const selves = new RegExp(
  `\\b(?:I am(?: an?| the)?|we are(?: (?:${numberWord}|\\d+|a few|some|a group of|a team of))?) ((?:[a-z-]+ ){0,3}[a-z-]+)`,
  'gi',
);
const doers: Readonly<Record<string, string>> = {
  conduct: 'conductor',
  coach: 'coach',
  direct: 'director',
  coordinate: 'coordinator',
  supervise: 'supervisor',
};

/** 'I conduct a choir', 'I look after compliance': what somebody does says who they are. */
function byWork(said: string): Noun | undefined {
  const doer = doers[/\bI (conduct|coach|direct|coordinate|supervise) /.exec(said)?.[1] ?? ''];
  if (doer) return asNoun(doer);
  const [, charge] =
    /\bI (?:look after|am in charge of|am responsible for) ((?!it|my|our|the|an?\b)[a-z]+)\b/.exec(said) ?? [];
  return charge && kindOfNoun(charge) === 'thing' ? asNoun(`${singularOf(charge)} manager`) : undefined;
}

/** 'our small bakery'. */
function ownPlace(said: string): Noun | undefined {
  for (const match of said.matchAll(/\b(?:my|our) ((?:[a-z-]+ ){0,4}[a-z-]+)/gi)) {
    const tokens = tagText(match[1] ?? '')[0];
    const phrase = tokens && readPhrase(tokens, 0);
    if (phrase?.kind === 'place') return phrase.noun;
  }
  // 'School canteen, 340 kids': a place as the headline of who says 'I'.
  const [, headline] = /^\s*((?:[a-z]+ ){0,2}[a-z]+),/i.exec(said) ?? [];
  const led = headline && /\b(?:I|we)\b/.test(said) ? tagText(headline)[0] : undefined;
  const leading = led && readPhrase(led, 0);
  if (leading?.kind === 'place' && leading.end === led?.length) return leading.noun;
  const run =
    /\b(?:I|we) (?:run|own|have|(?:make|repair|build|restore|work|train|cook|bake) (?:[a-z-]+ ){0,3}(?:in|at|from)) (?:an?|the) ((?:[a-z-]+ ){0,3}[a-z-]+)/i.exec(
      said,
    )?.[1];
  const tokens = run ? tagText(run)[0] : undefined;
  const phrase = tokens && readPhrase(tokens, 0);
  return phrase?.kind === 'place' ? phrase.noun : undefined;
}

/** Gives 'I' and 'we' their people, or leaves out the acts for which that is not certain. */
export function settleSpeaker(acts: Act[], side: Speaker['side'], host: Noun | undefined): Act[] {
  const named = side === 'host' ? host : undefined;
  return acts.flatMap((act) => {
    const mentions = /\{(speakers|their)\}/.test(`${act.phrase} ${act.heading}`);
    if (side === 'unknown' && (act.who === 'speaker' || /\{speakers\}/.test(act.phrase))) return [];
    if (side === 'host' && !named && (act.who === 'speaker' || mentions)) return [];
    const own =
      side === 'client'
        ? act.who === undefined || act.who === 'speaker'
        : act.who === 'speaker' || sameNoun(act.who, named);
    const told = act.who === 'product' && /\{speakers\}/.test(act.phrase);
    const reword = (text: string) =>
      text
        .replaceAll('{their}', own || told || (side === 'client' && act.who === 'product') ? 'their' : 'the')
        .replaceAll('{speakers}', own ? 'they' : side === 'host' ? (named?.many ?? '') : '{clients}');
    const them = own && /(^|\b(to|with|for) )\{speakers\}/.test(act.phrase);
    if (them) return [];
    return [
      {
        ...act,
        who: act.who === 'speaker' ? named : act.who,
        phrase: reword(act.phrase),
        heading: /\{/.test(reword(act.heading)) && act.who !== 'product' ? '' : reword(act.heading),
      },
    ];
  });
}

function sameNoun(who: Act['who'], noun: Noun | undefined): boolean {
  return typeof who === 'object' && who.one === noun?.one;
}

/** What a place does, the people of the place do: 'the kitchen sees' is said of the cooks. */
export function settleStaff(acts: Act[], client: Noun, people: (Noun | undefined)[]): Act[] {
  return acts.map((act) => {
    const staff = typeof act.who === 'object' && act.who.one !== client.one ? staffOf(act.who) : undefined;
    return staff && people.some((noun) => noun?.one === staff.one) ? { ...act, who: staff } : act;
  });
}

/** 'let people rent their parking space': those who give away what is theirs are the owners, whatever they are called. */
export function settleOwners(acts: Act[], host: Noun | undefined): Act[] {
  return acts.map((act) =>
    host && act.who === undefined && /^(rent|lend|sell|offer)$/.test(act.verb) && /^(out )?their\b/.test(act.phrase)
      ? { ...act, who: host }
      : act,
  );
}
