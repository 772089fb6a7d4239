/** How long the address of a preview is good. */
export const previewLifeMs = 600_000;

/** Whether a document is a page of its own, shown live, and not a text (spec 2, section 2). */
export const isHtmlTitle = (title: string): boolean => /\.html?$/i.test(title.trim());
