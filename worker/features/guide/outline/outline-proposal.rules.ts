import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';
import { proposals } from '#worker/features/guide/content/proposals/proposals.ts';
import { isTold } from '#worker/features/guide/grammar/moods.rules.ts';
import {
  asNoun,
  capitalise,
  fill,
  headOf,
  isPlural,
  lowerFirst,
  type Noun,
  nounIn,
  patternOfNoun,
  type Slots,
  singularOf,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { listedOf, withListed } from '#worker/features/guide/outline/outline-proposal-records.rules.ts';
import { sidesOf } from '#worker/features/guide/outline/outline-sides.rules.ts';

/** An idea that lists the states of what it keeps, or tells so much, is its owner's own. */
const ownTelling = 120;
/** Whoever tells so many things that are done has no need of ours. */
const ownActs = 7;

/** Whether an idea is told in so few words that lines may be proposed: no states are listed, and not much that is done. */
export const isToldInFew = ({ said, records }: Idea, { acts }: Outline): boolean =>
  said.split(/\s+/).length <= ownTelling && acts.length <= ownActs && records.every(({ ways }) => ways.length === 0);

/** Who tells it in a whole page, with states of their own, has thought it through. */
const wholeTelling = 300;

/** The kind of product that an idea told in a few sentences is of; none where its owner has told it all. */
function proposalFor(idea: Idea, read: Outline): Proposal | undefined {
  // The signs of some kinds take the square of a text's length: they meet short ones only.
  if (idea.said.split(/\s+/).length > wholeTelling) return undefined;
  const kind = kindOf(idea);
  return kind?.isSure || isToldInFew(idea, read) ? kind : undefined;
}

const kindOf = ({ said }: Idea) => proposals.find(({ signs, not }) => signs.test(said) && !not?.test(said));

const leftOf = (line: string) => (line.split(' → ')[0] ?? line).replace(/[.\s]+$/, '');

type Sides = Slots & { client: Noun; host?: Noun };
/** What the idea says, who stands where, and who is `gone` because nobody named them. */
type About = { said: string; slots: Sides; gone: Noun[] };

/** Words among which somebody wrote what is no sentence, or that say of nothing what it is: 'the manager orders them'. */
const untold = /[<>`|#*]|\b(?:them|it|these|those)$/;

/**
 * 'Students post rooms', where both sides are students: the name of the other side with which the owner's line of a proposed one begins; the
 * proposed line tells them apart.
 */
function otherDoing(own: string, { line }: ProposedLine, { client, host }: Sides): string | undefined {
  const other = /^\{Hosts?\}/.test(line) ? client : /^\{Clients?\}/.test(line) ? host : undefined;
  return other && [other.many, other.one].find((name) => lowerFirst(own).startsWith(`${name} `));
}

/** 'Organisers see who owes whom', where nobody stands on another side, or those stand on none who were guessed. */
const isNobodys = (own: string, { gone, slots: { client, host } }: About) =>
  gone.some(({ many }) => lowerFirst(own).startsWith(`${many} `)) ||
  // 'Players and opponents see the table': opponents are players.
  isWithOthers(own, client, host) ||
  (!host && ![client.many, client.one].some((name) => lowerFirst(own).startsWith(`${name} `)));

const isWithOthers = (own: string, client: Noun, host: Noun | undefined) => {
  const other = /^ and (\p{L}+) /u.exec(own.slice(client.many.length))?.[1];
  return other !== undefined && other !== host?.many && lowerFirst(own).startsWith(`${client.many} and `);
};

/** 'Members of a choir see the dates': a choir is what all of it is about. */
function ofWhole(own: string, { takes }: ProposedLine): string {
  const at = takes?.exec(own)?.index ?? 0;
  const [, who] = /^(\p{L}+) of (?:an?|the|our|my) [\p{L}-]+(?: [\p{L}-]+)? $/u.exec(own.slice(0, at)) ?? [];
  return who ? `${who} ${own.slice(at)}` : own;
}

/** 'Coaches know who comes': what they know they see. */
const knowing = /^((?:\p{L}+ ){0,2}\p{L}+s) (?:know|get) (?=.*\b(?:who|which|whether|how|what|list)\b)/u;
const seeing = /^\{(?:Clients|Hosts)\} see /;

/** Whether a line of the owner says what a proposed one does; of the other side's only what they do first: 'pay when they pick up' pays. */
function isSame(own: string, one: ProposedLine, slots: Sides): boolean {
  const found = one.takes?.exec(own);
  const name = otherDoing(own, one, slots);
  return one.holds?.test(own) || (found ? name === undefined || found.index === name.length + 1 : false);
}

/** 'No online payments', 'they pay me cash': no line of ours takes money. */
const deniesPayment =
  /\b(?:no|without|never|not (?:do|take|need|want)|n[’']t (?:do|take|need|want)) (?:any )?(?:online |card |in-app |electronic )?(?:payments?|payment stuff)\b|\bnot (?:be )?pa(?:y|id) (?:online|in the app)\b/iu;
/** 'They pay me cash', where no card is spoken of. */
const paysCash = /^(?![\s\S]*\bcards?\b)[\s\S]*\bpays? (?:\p{L}+ )?(?:in )?cash\b/iu;
const inApp = /\bby card\b|\bis (?:paid|refunded)\b|\b(?:payout|receipt|deposit is)\b/i;

/** A longer line tells more than one thing, and would be the title of a feature. */
const longestOwn = 16;

/** The proposed lines of a section, in the owner's words where they said the same; what only they said comes behind their line before it. */
function merged(own: string[], proposed: ProposedLine[], about: About): string[] {
  const { said, slots } = about;
  const taken = new Map<number, string>();
  const isUnpaid = deniesPayment.test(said) || paysCash.test(said);
  const needed = proposed.filter(
    ({ line, when, unless }) => (when?.test(said) ?? true) && !unless?.test(said) && !(isUnpaid && inApp.test(line)),
  );
  const lines = needed.flatMap((one) => {
    const at = own.findIndex((line, place) => !taken.has(place) && isSame(leftOf(line), one, slots));
    const same = own[at];
    const isFilled = one.line.includes('{1}');
    // 'Parents report it, at least 4 hours before' is told by a line on who does what, and holds always.
    const [, found] = (isFilled && one.takes?.exec(same === undefined ? said : leftOf(same))) || [];
    if (isFilled && found === undefined) return [];
    const told = fill(one.line.replace('{1}', found ?? ''), slots);
    if (same === undefined) return told;
    const [, outcome] = told.split(' → ');
    const left = ofWhole(leftOf(same), one);
    const isBetter =
      isFilled ||
      left.split(' ').length > longestOwn ||
      one.holds?.test(left) ||
      untold.test(left) ||
      otherDoing(same, one, slots) ||
      isNobodys(same, about);
    const kept = seeing.test(one.line) ? left.replace(knowing, '$1 see ') : left;
    const line = isBetter ? told : [kept, ...(outcome ? [outcome] : [])].join(' → ');
    taken.set(at, line);
    return line;
  });
  for (const [at, line] of own.entries()) {
    if (taken.has(at) || needed.some(({ holds }) => holds?.test(leftOf(line)))) continue;
    const before = taken.get(at - 1);
    lines.splice(before === undefined ? 0 : lines.indexOf(before) + 1, 0, line);
    taken.set(at, line);
  }
  return lines;
}

/** 'The app keeps 8 percent': what it does by itself at all times. */
const ofItself = /^The app\b/;

/** 'A directory of vegan restaurants': what the thing is called there, in the singular. */
const wordIn = (said: string, { fits, isInWords }: NonNullable<Proposal['thing']>) =>
  isInWords && (said.toLowerCase().match(/\p{L}+/gu) ?? []).map(singularOf).find((word) => fits.test(word));

/** What it is about: what was read, where that is such a thing; 'a wheelchair accessible cafe' is a cafe in each line. */
function thingOf({ thing, item }: Proposal, { item: read, said }: Idea): Noun {
  if (thing && !thing.fits.test(read.one)) {
    const named = new Set((thing.named && said.match(thing.named))?.map((word) => singularOf(word.toLowerCase())));
    const [only] = named.size === 1 ? named : [];
    return asNoun(only ?? (wordIn(said, thing) || thing.other));
  }
  if (thing?.isInWords) return asNoun(headOf(read));
  return item && !nounIn(headOf(read), said) ? asNoun(item) : read;
}

/**
 * What was read of an idea in a few sentences with the lines that such a product needs beside them, for its owner to change; undefined where
 * it is of no kind that is known, or where so much is told that nothing needs to be proposed.
 * @param read what was read, without proposals.
 * @param isDoubtful whether much was read badly, so that only a kind is proposed whose signs mean nothing else.
 */
export function proposeOutline(idea: Idea, read: Outline, isDoubtful = false): Outline | undefined {
  const proposal = proposalFor(idea, read);
  if (!proposal || (isDoubtful && !proposal.isSure)) return undefined;
  const { client, host, outline } = sidesOf(idea, read, proposal);
  const gone = [idea.client, ...(idea.host ? [idea.host] : [])].filter(
    ({ one, many }) =>
      ![client.one, host?.one].includes(one) && !outline.people.some((line) => lowerFirst(line).startsWith(many)),
  );
  const slots = { name: idea.name, client, ...(host && { host }), item: thingOf(proposal, idea) };
  const records = merged([], proposal.records, { said: idea.said, slots, gone });
  const listed = listedOf(idea, read, records);
  const isCovered = (line: string) => (proposal.covers?.test(leftOf(line)) ?? false) || listed.isTold(line);
  const about = { said: idea.said, slots, gone };
  // 'Three reminders, each a bit firmer' is what it does, and a line of ours tells it.
  const is = outline.is.filter(
    (line) => /^(?:an?|the|my|our) /i.test(line) || !proposal.acts.some(({ holds }) => holds?.test(line)),
  );
  const today = outline.today.filter((line) => !proposal.covers?.test(leftOf(line)));
  const ran = ranBy(proposal, {
    ...outline,
    is: toldIs(is, fill(proposal.is, slots)),
    // Who only tells what they do has not told what is wrong with it.
    today: today.some((line) => isTold(line.toLowerCase())) ? today : [...today, fill(proposal.today, slots)],
    people: merged(
      outline.people.filter((line) => !isCovered(line)),
      proposal.people ?? [],
      about,
    ),
    acts: merged(
      outline.acts.filter((line) => !ofItself.test(line) && !isCovered(line)),
      proposal.acts,
      about,
    ),
    records: withListed(listed.told, records),
    rules: merged(
      [...outline.acts.filter((line) => ofItself.test(line)), ...outline.rules].filter((line) => !isCovered(line)),
      proposal.rules,
      about,
    ),
    nots: [...outline.nots, ...merged([], proposal.nots, about)],
    aims: outline.aims.length > 0 ? outline.aims : merged([], proposal.aims, about),
  });
  return { ...ran, people: withJobs(withSelf(ran.people, idea, host), proposal, slots) };
}

/** 'An app that helps my sister and me', 'here's how it works for us': told by somebody of themselves, and no headline. */
const ofTeller =
  /^here(?:'s| is) how\b|^(?:I|we)\b.{30,}|\b(?:me|us)\b.{20,}|\b(?:my|our) (?:sister|brother|mother|father|mom|mum|dad|wife|husband|son|daughter|parents?|kids?|children)\b/iu;

/** What it is, in its owner's words where they say so; 'for my piano workshop' says only for whom. */
function toldIs(is: string[], proposed: string): string[] {
  const whole = is.filter((line) => !ofTeller.test(line));
  if (!whole.some((line) => line.split(' ').length > 2)) return [proposed];
  return whole.map((line) =>
    /^for (?:my|our|the|an?) /i.test(line)
      ? `${proposed.replace(/[.\s]+$/, '')}, ${lowerFirst(line)}`
      : capitalise(line),
  );
}

/** Whoever tells of 'my workshop' runs it, also where nobody was named. */
function withSelf(people: string[], { said }: Idea, host: Noun | undefined): string[] {
  const speaks = /\b(?:we|us|our)\b/i.test(said) ? 'us' : /\b(?:I|my|me)\b/.test(said) ? 'me' : undefined;
  const [only = '', ...others] = people;
  // Who alone uses it is whoever tells it.
  if (!host && speaks === 'me' && others.length === 0 && !/[:(]/.test(only)) return [`${only} (me)`];
  if (!host || !speaks || people.some((line) => / \((?:me|us)\)/.test(line)) || patternOfNoun(host).test(said))
    return people;
  return people.map((line) => (lowerFirst(line) === host.many ? `${line} (${speaks})` : line));
}

/** A line that says no more of somebody than their name. */
const bareName = /^([^:(]+?)(?: \((?:me|us)\))?$/;

/** People with what they hire it for behind their name, where their owner told nothing of them: 'Members: want to say whether they come'. */
function withJobs(people: string[], { jobs, people: others = [], runner }: Proposal, slots: Sides): string[] {
  const owner = ownerOf(people);
  const named = others.flatMap(({ line, job }) => {
    const name = bareName.exec(line)?.[1] ?? '';
    return [name, ...(name === runner && owner ? [owner] : [])].map((one) => ({ names: [lowerFirst(one)], job }));
  });
  const sides = [
    { names: [slots.client.many, slots.client.one], job: jobs?.client },
    { names: slots.host ? [slots.host.many, slots.host.one] : [], job: jobs?.host },
    ...named,
  ];
  return people.map((line) => {
    const name = lowerFirst(bareName.exec(line)?.[1] ?? '');
    const job = sides.find(({ names }) => names.includes(name))?.job;
    const isOne = line.endsWith(' (me)') && !isPlural(name);
    return job ? `${line}: ${isOne ? 'wants' : 'want'} to ${fill(job, slots)}` : line;
  });
}

/** 'School owner (me)': whoever tells it by a name of their own. */
const ownerTelling = /^(.+ (?:owner|manager|director|head)s?) \((?:me|us)\)$/i;
const ownerOf = (people: string[]) => people.flatMap((line) => ownerTelling.exec(line)?.[1] ?? [])[0];

/** The lines of an office told of whoever runs it, where the idea says so. */
function ranBy({ runner }: Proposal, outline: Outline): Outline {
  const owner = ownerOf(outline.people);
  if (!runner || !owner || !outline.people.includes(runner)) return outline;
  const told = (lines: string[]) => lines.map((line) => line.replace(new RegExp(`^${runner}\\b`), owner));
  return { ...outline, people: outline.people.filter((line) => line !== runner), acts: told(outline.acts) };
}
