/** Markup that may stand in a page as it is. Only `html` and `trustMarkup` make it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const renderPart = (part: Part): string => {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('\n');
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
};

/** A template whose every interpolated text is escaped, good for text and for quoted attributes; other markup goes in as it is. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((page, string, index) => page + renderPart(parts[index - 1] ?? '') + string));
}

/** Takes a text as markup: for constants of ours only, never for what a person or a model wrote. */
export function trustMarkup(constant: string): Html {
  return new Html(constant);
}
