import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';

/** The words of an outlined idea that keep their capital in the middle of a sentence: Mama, Otieno, Postgres. */
export const namesIn = ({ outline }: Pick<Idea, 'outline'>): ReadonlySet<string> => {
  const text = outline ? Object.values(outline).flat().join('\n') : '';
  return new Set(text.match(/(?<=\p{Ll},? |\()\p{Lu}[\p{L}-]*/gu) ?? []);
};
