/** In place of mdast-util-to-markdown: remark-gfm also writes Markdown, the app only reads it. */
export const defaultHandlers = {};

/** Never called: nothing turns a tree back into Markdown. */
export function toMarkdown(): string {
  return '';
}

/** In place of markdown-table, for the same reason. */
export function markdownTable(): string {
  return '';
}
