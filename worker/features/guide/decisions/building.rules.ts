import { technologies } from '#worker/features/guide/content/technologies.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { toolTopic } from '#worker/features/guide/decisions/tools.rules.ts';
import { capitalise, escapeText, joinWords } from '#worker/features/guide/grammar/words.rules.ts';

/** Begins the topics of what the product is made with, and of the person who makes it; neither is a part of the product. */
const stackTopic = 'Stack: ';
const circumstanceTopic = 'Your ';
/** What stands in place of a decision that was taken back. */
export const withdrawn = 'Withdrawn: this is no longer decided.';

/** The layer of names that no table knows; they are kept as they were said. */
const otherLayer = 'other';
const layers = Object.entries(technologies);
/** Words that a sentence about what to build with may hold besides the names. */
const buildingWords = new Set(
  "i we you us our my it its it’s it's this that the a an is are be was as in on with of for to and or plus by at not no never dont don't do please pls want wants would like rather prefer use uses using used should must shall will can could let's lets go choose take took pick decided decide write written build built make made code coded develop developed implement implemented program run runs running host hosted deploy deployed store stored stack tech technology framework language programming database db data backend back-end frontend front-end front back end server client side app application product tool site website web service api code codebase single one binary program library everything all whole entire just only simply also instead but yes ok okay actually think so then i'd we'd i'll we'll i'm we're going already know based top version new parsing testing tests static native compiled".split(
    ' ',
  ),
);
const ordersBuilding =
  /^(?:please )?(?:write|build|code|develop|implement|program|make|do|host|deploy|run) (?:it|this|that|everything|the (?:app|tool|product|backend|front ?end|server|site|website|code|api|database)) (?:all )?(?:in|with|on|using|as)\b/i;

const withoutReason = (sentence: string) => sentence.replace(/[,;]? (?:because|since|as i|as we)\b.*$/i, '');

/** 'The stack is', 'Tech stack:': what comes after it is what to build with, known or not. */
const statesStack =
  /^(?:so |and |ok(?:ay)?,? )?(?:(?:the|our|my) )?(?:tech(?:nical|nology)? )?stack(?:(?: (?:is|will be|must be|should be|has to be|stays))?:|(?: (?:is|will be|must be|should be|has to be|stays))) +/i;
