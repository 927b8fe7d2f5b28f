import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** Of the grown catalogue; what else grows follows from it. 0 leaves the grown catalogue out. */
  products: number;
  rounds: number;
  /** Leaves out starts and what is kept: the small catalogue against the grown one alone. */
  isAnewAlone: boolean;
  /** Writes the table to docs/performance.md as well. */
  isKept: boolean;
};

/** @throws Error for what is no number of at least 0, and for an unknown option */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '10000' },
      rounds: { type: 'string', default: '5' },
      anew: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  return {
    products: numberOf('products', values.products, 0),
    rounds: numberOf('rounds', values.rounds, 1),
    isAnewAlone: values.anew,
    isKept: values.keep,
  };
}

function numberOf(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least) throw new Error(`--${name} is a whole number from ${least}`);
  return number;
}
