import { box } from './container-box.shared.ts';
import { type Bundle, laneMm, lanes } from './pack-bundles.ts';

/** Where it stands: from the front wall, and from the left one. */
type PlacedBundle = Bundle & { fromMm: number; asideMm: number };

export type Container = {
  bundles: PlacedBundle[];
  netKg: number;
  grossKg: number;
  limitKg: number;
  /** From the middle, in per cent of the length inside; more than 0 is nearer to the door. */
  centreOfGravity: { lengthPercent: number };
  /** The most that stands on a metre of the floor. */
  floorKgPerMetre: number;
  /** What could still be added: kilograms with packing, and bundles like the smallest. */
  room: { kg: number; bundles: number };
};

/** Kilograms that a metre of the floor carries: 28 t on six metres. */
export const floorKgPerMetre = 28_000 / 6;
const maxContainers = 20;
/** All orders of so many rows are tried. */
const mostOrders = 5;

type Row = Bundle[];

/** Loads the bundles into as few containers as their order allows. @returns also those that stand in none */
export function loadContainers(
  bundles: readonly Bundle[],
  limitKg: number,
): { containers: Container[]; left: { bundle: Bundle; why: 'too-heavy' | 'too-many' }[] } {
  const loads: Row[][] = [];
  const left: { bundle: Bundle; why: 'too-heavy' | 'too-many' }[] = [];
  const sorted = bundles.toSorted(
    (one, other) => other.lengthMm - one.lengthMm || other.grossKg - one.grossKg,
  );
  for (const bundle of sorted) {
    const isIn = loads.some((rows) => addBundle(rows, bundle, limitKg));
    if (isIn) continue;
    const rows: Row[] = [];
    if (!addBundle(rows, bundle, limitKg)) left.push({ bundle, why: 'too-heavy' });
    else if (loads.length < maxContainers) loads.push(rows);
    else left.push({ bundle, why: 'too-many' });
  }
  return { containers: loads.map((rows) => toContainer(rows, limitKg)), left };
}

/** Puts it into the first row with a place, or into a new one. @returns whether there was room */
function addBundle(rows: Row[], bundle: Bundle, limitKg: number): boolean {
  if (sumOf(rows.flat(), 'grossKg') + bundle.grossKg > limitKg) return false;
  const all = lengthOf(rows);
  for (const row of rows) {
    const longer = lengthOfRow([...row, bundle]) - lengthOfRow(row);
    if (row.length === lanes || all + longer > box.lengthMm) continue;
    row.push(bundle);
    return true;
  }
  if (all + lengthOfRow([bundle]) > box.lengthMm) return false;
  rows.push([bundle]);
  return true;
}

/** As long as its longest bundle, and long enough for the floor to carry it. */
function lengthOfRow(row: Row): number {
  const forWeight = Math.ceil((sumOf(row, 'grossKg') / floorKgPerMetre) * 1_000);
  return Math.max(forWeight, ...row.map(({ lengthMm }) => lengthMm));
}

function lengthOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + lengthOfRow(row), 0);
}

function toContainer(packed: readonly Row[], limitKg: number): Container {
  const { rows, startMm, lengthPercent } = findBalanced(packed);
  const bundles = packed.flat();
  const grossKg = sumOf(bundles, 'grossKg');
  return {
    bundles: placeRows(rows, startMm),
    ...{ netKg: sumOf(bundles, 'netKg'), grossKg, limitKg },
    centreOfGravity: { lengthPercent },
    floorKgPerMetre: Math.round(
      Math.max(...rows.map((row) => sumOf(row, 'grossKg') / (lengthOfRow(row) / 1_000))),
    ),
    room: { kg: limitKg - grossKg, bundles: countRoom(packed, limitKg) },
  };
}

type Balance = { rows: readonly Row[]; startMm: number; lengthPercent: number };

/** The bundles in that number and order of rows whose centre of gravity is nearest to the middle. */
function findBalanced(packed: readonly Row[]): Balance {
  const bundles = packed.flat().toSorted((one, other) => other.grossKg - one.grossKg);
  const fewest = Math.ceil(bundles.length / lanes);
  const counts = Array.from({ length: mostOrders }, (_, index) => fewest + index);
  const shared = counts.flatMap((count) => shareOut(bundles, count) ?? []);
  const [best, ...others] = [packed, ...shared].flatMap(ordersOf).map(balance);
  return others.reduce(
    (least, one) => (Math.abs(one.lengthPercent) < Math.abs(least.lengthPercent) ? one : least),
    best as Balance,
  );
}

/** Each to the lightest row with a place. @returns nothing where the rows are too long then */
function shareOut(bundles: readonly Bundle[], count: number): Row[][] {
  if (count > bundles.length) return [];
  const rows: Row[] = Array.from({ length: count }, () => []);
  for (const bundle of bundles) {
    const [lightest] = rows
      .filter((row) => row.length < lanes)
      .toSorted((one, other) => sumOf(one, 'grossKg') - sumOf(other, 'grossKg'));
    lightest?.push(bundle);
  }
  return lengthOf(rows) > box.lengthMm ? [] : [rows];
}

function ordersOf(rows: readonly Row[]): (readonly Row[])[] {
  if (rows.length < 2 || rows.length > mostOrders) return [rows];
  return rows.flatMap((row, index) => ordersOf(rows.toSpliced(index, 1)).map((rest) => [row, ...rest]));
}

/** Moves the whole load along the box as far as there is room. */
function balance(rows: readonly Row[]): Balance {
  let from = 0;
  let moment = 0;
  for (const row of rows) {
    moment += sumOf(row, 'grossKg') * (from + lengthOfRow(row) / 2);
    from += lengthOfRow(row);
  }
  const centreMm = moment / sumOf(rows.flat(), 'grossKg');
  const middleMm = box.lengthMm / 2;
  const startMm = Math.min(Math.max(0, middleMm - centreMm), box.lengthMm - from);
  const percent = ((startMm + centreMm - middleMm) / box.lengthMm) * 100;
  // Adding 0 turns -0 into 0.
  return { rows, startMm: Math.round(startMm), lengthPercent: Math.round(percent * 10) / 10 + 0 };
}

function placeRows(rows: readonly Row[], startMm: number): PlacedBundle[] {
  let from = startMm;
  return rows.flatMap((row) => {
    const length = lengthOfRow(row);
    const aside = (box.widthMm - row.length * laneMm) / 2;
    const placed = row.map((bundle, index) => ({
      ...bundle,
      fromMm: Math.round(from + (length - bundle.lengthMm) / 2),
      asideMm: Math.round(aside + index * laneMm + (laneMm - bundle.thicknessMm) / 2),
    }));
    from += length;
    return placed;
  });
}

/** How many more bundles like the smallest one there is room for. */
function countRoom(packed: readonly Row[], limitKg: number): number {
  const rows = packed.map((row) => [...row]);
  const [smallest] = packed.flat().toSorted((one, other) => one.grossKg - other.grossKg);
  let count = 0;
  while (smallest && addBundle(rows, smallest, limitKg)) count += 1;
  return count;
}

function sumOf(bundles: readonly Bundle[], of: 'netKg' | 'grossKg'): number {
  return bundles.reduce((sum, bundle) => sum + bundle[of], 0);
}
