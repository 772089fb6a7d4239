import type { OptionText, QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';

/**
 * A question that comes with a class of acts or things. Besides the slots of every text it has {actor}, {other} and {thing}: who does the act, who is
 * there besides, and with what. `touches` finds the feature that the answer changes by its title and text.
 */
export type ClassQuestion = Omit<QuestionText, 'shapes'> & {
  touches: RegExp;
  /** Asked only where the idea has one of these words. */
  onlyOf?: RegExp;
};

/** A class of acts or things that many products share, found in an idea by its words, with what must be settled for it. */
export type QuestionClass = {
  id: string;
  signs: RegExp;
  unless?: RegExp;
  /** It is about who people are: its signs count anywhere, and not only in what is done. */
  ofWhole?: true;
  /** The act that it is about, by its verb and what follows. */
  act: RegExp;
  questions: ClassQuestion[];
};

/** One choice: what is shown, what it means, and the criterion that follows. */
export function choice(label: string, rule: string, criterion: string, more: Partial<OptionText> = {}): OptionText {
  return { label, rule, criterion, ...more };
}
