/** Numbers of one text, and the most digits that one of them has behind the decimal sign. */
export type WrittenNumbers = { values: number[]; decimals: number };

const spaceOrApostrophe = String.raw`[1-9]\d{0,2}(?:[ ']\d{3})+`;

/** English and Indian writers part thousands by commas, continental ones by points; both by spaces and apostrophes. */
const styles = [
  { whole: String.raw`[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3}`, point: '.' },
  { whole: String.raw`[1-9]\d{0,2}(?:\.\d{3})+`, point: ',' },
].map(({ whole, point }) => ({
  point,
  pattern: new RegExp(String.raw`^(?:\d+|${whole}|${spaceOrApostrophe})(?:[${point}](\d+))?$`),
}));

/**
 * Reads numbers that stand in one text, and so are written in one style: `1,250.50`, `1.250,50`, `2 350`, `1'250`,
 * `1,00,000`. A single comma before three digits parts thousands, as English does; a point there means either.
 * @param isPlausible decides between two readings, such as 2.71 and 2,710 kg/m³
 * @returns undefined for what is no number
 */
export function readNumbers(
  texts: readonly string[],
  isPlausible: (values: readonly number[]) => boolean = () => true,
): WrittenNumbers | 'ambiguous' | undefined {
  const plain = texts.map((text) =>
    text
      .replace(/\p{Cf}/gu, '')
      .replace(/\s/g, ' ')
      .replaceAll('’', "'")
      .trim(),
  );
  const [english, continental] = styles.map((style) => readAs(plain, style));
  if (!english || !continental) return english ?? continental;
  if (english.values.every((value, index) => value === continental.values[index])) return english;
  const isEither = plain.some((text) => text.includes('.'));
  const isMixed = isEither && plain.some((text) => text.includes(','));
  const [first, second] = isMixed ? [] : [english, continental].filter(({ values }) => isPlausible(values));
  if (first && !second) return first;
  return isEither ? 'ambiguous' : english;
}

/** One number, perhaps with a sign; NaN for what is none, or may be two. */
export function readNumber(text: string, isPlausible?: (value: number) => boolean): number {
  const [, sign = '', digits = ''] = /^\s*([-+−–]?)\s*(.*)$/s.exec(text) ?? [];
  const factor = sign === '' || sign === '+' ? 1 : -1;
  const read = readNumbers([digits], ([value = 0]) => isPlausible?.(factor * value) ?? true);
  const [value] = typeof read === 'object' ? read.values : [];
  return value === undefined ? Number.NaN : factor * value;
}

function readAs(
  texts: readonly string[],
  { point, pattern }: (typeof styles)[number],
): WrittenNumbers | undefined {
  const found = texts.map((text) => pattern.exec(text));
  if (found.some((match) => match === null)) return undefined;
  const values = texts.map((text) => {
    const [whole = '', fraction = ''] = text.split(point);
    return Number(`${whole.replace(/\D/g, '')}.${fraction}`);
  });
  return { values, decimals: Math.max(...found.map((match) => match?.[1]?.length ?? 0)) };
}
