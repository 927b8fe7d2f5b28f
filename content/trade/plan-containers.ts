import { type Container, loadContainers } from './load-containers.ts';
import {
  type Bundle,
  findTooBig,
  kgOf,
  longestMm,
  type PackingRules,
  type PlanLine,
  packBundles,
  type TooBig,
} from './pack-bundles.ts';

/** What could not be packed, and how many pieces of which line. */
export type LeftOut = { line: number; pieces: number; why: TooBig | 'too-heavy' | 'too-many' };
export type ContainerPlan = {
  containers: Container[];
  leftOut: LeftOut[];
  /** Lines that stand in one row alone: nothing as long fits behind them. */
  longLines: number[];
};

/** The centre of gravity may be so many per cent of the length from the middle (CTU Code 2015, annex 7). */
export const maxOffsetPercent = 5;

/** What a box carries, whatever the roads do. */
export const payloadKg = 28_000;

/** Packs all pieces or names them. @param limitKg stone and packing in one container */
export function planContainers(
  lines: readonly PlanLine[],
  { limitKg, rules }: { limitKg: number; rules: PackingRules },
): ContainerPlan {
  const most = limitKg - rules.packingKg;
  const judged = lines.map((line, index) => ({ line, index, why: findReason(line, most) }));
  const fitting = new Map(judged.flatMap(({ line, index, why }) => (why ? [] : [[index, line] as const])));
  const bundles = packBundles(fitting, { ...rules, maxKg: Math.min(rules.maxKg, most - 1) });
  const { containers, left } = loadContainers(bundles, limitKg);
  return {
    containers,
    leftOut: [
      ...judged.flatMap(({ line, index, why }) => (why ? [{ line: index, pieces: line.pieces, why }] : [])),
      ...piecesOf(left),
    ],
    longLines: [...fitting].flatMap(([index, { lengthMm, heightMm }]) =>
      Math.max(lengthMm, heightMm) > longestMm ? [index] : [],
    ),
  };
}

function findReason(line: PlanLine, most: number): LeftOut['why'] | undefined {
  return findTooBig(line) ?? (Math.ceil(kgOf(line)) > most ? 'too-heavy' : undefined);
}

function piecesOf(left: readonly { bundle: Bundle; why: 'too-heavy' | 'too-many' }[]): LeftOut[] {
  const all = left.flatMap(({ bundle, why }) => bundle.contents.map((part) => ({ ...part, why })));
  const byLine = Map.groupBy(all, ({ line, why }) => `${line} ${why}`);
  return [...byLine.values()].flatMap((parts) => {
    const pieces = parts.reduce((sum, part) => sum + part.pieces, 0);
    return parts.slice(0, 1).map(({ line, why }) => ({ line, pieces, why }));
  });
}
