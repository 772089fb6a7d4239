/** Every message of the documents' screens that is not the specification's own label. A toast is a title and a text. */
export const loading = {
  listFailed: 'Failed to fetch documents',
  versionsFailed: 'Failed to fetch document versions',
} as const;

export const searching = {
  busy: 'Looking through the texts…',
  bodiesFailed: 'The texts could not be read, so only titles were searched.',
  nothing: (query: string) => `No document has “${query}” in its title or text.`,
} as const;

export const saving = {
  done: (title: string, version: number) => ['Document saved', `“${title}” is now at version ${version}.`] as const,
  failed: 'The document could not be saved, and your text is still here.',
  newerVersion: (version: number) =>
    `Version ${version} was saved while you were writing. Yours is not saved yet, and your text is still here.`,
  titleTaken: (title: string) =>
    `There already is a document called “${title}”. Yours is not saved yet: choose another title, or save it as the next version of that one.`,
  draftKept: 'Draft kept in this browser',
  noDraft: 'This browser keeps no drafts: save before you leave',
} as const;

export const validation = {
  noText: 'A document needs some text',
  longText: 'A document can have at most 256 KB of text',
} as const;

export const restoring = {
  done: (from: number, to: number) =>
    ['Version restored', `The text of version ${from} is now version ${to}.`] as const,
  failed: 'Failed to restore the version',
  overtaken: 'A newer version was saved in the meantime. Nothing was changed: have a look at it first.',
} as const;
