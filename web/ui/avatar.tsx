const sizes = {
  md: { className: 'size-9 text-sm', pixels: 36 },
  lg: { className: 'size-16 text-2xl font-serif', pixels: 64 },
} as const;

/** A person's picture, or their initial. */
export function Avatar({
  image,
  initial,
  size = 'md',
}: {
  image: string | null;
  initial: string;
  size?: keyof typeof sizes;
}) {
  const { className, pixels } = sizes[size];
  return (
    <span
      className={`flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-ink font-semibold text-paper ${className}`}
    >
      {image ? <img src={image} alt="" width={pixels} height={pixels} className="size-full object-cover" /> : initial}
    </span>
  );
}
