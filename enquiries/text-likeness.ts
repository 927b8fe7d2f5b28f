import { createHash } from 'node:crypto';
import { foldText } from '#database/fold-text.ts';

/** Shorter texts are alike by chance: "Is it in stock?" */
const fewestWords = 12;
const wordsInARow = 3;
/** Two texts that share two thirds of their runs have one of the keys in common with a probability of 95 %. */
const bands = 5;
const rowsOfBand = 2;
const bytesOfRow = 4;

/**
 * What texts that are mostly the same have in common, whatever names, numbers and links stand in them: a smallest hash
 * of each band of their runs of three words. None of a text of few words.
 */
export function likenessKeys(text: string): string[] {
  const words = foldText(text.replace(/https?:\S+|www\.\S+/giu, ' ')).match(/\p{L}{2,}/gu) ?? [];
  if (words.length < fewestWords) return [];
  const runs = words.slice(wordsInARow - 1).map((_, at) => words.slice(at, at + wordsInARow).join(' '));
  const hashes = runs.map((run) => createHash('sha512').update(run).digest());
  const smallest = (row: number) =>
    hashes.reduce(
      (least, hash) => Math.min(least, hash.readUInt32BE(row * bytesOfRow)),
      Number.MAX_SAFE_INTEGER,
    );
  return Array.from({ length: bands }, (_, band) => {
    const rows = Array.from({ length: rowsOfBand }, (_, row) => smallest(band * rowsOfBand + row));
    return [band, ...rows].join('-');
  });
}
