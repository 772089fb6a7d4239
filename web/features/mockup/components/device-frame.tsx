import { useState } from 'react';
import { useWidth } from '#web/lib/use-width.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** What a device shows at once. A page is never shown lower than `lowest` on the reader's own screen. */
export const devices = [
  { id: 'phone', label: 'Phone 390', width: 390, height: 780 },
  { id: 'tablet', label: 'Tablet 820', width: 820, height: 1000 },
  { id: 'desktop', label: 'Desktop 1280+', width: 1280, height: 800 },
] as const;

export type Device = (typeof devices)[number];

const lowest = 440;

/**
 * A page as a device of this width shows it, made smaller where the screen is narrower. The page keeps its place when its address is
 * renewed: it was loaded from the first one.
 */
export function DeviceFrame({ url, title, device }: { url: string; title: string; device: Device }) {
  const { ref, width: room } = useWidth<HTMLDivElement>();
  const [address] = useState(url);
  const [isLoading, setIsLoading] = useState(true);
  const width = device.id === 'desktop' ? Math.max(device.width, room) : device.width;
  const scale = Math.min(1, room / width);
  const height = Math.max(device.height, lowest / (scale || 1));
  return (
    <div className="rounded-xl border border-line bg-sunken p-2 sm:p-5">
      <div ref={ref} className="w-full">
        {room > 0 && (
          <div
            className="relative mx-auto overflow-hidden rounded-lg bg-surface shadow-pop"
            style={{ width: width * scale, height: height * scale }}
          >
            <iframe
              src={address}
              title={title}
              sandbox="allow-scripts"
              onLoad={() => setIsLoading(false)}
              className="block origin-top-left border-0"
              style={{ width, height, transform: `scale(${scale})` }}
            />
            {isLoading && (
              <div className="absolute inset-0 flex items-center justify-center bg-surface text-ink-faint">
                <Spinner className="size-6" />
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
