const bar =
  'block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full';
const tones = {
  ink: '[&::-moz-progress-bar]:bg-ink [&::-webkit-progress-value]:bg-ink',
  done: '[&::-moz-progress-bar]:bg-done [&::-webkit-progress-value]:bg-done',
} as const;

/** How far something has come, drawn as far as it has. A figure beside it says the same in text. */
export function ProgressBar({
  label,
  value,
  max = 100,
  tone = 'ink',
}: {
  label: string;
  value: number;
  max?: number;
  tone?: keyof typeof tones;
}) {
  return <progress aria-label={label} value={Math.min(value, max)} max={max} className={`${bar} ${tones[tone]}`} />;
}
