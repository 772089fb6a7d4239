import type { CompletionWay } from '#worker/features/guide/content/completion-classes.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  capitalise,
  type Noun,
  patternOfNoun,
  singularOf,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { doOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { readDrafted } from '#worker/features/guide/outline/outline-completion-acts.rules.ts';
import {
  asAnswered,
  asDone,
  asMarked,
  asNotice,
  asOwnAct,
  partActs,
  withoutPlace,
} from '#worker/features/guide/outline/outline-completion-clauses.rules.ts';
import {
  type Crew,
  isOfWho,
  type Made,
  type Step,
} from '#worker/features/guide/outline/outline-completion-crew.rules.ts';
import {
  asHandled,
  type Item,
  isNotedLater,
  toldOnce,
  withListed,
} from '#worker/features/guide/outline/outline-completion-items.rules.ts';
import { asStepOf, returnsOf } from '#worker/features/guide/outline/outline-completion-lives.rules.ts';
import {
  inOrder,
  naming,
  pointing,
  withDay,
  withStates,
} from '#worker/features/guide/outline/outline-completion-order.rules.ts';
import { rulesOf } from '#worker/features/guide/outline/outline-completion-rules.rules.ts';
import { asShared, withoutOther } from '#worker/features/guide/outline/outline-completion-shared.rules.ts';
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
    // 'When the jacket is ready': somebody says so.
    const by = people.find(({ one }) => one !== found.whom.one);
    const line = (by && asMarked(found.line, by)) ?? found.line;
    notices.set(line, found.told);
    return line;
  };
  const shared = [...read.is, ...read.today, ...read.rules].flatMap((line) => asShared(line, client) ?? []);
  for (const line of [...read.acts, ...shared]) {
    const plain = withoutOther(withoutPlace(line.replace(/[.\s]+$/, ''), people), people);
    const [left = '', outcome = ''] = plain.split(' → ');
    const host = runner ?? people.find(({ one }) => one !== client.one && one !== 'person');
    const answered = host && asAnswered(left, outcome, host, people);
    if (answered) {
      notices.set(answered.line, answered.told);
      acts.push(answered.line);
      continue;
    }
    if (/^(?:the |an? )?[\p{L}' -]+ (?:is|are) (?:told|reminded|warned)(?: by [\p{L} -]+)?$/u.test(outcome)) {
      const by = people.find((noun) => !patternOfNoun(noun).test(outcome));
      const line = (by && asMarked(left, by)) ?? left;
      notices.set(line, outcome);
      acts.push(line);
      continue;
    }
    const notice = noticed(plain);
    acts.push(...(notice ? [notice] : partActs(plain, people)));
  }
  for (const line of read.rules.filter((one) => !asShared(one, client))) {
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

const ended = /^(?:withdrawn|cancelled)$/;
/** What is kept of a thing, with the states that some line brings about. */
const tellMade = (made: Made, acts: string[], crew: Crew): string => {
  const { one, by, fields, states: all } = made;
  const when = (state: string) => acts.findIndex((line) => line.includes(`${one} is ${state}`));
  const [first = '', ...later] = all;
  const reached = [first, ...later.filter((state) => when(state) >= 0).toSorted((a, b) => when(a) - when(b))].filter(
    Boolean,
  );
  // What is taken back ends there, after all else that may become of it.
  const states = [...reached.filter((state) => !ended.test(state)), ...reached.filter((state) => ended.test(state))];
  const list = [...(isOfWho(made, crew) ? [by.one] : []), ...fields].join(', ');
  return `${capitalise(one)}: ${list}${states.length > 1 ? `; states: ${states.join(', ')}` : ''}`;
};

/** 'He comes' says nothing where nobody knows who. */
const scrapOf = /^(?:he|she|it|they) \p{L}+\.?$/iu;

/** Of what only is shown, changed or taken away nothing follows. */
const mainWays: ReadonlySet<CompletionWay | undefined> = new Set([
  'ask',
  'answer',
  'free',
  'vote',
  'log',
  'make',
  'detail',
  'rate',
  'state',
  'send',
]);

/** What stands with what it is though somebody plainly does it there: 'Singers bring the robe back.' */
function withDone(read: Outline, name: string): Pick<Outline, 'is' | 'acts'> {
  const cast = castOf(read, name);
  const isDone = (line: string) => {
    const plain = line.replace(/[.\s]+$/, '');
    const act = plain.includes(',') ? undefined : readDrafted(plain, readActLine(plain, cast));
    return act !== undefined && mainWays.has(act.way) && act.way !== undefined;
  };
  return { is: read.is.filter((line) => !isDone(line)), acts: [...read.acts, ...read.is.filter(isDone)] };
}

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
  const told = { ...read, ...withDone(read, idea.name) };
  const { acts: lines, rules, more, notices } = sorted(told, client, runner, nouns);
  const cast = castOf({ ...read, acts: lines, rules }, idea.name);
  const drafted = lines.map(
    (line): Item => ({ line, act: readDrafted(line, readActLine(line, cast)), told: notices.get(line) }),
  );
  if (!drafted.some(({ act }) => mainWays.has(act?.way) || (act?.state !== undefined && act.way !== 'outside')))
    return undefined;
  const listed = withListed(
    drafted,
    told.is.filter((line) => !asShared(line, client)),
    sentences,
  );
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
  const done = items.flatMap(({ line, act: own, told: toldOf }): Step[] => {
    const act = own && (asStepOf(own, crew) ?? own);
    const message = people.find(({ noun }) => getsMessage(line, noun))?.noun;
    if (message && crew.made.size > 0) return [];
    if (!act) return [{ line: toldOf ? `${line} → ${toldOf}` : line, rank: 0 }];
    const isHandled =
      act.one !== undefined &&
      act.state !== undefined &&
      (crew.made.has(act.one) || crew.acts.some((other) => other !== act && other.one === act.one && other.state));
    const isOutside = (act.way === 'outside' && !isHandled) || isNotedLater(act, crew.acts);
    const steps = isOutside ? [] : stepsOf(isHandled && act.way === 'outside' ? { ...act, way: undefined } : act, crew);
    // What nobody types in and nothing is known to come of is told around it.
    const isUnknown = own?.way === 'outside' && steps.some((step) => step.line.endsWith(' → ?'));
    if (!isOutside && !isUnknown && !steps.some((step) => step.isOutside))
      return steps.map((step) => naming(toldOf && step.rank === 0 ? withTold(step, toldOf) : step, crew));
    if (said.includes(doOf(act).toLowerCase())) return [];
    before.push(`${act.line}.`);
    return [];
  });
  if (crew.made.size === 0) return undefined;
  const pointed = withDay(pointing(done, crew), crew);
  const all = withStates([...pointed, ...returnsOf(crew), ...sightsOf(crew)], crew);
  const steps = upTo(inOrder(all, crew), mostActs);
  // What goes wrong stands behind what is usual.
  const acts = [...steps.filter(({ rank }) => rank < 2), ...steps.filter(({ rank }) => rank > 1)].map(
    ({ line }) => line,
  );
  return {
    ...read,
    is,
    today: [...read.today.filter((line) => !asShared(line, client) && !scrapOf.test(line)), ...before],
    people: [
      ...read.people.filter((line) => isUsed(line, acts, nouns, idea)),
      ...crew.people.slice(nouns.length).map(({ many }) => capitalise(many)),
    ],
    acts,
    records: [...crew.made.values()].map((made) => tellMade(made, acts, crew)),
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

/** What follows from a step with whom the prose says that it is told to, once. */
function withTold(step: Step, told: string): Step {
  if (step.line.includes(told)) return step;
  const whom = /^(?:the )?(\p{L}+)/iu.exec(told)?.[1] ?? '';
  const own = /; the ([\p{L} ]+) (?:is|are) told$/u.exec(step.line);
  const isSame = own !== null && singularOf(own[1] ?? '') === singularOf(whom);
  const line = (isSame ? step.line.slice(0, own.index) : step.line).replace(/ → \?$/, '');
  return { ...step, line: `${line}${line.includes('→') ? ';' : ' →'} ${told}` };
}

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
