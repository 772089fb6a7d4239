/** The one global outside ECMAScript that both a browser and a Worker have and that shared rules need. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
