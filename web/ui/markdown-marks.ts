type Remend = typeof import('remend').default;

let remend: Remend | null = null;

/** Fetches what closes half-open marks: only a reply that is being written needs it. */
export async function loadMarks() {
  remend ??= (await import('remend')).default;
}

/** A start of a fence, also within a list or a quote. */
const fence = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?:`{3,}|~{3,})/gm;
/** What may be the begun second line of a table. */
const begunRule = /^[ \t]*\|[ \t|:-]*$/;

/** The first lines of a table show as a table before its second one is written. */
function completeTable(paragraph: string): string {
  const [head = '', rule, ...rows] = paragraph.split('\n');
  if (!/^[ \t]*\|.*\|/.test(head) || rows.length > 0 || (rule && !begunRule.test(rule))) return paragraph;
  const cells = head
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/).length;
  return `${head}\n|${' --- |'.repeat(cells)}`;
}

/**
 * The unfinished end of a text with its half-open marks closed (bold, code, links, the head of a table), so that nothing changes its
 * looks when the rest of it arrives. As it is until `loadMarks` is done.
 */
export function closeMarks(text: string): string {
  if (!remend || (text.match(fence) ?? []).length % 2 === 1) return text;
  // Marks never reach over a blank line.
  const start = text.includes('\n\n') ? text.lastIndexOf('\n\n') + 2 : 0;
  const closed = remend(text.slice(start), {
    linkMode: 'text-only',
    // What follows are rules of Markdown that ours does not share, or changes that the finished text would take back.
    katex: false,
    htmlTags: false,
    singleTilde: false,
    comparisonOperators: false,
  });
  return text.slice(0, start) + completeTable(closed);
}
