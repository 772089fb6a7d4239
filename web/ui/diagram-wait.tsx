/** Where a diagram is going to be. */
export function DiagramWait() {
  return (
    <p className="my-[0.9em] flex min-h-48 animate-breathe items-center justify-center rounded-md border border-line bg-surface font-sans text-sm text-ink-faint">
      Drawing the diagram…
    </p>
  );
}
