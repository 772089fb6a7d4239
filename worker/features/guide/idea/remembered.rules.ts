/** A pure rule that remembers its newest results, by what it was given. */
export function rememberNewest<Given extends unknown[], Result>(most: number, rule: (...given: Given) => Result) {
  const known = new Map<string, Result>();
  return (...given: Given): Result => {
    const key = JSON.stringify(given);
    const result = known.get(key) ?? rule(...given);
    known.delete(key);
    known.set(key, result);
    const [oldest] = known.size > most ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return result;
  };
}
