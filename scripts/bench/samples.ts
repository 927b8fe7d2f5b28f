/** The middle of what was measured; NaN where nothing was. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/**
 * How many times as much, pair by pair: what was measured one right after the other met the same machine, so that a
 * ratio holds where single times do not.
 */
export function ratioOf(measured: readonly number[], compared: readonly number[]): number {
  return medianOf(measured.map((value, index) => value / (compared[index] ?? Number.NaN)));
}

/** Each in turn, round after round, so that all of them meet the same machine. @returns what each gave, by its name */
export async function measureInTurn<Name extends string>(
  rounds: number,
  measures: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(measures) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) found[name].push(await measures[name]());
  }
  return found;
}
