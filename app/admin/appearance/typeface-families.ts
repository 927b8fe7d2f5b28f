import { shippedTypeface, type Typeface, typefaceKeys } from '#site/appearance/typefaces.shared.ts';
import { typefaceFiles } from '../../site/styles/typefaces/typefaces.ts';

export type TypefaceFamilies = { display: string; text: string };

/** As in app/site/styles/tokens.css, whose properties stand for the pair that the company has chosen. */
const shippedFamilies: TypefaceFamilies = {
  display: "Marcellus, 'Marcellus Georgia', 'Marcellus Times', serif",
  text: "'Hanken Grotesk Variable', 'Hanken Arial', sans-serif",
};

export function familiesOf(typeface: string): TypefaceFamilies {
  const key = typefaceKeys.find((candidate) => candidate === typeface) ?? shippedTypeface;
  return key === shippedTypeface ? shippedFamilies : typefaceFiles(key);
}

/** What browsers have to know to show all pairs; a file is fetched when something is set in it. */
export const allFaces = typefaceKeys.map((key: Typeface) => typefaceFiles(key).faces).join('');
