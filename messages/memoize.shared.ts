/**
 * A function that works each result out once, such as a formatter of `Intl`: making one takes as long as a hundred uses.
 * For few different arguments, since all results are kept.
 */
export function memoize<Args extends unknown[], Result>(make: (...args: Args) => Result) {
  const known = new Map<string, Result>();
  return (...args: Args): Result => {
    const key = JSON.stringify(args);
    const result = known.has(key) ? (known.get(key) as Result) : make(...args);
    known.set(key, result);
    return result;
  };
}
