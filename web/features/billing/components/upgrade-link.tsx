import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { buttonClass } from '#web/ui/button.tsx';

/** The way to Pro, beside what the plan is. `takesFocus` where it comes in place of what was just used. */
export function UpgradeLink({ takesFocus = false }: { takesFocus?: boolean }) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <Link ref={ref} to="/subscribe" className={`${buttonClass({ size: 'sm' })} max-sm:h-11`}>
      Upgrade to Pro
    </Link>
  );
}
