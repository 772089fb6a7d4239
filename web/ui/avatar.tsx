const sizes = { md: 'size-9 text-sm', lg: 'size-16 text-2xl font-serif' } as const;

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
  return (
    <span
      className={`flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-ink font-semibold text-paper ${sizes[size]}`}
    >
      {image ? <img src={image} alt="" className="size-full object-cover" /> : initial}
    </span>
  );
}
