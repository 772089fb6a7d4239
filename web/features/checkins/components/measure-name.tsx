/** What a measure of success is called: its id and its wording. */
export function MeasureName({ id, text }: { id: string; text: string }) {
  return (
    <>
      <span className="mr-2 text-xs text-ink-faint tabular-nums">{id}</span>
      <span dir="auto" className="[overflow-wrap:anywhere]">
        {text}
      </span>
    </>
  );
}
