/**
 * An idea as a person would type it. `answers` are what this person says where a question of the assistant holds one of the words;
 * any other question gets the recommended option. From what is `vague` no document may be invented before the person has said more.
 * `outline` is what they make of the lines that the first form shows them.
 * `secondThoughts` is a change of mind, said when the requirements are written.
 * What runs in a terminal or inside other code `isNoPage`: no prompt for a builder of pages is due.
 * `inEnglish` says what a description in another language does, for the measures alone.
 */
export type Idea = {
  key: string;
  name: string;
  description: string;
  answers?: Record<string, string>;
  outline?: string;
  secondThoughts?: string;
  inEnglish?: string;
  isNoPage?: true;
  isVague?: true;
  isHeldOut?: true;
};
