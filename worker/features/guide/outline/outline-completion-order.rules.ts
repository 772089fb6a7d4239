import {
  capitalise,
  isSingle,
  joinWords,
  type Noun,
  pluralOf,
  singularOf,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Crew, Step } from '#worker/features/guide/outline/outline-completion-crew.rules.ts';
import { isAside, making } from '#worker/features/guide/outline/outline-completion-crew.rules.ts';
import { kindOfThing } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

const outcomeOf = (line: string) => line.slice(line.indexOf(' → ') + 3);
const makes = (line: string) => / → new ([\p{L} -]+?)(?=[:;]|$)/u.exec(line)?.[1];

/** Whether what comes of a line names a thing: as a field, by its state or of each of it. */
const names = (line: string, one: string) =>
  line.includes(' → ') &&
  new RegExp(
    `(?:: |, )${toPattern(one)}(?=[,;]|$)|(?:^|; )${toPattern(one)} (?:is|gets) |\\beach ${toPattern(one)}\\b`,
    'u',
  ).test(outcomeOf(line));

const isBy = (line: string, noun: Noun) =>
  [noun.many, noun.one, `the ${noun.one}`, `a ${noun.one}`, `an ${noun.one}`].some((name) =>
    line
      .replace(/^[^,→]{3,40}, /, '')
      .toLowerCase()
      .startsWith(`${name} `),
  );

/** Places one line of a list before another. */
const before = (steps: Step[], from: number, to: number): Step[] => {
  const rest = steps.filter((_, at) => at !== from);
  const own = steps[from];
  return own ? [...rest.slice(0, to), own, ...rest.slice(to)] : steps;
};

