import type { PictureColours, Swatch } from './picture-colours.shared.ts';

/** `93.18.126.26.ebebea-90.cfd1d2-10`: lightness, density, direction and strength of veins, then the palette. */
const pattern = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})((?:\.[0-9a-f]{6}-\d{1,3}){1,5})$/;

/** What was measured of a picture, as a part of an address. */
export function encodeLook({
  lightness,
  veinDensity,
  veinDirection,
  veinStrength,
  palette,
}: PictureColours): string {
  const swatches = palette.map(({ hex, share }) => `${hex.slice(1)}-${share}`);
  return [lightness, veinDensity, veinDirection, veinStrength, ...swatches].join('.');
}

/** @returns undefined for what is no such text, which anybody can write into an address */
export function decodeLook(text: string): PictureColours | undefined {
  const [, ...parts] = pattern.exec(text) ?? [];
  const [lightness = 101, veinDensity = 101, veinDirection = 180, veinStrength = 101] = parts.map(Number);
  const palette = (parts[4] ?? '').split('.').slice(1).map(decodeSwatch);
  const whole = palette.reduce((sum, { share }) => sum + share, 0);
  if (Math.max(lightness, veinDensity, veinStrength) > 100 || veinDirection > 179 || whole !== 100)
    return undefined;
  return { palette, lightness, veinDensity, veinDirection, veinStrength };
}

function decodeSwatch(text: string): Swatch {
  const [hex = '', share = ''] = text.split('-');
  return { hex: `#${hex}`, share: Number(share) };
}
