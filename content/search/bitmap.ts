/** Which of up to a fixed number of entries belong to something, a bit each. */
export type Bitmap = Uint32Array<ArrayBuffer>;

const bitsPerWord = 32;

export function createBitmap(size: number): Bitmap {
  return new Uint32Array(Math.ceil(size / bitsPerWord));
}

export function setBit(bits: Bitmap, at: number, isSet = true): void {
  const index = at >>> 5;
  const word = bits[index] ?? 0;
  bits[index] = isSet ? word | (1 << (at & 31)) : word & ~(1 << (at & 31));
}

export function hasBit(bits: Bitmap, at: number): boolean {
  return ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
}

/** What is in both; the first is changed. */
export function keepShared(bits: Bitmap, other: Bitmap): Bitmap {
  for (let index = 0; index < bits.length; index += 1) bits[index] = (bits[index] ?? 0) & (other[index] ?? 0);
  return bits;
}

/** What is in either; the first is changed. */
export function addAll(bits: Bitmap, other: Bitmap): Bitmap {
  for (let index = 0; index < bits.length; index += 1) bits[index] = (bits[index] ?? 0) | (other[index] ?? 0);
  return bits;
}

/** How many are in both. */
export function countShared(bits: Bitmap, other: Bitmap): number {
  let count = 0;
  for (let index = 0; index < bits.length; index += 1) {
    count += countOnes((bits[index] ?? 0) & (other[index] ?? 0));
  }
  return count;
}

/** Where in a bitmap there is anything: of few entries little has to be looked at. */
export function findFilled(bits: Bitmap): Uint32Array {
  const filled = new Uint32Array(bits.length);
  let count = 0;
  for (let index = 0; index < bits.length; index += 1) if (bits[index] !== 0) filled[count++] = index;
  return filled.subarray(0, count);
}

/** How many are in both, where one has something only at these. */
export function countSharedAt(filled: Uint32Array, bits: Bitmap, other: Bitmap): number {
  let count = 0;
  for (let at = 0; at < filled.length; at += 1) {
    const index = filled[at] ?? 0;
    count += countOnes((bits[index] ?? 0) & (other[index] ?? 0));
  }
  return count;
}

export function hasShared(bits: Bitmap, other: Bitmap): boolean {
  for (let index = 0; index < bits.length; index += 1) {
    if (((bits[index] ?? 0) & (other[index] ?? 0)) !== 0) return true;
  }
  return false;
}

export function countBits(bits: Bitmap): number {
  return countShared(bits, bits);
}

function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
