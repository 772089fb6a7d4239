import type { Question } from '#shared/chat.ts';
import { entryOf, namedDocuments } from '#worker/features/guide/documents/registry.rules.ts';
import { capitalise, escapeText, fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { Step, Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { nextQuestions } from '#worker/features/guide/product/next-questions.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { questionAsked } from '#worker/features/guide/product/questions.rules.ts';
import { asksReading, whyReading } from '#worker/features/guide/product/reading-question.rules.ts';
import { offerNext } from '#worker/features/guide/replies/path.rules.ts';

/** How each reply to 'I don't know' is known again, so that the next one is another. */
const signs = {
  explained: 'You need not know the answer',
  asked: 'One question is enough',
  chosen: 'Then I take what I would choose',
} as const;

/** Answers 'no idea': first what was meant, then one question alone, then what the guide would choose, then whom to ask. */
export function answerUnsure(turn: Turn, product: Product): Step {
  const said = (sign: string) => turn.lastReply.includes(sign);
  const questions = nextQuestions(product.idea, turn.decisions);
  if (said(signs.chosen)) return { text: sendOut(turn, product), calls: [] };
  if (said(signs.asked)) return { text: choose(turn, product, questions), calls: [] };
  const [first] = product.idea.isWish ? questions.slice(1) : questions;
  if (said(signs.explained) && first && turn.tools.has('askQuestions'))
    return {
      text: `${signs.asked}, and any answer will do. ${tellWhy(first)}`,
      calls: [{ tool: 'askQuestions', input: { questions: [first] } }],
    };
  if (said(signs.explained)) return { text: choose(turn, product, questions), calls: [] };
  return { text: explain(turn, product), calls: [] };
}

const tellWhy = ({ why, options }: Question) => `${why} If in doubt, take “${options[0]?.label ?? ''}”.`;

/** The last offer in one plain sentence, and a small next step. */
function explain({ lastReply, brief }: Turn, product: Product): string {
  const offer = /[^.!?\n]*\?\s*$/.exec(lastReply)?.[0] ?? '';
  const [kind] = namedDocuments(offer);
  const told = /\bprompts?\b/i.test(offer)
    ? 'A prompt is a text that you paste into a coding tool; the tool then builds that part.'
    : kind && entryOf(kind)?.means;
  const meant =
    told ??
    'Each question is a choice about your product; the recommended answer is a sound start and can be changed at any time.';
  const next =
    product.idea.clarity === 'empty'
      ? 'one sentence on who does what is enough, however rough.'
      : 'say “yes” and I go on with what I would choose, each choice marked as an assumption.';
  return `Nothing was saved. ${meant} ${signs.explained}: ${next}\n\n${product.idea.clarity === 'empty' ? `${capitalise(sentences)}` : offerNext(product, brief, [])}`;
}

const sentences =
  'three sentences that would be enough, to take and change:\n\n- Neighbours lend each other tools for a weekend.\n- A baker takes orders until the evening before.\n- I note what I have read and find it again years later.';

/** What the guide would take for each open question; none of it is kept as a decision. */
function choose({ brief }: Turn, product: Product, questions: Question[]): string {
  if (product.idea.clarity === 'empty')
    return `${signs.chosen}: a sentence for you to change. ${capitalise(sentences)}`;
  if (questions.length === 0) return `${signs.chosen} and go on. ${offerNext(product, brief, [])}`;
  const lines = questions.map(({ question, options }) => `- ${question} ${options[0]?.label ?? ''}.`);
  return `${signs.chosen}, and you change it whenever you know better. None of it is kept as your decision; it stands in the documents as an assumption:\n\n${lines.join('\n')}\n\n${offerNext(product, brief, [])}`;
}

/** Where the desk can't tell, a person can. */
function sendOut({ brief }: Turn, product: Product): string {
  const [task] = brief.openTasks;
  const next = task ? ` On the checklist the smallest step is this: ${escapeText(task.description, 200)}` : '';
  if (product.idea.clarity === 'empty')
    return `That is fine: an idea does not come from a form. Think of the last thing that annoyed you in an ordinary week, and tell me who was there and what they had to do.${next}`;
  return `${fill('That is fine, and it often means that it can’t be settled at the desk. Ask one of the {clients} how they did it the last time; what they tell you in five minutes is worth more than a choice of mine. Come back with one sentence of it.', product.slots)}${next} Nothing is lost meanwhile.`;
}

/** In place of a form that the last reply showed already. */
export function remindOfForm(product: Product): string {
  return product.idea.clarity === 'empty'
    ? `The questions above are still the ones that I need, and I don’t repeat them. You can leave them: ${sentences}`
    : 'The questions above are still open, and I don’t repeat them. Answer any one of them, by a click or in a sentence; or say “skip”, and the recommended answers stand as assumptions.';
}

/** To 'why do you ask?': what the answers to the last form change. */
export function tellWhyAsked(turn: Turn, product: Product): string {
  const asked = turn.asked.flatMap((question) => questionAsked(product.idea, question) ?? []);
  const reading = turn.asked.some((question) => asksReading(question, product.name))
    ? [`- Have I read ${product.name} right? ${whyReading}`]
    : [];
  if (asked.length + reading.length === 0)
    return `I ask what would change the documents most, and nothing that I could look up myself. ${offerNext(product, turn.brief, [])}`;
  const lines = [
    ...reading,
    ...asked.map(({ ask, why }) => `- ${fill(ask, product.slots)} ${fill(why, product.slots)}`),
  ];
  return `${lines.length === 1 ? 'Because the answer changes' : 'Because each answer changes'} what is built:\n\n${lines.join('\n')}\n\nNone has to be answered: what stays open is an assumption in the documents, with the recommended answer.`;
}
