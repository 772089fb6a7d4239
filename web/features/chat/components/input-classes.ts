/** The frame of what one writes to the assistant in. */
export const inputFrameClass =
  'rounded-xl border border-line-strong bg-surface p-2 shadow-card focus-within:border-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent';
/** The input within that frame. */
export const bareInputClass = 'resize-none bg-transparent px-2 py-1.5 outline-none';
