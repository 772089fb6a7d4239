import { type Domain, domains } from '#worker/features/guide/content/domains.ts';
import type { Category, Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { type Act, readActs } from '#worker/features/guide/grammar/acts.rules.ts';
import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { type Token, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { readStatements, type Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import { asNoun, fill, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { translateIdea } from '#worker/features/guide/idea/language.rules.ts';
import { ownIdea, statesProduct, tellIdea, withoutSides } from '#worker/features/guide/idea/own-idea.rules.ts';
import { assignRoles, chooseDeal, chooseItem } from '#worker/features/guide/idea/roles.rules.ts';
import { choosePattern, countHits } from '#worker/features/guide/idea/shape.rules.ts';
import { readSpeaker, settleOwners, settleSpeaker, settleStaff } from '#worker/features/guide/idea/speaker.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

export type Idea = {
  name: string;
  said: string;
  clarity: 'empty' | 'vague' | 'clear';
  /** Nobody does anything with any thing yet: a wish, a greeting or nothing at all. */
  isWish: boolean;
  language: { id: string; name: string; greeting: string } | undefined;
  pattern: Pattern;
  category: Category;
  domain: Domain | undefined;
  people: Noun[];
  places: Noun[];
  things: Noun[];
  client: Noun;
  clientKnown: boolean;
  /** The writer's own place: 'our bakery'. */
  ownPlace: Noun | undefined;
  host: Noun | undefined;
  hostKnown: boolean;
  item: Noun;
  deal: Noun;
  acts: Act[];
  /** Every clause of the idea, in order, and those that need a feature of their own beside those of the shape. */
  told: Told[];
  extra: Told[];
  nots: string[];
};

const hostile =
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(instructions?|prompts?|rules|everything|above)\b|\b(system|your|hidden) prompt\b|\b(print|reveal|show|repeat|output)\b.{0,20}\b(prompt|instructions|secrets?|api keys?)\b|\byou are now\b|\bpretend to be\b|\bjailbreak|\bdeveloper mode\b|<script|drop table|\brm -rf\b/i;
/** 'We must not store any patient data.' */
const ruledOut = /\b(?:no|not|never|without)\b[^.,;!?]{0,60}/gi;
/** So many words a description has that tells its shape by itself. */
const leastWords = 8;
const refused =
  /\b(?:no|without(?: any| an?)?) ((?:user )?(?:accounts?|log-?ins?|sign-?ups?|ads|advertising|advertisements|payments?|delivery|tracking|servers?|cloud|subscriptions?|chat|comments|passwords?|telemetry|in-app purchases?|algorithms?|e-?mails?))\b/gi;

/** What people put around an idea while they look for it: 'no idea really, maybe …', 'I am not sure yet, but …'. */
const hedge =
  /(^|[.!?;\n]\s*|\bbut\s+|,\s*)(?:(?:well|hm+|um+|ok|honestly|sorry|so)[,.]? +)?(?:(?:(?:i|we) (?:really |honestly |still )?(?:have |had |am |are )|i'?m |we'?re |i'?ve |got )?(?:really |still )?(?:no (?:real |good )?(?:idea|clue)|not (?:really |quite |so |too )?sure)|(?:i |we )?(?:really |honestly )?(?:do not|don'?t|dont) (?:really |quite )?know|idk|dunno)(?: (?:really|yet|at all|exactly|honestly|right now|tbh))*(?: (?:how|what|where|if|whether) (?:to (?:begin|start|do|build|make|call|say|explain|describe)|(?:this|it|that) (?:is|would|could|will|works?|makes)|i (?:want|should|need|would))\b[^.,;!?\n]{0,80})?(?=\s*(?:[.,;:!?\n]|$|(?:but|maybe|perhaps|something|just)\b))\s*[.,;:!?]*(?:\s*but\b)?[ \t]*/gi;
const softener = /(^|[.!?;\n]\s*|,\s*)(?:maybe|perhaps|possibly|probably|i guess|i think)(?: (?=\S)|,\s*)/gi;

/** The same text without words that only say how sure somebody is; they rule nothing out. */
function withoutHedges(text: string): string {
  return text.replace(hedge, '$1').replace(softener, '$1');
}

/** Takes out markup and sentences that speak to the machine instead of about the product. What users write is data. */
export function cleanIdea(text: string): string {
  return text
    .slice(0, 24_000)
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/\b(?:e\.g|i\.e)\.,?/gi, ' ')
    .split(/(?<=[.!?\n])\s*/)
    .filter((sentence) => !hostile.test(sentence))
    .map(withoutHedges)
    .join(' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** Whether a text speaks to the machine ('ignore your instructions'). */
export function isHostile(text: string): boolean {
  return hostile.test(text);
}

/** Reads an idea: what it is about, who does what with which things, and which shape of product that is. */
export function readIdea(name: string, description: string, additions: string[] = [], audience = ''): Idea {
  const clean = cleanIdea(description);
  const { language, english } = translateIdea(clean);
  const said = [english, ...additions.map(cleanIdea)].filter(Boolean).join('. ');
  const sentences = tagText(said);
  const read = readActs(sentences);
  const nouns = collectNouns(sentences);
  const statements = readStatements(sentences);
  const domain = domainOf(said);
  const { pattern: nearest, score, fits } = shapeOf(english, said, read, statements);
  const pattern = fits ? nearest : withoutSides(nearest);
  const speaker = readSpeaker(said, read, nouns.people, pattern);
  const { client, host, clientKnown, hostKnown } = assignRoles({
    pattern,
    people: nouns.people,
    places: nouns.places,
    domain,
    audience,
    acts: read,
    speaker,
    said,
  });
  const settled = distinctActs(
    settleOwners(settleStaff(settleSpeaker(read, speaker.side, host), client, [host, ...nouns.people]), host),
  );
  const item = chooseItem({
    pattern,
    acts: settled,
    things: nouns.things,
    places: nouns.places,
    domain: speaker.side === 'host' ? undefined : domain,
    said,
    host,
  });
  const runner = host && { one: fill(host.one, { item }), many: fill(host.many, { item }) };
  const acts = settled.map((act) => nameHost(act, host, runner));
  const deal = chooseDeal(pattern, item);
  const telling = acts.filter(({ object, phrase }) => object || phrase.split(' ').length > 1).length;
  const enough =
    (telling > 0 && (nouns.things.length > 0 || score >= 4)) ||
    (nouns.things.length > 0 && score >= 8) ||
    (pattern.id === 'game' && score >= 6);
  const clear = enough && said.split(/\s+/).length >= 5;
  const isWish = domain === undefined && !statesProduct(statements, nouns.things);
  const whole: Idea = {
    name,
    said,
    language,
    pattern,
    domain,
    client,
    clientKnown,
    hostKnown,
    ownPlace: speaker.side === 'host' ? speaker.place : undefined,
    item,
    deal,
    acts,
    told: [],
    extra: [],
    isWish,
    clarity:
      said.length < 3 || isWish
        ? 'empty'
        : clear || (clientKnown && nouns.things.length > 0 && score >= 3)
          ? 'clear'
          : 'vague',
    category: categoryOf(pattern, domain, said),
    people: nouns.people,
    places: nouns.places,
    things: nouns.things,
    host: runner,
    nots: [...said.matchAll(refused)]
      .map((match) => `No ${(match[1] ?? '').toLowerCase()}.`)
      .filter((text, index, all) => all.indexOf(text) === index),
  };
  return fits ? tellIdea(whole, statements, speaker) : ownIdea(whole, statements, speaker);
}

/** The shape that the description alone has; only where it says too little do answers and facts decide with it. */
function shapeOf(description: string, said: string, acts: Act[], statements: Statement[]) {
  if (description === said) return choosePattern(said, acts, statements);
  const own = tagText(description);
  const told = readStatements(own);
  const telling = told.filter(({ kind, not, object, phrase }) => kind === 'act' && !not && (object || phrase)).length;
  return telling > 0 && description.split(/\s+/).length >= leastWords
    ? choosePattern(description, readActs(own), told)
    : choosePattern(said, acts, statements);
}

/** The field whose signs are there most often; what the law asks of it only where it is no single stray word. */
function domainOf(said: string): Domain | undefined {
  const [found] = domains
    .map((entry) => ({ entry, hits: countHits(said, entry.signs) }))
    .sort((a, b) => b.hits - a.hits)
    .filter(({ hits }) => hits > 0);
  if (!found) return undefined;
  const { law, ...entry } = found.entry;
  return law && (entry.holds?.test(said.replace(ruledOut, ' ')) ?? true) ? { ...entry, law } : entry;
}

/** '{item} owner' is known by name only when the thing is. */
function nameHost(act: Act, host: Noun | undefined, named: Noun | undefined): Act {
  if (!host || !named || host.many === named.many) return act;
  const reword = (text: string) => text.replaceAll(host.many, named.many);
  const who = typeof act.who === 'object' && act.who.one === host.one ? named : act.who;
  return { ...act, who, phrase: reword(act.phrase), heading: reword(act.heading) };
}

function categoryOf(pattern: Pattern, domain: Domain | undefined, said: string): Category {
  if (pattern.id === 'game' || pattern.id === 'devtool') return pattern.category;
  if (['order', 'store'].includes(pattern.id) && /\bmarketplace\b/i.test(said)) return 'marketplace';
  const kept = domain?.law !== undefined;
  if (kept && (domain.id === 'health' || (domain.id === 'fitness' && pattern.id === 'tracking'))) return 'health';
  if (kept && domain.id === 'money' && ['tracking', 'generator', 'intake'].includes(pattern.id)) return 'finance';
  if (pattern.id === 'tracking' && /\b(employees?|staff|our (company|team)|internal)\b/i.test(said))
    return 'internal tool';
  if (pattern.id === 'intake' && !/\b(employees?|staff|company|internal|colleagues|vans|drivers)\b/i.test(said))
    return 'general';
  return pattern.category;
}

function distinctActs(acts: Act[]): Act[] {
  const seen = new Set<string>();
  return acts.filter((act) => {
    const key = `${act.verb} ${act.object?.one ?? act.phrase}`;
    const owning = /^(run|own|manage)$/.test(act.verb) && !act.object;
    if (owning || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** 'habit tracker' is about habits. */
function withoutSuffix(noun: Noun): Noun {
  const match =
    /^(.+) (tracker|generator|planner|finder|manager|organi[sz]er|log|diary|journal|calculator|builder|maker|reminder|chart)$/.exec(
      noun.one,
    );
  return match?.[1] && !/^[A-Z]+$/.test(match[1]) ? asNoun(match[1]) : noun;
}

/** People, places and things by how often and how early they are named. */
function collectNouns(sentences: Token[][]): { people: Noun[]; places: Noun[]; things: Noun[] } {
  const found = { person: new Map<string, { noun: Noun; weight: number }>(), place: new Map(), thing: new Map() };
  let order = 0;
  for (const tokens of sentences) {
    for (let index = 0; index < tokens.length; index += 1) {
      const phrase = readPhrase(tokens, index);
      if (!phrase) continue;
      const aside =
        phrase.end === index + 1 &&
        (tokens[index - 1]?.lower === 'at' ||
          (tokens[index - 1]?.lower === 'by' && /^(card|phone|cash)$/.test(tokens[index]?.lower ?? '')));
      index = phrase.end - 1;
      if (aside) continue;
      order += 1;
      if (phrase.kind !== 'person' && phrase.kind !== 'place' && phrase.kind !== 'thing') continue;
      const noun = phrase.kind === 'person' ? phrase.noun : withoutSuffix(phrase.noun);
      const entry = found[phrase.kind].get(noun.one) ?? { noun, weight: 1 / order };
      entry.weight += 1;
      found[phrase.kind].set(noun.one, entry);
    }
  }
  const ranked = (map: Map<string, { noun: Noun; weight: number }>) =>
    [...map.values()].sort((a, b) => b.weight - a.weight).map(({ noun }) => noun);
  const isEmptyPerson = ({ one }: Noun) =>
    /^(person|someone|anyone|everyone|stranger|user|human|group|team|expert|professional|wife|husband|partner|mother|father|mum|mom|dad|\w+ed person)$/.test(
      one,
    );
  const people = ranked(found.person);
  return {
    people: [...people.filter((noun) => !isEmptyPerson(noun)), ...people.filter(isEmptyPerson)],
    places: ranked(found.place),
    things: ranked(found.thing),
  };
}
