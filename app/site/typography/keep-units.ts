/** Longer names first: `m` must not match inside `mm`. */
const units = [
  ...[
    'kg/m³',
    'kg/m²',
    'g/cm³',
    'N/mm²',
    'mm³',
    'mm²',
    'cm²',
    'cm³',
    'm²',
    'm³',
    'mm',
    'cm',
    'km',
    'µm',
    'm',
  ],
  ...['mg', 'kg', 'g', 't', 'tonnes', 'tonne', 'MPa', 'kPa', 'GPa', 'kN', 'N', '°C', '°', 'K', '%', 'lux'],
  ...['per cent', 'per', 'sq ft', 'sq m', 'ft', 'metres', 'metre', 'degrees', 'million'],
  ...['minutes', 'hours', 'days', 'weeks', 'months', 'years'],
];
const blank = '[ \\t\\n]+';
const beforeUnit = new RegExp(`(\\d)${blank}(?=(?:${units.join('|')})(?![\\p{L}\\d]))`, 'gu');
const insideUnit = new RegExp(`\\b(sq|per)${blank}(?=(?:ft|m|cent|sq)\\b)`, 'g');
const aroundTimes = new RegExp(`(\\d)${blank}([×–])${blank}(?=\\d)`, 'g');
const afterCurrency = new RegExp(`(\\b[A-Z]{3}|[₹€£$])${blank}(?=\\d)`, 'g');
const joint = '\u00a0';

/** Ties numbers to their units with no-break spaces, so that no line ends between `20` and `mm`. */
export function keepUnits(text: string): string {
  return text
    .replace(beforeUnit, `$1${joint}`)
    .replace(insideUnit, `$1${joint}`)
    .replace(aroundTimes, `$1${joint}$2${joint}`)
    .replace(afterCurrency, `$1${joint}`);
}

/** The same for the text of HTML; tags and their attributes are not changed. */
export function keepUnitsInHtml(html: string): string {
  return html.replace(/[^<>]+(?=<|$)/g, keepUnits);
}
