import type { z } from 'zod';

const mostNoted = 1_000;
const noted = new Set<string>();

/** What a row holds as JSON. Where that is damaged the log says so, and it reads as `instead`: no row fails its list. */
export function readStoredJson<T>(
  text: unknown,
  { schema, instead, of }: { schema: z.ZodType<T>; instead: T; of: string },
): T {
  const read = schema.safeParse(parseStored(String(text)));
  if (read.success) return read.data;
  noteDamage(of);
  return instead;
}

/** Says of a place once that what is stored there cannot be read. @param of such as `enquiries 12, lines` */
export function noteDamage(of: string): void {
  if (noted.has(of) || noted.size >= mostNoted) return;
  noted.add(of);
  const msg = `what is stored cannot be read: ${of}`;
  console.warn(JSON.stringify({ level: 'warn', time: Date.now(), msg }));
}

/** Undefined for what is no JSON. */
export function parseStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The texts of a list, without what is none. */
export function readStoredTexts(list: unknown): string[] {
  const texts = parseStored(String(list || '[]'));
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}

/** A moment as it is stored, or the first of 1970 where that is none. */
export function readStoredMoment(moment: string, of: string): string {
  if (!Number.isNaN(Date.parse(moment))) return moment;
  noteDamage(of);
  return new Date(0).toISOString();
}

/** One of some words, or the first of them where it is none. */
export function readStoredWord<const Word extends string>(
  words: readonly [Word, ...Word[]],
  text: unknown,
  of: string,
): Word {
  const known = words.find((word) => word === text);
  if (known === undefined) noteDamage(of);
  return known ?? words[0];
}
