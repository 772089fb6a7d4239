/** In place of vfile: a text that is drawn has neither a path nor messages. */
export class VFile {
  value = '';
  readonly messages: never[] = [];

  /** By this unified knows one. */
  message(): never {
    throw new Error('Nothing is said of a text that is drawn.');
  }

  toString(): string {
    return this.value;
  }
}
