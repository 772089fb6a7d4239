import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { outlinedFact } from '#worker/features/guide/decisions/swaps.rules.ts';
import { readForm } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { fill, joinWords, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { warnsOfDanger } from '#worker/features/guide/idea/cautions.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { openOutcome } from '#worker/features/guide/product/act-gaps.rules.ts';
import { dearAct } from '#worker/features/guide/product/end-gaps.rules.ts';
import { listGaps } from '#worker/features/guide/product/gaps.rules.ts';
import { outsideQuestions } from '#worker/features/guide/product/outside-gaps.rules.ts';
import type { Settled } from '#worker/features/guide/product/questions.rules.ts';

/** What is assumed about people and language. */
export function roleAssumptions(idea: Idea, slots: Slots): string[] {
  const list: string[] = [];
  if (!idea.clientKnown)
    list.push(fill('Those who use it are called {clients} here; the idea does not name them.', slots));
  if (idea.host && !idea.hostKnown)
    list.push(fill('{Hosts} run it day by day; the idea does not say who does.', slots));
  if (idea.language) list.push(`The idea is written in ${idea.language.name}; this is how it was understood.`);
  return list;
}

const most = 3;

/** The limits of an idea that warns of danger, until a number is told. */
const openLimits = ({ said }: Idea, settled: Map<string, Settled>) =>
  warnsOfDanger(said) && !/\d/.test(settled.get('limits')?.text ?? '')
    ? [
        'which values are dangerous (upper and lower limit, for which age), and which professional confirms these numbers?',
      ]
    : [];

/** What only the person can answer, at most three: what must not be guessed, then what the idea itself leaves open. What one could ask of any idea is no gap of this one. */
export function clarify(idea: Idea, slots: Slots, settled: Map<string, Settled>, decided: string[]): string[] {
  const open: string[] = [...openLimits(idea, settled)];
  if (idea.clarity !== 'clear')
    open.push(fill('what is the one thing that {clients} must be able to do on the first day?', slots));
  const law = idea.domain?.law
    ? [fill('in which country does {name} start? It decides which rules on {law} apply.', slots)]
    : [];
  const gaps = listGaps(idea, decided).slice(0, most - law.length);
  open.push(...gaps, ...law);
  const dear = settled.has('payment') || settled.has('money') ? undefined : dearAct(idea);
  if (dear) open.push(fill(`who pays for each use of “${dear}”, and how many a day may one {client} have?`, slots));
  return open.slice(0, most);
}

/**
 * What an outline leaves open that nobody but its owner can say, at most three: what a question mark of theirs marks and what it rests on
 * outside before what one could ask of any.
 * @param asked what the owner asked and nothing answers yet; it comes first.
 */
export function openPointsOfOutline(
  idea: Idea,
  decisions: Decision[],
  { asked, settled }: { asked: string[]; settled: Map<string, Settled> },
): string[] {
  const { name, records, item } = idea;
  const facts = decisions.map(({ decision }) => decision);
  const aims = facts.filter((fact) => readForm(fact)?.kind === 'success');
  const rules = decisions.filter(({ topic }) => topic === outlinedFact).length - aims.length;
  const outside = outsideQuestions(idea, facts);
  const isBare = !records.some(({ one }) => one === item.one);
  const marked = [...idea.told, ...(idea.unsettled ?? [])]
    .flatMap((one) => openOutcome(one, name))
    .filter(({ answered }) => !facts.some((fact) => answered.test(fact)));
  return [
    ...asked,
    ...openLimits(idea, settled),
    ...(isBare ? [`what is noted of each ${item.one}?`] : []),
    ...inOne(marked.map(({ ask }) => ask)),
    ...outside,
    ...(aims.length === 0 ? [`which number, after three months, shows that ${name} was worth it?`] : []),
    ...(aims.length > 0 && !aims.some((aim) => /\d|\b(?:half|halved|none|nobody|no|all|every)\b/i.test(inDigits(aim)))
      ? [`by how much, and by when: “${aims[0]?.replace(/^Success: /, '')}”?`]
      : []),
    ...(rules <= 0 ? [`what must never happen in ${name}, even on a bad day?`] : []),
  ].slice(0, most);
}

const happening = /^what happens (when .+)\?$/;
/** What happens when several acts are done, asked at once. */
function inOne(asks: string[]): string[] {
  const acts = asks.flatMap((ask) => happening.exec(ask)?.slice(1) ?? []);
  const others = asks.filter((ask) => !happening.test(ask));
  return acts.length > 0 ? [`what happens ${joinWords(acts)}?`, ...others] : others;
}

/** With one question more; where there are three already, it takes the place of the last that no law asks. */
export function withQuestion(open: string[], question: string | undefined): string[] {
  if (!question || open.includes(question)) return open;
  const at = open.findLastIndex((text) => !/^(?:in which country|which values are dangerous)/.test(text));
  return open.length < most ? [...open, question] : open.map((text, index) => (index === at ? question : text));
}
