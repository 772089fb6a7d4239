import { kebab } from '#worker/features/guide/documents/addresses.rules.ts';

/** A text as the name of a file: small, with hyphens, 40 characters at most; a short word at the end is left out, unless it says no. */
export const fileName = (text: string) =>
  kebab(text)
    .slice(0, 40)
    .replace(/-+(?!no$)[^-]{0,2}$/, '') || 'main';

/** The file of a feature: the first words of its title. */
export const slugOf = (title: string) => fileName(title.split(/\s+/).slice(0, 5).join(' '));
