import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { clearDrafts } from '#web/lib/drafts.ts';
import { keepSignedInHint } from '#web/lib/signed-in-hint.ts';
import { useTheme } from '#web/lib/theme.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

const themes = [
  { id: 'light', label: 'Light', icon: <Sun className="size-4" aria-hidden="true" /> },
  { id: 'dark', label: 'Dark', icon: <Moon className="size-4" aria-hidden="true" /> },
  { id: 'system', label: 'System', icon: <Monitor className="size-4" aria-hidden="true" /> },
] as const;

/** The theme, and the way out. */
export function PreferencesCard() {
  const [theme, setTheme] = useTheme();
  const forget = () => {
    clearDrafts();
    keepSignedInHint(null);
  };
  return (
    <div className="divide-y divide-line px-5 py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p className="text-sm font-medium">Theme</p>
        <Segmented label="Theme" choices={[...themes]} value={theme} onChange={setTheme} />
      </div>
      <div className="flex items-center justify-between gap-4 py-3">
        <p className="text-sm font-medium">This device</p>
        <a href="/api/logout" onClick={forget} className={buttonClass({ size: 'sm' })}>
          Sign Out
        </a>
      </div>
    </div>
  );
}
