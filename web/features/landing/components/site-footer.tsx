import { PathMark } from '#web/ui/path-mark.tsx';

/** The foot of the public pages. */
export function SiteFooter() {
  return (
    <footer className="mx-auto w-full max-w-6xl px-5 text-sm text-ink-faint sm:px-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-8">
        <span className="mr-auto flex items-center gap-2 max-sm:w-full">
          <PathMark className="size-5" />© {new Date().getFullYear()} Launchpath
        </span>
        <a href="/terms" className="rounded-sm py-0.5 hover:text-ink">
          Terms of Service
        </a>
        <a href="/privacy" className="rounded-sm py-0.5 hover:text-ink">
          Privacy Policy
        </a>
      </div>
    </footer>
  );
}
