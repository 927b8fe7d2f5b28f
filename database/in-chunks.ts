/** Below what both engines take as values of one statement, and few enough that one is no pause. */
const valuesPerStatement = 500;

/** Runs work on a long list in parts, one after the other. @returns what all of them gave, in their order */
export async function inChunks<Value, Result>(
  values: readonly Value[],
  work: (some: Value[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[][] = [];
  for (let start = 0; start < values.length; start += valuesPerStatement) {
    results.push(await work(values.slice(start, start + valuesPerStatement)));
  }
  return results.flat();
}
