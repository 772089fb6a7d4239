import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { PathMark } from '#web/ui/path-mark.tsx';

/** The visitor's bar. */
export function LandingBar() {
  return (
    <header className="flex items-center gap-2 py-5">
      <Link to="/" className="mr-auto flex items-center gap-2.5 rounded-sm font-serif text-lg font-semibold">
        <PathMark />
        Launchpath
      </Link>
      <Link to="/login" className={buttonClass({ variant: 'quiet' })}>
        Sign In
      </Link>
      <Link to="/login" className={buttonClass()}>
        Get Started
      </Link>
    </header>
  );
}
