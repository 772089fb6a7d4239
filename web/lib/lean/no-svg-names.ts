/** In place of property-information's names of SVG attributes: Markdown without raw HTML makes no SVG. */
export const svg = { property: {}, normal: {}, space: 'svg' };
