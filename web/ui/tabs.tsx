import { type KeyboardEvent, type ReactNode, useId } from 'react';

/** Tabs with their panel: arrows move between them, only the chosen one is in the tab order. */
export function Tabs<Id extends string>({
  label,
  tabs,
  active,
  onChange,
  children,
}: {
  label: string;
  tabs: { id: Id; label: string }[];
  active: Id;
  onChange: (id: Id) => void;
  children: ReactNode;
}) {
  const base = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs.at((tabs.findIndex(({ id }) => id === active) + step) % tabs.length);
    if (!next) return;
    onChange(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} onKeyDown={move} className="flex gap-1 rounded-md bg-sunken p-1">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === active}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className="min-h-8 flex-1 rounded-sm px-2 text-sm text-ink-soft transition-colors duration-100 hover:text-ink aria-selected:bg-surface aria-selected:font-medium aria-selected:text-ink aria-selected:shadow-card"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${active}`} className="pt-5">
        {children}
      </div>
    </>
  );
}
