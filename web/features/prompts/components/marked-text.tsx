import { splitAtMatches } from '#web/features/prompts/prompt-list.ts';

/** A text with what was looked for marked wherever it stands. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return splitAtMatches(text, query).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
      <mark key={place} className="rounded-sm bg-notice-soft font-semibold text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
