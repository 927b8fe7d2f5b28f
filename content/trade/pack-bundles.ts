import { box } from './container-box.shared.ts';

/** Pieces of one size, as they are asked for. */
export type PlanLine = {
  /** The stone's slug, and the slab's number where it is one. */
  product: string;
  name: string;
  slab?: string;
  kgPerM3: number;
  thicknessMm: number;
  lengthMm: number;
  heightMm: number;
  pieces: number;
};

export type PackingRules = {
  /** Of stone, and of packing, in one bundle. */
  maxKg: number;
  packingKg: number;
  slabsPerBundle: readonly { thicknessMm: number; slabs: number }[];
};

/** `line` is the place of what is packed among the lines that were asked for. */
export type Bundle = {
  contents: { line: number; pieces: number }[];
  pieces: number;
  /** Whole kilograms of stone, rounded up. */
  netKg: number;
  grossKg: number;
  lengthMm: number;
  heightMm: number;
  thicknessMm: number;
};

export type TooBig = 'too-long' | 'too-high' | 'too-thick';

export const lanes = 4;
export const laneMm = box.widthMm / lanes;
/** Packing and air around the stone of a bundle: two rows take slabs of 2.85 m, and a frame those of 2.10 m. */
const aroundMm = { length: 100, height: 290, thickness: 100 };
/** What stands in two rows. */
export const longestMm = box.lengthMm / 2 - aroundMm.length;
const highestMm = box.heightMm - aroundMm.height;

/** Pieces of one size side by side and above each other, as one slab of a bundle. */
type Leaf = { line: number; pieces: number; kg: number } & Size;
type Size = { lengthMm: number; heightMm: number; thicknessMm: number };

export function kgOf({ kgPerM3, lengthMm, heightMm, thicknessMm }: Omit<PlanLine, 'pieces'>): number {
  return (kgPerM3 * lengthMm * heightMm * thicknessMm) / 1e9;
}

/** Why a piece fits into no bundle. It stands on its longer side, along the container. */
export function findTooBig(line: Size): TooBig | undefined {
  const { lengthMm, heightMm, thicknessMm } = standing(line);
  if (lengthMm > box.lengthMm - aroundMm.length) return 'too-long';
  if (heightMm > highestMm) return 'too-high';
  return thicknessMm > laneMm - aroundMm.thickness ? 'too-thick' : undefined;
}

/** Each piece in a bundle, of one thickness each; the lines must fit. */
export function packBundles(lines: ReadonlyMap<number, PlanLine>, rules: PackingRules): Bundle[] {
  const leaves = [...lines].flatMap(([index, line]) => cutIntoLeaves(index, line, rules));
  const sorted = leaves.toSorted(
    (one, other) =>
      other.thicknessMm - one.thicknessMm || other.lengthMm - one.lengthMm || one.line - other.line,
  );
  const groups: Leaf[][] = [];
  for (const leaf of sorted) {
    const last = groups.at(-1);
    if (last && mayJoin(last, leaf, rules)) last.push(leaf);
    else groups.push([leaf]);
  }
  return groups.map((group) => toBundle(group, rules));
}

function standing({ lengthMm, heightMm, thicknessMm }: Size): Size {
  const [long, short] = [Math.max(lengthMm, heightMm), Math.min(lengthMm, heightMm)];
  return { lengthMm: long, heightMm: short, thicknessMm };
}

function cutIntoLeaves(index: number, line: PlanLine, { maxKg }: PackingRules): Leaf[] {
  const { lengthMm, heightMm, thicknessMm } = standing(line);
  const kg = kgOf(line);
  const rows = Math.max(1, Math.floor(highestMm / heightMm));
  const columns = Math.max(1, Math.floor(longestMm / lengthMm));
  const each = Math.max(1, Math.min(rows * columns, Math.floor(maxKg / kg)));
  const count = Math.ceil(line.pieces / each);
  return Array.from({ length: count }, (_, at) => {
    const pieces = Math.min(each, line.pieces - at * each);
    const high = Math.min(rows, pieces);
    return {
      ...{ line: index, pieces, kg: kg * pieces, thicknessMm },
      ...{ lengthMm: lengthMm * Math.ceil(pieces / rows), heightMm: heightMm * high },
    };
  });
}

function mayJoin(group: readonly Leaf[], leaf: Leaf, rules: PackingRules): boolean {
  const [first] = group;
  const kg = group.reduce((sum, one) => sum + one.kg, leaf.kg);
  return (
    first?.thicknessMm === leaf.thicknessMm &&
    group.length < slabsIn(leaf.thicknessMm, rules) &&
    kg <= rules.maxKg
  );
}

/** Thinner slabs are packed as the next thickness, thicker ones as thick together as the thickest. */
function slabsIn(thicknessMm: number, { slabsPerBundle }: PackingRules): number {
  const byThickness = slabsPerBundle.toSorted((one, other) => one.thicknessMm - other.thicknessMm);
  const rule = byThickness.find((one) => one.thicknessMm >= thicknessMm);
  const last = byThickness.at(-1);
  const together = last ? (last.slabs * last.thicknessMm) / thicknessMm : 1;
  const inLane = (laneMm - aroundMm.thickness) / thicknessMm;
  return Math.max(1, Math.floor(Math.min(rule?.slabs ?? together, inLane)));
}

function toBundle(group: readonly Leaf[], { packingKg }: PackingRules): Bundle {
  const byLine = Map.groupBy(group, ({ line }) => line);
  const sum = (leaves: readonly Leaf[], of: 'pieces' | 'kg') =>
    leaves.reduce((all, leaf) => all + leaf[of], 0);
  const netKg = Math.ceil(sum(group, 'kg'));
  return {
    contents: [...byLine].map(([line, leaves]) => ({ line, pieces: sum(leaves, 'pieces') })),
    pieces: sum(group, 'pieces'),
    ...{ netKg, grossKg: netKg + packingKg },
    lengthMm: Math.max(...group.map(({ lengthMm }) => lengthMm)) + aroundMm.length,
    heightMm: Math.max(...group.map(({ heightMm }) => heightMm)) + aroundMm.height,
    thicknessMm: group.reduce((all, leaf) => all + leaf.thicknessMm, aroundMm.thickness),
  };
}
