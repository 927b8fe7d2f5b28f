import { createHash } from 'node:crypto';
import { foldText } from '#database/fold-text.ts';
import type { Limits } from '#people/limits/limits.service.ts';
import { networkOf } from '#people/limits/network-of.ts';
import { textIn } from './fields.schema.ts';
import { isFromProgram } from './read-submission.ts';

/** A sign that a program sent something: what it weighs, and its words for the staff. */
type Sign = { weight: number; words: string };
export type Doubts = { isSpam: boolean; isFromProgram: boolean; reason: string };

/** One sign alone is never enough, but for what no person does: an honest buyer has one now and then. */
const enough = 2;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Nobody reads a form, fills it in and sends it within that time. */
const quickestMs = 2_000;
const manyLinks = 3;
const alikeADay = 3;
const networkAnHour = 20;
/** Of all forms and networks together. */
const floodAnHour = 300;

const linkPattern = /https?:\/\/|\bwww\.|\[url/giu;
/** Where a link stands for a name or a place. */
const shortFields = ['name', 'full_name', 'city', 'phone'];
const writtenFields = ['subject', 'message', 'feedback'];

/** Weighs how likely it is that a program sent a form (specification/forms.md, "Spam"). */
export function createDoubts(limits: Limits) {
  const counted = limits.counters({ name: 'doubts', lifetimeMs: hourMs });
  const texts = limits.counters({ name: 'alike', lifetimeMs: dayMs });

  async function countTexts(input: unknown): Promise<number> {
    const keys = likenessKeys(writtenFields.map((name) => textIn(input, name) ?? '').join(' '));
    const counts = await Promise.all(keys.map((key) => texts.add(key)));
    return Math.max(0, ...counts.map(({ points }) => points));
  }

  return {
    /** Call once for each form that is complete: it is counted. */
    async weigh(input: unknown, ip: string): Promise<Doubts> {
      const [ofNetwork, ofAll, alike] = await Promise.all([
        counted.add(networkOf(ip)),
        counted.add('all networks'),
        countTexts(input),
      ]);
      const signs = [
        ...signsInside(input),
        ...(alike > alikeADay
          ? [{ weight: 1, words: 'the same words came several times within a day' }]
          : []),
        ...(ofNetwork.points > networkAnHour
          ? [{ weight: 1, words: 'many forms came from the same network within an hour' }]
          : []),
        ...(ofAll.points > floodAnHour
          ? [{ weight: 1, words: 'far more forms than usual came within an hour' }]
          : []),
      ];
      return { ...judge(signs), isFromProgram: isFromProgram(input) };
    },
  };
}

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
function likenessKeys(text: string): string[] {
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

function judge(signs: readonly Sign[]): Pick<Doubts, 'isSpam' | 'reason'> {
  const isSpam = signs.reduce((sum, { weight }) => sum + weight, 0) >= enough;
  return { isSpam, reason: isSpam ? signs.map(({ words }) => words).join('; ') : '' };
}

function signsInside(input: unknown): Sign[] {
  const linksIn = (names: readonly string[]) =>
    names.flatMap((name) => textIn(input, name)?.match(linkPattern) ?? []).length;
  return [
    ...(isFromProgram(input)
      ? [{ weight: enough, words: 'a field that people do not see was filled in' }]
      : []),
    ...(isTooQuick(input)
      ? [{ weight: 1, words: 'it was sent within two seconds of opening the page' }]
      : []),
    ...(linksIn(shortFields) > 0 ? [{ weight: 1, words: 'a link stands where a name belongs' }] : []),
    ...(linksIn(writtenFields) >= manyLinks ? [{ weight: 1, words: 'several links stand in it' }] : []),
  ];
}

/** As the page's script measured it; a form that was sent without scripts says nothing about it. */
function isTooQuick(input: unknown): boolean {
  const openMs = Number.parseInt(textIn(input, 'open_ms') ?? '', 10);
  return openMs >= 0 && openMs < quickestMs;
}
