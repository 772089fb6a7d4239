import type { ButtonHTMLAttributes } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors duration-100 disabled:cursor-default disabled:opacity-55';

const variants = {
  primary: 'bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary: 'border border-line bg-surface text-ink shadow-card enabled:hover:bg-hover [a&]:hover:bg-hover',
  danger: 'bg-danger text-on-accent enabled:hover:opacity-90',
  quiet: 'text-ink-soft enabled:hover:bg-hover enabled:hover:text-ink [a&]:hover:bg-hover [a&]:hover:text-ink',
} as const;

const sizes = {
  sm: 'h-8 px-3 text-sm',
  md: 'h-10 px-4 text-sm',
  lg: 'h-12 px-6 text-base',
  icon: 'size-9',
  iconSm: 'size-8',
} as const;

type Look = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** The classes of a button, for links that look like one. */
export function buttonClass({ variant = 'secondary', size = 'md' }: Look = {}): string {
  return `${base} ${variants[variant]} ${sizes[size]}`;
}

/** A button. While `busy` it takes no clicks but keeps its place and focus. */
export function Button({
  variant,
  size,
  busy = false,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass({ variant, size })} ${busy ? 'cursor-progress' : ''} ${className}`}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
