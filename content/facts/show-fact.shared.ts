import { memoize } from '#messages/memoize.shared.ts';
import { type FactValue, readFactValue, splitNotes } from './fact-value.shared.ts';
import { type Units, unitIn } from './units.shared.ts';

/** Converted numbers of at least so much are whole. */
const wholeFrom = 100;
const bothUnits: readonly Units[] = ['metric', 'imperial'];

/**
 * A value that somebody wrote as text in the units of a system, without what it has in brackets. What is in these units
 * already, or cannot be read, stays as it was written.
 * @param language how converted numbers are written, BCP 47
 */
export function showFact(text: string, units: Units, language = 'en'): string {
  const value = readFactValue(text);
  const shown = value && unitIn(value.unit, units);
  return shown && shown.factor !== 1 ? convert(value, shown, language) : splitNotes(text).value;
}

/** The system of units that a value was written in; undefined where it reads the same in both. */
export function unitsOf(text: string): Units | undefined {
  const value = readFactValue(text);
  const own = bothUnits.filter((units) => value && unitIn(value.unit, units).factor === 1);
  return own.length === 1 ? own[0] : undefined;
}

/** The same with what stands in brackets: "169 lb/ft³ (typical)". */
export function factIn(text: string, units: Units, language?: string): string {
  const { value, notes } = splitNotes(text);
  const shown = showFact(text, units, language);
  if (shown === value) return text;
  return notes.length > 0 ? `${shown} (${notes.join(', ')})` : shown;
}

function convert(
  value: FactValue,
  { symbol, factor }: { symbol: string; factor: number },
  language: string,
): string {
  const format = exactFormatIn(language, digitsFor(value, factor));
  const show = (number: number) => format.format(number * factor);
  const numbers = value.min === value.max ? show(value.min) : `${show(value.min)}–${show(value.max)}`;
  const spread = value.deviation === undefined ? '' : ` ± ${show(value.deviation)}`;
  const words = [value.bound, value.currency, `${numbers}${spread}`, symbol];
  return words.filter(Boolean).join(' ');
}

function digitsFor(value: FactValue, factor: number): number {
  const largest = value.max * factor;
  if (largest >= wholeFrom) return 0;
  return largest >= 10 ? 1 : 2;
}

/** Numbers with exactly so many digits behind the point, in the digits that fonts have. @param language BCP 47 */
export const exactFormatIn = memoize((language: string, digits: number) => {
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, { numberingSystem: 'latn', ...exact });
});
