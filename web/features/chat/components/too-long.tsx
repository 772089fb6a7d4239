import { maximumMessageLength, tooLongWords } from '#shared/chat.ts';

const writer = new Intl.NumberFormat('en-US');

/** Whether the server would refuse a message for its length. */
export const isTooLong = (text: string) => text.length > maximumMessageLength;

/** Says so, and by how much; a screen reader hears it once, not with every key. */
export function TooLong({ text }: { text: string }) {
  return (
    <>
      <span role="alert">{tooLongWords}</span>. This one has {writer.format(text.length)}.
    </>
  );
}
