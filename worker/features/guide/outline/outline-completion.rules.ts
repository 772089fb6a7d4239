import type { CompletionWay } from '#worker/features/guide/content/completion-classes.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  capitalise,
  isSingle,
  type Noun,
  patternOfNoun,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { doOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { readDrafted } from '#worker/features/guide/outline/outline-completion-acts.rules.ts';
import {
  asDone,
  asNotice,
  asOwnAct,
  partActs,
  withoutPlace,
} from '#worker/features/guide/outline/outline-completion-clauses.rules.ts';
import {
  type Crew,
  type Made,
  namesDoer,
  type Step,
} from '#worker/features/guide/outline/outline-completion-crew.rules.ts';
import {
  asHandled,
  type Item,
  isNotedLater,
  toldOnce,
  withListed,
} from '#worker/features/guide/outline/outline-completion-items.rules.ts';
import { rulesOf } from '#worker/features/guide/outline/outline-completion-rules.rules.ts';
import { sightsOf } from '#worker/features/guide/outline/outline-completion-sights.rules.ts';
import { stepsOf } from '#worker/features/guide/outline/outline-completion-steps.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { isToldInFew } from '#worker/features/guide/outline/outline-proposal.rules.ts';

/** So many acts can be read at a glance. */
const mostActs = 12;
/** Who leads others or speaks for them, beside those for whom it is. */
const leads =
  /(?:conductor|coach|trainer|teacher|leader|organi[sz]er|manager|master|head|chair|captain|warden|inspector|editor|secretary|treasurer|curator|librarian|office|council|board|committee|coordinator|director|foreman|ranger|forester|caretaker|priest|pastor|admin|supervisor|boss|referee)$/;

/** Lines of a draft sorted anew: what is done in the product and what only holds, with those who are told of it and named nowhere else. */
function sorted(read: Outline, client: Noun, runner: Noun | undefined, people: Noun[]) {
  const acts: string[] = [];
  const rules: string[] = [];
  const first: string[] = [];
  const more: Noun[] = [];
  const notices = new Map<string, string>();
  const noticed = (text: string) => {
    const found = asNotice(text, client);
    if (!found) return undefined;
    if (!people.some(({ one }) => one === found.whom.one)) more.push(found.whom);
    notices.set(found.line, found.told);
    return found.line;
  };
  for (const line of read.acts) {
    const plain = withoutPlace(line.replace(/[.\s]+$/, ''), people);
    const [left = '', outcome = ''] = plain.split(' → ');
    if (/^(?:the |an? )?[\p{L}' -]+ (?:is|are) (?:told|reminded|warned)$/u.test(outcome)) {
      notices.set(left, outcome);
      acts.push(left);
      continue;
    }
    const notice = noticed(plain);
    acts.push(...(notice ? [notice] : partActs(plain, people)));
  }
  for (const line of read.rules) {
    const plain = line.replace(/[.\s]+$/, '');
    const done = asDone(plain, runner ?? client);
    const act = noticed(plain) ?? asOwnAct(plain, client);
    if (done && entering.test(plain)) first.push(done);
    else if (act ?? done) acts.push(act ?? done ?? '');
    else rules.push(line);
  }
  return { acts: [...first, ...acts], rules, more, notices };
}

/** What comes before all that is done with a thing. */
const entering = /\b(?:scanned|uploaded|entered|imported|registered|recorded)\b/i;

/** What is kept of a thing, with the states that some line brings about. */
const tellMade = (made: Made, acts: string[]): string => {
  const { one, by, fields, states: all } = made;
  const states = all.filter((state, at) => at === 0 || acts.some((line) => line.includes(`${one} is ${state}`)));
  const isOwn = namesDoer(made) && !fields.includes(by.one) && !isSingle(by);
  const list = [...(isOwn ? [by.one] : []), ...fields].join(', ');
  return `${capitalise(one)}: ${list}${states.length > 1 ? `; states: ${states.join(', ')}` : ''}`;
};

/** Of what only is shown, changed or taken away nothing follows. */
const mainWays: ReadonlySet<CompletionWay | undefined> = new Set([
  'ask',
  'answer',
  'free',
  'vote',
  'log',
  'make',
  'rate',
  'state',
  'send',
]);

/** 'A site.' of 'A site where gardeners swap seeds' is the whole sentence. */
const wholeOf = (line: string, sentences: string[]): string => {
  const start = line.replace(/[.\s]+$/, '');
  return line.split(' ').length > 3 ? line : (sentences.find((one) => one.startsWith(`${start} `)) ?? line);
};

/**
 * What was read of an idea of no known kind in a few sentences, with what comes of each act and the lines without which it could not be done, for its owner to change;
 * undefined where so much is told that nothing needs to be proposed, or where nothing can be derived.
 * @param read what was read, without proposals; `sentences` are those of the description.
 */
export function completeOutline(idea: Idea, read: Outline, sentences: string[]): Outline | undefined {
  if (!isToldInFew(idea, read)) return undefined;
  const { people } = castOf(read, idea.name);
  const nouns = people.map(({ noun }) => noun);
  const client = nouns.find(({ one }) => one === idea.client.one) ?? nouns[0];
  if (!client) return undefined;
  const isNamed = (noun: Noun) =>
    patternOfNoun(noun).test(idea.said) ||
    read.acts.some((line) => line.toLowerCase().startsWith(`${noun.many} `)) ||
    people.some((one) => one.isSelf && one.noun.one === noun.one);
  const others = nouns.filter((noun) => noun.one !== client.one && isNamed(noun));
  const self = people.find(({ isSelf, noun }) => isSelf && noun.one !== client.one)?.noun;
  const runner = self ?? others.find(({ one }) => leads.test(one));
  const side = runner ?? others[0];
  const { acts: lines, rules, more, notices } = sorted(read, client, runner, nouns);
  const cast = castOf({ ...read, acts: lines, rules }, idea.name);
  const all = lines.map(
    (line): Item => ({ line, act: readDrafted(line, readActLine(line, cast)), told: notices.get(line) }),
  );
  if (!all.some(({ act }) => mainWays.has(act?.way) || (act?.state !== undefined && act.way !== 'outside')))
    return undefined;
  const listed = withListed(all, read.is, sentences);
  const items = toldOnce(asHandled(listed.items));
  const crew: Crew = {
    client,
    runner,
    side,
    people: [...nouns, ...more],
    made: new Map(),
    shown: new Set(),
    said: idea.said,
    acts: items.flatMap(({ act }) => act ?? []),
  };
  const is = listed.is.map((line) => wholeOf(line, sentences));
  const said = is.join(' ').toLowerCase();
  const before: string[] = [];
  const told = items.flatMap(({ line, act, told: toldOf }): Step[] => {
    const message = people.find(({ noun }) => getsMessage(line, noun))?.noun;
    if (message && crew.made.size > 0) return [];
    if (!act) return [{ line: toldOf ? `${line} → ${toldOf}` : line, rank: 0 }];
    const isHandled =
      act.one !== undefined &&
      act.state !== undefined &&
      (crew.made.has(act.one) || crew.acts.some((other) => other !== act && other.one === act.one && other.state));
    const isOutside = (act.way === 'outside' && !isHandled) || isNotedLater(act, crew.acts);
    const done = isOutside ? [] : stepsOf(isHandled && act.way === 'outside' ? { ...act, way: undefined } : act, crew);
    if (!isOutside && !done.some(({ isOutside }) => isOutside))
      return done.map((step) => (toldOf && step.rank === 0 ? withTold(step, toldOf) : step));
    if (said.includes(doOf(act).toLowerCase())) return [];
    before.push(`${act.line}.`);
    return [];
  });
  if (crew.made.size === 0) return undefined;
  const steps = upTo([...told, ...sightsOf(crew)], mostActs);
  // What goes wrong stands behind what is usual.
  const acts = [...steps.filter(({ rank }) => rank < 2), ...steps.filter(({ rank }) => rank > 1)].map(
    ({ line }) => line,
  );
  return {
    ...read,
    is,
    today: [...read.today, ...before],
    people: [
      ...read.people.filter((line) => isUsed(line, acts, nouns, idea)),
      ...crew.people.slice(nouns.length).map(({ many }) => capitalise(many)),
    ],
    acts,
    records: [...crew.made.values()].map((made) => tellMade(made, acts)),
    rules: [...rules, ...rulesOf(crew, acts)],
  };
}

/** 'Visitors get a message' upon what was done before it. */
const getsMessage = (line: string, { many }: Noun) =>
  new RegExp(
    `^${toPattern(many)} (?:get|receive) an? (?:\\p{L}+ )?(?:message|mail|e-?mail|notice|notification|push)[.]?$`,
    'iu',
  ).test(line);

/** Whom nobody named and no line needs is nobody. */
function isUsed(line: string, acts: string[], nouns: Noun[], { said }: Idea): boolean {
  const own = nouns.find(({ many }) => line.toLowerCase().startsWith(many.toLowerCase()));
  if (!own || /\((?:me|us)\)$/.test(line)) return true;
  return (
    acts.some((act) => patternOfNoun(own).test(act)) ||
    (kindOfNoun(own.one) === 'person' && patternOfNoun(own).test(said))
  );
}

const withTold = (step: Step, told: string): Step => ({
  ...step,
  line: `${step.line}${step.line.includes('→') ? ';' : ' →'} ${told}`,
});

/** Lines of the highest rank are left out first, the last of them before the others. */
function upTo(steps: Step[], most: number): Step[] {
  const left = [...steps];
  while (left.length > most) {
    const highest = Math.max(...left.map(({ rank }) => rank));
    if (highest === 0) return left;
    left.splice(
      left.findLastIndex(({ rank }) => rank === highest),
      1,
    );
  }
  return left;
}
