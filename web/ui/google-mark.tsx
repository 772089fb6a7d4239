/** Google's letter in the colour of the text around it. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-4 fill-current" aria-hidden="true">
      <path d="M12.5 10.3v3.6h5.1c-.25 1.3-1.55 3.9-5.1 3.9a5.8 5.8 0 0 1 0-11.6c1.75 0 2.95.75 3.6 1.4l2.5-2.4A9 9 0 0 0 12.5 3a9 9 0 1 0 0 18c5.2 0 8.65-3.65 8.65-8.8 0-.65-.05-1.25-.2-1.9z" />
    </svg>
  );
}
