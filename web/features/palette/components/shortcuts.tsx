import { useState } from 'react';
import { commandKey, isHelpKeyOn, setHelpKey, showPalette } from '#web/features/palette/open-palette.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';

type Shortcut = [what: string, ...keys: string[]];

const listShortcuts = (command: string): [where: string, shortcuts: Shortcut[]][] => [
  [
    'Everywhere',
    [
      ['Go to an idea, screen, document, prompt or task', command, 'K'],
      ['Show these shortcuts', '?'],
      ['Close a dialog or a menu', 'Esc'],
    ],
  ],
  [
    'In the chat',
    [
      ['Send the message', 'Enter'],
      ['Begin a new line', 'Shift', 'Enter'],
      ['Leave a message as it was', 'Esc'],
    ],
  ],
  ['In a document', [['Save what you edit', command, 'S']]],
  [
    'In menus and lists',
    [
      ['Move', '↑', '↓'],
      ['First and last', 'Home', 'End'],
    ],
  ],
];

/** The keys that the app knows, by where they work. */
export function Shortcuts() {
  const [helpKey, setHelp] = useState(isHelpKeyOn);
  return (
    <Dialog open onClose={() => showPalette(null)} title="Keyboard shortcuts" width="sm">
      <div className="space-y-6">
        {listShortcuts(commandKey()).map(([where, shortcuts]) => (
          <section key={where}>
            <h3 className="mb-2 text-sm font-semibold">{where}</h3>
            <dl className="space-y-2 text-sm">
              {shortcuts.map(([what, ...keys]) => (
                <div key={what} className="flex items-baseline justify-between gap-4">
                  <dt className="text-ink-soft">{what}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {keys.map((key) => (
                      <kbd key={key} className="rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs">
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <div className="border-t border-line pt-2">
          <Switch
            label="Open this with the ? key"
            note="The account menu opens it too."
            checked={helpKey}
            onChange={(on) => {
              setHelpKey(on);
              setHelp(on);
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}
