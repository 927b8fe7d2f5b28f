/** A part of a text, and the field that it shows. */
export type Part = { field: string; start: number; end: number };

const mapDigits = 2;
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What pages write within sentences: days, coordinates, and what stands for words in braces. */
export function createFoundParts() {
  /** Fields with the same value are told apart by the item around them. */
  const phrases = new Map<string, string[]>();
  /** Texts with words in braces, by their fields. */
  const templates = new Map<string, string>();
  const fillings: { field: string; word: string; filling: string }[] = [];
  let pattern: RegExp | undefined;

  function notePhrase(field: string, phrase: string): void {
    phrases.set(phrase, [...(phrases.get(phrase) ?? []), field]);
    const all = [...phrases.keys()].join('|').replaceAll('.', '\\.');
    pattern = new RegExp(`(?<![\\d.])(?:${all})`, 'g');
  }

  return {
    /** As maps write it: whether it is a latitude or a longitude, the letter tells. */
    noteDegrees(field: string, value: number): void {
      for (const letter of value < 0 ? ['S', 'W'] : ['N', 'E']) {
        notePhrase(field, `${Math.abs(value).toFixed(mapDigits)}° ${letter}`);
      }
    },

    noteText(name: string, { format }: { format?: string }, value: string): void {
      if (/\{\w+\}/.test(value)) templates.set(name, value);
      const day = new Date(`${value}T00:00:00Z`);
      if (format === 'date' && !Number.isNaN(day.getTime())) notePhrase(name, dayFormat.format(day));
    },

    /** @param word that texts say in braces for the value */
    noteFilling: (field: string, word: string, filling: string): void =>
      void fillings.push({ field, word: `{${word}}`, filling }),

    /** The parts of a text that have a field of their own. @param item the path of the item around it */
    partsOf(text: string, item: string): Part[] {
      if (!pattern) return [];
      const taken = new Set<string>();
      return [...text.matchAll(pattern)].map(({ 0: phrase, index }) => {
        const all = phrases.get(phrase) ?? [];
        const own = all.filter((field) => item !== '' && field.startsWith(item));
        const candidates = own.length > 0 ? own : all;
        const field = candidates.find((candidate) => !taken.has(candidate)) ?? candidates[0] ?? '';
        taken.add(field);
        return { field, start: index, end: index + phrase.length };
      });
    },

    /** What was filled into a text for words in braces. @param field of the text */
    fillingsIn(text: string, field: string): Part[] {
      const template = templates.get(field);
      if (template === undefined) return [];
      const plain = text.replaceAll('\u00a0', ' ');
      return fillings.flatMap(({ word, filling, field: own }) => {
        const [ahead = '', ...behind] = template.split(word);
        const before = ahead.slice(ahead.lastIndexOf('}') + 1);
        const start = behind.length > 0 ? plain.indexOf(before + filling) + before.length : -1;
        if (start < before.length) return [];
        return [{ field: own, start, end: start + filling.length }];
      });
    },
  };
}
