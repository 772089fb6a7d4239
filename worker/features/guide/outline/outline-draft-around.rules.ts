import { withoutOutcomes } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { remarkStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { patternOfNoun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { isLimit, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { aimsFor } from '#worker/features/guide/outline/outline-draft-aims.rules.ts';
import { binds, isHeadline, isWish, whatFor } from '#worker/features/guide/outline/outline-draft-is.rules.ts';
import { jobFor } from '#worker/features/guide/outline/outline-draft-jobs.rules.ts';
import { notsFor } from '#worker/features/guide/outline/outline-draft-nots.rules.ts';
import { todayFor } from '#worker/features/guide/outline/outline-draft-today.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { readPeople } from '#worker/features/guide/outline/outline-people.rules.ts';

const isRule = (line: string) => isLimit(line) || binds.test(line);

/** Whether a sentence says what an act says. */
const isTold = (line: string, acts: string[]) =>
  acts.some((act) => remarkStems(line).isSubsetOf(remarkStems(withoutOutcomes(act))));

/** Whether an act was told by its owner, and not only completed: its words but those of its doer are in what was said. */
function isOwn({ line, told }: Read, said: Set<string>): boolean {
  const doer = typeof told.who === 'object' ? remarkStems(`${told.who.one} ${told.who.many}`) : new Set<string>();
  return remarkStems(withoutOutcomes(line)).difference(doer).isSubsetOf(said);
}

type Read = { line: string; told: Told };

/** Who uses it without those who do nothing there and are told of nothing; all where nobody else would be left. */
function usersOf({ acts, rules, people }: Outline): string[] {
  const lines = [...acts, ...rules.filter((line) => /\b(?:see|sees|told|book|books|may|can|must)\b/i.test(line))].join(
    '\n',
  );
  const used = people.filter(
    (line) =>
      / \((?:me|us)\)$|^Me$/.test(line) ||
      readPeople([line]).some(({ noun }) =>
        patternOfNoun({ ...noun, many: noun.many.replace(/^the /, '') }).test(lines),
      ),
  );
  return used.length > 0 ? used : people;
}

/**
 * A draft of no known kind with what stands around its acts: what it is as a phrase, how it is as it was told, its rules without what binds
 * nobody, those who do or are told something, and where nothing was told of it what is left out and what counts as success, by the told acts.
 * @param drafted the draft with what comes of each act.
 */
export function withAround(idea: Idea, drafted: Outline): Outline {
  const { acts } = drafted;
  const wishes = drafted.today.filter(isWish);
  const headlines = [...drafted.is, ...wishes].filter(isHeadline);
  const sentences = [...drafted.is, ...wishes].filter((line) => !isHeadline(line));
  const told = sentences.filter((line) => !isRule(line) && !isTold(line, acts));
  // 'Nobody sees where it was found' is no matter of today.
  const stated = drafted.today.filter((line) => /^(?:nobody|no one|no-one) \p{L}+s /iu.test(line));
  const plain = {
    ...drafted,
    rules: [...drafted.rules, ...[...sentences, ...stated].filter(isRule)],
    today: [...drafted.today.filter((line) => !wishes.includes(line) && !stated.includes(line)), ...told],
  };
  const outline = { ...plain, people: usersOf(plain) };
  const cast = castOf(outline, idea.name);
  const read = acts.flatMap((line): Read[] => {
    const one = readActLine(line, cast);
    return one ? [{ line, told: one }] : [];
  });
  const all = read.map((one) => one.told);
  const said = remarkStems(idea.said);
  const own = read.filter((one) => isOwn(one, said));
  const around = {
    idea,
    outline,
    acts: (own.length > 0 ? own : read).map((one) => one.told),
    people: cast.people.map(({ noun }) => noun),
  };
  return {
    ...outline,
    is: whatFor(headlines, around),
    today: todayFor(outline.today, around),
    people: outline.people.map((line) => {
      const of = cast.people.find(({ noun }) => line.toLowerCase().replace(/ \((?:me|us)\)$/, '') === noun.many);
      const job = of && jobFor(of.noun, all);
      return job ? `${line}: want to ${job}` : line;
    }),
    nots: outline.nots.length > 0 ? outline.nots : notsFor(around),
    aims: outline.aims.length > 0 ? outline.aims : aimsFor(around),
  };
}
