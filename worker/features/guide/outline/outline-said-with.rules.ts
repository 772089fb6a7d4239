/** What a line says to stand beside a state, and whether it has to be there: 'with the reason', 'with what was done', 'with a note'. */
export type SaidWith = { name: string; isAsked: boolean };

const form =
  /^with (?:(the )|an? )?(what (?:was|is|has been) \p{L}+|(?<=the |an? )\p{L}+(?<!\bholder)(?: it (?:will|is to) be \p{L}+)?)$/u;

/** Reads what stands behind a state in an outcome; undefined where that is nothing of its own. */
export function readSaidWith(rest: string | undefined): SaidWith | undefined {
  const [, the, name = ''] = form.exec(rest ?? '') ?? [];
  // The clock of the server knows when it is.
  const isKnown = /^(?:time|date|day|hour|moment)$/.test(name);
  return name === '' ? undefined : { name, isAsked: !isKnown && (the !== undefined || name.startsWith('what ')) };
}
