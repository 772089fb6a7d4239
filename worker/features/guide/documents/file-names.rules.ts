import { kebab } from '#worker/features/guide/documents/addresses.rules.ts';

/** A text as the name of a file: small, with hyphens, 40 characters at most. */
export const fileName = (text: string) =>
  kebab(text)
    .slice(0, 40)
    .replace(/-+[^-]{0,2}$/, '') || 'main';

/** The file of a feature: the first words of its title. */
export const slugOf = (title: string) => fileName(title.split(/\s+/).slice(0, 5).join(' '));
