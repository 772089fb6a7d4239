/** In place of style-to-object, never called: nothing that Markdown without raw HTML makes has a style written as text. */
export default function parseStyle(): Record<string, string> {
  return {};
}
