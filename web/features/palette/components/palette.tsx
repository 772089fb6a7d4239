import AppWindow from 'lucide-react/icons/app-window';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Search from 'lucide-react/icons/search';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import Zap from 'lucide-react/icons/zap';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findPlaces, mostPlaces, type Place, type PlaceKind } from '#web/features/palette/find-places.ts';
import { showPalette } from '#web/features/palette/open-palette.ts';
import { usePlaces } from '#web/features/palette/use-places.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { isPlainEnter } from '#web/ui/keys.ts';

const icons: Record<PlaceKind, typeof Search> = {
  Screen: AppWindow,
  Idea: Lightbulb,
  Document: FileText,
  Prompt: SquareTerminal,
  Task: CircleCheck,
  Action: Zap,
};

/** Goes to any idea, screen, document, prompt or task by typing a part of its name (a combobox by the WAI-ARIA pattern). */
export function Palette() {
  const { places, isWhole, failed } = usePlaces();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = findPlaces(places, text);
  const chosen = found[Math.min(at, found.length - 1)];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another element
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.key]);

  const go = (place: Place) => {
    // The dialog gives the focus back first; a place may take it then.
    flushSync(() => showPalette(null));
    place.go();
  };
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      const last = found.length - 1;
      const from = Math.min(at, last);
      // One step wraps round the ends, a leap stops there.
      const to = Math.abs(step) === 1 ? (from + step + found.length) % found.length : from + step;
      setAt(Math.max(0, Math.min(last, to)));
    } else if (isPlainEnter(event) && chosen) {
      event.preventDefault();
      go(chosen);
    }
  };

  return (
    <Dialog open onClose={() => showPalette(null)} title="Go to">
      <div className="relative">
        <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.key}`}
          aria-autocomplete="list"
          aria-label="Idea, screen, document, prompt or task"
          placeholder="Type a part of its name"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={move}
          className={`${inputClass} h-11 pl-9`}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Places"
        className="-mx-2 mt-3 h-[min(24rem,50dvh)] overflow-y-auto"
      >
        {found.map((place, index) => (
          <Option
            key={place.key}
            id={`${id}-${place.key}`}
            place={place}
            selected={place === chosen}
            onPoint={() => setAt(index)}
            onChoose={() => go(place)}
          />
        ))}
      </div>
      <p role="status" className="mt-3 min-h-5 text-sm text-ink-faint">
        {tellFound(found.length, isWhole, failed)}
      </p>
    </Dialog>
  );
}

function tellFound(count: number, isWhole: boolean, failed: boolean): string {
  if (!isWhole) return 'Still loading documents, prompts and tasks…';
  const lacking = failed ? ' Some of them could not be loaded.' : '';
  const places = count === 1 ? '1 place.' : count < mostPlaces ? `${count} places.` : `The first ${count} places.`;
  return `${count === 0 ? 'Nothing has all of these words.' : places}${lacking}`;
}

function Option({
  id,
  place: { kind, label, about },
  selected,
  onPoint,
  onChoose,
}: {
  id: string;
  place: Place;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const Icon = icons[kind];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field names the option that is chosen
    <div
      id={id}
      role="option"
      aria-selected={selected}
      onPointerMove={onPoint}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-hover"
    >
      <Icon className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 text-sm">
          {label}
        </span>
        {about && (
          <span dir="auto" className="block truncate text-xs text-ink-soft">
            {about}
          </span>
        )}
      </span>
      <span className="shrink-0 text-xs text-ink-soft">{kind}</span>
    </div>
  );
}
