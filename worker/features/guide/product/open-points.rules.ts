import { fill, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { warnsOfDanger } from '#worker/features/guide/idea/cautions.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { listGaps } from '#worker/features/guide/product/gaps.rules.ts';
import type { Settled } from '#worker/features/guide/product/questions.rules.ts';

/** What is assumed about people, language and numbers. */
export function roleAssumptions(idea: Idea, slots: Slots): string[] {
  const list: string[] = [];
  if (!idea.clientKnown)
    list.push(fill('Those who use it are called {clients} here; the idea does not name them.', slots));
  if (idea.host && !idea.hostKnown)
    list.push(fill('{Hosts} run it day by day; the idea does not say who does.', slots));
  if (idea.language) list.push(`The idea is written in ${idea.language.name}; this is how it was understood.`);
  list.push(
    fill('The numbers in criteria and measures are proposals until the first ten {clients} have used {name}.', slots),
  );
  return list;
}

const most = 3;

/** What only the person can answer, at most three: what must not be guessed, then what the idea itself leaves open, then who it is for. */
export function clarify(idea: Idea, slots: Slots, settled: Map<string, Settled>, decided: string[]): string[] {
  const open: string[] = [];
  if (warnsOfDanger(idea.said) && !/\d/.test(settled.get('limits')?.text ?? ''))
    open.push(
      'which values are dangerous (upper and lower limit, for which age), and which professional confirms these numbers?',
    );
  if (idea.clarity !== 'clear')
    open.push(fill('what is the one thing that {clients} must be able to do on the first day?', slots));
  const law = idea.domain?.law
    ? [fill('in which country does {name} start? It decides which rules on {law} apply.', slots)]
    : [];
  const gaps = listGaps(idea, decided).slice(0, most - law.length);
  open.push(...gaps, ...law);
  // Every product has first users; where the idea itself leaves something open, that comes before.
  if (gaps.length === 0 && !settled.has('first-users'))
    open.push(fill('who are the first ten {clients}, and how are they reached?', slots));
  const isSold =
    idea.pattern.id !== 'devtool' &&
    idea.category !== 'internal tool' &&
    !settled.has('payment') &&
    !settled.has('money');
  if (isSold) open.push(fill('who pays for running {name}, and what may it cost a month?', slots));
  return open.slice(0, most);
}