/** What happens when a longer time is over. */
const atEnd =
  /^(?:At the end of (?:the|each|every)|Once an?|At (?:the )?year's end|In (?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/;

/**
 * The lines of a completed draft in the order in which they happen: a thing is entered before something names it, whoever acts on things of a kind sees them before, and what
 * the end of a year brings about stands behind them all.
 */
export function inOrder(steps: Step[], crew: Crew): Step[] {
  let sorted = steps;
  for (const made of crew.made.values()) {
    const enters = sorted.findIndex(({ line, rank }) => rank > 0 && makes(line) === made.one);
    const used = sorted.findIndex(({ line }, at) => at < enters && names(line, made.one));
    if (enters > 0 && used >= 0) sorted = before(sorted, enters, used);
    const many = pluralOf(made.one);
    for (const noun of crew.people) {
      const sight = sorted.findIndex(
        ({ line, rank }) =>
          rank === 1 && line.startsWith(`${capitalise(noun.many)} ${isSingle(noun) ? 'sees' : 'see'} the ${many} →`),
      );
      const acts = sorted.findIndex(
        ({ line }, at) => at < sight && isBy(line, noun) && new RegExp(`(?:→|;) ${toPattern(made.one)} is `).test(line),
      );
      const entered = sorted.findIndex(({ line }) => makes(line) === made.one);
      if (sight > 0 && acts >= 0 && entered < acts) sorted = before(sorted, sight, Math.max(acts, entered + 1));
    }
  }
  const last = sorted.findIndex(
    ({ line, rank }, at) => rank === 0 && atEnd.test(line) && !sorted.slice(at + 1).some((one) => one.rank === 0),
  );
  const behind = sorted.findIndex(({ rank }, at) => at > last && rank > 1);
  return last < 0 ? sorted : before(sorted, last, (behind < 0 ? sorted.length : behind) - 1);
}

const onThe =
  / (?:on|in|at|along|off|near) (?:an?|the|our|their|the \p{L}+'s?|one of (?:our|the)|each|every) (?:[\p{L}-]+ ){0,2}?(\p{L}+)$/iu;

/** What was reported on a kept thing names that thing: 'fallen trees on our trails', where trails are kept. */
export function pointing(steps: Step[], crew: Crew): Step[] {
  return [...crew.made.values()].reduce((pointed, made) => {
    const named = singularOf((onThe.exec(made.from ?? '')?.[1] ?? '').toLowerCase());
    const isKept = named !== '' && named !== made.one && crew.made.has(named) && !kindOfThing(named).isDated;
    if (!isKept || made.about !== undefined || made.fields.includes(named) || !made.fields.includes('place'))
      return pointed;
    const old = making(made.one, made.fields);
    // A machine says where it stands; of a trail the spot is needed too.
    made.fields = [named, ...made.fields.filter((field) => field !== 'place' || !kindOfThing(named).isLasting)];
    return pointed.map((step) => ({ ...step, line: step.line.replace(old, making(made.one, made.fields)) }));
  }, steps);
}

/** What somebody does or sees 'on the day' has a day: 'on the day everyone sees what to bring'. */
export function withDay(steps: Step[], crew: Crew): Step[] {
  const isOnDay = crew.acts.some(({ phrase, line }) =>
    /\bon the (?:day|evening|morning|night)\b/i.test(`${phrase} ${line}`),
  );
  const all = [...crew.made.values()];
  const of = all.find(({ one, about }) => about === undefined && !isAside(one));
  if (!isOnDay || !of || all.some(({ one, fields }) => kindOfThing(one).isDated || fields.includes('day')))
    return steps;
  const [first = '', ...rest] = of.fields;
  const found = steps.find(({ line }) => makes(line) === of.one)?.line ?? '';
  const fields = /: ([^;]+)/.exec(outcomeOf(found))?.[1] ?? '';
  of.fields = [first, 'day', ...rest];
  const [own = '', ...others] = fields.split(', ');
  return own !== first
    ? steps
    : steps.map((step) =>
        step.line === found ? { ...step, line: found.replace(fields, [own, 'day', ...others].join(', ')) } : step,
      );
}

/** Sights with the state of what has several, and with its photo: nobody else could tell what is done. */
export function withStates(steps: Step[], { made }: Crew): Step[] {
  const lines = steps.map(({ line }) => line).join('\n');
  return steps.map((step) => {
    const [, left = '', shown = '', one = ''] =
      /^(.+ → )((?:shows )?[^→;]+?) of each ([\p{L} -]+)$/u.exec(step.line) ?? [];
    const record = made.get(one);
    if (!record || /^(?:vote|rating|answer)$/.test(one)) return step;
    const isStated = record.states.some((state) => lines.includes(`${one} is ${state}`));
    const fields = shown.split(/, | and /);
    const more = [...(record.fields.includes('photo') ? ['photo'] : []), ...(isStated ? ['state'] : [])].filter(
      (field) => !fields.includes(field),
    );
    return more.length === 0 || fields.length < 2
      ? step
      : { ...step, line: `${left}${joinWords([...fields, ...more])} of each ${one}` };
  });
}

const objectOf = /(?<=\p{L} )(them|it)\b(?=$| (?:in|off|on|at|to|back|out|up|when|into|by|with)\b)/u;
/** A line that says of what it tells: 'nurses check donors in', where it was told as 'check them in'. */
export function naming(step: Step, { made }: Crew): Step {
  const [left = '', outcome = ''] = step.line.split(' → ');
  const of = made.get(/^([\p{L} -]+?) is /u.exec(outcome)?.[1] ?? '');
  if (of?.one === 'registration' && of.about && / is checked in\b/.test(outcome)) {
    const object = new RegExp(
      ` (?:them|it|(?:the |an? )?(?:${toPattern(of.about)}|${toPattern(pluralOf(of.about))})) in$`,
      'i',
    );
    return { ...step, line: `${left.replace(object, ` ${of.by.many} in`)} → ${outcome}` };
  }
  const [, pronoun] = objectOf.exec(left) ?? [];
  if (!of || !pronoun || /^(?:entry|answer|count|order|request)$/.test(of.one)) return step;
  const people = /^(?:registration|booking)$/.test(of.one) ? of.by.many : undefined;
  const own =
    people ??
    (/^(?:report|sighting)$/.test(of.one) ? 'what is reported' : `the ${pronoun === 'it' ? of.one : pluralOf(of.one)}`);
  return { ...step, line: `${left.replace(objectOf, own)} → ${outcome}` };
}
