import { parseAnswers } from '#shared/chat.ts';
import { plainWords } from '#worker/features/guide/grammar/words.rules.ts';

/** One answer to a question of a form. */
type Answer = { question: string; answer: string };
type Said = { userText: string; asked: string[] };

const numbered = /^\s*(?:q(?:uestion)?\s*)?(\d)\s*[.):-]\s*(\S.*)$/i;
/**
 * The answers to the last form that a message holds: sent by the form, typed under its questions, or by their numbers; [] where it
 * answers none.
 */
export function readFormAnswers({ userText, asked }: Said): Answer[] {
  const sent = parseAnswers(userText);
  if (sent.length > 0 || asked.length === 0) return sent;
  const lines = userText
    .slice(0, 8_000)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return underQuestions(lines, asked) ?? byNumber(lines, asked) ?? [];
}

/** A line that repeats a question, and what is written up to the next one. */
function underQuestions(lines: string[], asked: string[]): Answer[] | undefined {
  const answers: Answer[] = [];
  for (const line of lines) {
    const question = asked.find((one) => plainWords(one) === plainWords(line));
    const last = answers.at(-1);
    if (question) answers.push({ question, answer: '' });
    else if (last) last.answer = `${last.answer}\n${line}`.trim();
    else return undefined;
  }
  const given = answers.filter(({ answer }) => answer !== '');
  return given.length > 0 ? given : undefined;
}

/** '1. Until noon', '2) by card': each line by the number of its question. */
function byNumber(lines: string[], asked: string[]): Answer[] | undefined {
  const answers = lines.map((line) => {
    const [, number, answer = ''] = numbered.exec(line) ?? [];
    const question = number === undefined ? undefined : asked[Number(number) - 1];
    return question === undefined ? undefined : { question, answer };
  });
  return lines.length > 0 && answers.every((answer) => answer !== undefined) ? answers : undefined;
}
