/** The first stop of the keyboard on a screen: past the bar, to its content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:m-2 focus:rounded-md focus:bg-surface focus:px-3 focus:py-2"
    >
      Skip to content
    </a>
  );
}