/** How a sentence begins that only says what to build with, where the idea is told. */
const tellsBuilding =
  /^(?:(?:please |so |and )?(?:(?:we|i)(?:'ll|'d like to| will| want to| would like to| must| should| have to| are going to)? (?:use|using|build|write|host|deploy|develop|code|run|chose|picked|prefer)|use|built|build|written|write|made|hosted|host|deployed|deploy|it(?:'s| is| will be| must be| should be| runs?)|(?:the|our|my) (?:app|product|tool|site|website|backend|back end|frontend|front end|server|api|database|code|stack)) )/i;

/** The names in words that are left of a sentence about building: all after 'The stack is', else those with a capital. */
function readOtherNames(left: string, isStack: boolean): string[] | undefined {
  const items = left
    .split(/[|,;:/&]+|\.(?=\s|$)|(?<!\p{L})(?:and|with|on|in|plus|or|for|using)(?!\p{L})/giu)
    .map((item) =>
      item
        .split(/\s+/)
        .filter((word) => word && !buildingWords.has(word.toLowerCase()) && !/^v?\d[\d.x]*$/i.test(word))
        .join(' ')
        .replace(/[.!"'“”()\s]+$/, ''),
    )
    .filter((item) => /\p{L}/u.test(item));
  if (isStack) return items.filter((item) => item.split(' ').length <= 4).map((item) => item.slice(0, 60));
  const isNamed = items.every((item) =>
    item.split(' ').every((word) => /^\p{Lu}|^(?:mac|i|iPad)OS$|^(?:arm|x)\d/u.test(word)),
  );
  return isNamed && !items.some((item) => left.trimStart().startsWith(item)) ? items : undefined;
}

/** The technologies that a sentence wishes for or rules out; none where it speaks of anything besides. */
function readTechnologies(sentence: string): { layer: string; name: string; refused: boolean }[] {
  const plain = withoutReason(sentence.replace(/[’‘]/g, "'").trim());
  if (plain.length > 300 || plain.endsWith('?')) return [];
  const isStack = statesStack.test(plain);
  const found = layers.flatMap(([layer, list]) =>
    list.flatMap(([name, signs]) => {
      const at = signs.exec(plain);
      if (!at) return [];
      const before = plain.slice(Math.max(0, at.index - 24), at.index);
      const refused =
        /\b(?:not|no|never|without|instead of|rather than|replace)(?: (?:use|using|want|to|in|with|any))*\s+$|n't (?:\w+ ){0,3}$/i.test(
          before,
        );
      const region =
        layer === 'hosting' ? /^ in (\p{L}[\p{L}\d-]*)/iu.exec(plain.slice(at.index + at[0].length))?.[1] : undefined;
      return region && !buildingWords.has(region.toLowerCase())
        ? [{ layer, name: `${name} in ${region}`, refused, signs, region }]
        : [{ layer, name, refused, signs, region: '' }];
    }),
  );
  if (found.length === 0 && !isStack) return [];
  const left = found
    .reduce(
      (text, { signs, region }) =>
        text.replace(new RegExp(signs.source, `${signs.flags}g`), ' | ').replace(region ? ` in ${region}` : '|', ' | '),
      plain.replace(statesStack, ''),
    )
    .replace(
      /\b(?:lovable|bolt|replit|claude code|cursor|copilot|codex|windsurf|instead of|rather than|replace|switch)\b/gi,
      ' ',
    );
  const names = readOtherNames(left, isStack);
  // 'The stack is moved by workers' speaks of a stack of things.
  const isOfThings = found.length === 0 && !names?.every((name) => /^\p{Lu}/u.test(name));
  if (!names || isOfThings) return ordersBuilding.test(plain) ? found : [];
  return [...found, ...names.map((name) => ({ layer: otherLayer, name, refused: false }))];
}

/** An idea without the sentences that only say what to build it with, and what those decide. */
export function splitBuilding(description: string): { idea: string; stack: Decision[] } {
  const stack: Decision[] = [];
  const idea = description
    .split(/(?<=[.!?])(?=\s)|(?=\n)/)
    .filter((part) => {
      const sentence = part.trim().replace(/[’‘]/g, "'");
      if (sentence.length > 300 || (!tellsBuilding.test(sentence) && !statesStack.test(sentence))) return true;
      if (/\bfor\b/i.test(sentence)) return true;
      const found = readBuilding(sentence).filter(({ topic }) => topic.startsWith(stackTopic));
      const isOnly = found.length > 0 && !saysMore.test(sentence);
      stack.push(...found);
      return !isOnly;
    })
    .join('')
    .trim();
  return idea ? { idea, stack } : { idea: description, stack };
}

/** What a sentence about building may tell of the product besides. */
const saysMore = /\b(?:so that|so|where|which|who|that|when|whenever|if) \p{L}+/iu;

/** What a person says of themselves and their means, by what it is about. */
const circumstances: [string, RegExp][] = [
  [
    'old records',
    /\b(?:'re|'s|is|are|lie|sit|stand)(?: all| still| only)? (?:in|on) (?:an?|my|our|the)? ?(?:\p{L}+ )?(?:ledgers?|folders?|binders?|notebooks?|spreadsheets?|excel(?: sheets?| files?)?|word (?:documents?|files?)|card index|paper|access database|google sheets?)\b|^(?:please )?leave (?:them|it|those|these|that) (?:there|where|alone|as)\b/iu,
  ],
  [
    'devices',
    /^(?!.*\b(?:must|should|shall|only show|can see)\b)(?:there(?:'s| is| are)|we(?:'ve| have)(?: got)?|every(?:body|one) has|(?:all|each|most|some|two|half|\d+)(?: of (?:us|them|the \p{L}+))? (?:have|has|use|uses)|we'd buy|we would buy)\b[^,]{0,60}\b(?:pcs?|computers?|laptops?|tablets?|i-?pads?|smartphones?|phones?(?! numbers?)|wi-?fi|scanners?|printers?)\b|^(?:the )?wi-?fi\b|^(?:\p{L}+ )?(?:laptops?|tablets?|pcs?|computers?|phones?) only\b/iu,
  ],
  [
    'budget',
    /\b(?:will not|won't|cannot|can't) pay[.!]*$|^no (?:budget|money)\b|\b(?:fund|kitty|budget|treasury) (?:holds?|has|is|of)\b.*\d|\d(?:\.\d+)? ?(?:k|grand|euros?|pounds?|dollars?)?\b[^.]{0,20}\b(?:put|set) aside\b|\b(?:my|our) (?:\w+ )?budget\b|\b(?:i|we) (?:only |just )?(?:have|can spend|can afford|want to spend|will spend|may spend)(?: a budget| only| just| about| around| up to| at most| no more than)*(?: of)? ?(?:no money|[€$£]? ?\d[\d.,]*(?: ?k)? ?(?:[€$£]|euros?|dollars?|pounds?|usd|eur|gbp|chf)?)(?: (?:euros?|dollars?|pounds?))?(?: (?:for (?:it|this|that|everything)|to spend|a month|per month|in total|at most))*[.!]*$|^(?:(?:the|our|my) )?(?:(?:budget|money)(?: is|:|,)? |costs? (?:should|must|may|can) be )(?=.*(?:\d|none|nothing|free|zero))|\b(?:i|we) (?:can|could|would|will|am ready to|are ready to) (?:spend|pay)(?: maybe| about| around| up to| at most)? [€$£]? ?\d/i,
  ],
  [
    'skills',
    /\b(?:i am|i'm|we are|we're) (?:not (?:a |very |really |at all |so |that )*(?:technical|techie|developer|programmer|coder|designer|good with (?:computers|tech\w*))|non-?technical|no (?:developer|programmer|coder|designer|techie)|(?:an? )?(?:\w+ )?(?:beginner|(?:web |software |front-?end |back-?end )?(?:developer|programmer|engineer|designer))s?[.!]*$)|\b(?:i|we) (?:can ?not|can't|do not|don't|never learned to|don't know how to|do not know how to) (?:write )?(?:code|program)\b|\b(?:i|we) (?:have|'ve) never (?:built|coded|programmed|made)\b|\b(?:i|we) (?:know|can)(?: only| a bit of| some)? (?:code|program)\b/i,
  ],
  [
    'deadline',
    /\b(?:i|we) have (?:a|the|our|only) deadline\b|\b(?:my|our) deadline\b|^the deadline (?:is|for (?:the )?(?:launch|app|product))\b|\b(?:it|the app|the product|the site|everything|the first version) (?:must|has to|needs to|should) be (?:ready|live|finished|launched)\b|\b(?:i|we) (?:want|need|have|would like|plan|must|hope) ?(?:to )?(?:launch|go live|be (?:ready|live|done)|finish)(?: it| this)?\b|\b(?:i|we) (?:launch|go live) (?:on|in|by|before)\b/i,
  ],
  [
    'time',
    /\b(?:i|we) (?:only |just )?(?:have|can spend|work)(?: only| just| about| around| on it| on this)* (?:one|two|three|four|five|six|\d+|an?|a few|few)(?: to \w+)? (?:hours?|days?|evenings?|weekends?)\b(?! (?:to|for) (?!it\b|this\b))|\b(?:i am|i'm) (?:working on (?:it|this) )?alone[.!]*$|\b(?:i|we) (?:only )?(?:work|build)(?: on)? (?:it|this) (?:alone|in the evenings?|at weekends|on weekends|part[- ]time)\b/i,
  ],
];

/** What a sentence says of the building and not of the product: technologies by layer, and the means of the person. */
export function readBuilding(sentence: string): Decision[] {
  const plain = sentence.replace(/[’‘]/g, "'").trim();
  const wished = readTechnologies(plain);
  if (wished.length > 0) {
    const said = plain.replace(/[.;,!\s]+$/, '');
    const refusedOnly = wished.every(({ refused }) => refused);
    if (refusedOnly)
      return wished.map(({ name }) => ({ topic: `${stackTopic}without ${name}`, decision: said.slice(0, 300) }));
    const kept = wished.filter(({ refused }) => !refused);
    return [...new Set(kept.map(({ layer }) => layer))].map((layer) => ({
      topic: `${stackTopic}${layer}`,
      decision: joinWords(kept.filter((entry) => entry.layer === layer).map(({ name }) => name)),
    }));
  }
  if (plain.length > 200 || plain.endsWith('?')) return [];
  const about = circumstances.find(([, signs]) => signs.test(plain))?.[0];
  return about ? [{ topic: `${circumstanceTopic}${about}`, decision: plain.slice(0, 300) }] : [];
}

const circumstanceTopics = new Set(circumstances.map(([about]) => `${circumstanceTopic}${about}`));

/** Whether a decision is about the building, by its topic or, where it was kept as a fact, by its words. */
export function isAboutBuilding({ topic, decision }: Decision): boolean {
  return (
    topic === toolTopic ||
    topic.startsWith(stackTopic) ||
    circumstanceTopics.has(topic) ||
    (topic.startsWith('Also: ') && readBuilding(decision).length > 0)
  );
}

/** 'Django and Postgres': what was decided to build with; undefined where nothing was. */
export function decidedStack(decisions: Decision[]): string | undefined {
  const known = new Map<string, string>();
  for (const entry of decisions.flatMap(asBuilding)) known.set(entry.topic, entry.decision);
  const chosen = [...layers.map(([layer]) => layer), otherLayer].flatMap((layer) =>
    (known.get(`${stackTopic}${layer}`) ?? '').split(/, | and /).filter(Boolean),
  );
  const refused = [...known.keys()].flatMap((topic) => topic.split(`${stackTopic}without `)[1] ?? []);
  const names = [...chosen, ...(refused.length > 0 ? [`without ${joinWords(refused, 'or')}`] : [])];
  return names.length > 0 ? joinWords(names.map((name) => escapeText(name, 80))) : undefined;
}

/** Of these one says more than the other; of the rest the newest holds. */
const adding = /^(?:old records|devices)$/;

/** What the person said of their means, newest of each kind: 'Budget: my budget is 500 euros'. */
export function listCircumstances(decisions: Decision[]): string[] {
  const known = new Map<string, string>();
  for (const { topic, decision } of decisions.flatMap(asBuilding)) {
    if (!circumstanceTopics.has(topic)) continue;
    const about = topic.slice(circumstanceTopic.length);
    const before = adding.test(about) ? known.get(about) : undefined;
    known.set(about, before ? `${before.replace(/[.\s]+$/, '')}; ${decision}` : decision);
  }
  return [...known].map(([about, said]) => `${capitalise(about)}: “${escapeText(said, 160).replace(/[.\s]+$/, '')}”`);
}

function asBuilding(entry: Decision): Decision[] {
  if (entry.decision === withdrawn) return [];
  return entry.topic.startsWith('Also: ') ? readBuilding(entry.decision) : [entry];
}

/** What the idea itself says of money that there is or is not. */
export const budgetIn = (description: string): Decision[] =>
  description
    .split(/(?<=[.!?])\s+|\n+/)
    .flatMap((sentence) => readBuilding(sentence.trim()))
    .filter(({ topic }) => topic === `${circumstanceTopic}budget`);

/** What stays where it is kept so far, as a limit: 'Leave them there'. */
export const keptElsewhere = (decisions: Decision[]): string[] =>
  listCircumstances(decisions).flatMap((line) =>
    /^Old records: .*\bleave (?:them|it|those|these|that)\b/i.test(line)
      ? [`No taking over of ${line.replace(/^Old r/, 'r').replace(/^records: /, 'older records: ')}.`]
      : [],
  );
