import monograms from './monograms.json' with { type: 'json' };
import type { CompanyColours } from './shipped-colours.shared.ts';
import type { Typeface } from './typefaces.shared.ts';

type Outline = { box: number[]; path: string };

/** The fallback icon for names in a script that no shipped font has: a slab. */
const slab: Outline = {
  box: [0, 0, 20, 28],
  path: 'M4 0h16l-4 28H0z',
};

const side = 64;
/** How much of the icon's side the letter takes. */
const letterShare = 0.56;

/** The first letter of a company's name in its own type and colours: its icon while it has no logo. */
export function drawMonogram(name: string, look: { typeface: Typeface; colours: CompanyColours }): string {
  const { typeface, colours } = look;
  const { box, path } = outlineOf(name, typeface);
  const [left = 0, top = 0, width = 1, height = 1] = box;
  const scale = (side * letterShare) / Math.max(width, height);
  const x = (side - width * scale) / 2 - left * scale;
  const y = (side - height * scale) / 2 - top * scale;
  const at = [x, y].map((value) => value.toFixed(3)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><path fill="${colours.surface}" d="M0 0h${side}v${side}H0z"/><path fill="${colours.ink}" transform="translate(${at}) scale(${scale.toFixed(5)})" d="${path}"/></svg>`;
}

/** Accents are left out: at the size of an icon they would be specks. */
function outlineOf(name: string, typeface: Typeface): Outline {
  const first = /[\p{L}\p{N}]/u.exec(name.normalize('NFD'))?.[0]?.toUpperCase() ?? '';
  const letters: Record<string, Outline> = monograms[typeface];
  return letters[first.slice(0, 1)] ?? slab;
}
