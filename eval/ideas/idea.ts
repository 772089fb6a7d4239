/**
 * An idea as a person would type it. `answers` are what this person says where a question of the assistant holds one of the words;
 * any other question gets the recommended option. From what is `vague` no document may be invented before the person has said more.
 */
export type Idea = {
  key: string;
  name: string;
  description: string;
  answers?: Record<string, string>;
  isVague?: true;
};
