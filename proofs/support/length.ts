/** `npm run proofs -- short` takes less of everything, so that all of it fits into a quarter of an hour. */
const isShort = process.env.PROOFS === 'short';

export function lengthOf<Size>({ short, long }: { short: Size; long: Size }): Size {
  return isShort ? short : long;
}

/** Where a random walk begins: the same each time in the short form; of a long one `PROOF_SEED` repeats it. */
export const seed = Number(process.env.PROOF_SEED ?? (isShort ? 7 : Date.now() % 1_000_000));

/** Figures that a proof has found, for docs/trust.md. */
export function tell(what: string, found: object): void {
  process.stdout.write(`${what}: ${JSON.stringify(found)}\n`);
}
