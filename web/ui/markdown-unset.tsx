/** A text as it was written. */
export function PlainText({ text }: { text: string }) {
  return <div className="whitespace-pre-wrap">{text}</div>;
}

/** A text that can't be set as Markdown in time, and that this is so. */
export function Unset({ text }: { text: string }) {
  return (
    <>
      <p className="mb-4 font-sans text-sm text-ink-soft">
        This document is too long to be set here. This is its text.
      </p>
      <PlainText text={text} />
    </>
  );
}
