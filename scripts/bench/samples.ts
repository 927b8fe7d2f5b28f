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

/**
 * Each in turn, round after round, so that all of them meet the same machine; what follows what changes from round to
 * round, since a server that has rested while another was asked takes a little longer at first.
 * @returns what each gave, by its name
 */
export async function measureInTurn<Name extends string>(
  rounds: number,
  measures: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(measures) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of orderOf(names, round)) found[name].push(await measures[name]());
  }
  return found;
}

/** Williams' design: of an even number, each comes right after each other one equally often. */
function orderOf<Name>(names: readonly Name[], round: number): Name[] {
  return names.map((_, place) => {
    const step = place % 2 === 0 ? -place / 2 : (place + 1) / 2;
    return names[(round + step + names.length) % names.length] as Name;
  });
}

/**
 * The same, each sample of so many slices that are taken in turn as well: a machine that others use is slow for a second
 * at a time, which meets all the samples alike where slices are much shorter.
 * @returns of each, the mean of the slices of a sample, sample by sample
 */
export async function measureInSlices<Name extends string>(
  samples: number,
  slices: number,
  measures: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(measures) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let sample = 0; sample < samples; sample += 1) {
    const inTurn = await measureInTurn(slices, measures);
    for (const name of names) found[name].push(meanOf(inTurn[name]));
  }
  return found;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
