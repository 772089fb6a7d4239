import { type ButtonHTMLAttributes, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

type TriggerProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown'
>;

const edgePx = 8;

/** All of a menu is to be seen: it moves in from the sides of the window, and the page moves where it ends below. */
function bringIntoSight(list: HTMLElement) {
  const panel = list.parentElement;
  if (!panel) return;
  const { left, right } = panel.getBoundingClientRect();
  const shift = Math.max(edgePx - left, Math.min(0, document.documentElement.clientWidth - edgePx - right));
  if (shift) panel.style.translate = `${shift}px`;
  panel.scrollIntoView({ block: 'nearest' });
}

/** The entries that can be reached: one that a narrower window has is not there in a wider one. */
const visibleItems = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])].filter((item) => item.checkVisibility());

/** A menu button (WAI-ARIA pattern): arrows, Home, End and first letters move, Escape and Tab close, focus returns to the button. */
export function Menu({
  trigger,
  label,
  align = 'start',
  header,
  children,
}: {
  trigger: (props: TriggerProps) => ReactNode;
  label: string;
  align?: 'start' | 'end';
  header?: ReactNode;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const items = visibleItems(list.current);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
    if (list.current) bringIntoSight(list.current);
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  const moveFocus = (event: KeyboardEvent) => {
    const items = visibleItems(list.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      items.at(target % items.length)?.focus();
    } else if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (event.key.length === 1) {
      const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
      after.find((item) => item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
    }
  };

  return (
    <div ref={root} className="relative min-w-0">
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && (
        <div
          className={`absolute top-full z-30 mt-1.5 w-max max-w-[min(20rem,calc(100vw-4.5rem))] min-w-56 animate-rise rounded-lg border border-line bg-surface p-1.5 shadow-pop ${align === 'end' ? 'right-0' : 'left-0'}`}
        >
          {header}
          <div
            ref={list}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            onKeyDown={moveFocus}
            onClick={close}
            className="max-h-[60dvh] overflow-y-auto outline-none"
          >
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

/** An entry of a menu; with `checked` one of a set of choices. */
export function MenuItem({
  onSelect,
  checked,
  children,
}: {
  onSelect: () => void;
  checked?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
      tabIndex={-1}
      onClick={onSelect}
      className="flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 py-1.5 text-left text-sm -outline-offset-2 hover:bg-hover focus-visible:bg-hover aria-checked:bg-hover"
    >
      {children}
    </button>
  );
}
